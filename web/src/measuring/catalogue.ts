/** What a game puts on its table, asked once. */
import type { TableCatalogue, TableKind } from "../../gen/wire";
import { ask } from "../api";
import { drawn, type Drawing } from "./drawing";
import type { Entry } from "./document";

export class Catalogue {
  #kinds: Map<string, TableKind>;
  #drawings = new Map<string, Drawing>();

  constructor(
    readonly game: string,
    readonly told: TableCatalogue,
  ) {
    this.#kinds = new Map(told.kinds.map((kind) => [`${kind.field} ${kind.id}`, kind]));
  }

  kind(entry: Entry | undefined): TableKind | undefined {
    if (!entry) return undefined;
    return this.#kinds.get(entry.ship ? `ship ${entry.ship}` : entry.base ? `base ${entry.base}` : `shape ${entry.shape}`);
  }

  /** How an entry looks in its own frame; an outline of one's own is drawn as it is, what is turned over from behind. */
  drawing(entry: Entry): Drawing {
    const name = this.kind(entry)?.drawing;
    if (name === undefined) return own(entry);
    const key = entry.flipped ? `${name} flipped` : name;
    if (!this.#drawings.has(key)) {
      const plain = drawn((this.told.drawings[name] ?? []).filter((item) => item.kind !== "label"));
      this.#drawings.set(key, entry.flipped ? flipped(plain) : plain);
    }
    return this.#drawings.get(key)!;
  }

  reach(entry: Entry): number {
    return this.kind(entry)?.reach ?? Math.max(10, ...(entry.outline ?? []).map(([x, y]) => Math.hypot(x, y)));
  }
}

export const fetchCatalogue = async (game: string): Promise<Catalogue> =>
  new Catalogue(game, await ask<TableCatalogue>("GET", `/api/measuring/${game}`));

function own(entry: Entry): Drawing {
  const points = (entry.outline ?? []).map(([x, y]) => `${entry.flipped ? -x : x} ${-y}`);
  return { strokes: [{ look: "role-obstacle", d: points.length ? `M${points.join("L")}Z` : "", pattern: "obstacle", note: "" }], crosses: [], words: [] };
}

/** Outlines of obstacles are straight lines: turned over, only the signs of their x change. */
const flipped = (drawing: Drawing): Drawing => ({
  ...drawing,
  strokes: drawing.strokes.map((stroke) => ({ ...stroke, d: stroke.d.replaceAll(/([ML])(-?[\d.]+)/g, (_, letter: string, x: string) => letter + -Number(x)) })),
});
