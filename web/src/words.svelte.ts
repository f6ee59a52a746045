/** Words in the reader's language, from the same catalogues that the server's side speaks with. */
import { FluentBundle, FluentResource, type FluentValue, type FluentVariable } from "@fluent/bundle";
import type { Words, WordId } from "../gen/wire";

export type Lang = "de" | "en";

const KEPT = "holotable.lang";
const sources: Record<Lang, () => Promise<string[]>> = {
  de: () => import("./words.de").then((module) => module.default),
  en: () => import("./words.en").then((module) => module.default),
};
const bundles: Partial<Record<Lang, FluentBundle>> = {};

function ownLanguage(): Lang {
  const kept = localStorage.getItem(KEPT);
  return kept === "de" || kept === "en" ? kept : navigator.language.startsWith("de") ? "de" : "en";
}

export const speech = $state({ lang: ownLanguage(), ready: false });

/** Switches the language at once; what is on the screen says itself anew. */
export async function speak(lang: Lang): Promise<void> {
  if (!bundles[lang]) {
    const texts = await Promise.all([sources[lang](), ...later.map((more) => more(lang))]);
    bundles[lang] = bundle(lang, texts.flat());
  }
  speech.lang = lang;
  speech.ready = true;
  localStorage.setItem(KEPT, lang);
  document.documentElement.lang = lang;
}

const later: ((lang: Lang) => Promise<string[]>)[] = [];

/** Learns words that only some screens need: for the language that is spoken now, and for another when it is. */
export async function learn(more: (lang: Lang) => Promise<string[]>): Promise<void> {
  later.push(more);
  await Promise.all(
    Object.entries(bundles).map(async ([lang, known]) => {
      for (const text of await more(lang as Lang)) known.addResource(new FluentResource(text), { allowOverrides: true });
    }),
  );
}

function bundle(lang: Lang, texts: string[]): FluentBundle {
  const made: FluentBundle = new FluentBundle(lang, {
    useIsolating: false,
    functions: { WORD: (places, names) => word(made, String(plain(places[0])), String(plain(names["of"]))) },
  });
  for (const text of texts) made.addResource(new FluentResource(text), { allowOverrides: true });
  return made;
}

const plain = (value: FluentValue | undefined): unknown =>
  typeof value === "object" && value !== null && "value" in value ? value.value : value;

let seated: (seat: string) => string = () => "";

/** Seats are called by who sits there, where that is known. */
export function seatsAreCalled(name: (seat: string) => string): void {
  seated = name;
}

function word(from: FluentBundle, name: string, kind: string): string {
  const called = kind === "seat" ? seated(name) : "";
  if (called) return called;
  const message = from.getMessage(`${kind}-${name}`);
  return message?.value ? from.formatPattern(message.value, {}) : name;
}

/** Says a key; one without words is shown as itself, so that nobody faces a blank. */
export function say(key: string, args: Record<string, FluentVariable> = {}): string {
  const from = speech.ready ? bundles[speech.lang] : undefined;
  const message = from?.getMessage(key);
  return from && message?.value ? from.formatPattern(message.value, args) : key;
}

/** Says one of the client's own sentences. */
export const t = (key: WordId, args: Record<string, FluentVariable> = {}): string => say(key, args);

/** Says what the server sent; what stands in a sentence may be a sentence itself. */
export function told(words: Words): string {
  const args: Record<string, FluentVariable> = {};
  for (const [name, value] of Object.entries(words.args)) args[name] = typeof value === "object" ? told(value) : value;
  return say(words.key, args);
}

/** The words for a thing of some kind: a card, an effect, a cruiser, a seat. */
export function named(kind: string, name: string): string {
  const from = speech.ready ? bundles[speech.lang] : undefined;
  return from ? word(from, name, kind) : name;
}
