/** The decks of Total War that this device keeps, by name, as text: a cruiser and the ID codes of its cards. */
const KEPT = "holotable.decks.starfighter";

export type Deck = { cruiser: string; cards: string[] };

export const decks = $state(JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Record<string, string>);

export function keepDeck(name: string, text: string): void {
  decks[name] = text;
  localStorage.setItem(KEPT, JSON.stringify(decks));
}

export function forgetDeck(name: string): void {
  delete decks[name];
  localStorage.setItem(KEPT, JSON.stringify(decks));
}

/** A deck out of its text, as far as it can be read; what is wrong with it is told by the server. */
export function readDeck(text: string): Deck {
  const lines = text.split("\n").map((line) => line.split("#", 1)[0]!.trim()).filter(Boolean);
  const [cruiser = "", ...cards] = lines;
  return { cruiser: cruiser.toLowerCase(), cards };
}

export const writeDeck = (deck: Deck): string => [deck.cruiser, ...deck.cards.toSorted()].join("\n") + "\n";
