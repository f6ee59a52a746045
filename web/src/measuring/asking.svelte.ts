/** Questions to the plane: one under way at a time, and of those that come meanwhile the newest goes next. */
import type { MeasuredTable, Problem } from "../../gen/wire";
import { ask, Refused } from "../api";
import type { Lang } from "../words.svelte";
import type { Doc, Pose } from "./document";

export type Query = Record<string, unknown> & { kind: string };
type Question = { game: string; table: Doc; query: Query; lang: Lang };

/** What an answer may hold that the table itself makes use of. */
export type Told = {
  pose?: Pose;
  resolved?: { pose: Pose };
  poses?: Record<string, Pose>;
  candidates?: Pose[];
  overlaps?: string[] | Record<string, string[]>;
  obstructed_by?: string[];
  legal?: boolean;
};

/** At least so many milliseconds lie between two questions: more is not seen, and the server has others to answer. */
const PAUSE = 30;
/** After so many it is asked again what got no answer. */
const AGAIN = 1000;

export class Asking {
  /** What the plane said last, and to which question. */
  answer = $state.raw<MeasuredTable | null>(null);
  asked = $state.raw<Query | null>(null);
  refused = $state.raw<Problem | null>(null);
  lost = $state(false);
  #next: Question | null = null;
  #last: Question | null = null;
  #busy = false;

  get told(): Told {
    return (this.answer?.answer ?? {}) as Told;
  }

  /** Asks, as soon as the question before is answered. */
  ask(question: Question): void {
    const last = this.#last;
    if (last && last.table === question.table && last.query === question.query && last.lang === question.lang) return;
    this.#last = this.#next = question;
    if (!this.#busy) void this.#work();
  }

  /** Nothing is to be measured any more. */
  forget(): void {
    this.#next = this.#last = null;
    this.answer = this.asked = this.refused = null;
    this.lost = false;
  }

  async #work(): Promise<void> {
    this.#busy = true;
    for (let question = this.#next; question; question = this.#next) {
      this.#next = null;
      const start = performance.now();
      let pause = PAUSE;
      try {
        const { game, ...body } = question;
        const answer = await ask<MeasuredTable>("POST", `/api/measuring/${game}`, body);
        if (this.#last) [this.answer, this.asked, this.refused] = [answer, question.query, null];
        this.lost = false;
      } catch (problem) {
        // What was measured before is true no longer.
        [this.answer, this.asked, this.refused] = [null, null, problem instanceof Refused ? problem.problem : null];
        this.lost = !this.refused && this.#last !== null;
        if (!this.refused || this.refused.code === "flood") pause = AGAIN;
      }
      performance.measure("measured", { start });
      await new Promise((done) => setTimeout(done, pause));
      if (pause === AGAIN) this.#next ??= this.#last;
    }
    this.#busy = false;
  }
}
