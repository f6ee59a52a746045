/** What each place that is left would set off, as far as it can be known. */
import type { Option, Preview } from "../../gen/wire";

const MOST = 12;
/** With more options than this left, none is looked ahead of. */

export class Foreseeing {
  /** The effects by the name of the place. */
  effects = $state.raw<Record<string, string[]>>({});
  #asked = 0;

  constructor(readonly preview: (option: Option) => Promise<Preview | null>) {}

  /** Looks ahead of the options that are left when these pieces have been picked; shows it when all is known. */
  async look(picked: readonly string[], left: Option[]): Promise<void> {
    const asked = ++this.#asked;
    this.effects = {};
    if (!picked.length || left.length > MOST) return;
    const found: Record<string, string[]> = {};
    await Promise.all(
      left.map(async (option) => {
        const place = option.on.find((piece) => !picked.includes(piece));
        const ahead = place && (await this.preview(option));
        if (!place || !ahead) return;
        const applied = ahead.events.filter((event) => event.kind === "EffectApplied");
        const effects = applied.map((event) => (event.data as { effect: string }).effect);
        if (effects.length) found[place] ??= effects;
      }),
    );
    if (asked === this.#asked) this.effects = found;
  }
}
