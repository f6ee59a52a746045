/** The measuring table's own words, and the names that a game gives to arcs, zones, bearings and places. */
import type { Spoken } from "../../gen/wire";
import { learn, say, speech, type Lang } from "../words.svelte";

type Source = Record<Lang, () => Promise<{ default: string }>>;

const own: Source = {
  de: () => import("../../words/measuring/de.ftl?raw"),
  en: () => import("../../words/measuring/en.ftl?raw"),
};
const games: Record<string, Source> = {
  armada: {
    de: () => import("../../../src/holotable/games/armada/words/de.ftl?raw"),
    en: () => import("../../../src/holotable/games/armada/words/en.ftl?raw"),
  },
  xwing: {
    de: () => import("../../../src/holotable/games/xwing/words/de.ftl?raw"),
    en: () => import("../../../src/holotable/games/xwing/words/en.ftl?raw"),
  },
};
/** Why a table or a question cannot be; these names are told apart already. */
const wrong: Record<string, Record<Lang, () => Promise<{ default: string }[]>>> = {
  armada: {
    de: () => Promise.all([import("../../../src/holotable/plane/words/errors.de.ftl?raw"), import("../../../src/holotable/games/armada/words/errors.de.ftl?raw")]),
    en: () => Promise.all([import("../../../src/holotable/plane/words/errors.en.ftl?raw"), import("../../../src/holotable/games/armada/words/errors.en.ftl?raw")]),
  },
  xwing: {
    de: () => Promise.all([import("../../../src/holotable/plane/words/errors.de.ftl?raw"), import("../../../src/holotable/games/xwing/words/errors.de.ftl?raw")]),
    en: () => Promise.all([import("../../../src/holotable/plane/words/errors.en.ftl?raw"), import("../../../src/holotable/games/xwing/words/errors.en.ftl?raw")]),
  },
};
const learned = new Map<string, Promise<void>>();

/** Fetches the words of the table and of a game; once, and anew for another language. */
export function learnToMeasure(game: string): Promise<void> {
  const known = learned.get(game) ?? learn(async (lang) => [
    (await own[lang]()).default,
    of(game, (await games[game]![lang]()).default),
    ...(await wrong[game]![lang]()).map((catalogue) => catalogue.default),
  ]);
  learned.set(game, known);
  return known;
}

/** A game's words under names of its own, as two games may call different things alike. */
const of = (game: string, text: string): string => text.replaceAll(/^(?=[a-z][\w-]*\s*=)/gm, `${game}-`);

/** What a game calls a zone, an arc, a bearing. */
export const called = (game: string, kind: string, name: string): string => say(`${game}-${kind}-${name.replaceAll("_", "-")}`);

export const spoken = (name: Spoken | undefined): string => name?.[speech.lang] ?? "";
