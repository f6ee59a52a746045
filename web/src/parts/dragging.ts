/** Dragging a card from the hand to a place: the same as touching the one and then the other. */
const FAR = 10;

type Drag = { pick: () => void; drop: (piece: string, event: Event) => void };

export function dragging(node: HTMLElement, first: Drag): { update: (next: Drag) => void; destroy: () => void } {
  let drag = first;
  let from: { x: number; y: number } | null = null;
  let ghost: HTMLElement | null = null;

  const start = (event: PointerEvent): void => {
    if (event.button === 0 && node.dataset["live"]) from = { x: event.clientX, y: event.clientY };
  };
  const move = (event: PointerEvent): void => {
    if (!from) return;
    const [x, y] = [event.clientX - from.x, event.clientY - from.y];
    if (!ghost && Math.hypot(x, y) > FAR) {
      ghost = node.cloneNode(true) as HTMLElement;
      const { left, top, width } = node.getBoundingClientRect();
      Object.assign(ghost.style, { position: "fixed", left: `${left}px`, top: `${top}px`, width: `${width}px`, opacity: "0.85", pointerEvents: "none", zIndex: "30" });
      document.body.append(ghost);
      node.setPointerCapture(event.pointerId);
      drag.pick();
    }
    if (ghost) ghost.style.translate = `${x}px ${y}px`;
  };
  const end = (event: PointerEvent): void => {
    from = null;
    if (!ghost) return;
    ghost.remove();
    ghost = null;
    node.addEventListener("click", (click) => click.stopImmediatePropagation(), { capture: true, once: true });
    const under = document.elementFromPoint(event.clientX, event.clientY)?.closest<SVGElement>(".board [data-piece]");
    const piece = under?.dataset["piece"];
    if (piece && event.type === "pointerup") drag.drop(piece, event);
  };
  node.addEventListener("pointerdown", start);
  node.addEventListener("pointermove", move);
  node.addEventListener("pointerup", end);
  node.addEventListener("pointercancel", end);
  return {
    update: (next) => (drag = next),
    destroy: () => ghost?.remove(),
  };
}
