/** From touches to a choice: what is meant wholly is chosen at once by a mouse, by a finger when it is touched again. */
import type { Option } from "../../gen/wire";
import { pressed } from "../parts/peeking";
import type { Picking } from "../parts/picking.svelte";
import { settings } from "../settings.svelte";

type Hands = {
  picking: Picking;
  choose: (option: Option) => void;
  /** Shows what would follow. */
  look: (option: Option) => void;
  /** Says that another touch confirms. */
  askAgain: () => void;
  /** Says why nothing can be done with a piece now. */
  why: (piece: string) => void;
};

/** A piece or place was touched. */
export function touched(piece: string, event: Event, { picking, choose, look, askAgain, why }: Hands): void {
  if (pressed.long) {
    pressed.long = false;
    return;
  }
  if (!picking.alive.has(piece)) {
    why(piece);
    return;
  }
  const finger = event instanceof PointerEvent && event.pointerType === "touch";
  const careful = settings.confirm === "always" || (settings.confirm === "touch" && finger);
  const again = picking.picked.at(-1) === piece && picking.meant.length === 1;
  if (!again) picking.touch(piece);
  const [meant, ...others] = picking.meant;
  if (!meant || others.length) return;
  if (again || !careful) choose(meant);
  else {
    look(meant);
    askAgain();
  }
}
