/** What a person wants to see and hear, kept by this device. */

export type Theme = "system" | "dark" | "light";
export type Pace = "off" | "fast" | "normal" | "slow";

const KEPT = "holotable.settings";
export type Confirm = "touch" | "always" | "never";

const usual = {
  theme: "system" as Theme,
  pace: "normal" as Pace,
  confirm: "touch" as Confirm,
  sound: false,
  /** Whether a decision with one option alone is made by itself. */
  auto: false,
  keys: true,
  name: "",
};

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

const TIMES: Record<Pace, number> = { off: 0, fast: 350, normal: 700, slow: 1600 };

/** How long an event is shown, in milliseconds. */
export const moment = (): number => TIMES[settings.pace];

/** How long a piece takes to move, in milliseconds; nothing moves for those who want less motion. */
export const motion = (): number =>
  matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : TIMES[settings.pace] * 0.6;

keepSettings();
matchMedia("(prefers-color-scheme: light)").addEventListener("change", keepSettings);
