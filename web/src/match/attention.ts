/** Saying that it is somebody's turn where they can notice it: in the tab's title, and by a tone if they want one. */
import type { Table } from "../../gen/wire";
import { chime } from "../parts/chime";
import { settings } from "../settings.svelte";
import { t } from "../words.svelte";

const USUAL = "Holotable";

export function callTo(table: Table): void {
  document.title = table.decision ? `● ${t("your-turn")} – ${USUAL}` : USUAL;
  if (table.decision && settings.sound && document.hidden) chime();
}

/** The table is left. */
export function callNoMore(): void {
  document.title = USUAL;
}
