/** The squadron cards as they are printed, fetched once. */
import { ask } from "../api";

export type Section = { fighters: number; effects: string[] };
export type Card = { id: string; level: number; group: "green" | "blue"; upper: Section; lower: Section };

type Listing = { cards: Card[]; back: { level: number; upper: Section; lower: Section } };

let asked: Promise<void> | null = null;
export const cards = new Map<string, Card>();
export let back: Card = { id: "back", level: 0, group: "green", upper: { fighters: 2, effects: [] }, lower: { fighters: 0, effects: [] } };

/** Fetches the cards if they are not here yet. */
export function fetchCards(): Promise<void> {
  asked ??= ask<Listing>("GET", "/api/games/starfighter/content").then((listing) => {
    for (const card of listing.cards) cards.set(card.id, card);
    back = { ...back, ...listing.back };
  });
  return asked;
}
