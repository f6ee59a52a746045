/** Where everything lies on the board, in the board's own units: one source for drawing, touching and highlighting. */
import type { View } from "../../gen/wire";
import type { Lain } from "./unfolding";

export const COLUMN = 150;
export const CARD = 136;
export const HALF = 62;
export const MIDDLE = 54;
export const SPACES = 4;
export const DEEP = HALF * (SPACES + 1) + 34;
export const TALL = 2 * DEEP + MIDDLE;

export type Place = { x: number; y: number };
export type Lying = { key: string; seat: string; sector: number; space: number; card: Lain; top: boolean; at: Place; enemy: boolean };

/** The board as one seat looks at it: their own cruiser below, sectors always from left to right. */
export class Layout {
  readonly left: number;
  readonly wide: number;

  constructor(
    readonly view: View,
    readonly below: string,
  ) {
    this.left = Math.min(0, view.offset);
    this.wide = (5 + Math.abs(view.offset)) * COLUMN;
  }

  get above(): string {
    return Object.keys(this.view.sides).find((seat) => seat !== this.below)!;
  }

  /** The left edge of a sector. */
  column(seat: string, sector: number): number {
    const shift = seat === Object.keys(this.view.sides)[1] ? this.view.offset : 0;
    return (sector + shift - this.left) * COLUMN;
  }

  /** The upper left corner of a card on a space. */
  space(seat: string, sector: number, space: number): Place {
    const x = this.column(seat, sector) + (COLUMN - CARD) / 2;
    if (seat === this.below) return { x, y: TALL - 34 - HALF * (space + 2) };
    return { x, y: 34 + HALF * space };
  }

  /** Every card on the board, the lower ones first, so that higher ones cover them. */
  lying(): Lying[] {
    const found: Lying[] = [];
    for (const [seat, side] of Object.entries(this.view.sides)) {
      side.sectors.forEach((sector, column) =>
        (sector.cards as Lain[]).forEach((card, space) =>
          found.push({
            key: card.uid ?? `${seat}:${column}:${space}`,
            seat,
            sector: column,
            space,
            card,
            top: space === sector.cards.length - 1,
            at: this.space(seat, column, space),
            enemy: seat !== this.below,
          }),
        ),
      );
    }
    return found.sort((one, other) => one.space - other.space);
  }

  /** The middle of whatever a name stands for: a card by its id, a space, a sector, a cruiser. */
  middle(name: string): Place | null {
    const [kind, ...rest] = name.split(":");
    if (kind === "card") {
      const found = this.lying().find((one) => one.card.card === rest[0]);
      return found ? { x: found.at.x + CARD / 2, y: found.at.y + HALF } : null;
    }
    const seat = rest.length > 1 || kind === "cruiser" ? rest[0]! : this.below;
    if (!this.view.sides[seat]) return null;
    if (kind === "cruiser") return { x: this.column(seat, 2) + COLUMN / 2, y: seat === this.below ? TALL - 16 : 16 };
    const [sector, space] = rest.at(-1)!.split(".").map(Number);
    if (kind === "space") {
      const at = this.space(seat, sector! - 1, space!);
      return { x: at.x + CARD / 2, y: at.y + HALF };
    }
    return { x: this.column(seat, sector! - 1) + COLUMN / 2, y: seat === this.below ? DEEP + MIDDLE + 150 : DEEP - 150 };
  }

  /** The name by which a sector is touched: options name the own one also without its seat. */
  sectorPiece(seat: string, sector: number, alive: ReadonlySet<string>): string {
    const [whole, short] = [sectorName(seat, sector), `sector:${sector + 1}`];
    return seat === this.below && !alive.has(whole) && alive.has(short) ? short : whole;
  }

  /** How many columns the two boards have in common, and where they begin. */
  facing(): { from: number; to: number } {
    const offset = this.view.offset;
    return { from: (Math.max(0, offset) - this.left) * COLUMN, to: (Math.min(5, 5 + offset) - this.left) * COLUMN };
  }
}

/** The name that options and events have for a space, and for a sector. */
export const spaceName = (seat: string, sector: number, space: number): string => `space:${seat}:${sector + 1}.${space}`;
export const sectorName = (seat: string, sector: number): string => `sector:${seat}:${sector + 1}`;
