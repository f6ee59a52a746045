"""What every bot is: something that is shown a table and a seat, and says what it would choose, and why."""

from __future__ import annotations

import time
from random import Random
from typing import Any, Protocol

import msgspec

from holotable.kernel.decisions import Phrase
from holotable.kernel.table import Table
from holotable.kernel.words import Texts

TEXTS = Texts("holotable.bots")
"""The words of the bots' reasons."""


class Budget(msgspec.Struct, frozen=True):
    """How long a bot may think about one decision: so many iterations, or so many seconds, or whichever ends first.

    Seconds are those that a core spends on it, so that a bot is as strong on a busy machine as on an idle one. With
    iterations alone the same random numbers give the same choice on every machine.
    """

    iterations: int | None = None
    seconds: float | None = None

    def clock(self) -> Clock:
        """The budget, running from now on."""
        return Clock(self)


class Clock:
    """A budget that is being used up."""

    __slots__ = ("_end", "_most", "done")

    def __init__(self, budget: Budget) -> None:
        self.done = 0
        self._most = budget.iterations
        self._end = None if budget.seconds is None else time.thread_time() + budget.seconds

    def goes_on(self) -> bool:
        """Whether there is time for another iteration; the first is always granted."""
        self.done += 1
        if self.done == 1:
            return True
        if self._most is not None and self.done > self._most:
            self.done -= 1
            return False
        if self._end is not None and time.thread_time() >= self._end:
            self.done -= 1
            return False
        return True


class Chosen(msgspec.Struct, frozen=True):
    """A bot's choice: what it would answer, what it thinks its chance of winning is, and the reasons as phrases."""

    choice: Any
    why: tuple[Phrase, ...]
    chance: float | None = None


class Bot(Protocol):
    """An opponent, written once for all games. It keeps nothing from one choice to the next."""

    def choose(self, table: Table[Any], seat: int, budget: Budget, random: Random) -> Chosen:
        """What to answer to the decision that the seat owes; `NotOwed` if it owes none.

        A bot learns about the table through `Knowledge` alone, and changes nothing on it.
        """
        ...


def percent(chance: float) -> int:
    """A chance of winning as people say it."""
    return round(100 * chance)
