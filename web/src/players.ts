/** What a player is called. */
import type { Player } from "../gen/wire";
import { named, say, t } from "./words.svelte";

/** The name of whoever sits at a seat: a person's own, a bot's by its level. */
export function playerName(player: Player | undefined, seat = ""): string {
  if (player?.kind === "open") return t("free-seat");
  if (player?.kind === "bot") return t("computer-level", { level: say(`level-${player.level}`) });
  return player?.name || (seat && named("seat", seat));
}
