"""A made-up game: goods lie in a stack of which all see the top, and in hands where others may look for them.

It shows a hidden zone whose top card only is public, naming a hidden thing that may not be there, who has seen what as
part of the state, and deals that do not always fit what everybody knows.

- SM-1: The goods are shuffled; each seat gets two, and the rest is a stack whose top lies open.
- SM-2: In its turn a seat takes the top of the stack, or puts a good of its own under it, unseen by others.
- SM-3: Or it names a good and another seat: if it is there, it changes hands, and all have seen it; if not, all know that.
- SM-4: When the stack is empty, or after twenty turns, all hands are laid open, and the most valuable wins. Who leaves lays their goods open.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, ClassVar

import msgspec

from holotable.kernel.chance import Order
from holotable.kernel.copying import copier
from holotable.kernel.decisions import Choose, Phrase, Refusal
from holotable.kernel.errors import BadInput
from holotable.kernel.events import Event, Viewers
from holotable.kernel.game import Game, Hidden, Result, Twin
from holotable.kernel.steps import Asking, Step, Steps
from holotable.kernel.table import Table
from holotable.kernel.words import Texts

GOODS = ("ale", "beans", "cloth", "dye", "eels", "furs", "glass", "honey", "iron", "jade")
SEATS = ("left", "middle", "right", "far")
TURNS = 20
Choice = tuple[str, ...]
"""`("take",)`, `("hide", good)` or `("ask", seat, "for-" + good)`: asking names what may be anywhere."""


class State(msgspec.Struct):
    hands: list[list[str]]
    stack: list[str]
    """From the top, which lies open."""
    open: list[str]
    """Laid open by those who left."""
    seen: list[str]
    """The goods in hands that everybody has seen go there."""
    under: dict[str, int]
    """Goods that a seat put under the stack, and that nobody else knows there."""
    misses: list[tuple[int, str]]
    """Who was asked for what since their hand changed last, and did not have it."""
    turn: int
    played: int


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seats: int = 3


class View(msgspec.Struct):
    hands: list[list[str]]
    """What is seen of each hand; the rest is as many question marks."""
    top: str | None
    below: list[str]
    open: list[str]
    misses: list[tuple[int, str]]
    turn: int


class Turn(Choose[State, Choice], frozen=True):
    rule: ClassVar[str] = "SM-2"

    def options(self, state: State) -> Sequence[Choice]:
        return [("take",), *(("hide", good) for good in state.hands[self.seat]), *self._asks(state)]

    def _asks(self, state: State) -> list[Choice]:
        """SM-3: any good that is not known to lie elsewhere, and everybody else who has any."""
        own = state.hands[self.seat]
        public = {*state.open, *state.stack[:1], *own}
        return [
            ("ask", SEATS[seat], f"for-{good}")
            for seat, hand in enumerate(state.hands)
            if seat != self.seat and hand
            for good in GOODS
            if good not in public
            and (good not in state.seen or good in hand)
            and (seat, good) not in state.misses
        ]

    def refusal(self, state: State, choice: Choice) -> Refusal | None:
        if choice in self.options(state):
            return None
        return Refusal("SM-3" if choice[0] == "ask" else "SM-2", Phrase("refused-not-offered"))

    def write(self, choice: Choice) -> str:
        return " ".join(choice)

    def read(self, text: str) -> Choice:
        choice = tuple(text.split())
        if not choice or choice[0] not in ("take", "hide", "ask"):
            raise BadInput(f"{text[:20]!r} is no turn: take, hide GOOD or ask SEAT for-GOOD")
        return choice

    def prompt(self, state: State) -> Phrase:
        return Phrase("smuggle")

    def phrase(self, state: State, choice: Choice) -> Phrase:
        return Phrase(
            f"smuggle-{choice[0]}",
            {"seat": choice[1] if len(choice) > 2 else "", "good": choice[-1].removeprefix("for-")},
        )

    def on(self, state: State, choice: Choice) -> tuple[str, ...]:
        return ("stack",) if len(choice) < 3 else (f"hand:{choice[1]}",)


class Got(Event, frozen=True):
    seat: int
    good: str | None

    def seen_by(self, viewers: Viewers) -> Got:
        return self if self.seat in viewers else Got(self.seat, None)

    def phrase(self) -> Phrase:
        return Phrase("got", {"seat": self.seat, "good": self.good or "hidden"})


class Took(Event, frozen=True):
    """The next good lies open now."""

    seat: int
    good: str
    seats: int

    def teaches(self) -> Viewers:
        return frozenset(range(self.seats))

    def phrase(self) -> Phrase:
        return Phrase("took-top", {"seat": self.seat, "good": self.good})


class Hid(Event, frozen=True):
    seat: int
    good: str | None

    def seen_by(self, viewers: Viewers) -> Hid:
        return self if self.seat in viewers else Hid(self.seat, None)

    def phrase(self) -> Phrase:
        return Phrase("hid", {"seat": self.seat, "good": self.good or "hidden"})


class Asked(Event, frozen=True):
    seat: int
    whom: int
    good: str
    there: bool
    seats: int

    def teaches(self) -> Viewers:
        return frozenset(range(self.seats))

    def phrase(self) -> Phrase:
        return Phrase(
            "asked-there" if self.there else "asked-not-there",
            {"seat": self.seat, "whom": self.whom, "good": self.good},
        )


steps: Steps[Table[State]] = Steps()


@steps.step
def deal_out(table: Table[State]) -> Asking[None]:
    """SM-1."""
    state = table.state
    goods = yield Order(state.stack)
    for seat, hand in enumerate(state.hands):
        for _ in range(2):
            hand.append(goods.pop(0))
            table.tell(Got, seat, hand[-1])
        hand.sort()
    state.stack = goods
    table.then(turn(0))


@steps.question
def turn(table: Table[State], seat: int) -> Asking[None]:
    """SM-2, SM-3."""
    what, *about = yield Turn(seat)
    state = table.state
    state.played += 1
    if what == "take":
        good = state.stack.pop(0)
        state.under.pop(good, None)
        gets(state, seat, good)
        table.tell(Took, seat, good, len(state.hands))
    elif what == "hide":
        (good,) = about
        loses(state, seat, good)
        state.stack.append(good)
        state.under[good] = seat
        table.tell(Hid, seat, good)
    else:
        whom, good = SEATS.index(about[0]), about[1].removeprefix("for-")
        there = good in state.hands[whom]
        table.tell(Asked, seat, whom, good, there, len(state.hands))
        if there:
            loses(state, whom, good)
            gets(state, seat, good)
        else:
            state.misses.append((whom, good))
    if not state.stack or state.played == TURNS:
        state.seen = sorted(good for hand in state.hands for good in hand)
        worth = [sum(GOODS.index(good) for good in hand) for hand in state.hands]
        ranked = sorted(range(len(worth)), key=lambda one: -worth[one])
        table.finish(Result(tuple((one,) for one in ranked), "richest", "SM-4"))
        return
    state.turn = next_seat(table, seat)
    table.then(turn(state.turn))


def next_seat(table: Table[State], seat: int) -> int:
    seats = len(table.state.hands)
    return next(one for one in ((seat + at) % seats for at in range(1, seats + 1)) if one not in table.gone)


def gets(state: State, seat: int, good: str) -> None:
    """All have seen a good go into a hand: what was asked of it before stays true of the rest of it."""
    state.hands[seat] = sorted([*state.hands[seat], good])
    state.misses = [(whom, what) for whom, what in state.misses if (whom, what) != (seat, good)]
    if good not in state.seen:
        state.seen = sorted([*state.seen, good])


def loses(state: State, seat: int, good: str) -> None:
    """A good that leaves a hand unseen may have been any: nothing is known of what lies in the stack."""
    state.hands[seat].remove(good)
    if good in state.seen:
        state.seen.remove(good)


# What is hidden ------------------------------------------------------------------------------------------------------


def hidden_places(state: State, viewers: Viewers) -> list[tuple[str, int]]:
    """The places of which these viewers do not know what lies there: a hand or the stack, and where in it."""
    hands = [
        ("hand", seat)
        for seat, hand in enumerate(state.hands)
        if seat not in viewers
        for good in hand
        if good not in state.seen
    ]
    stack = [
        ("stack", at) for at, good in enumerate(state.stack) if at and state.under.get(good) not in viewers
    ]
    return hands + stack


class Goods(Hidden[State]):
    """What one kind of place hides."""

    place: ClassVar[str]

    def secrets(self, state: State, viewers: Viewers) -> Any:
        if self.place == "hand":
            unseen = {
                str(seat): [good for good in hand if good not in state.seen]
                for seat, hand in enumerate(state.hands)
                if seat not in viewers
            }
            return {seat: goods for seat, goods in unseen.items() if goods}
        return [state.stack[at] for kind, at in hidden_places(state, viewers) if kind == "stack"]

    def twin(self, state: State, viewers: Viewers, random: Random) -> Twin[State] | None:
        here = self.secrets(state, viewers)
        some = [good for goods in here.values() for good in goods] if isinstance(here, dict) else here
        unseen = [*some, *_other(self.place).secrets_flat(state, viewers)]
        if not some or len(unseen) < 2:
            return None
        one = random.choice(some)
        other = random.choice([good for good in unseen if good != one])
        names = {one: other, other: one}
        world = copier(State)(state)
        world.hands = [sorted(names.get(good, good) for good in hand) for hand in world.hands]
        world.stack = [names.get(good, good) for good in world.stack]
        world.under = {names.get(good, good): seat for good, seat in world.under.items()}
        return None if fits(world) else Twin(world, names)

    def secrets_flat(self, state: State, viewers: Viewers) -> list[str]:
        here = self.secrets(state, viewers)
        return [good for goods in here.values() for good in goods] if isinstance(here, dict) else list(here)


class InHands(Goods):
    name = "hands"
    place = "hand"


class InStack(Goods):
    name = "stack"
    place = "stack"


def _other(place: str) -> Goods:
    return InStack() if place == "hand" else InHands()


def fits(state: State) -> str | None:
    """What all know must be so: who was asked in vain does not have it."""
    wrong = [good for seat, good in state.misses if good in state.hands[seat]]
    return f"{wrong[0]} was not there" if wrong else None


class Smugglers(Game[State]):
    name = "smugglers"
    title = "Smugglers"
    version = "1"
    State = State
    Setup = Setup
    View = View
    Position = State
    events = (Got, Took, Hid, Asked)
    code = steps.code
    texts = Texts("kernel.games", "holotable")
    hidden = (InHands(), InStack())
    rule_of_leaving = "SM-4"

    def start(self, setup: Setup) -> tuple[State, list[Step]]:
        if not 2 <= setup.seats <= 4:
            raise BadInput("2 to 4 smugglers meet.", field="seats", rule="SM-1")
        return State([[] for _ in range(setup.seats)], list(GOODS), [], [], {}, [], 0, 0), [deal_out()]

    def seats(self, state: State) -> Sequence[str]:
        return SEATS[: len(state.hands)]

    def view(self, state: State, viewers: Viewers) -> View:
        hands = []
        for seat, hand in enumerate(state.hands):
            seen = hand if seat in viewers else [good for good in hand if good in state.seen]
            hands.append([*seen, *["?"] * (len(hand) - len(seen))])
        below = [good if state.under.get(good) in viewers else "?" for good in state.stack[1:]]
        return View(
            hands, state.stack[0] if state.stack else None, below, state.open, state.misses, state.turn
        )

    def broken(self, state: State) -> str | None:
        if sorted([*state.stack, *state.open, *(good for hand in state.hands for good in hand)]) != sorted(
            GOODS
        ):
            return "the goods are not those of the game"
        seats = range(len(state.hands))
        named = {state.turn, *state.under.values(), *(seat for seat, _ in state.misses)}
        if not 2 <= len(seats) <= len(SEATS) or not named <= {*seats}:
            return "there is no such seat"
        return fits(state)

    def deal(self, state: State, seat: int, random: Random) -> State | None:
        """What nobody told the seat is shuffled; who cannot have it by what all know does not fit."""
        viewers = frozenset({seat})
        unseen = sorted([*InHands().secrets_flat(state, viewers), *InStack().secrets_flat(state, viewers)])
        random.shuffle(unseen)
        world = copier(State)(state)
        known_under = {good: by for good, by in state.under.items() if by == seat}
        hidden_under = [at for at, good in enumerate(state.stack) if state.under.get(good, seat) != seat]
        for other, hand in enumerate(world.hands):
            if other != seat:
                world.hands[other] = sorted(good if good in state.seen else unseen.pop() for good in hand)
        for kind, at in hidden_places(state, viewers):
            if kind == "stack":
                world.stack[at] = unseen.pop()
        world.under = known_under | {world.stack[at]: state.under[state.stack[at]] for at in hidden_under}
        return None if fits(world) else world

    def position(self, state: State) -> State:
        return state

    def from_position(self, document: State) -> tuple[State, list[Step]]:
        return document, [turn(document.turn)]

    def evaluate(self, state: State, seat: int) -> float:
        return 0.5

    def left(self, table: Table[State], seat: int, how: str) -> None:
        """SM-4."""
        state = table.state
        state.open = sorted([*state.open, *state.hands[seat]])
        state.seen = [good for good in state.seen if good not in state.hands[seat]]
        state.hands[seat] = []
        super().left(table, seat, how)


smugglers = Smugglers()
