/** How pieces move on the board: they slide, turn over, turn round, come and go. */
import { motion } from "../settings.svelte";

type Where = { x: number; y: number; up: boolean; pivoted: boolean; own: boolean };

const EASE = "cubic-bezier(0.2, 0.8, 0.3, 1)";

/** Moves a card from where it was; a new one comes from its owner's side. */
export function moving(node: SVGGElement, where: Where): { update: (next: Where) => void } {
  const inner = node.firstElementChild as SVGGElement;
  let last = where;
  const place = ({ x, y }: { x: number; y: number }): string => `translate(${x}px, ${y}px)`;
  const slide = (from: { x: number; y: number }, to: Where, fade: boolean): void => {
    const frames = [
      { transform: place(from), opacity: fade ? 0 : 1 },
      { transform: place(to), opacity: 1 },
    ];
    if (motion()) node.animate(frames, { duration: motion(), easing: EASE });
  };
  const turn = (frames: Keyframe[]): void => {
    if (!motion()) return;
    inner.style.transformBox = "fill-box";
    inner.style.transformOrigin = "center";
    inner.animate(frames, { duration: motion(), easing: EASE });
  };
  if (mounted(node)) slide({ x: where.x, y: where.y + (where.own ? 160 : -160) }, where, true);
  return {
    update(next) {
      if (next.x !== last.x || next.y !== last.y) slide(last, next, false);
      if (next.up !== last.up) turn([{ transform: "scaleX(0)" }, { transform: "scaleX(1)" }]);
      if (next.pivoted !== last.pivoted) turn([{ transform: "rotate(180deg)" }, { transform: "rotate(0)" }]);
      last = next;
    },
  };
}

/** Whether the board was there before: what comes with it does not come from anywhere. */
function mounted(node: SVGGElement): boolean {
  return node.ownerSVGElement?.dataset["shown"] === "true";
}

/** A destroyed card shrinks and fades. */
export function gone(node: SVGGElement): { duration: number; css: (t: number) => string } {
  const { transform } = getComputedStyle(node);
  const at = transform === "none" ? "" : transform;
  return { duration: motion(), css: (t) => `opacity: ${t}; transform: ${at} translate(68px, 62px) scale(${0.4 + 0.6 * t}) translate(-68px, -62px)` };
}
