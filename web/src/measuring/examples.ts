/** Tables to begin with: those of the handbook, each fetched when it is chosen. */
import { read, type Doc } from "./document";

type File = { default: { table: Doc; query?: unknown } };

const files = import.meta.glob<File>("../../../docs/tables/*/*.json");
const FOLDER = "../../../docs/tables";

/** What is offered, the first of them to whoever comes without a table. */
export const EXAMPLES = {
  armada: ["start", "sight-obstructed", "arcs-four", "maneuver-course", "overlap-slower", "range-attack", "huge-arcs", "setup-deployment"],
  xwing: ["start", "obstruction-ship", "arcs-bullseye", "bumping-two", "maneuver-tallon", "reposition-boost", "wings-six", "range-huge"],
} as const satisfies Record<string, readonly string[]>;

export const examplesOf = (game: string): readonly string[] => EXAMPLES[game as keyof typeof EXAMPLES] ?? [];

export async function example(game: string, name: string): Promise<{ table: Doc; query?: unknown }> {
  const { default: held } = await files[`${FOLDER}/${game}/${name}.json`]!();
  return { table: read(held), query: held.query };
}
