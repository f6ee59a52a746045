"""What Starfighter is played with: a hundred cards, one back, four cruisers, fourteen effects."""

from __future__ import annotations

from typing import Any

from holotable.games.starfighter.content.cards import (
    ALL_CARDS,
    BACK,
    CARD_BY_ID,
    CARDS,
    TRAINING_CARDS,
    Card,
    Section,
)
from holotable.games.starfighter.content.cruisers import (
    CRUISERS,
    HEIGHTS,
    SECTORS,
    TRAINING_CRUISERS,
    Cruiser,
    Sector,
)
from holotable.games.starfighter.content.effects import EFFECT_RULES, EFFECTS, Effect

__all__ = [
    "ALL_CARDS",
    "BACK",
    "CARDS",
    "CARD_BY_ID",
    "CRUISERS",
    "EFFECTS",
    "EFFECT_RULES",
    "HEIGHTS",
    "SECTORS",
    "TRAINING_CARDS",
    "TRAINING_CRUISERS",
    "Card",
    "Cruiser",
    "Effect",
    "Section",
    "Sector",
    "listing",
]


def listing() -> dict[str, Any]:
    """Everything as plain values with names in both languages; the catalogues are read only here."""
    from holotable.games.starfighter.content.published import content_listing

    return content_listing()
