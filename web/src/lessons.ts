/** Guided first games, by the game's name: the position that each begins with. */
export const lessons: Record<string, () => Promise<unknown>> = {
  starfighter: () => import("./starfighter/first-game.json").then((module) => module.default),
};
