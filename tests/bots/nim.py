"""A made-up game for bots: matches are taken by turns, one to three, and who takes the last one wins.

Nothing is hidden, nothing can be judged before the end, and only who looks ahead plays well.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, ClassVar

import msgspec

from holotable.kernel.chance import Chance
from holotable.kernel.copying import copier
from holotable.kernel.decisions import Number, Phrase
from holotable.kernel.game import Game, Result
from holotable.kernel.steps import Asking, Step, Steps
from holotable.kernel.table import Table
from holotable.kernel.words import Texts


class State(msgspec.Struct):
    left: int
    chapter: int = 0


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    matches: int = 10


class Take(Number[State], frozen=True):
    rule: ClassVar[str] = "NI-1"
    begins_turn: ClassVar[bool] = True

    def bounds(self, state: State) -> tuple[int, int]:
        return 1, min(3, state.left)

    def prompt(self, state: State) -> Phrase:
        return Phrase("take")


steps: Steps[Table[State]] = Steps()


@steps.question
def turn(table: Table[State], seat: int) -> Asking[None]:
    taken = yield Take(seat)
    table.state.left -= taken
    if table.state.left:
        table.then(turn(1 - seat))
    else:
        table.finish(Result(((seat,), (1 - seat,)), "last match", "NI-2"))


class Nim(Game[State]):
    name = "nim"
    title = "Nim"
    version = "1"
    State = State
    Setup = Setup
    View = State
    Position = State
    events = ()
    code = steps.code
    texts = Texts("holotable")
    hidden = ()
    rule_of_leaving = "NI-3"

    def start(self, setup: Any) -> tuple[State, list[Step]]:
        return State(setup.matches), [turn(0)]

    def seats(self, state: State) -> Sequence[str]:
        return ("one", "two")

    def view(self, state: State, viewers: Any) -> State:
        return state

    def broken(self, state: State) -> str | None:
        return None

    def deal(self, state: State, seat: int, random: Random) -> State:
        return copier(State)(state)

    def position(self, state: State) -> State:
        return state

    def from_position(self, document: State) -> tuple[State, list[Step]]:
        return document, [turn(0)]

    def evaluate(self, state: State, seat: int) -> float:
        return 0.5


nim = Nim()


def table_with(matches: int) -> Table[State]:
    """The first seat's turn, with so many matches left."""
    state, stack = nim.start(Setup(matches))
    table = Table(nim, state, stack, Chance(b"key"))
    table.run()
    return table
