/** What the lobby shows to anybody; when it is the first screen, it is asked for while the screen is still on its way. */
import type { GameCard, MatchCard } from "../gen/wire";
import { ask } from "./api";

export type Lobby = { games: GameCard[]; levels: string[]; tables: MatchCard[] };

let early: Promise<Lobby> | null = null;

export function askEarly(): void {
  early = ask<Lobby>("GET", "/api/lobby");
  early.catch(() => {});
}

export function askForLobby(): Promise<Lobby> {
  const asked = early ?? ask<Lobby>("GET", "/api/lobby");
  early = null;
  return asked;
}
