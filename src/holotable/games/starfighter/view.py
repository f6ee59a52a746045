"""What seats may know together, as data."""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct

from holotable.games.starfighter.choices import write_trigger
from holotable.games.starfighter.content import CRUISERS, SECTORS
from holotable.games.starfighter.content import Sector as Printed
from holotable.games.starfighter.rules.battle import fighters_in
from holotable.games.starfighter.rules.reinforcements import visible_draw_symbols
from holotable.games.starfighter.state import SEATS, Mode, Phase, Pile, Placed, Sector, Side, State
from holotable.kernel.events import Viewers

NOTHING_PRINTED = (Printed((), 0),) * SECTORS
"""The sectors of a side that has no cruiser yet."""


class CardView(Struct, frozen=True):
    """A card on a board. `card` is empty where its front is hidden. SF-8-10"""

    card: str | None
    up: bool
    pivoted: bool
    upper_hits: int
    lower_hits: int
    upper_shield_hits: int
    lower_shield_hits: int


class SectorView(Struct, frozen=True):
    """A sector: its cards from the lowest space up, and how many fighters count for its forces."""

    spaces: int
    cards: tuple[CardView, ...]
    fighters: int
    draw_symbols: int
    """Those in sight: none as soon as a card lies here. SF-4-02"""


class PileView(Struct, frozen=True):
    """A draw deck, of which only the number of cards is known, and its discard pile. SF-8-07"""

    deck: int
    discard: tuple[str, ...]


class SideView(Struct, frozen=True):
    """One seat's side of the table."""

    cruiser: str | None
    armor: int
    passed: bool
    hand_count: int
    """How many cards the seat holds; anybody may ask. SF-8-09"""
    hand: tuple[str, ...] | None
    """The cards themselves, for their owner. SF-4-05"""
    aside: int
    """How many cards lie beside the board; nobody has seen them. SF-7.1-05"""
    draw_symbols: int
    sectors: tuple[SectorView, ...]


class View(Struct, frozen=True):
    """The whole table as some seats see it."""

    mode: Mode
    round: int
    phase: Phase
    initiative: str
    offset: int
    """How many columns the second board stands to the right of the first."""
    order: str
    sides: dict[str, SideView]
    piles: tuple[PileView, ...]
    """One for both, or in Total War one for each."""
    waiting: tuple[tuple[str, ...], ...]
    """Effects still to be applied, in groups that came to light together, the newest group last."""


def view_of(state: State, viewers: Viewers) -> View:
    """What these seats may know together."""
    return View(
        mode=state.mode,
        round=state.round,
        phase=state.phase,
        initiative=SEATS[state.initiative],
        offset=state.offset,
        order=state.order,
        sides={
            name: _side(side, own=seat in viewers)
            for seat, (name, side) in enumerate(zip(SEATS, state.sides, strict=True))
        },
        piles=tuple([_pile(pile) for pile in state.piles]),
        waiting=tuple(
            [tuple([f"{SEATS[one.seat]}:{write_trigger(one)}" for one in group]) for group in state.waiting]
        ),
    )


def _side(side: Side, *, own: bool) -> SideView:
    chosen = bool(side.cruiser)
    printed = CRUISERS[side.cruiser].sectors if chosen else NOTHING_PRINTED
    return SideView(
        cruiser=side.cruiser or None,
        armor=side.armor,
        passed=side.passed,
        hand_count=len(side.hand),
        hand=tuple(side.hand) if own else None,
        aside=len(side.aside),
        draw_symbols=visible_draw_symbols(side) if chosen else 0,
        sectors=tuple(
            [_sector(sector, cards, own) for sector, cards in zip(printed, side.sectors, strict=True)]
        ),
    )


@lru_cache(4096)  # a choice changes few sectors
def _sector(printed: Printed, cards: Sector, own: bool) -> SectorView:  # noqa: FBT001 - the cache takes it by place
    return SectorView(
        spaces=len(printed.spaces),
        cards=tuple([_card(placed, own=own) for placed in cards]),
        fighters=fighters_in(cards),
        draw_symbols=0 if cards else printed.draw,
    )


def _card(placed: Placed, *, own: bool) -> CardView:
    return CardView(
        card=placed.card if own or placed.known else None,
        up=placed.up,
        pivoted=placed.pivoted,
        upper_hits=placed.upper_hits,
        lower_hits=placed.lower_hits,
        upper_shield_hits=placed.upper_shield_hits,
        lower_shield_hits=placed.lower_shield_hits,
    )


def _pile(pile: Pile) -> PileView:
    return PileView(len(pile.deck), tuple(pile.discard))
