/** The table as a picture of its own: SVG, or PNG of the same. */
const LOOK = ["fill", "fill-opacity", "stroke", "stroke-width", "stroke-dasharray", "stroke-linecap", "stroke-linejoin", "stroke-opacity", "vector-effect", "paint-order", "font", "text-anchor", "transform", "display"];
const NOT_SHOWN = ".handle, .hit";
const SHARP = 2;

/** The board that is shown, with its look written into it. */
function copied(board: SVGSVGElement): { svg: SVGSVGElement; width: number; height: number } {
  const copy = board.cloneNode(true) as SVGSVGElement;
  const shown = [board, ...board.querySelectorAll<SVGElement>("*")];
  const made = [copy, ...copy.querySelectorAll<SVGElement>("*")];
  shown.forEach((one, n) => {
    const style = getComputedStyle(one);
    made[n]!.setAttribute("style", LOOK.map((property) => `${property}:${style.getPropertyValue(property)}`).join(";"));
    for (const name of ["class", "role", "tabindex", "aria-label", "aria-pressed"]) made[n]!.removeAttribute(name);
  });
  shown.forEach((one, n) => one.matches(NOT_SHOWN) && made[n]!.remove());
  const { width, height } = board.getBoundingClientRect();
  const [x, y, wide, high] = board.getAttribute("viewBox")!.split(" ");
  const sky = document.createElementNS("http://www.w3.org/2000/svg", "rect");
  const fill = getComputedStyle(board.parentElement!).backgroundColor;
  Object.entries({ x, y, width: wide, height: high, fill }).forEach(([key, value]) => sky.setAttribute(key, String(value)));
  copy.querySelector("defs")!.after(sky);
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  copy.setAttribute("width", String(Math.round(width)));
  copy.setAttribute("height", String(Math.round(height)));
  return { svg: copy, width, height };
}

export async function savePicture(board: SVGSVGElement, name: string, kind: "svg" | "png"): Promise<void> {
  const { svg, width, height } = copied(board);
  const drawn = new Blob([new XMLSerializer().serializeToString(svg)], { type: "image/svg+xml" });
  save(kind === "svg" ? drawn : await painted(drawn, width * SHARP, height * SHARP), `${name}.${kind}`);
}

async function painted(drawn: Blob, width: number, height: number): Promise<Blob> {
  const address = URL.createObjectURL(drawn);
  const image = new Image();
  image.src = address;
  await image.decode();
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  canvas.getContext("2d")!.drawImage(image, 0, 0, width, height);
  URL.revokeObjectURL(address);
  return await new Promise((done) => canvas.toBlob((blob) => done(blob!), "image/png"));
}

/** Gives something to whoever sits before the screen, as a file. */
export function save(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob);
  Object.assign(document.createElement("a"), { href: address, download: name }).click();
  URL.revokeObjectURL(address);
}
