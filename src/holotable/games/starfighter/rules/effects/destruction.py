"""Destruction, and Damage on Fighter."""

from __future__ import annotations

from holotable.games.starfighter.rules.board import destroy
from holotable.games.starfighter.rules.damage import hit_highest_card
from holotable.games.starfighter.rules.steps import StarfighterTable, sf
from holotable.games.starfighter.targets import DamageFighter, DestroyCard
from holotable.kernel.steps import Asking


@sf.question
def destruction(table: StarfighterTable, seat: int, card: str) -> Asking[None]:
    """Any card of either board is destroyed. SF-7.1-12"""
    spot = yield DestroyCard(seat, card)
    destroy(table, spot.seat, spot.sector, spot.space)


@sf.question
def damage_on_fighter(table: StarfighterTable, seat: int, card: str) -> Asking[None]:
    """The highest card of any sector of either board gets one token. SF-7.1-03"""
    column = yield DamageFighter(seat, card)
    hit_highest_card(table, column.seat, column.sector, 1)
