"""What a game finds worth counting when it is played many times: for ratings, and for proving that it is balanced."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Generic, TypeVar

import msgspec

if TYPE_CHECKING:
    from holotable.kernel.table import Table

S = TypeVar("S", bound=msgspec.Struct)


class Bounds(msgspec.Struct, frozen=True):
    """Within which bounds something must lie for a game to be called balanced."""

    least: float
    most: float

    def hold(self, least: float, most: float) -> bool:
        """Whether a whole interval lies within the bounds."""
        return self.least <= least and most <= self.most


class Trial(msgspec.Struct, frozen=True):
    """One way to begin a game: its set-up, and the first choices as a record writes them, whoever plays."""

    setup: dict[str, Any]
    opening: tuple[str, ...] = ()


class Facts(msgspec.Struct, frozen=True):
    """What was counted in one game."""

    numbers: dict[str, float]
    """Whatever has a mean: rounds, decisions."""
    sides: tuple[str, ...]
    """For each seat what it played with: a cruiser, a fleet, a deck."""
    held: tuple[tuple[str, ...], ...]
    """For each seat what it had at some time, and might as well not have had: the cards it drew."""
    order: tuple[int, ...]
    """The seats, the one that began first."""


class Watch(ABC, Generic[S]):
    """Watches one game."""

    @abstractmethod
    def look(self, table: Table[S]) -> None:
        """Called whenever somebody is about to choose, and once when the game is over."""

    @abstractmethod
    def facts(self) -> Facts:
        """What was counted, when the game is over."""


class Survey(ABC, Generic[S]):
    """What is counted, over which trials, and within which bounds it must lie."""

    numbers: dict[str, Bounds]
    """The bounds of the means of `Facts.numbers`; a number that is not named here is reported only."""
    limits: dict[str, float]
    """What some of `Facts.numbers` may be at the most in any game."""
    seats: Bounds
    """The share of games that each seat wins, in the order of `Facts.order`."""
    pairings: Bounds
    """The share of games that one kind of side wins against another."""
    draws: Bounds
    """The share of drawn games."""
    held: float
    """By how much having a thing may move the share of games won."""

    @abstractmethod
    def modes(self) -> Sequence[str]:
        """The ways to play that are balanced each for itself."""

    @abstractmethod
    def trials(self, mode: str) -> Sequence[Trial]:
        """How the games of a mode begin, one after another, over and over again."""

    @abstractmethod
    def watch(self) -> Watch[S]:
        """Someone who watches the next game."""
