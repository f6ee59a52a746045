"""What is hidden from whom: hands, draw decks, cards laid aside, fronts of face-down cards.

A slot is one place where a hidden card lies. What a seat can know of it are the bounds of what may lie there: a card
that everybody saw go back into the deck at some time cannot lie in a place that was filled before, and everything that
was in the deck since its last shuffle went back at that time.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any, ClassVar, Literal

from msgspec import Struct
from msgspec.structs import replace

from holotable.games.starfighter.content import ALL_CARDS
from holotable.games.starfighter.state import Aside, Pile, State
from holotable.kernel.copying import copier
from holotable.kernel.events import Viewers
from holotable.kernel.game import Hidden, Twin

Zone = Literal["hand", "deck", "aside", "board"]


class Slot(Struct, frozen=True, gc=False):
    """A place where a card lies that some viewers cannot see."""

    zone: Zone
    seat: int
    """Whose hand, board or cards beside it; for a draw deck, whose pile."""
    at: int
    """The place in hand, deck or row; on a board, sector and space as `sector * 4 + space`."""
    card: str
    since: int
    """How often the deck had been made anew when the card came here, or at the latest."""

    @property
    def straight_from_deck(self) -> bool:
        """Whether the card was in the deck at that time, and so went into it when it was made anew."""
        return self.zone in ("deck", "aside")

    def may_hold(self, card: str, pile: Pile) -> bool:
        """Whether a card could lie here, by what everybody has seen go back into the deck."""
        returned = pile.returned.get(card, 0)
        return returned == self.since if self.straight_from_deck else returned <= self.since


def hidden_slots(state: State, viewers: Viewers, pile_number: int) -> list[Slot]:
    """Every place whose card comes from a pile and is hidden from the viewers."""
    pile = state.piles[pile_number]
    slots = [Slot("deck", pile_number, at, card, pile.made_anew) for at, card in enumerate(pile.deck)]
    for seat, side in enumerate(state.sides):
        if len(state.piles) > 1 and seat != pile_number:
            continue
        slots += [Slot("aside", seat, at, one.card, one.since) for at, one in enumerate(side.aside)]
        if seat not in viewers:
            slots += [Slot("hand", seat, at, card, pile.made_anew) for at, card in enumerate(side.hand)]
            slots += [
                Slot("board", seat, sector * 4 + space, placed.card, placed.since)
                for sector, cards in enumerate(side.sectors)
                for space, placed in enumerate(cards)
                if not placed.known
            ]
    return slots


def known_cards(state: State, pile_number: int, slots: list[Slot]) -> set[str]:
    """The cards of a pile that do not lie in any of these slots."""
    hidden = {slot.card for slot in slots}
    return set(cards_of_pile(state, pile_number)) - hidden


def cards_of_pile(state: State, pile_number: int) -> Iterator[str]:
    """Every card that is played with from this pile, wherever it lies."""
    pile = state.piles[pile_number]
    yield from pile.deck
    yield from pile.discard
    for seat, side in enumerate(state.sides):
        if len(state.piles) == 1 or seat == pile_number:
            yield from side.hand
            yield from (one.card for one in side.aside)
            yield from (placed.card for cards in side.sectors for placed in cards)


def is_secret_deck(state: State, viewers: Viewers, pile_number: int) -> bool:
    """Whether these viewers do not even know which cards the pile was built from. SF-8-05"""
    return len(state.piles) > 1 and pile_number not in viewers


def cards_outside(state: State, viewers: Viewers, pile_number: int) -> set[str]:
    """Cards that could be in a secret deck instead of those that are, as far as these viewers know."""
    outside = set(ALL_CARDS) - set(cards_of_pile(state, pile_number))
    if state.copies == 1:
        # What lies open of the other deck, or is known to its owner, cannot be here too. SF-8-05
        other = 1 - pile_number
        slots = hidden_slots(state, viewers, other) if is_secret_deck(state, viewers, other) else []
        outside -= known_cards(state, other, slots)
        outside -= {slot.card for slot in slots}
    return outside


def with_cards(state: State, slots: list[Slot], cards: list[str]) -> State:
    """A copy of the state with other cards in these slots."""
    world: State = copier(State)(state)
    for slot, card in zip(slots, cards, strict=True):
        side = world.sides[slot.seat]
        if slot.zone == "deck":
            world.piles[slot.seat].deck[slot.at] = card
        elif slot.zone == "hand":
            side.hand[slot.at] = card
        elif slot.zone == "aside":
            side.aside[slot.at] = Aside(card, slot.since)
        else:
            sector, space = divmod(slot.at, 4)
            column = side.sectors[sector]
            changed = replace(column[space], card=card)
            side.sectors[sector] = (*column[:space], changed, *column[space + 1 :])
    for side in world.sides:
        side.hand.sort()
    for pile in world.piles:
        pile.deck.sort()
    return world


class _Cards(Hidden[State]):
    """The hidden cards of one kind of place."""

    zone: ClassVar[Zone]

    def secrets(self, state: State, viewers: Viewers) -> Any:
        """The cards, by place."""
        found: dict[str, list[str]] = {}
        for number in range(len(state.piles)):
            for slot in hidden_slots(state, viewers, number):
                if slot.zone == self.zone:
                    found.setdefault(str(slot.seat), []).append(slot.card)
        return found

    def twin(self, state: State, viewers: Viewers, random: Random) -> Twin[State] | None:
        """One of the cards changes places with another hidden one, or with one from outside of a secret deck."""
        swaps: list[Callable[[], Twin[State]]] = []
        for number, pile in enumerate(state.piles):
            slots = hidden_slots(state, viewers, number)
            for slot in slots:
                if slot.zone != self.zone:
                    continue
                swaps += [
                    _swap(state, slot, other)
                    for other in slots
                    if (other.zone, other.seat) != (slot.zone, slot.seat)
                    and slot.may_hold(other.card, pile)
                    and other.may_hold(slot.card, pile)
                ]
                if is_secret_deck(state, viewers, number) and pile.returned.get(slot.card, 0) == 0:
                    swaps += [
                        _exchange(state, slot, card)
                        for card in sorted(cards_outside(state, viewers, number))
                        if slot.may_hold(card, pile)
                    ]
        return random.choice(swaps)() if swaps else None


def _swap(state: State, slot: Slot, other: Slot) -> Callable[[], Twin[State]]:
    renamed = {slot.card: other.card, other.card: slot.card}
    return lambda: Twin(with_cards(state, [slot, other], [other.card, slot.card]), renamed)


def _exchange(state: State, slot: Slot, card: str) -> Callable[[], Twin[State]]:
    return lambda: Twin(with_cards(state, [slot], [card]), {slot.card: card, card: slot.card})


class Hands(_Cards):
    """The cards in the opponent's hand. SF-4-05"""

    name: ClassVar[str] = "hands"
    zone: ClassVar[Zone] = "hand"


class DrawDecks(_Cards):
    """The cards in the draw decks. SF-8-07"""

    name: ClassVar[str] = "draw decks"
    zone: ClassVar[Zone] = "deck"


class CardsAside(_Cards):
    """The cards beside the boards, seen by nobody. SF-7.1-05"""

    name: ClassVar[str] = "cards laid aside"
    zone: ClassVar[Zone] = "aside"


class FaceDownCards(_Cards):
    """The fronts of the opponent's face-down cards that were never seen. SF-8-10"""

    name: ClassVar[str] = "face-down cards"
    zone: ClassVar[Zone] = "board"


HIDDEN: tuple[Hidden[Any], ...] = (Hands(), DrawDecks(), CardsAside(), FaceDownCards())
