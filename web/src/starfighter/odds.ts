/** Questions for the odds of the next card, and what their answers say. */
type Kind = { level?: number; effect?: string };

export const nextCard = (seat: string, of: Kind): unknown => ({ draw: { seat, cards: 1, of } });

/** How likely the next card is of the kind that was asked for; nothing where the seat cannot know. */
export function share(answer: unknown): number | null {
  return answer ? ((answer as Record<string, number>)["1"] ?? 0) : null;
}
