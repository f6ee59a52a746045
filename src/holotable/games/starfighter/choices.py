"""What players choose, as small values that are made once and shared by every game."""

from __future__ import annotations

import re
from typing import Final, Literal, cast

from msgspec import Struct

from holotable.games.starfighter.content import ALL_CARDS, CARD_BY_ID, SECTORS
from holotable.games.starfighter.errors import BadInput
from holotable.games.starfighter.state import SEATS, Trigger

MOST_SPACES: Final = 4  # SF-1-02


class Play(Struct, frozen=True, gc=False):
    """A card is played from hand into a sector, face up or face down."""

    card: str
    sector: int
    up: bool

    def __str__(self) -> str:
        return f"{self.card}@{self.sector + 1}:{'up' if self.up else 'down'}"


class Spot(Struct, frozen=True, gc=False):
    """A space on a board that a card lies on."""

    seat: int
    sector: int
    space: int

    def __str__(self) -> str:
        return f"{SEATS[self.seat]}:{self.sector + 1}.{self.space}"


class Shift(Struct, frozen=True, gc=False):
    """A card moves to the top of a sector."""

    spot: Spot
    to: int

    def __str__(self) -> str:
        return f"{self.spot}>{self.to + 1}"


class Column(Struct, frozen=True, gc=False):
    """A sector of a board."""

    seat: int
    sector: int

    def __str__(self) -> str:
        return f"{SEATS[self.seat]}:{self.sector + 1}"


Pass = Literal["pass"]
Direction = Literal["left", "stay", "right"]
Order = Literal["rightwards", "leftwards"]

UP: Final = {card: tuple(Play(card, sector, up=True) for sector in range(SECTORS)) for card in ALL_CARDS}
"""For each card, how it is played face up into each sector."""
DOWN: Final = {card: tuple(Play(card, sector, up=False) for sector in range(SECTORS)) for card in ALL_CARDS}
"""For each card, how it is played face down into each sector."""

SPOTS: Final = tuple(
    tuple(tuple(Spot(seat, sector, space) for space in range(MOST_SPACES)) for sector in range(SECTORS))
    for seat in range(len(SEATS))
)
"""The spaces by seat, sector and level."""
SPOTS_BELOW: Final = tuple(
    tuple(tuple(spots[:count] for count in range(MOST_SPACES + 1)) for spots in board) for board in SPOTS
)
"""The occupied spaces by seat, sector and number of cards in it."""
COLUMNS: Final = tuple(tuple(Column(seat, sector) for sector in range(SECTORS)) for seat in range(len(SEATS)))
"""The sectors by seat and number."""
SHIFTS_BELOW: Final = tuple(
    tuple(
        tuple(
            tuple(tuple(Shift(spot, to) for spot in spots[:count]) for count in range(MOST_SPACES + 1))
            for to in range(SECTORS)
        )
        for spots in board
    )
    for board in SPOTS
)
"""The moves by seat, sector, target sector and number of cards in the sector."""

_PLAY = re.compile(r"([0-3]-[0-9]{2})@([1-5]):(up|down)")
_COLUMN = re.compile(r"(first|second):([1-5])")
_SPOT = re.compile(r"(first|second):([1-5])\.([0-3])")
_SHIFT = re.compile(r"(first|second):([1-5])\.([0-3])>([1-5])")
_TRIGGER = re.compile(r"([0-3]-[0-9]{2})\.(upper|lower):([a-z0-9-]+)")


def read_play(text: str) -> Play | Pass:
    """`3-10@2:up`, `3-10@2:down` or `pass`."""
    if text == "pass":
        return "pass"
    found = _PLAY.fullmatch(text)
    if found is None or found[1] not in CARD_BY_ID:
        raise BadInput("option-no-play", field="option", text=text[:40])
    return (UP if found[3] == "up" else DOWN)[found[1]][int(found[2]) - 1]


def read_direction(text: str) -> Direction:
    """`stay`, `left` or `right`."""
    if text not in ("stay", "left", "right"):
        raise BadInput("option-no-direction", field="option", text=text[:40])
    return cast("Direction", text)


def read_order(text: str) -> Order:
    """`rightwards` or `leftwards`."""
    if text not in ("rightwards", "leftwards"):
        raise BadInput("option-no-order", field="option", text=text[:40])
    return cast("Order", text)


def read_spot(text: str) -> Spot:
    """`first:2.0`: the first seat's board, sector 2, the lowest space."""
    found = _SPOT.fullmatch(text)
    if found is None:
        raise BadInput("option-no-spot", field="option", text=text[:40])
    return SPOTS[SEATS.index(found[1])][int(found[2]) - 1][int(found[3])]


def read_shift(text: str) -> Shift:
    """`first:2.0>3`: the card of that place goes to sector 3."""
    found = _SHIFT.fullmatch(text)
    if found is None:
        raise BadInput("option-no-shift", field="option", text=text[:40])
    spot = (SEATS.index(found[1]), int(found[2]) - 1)
    return SHIFTS_BELOW[spot[0]][spot[1]][int(found[4]) - 1][MOST_SPACES][int(found[3])]


def read_column(text: str) -> Column:
    """`first:2`: the first seat's sector 2."""
    found = _COLUMN.fullmatch(text)
    if found is None:
        raise BadInput("option-no-column", field="option", text=text[:40])
    return COLUMNS[SEATS.index(found[1])][int(found[2]) - 1]


def write_trigger(trigger: Trigger) -> str:
    """`3-10.lower:draw`: the effect of that section of that card."""
    return f"{trigger.card}.{'upper' if trigger.upper else 'lower'}:{trigger.effect}"


def read_trigger(text: str, seat: int) -> Trigger:
    """The effect that was written; it is the seat's."""
    found = _TRIGGER.fullmatch(text)
    card = CARD_BY_ID.get(found[1]) if found else None
    if found is None or card is None:
        raise BadInput("option-no-effect", field="option", text=text[:40])
    section = card.upper if found[2] == "upper" else card.lower
    for effect in section.triggers:
        if effect == found[3]:
            return Trigger(seat, card.id, found[2] == "upper", effect)
    raise BadInput("option-no-such-effect", field="option", card=card.id, half=found[2], effect=found[3][:20])
