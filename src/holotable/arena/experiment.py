"""An experiment: many games between the same players, each game determined by the experiment and its number."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import msgspec

from holotable.arena.errors import BadInput
from holotable.bots.levels import player
from holotable.kernel.match import read_setup
from holotable.kernel.registry import game as game_called
from holotable.kernel.survey import Trial


class Experiment(msgspec.Struct, frozen=True):
    """Who plays what against whom, and how often.

    Game number `n` is the same however many games there are, and whoever plays it: chance and bots get their seeds
    from the experiment's seed and the number.
    """

    game: str
    players: tuple[str, ...]
    """The bots by name, in the order of the seats."""
    games: int
    seed: str = "1"
    setup: dict[str, Any] = {}
    swap: bool = False
    """Whether the players change seats from game to game; each deal is then played once in every seating."""
    mode: str = ""
    """One of the game's own ways to be balanced; its trials take the place of the set-up."""

    def check(self) -> None:
        """Refuses an experiment that cannot be carried out."""
        for name in self.players:
            player(name)
        seats = self.seats()
        if len(self.players) != seats:
            raise BadInput(
                "arena-players", field="seats", game=self.game, seats=seats, players=len(self.players)
            )

    def seats(self) -> int:
        """How many seats the game has."""
        game = game_called(self.game)
        state, _ = game.start(read_setup(game, self.trial(0).setup))
        return len(game.seats(state))

    def trial(self, index: int) -> Trial:
        """How the game of this number begins."""
        if not self.mode:
            return Trial(self.setup)
        survey = game_called(self.game).survey()
        if survey is None or self.mode not in survey.modes():
            known = "none" if survey is None else ", ".join(survey.modes())
            raise BadInput("arena-no-mode", field="mode", game=self.game, mode=self.mode[:40], known=known)
        trials = survey.trials(self.mode)
        return trials[self.deal(index) % len(trials)]

    def deal(self, index: int) -> int:
        """The number of the deal: games that differ only in who sits where share one."""
        return index // len(self.players) if self.swap else index

    def seating(self, index: int) -> tuple[int, ...]:
        """For each seat the number of the player who sits there."""
        count = len(self.players)
        turned = index % count if self.swap else 0
        return tuple((seat + turned) % count for seat in range(count))

    def chance_seed(self, index: int) -> str:
        """What the deal's chance is made from."""
        return f"{self.seed}:{self.deal(index)}"

    def bot_random(self, index: int, seat: int) -> Random:
        """A bot's random numbers for one game."""
        return Random(f"{self.seed}:{index}:{seat}")  # noqa: S311 - a bot's fancies are no secret

    def same_but_longer(self, other: Experiment) -> bool:
        """Whether two experiments differ in nothing but the number of games."""
        return msgspec.structs.replace(self, games=0) == msgspec.structs.replace(other, games=0)


def numbers_left(experiment: Experiment, done: Sequence[int]) -> list[int]:
    """The numbers of the games that are still to be played."""
    there = set(done)
    return [index for index in range(experiment.games) if index not in there]
