"""What the outcomes of an experiment say about its players."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from holotable.arena.experiment import Experiment
from holotable.arena.playing import UNFINISHED, Outcome
from holotable.arena.ratings import Rating, ratings
from holotable.arena.spread import Spread, spreads
from holotable.arena.statistics import Interval, mean, share


class Score(msgspec.Struct, frozen=True):
    """How one player, or one seat, came off."""

    name: str
    won: int
    drawn: int
    lost: int
    share: Interval


class Report(msgspec.Struct, frozen=True):
    """The summary of an experiment."""

    experiment: Experiment
    games: int
    unfinished: int
    players: list[Score]
    """A name that several players bear is counted once for each seat it sat in."""
    seats: list[Score]
    choices: Interval
    numbers: list[Spread]
    """What the game's survey counts, if it has one."""
    ratings: list[Rating]


def report_on(experiment: Experiment, outcomes: Sequence[Outcome]) -> Report:
    """The summary; there must be at least one outcome."""
    players: dict[str, list[float]] = {name: [] for name in experiment.players}
    seats: list[list[float]] = [[] for _ in experiment.players]
    for outcome in outcomes:
        for seat, score in enumerate(outcome.scores):
            players[experiment.players[outcome.seating[seat]]].append(score)
            seats[seat].append(score)
    return Report(
        experiment,
        len(outcomes),
        sum(outcome.reason == UNFINISHED for outcome in outcomes),
        [_score(name, scores) for name, scores in players.items()],
        [_score(str(seat + 1), scores) for seat, scores in enumerate(seats)],
        mean([outcome.choices for outcome in outcomes]),
        spreads([outcome.facts for outcome in outcomes if outcome.facts is not None]),
        ratings(experiment.players, outcomes),
    )


def _score(name: str, scores: Sequence[float]) -> Score:
    won, lost = scores.count(1.0), scores.count(0.0)
    return Score(name, won, len(scores) - won - lost, lost, share(sum(scores), len(scores)))
