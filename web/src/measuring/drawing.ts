/** What is drawn, as few paths as can be: neighbours that look alike are one path. */
import type { TableItem } from "../../gen/wire";

export type Stroke = { look: string; d: string; pattern: string; note: string };
export type Mark = { look: string; x: number; y: number };
export type Word = Mark & { words: string };
export type Drawing = { strokes: Stroke[]; crosses: Mark[]; words: Word[] };

const PATTERNS: Record<string, string> = { first: "side", obstacle: "obstacle", bad: "bad" };
const HEAD = 5;

export function drawn(items: readonly TableItem[]): Drawing {
  const drawing: Drawing = { strokes: [], crosses: [], words: [] };
  for (const item of items) {
    const [first, last] = [item.points?.[0], item.points?.at(-1)];
    if (item.kind === "label" && first) drawing.words.push({ look: item.role, x: first[0], y: -first[1], words: item.words ?? "" });
    else if (item.kind === "cross" && first) drawing.crosses.push({ look: item.role, x: first[0], y: -first[1] });
    else if (item.kind === "curve") add(drawing, `role-${item.role}${item.dashed ? " dashed" : ""}`, item.d ?? "", item);
    else if (item.kind === "dot" && first) add(drawing, `role-${item.role} dot`, dot(first), item);
    else if (first && last) {
      add(drawing, `role-${item.role} open${item.dashed ? " dashed" : ""}`, `M${item.points!.map(([x, y]) => `${x} ${-y}`).join("L")}`, item);
      if (item.kind === "line") add(drawing, `role-${item.role} dot`, dot(first) + dot(last), item);
      if (item.kind === "arrow") add(drawing, `role-${item.role} head`, head(first, last), item);
    }
  }
  return drawing;
}

/** A line of no length, which a round end makes a dot of the same size at every zoom. */
const dot = ([x, y]: [number, number]): string => `M${x} ${-y}h0`;

function head([ax, ay]: [number, number], [x, y]: [number, number]): string {
  const size = Math.hypot(x - ax, y - ay) || 1;
  const [ux, uy] = [((x - ax) / size) * HEAD, ((y - ay) / size) * HEAD];
  return `M${x} ${-y}L${x - ux - uy * 0.6} ${-(y - uy + ux * 0.6)}L${x - ux + uy * 0.6} ${-(y - uy - ux * 0.6)}Z`;
}

function add(drawing: Drawing, look: string, d: string, item: TableItem): void {
  const last = drawing.strokes.at(-1);
  const pattern = item.dashed || item.kind !== "curve" ? "" : (PATTERNS[item.role] ?? "");
  const note = item.note ?? "";
  if (last && last.look === look && last.note === note && !pattern) last.d += d;
  else drawing.strokes.push({ look, d, pattern, note });
}
