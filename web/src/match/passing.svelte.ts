/** Where there is only one option it is taken by itself, if the player so wishes, after a time that tells nothing. */
import type { Decision, Option } from "../../gen/wire";
import { settings } from "../settings.svelte";

const SHORTEST = 1200;
const LONGEST = 3200;
/** The time is drawn anew for each decision and depends on nothing else: to the others it looks like thinking. */
const time = (): number => SHORTEST + Math.random() * (LONGEST - SHORTEST);

export class Passing {
  /** The decision that goes on by itself soon. */
  soon = $state<string | null>(null);
  #timer = 0;
  #held: string | null = null;

  constructor(readonly choose: (option: Option) => void) {}

  /** Another decision, or none. */
  consider(decision: Decision | null): void {
    this.#stop();
    const question = decision?.question;
    if (!settings.auto || question?.kind !== "choose" || question.options.length !== 1 || decision!.id === this.#held) return;
    this.soon = decision!.id;
    this.#timer = window.setTimeout(() => {
      this.soon = null;
      this.choose(question.options[0]!);
    }, time());
  }

  /** The player would rather do it themselves. */
  hold(): void {
    this.#held = this.soon;
    this.#stop();
  }

  end(): void {
    this.#stop();
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.soon = null;
  }
}
