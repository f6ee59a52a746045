"""How the numbers that a survey counts are spread over the games."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from holotable.arena.statistics import Interval, mean, within
from holotable.kernel.survey import Facts


class Spread(msgspec.Struct, frozen=True):
    """A number's mean, the value that 95 of 100 games do not exceed, and the greatest."""

    name: str
    mean: Interval
    usual_most: float
    most: float


def spreads(counted: Sequence[Facts]) -> list[Spread]:
    """Each number's mean and greatest values, in the order in which the survey gives them."""
    found = []
    for name in counted[0].numbers if counted else ():
        values = [float(facts.numbers[name]) for facts in counted]
        found.append(Spread(name, mean(values), within(values, 0.95), max(values)))
    return found
