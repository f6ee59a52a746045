"""The smallest of games, whose rules each test writes for itself."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

import msgspec

from holotable.kernel.chance import Chance
from holotable.kernel.decisions import Number, Phrase
from holotable.kernel.game import Game, Result
from holotable.kernel.steps import Step, Steps
from holotable.kernel.table import Table
from holotable.kernel.words import Texts


class State(msgspec.Struct):
    log: list[str] = []
    numbers: dict[str, int] = {}


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    pass


class Ask(Number[State], frozen=True):
    """A number from 0 to 9, for something that is called by name."""

    rule: ClassVar[str] = "TI-1"
    what: str = ""

    def bounds(self, state: State) -> tuple[int, int]:
        return 0, 9

    def prompt(self, state: State) -> Phrase:
        return Phrase("ask", {"what": self.what})


OVER = Result(((0,), (1, 2)), "over", "TI-2")


class Tiny(Game[State]):
    name = "tiny"
    title = "Tiny"
    version = "1"
    State = State
    Setup = Setup
    View = State
    Position = State
    events = ()
    texts = Texts("kernel.games", "holotable")
    hidden = ()
    rule_of_leaving = "TI-3"
    rule_of_agreement = "TI-4"

    def __init__(self, steps: Steps[Table[State]], *first: Step) -> None:
        self.code = steps.code
        self.first = list(reversed(first))

    def start(self, setup: Any) -> tuple[State, list[Step]]:
        return State(), self.first[:]

    def seats(self, state: State) -> Sequence[str]:
        return "xyz"

    def view(self, state: State, viewers: Any) -> State:
        return state

    def broken(self, state: State) -> str | None:
        return "nine is too much" if 9 in state.numbers.values() else None

    def deal(self, state: State, seat: int, random: Any) -> State:
        return state

    def position(self, state: State) -> State:
        return state

    def from_position(self, document: State) -> tuple[State, list[Step]]:
        return document, self.first[:]

    def evaluate(self, state: State, seat: int) -> float:
        return 0.5


def rules() -> Steps[Table[State]]:
    """A register of steps with one that ends the game."""
    steps: Steps[Table[State]] = Steps()

    @steps.step
    def over(table: Table[State]) -> None:
        table.finish(OVER)

    return steps


def playing(steps: Steps[Table[State]], *first: Step) -> Table[State]:
    """A table on which these steps are played first, and then the game is over."""
    game = Tiny(steps, *first, ("over",))
    state, stack = game.start(None)
    table = Table(game, state, stack, Chance(b"key"))
    table.record = []
    table.listen()
    table.run()
    return table
