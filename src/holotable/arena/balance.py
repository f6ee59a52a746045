"""Whether a game is balanced: what equal players' games show, against the bounds that the game has set itself."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from typing import Any

import msgspec

from holotable.arena.errors import BadInput
from holotable.arena.experiment import Experiment
from holotable.arena.playing import UNFINISHED, Outcome
from holotable.arena.spread import Spread, spreads
from holotable.arena.statistics import Interval, Stratum, difference, mean, share, z_of
from holotable.kernel.registry import game as game_called
from holotable.kernel.survey import Bounds, Facts, Survey


class Check(msgspec.Struct, frozen=True):
    """One figure, the bounds it must keep, and whether its whole interval keeps them."""

    what: str
    """`seat`, `pairing`, `number`, `draws`, `held` or `limit`: what kind of figure it is."""
    name: str
    figure: Interval
    bounds: Bounds
    holds: bool


class Balance(msgspec.Struct, frozen=True):
    """Everything that was checked."""

    experiment: Experiment
    games: int
    checks: list[Check]
    numbers: list[Spread]

    @property
    def holds(self) -> bool:
        """Whether every check holds."""
        return all(check.holds for check in self.checks)


def balance_of(experiment: Experiment, outcomes: Sequence[Outcome]) -> Balance:
    """The checks of the game's survey over these outcomes."""
    survey = game_called(experiment.game).survey()
    if survey is None:
        raise BadInput("arena-no-survey", field="game", game=experiment.game)
    counted = [(outcome, outcome.facts) for outcome in outcomes if outcome.facts is not None]
    checks = [
        *_seats(survey, outcomes),
        *_pairings(survey, counted),
        _draws(survey, outcomes),
        *_numbers(survey, counted),
        *_held(survey, counted),
    ]
    return Balance(experiment, len(outcomes), checks, spreads([facts for _, facts in counted]))


Counted = Sequence[tuple[Outcome, Facts]]


def _check(what: str, name: str, figure: Interval, bounds: Bounds) -> Check:
    return Check(what, name, figure, bounds, bounds.hold(figure.least, figure.most))


def _seats(survey: Survey[Any], outcomes: Sequence[Outcome]) -> list[Check]:
    """Whether the seats win equally often: each in the order in which the game lets them begin."""
    starters = [
        outcome.facts.order if outcome.facts else tuple(range(len(outcome.scores))) for outcome in outcomes
    ]
    checks = []
    for place in range(len(outcomes[0].scores)):
        won = sum(outcome.scores[order[place]] for outcome, order in zip(outcomes, starters, strict=True))
        checks.append(_check("seat", str(place + 1), share(won, len(outcomes)), survey.seats))
    return checks


def _pairings(survey: Survey[Any], counted: Counted) -> list[Check]:
    """How often one kind of side beats another, whoever of them sat where."""
    scores: dict[tuple[str, str], list[float]] = defaultdict(list)
    for outcome, facts in counted:
        for seat, side in enumerate(facts.sides):
            for other in facts.sides[:seat] + facts.sides[seat + 1 :]:
                if side < other:
                    scores[side, other].append(outcome.scores[seat])
    return [
        _check("pairing", f"{side} - {other}", share(sum(won), len(won)), survey.pairings)
        for (side, other), won in sorted(scores.items())
    ]


def _draws(survey: Survey[Any], outcomes: Sequence[Outcome]) -> Check:
    """A game that never ended counts as drawn too."""
    drawn = sum(outcome.reason == UNFINISHED or outcome.scores.count(1.0) == 0 for outcome in outcomes)
    return _check("draws", "draws", share(drawn, len(outcomes)), survey.draws)


def _numbers(survey: Survey[Any], counted: Counted) -> list[Check]:
    checks = [
        _check("number", name, mean([facts.numbers[name] for _, facts in counted]), bounds)
        for name, bounds in survey.numbers.items()
    ]
    for name, limit in survey.limits.items():
        most = max(facts.numbers[name] for _, facts in counted)
        checks.append(_check("limit", name, Interval(most, most, most, len(counted)), Bounds(0, limit)))
    return checks


def _held(survey: Survey[Any], counted: Counted) -> list[Check]:
    """What having each thing is worth, compared among seats that had equally many things."""
    strata: dict[str, dict[int, Stratum]] = defaultdict(lambda: defaultdict(Stratum))
    won: dict[int, float] = defaultdict(float)
    games: dict[int, int] = defaultdict(int)
    for outcome, facts in counted:
        for score, things in zip(outcome.scores, facts.held, strict=True):
            count = len(things)
            won[count] += score
            games[count] += 1
            for thing in things:
                stratum = strata[thing][count]
                stratum.with_won += score
                stratum.with_games += 1
    checks = []
    z = z_of(comparisons=max(1, len(strata)))
    for thing, by_count in sorted(strata.items()):
        for count, stratum in by_count.items():
            stratum.without_won = won[count] - stratum.with_won
            stratum.without_games = games[count] - stratum.with_games
        figure = difference(list(by_count.values()), z=z)
        checks.append(_check("held", thing, figure, Bounds(-survey.held, survey.held)))
    return checks
