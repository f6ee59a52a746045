/** What a person wants to see and hear, kept by this device. */

export type Theme = "system" | "dark" | "light";
export type Pace = "off" | "fast" | "normal" | "slow";

const KEPT = "holotable.settings";
const usual = { theme: "system" as Theme, pace: "normal" as Pace, sound: false, name: "" };

function kept(): typeof usual {
  try {
    return { ...usual, ...(JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Partial<typeof usual>) };
  } catch {
    return { ...usual };
  }
}

export const settings = $state(kept());

/** Keeps the settings, and shows their effect. */
export function keepSettings(): void {
  localStorage.setItem(KEPT, JSON.stringify(settings));
  const light = matchMedia("(prefers-color-scheme: light)").matches;
  document.documentElement.dataset["theme"] =
    settings.theme === "light" || (settings.theme === "system" && light) ? "light" : "dark";
}

/** How long an event is shown, in milliseconds; nothing moves for those who want less motion. */
export function moment(): number {
  const times: Record<Pace, number> = { off: 0, fast: 350, normal: 800, slow: 1600 };
  return matchMedia("(prefers-reduced-motion: reduce)").matches ? Math.min(times[settings.pace], 350) : times[settings.pace];
}

keepSettings();
matchMedia("(prefers-color-scheme: light)").addEventListener("change", keepSettings);
