/** Where a piece comes to lie that is held near a place: right angles, the way it faced, and places that are offered. */
import { tidy, type Pose } from "./document";

const NOTCH = 45;
const HOLD = 2.5;
const NEAR = 12;

/** The pose, drawn to an offered one or to half a right angle if it is near; `free` leaves it as it is. */
export function snapped(pose: Pose, before: Pose, offered: Pose[], unit: number, free: boolean): Pose {
  if (free) return tidy(pose);
  const [x, y, heading] = pose;
  if (heading === before[2]) {
    const near = offered.find((one) => Math.hypot(one[0] - x, one[1] - y) < NEAR * unit);
    return near ?? tidy(pose);
  }
  const notch = Math.round(heading / NOTCH) * NOTCH;
  return tidy([x, y, Math.abs(heading - notch) < HOLD ? notch : Math.round(heading)]);
}
