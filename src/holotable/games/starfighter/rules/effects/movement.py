"""Lateral, Vertical and Free Movement."""

from __future__ import annotations

from holotable.games.starfighter.events import CardMoved, EffectSkipped
from holotable.games.starfighter.rules.board import come_to_light, put_on_top, take_away
from holotable.games.starfighter.rules.steps import StarfighterTable, sf
from holotable.games.starfighter.targets import MoveFreely, MoveLaterally, MoveVertically
from holotable.kernel.steps import Asking


@sf.question
def lateral_movement(table: StarfighterTable, seat: int, card: str) -> Asking[None]:
    """Any card moves to an adjacent sector of its board. SF-7.1-06"""
    asked = MoveLaterally(seat, card)
    if not asked.options(table.state):
        table.tell(EffectSkipped, seat, card, "lateral")  # SF-AMB-2
        return
    shift = yield asked
    move(table, shift.spot.seat, shift.spot.sector, shift.spot.space, shift.to)


@sf.question
def vertical_movement(table: StarfighterTable, seat: int, card: str) -> Asking[None]:
    """Any card becomes the highest of its own sector. SF-7.1-07"""
    spot = yield MoveVertically(seat, card)
    move(table, spot.seat, spot.sector, spot.space, spot.sector)


@sf.question
def free_movement(table: StarfighterTable, seat: int, card: str) -> Asking[None]:
    """Any card moves to any other sector of its board. SF-7.1-08"""
    asked = MoveFreely(seat, card)
    if not asked.options(table.state):
        table.tell(EffectSkipped, seat, card, "free")  # SF-AMB-2
        return
    shift = yield asked
    move(table, shift.spot.seat, shift.spot.sector, shift.spot.space, shift.to)


def move(table: StarfighterTable, seat: int, sector: int, space: int, to: int) -> None:
    """A card becomes the highest of a sector of its own board, whatever its level. SF-7-05, SF-7-07

    It lands on the level given by the cards there, and keeps the tokens on sections that stay visible. SF-AMB-14
    """
    state = table.state
    sectors = state.sides[seat].sectors
    was_highest = space == len(sectors[sector]) - 1
    table.tell(CardMoved, seat, sector, space, to, len(sectors[to]) - (to == sector))
    if was_highest and to == sector:
        return  # SF-7-03
    placed = take_away(state, seat, sector, space)
    put_on_top(state, seat, to, placed)
    if not was_highest:
        come_to_light(state, seat, placed, far=True)  # SF-7-01 c), SF-7-02
