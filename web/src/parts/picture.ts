/** The board as a picture of its own: an SVG that carries its look, its symbols and its font with it, or a PNG of that. */
import font from "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url";
import { save } from "./saving";

export type Format = "svg" | "png";

const LOOK = ["fill", "fill-opacity", "stroke", "stroke-width", "stroke-dasharray", "stroke-linecap", "stroke-linejoin", "opacity", "font", "letter-spacing", "color", "transform", "display"];
/** So many dots for each unit of the board. */
const SHARP = 2;

/** Saves the board that is shown. */
export async function savePicture(name: string, format: Format): Promise<void> {
  const board = document.querySelector<SVGSVGElement>("svg.board");
  const symbols = document.querySelector<SVGDefsElement>("svg defs:has(#sf-fighter)");
  if (!board || !symbols) return;
  const drawn = new Blob([await standalone(board, symbols)], { type: "image/svg+xml" });
  save(format === "svg" ? drawn : await painted(drawn, board.viewBox.baseVal), `${name}.${format}`);
}

async function standalone(board: SVGSVGElement, symbols: SVGDefsElement): Promise<string> {
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
  const sky = made("rect", { width, height, fill: getComputedStyle(document.body).backgroundColor });
  const letters = made("style", {});
  letters.textContent = `@font-face { font-family: "Holotable"; font-weight: 300 900; src: url(${await asData(await (await fetch(font)).blob())}); }`;
  copy.prepend(letters, symbols.cloneNode(true), sky);
  return new XMLSerializer().serializeToString(copy);
}

function made(kind: string, attributes: Record<string, string | number>): SVGElement {
  const node = document.createElementNS("http://www.w3.org/2000/svg", kind);
  for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, String(value));
  return node;
}

function asData(bytes: Blob): Promise<string> {
  return new Promise((done, failed) => {
    const reader = new FileReader();
    reader.onload = () => done(reader.result as string);
    reader.onerror = () => failed(reader.error);
    reader.readAsDataURL(bytes);
  });
}

async function painted(drawn: Blob, { width, height }: { width: number; height: number }): Promise<Blob> {
  const image = new Image();
  image.src = await asData(drawn);
  await image.decode();
  const canvas = Object.assign(document.createElement("canvas"), { width: width * SHARP, height: height * SHARP });
  canvas.getContext("2d")!.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((done, failed) => canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error("no picture"))), "image/png"));
}
