/** What a player is called. */
import type { Player } from "../gen/wire";
import { say, t } from "./words.svelte";

/** The name of whoever sits at a seat: a person's own, a bot's by its level. */
export function playerName(player: Player | undefined, seat = ""): string {
  if (player?.kind === "open") return t("free-seat");
  if (player?.kind === "bot") return t("computer-level", { level: say(`level-${player.level}`) });
  const name = player?.name ?? "";
  // Two at one screen are told apart by their seats, which are called otherwise in every language.
  const shared = player && name.endsWith(` (${player.seat})`);
  if (shared) return `${name.slice(0, -player.seat.length - 3)} (${say(`seat-${player.seat}`)})`;
  return name || (seat && say(`seat-${seat}`));
}
