/** A measuring table: what stands on it, what was done to it, what is wanted of it, and what the plane says. */
import type { MeasuredTable, TableKind } from "../../gen/wire";
import { ask } from "../api";
import { speech, t } from "../words.svelte";
import { Asking, type Query, type Told } from "./asking.svelte";
import type { Thing } from "./board";
import type { Area } from "./camera";
import type { Catalogue } from "./catalogue";
import { added, changed, entryOf, isPiece, moved, pieceOf, read, removed, renamed, type Doc, type Entry, type Pose } from "./document";
import { drawn, type Drawing } from "./drawing";
import { History } from "./history";
import { spoken } from "./speech";
import { arcsOf, facing, noWish, pushers, queryOf, type Tool } from "./wishes";

const NOTHING: Drawing = { strokes: [], crosses: [], words: [] };
/** The golden angle: turned by it again and again, no way is ever gone twice. */
const GOLDEN = Math.PI * (3 - Math.sqrt(5));
const MOST_TRIES = 600;

export class Measuring {
  readonly catalogue: Catalogue;
  readonly asking = new Asking();
  /** Who stands in which arc of the piece that is selected. */
  readonly seeing = new Asking();
  doc = $state.raw<Doc>(read(null));
  selected = $state("");
  pointed = $state("");
  wish = $state(noWish());
  /** The piece that is in somebody's hand, and where. */
  inHand = $state.raw<{ id: string; pose: Pose } | null>(null);
  can = $state({ undo: false, redo: false });
  /** How many tables were laid here. */
  opened = $state(0);
  arcs = $state.raw<Record<string, Drawing>>({});
  #history = new History<Doc>();
  #things = new Map<string, { entry: Entry; mark: string; lang: string; thing: Thing }>();

  constructor(catalogue: Catalogue) {
    this.catalogue = catalogue;
  }

  get game(): string {
    return this.catalogue.game;
  }

  get area(): Area {
    return this.doc.area ?? this.catalogue.told.area;
  }

  /** The table as it would be if what is in the hand were put down. */
  readonly tried = $derived.by(() => (this.inHand ? moved(this.doc, this.inHand.id, this.inHand.pose) : this.doc));
  readonly entry = $derived(entryOf(this.tried, this.selected));
  readonly kind = $derived.by(() => this.catalogue.kind(this.entry));
  /** A squadron flies to where the hand carries it: the way is measured, and it stays until it is let go. */
  readonly carries = $derived(this.wish.tool === "fly" && this.kind?.moves === "free");
  readonly table = $derived(this.carries ? this.doc : this.tried);
  readonly sights: Query | null = $derived.by(() => (this.wish.tool === "move" && !this.inHand && this.kind?.arcs?.length ? { kind: "arc", of: this.selected } : null));
  readonly query: Query | null = $derived.by(() => {
    if (!this.carries) return queryOf(this.game, this.wish, this.tried, this.selected);
    return this.inHand && this.#flight(this.inHand.id, this.inHand.pose);
  });

  /** What could have pushed the selected piece aside. */
  readonly pushers: string[] = $derived.by(() =>
    pushers(this.game, this.kind, Object.entries(this.doc.pieces).map(([id, entry]) => [id, this.catalogue.kind(entry)])),
  );

  /** What is drawn upon the table; while pieces are only moved about, nothing is. */
  readonly drawing = $derived.by(() => (this.asking.answer && this.wish.tool !== "move" ? drawn(this.asking.answer.items) : NOTHING));

  readonly marks: Record<string, string> = $derived.by(() => {
    const { overlaps = [], obstructed_by = [] } = this.asking.told;
    const met = Array.isArray(overlaps) ? overlaps : Object.values(overlaps).flat();
    const marks = Object.fromEntries([...met, ...obstructed_by].map((id) => [id, "bad"]));
    if (this.wish.tool === "move" && met.length) marks[this.selected] = "bad";
    if (this.wish.tool === "distance" || this.wish.tool === "attack") Object.assign(marks, { [this.wish.from]: "from", [this.wish.to]: "to" });
    return marks;
  });

  /** Everything on the table; what has not changed is the same as before, so that it is not drawn anew. */
  readonly things: Thing[] = $derived.by(() => {
    const marks = this.marks;
    const all = [...Object.entries(this.doc.obstacles), ...Object.entries(this.doc.pieces)];
    return all.map(([id, entry]) => {
      const mark = Object.hasOwn(marks, id) ? marks[id]! : "";
      const known = this.#things.get(id);
      if (known && known.entry === entry && known.mark === mark && known.lang === speech.lang) return known.thing;
      const side = entry.side ?? "";
      const thing: Thing = { id, pose: entry.pose, side, drawing: this.catalogue.drawing(entry), reach: this.catalogue.reach(entry), name: this.describe(id, entry), mark };
      this.#things.set(id, { entry, mark, lang: speech.lang, thing });
      return thing;
    });
  });

  /** A piece in words. */
  describe(id: string, entry: Entry): string {
    const [x, y, heading] = entry.pose.map((value) => String(Math.round(value))) as [string, string, string];
    const kind = spoken(this.catalogue.kind(entry)?.name) || t("measure-outline");
    const side = entry.side === "first" || entry.side === "second" ? t(`measure-side-${entry.side}`) : t("measure-side-none");
    return t("measure-thing", { id, kind, side, x, y, heading });
  }

  // What happens to the table --------------------------------------------------------------------------------------------

  change(next: Doc, what = ""): void {
    if (next === this.doc) return;
    this.#history.keep(this.doc, what, performance.now());
    this.#show(next);
  }

  /** What was done so far cannot be taken back: the table was just laid. */
  forget(): void {
    this.#history = new History<Doc>();
    this.can = { undo: false, redo: false };
  }

  undo(): void {
    this.#show(this.#history.undo(this.doc));
  }

  redo(): void {
    this.#show(this.#history.redo(this.doc));
  }

  #show(next: Doc): void {
    this.doc = next;
    this.inHand = null;
    this.can = { undo: this.#history.canUndo, redo: this.#history.canRedo };
    const { wish } = this;
    if (!entryOf(next, this.selected)) this.selected = "";
    if (!entryOf(next, wish.from) && !(wish.from in this.catalogue.told.marks)) wish.from = "";
    if (!entryOf(next, wish.to) && !(wish.to in this.catalogue.told.marks)) wish.to = "";
  }

  /** Puts another table here, with the question that came with it. */
  open(held: unknown): void {
    this.selected = "";
    this.wish = noWish();
    this.change(read(held));
    this.want((held as { query?: unknown } | null)?.query);
    this.opened += 1;
  }

  /** Makes a question of the wish and the selection again. */
  want(query: unknown): void {
    const asked = (query ?? {}) as Record<string, unknown>;
    const text = (name: string): string => (typeof asked[name] === "string" ? asked[name] : "");
    const number = (name: string): number => (typeof asked[name] === "number" ? asked[name] : 0);
    const tools: Record<string, Tool> = { distance: "distance", attack: "attack", maneuver: "fly", reposition: "reposition", formation: "wing", place: "place", displaced: "place" };
    const tool = tools[text("kind")];
    if (!tool) return;
    const places = asked["places"];
    const usual = noWish();
    Object.assign(this.wish, {
      tool,
      from: text("from"),
      to: text("to"),
      zone: text("zone") || text("arc"),
      toZone: text("to_zone"),
      speed: "speed" in asked ? number("speed") : usual.speed,
      clicks: Array.isArray(asked["clicks"]) ? asked["clicks"].map((click) => Number(click) || 0) : [],
      side: tool === "fly" ? text("side") : "",
      way: text("side") || usual.way,
      bearing: text("bearing") || usual.bearing,
      offset: number("offset"),
      action: text("action") || usual.action,
      template: text("template"),
      mates: Array.isArray(places) ? Object.fromEntries(places.map((place) => [place, ""])) : ((places as Record<string, string>) ?? {}),
      region: text("region") || usual.region,
      by: text("by"),
    });
    this.selected = text("piece") || text("leader") || text("from");
  }

  add(kind: TableKind, at: { x: number; y: number }, side: string): string {
    const [width, height] = this.area;
    const inside = (value: number, end: number): number => Math.min(Math.max(value, kind.reach), end - kind.reach);
    // The nearest free place: each try lies a little farther out, and as far as can be from those before.
    const tries = [...Array(MOST_TRIES).keys()].map((n): [number, number] => {
      const [way, far] = [n * GOLDEN, kind.reach * Math.sqrt(n)];
      return [inside(at.x + Math.cos(way) * far, width), inside(at.y + Math.sin(way) * far, height)];
    });
    const free = tries.find(([x, y]) => this.things.every((thing) => Math.hypot(thing.pose[0] - x, thing.pose[1] - y) >= thing.reach + kind.reach));
    const heading = side === "second" && kind.field !== "shape" ? 180 : 0;
    const [next, id] = added(this.doc, kind, spoken(kind.name), [...(free ?? tries[0]!), heading], side);
    this.change(next);
    this.selected = id;
    return id;
  }

  /** What was in the hand is let go; a squadron that may not end there goes back. */
  async drop(id: string, pose: Pose): Promise<void> {
    this.select(id);
    const stays = this.carries && !(await this.#mayEnd(id, pose));
    if (this.inHand?.id === id) this.inHand = null;
    if (!stays) this.put(id, pose);
  }

  #flight(id: string, [x, y]: Pose): Query {
    return { kind: "move", piece: id, speed: this.wish.speed, to: [x, y] };
  }

  /** Whether a squadron may end its move there. A quick hand is ahead of the answers, so then it is asked for. */
  async #mayEnd(id: string, pose: Pose): Promise<boolean> {
    const query = this.#flight(id, pose);
    const { asked, told } = this.asking;
    if (JSON.stringify(asked) === JSON.stringify(query)) return told.legal === true;
    try {
      const { answer } = await ask<MeasuredTable>("POST", `/api/measuring/${this.game}`, { table: this.doc, query, lang: speech.lang });
      return (answer as Told).legal === true;
    } catch {
      return false;
    }
  }

  put(id: string, pose: Pose, what = ""): void {
    this.change(moved(this.doc, id, pose), what);
  }

  set(id: string, what: Partial<Entry>): void {
    this.change(changed(this.doc, id, what));
  }

  remove(id: string): void {
    this.change(removed(this.doc, id));
  }

  rename(id: string, name: string): boolean {
    if (!name || name === id || entryOf(this.doc, name)) return name === id;
    const { wish } = this;
    this.change(renamed(this.doc, id, name));
    if (wish.from === id) wish.from = name;
    if (wish.to === id) wish.to = name;
    this.selected = name;
    return true;
  }

  // What is wanted of it -------------------------------------------------------------------------------------------------

  use(tool: Tool): void {
    this.wish.tool = tool;
    const { selected, wish } = this;
    if ((tool === "distance" || tool === "attack") && selected && !wish.from) this.take(selected);
    if (tool === "attack" || tool === "fly") this.#fitWish();
  }

  /** Something is selected that is not measured from or to yet. */
  select(id: string): void {
    if (id === this.selected) return;
    this.selected = id;
    if (this.inHand?.id !== id) this.inHand = null;
    this.#fitFlight();
  }

  /** Something was touched: it is selected, and is what is measured from, or to. */
  take(id: string): void {
    this.selected = id;
    const { wish } = this;
    if (wish.tool === "distance" || wish.tool === "attack") {
      if (!wish.from || wish.from === id) wish.from = id;
      else wish.to = id;
    }
    this.#fitWish();
  }

  /** Chooses what fits the pieces that were named: zones that look at each other, speeds that the ship has. */
  #fitWish(): void {
    const { wish, doc } = this;
    if (wish.tool === "attack") {
      const [from, to] = [entryOf(doc, wish.from), entryOf(doc, wish.to)];
      const arcs = arcsOf(this.catalogue.kind(from), from);
      const zones = [...(this.catalogue.kind(to)?.zones ?? [])];
      wish.zone = from && to ? facing(arcs, from.pose, to.pose) : (arcs[0] ?? "");
      wish.toZone = from && to ? facing(zones, to.pose, from.pose) : "";
    }
    this.#fitFlight();
  }

  /** Chooses a speed and a course that the selected piece has. */
  #fitFlight(): void {
    const { wish, doc } = this;
    const kind = this.catalogue.kind(entryOf(doc, this.selected));
    if (wish.tool === "fly" && kind?.moves === "free") wish.speed = Math.max(wish.speed, 1);
    if (wish.tool === "fly" && kind?.moves === "tool") {
      wish.speed = Math.min(Math.max(wish.speed, 0), kind.chart?.length ?? 0);
      const most = wish.speed ? kind.chart![wish.speed - 1]! : [];
      wish.clicks = most.map((many, n) => Math.min(Math.max(wish.clicks[n] ?? 0, -many), many));
    }
    if (wish.tool === "fly" && kind?.dial && !kind.dial[wish.speed]?.includes(wish.bearing)) {
      const speed = kind.dial["2"] ? 2 : Number(Object.keys(kind.dial)[0]);
      [wish.speed, wish.bearing, wish.offset] = [speed, kind.dial[speed]!.includes("straight") ? "straight" : kind.dial[speed]![0]!, 0];
    }
  }

  /** Where the selected piece would come to rest by the last answer, if it may go there. */
  get end(): Pose | null {
    const { told, asked, answer } = this.asking;
    if (!answer || asked !== this.query || told.legal === false || !["maneuver", "reposition"].includes(asked?.kind ?? "")) return null;
    return told.resolved?.pose ?? told.pose ?? null;
  }

  fly(): void {
    if (this.end) this.put(this.selected, this.end);
  }

  /** Puts every mate of a wing into its place. */
  formUp(): void {
    const { poses = {} } = this.asking.told;
    let next = this.doc;
    for (const [place, mate] of Object.entries(this.wish.mates)) if (poses[place] && isPiece(next, mate)) next = moved(next, mate, poses[place]);
    this.change(next);
  }

  // What can be seen from a piece ------------------------------------------------------------------------------------------

  /** The arcs and bands of a piece in its own frame: asked once for each kind, and carried about with the piece. */
  async lookFrom(id: string): Promise<void> {
    const entry = pieceOf(this.doc, id);
    const key = this.sight(id);
    if (!entry || key in this.arcs) return;
    this.arcs = { ...this.arcs, [key]: NOTHING };
    const table = { pieces: { [id]: { ...entry, pose: [0, 0, 0] } } };
    const body = { table, query: { kind: "arc", of: id }, lang: speech.lang };
    try {
      const { items } = await ask<MeasuredTable>("POST", `/api/measuring/${this.game}`, body);
      this.arcs = { ...this.arcs, [key]: drawn(items) };
    } catch {
      // Whoever asks again asks the server again.
      const { [key]: _, ...others } = this.arcs;
      this.arcs = others;
    }
  }

  /** What the arcs of a piece depend on. */
  sight(id: string): string {
    const entry = pieceOf(this.doc, id);
    return entry ? JSON.stringify([entry.ship, entry.base, entry.turret]) : "";
  }
}
