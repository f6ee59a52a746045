/** Arrow keys lead from piece to piece: to the nearest one that lies that way, on the board and in the hand alike. */

const WAYS: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const PIECES = ".stage [data-piece][tabindex]";
/** How much worse it is to lie aside of the way than to lie far along it. */
const ASIDE = 2;

type Point = { x: number; y: number };

function middle(piece: Element): Point {
  const { left, top, width, height } = piece.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** Goes one step; tells whether the key was one of these. */
export function step(key: string): boolean {
  const way = WAYS[key];
  if (!way) return false;
  const pieces = [...document.querySelectorAll<HTMLElement>(PIECES)];
  const here = document.activeElement?.closest(PIECES);
  const next = here ? nearest(here, pieces, way) : (pieces.find((one) => one.dataset["live"]) ?? pieces[0]);
  next?.focus();
  return true;
}

function nearest(here: Element, pieces: HTMLElement[], [dx, dy]: [number, number]): HTMLElement | undefined {
  const from = middle(here);
  let found: HTMLElement | undefined;
  let least = Infinity;
  for (const piece of pieces) {
    const to = middle(piece);
    const along = (to.x - from.x) * dx + (to.y - from.y) * dy;
    const aside = Math.abs((to.x - from.x) * dy) + Math.abs((to.y - from.y) * dx);
    const far = along + ASIDE * aside;
    if (piece !== here && along > 4 && far < least) [found, least] = [piece, far];
  }
  return found;
}
