/** What the board shows: events in order, one at a time, until it has caught up with the server. */
import type { Happened, View } from "../../gen/wire";
import { moment } from "../settings.svelte";
import { after, recognised } from "./unfolding";

type Part = { events: Happened[]; view: View };

const MANY = 8;
/** With so many events still to come, each is shown for half its time; with twice as many, for a third, and so on. */

export class Stage {
  view = $state.raw<View | null>(null);
  event = $state.raw<Happened | null>(null);
  battle = $state.raw<[number, number] | null>(null);
  /** The effect that is being applied: the card that it stands on, and its name. */
  effect = $state.raw<{ card: string; name: string } | null>(null);
  busy = $state(false);
  /** The number of the last event that may be told: what is still to be shown is not told before. */
  upTo = $state(Infinity);
  /** Whether there is a last move to be shown again. */
  memory = $state.raw<{ from: View; parts: Part[] } | null>(null);
  #parts: Part[] = [];
  #left = 0;
  #wake: (() => void) | null = null;
  #hurry = false;
  #fresh = true;
  #old = false;
  /** Whose eyes look: what is still being shown to others is not gone on with. */
  #eyes = 0;

  /** @param say Says what happened, to those who listen. */
  constructor(readonly say: (events: Happened[]) => void) {}

  /** The server's view, and what led to it; without a way there it is shown as it is. */
  receive(view: View, events: Happened[], known: boolean): void {
    if (!this.view || !known || !events.length) {
      this.#parts = [];
      this.#jump(view);
      if (!known) this.memory = null;
      if (events.length && known) this.say(events);
      return;
    }
    if (this.#fresh || !this.memory) this.memory = { from: this.view, parts: [] };
    this.#fresh = false;
    if (!this.#parts.length && !this.busy) this.upTo = events[0]!.number - 1;
    this.memory = { from: this.memory.from, parts: [...this.memory.parts, { events, view }] };
    this.#parts.push({ events, view });
    void this.#run();
  }

  /** A choice of our own was made: what comes now is a new move. */
  turn(): void {
    this.#fresh = true;
  }

  /** Other eyes look from now on: nothing is left of what the ones before were shown. */
  forget(): void {
    this.#eyes += 1;
    this.#parts = [];
    this.view = this.memory = null;
    this.event = this.battle = this.effect = null;
    this.upTo = Infinity;
    this.busy = this.#hurry = this.#old = false;
    this.#fresh = true;
    this.#wake?.();
  }

  /** Everything that is still to be shown is shown at once. */
  skip(): void {
    this.#hurry = true;
    this.#wake?.();
  }

  /** Shows the last move again. */
  again(): void {
    if (this.busy || !this.memory) return;
    this.view = this.memory.from;
    this.#parts = [...this.memory.parts];
    this.#old = true;
    void this.#run();
  }

  async #run(): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    const eyes = this.#eyes;
    while (this.#parts.length) {
      const part = this.#parts.shift()!;
      const quiet = this.#hurry || !moment() || document.hidden;
      if (quiet) this.say(part.events);
      else {
        this.#left = part.events.length;
        for (const event of part.events) {
          if (this.#hurry) break;
          this.#left -= 1;
          this.#show(event, part.view);
          this.say([event]);
          await this.#pause();
          if (eyes !== this.#eyes) return;
        }
      }
      this.#jump(part.view);
    }
    this.busy = false;
    this.#hurry = false;
    this.#old = false;
    this.upTo = Infinity;
  }

  #show(event: Happened, end: View): void {
    if (!this.#old) this.upTo = event.number;
    const data = event.data as { card?: string; effect?: string; first_sector?: number; second_sector?: number };
    this.event = event;
    if (event.kind === "BattleBegins") this.battle = [data.first_sector!, data.second_sector!];
    if (event.kind === "EffectApplied") this.effect = { card: data.card!, name: data.effect! };
    else if (/^(RoundBegins|CardPlayed|BattleBegins|Passed)$/.test(event.kind)) this.effect = null;
    if (/^(RoundBegins|InitiativeHandedOver|ShieldsRegenerate)$/.test(event.kind)) this.battle = null;
    this.view = recognised(after(this.view!, event, end), this.view);
  }

  #jump(view: View): void {
    this.view = recognised(view, this.view);
    this.event = this.battle = this.effect = null;
  }

  #pause(): Promise<void> {
    const time = moment() / (1 + Math.min(3, Math.floor((this.#left + this.#parts.length) / MANY)));
    return new Promise((done) => {
      const timer = setTimeout(done, time);
      this.#wake = () => {
        clearTimeout(timer);
        done();
      };
    });
  }
}
