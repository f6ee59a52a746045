/** The board as a picture of its own: an SVG that carries its look and its symbols with it. */
const LOOK = ["fill", "fill-opacity", "stroke", "stroke-width", "stroke-dasharray", "stroke-linecap", "stroke-linejoin", "opacity", "font", "color", "transform", "display"];

/** Saves the board that is shown. */
export function savePicture(name: string): void {
  const board = document.querySelector<SVGSVGElement>("svg.board");
  const symbols = document.querySelector<SVGDefsElement>("svg defs:has(#sf-fighter)");
  if (!board || !symbols) return;
  const copy = board.cloneNode(true) as SVGSVGElement;
  const shown = [board, ...board.querySelectorAll<SVGElement>("*")];
  const copied = [copy, ...copy.querySelectorAll<SVGElement>("*")];
  shown.forEach((one, n) => {
    const style = getComputedStyle(one);
    copied[n]!.setAttribute("style", LOOK.map((property) => `${property}:${style.getPropertyValue(property)}`).join(";"));
  });
  const { width, height } = board.viewBox.baseVal;
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  copy.setAttribute("width", String(width));
  copy.setAttribute("height", String(height));
  const sky = document.createElementNS("http://www.w3.org/2000/svg", "rect");
  Object.entries({ width, height, fill: getComputedStyle(document.body).backgroundColor }).forEach(([key, value]) => sky.setAttribute(key, String(value)));
  copy.prepend(symbols.cloneNode(true), sky);
  const address = URL.createObjectURL(new Blob([new XMLSerializer().serializeToString(copy)], { type: "image/svg+xml" }));
  Object.assign(document.createElement("a"), { href: address, download: `${name}.svg` }).click();
  URL.revokeObjectURL(address);
}
