"""A made-up game: conjurers cast spells from hidden hands, counter each other's, and wear relics that all can see.

It shows the four kinds of windows, counters to any depth, cancelling, replacement, abilities that may be used once,
modifiers and permissions that last until a moment, effects that are put off, and a conjurer who leaves while others
play on.

- CO-1: Each round has a dawn, a duel and a dusk; at dawn each draws a spell.
- CO-2: At dawn relics work, all of the first conjurer's first.
- CO-3: In the duel the conjurers cast one spell or pass in turn, until all pass one after another.
- CO-4: A spell may be fizzled by the others when it is cast, and so may what fizzles it.
- CO-5: Who is about to be harmed may avoid it, by one thing only.
- CO-6: What harm triggers waits in a queue; what is triggered meanwhile goes to its front.
- CO-7: At dusk what was put off comes due, and whoever is weakest then may drink.
- CO-8: Who has no life left is out when no relic waits any more; who leaves is out at once. The last one wins, or after
  three rounds the healthiest.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, ClassVar

import msgspec

from holotable.kernel import durations
from holotable.kernel.abilities import Abilities
from holotable.kernel.chance import Draw
from holotable.kernel.copying import copier
from holotable.kernel.decisions import Choose, Phrase, Refusal
from holotable.kernel.effects import Active, Modifier, Plain, Use, WithEffects
from holotable.kernel.errors import BadInput
from holotable.kernel.events import Event, Viewers
from holotable.kernel.game import Game, Hidden, Result, Twin
from holotable.kernel.modifiers import Values
from holotable.kernel.ordering import Alternating, FirstPlayerFirst, Queue
from holotable.kernel.reactions import Passed, React, Used
from holotable.kernel.steps import Asking, Step, Steps
from holotable.kernel.succession import out_of_order
from holotable.kernel.table import Table
from holotable.kernel.windows import Windows
from holotable.kernel.words import Texts

SPELLS = {"bolt": 5, "fizzle": 7, "shield": 3, "bless": 3, "hush": 2, "poison": 3}
ALL_SPELLS = [f"{kind}-{number}" for kind, count in SPELLS.items() for number in range(count)]
RELICS = ("kindle", "focus", "thorns", "vengeance", "ward", "drink")
SEATS = ("north", "east", "south", "west")


class State(WithEffects):
    life: list[int]
    hands: list[list[str]]
    bag: list[str]
    spent: list[str]
    first: int
    round: int
    rounds: int
    out: list[int]


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seats: int = 3
    rounds: int = 3
    hand: int = 2
    relics: tuple[tuple[str, ...], ...] = (
        ("kindle", "thorns", "drink"),
        ("focus", "ward", "drink"),
        ("thorns", "vengeance"),
    )


class View(msgspec.Struct):
    life: list[int]
    hands: list[list[str] | int]
    spent: list[str]
    first: int
    round: int
    relics: list[str]
    windows: list[str]
    queue: list[str]


# Moments, and whose turn it is at each -------------------------------------------------------------------------------


def alive(state: State, start: int) -> list[int]:
    """Those who still play, in the order of seats from one on."""
    seats = len(state.life)
    return [seat for seat in ((start + at) % seats for at in range(seats)) if seat not in state.out]


def from_first(state: State, about: tuple[Plain, ...]) -> Sequence[int]:
    return alive(state, state.first)


def others_than_caster(state: State, about: tuple[Plain, ...]) -> Sequence[int]:
    caster = about[1]
    assert isinstance(caster, int)
    return [seat for seat in alive(state, caster) if seat != caster]


def the_harmed(state: State, about: tuple[Plain, ...]) -> Sequence[int]:
    return [seat for seat in alive(state, state.first) if seat == about[0]]


def has_hand(state: State, seat: int) -> bool:
    return bool(state.hands[seat])


def in_hands(state: State, moment: str, seat: int) -> list[Active]:
    return [
        Active(kind, seat, spell)
        for spell in state.hands[seat]
        if moment in cards.rows[kind := spell.partition("-")[0]].moments
    ]


cards: Abilities[State] = Abilities(hidden=in_hands)
cards.declare("dawn", FirstPlayerFirst(from_first))  # CO-2
cards.declare("duel", Alternating(from_first), always=has_hand, counters="spell")  # CO-3
cards.declare("spell", FirstPlayerFirst(others_than_caster), always=has_hand, counters="spell")  # CO-4
cards.declare("harm", FirstPlayerFirst(the_harmed), always=has_hand)  # CO-5
cards.declare("hurt", Queue(from_first))  # CO-6
cards.declare("dusk", Queue(from_first, new="back", requirements="when resolved"))  # CO-7

values: Values[State] = Values()
steps: Steps[Table[State]] = Steps()


class Cast(React[State], frozen=True):
    rule: ClassVar[str] = "CO-3"

    def prompt(self, state: State) -> Phrase:
        return Phrase("cast", {"moment": state.effects.windows[self.window].moment})


windows = Windows(cards, steps, Cast)


class Target(Choose[State, int], frozen=True):
    rule: ClassVar[str] = "CO-3"

    def options(self, state: State) -> Sequence[int]:
        return [seat for seat in alive(state, state.first) if seat != self.seat]

    def refusal(self, state: State, choice: int) -> Refusal | None:
        return None if choice in self.options(state) else Refusal(self.rule, Phrase("refused-not-offered"))

    def write(self, choice: int) -> str:
        return SEATS[choice]

    def read(self, text: str) -> int:
        if text not in SEATS:
            raise BadInput(f"{text[:20]!r} is no conjurer")
        return SEATS.index(text)

    def prompt(self, state: State) -> Phrase:
        return Phrase("target")

    def phrase(self, state: State, choice: int) -> Phrase:
        return Phrase("target-one", {"seat": SEATS[choice]})

    def on(self, state: State, choice: int) -> tuple[str, ...]:
        return (f"seat:{choice}",)


class Lost(Event, frozen=True):
    seat: int
    amount: int

    def phrase(self) -> Phrase:
        return Phrase("lost-life", {"seat": self.seat, "amount": self.amount})


class Drew(Event, frozen=True):
    seat: int
    spell: str | None

    def seen_by(self, viewers: Viewers) -> Drew:
        return self if self.seat in viewers else Drew(self.seat, None)

    def teaches(self) -> Viewers:
        return frozenset({self.seat})

    def phrase(self) -> Phrase:
        return Phrase("drew-spell", {"seat": self.seat, "spell": self.spell or "hidden"})


# The round ----------------------------------------------------------------------------------------------------------


@steps.step
def round_begins(table: Table[State]) -> Asking[None]:
    """CO-1."""
    state = table.state
    state.round += 1
    for seat in alive(state, state.first):
        yield from draw_spell(table, seat)
    table.then(windows.open("dawn"), windows.open("duel"), dusk(), round_ends())


@steps.step
def dusk(table: Table[State]) -> None:
    """CO-7."""
    windows.trigger(table, "dusk")


@steps.step
def round_ends(table: Table[State]) -> None:
    """CO-8."""
    state = table.state
    durations.end(state.effects, "round")
    there = alive(state, state.first)
    if state.round == state.rounds or len(there) < 2:
        table.finish(healthiest(state))
        return
    state.first = there[1]
    table.then(round_begins())


def healthiest(state: State) -> Result:
    ranked = sorted(range(len(state.life)), key=lambda seat: (seat in state.out, -state.life[seat]))
    return Result(tuple((seat,) for seat in ranked), "healthiest", "CO-8")


BEFORE = {
    "round-begins": frozenset[str](),
    "round-ends": frozenset[str](),
    "dusk": frozenset(("round-ends",)),
}


def draw_spell(table: Table[State], seat: int) -> Asking[None]:
    state = table.state
    if state.bag:
        (spell,) = yield Draw(state.bag)
        state.bag.remove(spell)
        state.hands[seat] = sorted([*state.hands[seat], spell])
        table.tell(Drew, seat, spell)


def harm(table: Table[State], target: int, amount: int, by: int) -> None:
    """CO-5: who is about to be harmed may avoid it."""
    if target not in table.state.out:
        table.then(windows.before("harm", (target, amount, by), hurt(target, amount, by)))


@steps.step
def hurt(table: Table[State], target: int, amount: int, by: int) -> None:
    """CO-6."""
    state = table.state
    state.life[target] = max(0, state.life[target] - amount)
    table.tell(Lost, target, amount)
    table.then(bury())
    windows.trigger(table, "hurt", target, by)


@steps.step
def bury(table: Table[State]) -> None:
    """CO-8: nobody is out while a relic waits."""
    state = table.state
    if windows.waiting(state):
        return
    for seat in alive(state, state.first):
        if not state.life[seat]:
            put_out(state, seat)


def put_out(state: State, seat: int) -> None:
    state.out.append(seat)
    state.life[seat] = 0
    for relic in RELICS:
        durations.leave_play(state.effects, f"{relic}-{seat}")


def discard(table: Table[State], use: Use) -> None:
    """The cost of every spell: it is shown and laid aside."""
    state = table.state
    state.hands[use.active.owner].remove(use.active.source)
    state.spent.append(use.active.source)


# Spells, from the hand -----------------------------------------------------------------------------------------------


def has_target(state: State, own: Active, about: tuple[Plain, ...]) -> bool:
    return len(alive(state, 0)) > 1


@cards.ability("duel", cost=discard, when=has_target)
def bolt(table: Table[State], use: Use) -> Asking[None]:
    caster = use.active.owner
    target = yield Target(caster)
    harm(table, target, values.number(table.state, "power", 1, str(caster)), caster)


@cards.ability("duel", cost=discard)
def bless(table: Table[State], use: Use) -> None:
    caster = use.active.owner
    more = Modifier("power", "plus", 1, use.active.source, caster, about=str(caster), until="round")
    values.add(table.state, more)


@cards.ability("duel", cost=discard)
def hush(table: Table[State], use: Use) -> None:
    values.add(table.state, Modifier("drink", "cannot", source=use.active.source, until="round"))


@cards.ability("duel", cost=discard, when=has_target)
def poison(table: Table[State], use: Use) -> Asking[None]:
    target = yield Target(use.active.owner)
    cards.bring(table.state, "sicken", -1, use.active.source, target, once=True)


@cards.ability("dusk")
def sicken(table: Table[State], use: Use) -> None:
    (target,) = use.active.args
    assert isinstance(target, int)
    harm(table, target, 1, target)


@cards.ability("spell", cost=discard, rule="CO-4", when=lambda state, own, about: about[1] != own.owner)
def fizzle(table: Table[State], use: Use) -> None:
    windows.cancel(table, use)


@cards.ability("harm", cost=discard, rule="CO-5", instead=True)
def shield(table: Table[State], use: Use) -> None:
    """Nothing happens in place of the harm."""


# Relics, which lie open -----------------------------------------------------------------------------------------------


@cards.ability("dawn", once="game", when=lambda state, own, about: state.life[own.owner] < 3)
def kindle(table: Table[State], use: Use) -> None:
    wearer = use.active.owner
    values.add(
        table.state, Modifier("power", "plus", 1, use.active.source, wearer, str(wearer), until="round")
    )


@cards.ability("dawn", optional=False)
def focus(table: Table[State], use: Use) -> Asking[None]:
    yield from draw_spell(table, use.active.owner)


def survives(state: State, own: Active, about: tuple[Plain, ...]) -> bool:
    return about[0] == own.owner != about[1] and state.life[own.owner] > 0


@cards.ability("hurt", optional=False, when=survives)
def thorns(table: Table[State], use: Use) -> None:
    _, by = use.about
    assert isinstance(by, int)
    harm(table, by, 1, use.active.owner)


@cards.ability("hurt", once="round", when=lambda state, own, about: about[0] == own.owner)
def vengeance(table: Table[State], use: Use) -> None:
    wearer = use.active.owner
    values.add(
        table.state, Modifier("power", "times", 2, use.active.source, wearer, str(wearer), until="round")
    )


@cards.ability("harm", once="round", rule="CO-5", instead=True)
def ward(table: Table[State], use: Use) -> None:
    """Instead of being harmed, its wearer's power is broken until the round ends."""
    wearer = use.active.owner
    values.add(
        table.state, Modifier("power", "most", 1, use.active.source, wearer, str(wearer), until="round")
    )


def weakest(state: State, own: Active, about: tuple[Plain, ...]) -> bool:
    return state.life[own.owner] == min(state.life[seat] for seat in alive(state, 0))


@cards.ability("dusk", rule="CO-7", when=weakest)
def drink(table: Table[State], use: Use) -> None:
    if values.allowed(table.state, "drink", normally=True):
        table.state.life[use.active.owner] += 1


# What is hidden ------------------------------------------------------------------------------------------------------


class Hands(Hidden[State]):
    name = "hands"

    def secrets(self, state: State, viewers: Viewers) -> Any:
        hands = {str(seat): hand for seat, hand in enumerate(state.hands) if seat not in viewers and hand}
        return hands or {}

    def twin(self, state: State, viewers: Viewers, random: Random) -> Twin[State] | None:
        return swapped(
            state,
            [spell for hand in self.secrets(state, viewers).values() for spell in hand],
            viewers,
            random,
        )


class Bag(Hidden[State]):
    name = "bag"

    def secrets(self, state: State, viewers: Viewers) -> Any:
        return state.bag

    def twin(self, state: State, viewers: Viewers, random: Random) -> Twin[State] | None:
        return swapped(state, state.bag, viewers, random)


def swapped(state: State, some: Sequence[str], viewers: Viewers, random: Random) -> Twin[State] | None:
    """One of these spells changes places with another that the viewers cannot see."""
    own = {spell for seat in viewers for spell in state.hands[seat]}
    hidden = [spell for spell in ALL_SPELLS if spell not in own and spell not in state.spent]
    if not some or len(hidden) < 2:
        return None
    one = random.choice(list(some))
    other = random.choice([spell for spell in hidden if spell != one])
    names = {one: other, other: one}
    world = copier(State)(state)
    world.bag = sorted(names.get(spell, spell) for spell in world.bag)
    world.hands = [sorted(names.get(spell, spell) for spell in hand) for hand in world.hands]
    return Twin(world, names)


# The game ------------------------------------------------------------------------------------------------------------


class Conjurers(Game[State]):
    name = "conjurers"
    title = "Conjurers"
    version = "1"
    State = State
    Setup = Setup
    View = View
    Position = State
    events = (Used, Passed, Lost, Drew)
    code = steps.code
    texts = Texts("kernel.games", "holotable")
    hidden = (Hands(), Bag())
    rule_of_leaving = "CO-8"

    def start(self, setup: Setup) -> tuple[State, list[Step]]:
        if not 2 <= setup.seats <= 4 or not 1 <= setup.rounds <= 9 or not 0 <= setup.hand <= 5:
            raise BadInput(
                "2 to 4 conjurers play 1 to 9 rounds with 0 to 5 spells.", field="seats", rule="CO-1"
            )
        state = State(
            life=[4] * setup.seats,
            hands=[[] for _ in range(setup.seats)],
            bag=sorted(ALL_SPELLS),
            spent=[],
            first=0,
            round=0,
            rounds=setup.rounds,
            out=[],
        )
        for seat, relics in enumerate(setup.relics[: setup.seats]):
            for relic in relics:
                if relic not in RELICS:
                    raise BadInput(f"There is no relic called {relic[:20]!r}.", field="relics")
                cards.bring(state, relic, seat, f"{relic}-{seat}")
        return state, [round_begins(), deal_hands(setup.hand)]

    def seats(self, state: State) -> Sequence[str]:
        return SEATS[: len(state.life)]

    def view(self, state: State, viewers: Viewers) -> View:
        return View(
            life=state.life,
            hands=[hand if seat in viewers else len(hand) for seat, hand in enumerate(state.hands)],
            spent=state.spent,
            first=state.first,
            round=state.round,
            relics=sorted({one.source for some in state.effects.active.values() for one in some}),
            windows=[window.moment for window in state.effects.windows],
            queue=[use.active.source for window in state.effects.windows for use in window.queue],
        )

    def broken(self, state: State) -> str | None:
        if sorted([*state.bag, *state.spent, *(spell for hand in state.hands for spell in hand)]) != sorted(
            ALL_SPELLS
        ):
            return "the spells are not those of the game"
        if any(life < 0 for life in state.life):
            return "somebody has less than no life"
        seats = len(state.life)
        if not 2 <= seats <= 4 or len(state.hands) != seats or not 0 <= state.first < seats:
            return "two to four conjurers have a hand each, and one is the first"
        if len(set(state.out)) != len(state.out) or not set(state.out) <= set(range(seats)):
            return "somebody is out twice, or was never in"
        return cards.broken(state, seats) or values.broken(state)

    def wrong_steps(self, state: State, steps: Sequence[Step]) -> BadInput | None:
        # What windows bring may stand before anything; the rest is one round.
        rounds = [step for step in steps if step[0] in BEFORE]
        if steps and steps[0][0] not in BEFORE:
            return BadInput("steps-not-last", step=str(steps[0][0]))
        return out_of_order(BEFORE, rounds) or windows.wrong_steps(state, steps)

    def deal(self, state: State, seat: int, random: Random) -> State | None:
        world = copier(State)(state)
        unseen = sorted(
            [
                *world.bag,
                *(spell for other, hand in enumerate(world.hands) if other != seat for spell in hand),
            ]
        )
        random.shuffle(unseen)
        for other, hand in enumerate(world.hands):
            if other != seat:
                world.hands[other] = sorted(unseen.pop() for _ in hand)
        world.bag = sorted(unseen)
        return world

    def position(self, state: State) -> State:
        return state

    def from_position(self, document: State) -> tuple[State, list[Step]]:
        return document, [round_begins()]

    def evaluate(self, state: State, seat: int) -> float:
        return state.life[seat] / (sum(state.life) or 1)

    def left(self, table: Table[State], seat: int, how: str) -> None:
        """CO-8: with nobody left to aim at, nobody is asked to aim."""
        if seat not in table.state.out:
            put_out(table.state, seat)
        super().left(table, seat, how)
        if table.result is None and len(alive(table.state, 0)) < 2:
            table.finish(healthiest(table.state))


@steps.step
def deal_hands(table: Table[State], count: int) -> Asking[None]:
    for seat in range(len(table.state.life)):
        for _ in range(count):
            yield from draw_spell(table, seat)


conjurers = Conjurers()
