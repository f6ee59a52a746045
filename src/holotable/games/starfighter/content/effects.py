"""The effects that a squadron card can carry, each under the id that card files use."""

from __future__ import annotations

from typing import Final, Literal

Effect = Literal[
    "draw",
    "lateral",
    "vertical",
    "free",
    "pivot",
    "enemy-cruiser",
    "own-cruiser",
    "destruction",
    "force-field",
    "shield-2",
    "shield-3",
    "shield-4",
    "damage-fighter",
    "barrel-roll",
]

DRAW: Final = "draw"
LATERAL: Final = "lateral"
VERTICAL: Final = "vertical"
FREE: Final = "free"
PIVOT: Final = "pivot"
ENEMY_CRUISER: Final = "enemy-cruiser"
OWN_CRUISER: Final = "own-cruiser"
DESTRUCTION: Final = "destruction"
FORCE_FIELD: Final = "force-field"
SHIELD_2: Final = "shield-2"
SHIELD_3: Final = "shield-3"
SHIELD_4: Final = "shield-4"
DAMAGE_FIGHTER: Final = "damage-fighter"
BARREL_ROLL: Final = "barrel-roll"

EFFECT_RULES: Final[dict[Effect, str]] = {
    DRAW: "SF-7.1-05",
    LATERAL: "SF-7.1-06",
    VERTICAL: "SF-7.1-07",
    FREE: "SF-7.1-08",
    PIVOT: "SF-7.1-09",
    ENEMY_CRUISER: "SF-7.1-10",
    OWN_CRUISER: "SF-7.1-11",
    DESTRUCTION: "SF-7.1-12",
    FORCE_FIELD: "SF-7.1-01",
    SHIELD_2: "SF-7.1-02",
    SHIELD_3: "SF-7.1-02",
    SHIELD_4: "SF-7.1-02",
    DAMAGE_FIGHTER: "SF-7.1-03",
    BARREL_ROLL: "SF-7.1-04",
}
"""The rule that says what each effect does, in the order in which effects are listed everywhere."""

EFFECTS: Final[tuple[Effect, ...]] = tuple(EFFECT_RULES)

# SF-2-06
TRAINING_EFFECTS: Final[frozenset[Effect]] = frozenset(
    {DRAW, LATERAL, VERTICAL, FREE, PIVOT, ENEMY_CRUISER, OWN_CRUISER, DESTRUCTION}
)

SHIELDS: Final[dict[Effect, int]] = {SHIELD_2: 2, SHIELD_3: 3, SHIELD_4: 4}
"""How many shields each shield effect stands for."""

STANDING: Final[frozenset[Effect]] = frozenset({FORCE_FIELD, *SHIELDS})
"""Effects that protect for as long as they are visible, and never trigger."""
