/** Which part of the table is shown: the middle of the view, and how many millimetres a pixel is. y grows downwards. */
export type View = { x: number; y: number; unit: number };
export type Size = { width: number; height: number };
export type Area = [width: number, height: number];

const CLOSEST = 0.06;
/** However little stands on a table, so much around it is shown: a range beyond it on each side. */
const LEAST = 420;

/** The whole table, with a margin. */
export function fit([width, height]: Area, size: Size): View {
  const margin = 1.06;
  const unit = Math.max((width * margin) / size.width, (height * margin) / size.height, CLOSEST);
  return { x: width / 2, y: -height / 2, unit };
}

/** Everything that stands on the table, with room around it; all of the table if nothing does. */
export function around(things: { pose: [number, number, number]; reach: number }[], area: Area, size: Size): View {
  const all = fit(area, size);
  if (!things.length) return all;
  const xs = things.flatMap(({ pose: [x], reach }) => [x - reach, x + reach]);
  const ys = things.flatMap(({ pose: [, y], reach }) => [y - reach, y + reach]);
  const [left, right, low, high] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const room = fit([Math.max(right - left, LEAST), Math.max(high - low, LEAST)], { width: size.width - 48, height: size.height - 140 });
  return { x: (left + right) / 2, y: -(low + high) / 2, unit: Math.min(room.unit, all.unit) };
}

/** Nobody loses the table: its edge stays in the view, and it is never smaller than half of it. */
export function held(view: View, area: Area, size: Size): View {
  const unit = Math.min(Math.max(view.unit, CLOSEST), fit(area, size).unit * 2);
  const clamp = (value: number, low: number, high: number): number => Math.min(Math.max(value, low), high);
  return { x: clamp(view.x, 0, area[0]), y: clamp(view.y, -area[1], 0), unit };
}

/** Moved by so many pixels. */
export const panned = (view: View, dx: number, dy: number): View => ({ ...view, x: view.x - dx * view.unit, y: view.y - dy * view.unit });

/** Larger by a factor; the point under the pixel stays where it is. */
export function zoomed(view: View, factor: number, at: { x: number; y: number }, size: Size): View {
  const unit = view.unit / factor;
  const [dx, dy] = [at.x - size.width / 2, at.y - size.height / 2];
  return { x: view.x + dx * (view.unit - unit), y: view.y + dy * (view.unit - unit), unit };
}

/** The view as an SVG's box: left, top, width, height. */
export function box(view: View, size: Size): [number, number, number, number] {
  const [width, height] = [size.width * view.unit, size.height * view.unit];
  return [view.x - width / 2, view.y - height / 2, width, height];
}

/** The point of the table under a pixel, y up. */
export function under(view: View, at: { x: number; y: number }, size: Size): { x: number; y: number } {
  const [left, top] = box(view, size);
  return { x: left + at.x * view.unit, y: -(top + at.y * view.unit) };
}
