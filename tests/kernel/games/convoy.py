"""A made-up game: two teams sail boats by dials that are set in secret, past buoys that stand anywhere.

It shows teams whose captains speak for them, several seats that set several secret things each, things that stay
hidden after all have answered, places that are no list, and all kinds of decisions.

- CV-1: Seats sit alternately in two teams; the first of each is its captain.
- CV-2: Each captain places a buoy on the chart, not within 20 of another.
- CV-3: Each round every seat sets a dial for each of its boats, all at once and in secret.
- CV-4: The captains put their team's boats in an order; the teams' boats sail in turn, and a dial is shown as its boat
  sails.
- CV-5: A boat that stands within 15 of the other team's buoy takes damage; with three it is lost.
- CV-6: At the end of a round each seat may mend up to two of its boats.
- CV-7: After the last round the captains say how many boats they would give away to draw; the same number is a draw.
  Otherwise the team whose boats sailed further wins. A team that has left loses.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, ClassVar

import msgspec
from msgspec.structs import replace

from holotable.kernel.copying import copier
from holotable.kernel.decisions import (
    Arrange,
    Choose,
    Decision,
    Form,
    Number,
    Phrase,
    Place,
    Pose,
    Refusal,
    Some,
)
from holotable.kernel.errors import BadInput
from holotable.kernel.events import Event, Viewers
from holotable.kernel.game import Game, Hidden, Result, Twin
from holotable.kernel.steps import Asking, Step, Steps
from holotable.kernel.succession import out_of_order
from holotable.kernel.table import Table
from holotable.kernel.together import Together
from holotable.kernel.words import Texts

SIZE = 100.0
APART = 20.0
DIALS = ("drift", "sail", "race")
FAR = {"drift": 2, "sail": 10, "race": 25}


class Boat(msgspec.Struct, frozen=True, gc=False):
    seat: int
    x: float
    y: float
    damage: int = 0
    dial: str | None = None


class State(msgspec.Struct):
    names: tuple[str, ...]
    boats: dict[str, Boat]
    buoys: dict[str, tuple[float, float, float]]
    """By team."""
    order: dict[str, tuple[str, ...]]
    """By team: the boats that are still to sail."""
    offers: dict[str, int]
    round: int
    rounds: int


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seats: int = 4
    boats: int = 2
    rounds: int = 2


class View(msgspec.Struct):
    boats: dict[str, Boat]
    buoys: dict[str, tuple[float, float, float]]
    order: dict[str, tuple[str, ...]]
    round: int


def team_of(seat: int) -> int:
    return seat % 2


def boats_of(state: State, seat: int) -> list[str]:
    return [name for name, boat in state.boats.items() if boat.seat == seat]


def captain(state: State, team: int) -> int:
    """CV-1."""
    return team


# Decisions ----------------------------------------------------------------------------------------------------------


class Water(msgspec.Struct, frozen=True):
    """The chart, without what is too near to other buoys."""

    others: tuple[tuple[float, float, float], ...]

    def refusal(self, pose: Pose) -> Refusal | None:
        x, y, _ = pose
        if not (0 <= x <= SIZE and 0 <= y <= SIZE):
            return Refusal("CV-2", Phrase("off-the-chart"))
        if any((x - a) ** 2 + (y - b) ** 2 < APART**2 for a, b, _ in self.others):
            return Refusal("CV-2", Phrase("too-near"))
        return None

    def plain(self) -> Any:
        return {"size": SIZE, "without": [[a, b, APART] for a, b, _ in self.others]}


class PlaceBuoy(Place[State], frozen=True):
    rule: ClassVar[str] = "CV-2"

    def region(self, state: State) -> Water:
        return Water(tuple(state.buoys.values()))

    def candidates(self, state: State) -> Sequence[Pose]:
        water = self.region(state)
        spots = [(x, y, 0.0) for x in (0.0, 25.0, 50.0, 75.0, 100.0) for y in (10.0, 50.0, 90.0)]
        return [spot for spot in spots if water.refusal(spot) is None]

    def prompt(self, state: State) -> Phrase:
        return Phrase("place-buoy")


class Dial(Choose[State, str], frozen=True):
    rule: ClassVar[str] = "CV-3"
    boat: str = ""

    def options(self, state: State) -> Sequence[str]:
        return DIALS if state.boats[self.boat].damage < 2 else DIALS[:2]

    def refusal(self, state: State, choice: str) -> Refusal | None:
        return None if choice in self.options(state) else Refusal(self.rule, Phrase("refused-not-offered"))

    def write(self, choice: str) -> str:
        return choice

    def read(self, text: str) -> str:
        if text not in DIALS:
            raise BadInput(f"{text[:20]!r} is on no dial")
        return text

    def prompt(self, state: State) -> Phrase:
        return Phrase("dial", {"boat": self.boat})

    def phrase(self, state: State, choice: str) -> Phrase:
        return Phrase(f"dial-{choice}")

    def on(self, state: State, choice: str) -> tuple[str, ...]:
        return (f"boat:{self.boat}",)


class Dials(Form[State], frozen=True):
    rule: ClassVar[str] = "CV-3"

    def fields(self, state: State) -> Mapping[str, Decision[State, Any]]:
        return {name: Dial(self.seat, name) for name in boats_of(state, self.seat)}

    def field_of(self, name: str) -> Dial:
        return Dial(self.seat, name)

    def prompt(self, state: State) -> Phrase:
        return Phrase("dials")


class BoatsNamed:
    """What decisions about boats share."""

    def write_one(self, thing: str) -> str:
        return thing

    def read_one(self, text: str) -> str:
        return text

    def phrase(self, state: State, choice: tuple[str, ...]) -> Phrase:
        return Phrase("boats", {"boats": ", ".join(choice)}) if choice else Phrase("boats-none")

    def on(self, state: State, choice: tuple[str, ...]) -> tuple[str, ...]:
        return tuple(f"boat:{name}" for name in choice)


class OrderOfSailing(BoatsNamed, Arrange[State, str], frozen=True):
    rule: ClassVar[str] = "CV-4"

    def options(self, state: State) -> Sequence[str]:
        return [name for name, boat in state.boats.items() if team_of(boat.seat) == team_of(self.seat)]

    def prompt(self, state: State) -> Phrase:
        return Phrase("order-of-sailing")


class Mend(BoatsNamed, Some[State, str], frozen=True):
    rule: ClassVar[str] = "CV-6"

    def options(self, state: State) -> Sequence[str]:
        return [name for name in boats_of(state, self.seat) if state.boats[name].damage]

    def most(self, state: State) -> int:
        return min(2, len(self.options(state)))

    def prompt(self, state: State) -> Phrase:
        return Phrase("mend")


class Offer(Number[State], frozen=True):
    rule: ClassVar[str] = "CV-7"

    def bounds(self, state: State) -> tuple[int, int]:
        return 0, len(state.boats)

    def prompt(self, state: State) -> Phrase:
        return Phrase("offer")


# Events -------------------------------------------------------------------------------------------------------------


class Sailed(Event, frozen=True):
    boat: str
    dial: str

    def phrase(self) -> Phrase:
        return Phrase("sailed", {"boat": self.boat, "dial": self.dial})


class Sank(Event, frozen=True):
    boat: str

    def phrase(self) -> Phrase:
        return Phrase("sank", {"boat": self.boat})


# Rules --------------------------------------------------------------------------------------------------------------

steps: Steps[Table[State]] = Steps()


@steps.question
def place_buoy(table: Table[State], team: int) -> Asking[None]:
    """CV-2."""
    pose = yield PlaceBuoy(captain(table.state, team))
    table.state.buoys[str(team)] = pose


@steps.step
def round_begins(table: Table[State]) -> Asking[None]:
    """CV-3."""
    state = table.state
    state.round += 1
    yield Together({seat: set_dials(seat) for seat in range(len(state.names)) if boats_of(state, seat)})
    table.then(order_of_sailing(0), order_of_sailing(1), sail(0), mending(), round_ends())


@steps.question
def set_dials(table: Table[State], seat: int) -> Asking[None]:
    dials = yield Dials(seat)
    boats = table.state.boats
    for name, dial in dials.items():
        boats[name] = replace(boats[name], dial=dial)


@steps.question
def order_of_sailing(table: Table[State], team: int) -> Asking[None]:
    """CV-4."""
    table.state.order[str(team)] = yield OrderOfSailing(captain(table.state, team))


@steps.step
def sail(table: Table[State], team: int) -> None:
    """CV-4: the teams' boats sail in turn."""
    state = table.state
    if not any(state.order.values()):
        return
    table.then(sail(1 - team))
    mine = state.order[str(team)]
    if not mine:
        return
    name, *rest = mine
    state.order[str(team)] = tuple(rest)
    boat = state.boats[name]
    assert boat.dial is not None
    table.tell(Sailed, name, boat.dial)
    boat = replace(boat, x=boat.x + FAR[boat.dial], dial=None)
    x, y, _ = state.buoys[str(1 - team)]
    if (boat.x - x) ** 2 + (boat.y - y) ** 2 <= 15**2:  # CV-5
        boat = replace(boat, damage=boat.damage + 1)
    state.boats[name] = boat
    if boat.damage == 3:
        del state.boats[name]
        table.tell(Sank, name)


@steps.step
def mending(table: Table[State]) -> Asking[None]:
    """CV-6: one after another, in one step that asks many times."""
    boats = table.state.boats
    for seat in range(len(table.state.names)):
        for name in (yield Mend(seat)):
            boats[name] = replace(boats[name], damage=boats[name].damage - 1)


@steps.step
def round_ends(table: Table[State]) -> Asking[None]:
    """CV-7."""
    state = table.state
    if state.round < state.rounds:
        table.then(round_begins())
        return
    yield Together({captain(state, team): offer(team) for team in (0, 1)})
    if state.offers["0"] == state.offers["1"]:
        table.finish(Result((tuple(range(len(state.names))),), "same-offers", "CV-7"))
        return
    far = [sum(boat.x for boat in state.boats.values() if team_of(boat.seat) == team) for team in (0, 1)]
    first = 0 if far[0] >= far[1] else 1
    teams = [tuple(seat for seat in range(len(state.names)) if team_of(seat) == team) for team in (0, 1)]
    table.finish(Result((teams[first], teams[1 - first]), "sailed-further", "CV-7"))


@steps.question
def offer(table: Table[State], team: int) -> Asking[None]:
    table.state.offers[str(team)] = yield Offer(captain(table.state, team))


BEFORE = {
    "place-buoy": frozenset(("place-buoy", "round-begins")),
    "round-begins": frozenset[str](),
    "order-of-sailing": frozenset(("order-of-sailing", "sail")),
    "sail": frozenset(("mending",)),
    "mending": frozenset(("round-ends",)),
    "round-ends": frozenset[str](),
}


# What is hidden ------------------------------------------------------------------------------------------------------


class SetDials(Hidden[State]):
    """The dials that are set and not shown yet, known to their seats alone."""

    name = "dials"

    def secrets(self, state: State, viewers: Viewers) -> Any:
        return {
            name: boat.dial for name, boat in state.boats.items() if boat.dial and boat.seat not in viewers
        }

    def twin(self, state: State, viewers: Viewers, random: Random) -> Twin[State] | None:
        hidden = list(self.secrets(state, viewers))
        if not hidden:
            return None
        name = random.choice(hidden)
        world = copier(State)(state)
        world.boats[name] = replace(world.boats[name], dial=random.choice(list(Dial(0, name).options(state))))
        return Twin(world)


# The game -----------------------------------------------------------------------------------------------------------


class Convoy(Game[State]):
    name = "convoy"
    title = "Convoy"
    version = "1"
    State = State
    Setup = Setup
    View = View
    Position = State
    events = (Sailed, Sank)
    code = steps.code
    texts = Texts("kernel.games", "holotable")
    hidden = (SetDials(),)
    rule_of_leaving = "CV-7"

    def start(self, setup: Setup) -> tuple[State, list[Step]]:
        if setup.seats not in (4, 6) or not 1 <= setup.boats <= 8 or not 1 <= setup.rounds <= 9:
            raise BadInput(
                "4 or 6 seats sail 1 to 8 boats each for 1 to 9 rounds.", field="seats", rule="CV-1"
            )
        boats = {
            f"{'abcdef'[seat]}{number}": Boat(seat, 0.0, 10.0 + 10 * number)
            for seat in range(setup.seats)
            for number in range(setup.boats)
        }
        state = State(tuple("abcdef"[: setup.seats]), boats, {}, {}, {}, 0, setup.rounds)
        return state, [round_begins(), place_buoy(1), place_buoy(0)]

    def seats(self, state: State) -> Sequence[str]:
        return state.names

    def sides(self, state: State) -> list[tuple[int, ...]]:
        seats = range(len(state.names))
        return [tuple(seat for seat in seats if team_of(seat) == team) for team in (0, 1)]

    def view(self, state: State, viewers: Viewers) -> View:
        shown = {
            name: boat if boat.seat in viewers or boat.dial is None else replace(boat, dial=None)
            for name, boat in state.boats.items()
        }
        return View(shown, state.buoys, state.order, state.round)

    def broken(self, state: State) -> str | None:
        return (
            "a boat is afloat with three hits"
            if any(boat.damage > 2 for boat in state.boats.values())
            else None
        )

    def wrong_steps(self, state: State, steps: Sequence[Step]) -> BadInput | str | None:
        wrong = out_of_order(BEFORE, steps)
        if wrong is not None:
            return wrong
        if any(argument not in (0, 1) for step in steps for argument in step[1:]):
            return "there are two teams"
        placing, ordering = (
            {step[1] for step in steps if step[0] == name} for name in ("place-buoy", "order-of-sailing")
        )
        if any(str(team) not in state.buoys and team not in placing for team in (0, 1)):
            return "a team has no buoy and does not place it"
        if any(step[0] == "sail" for step in steps):
            if any(str(team) not in state.order and team not in ordering for team in (0, 1)):
                return "a team has no order of sailing and does not choose it"
            sailing = {name for names in state.order.values() for name in names}
            sailing |= {name for name, boat in state.boats.items() if team_of(boat.seat) in ordering}
            if any(name not in state.boats or state.boats[name].dial is None for name in sailing):
                return "a boat that is to sail is not there, or has no dial"
        return None

    def deal(self, state: State, seat: int, random: Random) -> State | None:
        world = copier(State)(state)
        for name in SetDials().secrets(state, frozenset({seat})):
            dials = list(Dial(0, name).options(state))
            world.boats[name] = replace(world.boats[name], dial=random.choice(dials))
        return world

    def position(self, state: State) -> State:
        return state

    def from_position(self, document: State) -> tuple[State, list[Step]]:
        return document, [round_begins()]

    def evaluate(self, state: State, seat: int) -> float:
        return 0.5


convoy = Convoy()
