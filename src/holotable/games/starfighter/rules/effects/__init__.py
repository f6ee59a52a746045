"""What the effects do: one step for each effect that is applied when it comes to light."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from holotable.games.starfighter.content import Effect
from holotable.games.starfighter.rules.effects.cruisers import damage_enemy_cruiser, damage_own_cruiser
from holotable.games.starfighter.rules.effects.destruction import damage_on_fighter, destruction
from holotable.games.starfighter.rules.effects.draw import draw
from holotable.games.starfighter.rules.effects.movement import (
    free_movement,
    lateral_movement,
    vertical_movement,
)
from holotable.games.starfighter.rules.effects.turning import barrel_roll, pivoting
from holotable.kernel.steps import Step

EFFECT_STEPS: Final[dict[Effect, Callable[[int, str], Step]]] = {
    "draw": draw,
    "lateral": lateral_movement,
    "vertical": vertical_movement,
    "free": free_movement,
    "pivot": pivoting,
    "enemy-cruiser": damage_enemy_cruiser,
    "own-cruiser": damage_own_cruiser,
    "destruction": destruction,
    "damage-fighter": damage_on_fighter,
    "barrel-roll": barrel_roll,
}
"""Each step takes the seat that controls the effect, and the card it stands on.

That card lies on a board, its effect in sight: effects that are applied to any card always find one. SF-7-03
"""
