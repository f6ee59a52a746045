/** The table between two messages of the server: what happened is carried out on the view, event by event. */
import type { CardView, Happened, SideView, View } from "../../gen/wire";
import { armors, back, cards } from "./content";

/** A card that is known again wherever it goes, so that it can be seen to move. */
export type Lain = CardView & { uid?: string };

/** The fields that events of these kinds have. */
type Data = {
  seat: number;
  sector: number;
  space: number;
  to: number;
  card: string;
  cards: string[];
  count: number;
  up: boolean;
  round: number;
  offset: number;
  order: string;
  fighters: number;
  shields: number;
  armor: number;
};

const SEATS = ["first", "second"];
let given = 0;

/** The view with every card named as it was before: by what it is, or by where it lies. */
export function recognised(view: View, before: View | null): View {
  const now = structuredClone(view);
  for (const [seat, side] of Object.entries(now.sides)) {
    const old = before?.sides[seat]?.sectors.map((sector) => sector.cards as Lain[]) ?? [];
    const known = new Map(old.flat().map((card) => [card.card ?? "", card.uid]));
    const taken = new Set<string | undefined>([undefined]);
    const lying = side.sectors.flatMap((sector, column) =>
      (sector.cards as Lain[]).map((card, space) => ({ card, there: old[column]?.[space] })),
    );
    for (const { card } of lying) taken.add(card.uid);
    const name = (card: Lain, uid: string | undefined): void => {
      if (card.uid || taken.has(uid)) return;
      card.uid = uid;
      taken.add(uid);
    };
    for (const { card } of lying) if (card.card) name(card, known.get(card.card));
    for (const { card, there } of lying) if (!there?.card || !card.card) name(card, there?.uid);
    for (const { card } of lying) name(card, `lain-${given++}`);
  }
  return now;
}

/** The view after an event; what only the server can know comes from the view that all of them lead to. */
export function after(view: View, event: Happened, end: View): View {
  const now = structuredClone(view);
  const data = event.data as Data;
  const seat = SEATS[data.seat] ?? "";
  const side = now.sides[seat];
  const sector = side?.sectors[data.sector];
  const card = sector?.cards[data.space] as Lain | undefined;
  const pile = now.piles.length === 1 ? now.piles[0] : now.piles[data.seat];
  switch (event.kind) {
    case "FirstPlayer":
    case "InitiativeTaken":
    case "InitiativeHandedOver":
      now.initiative = seat;
      break;
    case "CruiserChosen":
      now.sides[seat] = unarmed(side!, end.sides[seat]!);
      break;
    case "RoundBegins":
      now.round = data.round;
      for (const one of Object.values(now.sides)) one.passed = false;
      break;
    case "Reinforced":
      draw(side!, data.count, data.cards ?? []);
      if (pile) pile.deck = Math.max(0, pile.deck - data.count);
      break;
    case "AsideTaken":
      draw(side!, data.count, data.cards ?? []);
      side!.aside = 0;
      break;
    case "DeckMadeAnew":
      if (now.piles.length === 1) now.piles[0] = { deck: (event.data as { cards: number }).cards, discard: [] };
      break;
    case "CardPlayed":
      side!.hand_count = Math.max(0, side!.hand_count - 1);
      if (side!.hand) side!.hand = side!.hand.filter((one) => one !== data.card);
      sector!.cards.push(laid(data.card, data.up));
      break;
    case "Passed":
      side!.passed = true;
      break;
    case "CruiserMoved":
      now.offset = data.offset;
      break;
    case "OrderChosen":
      now.order = data.order;
      break;
    case "CardHit":
      if (card) hit(card, data.fighters, data.shields);
      break;
    case "CardDestroyed":
      sector!.cards.splice(data.space, 1);
      pile?.discard.push(data.card);
      break;
    case "CardMoved":
      if (card) {
        sector!.cards.splice(data.space, 1);
        side!.sectors[data.to]!.cards.push(card);
      }
      break;
    case "CardPivoted":
      if (card) card.pivoted = !card.pivoted;
      break;
    case "CardTurnedUp":
      if (card) Object.assign(card, { up: true, card: data.card });
      break;
    case "CardTurnedDown":
      if (card) card.up = false;
      break;
    case "CardLaidAside":
      side!.aside += 1;
      if (pile) pile.deck = Math.max(0, pile.deck - 1);
      break;
    case "CruiserHit":
      side!.armor = data.armor;
      break;
    case "ShieldsRegenerate":
      for (const one of side!.sectors) {
        for (const healed of one.cards) healed.upper_shield_hits = healed.lower_shield_hits = 0;
      }
      break;
  }
  return now;
}

/** A side whose cruiser was just chosen: its board is known, and nothing lies on it or was drawn yet. */
function unarmed(side: SideView, end: SideView): SideView {
  const sectors = end.sectors.map((sector) => ({ ...sector, cards: [], fighters: 0 }));
  return { ...side, cruiser: end.cruiser, armor: armors.get(end.cruiser ?? "") ?? end.armor, draw_symbols: end.draw_symbols, sectors };
}

function draw(side: SideView, count: number, drawn: string[]): void {
  side.hand_count += count;
  if (side.hand) side.hand.push(...drawn);
}

function laid(card: string, up: boolean): Lain {
  const none = { upper_hits: 0, lower_hits: 0, upper_shield_hits: 0, lower_shield_hits: 0 };
  return { card: card || null, up, pivoted: false, ...none, uid: `lain-${given++}` };
}

/** Damage fills the section that faces the enemy first; the server's view follows at once and has the last word. */
function hit(card: Lain, fighters: number, shields: number): void {
  const face = card.up && card.card ? (cards.get(card.card) ?? back) : back;
  const order = card.pivoted ? (["lower", "upper"] as const) : (["upper", "lower"] as const);
  for (const section of order) {
    const taken = Math.min(fighters, face[section].fighters - card[`${section}_hits`]);
    card[`${section}_hits`] += taken;
    fighters -= taken;
    const strength = face[section].effects.reduce((sum, one) => sum + (Number(/^shield-(\d)$/.exec(one)?.[1]) || 0), 0);
    const absorbed = Math.min(shields, strength - card[`${section}_shield_hits`]);
    card[`${section}_shield_hits`] += absorbed;
    shields -= absorbed;
  }
}
