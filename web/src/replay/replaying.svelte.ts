/** A match to be watched again: its moments, the one that is shown, and whose eyes it is seen with. */
import type { Ended, Happened, Seated, StarfighterView } from "../../gen/wire";
import { ask, Refused, seats as kept } from "../api";
import { go } from "../route.svelte";
import { guest } from "../session.svelte";
import type { Stage } from "../starfighter/stage.svelte";
import { playerName } from "../players";
import { say, seatsAreCalled, t, told } from "../words.svelte";

type Frame = { seat: string | null; events: Happened[]; view: StarfighterView };
type Replay = { game: string; seats: string[]; players: string[]; frames: Frame[]; ended: Ended | null };

/** An address names the moment and the eyes: `#12` or `#12:first`. */
const MOMENT = /^(\d+)(?::(\w+))?$/;

export class Replaying {
  replay = $state.raw<Replay | null>(null);
  /** The record as text, when it was opened from a file. */
  text = $state("");
  /** Through which seat's eyes; empty for everything open. */
  eyes = $state("");
  at = $state(0);
  playing = $state(false);
  wrong = $state("");

  constructor(
    readonly match: string,
    readonly stage: Stage,
    hash: string,
  ) {
    const [, at, eyes] = MOMENT.exec(hash) ?? [];
    this.at = Number(at ?? 0);
    this.eyes = eyes ?? "";
    seatsAreCalled((seat) => this.name(seat));
  }

  get last(): number {
    return Math.max(0, (this.replay?.frames.length ?? 1) - 1);
  }

  get frame(): Frame | undefined {
    return this.replay?.frames[Math.min(this.at, this.last)];
  }

  get address(): string {
    return `#${this.at}${this.eyes && `:${this.eyes}`}`;
  }

  /** Whoever sat at a seat; a bot is kept under its level's name. */
  name(seat: string): string {
    const name = this.replay?.players[this.replay.seats.indexOf(seat)] ?? "";
    const bot = say(`level-${name}`) !== `level-${name}`;
    return playerName({ seat, name, kind: bot ? "bot" : "person", level: name, here: true, gone: false, milliseconds: null }, seat);
  }

  async load(): Promise<void> {
    this.wrong = "";
    const seat = this.eyes ? `?seat=${this.eyes}` : "";
    try {
      if (this.text) this.replay = await ask<Replay>("POST", `/api/replays${seat}`, { text: this.text });
      else if (this.match) this.replay = await ask<Replay>("GET", `/api/matches/${this.match}/replay${seat}`);
      if (!this.replay) return;
      this.at = Math.min(this.at, this.last);
      this.stage.receive(this.frame!.view, [], false);
    } catch (refused) {
      this.wrong = refused instanceof Refused ? told(refused.problem.words) : t("no-server");
    }
  }

  /** Goes to a moment: to the next one as it happened, to any other at once. */
  to(at: number): void {
    const next = Math.max(0, Math.min(at, this.last));
    const forward = next === this.at + 1 && !this.stage.busy;
    if (next === this.at || !this.replay) return;
    this.at = next;
    this.stage.turn();
    this.stage.receive(this.frame!.view, this.frame!.events, forward);
  }

  /** Plays, or pauses; at the end it begins again. */
  toggle(): void {
    if (!this.playing && this.at >= this.last) this.to(0);
    this.playing = !this.playing;
  }

  /** Opens a record of anybody's. */
  async open(text: string): Promise<void> {
    this.text = text;
    this.at = 0;
    this.eyes = "";
    await this.load();
  }

  async record(): Promise<string> {
    return this.text || (await ask<{ text: string }>("GET", `/api/matches/${this.match}/record`)).text;
  }

  /** Begins a match at this moment, at the seat whose eyes were used, against the computer. */
  async playOn(): Promise<void> {
    if (!this.replay) return;
    await guest();
    const position = this.text
      ? await ask<unknown>("POST", `/api/replays/position?at=${this.at}`, { text: this.text })
      : await ask<unknown>("GET", `/api/matches/${this.match}/position?at=${this.at}`);
    const me = this.eyes || this.replay.seats[0]!;
    const seats = Object.fromEntries(this.replay.seats.map((seat) => [seat, seat === me ? { kind: "me" } : { kind: "bot", level: "pilot" }]));
    const seated = await ask<Seated>("POST", "/api/matches", { game: this.replay.game, position, seats });
    kept.keep(seated.match, seated.tokens);
    go(`/m/${seated.match}`);
  }
}
