/** What the pieces on the table need of whoever handles them. */
export type Interplay = {
  /** The pieces and places that can be touched now, and those that were. */
  readonly alive: ReadonlySet<string>;
  readonly picked: readonly string[];
  /** What is pointed at. */
  readonly lit: ReadonlySet<string>;
  /** The effects that choosing a place would set off, by the place's name. */
  readonly foreseen: Readonly<Record<string, string[]>>;
  touch: (piece: string, event: Event) => void;
  hover: (piece: string | null) => void;
  /** Looks closer at a card, as long as the pointer rests on it or until it is closed. */
  peek: (card: string | null, stays?: boolean) => void;
  name: (seat: string) => string;
};

const nothing = (): void => {};

/** A table that is only looked at. */
export const onlyShown = (lit: () => ReadonlySet<string>, name: (seat: string) => string): Interplay => ({
  alive: new Set(),
  picked: [],
  get lit() {
    return lit();
  },
  foreseen: {},
  touch: nothing,
  hover: nothing,
  peek: nothing,
  name,
});

/** Touches a piece by the keys that press a button. */
export function byKey(event: KeyboardEvent, touch: () => void): void {
  if (event.key !== "Enter" && event.key !== " ") return;
  event.preventDefault();
  touch();
}
