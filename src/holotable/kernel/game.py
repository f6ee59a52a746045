"""The contract of a game: what a package under `games/` must tell the kernel, and nothing more."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

import msgspec

from holotable.kernel.decisions import Decision, Refusal
from holotable.kernel.errors import BadInput, HolotableError
from holotable.kernel.events import Event, Viewers
from holotable.kernel.steps import Code, Step
from holotable.kernel.survey import Survey
from holotable.kernel.words import Lang, Texts, indented

if TYPE_CHECKING:
    from holotable.kernel.table import Table

S = TypeVar("S", bound=msgspec.Struct)


class Result(msgspec.Struct, frozen=True):
    """How a game ended. Seats that share a place stand in one list; the first list won."""

    places: tuple[tuple[int, ...], ...]
    reason: str
    rule: str
    scores: tuple[float, ...] = ()

    def score_of(self, seat: int) -> float:
        """1 for a win, 0 for a loss, a half for a shared first place; between them for places between."""
        if len(self.places) == 1:
            return 0.5
        for rank, seats in enumerate(self.places):
            if seat in seats:
                return 1 - rank / (len(self.places) - 1)
        return 0.0


class Twin(msgspec.Struct, Generic[S]):
    """A world that differs from another only in what some viewers may not know.

    `renamed` maps what other seats would write in their choices, and what chance would answer, from the one world to
    the other, so that both can be played on side by side.
    """

    state: S
    renamed: dict[str, str] = {}


class Hidden(ABC, Generic[S]):
    """One declared hidden zone or field of a game."""

    name: ClassVar[str]

    @abstractmethod
    def secrets(self, state: S, viewers: Viewers) -> Any:
        """What is hidden here from these viewers, as plain data; nothing (empty) when there is nothing to hide."""

    @abstractmethod
    def twin(self, state: S, viewers: Viewers, random: Random) -> Twin[S] | None:
        """A copy of the state in which this zone holds something else that these viewers cannot tell apart."""


class Game(ABC, Generic[S]):
    """One game. There is one object of its class, and it holds no state."""

    name: ClassVar[str]
    title: ClassVar[str]
    version: ClassVar[str]
    State: ClassVar[type[Any]]
    Setup: ClassVar[type[Any]]
    View: ClassVar[type[Any]]
    Position: ClassVar[type[Any]]
    events: ClassVar[tuple[type[Event], ...]]
    code: ClassVar[Mapping[str, Code]]
    texts: ClassVar[Texts]
    hidden: ClassVar[tuple[Hidden[Any], ...]]
    modes: ClassVar[tuple[str, ...]] = ()
    """The ways to play, by the names that a set-up gives them; empty for a game with one."""
    rule_of_leaving: ClassVar[str]
    """The rule by which a game ends when a side has left it; empty where its books say nothing."""
    rule_of_agreement: ClassVar[str] = ""
    """The rule by which the sides may agree to a draw; empty where its books say nothing."""

    @abstractmethod
    def start(self, setup: Any) -> tuple[S, list[Step]]:
        """The state before the first step, and the steps that begin the game; a set-up that cannot be is `BadInput`."""

    @abstractmethod
    def seats(self, state: S) -> Sequence[str]:
        """The seats' names, in the order of their numbers."""

    @abstractmethod
    def view(self, state: S, viewers: Viewers) -> Any:
        """What these seats may know together, as plain typed data."""

    @abstractmethod
    def broken(self, state: S) -> HolotableError | str | None:
        """What is wrong with a state that the rules could never lead to; nothing if it is sound."""

    @abstractmethod
    def deal(self, state: S, seat: int, random: Random) -> S | None:
        """A copy in which everything that the seat cannot know is dealt anew, given all that it does know.

        Nothing if this deal turned out not to fit; the share that fits is reported.
        """

    @abstractmethod
    def position(self, state: S) -> Any:
        """The state as a position document that people can read and write."""

    @abstractmethod
    def from_position(self, document: Any) -> tuple[S, list[Step]]:
        """The state of a position document, decoded into `Position` already, and the steps that come next if the
        document does not say so itself. What the rules could never lead to is `BadInput`, with field and rule."""

    @abstractmethod
    def evaluate(self, state: S, seat: int) -> float:
        """How good the state is for a seat, from its own knowledge: a chance of winning between 0 and 1."""

    def wrong_steps(self, state: S, steps: Sequence[Step]) -> HolotableError | str | None:
        """Why these cannot be the steps that are still to come, the last one first; nothing if they can.

        Asked of positions that strangers wrote: names, and arguments by their number and type, are right already.
        """
        return None

    def sides(self, state: S) -> list[tuple[int, ...]]:
        """The seats that win together; every seat for itself unless a game has teams. The first of a side is its captain."""
        return [(seat,) for seat in range(len(self.seats(state)))]

    def left(self, table: Table[S], seat: int, how: str) -> None:
        """What becomes of the others when a seat resigns or runs out of time: the last side that is there wins."""
        sides = self.sides(table.state)
        there = [side for side in sides if not all(one in table.gone for one in side)]
        if len(there) == 1:
            losers = tuple(one for side in sides if side not in there for one in side)
            table.finish(Result((there[0], losers), how, self.rule_of_leaving))

    def answer_for_gone(self, state: S, decision: Decision[S, Any]) -> Any:
        """What a seat that has left answers: the first candidate, unless a game knows better."""
        return decision.candidates(state)[0]

    def propose(self, state: S, decision: Decision[S, Any]) -> Sequence[Any]:
        """The answers that a search looks at: all candidates, unless a game can name the good ones."""
        return decision.candidates(state)

    def chapter(self, state: S) -> int:
        """A number that grows when a stretch of the game ends after which it can be judged well, such as a round.

        A search plays on to the end of a chapter, and judges there. A game without chapters is judged after some choices.
        """
        return 0

    def survey(self) -> Survey[S] | None:
        """What is worth counting when many games are played; nothing unless the game says."""
        return None

    def why_not_now(self, state: S, seat: int, about: str) -> Refusal | None:
        """Why something that no pending decision is about cannot be done; nothing if the game cannot say."""
        return None

    def setup_seen(self, setup: Any, viewers: Viewers) -> Any:
        """What these seats may know of the set-up while the match lives; all of it, unless a game has secrets there."""
        return setup

    def setup_twin(self, setup: Any, viewers: Viewers, random: Random) -> Any | None:
        """A set-up that differs only in what these viewers may not know of it; nothing where there is nothing to hide."""
        return None

    def in_words(self, view: Any, lang: Lang) -> list[str]:
        """A view as lines for a terminal, and for people who cannot see a board.

        Every piece has a name, every place a way to say it. This default names each field of the view.
        """
        return list(indented(msgspec.to_builtins(view)))

    def odds(self, state: S | None, query: Any) -> Any:
        """The exact distribution of an outcome that the query describes, in a state or by itself."""
        raise BadInput("error-no-odds", field="query", game=self.title)

    def odds_asked(self, state: S, seat: int) -> Sequence[Any]:
        """Some questions that a seat might ask for the odds here: the checks ask them in worlds that it cannot tell apart."""
        return ()

    def table_document(self, state: S) -> Any:
        """What lies on the table as a document that can be measured; only games with a plane have one."""
        raise BadInput("error-no-measuring", field="match", game=self.title)
