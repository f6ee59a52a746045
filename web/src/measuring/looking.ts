/**
 * What of the table is shown. While it changes, everything that is drawn is only shifted and scaled; when it rests,
 * everything is drawn for what is shown.
 */
import { box, held, type Area, type Size, type View } from "./camera";

const SETTLING = 140;
const COARSE = 3;

type Shown = {
  area: () => Area;
  /** Which part of the table is in the view: left, top, width, height. */
  part: (part: [number, number, number, number]) => void;
  /** Everything was drawn for this view. */
  settled: (view: View) => void;
};

export class Looking {
  view: View = { x: 0, y: 0, unit: 1 };
  size: Size = { width: 1, height: 1 };
  #drawnFor: View = this.view;
  #frame = 0;
  #settling = 0;
  #lookedAt = 0;

  constructor(
    readonly sheet: HTMLElement,
    readonly layers: SVGSVGElement[],
    readonly shown: Shown,
  ) {}

  /** Shows another part of the table. */
  at(next: View): void {
    this.view = held(next, this.shown.area(), this.size);
    this.#lookedAt = performance.now();
    if (!this.#frame) this.#frame = requestAnimationFrame(() => this.#show());
    if (!this.#settling) this.#settling = window.setTimeout(() => this.#rest(), SETTLING);
  }

  /** Fills another size with the same part of the table. */
  fill(size: Size, view = this.view): void {
    this.size = size;
    Object.assign(this.sheet.style, { width: `${size.width}px`, height: `${size.height}px` });
    this.view = held(view, this.shown.area(), size);
    this.settle();
  }

  /** Draws everything for the view that was reached. */
  settle(): void {
    const { view, size } = this;
    this.#drawnFor = view;
    const part = box(view, size);
    const told = part.map((value) => value.toFixed(2)).join(" ");
    for (const layer of this.layers) layer.setAttribute("viewBox", told);
    this.sheet.style.setProperty("--u", view.unit.toFixed(4));
    this.sheet.style.transform = "";
    this.shown.settled(view);
    this.shown.part(part);
  }

  #show(): void {
    this.#frame = 0;
    const { x, y, unit } = this.view;
    const before = this.#drawnFor;
    const scale = before.unit / unit;
    if (scale > COARSE || scale < 1 / COARSE) this.settle();
    else this.sheet.style.transform = `translate(${(before.x - x) / unit}px, ${(before.y - y) / unit}px) scale(${scale})`;
  }

  #rest(): void {
    this.#settling = 0;
    this.shown.part(box(this.view, this.size));
    if (performance.now() - this.#lookedAt < SETTLING - 10) this.#settling = window.setTimeout(() => this.#rest(), SETTLING);
    else this.settle();
  }
}
