"""Pivoting, and Barrel Roll."""

from __future__ import annotations

from msgspec.structs import replace

from holotable.games.starfighter.events import CardPivoted, CardTurnedDown, CardTurnedUp
from holotable.games.starfighter.rules.board import (
    come_to_light,
    forget,
    put_in_place,
    without_far_tokens,
)
from holotable.games.starfighter.rules.steps import StarfighterTable, sf
from holotable.games.starfighter.state import Placed
from holotable.games.starfighter.targets import PivotCard, RollCard
from holotable.kernel.steps import Asking


@sf.question
def pivoting(table: StarfighterTable, seat: int, card: str) -> Asking[None]:
    """Any card is turned by 180 degrees. SF-7.1-09"""
    spot = yield PivotCard(seat, card)
    pivot(table, spot.seat, spot.sector, spot.space)


def pivot(table: StarfighterTable, seat: int, sector: int, space: int) -> None:
    """Upper and lower section swap. The highest card shows both, so nothing changes for it. SF-AMB-4"""
    state = table.state
    cards = state.sides[seat].sectors[sector]
    placed = replace(cards[space], pivoted=not cards[space].pivoted)
    table.tell(CardPivoted, seat, sector, space)
    if space == len(cards) - 1:
        put_in_place(state, seat, sector, space, placed)  # SF-7-02
        return
    put_in_place(state, seat, sector, space, without_far_tokens(placed))
    forget(state, seat, placed.card, upper=not placed.pivoted)
    come_to_light(state, seat, placed, near=True)  # SF-7-01 c)


@sf.question
def barrel_roll(table: StarfighterTable, seat: int, card: str) -> Asking[None]:
    """Any card is turned over. SF-7.1-04"""
    spot = yield RollCard(seat, card)
    roll(table, spot.seat, spot.sector, spot.space)


def roll(table: StarfighterTable, seat: int, sector: int, space: int) -> None:
    """Front and back swap; the orientation stays, the tokens go. SF-AMB-4"""
    state = table.state
    cards = state.sides[seat].sectors[sector]
    old = cards[space]
    placed = Placed(old.card, not old.up, old.pivoted, known=True, since=old.since)
    put_in_place(state, seat, sector, space, placed)
    if placed.up:
        table.tell(CardTurnedUp, seat, sector, space, placed.card, old.known)
        come_to_light(state, seat, placed, near=True, far=space == len(cards) - 1)  # SF-AMB-5
    else:
        table.tell(CardTurnedDown, seat, sector, space)
        forget(state, seat, placed.card, upper=True)
        forget(state, seat, placed.card, upper=False)
