/** What each side did in a game, counted from what happened. */
import type { Happened } from "../../gen/wire";

export const COUNTED = ["played", "effects", "dealt", "destroyed", "lost-cards", "armor-lost"] as const;
export type Counts = Record<(typeof COUNTED)[number], number>;

const SEATS = ["first", "second"];

/** By seat; damage and destruction count for whoever does not own the card. */
export function statistics(events: Happened[]): Record<string, Counts> {
  const found: Record<string, Counts> = {};
  for (const seat of SEATS) found[seat] = { played: 0, effects: 0, dealt: 0, destroyed: 0, "lost-cards": 0, "armor-lost": 0 };
  for (const event of events) {
    const data = event.data as { seat?: number; amount?: number; fighters?: number; shields?: number };
    if (data.seat === undefined) continue;
    const own = found[SEATS[data.seat]!]!;
    const other = found[SEATS[1 - data.seat]!]!;
    if (event.kind === "CardPlayed") own.played += 1;
    if (event.kind === "EffectApplied") own.effects += 1;
    if (event.kind === "CardHit") other.dealt += (data.fighters ?? 0) + (data.shields ?? 0);
    if (event.kind === "CardDestroyed") {
      own["lost-cards"] += 1;
      other.destroyed += 1;
    }
    if (event.kind === "CruiserHit") own["armor-lost"] += data.amount ?? 0;
  }
  return found;
}
