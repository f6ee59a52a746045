/**
 * A piece in the hand: it and what goes with it are lifted onto sheets of their own, which the browser moves without
 * drawing anything anew, however much lies on the table. Where it was taken from it stays, faintly.
 */
import type { Pose } from "./document";

type Lifted = { id: string; from: Pose; faint: SVGElement[] };

export class Hand {
  #lifted: Lifted | null = null;

  /** `sheets` lie below and above the pieces; what goes with a piece on `layers` is lifted onto the one or the other. */
  constructor(
    readonly board: HTMLElement,
    readonly layers: SVGSVGElement[],
    readonly sheets: SVGSVGElement[],
  ) {}

  get holds(): string | null {
    return this.#lifted?.id ?? null;
  }

  /** Takes a piece up that stands at a point of the sheets, in pixels. */
  lift(id: string, from: Pose, at: { x: number; y: number }): void {
    const name = CSS.escape(id);
    const faint: SVGElement[] = [];
    this.board.classList.add("holding");
    this.layers.forEach((layer, n) => {
      const found = [...layer.querySelectorAll<SVGElement>(`[data-with="${name}"]`)];
      this.sheets[n]!.replaceChildren(...found.map((one) => one.cloneNode(true)));
      this.#moved(n).transformOrigin = `${at.x}px ${at.y}px`;
      for (const one of found) one.style.opacity = one.matches("[data-piece]") ? "0.3" : "0";
      faint.push(...found);
    });
    this.#lifted = { id, from, faint };
  }

  /** Carries it to a pose. */
  carry([x, y, heading]: Pose, unit: number): void {
    if (!this.#lifted) return;
    const { from } = this.#lifted;
    const way = `translate(${(x - from[0]) / unit}px, ${(from[1] - y) / unit}px) rotate(${heading - from[2]}deg)`;
    this.sheets.forEach((sheet, n) => sheet.firstChild && (this.#moved(n).transform = way));
  }

  /** Lets it go: the sheets are empty again. */
  release(): void {
    this.board.classList.remove("holding");
    for (const one of this.#lifted?.faint ?? []) one.style.opacity = "";
    this.sheets.forEach((sheet, n) => {
      sheet.replaceChildren();
      this.#moved(n).transform = "";
    });
    this.#lifted = null;
  }

  /** What is moved is the frame around a sheet: a drawing that is moved itself would be laid out anew. */
  #moved(n: number): CSSStyleDeclaration {
    return this.sheets[n]!.parentElement!.style;
  }
}
