/** My place at a match: which of its seats are mine, the connection of the one that looks, and who else is here. */
import type { Happened, Player, Table } from "../../gen/wire";
import { seats as kept } from "../api";
import { playerName } from "../players";
import { Wire } from "../wire.svelte";
import { seatsAreCalled } from "../words.svelte";

type Heard = (table: Table, fresh: Happened[], known: boolean) => void;

export class Sitting {
  /** The seats that are mine; more than one where two share a screen. */
  readonly own: string[];
  wire: Wire;
  /** The seat to which the screen must be handed before anything is shown. */
  handing = $state<string | null>(null);
  readonly #tokens: Record<string, string>;
  readonly #heard: Heard;

  constructor(
    readonly match: string,
    heard: Heard,
  ) {
    this.#tokens = kept.of(match);
    this.#heard = heard;
    this.own = Object.keys(this.#tokens);
    this.wire = $state.raw(this.#connect(this.own[0] ?? null));
    seatsAreCalled((seat) => this.name(seat));
    for (const seat of this.own.slice(1)) this.#come(seat);
  }

  get table(): Table | null {
    return this.wire.table;
  }

  /** Whether nobody else is playing but the computer. */
  get alone(): boolean {
    return this.wire.players.every((one) => one.kind === "bot" || one.seat === this.table?.seat);
  }

  /** Another person who has left the match. */
  get leaver(): Player | undefined {
    return this.#others.find((one) => one.gone || !one.here);
  }

  /** Another person who has left, or whose clock runs: whether their time is out is for the server to say. */
  get late(): Player | undefined {
    return this.leaver ?? this.#others.find((one) => one.milliseconds !== null && this.table?.owing.includes(one.seat));
  }

  get #others(): Player[] {
    return this.wire.players.filter((one) => one.kind === "person" && !this.own.includes(one.seat));
  }

  player(seat: string): Player | undefined {
    const found = this.wire.players.find((one) => one.seat === seat);
    return found && this.own.includes(seat) ? { ...found, here: true } : found;
  }

  name(seat: string): string {
    return playerName(this.player(seat), seat);
  }

  /** The next person has taken the screen. */
  handOver(): void {
    this.wire.close();
    const seat = this.handing;
    this.handing = null;
    this.wire = this.#connect(seat);
  }

  /** Another seat of this screen comes in and adds to chance; it looks when the screen is handed to it. */
  #come(seat: string): void {
    const wire = new Wire(this.match, this.#tokens[seat]!, () => wire.close());
  }

  #connect(seat: string | null): Wire {
    const wire = new Wire(this.match, seat === null ? null : (this.#tokens[seat] ?? null), (table, fresh, known) => {
      // What still comes for the seat that had the screen before is for nobody.
      if (wire !== this.wire) return;
      const next = table.owing.find((one) => this.own.includes(one));
      if (this.own.length > 1 && next && next !== table.seat && !table.ended) this.handing = next;
      this.#heard(table, fresh, known);
    });
    return wire;
  }
}
