/** The squadron cards as they are printed, fetched once. */
import { ask } from "../api";

export type Section = { fighters: number; effects: string[] };
export type Card = { id: string; level: number; group: "green" | "blue"; upper: Section; lower: Section };

type Listing = {
  cards: Card[];
  back: { level: number; upper: Section; lower: Section };
  effects: { id: string; rule: string }[];
  cruisers: { id: string; armor: number }[];
  decks: { id: string; text: string }[];
};

let asked: Promise<void> | null = null;
export const cards = new Map<string, Card>();
/** The rule of each effect, and how much armor each cruiser begins with. */
export const rules = new Map<string, string>();
export const armors = new Map<string, number>();
/** The decks that come with the game, as text. */
export const ready: { id: string; text: string }[] = [];
export let back: Card = { id: "back", level: 0, group: "green", upper: { fighters: 2, effects: [] }, lower: { fighters: 0, effects: [] } };

/** Fetches the cards if they are not here yet. */
export function fetchCards(): Promise<void> {
  asked ??= ask<Listing>("GET", "/api/games/starfighter/content").then((listing) => {
    for (const card of listing.cards) cards.set(card.id, card);
    for (const effect of listing.effects) rules.set(effect.id, effect.rule);
    for (const cruiser of listing.cruisers) armors.set(cruiser.id, cruiser.armor);
    ready.push(...listing.decks);
    back = { ...back, ...listing.back };
  });
  return asked;
}
