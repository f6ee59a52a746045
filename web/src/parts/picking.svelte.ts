/** From touches to an answer: each touch keeps the options that are about what was touched. */
import type { Decision, Option } from "../../gen/wire";

export class Picking {
  picked = $state.raw<string[]>([]);
  readonly #options: Option[];
  /** The options that are left. */
  readonly left: Option[];
  /** The pieces and places that can be touched now: whatever tells the options that are left apart. */
  readonly alive: Set<string>;
  /** The options that have been meant wholly: everything they are about was touched. */
  readonly meant: Option[];
  #decision: string | null = null;

  constructor(readonly decision: () => Decision | null) {
    this.#options = $derived(this.decision()?.question.options ?? []);
    this.left = $derived(this.#options.filter((option) => this.picked.every((piece) => option.on.includes(piece))));
    this.alive = $derived(this.#alive());
    this.meant = $derived(this.picked.length ? this.left.filter((option) => option.on.every((piece) => this.picked.includes(piece))) : []);
  }

  #alive(): Set<string> {
    const found = new Set<string>(this.picked);
    const [first] = this.picked;
    for (const option of this.#options) {
      if (first !== undefined && option.on.includes(first)) for (const piece of option.on) found.add(piece);
      else if (option.on[0]) found.add(option.on[0]);
    }
    return found;
  }

  /** Something was touched: it is picked, unpicked, or picked instead of what cannot go with it. */
  touch(piece: string): void {
    if (this.picked.includes(piece)) {
      this.picked = this.picked.filter((one) => one !== piece);
      return;
    }
    const together = this.#options.some((option) => [...this.picked, piece].every((one) => option.on.includes(one)));
    this.picked = together ? [...this.picked, piece] : [piece];
  }

  /** What would be meant if this were touched too. */
  would(piece: string): Option[] {
    const together = [...this.picked.filter((one) => one !== piece), piece];
    return this.#options.filter((option) => option.on.length > 0 && option.on.every((one) => together.includes(one)) && option.on.includes(piece));
  }

  /** Nothing is picked any more. */
  drop(): void {
    this.picked = [];
  }

  /** Another question: nothing is picked yet. */
  renew(): void {
    const id = this.decision()?.id ?? null;
    if (id !== this.#decision) {
      this.#decision = id;
      this.picked = [];
    }
  }
}
