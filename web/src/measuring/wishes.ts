/** What is wanted of the table, by tool, and the question that it makes. */
import type { TableKind } from "../../gen/wire";
import type { Query } from "./asking.svelte";
import { entryOf, isPiece, type Doc, type Entry, type Pose } from "./document";

export const TOOLS = ["move", "distance", "attack", "fly", "reposition", "wing", "place"] as const;
export type Tool = (typeof TOOLS)[number];

export type Wish = {
  tool: Tool;
  from: string;
  to: string;
  zone: string;
  toZone: string;
  speed: number;
  clicks: number[];
  side: string;
  bearing: string;
  offset: number;
  action: string;
  template: string;
  way: string;
  /** Who takes which place of a wing. */
  mates: Record<string, string>;
  region: string;
  /** The ship that pushed the piece aside which is to be placed beside it. */
  by: string;
};

export const noWish = (): Wish => ({
  tool: "move",
  from: "",
  to: "",
  zone: "",
  toZone: "",
  speed: 2,
  clicks: [],
  side: "",
  bearing: "straight",
  offset: 0,
  action: "barrel-roll",
  template: "",
  way: "left",
  mates: {},
  region: "play area",
  by: "",
});

/** The tools that a game has. */
export const toolsOf = (game: string): Tool[] => TOOLS.filter((tool) => game === "xwing" || (tool !== "reposition" && tool !== "wing"));

/** What something can attack from, its own weapons first. */
export function arcsOf(kind: TableKind | undefined, entry: Entry | undefined): string[] {
  const own = (kind?.own_arcs ?? []).map((arc) => (arc.endsWith("turret") ? "turret" : arc));
  const all = [...own, ...(kind?.arcs ?? []), ...(entry?.turret ? ["turret"] : [])];
  return [...new Set(all)].filter((arc) => arc !== "turret" || entry?.turret !== undefined);
}

/** The zone or arc of a ship that looks at a point, as one sees it at a glance. */
export function facing(arcs: string[], from: Pose, to: Pose): string {
  const away = (Math.atan2(to[0] - from[0], to[1] - from[1]) * 180) / Math.PI - from[2];
  const angle = ((away % 360) + 360) % 360;
  const side = angle < 45 || angle > 315 ? "front" : angle < 135 ? "right" : angle < 225 ? "rear" : "left";
  if (arcs.includes("turret")) return "turret";
  if (side === "front" && arcs[0] === "full-front") return "full-front";
  return arcs.includes(side) ? side : (arcs[0] ?? "");
}

/** The question that a wish makes about what is selected; nothing while something is missing. */
export function queryOf(game: string, wish: Wish, doc: Doc, selected: string): Query | null {
  const entry = entryOf(doc, selected);
  switch (wish.tool) {
    case "distance":
      return wish.from && wish.to && wish.from !== wish.to ? { kind: "distance", from: wish.from, to: wish.to } : null;
    case "attack":
      return attack(game, wish);
    case "place":
      if (entry && wish.by && isPiece(doc, wish.by) && wish.by !== selected) return { kind: "displaced", by: wish.by, piece: selected, pose: entry.pose };
      return entry ? { kind: "place", piece: selected, pose: entry.pose, region: wish.region } : null;
    case "move":
      return entry ? { kind: "place", piece: selected, pose: entry.pose, region: "play area" } : null;
    default:
      return isPiece(doc, selected) ? flight(game, wish, doc, selected) : null;
  }
}

function attack(game: string, wish: Wish): Query | null {
  if (!wish.from || !wish.to || wish.from === wish.to) return null;
  const query: Query = { kind: "attack", from: wish.from, to: wish.to };
  if (game === "xwing") return wish.zone ? { ...query, arc: wish.zone } : null;
  return { ...query, ...(wish.zone && { zone: wish.zone }), ...(wish.toZone && { to_zone: wish.toZone }) };
}

function flight(game: string, wish: Wish, doc: Doc, piece: string): Query | null {
  if (wish.tool === "wing") {
    const mates = Object.entries(wish.mates);
    const known = mates.filter(([, mate]) => isPiece(doc, mate) && mate !== piece);
    const places = known.length && known.length === mates.length ? Object.fromEntries(known) : mates.map(([place]) => place);
    return mates.length ? { kind: "formation", leader: piece, places } : null;
  }
  if (wish.tool === "reposition") {
    const rolls = wish.action.endsWith("roll");
    return { kind: "reposition", piece, action: wish.action, ...(wish.template && { template: wish.template }), ...(rolls && { side: wish.way, offset: wish.offset }) };
  }
  if (game === "xwing") return { kind: "maneuver", piece, speed: wish.speed, bearing: wish.bearing, offset: wish.offset };
  return { kind: "maneuver", piece, speed: wish.speed, clicks: [...wish.clicks], ...(wish.side && { side: wish.side }) };
}

/** The ships that can push a piece aside: in Armada any ship a squadron, in X-Wing huge ships all others. */
export function pushers(game: string, piece: TableKind | undefined, standing: [string, TableKind | undefined][]): string[] {
  const pushes = (kind: TableKind | undefined): boolean => (game === "armada" ? kind?.moves === "tool" : kind?.size === "huge");
  const pushed = game === "armada" ? piece?.moves === "free" : piece?.moves === "template" && piece.size !== "huge";
  return pushed ? standing.filter(([, kind]) => pushes(kind)).map(([id]) => id) : [];
}
