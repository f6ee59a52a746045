/** The screen for each address. Each comes by itself when it is needed, and once. */
import type { Component } from "svelte";
import { sitDown } from "./api";

type Screen = { default: Component<{ id: string }> };

const SCREENS: Record<string, () => Promise<Screen>> = {
  "": () => import("./screens/Lobby.svelte"),
  new: () => import("./screens/NewGame.svelte"),
  m: () => import("./screens/Match.svelte"),
  join: () => import("./screens/Join.svelte"),
  replay: () => import("./screens/Replay.svelte"),
  demo: () => import("./screens/Demo.svelte"),
  decks: () => import("./screens/Decks.svelte"),
  rules: () => import("./screens/Rules.svelte"),
  measure: () => import("./measuring/Screen.svelte"),
  carry: () => import("./screens/Carry.svelte"),
};

/** The screen and what it shows, or nothing where there is no such place. */
export async function screenAt(path: string): Promise<{ Screen: Component<{ id: string }>; id: string } | null> {
  const [, place = "", id = ""] = path.split("/");
  const [found] = await Promise.all([SCREENS[place]?.(), place === "m" && sitDown(id)]);
  return found ? { Screen: found.default, id } : null;
}
