/** A table as `holotable measure` takes it, and what can be done to one: every change makes another document. */
import type { TableKind } from "../../gen/wire";

/** The middle of a base, and degrees clockwise from “up the table”. */
export type Pose = [x: number, y: number, heading: number];

export type Entry = {
  pose: Pose;
  ship?: string;
  base?: string;
  shape?: string;
  kind?: string;
  outline?: [number, number][];
  flipped?: boolean;
  side?: string;
  turret?: string | string[];
};

export type Doc = {
  area?: [number, number];
  pieces: Record<string, Entry>;
  obstacles: Record<string, Entry>;
  [more: string]: unknown;
};

export const SIDES = ["first", "second"] as const;

export const empty = (): Doc => ({ pieces: {}, obstacles: {} });

/** What a file or the server holds, as a document; what is missing of one is added. */
export function read(held: unknown): Doc {
  const table = (held as { table?: unknown } | null)?.table ?? held;
  if (typeof table !== "object" || table === null || Array.isArray(table)) return empty();
  return { ...table, pieces: { ...(table as Doc).pieces }, obstacles: { ...(table as Doc).obstacles } };
}

/** Whether something read from a file is a table at all; whether it is a good one, the server says. */
export function holdsTable(held: unknown): boolean {
  const table = (held as { table?: unknown } | null)?.table ?? held;
  return typeof table === "object" && table !== null && ("pieces" in table || "obstacles" in table);
}

export const pieceOf = (doc: Doc, id: string): Entry | undefined => (isPiece(doc, id) ? doc.pieces[id] : undefined);

export const isPiece = (doc: Doc, id: string): boolean => Object.hasOwn(doc.pieces, id);

/** Pieces may be called anything, also what every object has, such as “constructor”. */
export const entryOf = (doc: Doc, id: string): Entry | undefined => [doc.pieces, doc.obstacles].find((held) => Object.hasOwn(held, id))?.[id];

export const namesOf = (doc: Doc): string[] => [...Object.keys(doc.pieces), ...Object.keys(doc.obstacles)];

const part = (doc: Doc, id: string): "pieces" | "obstacles" => (isPiece(doc, id) ? "pieces" : "obstacles");

/** The document with something else said of one piece. */
export function changed(doc: Doc, id: string, what: Partial<Entry>): Doc {
  const entry = entryOf(doc, id);
  if (!entry) return doc;
  const next: Entry = { ...entry, ...what };
  for (const key of Object.keys(what) as (keyof Entry)[]) if (next[key] === undefined) delete next[key];
  const where = part(doc, id);
  return { ...doc, [where]: { ...doc[where], [id]: next } };
}

export const moved = (doc: Doc, id: string, pose: Pose): Doc => changed(doc, id, { pose: tidy(pose) });

export function removed(doc: Doc, id: string): Doc {
  const where = part(doc, id);
  const { [id]: _, ...rest } = doc[where];
  return { ...doc, [where]: rest };
}

/** The document with a piece called otherwise, at its place in the order. */
export function renamed(doc: Doc, id: string, name: string): Doc {
  const where = part(doc, id);
  const entries = Object.entries(doc[where]).map(([one, entry]): [string, Entry] => [one === id ? name : one, entry]);
  return { ...doc, [where]: Object.fromEntries(entries) };
}

/** The document with something put on the table, and the name it got. */
export function added(doc: Doc, kind: TableKind, name: string, pose: Pose, side: string): [Doc, string] {
  const id = freeName(doc, name);
  const entry: Entry = { [kind.field]: kind.id, pose: tidy(pose) };
  const where = kind.field === "shape" ? "obstacles" : "pieces";
  if (where === "pieces" && side) entry.side = side;
  if (kind.turret) entry.turret = "front";
  return [{ ...doc, [where]: { ...doc[where], [id]: entry } }, id];
}

/** A name that nothing on the table has. */
export function freeName(doc: Doc, wish: string): string {
  const taken = new Set(namesOf(doc));
  let name = wish;
  for (let n = 2; taken.has(name); n += 1) name = `${wish} ${n}`;
  return name;
}

/** A hundredth of a millimetre is finer than anything is known; headings run from 0 to 360. */
export function tidy([x, y, heading]: Pose): Pose {
  const short = (value: number): number => Math.round(value * 100) / 100;
  return [short(x), short(y), short(((heading % 360) + 360) % 360) % 360];
}
