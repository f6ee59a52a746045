/** Who we are on this device: a guest, made when something is done for which one is needed. */
import type { Guest, NewMatch, Seated } from "../gen/wire";
import { ask, me, seats } from "./api";
import { go } from "./route.svelte";
import { keepSettings, settings } from "./settings.svelte";
import { t } from "./words.svelte";

export const session = $state({ guest: null as Guest | null });

/** The guest of this device. */
export async function guest(): Promise<Guest> {
  session.guest ??= await me(settings.name || t("guest"));
  return session.guest;
}

/** Takes another name. */
export async function rename(name: string): Promise<void> {
  settings.name = name;
  keepSettings();
  if (session.guest || localStorage.getItem("holotable.key")) {
    await guest();
    session.guest = await ask<Guest>("PUT", "/api/me", { name });
  }
}

/** Makes a match and goes there; keeps the invitation if a seat is open, and the lesson that it is. */
export async function start(wanted: NewMatch, lesson = ""): Promise<void> {
  await guest();
  const seated = await ask<Seated>("POST", "/api/matches", wanted);
  seats.keep(seated.match, seated.tokens);
  if (seated.invitation) localStorage.setItem(`holotable.invitation.${seated.match}`, seated.invitation);
  if (lesson) localStorage.setItem(`holotable.lesson.${seated.match}`, lesson);
  go(`/m/${seated.match}`);
}
