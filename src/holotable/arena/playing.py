"""Playing one game of an experiment."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from holotable.arena.errors import BadInput
from holotable.arena.experiment import Experiment
from holotable.bots.levels import Player, player
from holotable.kernel.chance import Chance, seeded_key
from holotable.kernel.match import read_setup
from holotable.kernel.registry import game as game_called
from holotable.kernel.survey import Facts
from holotable.kernel.table import Table

MOST_CHOICES = 2_000
"""A game that is not over after so many choices counts as unfinished."""
UNFINISHED = "unfinished"


class Outcome(msgspec.Struct, frozen=True):
    """How one game of an experiment ended."""

    index: int
    seating: tuple[int, ...]
    """For each seat the number of the player who sat there."""
    scores: tuple[float, ...]
    """For each seat 1 for a win, a half for a shared first place, 0 for a loss."""
    reason: str
    choices: int
    facts: Facts | None = None


_player = cache(player)


def play_game(experiment: Experiment, index: int) -> Outcome:
    """The game of this number, from its beginning to its end."""
    game = game_called(experiment.game)
    trial = experiment.trial(index)
    state, steps = game.start(read_setup(game, trial.setup))
    table = Table(game, state, steps, Chance(seeded_key(experiment.chance_seed(index))))
    table.run()
    for text in trial.opening:
        _open(table, text)
    survey = game.survey()
    watch = None if survey is None else survey.watch()
    seating = experiment.seating(index)
    players: list[Player] = [_player(experiment.players[number]) for number in seating]
    randoms = [experiment.bot_random(index, seat) for seat in range(len(players))]
    choices = 0
    while table.result is None and choices < MOST_CHOICES:
        if watch is not None:
            watch.look(table)
        seat = min(table.owed())
        table.choose(seat, players[seat].choose(table, seat, randoms[seat]).choice)
        choices += 1
    if watch is not None:
        watch.look(table)
    result = table.result
    return Outcome(
        index,
        seating,
        tuple(0.5 if result is None else result.score_of(seat) for seat in range(len(players))),
        UNFINISHED if result is None else result.reason,
        choices,
        None if watch is None else watch.facts(),
    )


def _open(table: Table[Any], text: str) -> None:
    """A first choice that the trial makes for whoever is asked."""
    owed = table.owed()
    if not owed:
        raise BadInput("arena-no-opening", field="opening", text=text[:40])
    seat = min(owed)
    table.choose(seat, owed[seat].read(text))
