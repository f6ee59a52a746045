/** What a board shows: pieces and obstacles as they stand, each drawn in its own frame. */
import type { Pose } from "./document";
import type { Drawing } from "./drawing";

export type Thing = {
  id: string;
  pose: Pose;
  side: string;
  drawing: Drawing;
  /** How far its outline lies from its middle at most. */
  reach: number;
  /** What a screen reader says it is. */
  name: string;
  /** How it stands out, such as the attacker or what is overlapped. */
  mark: string;
};

export const place = ([x, y]: Pose): string => `translate(${x} ${-y})`;
export const turn = ([, , heading]: Pose): string => `rotate(${heading})`;

/** The thing that a touch means: the nearest one that is no farther from the point than its own reach or a fingertip. */
export function nearest(things: Thing[], point: { x: number; y: number }, finger: number): Thing | null {
  let found: Thing | null = null;
  let least = Infinity;
  for (const thing of things) {
    const away = Math.hypot(thing.pose[0] - point.x, thing.pose[1] - point.y);
    if (away <= Math.max(thing.reach * 0.8, finger) && away < least) [found, least] = [thing, away];
  }
  return found;
}
