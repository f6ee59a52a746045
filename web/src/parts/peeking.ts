/** Looking closer at a card: by resting the mouse on it, by a long press, by a right click, or by the key I. */
const RESTING = 500;
const PRESSED = 450;

/** Opened by resting the mouse it goes when the mouse goes; opened on purpose it stays until it is closed. */
type Peek = { open: (stays: boolean) => void; close: () => void };

/** Whether the last press was a long one, which looks and does not choose. */
export const pressed = { long: false };

/** Whether there is a pointer that can rest on something at all. */
const rests = (event: Event): boolean => (event as PointerEvent).pointerType === "mouse" && matchMedia("(hover: hover)").matches;

export function peeking(node: Element, first: Peek): { update: (next: Peek) => void; destroy: () => void } {
  let peek = first;
  let timer = 0;
  const wait = (time: number, then: () => void): void => {
    clearTimeout(timer);
    timer = window.setTimeout(then, time);
  };
  const listeners: Record<string, (event: Event) => void> = {
    pointerenter: (event) => rests(event) && wait(RESTING, () => peek.open(false)),
    pointerleave: (event) => {
      clearTimeout(timer);
      if ((event as PointerEvent).pointerType === "mouse") peek.close();
    },
    pointerdown: (event) => {
      pressed.long = false;
      clearTimeout(timer);
      if ((event as PointerEvent).pointerType === "mouse") return;
      wait(PRESSED, () => {
        pressed.long = true;
        peek.open(true);
      });
    },
    pointerup: () => clearTimeout(timer),
    pointermove: (event) => Math.hypot((event as PointerEvent).movementX, (event as PointerEvent).movementY) > 6 && clearTimeout(timer),
    contextmenu: (event) => {
      event.preventDefault();
      clearTimeout(timer);
      peek.open(true);
    },
    keydown: (event) => (event as KeyboardEvent).key === "i" && peek.open(true),
  };
  for (const [name, listener] of Object.entries(listeners)) node.addEventListener(name, listener);
  return {
    update: (next) => (peek = next),
    destroy: () => {
      clearTimeout(timer);
      for (const [name, listener] of Object.entries(listeners)) node.removeEventListener(name, listener);
    },
  };
}
