"""Damage to Enemy Cruiser, and Damage to Own Cruiser."""

from __future__ import annotations

from holotable.games.starfighter.rules.damage import hit_cruiser
from holotable.games.starfighter.rules.steps import StarfighterTable, sf


@sf.step
def damage_enemy_cruiser(table: StarfighterTable, seat: int, card: str) -> None:  # noqa: ARG001
    """The enemy cruiser loses 1 armor. SF-7.1-10"""
    hit_cruiser(table, 1 - seat, 1)


@sf.step
def damage_own_cruiser(table: StarfighterTable, seat: int, card: str) -> None:  # noqa: ARG001
    """The own cruiser loses 1 armor. SF-7.1-11"""
    hit_cruiser(table, seat, 1)
