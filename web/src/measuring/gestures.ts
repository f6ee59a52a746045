/** Fingers, mouse and wheel on a board, told as what they mean: a view that moves, a piece that is moved or turned. */
import { panned, under, zoomed, type Size, type View } from "./camera";
import type { Pose } from "./document";

type Point = { x: number; y: number };

export type Hands = {
  view: () => View;
  size: () => Size;
  look: (view: View) => void;
  /** The piece under a point of the board, if one can be taken there, and whether it is taken at its handle. */
  grasp: (event: PointerEvent) => { id: string; pose: Pose; turning: boolean } | null;
  moving: (id: string, pose: Pose, free: boolean) => void;
  drop: (id: string) => void;
  cancel: () => void;
  tap: (id: string | null, touch: boolean) => void;
};

type Held = { id: string; pose: Pose; turning: boolean; from: Point; moved: boolean; touch: boolean };

const STILL = { mouse: 4, touch: 9 };
const NOTCH = 1.0015;

export function gestures(board: HTMLElement, hands: Hands): { destroy: () => void } {
  const down = new Map<number, Point>();
  let held: Held | null = null;
  let panning: { from: Point; moved: boolean; touch: boolean } | null = null;

  let corner = { left: 0, top: 0 };

  const at = (event: PointerEvent | WheelEvent): Point => ({ x: event.clientX - corner.left, y: event.clientY - corner.top });

  const start = (event: PointerEvent): void => {
    if (event.button !== 0 || down.size > 1) return;
    corner = board.getBoundingClientRect();
    const point = at(event);
    const touch = event.pointerType !== "mouse";
    down.set(event.pointerId, point);
    board.setPointerCapture(event.pointerId);
    if (down.size === 2) {
      if (held?.moved) hands.cancel();
      held = null;
      panning = { from: point, moved: true, touch };
      return;
    }
    const found = hands.grasp(event);
    held = found && { ...found, from: point, moved: false, touch };
    panning = found ? null : { from: point, moved: false, touch };
  };

  const move = (event: PointerEvent): void => {
    const before = down.get(event.pointerId);
    if (!before) return;
    const point = at(event);
    if (down.size === 2) {
      const other = [...down].find(([id]) => id !== event.pointerId)![1];
      const apart = (one: Point): number => Math.max(20, Math.hypot(one.x - other.x, one.y - other.y));
      const middle = (one: Point): Point => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });
      const [was, is] = [middle(before), middle(point)];
      const larger = zoomed(hands.view(), apart(point) / apart(before), was, hands.size());
      hands.look(panned(larger, is.x - was.x, is.y - was.y));
    } else if (held) {
      const still = held.touch ? STILL.touch : STILL.mouse;
      held.moved ||= Math.hypot(point.x - held.from.x, point.y - held.from.y) > still;
      if (held.moved) hands.moving(held.id, carried(held, point), event.altKey);
    } else if (panning) {
      const still = panning.touch ? STILL.touch : STILL.mouse;
      panning.moved ||= Math.hypot(point.x - panning.from.x, point.y - panning.from.y) > still;
      if (panning.moved) hands.look(panned(hands.view(), point.x - before.x, point.y - before.y));
    }
    down.set(event.pointerId, point);
  };

  /** Where the piece is held now: turned towards the hand, or as far from it as it was taken. */
  const carried = ({ pose, turning, from }: Held, point: Point): Pose => {
    const [here, there] = [under(hands.view(), point, hands.size()), under(hands.view(), from, hands.size())];
    if (!turning) return [pose[0] + here.x - there.x, pose[1] + here.y - there.y, pose[2]];
    return [pose[0], pose[1], (Math.atan2(here.x - pose[0], here.y - pose[1]) * 180) / Math.PI];
  };

  const end = (event: PointerEvent): void => {
    if (!down.delete(event.pointerId)) return;
    if (held?.moved) {
      if (event.type === "pointerup") hands.drop(held.id);
      else hands.cancel();
    } else if (held && event.type === "pointerup" && !held.turning) hands.tap(held.id, held.touch);
    else if (panning && !panning.moved && event.type === "pointerup") hands.tap(null, panning.touch);
    held = null;
    if (down.size === 0) panning = null;
  };

  const roll = (event: WheelEvent): void => {
    event.preventDefault();
    corner = board.getBoundingClientRect();
    const lines = event.deltaMode === 1 ? 30 : 1;
    const factor = NOTCH ** (-event.deltaY * lines * (event.ctrlKey ? 4 : 1));
    hands.look(zoomed(hands.view(), factor, at(event), hands.size()));
  };

  const stop = (event: KeyboardEvent): void => {
    if (event.key !== "Escape" || !held?.moved) return;
    hands.cancel();
    held = null;
    event.stopPropagation();
  };

  board.addEventListener("pointerdown", start);
  board.addEventListener("pointermove", move);
  board.addEventListener("pointerup", end);
  board.addEventListener("pointercancel", end);
  board.addEventListener("wheel", roll, { passive: false });
  addEventListener("keydown", stop, true);
  return { destroy: () => removeEventListener("keydown", stop, true) };
}
