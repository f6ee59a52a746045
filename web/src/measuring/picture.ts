/** The table as a picture of its own: SVG, or PNG of the same. */
const LOOK = ["fill", "fill-opacity", "stroke", "stroke-width", "stroke-dasharray", "stroke-linecap", "stroke-linejoin", "stroke-opacity", "vector-effect", "paint-order", "font", "text-anchor", "transform", "display"];
const NOT_SHOWN = ".handle, title";
const SPOKEN = ["class", "role", "tabindex", "aria-label", "aria-pressed", "aria-hidden", "style"];
const SPACE = "http://www.w3.org/2000/svg";
const SHARP = 2;

/** One layer of the board, with its look written into it. */
function copied(layer: SVGSVGElement): Node[] {
  const copy = layer.cloneNode(true) as SVGSVGElement;
  const shown = [...layer.querySelectorAll<SVGElement>("*")];
  const made = [...copy.querySelectorAll<SVGElement>("*")];
  shown.forEach((one, n) => {
    const style = getComputedStyle(one);
    for (const name of SPOKEN) made[n]!.removeAttribute(name);
    made[n]!.setAttribute("style", LOOK.map((property) => `${property}:${style.getPropertyValue(property)}`).join(";"));
  });
  shown.forEach((one, n) => one.matches(NOT_SHOWN) && made[n]!.remove());
  return [...copy.childNodes];
}

/** The board as it is shown: its layers one upon the other. */
function whole(board: HTMLElement): { svg: SVGSVGElement; width: number; height: number } {
  const layers = [...board.querySelectorAll<SVGSVGElement>("svg.layer")];
  const { width, height } = layers[0]!.getBoundingClientRect();
  const shown = layers[0]!.getAttribute("viewBox")!;
  const svg = document.createElementNS(SPACE, "svg");
  const sky = document.createElementNS(SPACE, "rect");
  const [x, y, wide, high] = shown.split(" ");
  const fill = getComputedStyle(board.parentElement!).backgroundColor;
  Object.entries({ x, y, width: wide, height: high, fill }).forEach(([key, value]) => sky.setAttribute(key, String(value)));
  svg.append(sky, ...layers.flatMap(copied));
  Object.entries({ xmlns: SPACE, viewBox: shown, width: Math.round(width), height: Math.round(height) }).forEach(([key, value]) => svg.setAttribute(key, String(value)));
  return { svg, width, height };
}

export async function savePicture(board: HTMLElement, name: string, kind: "svg" | "png"): Promise<void> {
  const { svg, width, height } = whole(board);
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
