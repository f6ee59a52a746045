"""Set-up: what is decided before the game begins."""

from __future__ import annotations

from random import Random
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from holotable.games.starfighter.content import ALL_CARDS, CRUISERS, TRAINING_CARDS, TRAINING_CRUISERS
from holotable.games.starfighter.errors import BadInput
from holotable.games.starfighter.rules.set_up import first_player, random_first_player
from holotable.games.starfighter.rules.total_war import Deck, check_decks, read_deck, ready_decks
from holotable.games.starfighter.state import SEATS, Mode, Pile, Side, State, new_side
from holotable.kernel.events import Viewers
from holotable.kernel.steps import Step

READY = ("carousel", "swarm")
"""The decks of seats that bring none."""


class OfSeats(Struct, frozen=True, forbid_unknown_fields=True):
    """Something that each seat may have brought."""

    first: str | None = None
    second: str | None = None


class Setup(Struct, frozen=True, forbid_unknown_fields=True):
    """What a game of Starfighter begins with."""

    mode: Mode = "skirmish"
    first_player: Literal["random", "first", "second"] = "random"
    """Which seat is the first player. SF-3-01"""
    cruisers: OfSeats = OfSeats()
    """Cruisers that are chosen already; the others are chosen at the table. SF-3-02"""
    decks: OfSeats = OfSeats()
    """Total War: each seat's deck, as text or as the name of a ready one; left out, a ready one. SF-8-04"""
    copies: Literal[1, 2] = 2
    """Total War: from one copy of the game, no card can be in both decks. SF-8-05"""
    force_field_absorbs_after_destruction: bool = True
    """Whether a force field absorbs the rest of a battle's damage though its card is destroyed. SF-AMB-1"""


def begin(setup: Setup) -> tuple[State, list[Step]]:
    """The state before the first step; a set-up that cannot be is `BadInput`."""
    if setup.mode == "total-war":
        sides, piles = _own_decks(setup)
    else:
        if setup.decks != OfSeats():
            raise BadInput("setup-no-decks", field="decks", rule="SF-2-05")
        sides = [
            new_side(_cruiser(setup, name, chosen))
            for name, chosen in zip(SEATS, (setup.cruisers.first, setup.cruisers.second), strict=True)
        ]
        # SF-3-05, SF-2-03, SF-2-04
        piles = [Pile(list(TRAINING_CARDS if setup.mode == "training" else ALL_CARDS), [])]
    state = State(
        setup.mode,
        sides,
        piles,
        field_absorbs=setup.force_field_absorbs_after_destruction,
        copies=setup.copies,
    )
    if setup.first_player == "random":
        return state, [random_first_player()]
    return state, [first_player(SEATS.index(setup.first_player))]


def _cruiser(setup: Setup, seat: str, chosen: str | None) -> str:
    """The cruiser that the set-up gives to a seat, or nothing yet."""
    if chosen is None:
        return ""
    field = f"cruisers.{seat}"
    if chosen not in CRUISERS:
        known = ", ".join(CRUISERS)
        raise BadInput("setup-no-cruiser", field=field, cruiser=chosen[:40], known=known)
    if setup.mode == "training" and chosen not in TRAINING_CRUISERS:
        known = ", ".join(TRAINING_CRUISERS)
        raise BadInput("setup-training-cruiser", field=field, rule="SF-2-03", cruiser=chosen, known=known)
    return chosen


def _own_decks(setup: Setup) -> tuple[list[Side], list[Pile]]:
    """Each seat's cruiser and draw deck. SF-8-04, SF-8-06"""
    if setup.cruisers != OfSeats():
        raise BadInput("setup-deck-names-cruiser", field="cruisers", rule="SF-8-04")
    brought = (setup.decks.first, setup.decks.second)
    decks = [
        read_deck(text or ready, f"decks.{seat}")
        for seat, text, ready in zip(SEATS, brought, READY, strict=True)
    ]
    if setup.copies == 1 and brought.count(None) == 1:
        # One set is divided: who brings no deck takes a ready one of what the other has left.
        without = brought.index(None)
        decks[without] = _apart_from(decks[1 - without], decks[without])
    check_decks(decks, setup.copies)
    return (
        [new_side(deck.cruiser) for deck in decks],
        [Pile(sorted(deck.cards), []) for deck in decks],
    )


def other_decks(setup: Setup, viewers: Viewers, random: Random) -> Setup | None:
    """A set-up in which those who do not look have brought other decks; nothing where nobody brings any."""
    if setup.mode != "total-war":
        return None
    brought = [setup.decks.first, setup.decks.second]
    for seat in range(len(SEATS)):
        if seat not in viewers:
            brought[seat] = random.choice([name for name in ready_decks() if name != brought[seat]])
    return replace(setup, decks=OfSeats(*brought))


def _apart_from(other: Deck, usual: Deck) -> Deck:
    """A ready deck that shares no card with another, if there is one; the usual one before others."""
    return next(
        (one for one in (usual, *ready_decks().values()) if not set(one.cards) & set(other.cards)), usual
    )


def seen_setup(setup: Setup, viewers: Viewers) -> Setup:
    """The set-up as these seats may know it: only its owner knows which cards a deck was built from. SF-8-05"""
    decks = [
        deck if seat in viewers else None for seat, deck in enumerate((setup.decks.first, setup.decks.second))
    ]
    return replace(setup, decks=OfSeats(*decks))
