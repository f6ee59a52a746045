/** Dragging a card from the hand to a place: the same as touching the one and then the other. */
const FAR = 10;

type Drag = { pick: () => void; drop: (piece: string, event: Event) => void };

export function dragging(node: HTMLElement, first: Drag): { update: (next: Drag) => void; destroy: () => void } {
  let drag = first;
  let from = { x: 0, y: 0 };
  let ghost: HTMLElement | null = null;

  const start = (event: PointerEvent): void => {
    if (event.button !== 0 || !node.dataset["live"]) return;
    from = { x: event.clientX, y: event.clientY };
    // A quick hand leaves the card before it moves within it.
    addEventListener("pointermove", move);
    addEventListener("pointerup", end);
    addEventListener("pointercancel", end);
  };
  const move = (event: PointerEvent): void => {
    const [x, y] = [event.clientX - from.x, event.clientY - from.y];
    if (!ghost && Math.hypot(x, y) > FAR) {
      ghost = copy();
      drag.pick();
    }
    if (ghost) ghost.style.translate = `${x}px ${y}px`;
  };
  const copy = (): HTMLElement => {
    const { left, top, width } = node.getBoundingClientRect();
    const made = node.cloneNode(true) as HTMLElement;
    Object.assign(made.style, { position: "fixed", left: `${left}px`, top: `${top}px`, width: `${width}px`, opacity: "0.85", pointerEvents: "none", zIndex: "30" });
    document.body.append(made);
    return made;
  };
  const end = (event: PointerEvent): void => {
    letGo();
    if (!ghost) return;
    ghost.remove();
    ghost = null;
    // The press ends here: it is no click on the card as well.
    node.addEventListener("click", stop, { capture: true, once: true });
    setTimeout(() => node.removeEventListener("click", stop, { capture: true }));
    const under = document.elementFromPoint(event.clientX, event.clientY)?.closest<SVGElement>(".board [data-piece]");
    const piece = under?.dataset["piece"];
    if (piece && event.type === "pointerup") drag.drop(piece, event);
  };
  const stop = (click: Event): void => click.stopImmediatePropagation();
  const letGo = (): void => {
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", end);
    removeEventListener("pointercancel", end);
  };
  node.addEventListener("pointerdown", start);
  return {
    update: (next) => (drag = next),
    destroy: () => {
      letGo();
      ghost?.remove();
    },
  };
}
