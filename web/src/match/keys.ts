/** The keys that work at a table. */
import { settings } from "../settings.svelte";
import { step } from "./arrows";

export type Orders = Record<"help" | "skip" | "again" | "hint" | "undo" | "escape", () => void>;

const question = (): NodeListOf<HTMLButtonElement> => document.querySelectorAll(".question .options button");

/** Carries out a key, unless it is meant for something else. */
export function pressed(event: KeyboardEvent, orders: Orders): void {
  if (event.key === "Escape") {
    orders.escape();
    return;
  }
  const meant = event.target instanceof HTMLElement && /INPUT|SELECT|TEXTAREA|SUMMARY/.test(event.target.tagName);
  if (meant || event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
  if (!inScrolled(event) && step(event.key)) {
    event.preventDefault();
    return;
  }
  if (!settings.keys) return;
  const keys: Record<string, () => void> = {
    "?": orders.help,
    ".": orders.skip,
    r: orders.again,
    h: orders.hint,
    u: orders.undo,
    q: () => document.querySelector<HTMLElement>(".question button")?.focus(),
    c: () => document.querySelector<HTMLElement>(".hand [data-piece]")?.focus(),
    b: () => document.querySelector<HTMLElement>(".board [data-live][tabindex]")?.focus(),
    n: () => document.querySelector<HTMLElement>("[data-next]")?.click(),
  };
  if (/^[1-9]$/.test(event.key)) question()[Number(event.key) - 1]?.click();
  else keys[event.key]?.();
}

/** Whether the arrows scroll what has the focus. */
const inScrolled = (event: KeyboardEvent): boolean => event.target instanceof HTMLElement && event.target.closest("[role=tablist], .log, aside") !== null;
