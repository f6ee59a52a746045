"""Worlds for bots: everything that a seat cannot know is dealt anew, given all that it does know."""

from __future__ import annotations

from random import Random

from holotable.games.starfighter.hidden import (
    Slot,
    cards_outside,
    hidden_slots,
    is_secret_deck,
    with_cards,
)
from holotable.games.starfighter.state import Pile, State


def deal_world(state: State, seat: int, random: Random) -> State:
    """A world that the seat cannot tell from the real one. Every deal fits."""
    viewers = frozenset((seat,))
    places: list[Slot] = []
    dealt: list[str] = []
    for number, pile in enumerate(state.piles):
        slots = hidden_slots(state, viewers, number)
        cards = sorted(slot.card for slot in slots)
        if is_secret_deck(state, viewers, number):
            # Cards that everybody has seen go back into the deck are in it; the others could be any.
            seen = [card for card in cards if card in pile.returned]
            unseen = set(cards) - set(seen) | cards_outside(state, viewers, number)
            cards = seen + random.sample(sorted(unseen), len(cards) - len(seen))
        places += slots
        dealt += deal_cards(slots, cards, pile, random)
    return with_cards(state, places, dealt)


def deal_cards(slots: list[Slot], cards: list[str], pile: Pile, random: Random) -> list[str]:
    """Cards for all slots, each where it may lie; every such deal is equally likely.

    First come the slots that were filled straight from the deck: what they hold went into it when it was made anew
    for the last time before. Then the others, those filled longest ago first: what may lie in an older one may lie in
    a newer one as well, so that no choice takes the last way on from a later slot.
    """
    left = list(cards)
    random.shuffle(left)
    order = sorted(range(len(slots)), key=lambda at: (not slots[at].straight_from_deck, slots[at].since))
    if not pile.returned:
        return left
    dealt = [""] * len(slots)
    for at in order:
        slot = slots[at]
        card = next(card for card in left if slot.may_hold(card, pile))
        left.remove(card)
        dealt[at] = card
    return dealt
