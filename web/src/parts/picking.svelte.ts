/** From touches to an answer: each touch keeps the options that are about what was touched. */
import type { Decision, Option } from "../../gen/wire";

export class Picking {
  picked = $state<string[]>([]);
  #decision: string | null = null;

  constructor(readonly decision: () => Decision | null) {}

  /** The options that are left. */
  get left(): Option[] {
    const options = this.decision()?.question.options ?? [];
    return options.filter((option) => this.picked.every((piece) => option.on.includes(piece)));
  }

  /** The pieces and places that can be touched now: whatever tells the options that are left apart. */
  get alive(): Set<string> {
    const found = new Set<string>(this.picked);
    for (const option of this.decision()?.question.options ?? []) {
      const first = option.on[0];
      if (this.picked.length === 0) {
        if (first) found.add(first);
      } else if (option.on.includes(this.picked[0]!)) {
        for (const piece of option.on) found.add(piece);
      } else if (first) {
        found.add(first);
      }
    }
    return found;
  }

  /** Something was touched: it is picked, unpicked, or picked instead of what cannot go with it. */
  touch(piece: string): void {
    if (this.picked.includes(piece)) {
      this.picked = this.picked.filter((one) => one !== piece);
      return;
    }
    const options = this.decision()?.question.options ?? [];
    const together = options.some((option) => [...this.picked, piece].every((one) => option.on.includes(one)));
    this.picked = together ? [...this.picked, piece] : [piece];
  }

  /** The options that have been meant wholly: everything they are about was touched. */
  get meant(): Option[] {
    if (this.picked.length === 0) return [];
    return this.left.filter((option) => option.on.every((piece) => this.picked.includes(piece)));
  }

  /** What would be meant if this were touched too. */
  would(piece: string): Option[] {
    const together = [...this.picked.filter((one) => one !== piece), piece];
    const options = this.decision()?.question.options ?? [];
    return options.filter((option) => option.on.length > 0 && option.on.every((one) => together.includes(one)) && option.on.includes(piece));
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
