"""A made-up game: three and more seats bid in secret, one after another take what lies open, and dice decide ties.

It shows secret answers of several seats at once, chance in the middle of a step, a step that asks many times, and a
seat that leaves while the others play on.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import ClassVar

import msgspec

from holotable.kernel.chance import Draw, Roll
from holotable.kernel.copying import copier
from holotable.kernel.decisions import Choose, Number, Phrase, Refusal
from holotable.kernel.errors import BadInput
from holotable.kernel.events import Event, Viewers
from holotable.kernel.game import Game, Result
from holotable.kernel.steps import Asking, Step, Steps
from holotable.kernel.table import Table
from holotable.kernel.together import Together
from holotable.kernel.words import Texts


class Player(msgspec.Struct):
    coins: int
    won: list[str]
    bid: int | None = None


class State(msgspec.Struct):
    players: list[Player]
    pile: list[str]
    open: list[str]
    lots: int


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seats: int = 3
    lots: int = 4


class View(msgspec.Struct):
    coins: list[int]
    won: list[list[str]]
    bids: list[int | None]
    open: list[str]
    left: int


class Bid(Number[State], frozen=True):
    rule: ClassVar[str] = "AU-1"

    def bounds(self, state: State) -> tuple[int, int]:
        return 0, state.players[self.seat].coins

    def prompt(self, state: State) -> Phrase:
        return Phrase("bid")


class Take(Choose[State, str], frozen=True):
    rule: ClassVar[str] = "AU-2"

    def options(self, state: State) -> Sequence[str]:
        return state.open

    def refusal(self, state: State, choice: str) -> Refusal | None:
        return None if choice in state.open else Refusal(self.rule, Phrase("refused-not-offered"))

    def write(self, choice: str) -> str:
        return choice

    def read(self, text: str) -> str:
        return text

    def prompt(self, state: State) -> Phrase:
        return Phrase("take")

    def phrase(self, state: State, choice: str) -> Phrase:
        return Phrase("take-it", {"thing": choice})

    def on(self, state: State, choice: str) -> tuple[str, ...]:
        return (f"thing:{choice}",)


class Revealed(Event, frozen=True):
    bids: tuple[int, ...]

    def phrase(self) -> Phrase:
        return Phrase("revealed", {"bids": " ".join(map(str, self.bids))})


class Taken(Event, frozen=True):
    seat: int
    thing: str

    def phrase(self) -> Phrase:
        return Phrase("taken", {"seat": self.seat, "thing": self.thing})


steps: Steps[Table[State]] = Steps()


@steps.step
def lot(table: Table[State]) -> Asking[None]:
    state = table.state
    if not state.lots:
        ranked = sorted(range(len(state.players)), key=lambda s: -len(state.players[s].won))
        table.finish(Result(tuple((seat,) for seat in ranked), "most-things", "AU-3"))
        return
    state.lots -= 1
    here = [seat for seat in range(len(state.players)) if seat not in table.gone]
    things = yield Draw(state.pile, len(here))
    for thing in things:
        state.pile.remove(thing)
        state.open.append(thing)
    yield Together({seat: bidding(seat) for seat in here})
    bids = tuple(player.bid or 0 for player in state.players)
    table.tell(Revealed, bids)
    dice = yield Roll(len(here), 6)
    order = sorted(here, key=lambda seat: (-bids[seat], -dice[here.index(seat)], seat))
    for seat in order:
        state.players[seat].coins -= bids[seat]
        state.players[seat].bid = None
    for seat in order:
        thing = yield Take(seat)
        state.open.remove(thing)
        state.players[seat].won.append(thing)
        table.tell(Taken, seat, thing)
    table.then(lot())


@steps.question
def bidding(table: Table[State], seat: int) -> Asking[None]:
    table.state.players[seat].bid = yield Bid(seat)


class Auction(Game[State]):
    name = "auction"
    title = "Auction"
    version = "1"
    State = State
    Setup = Setup
    View = View
    Position = State
    events = (Revealed, Taken)
    code = steps.code
    texts = Texts("kernel.games", "holotable")
    # Bids are hidden only while they are open answers, which the kernel hides for every game.
    hidden = ()
    rule_of_leaving = "AU-4"

    def start(self, setup: Setup) -> tuple[State, list[Step]]:
        if not 2 <= setup.seats <= 6:
            raise BadInput("2 to 6 seats can bid.", field="seats")
        pile = [f"t{n}" for n in range(setup.seats * setup.lots)]
        return State([Player(10, []) for _ in range(setup.seats)], pile, [], setup.lots), [lot()]

    def seats(self, state: State) -> Sequence[str]:
        return "abcdef"[: len(state.players)]

    def view(self, state: State, viewers: Viewers) -> View:
        return View(
            [p.coins for p in state.players],
            [p.won for p in state.players],
            [p.bid if s in viewers else None for s, p in enumerate(state.players)],
            state.open,
            len(state.pile),
        )

    def broken(self, state: State) -> str | None:
        if not 2 <= len(state.players) <= 6:
            return "2 to 6 seats can bid"
        if not 0 <= state.lots * len(state.players) <= len(state.pile):
            return "there are not enough things for so many lots"
        return "somebody owes coins" if any(p.coins < 0 for p in state.players) else None

    def deal(self, state: State, seat: int, random: Random) -> State | None:
        return copier(State)(state)

    def position(self, state: State) -> State:
        return state

    def from_position(self, document: State) -> tuple[State, list[Step]]:
        return document, [lot()]

    def evaluate(self, state: State, seat: int) -> float:
        return 0.5


auction = Auction()
