"""The whole content as plain values with names, from which somebody else could write the game anew."""

from __future__ import annotations

from typing import Any

from holotable.games.starfighter.content.cards import BACK, CARDS, Section
from holotable.games.starfighter.content.cruisers import CRUISERS
from holotable.games.starfighter.content.effects import EFFECT_RULES
from holotable.kernel.words import Texts


def content_listing() -> dict[str, Any]:
    """Everything that `holotable content starfighter --json` prints."""
    from holotable.games.starfighter.rules.total_war import ready_decks, write_deck

    texts = Texts("holotable.games.starfighter")
    return {
        "cards": [
            {
                "id": card.id,
                "group": card.group,
                "level": card.level,
                "name": texts.both(f"card-{card.id}"),
                "upper": _section(card.upper),
                "lower": _section(card.lower),
                "source": card.source,
            }
            for card in CARDS
        ],
        "back": {"level": BACK.level, "upper": _section(BACK.upper), "lower": _section(BACK.lower)},
        "effects": [
            {"id": effect, "name": texts.both(f"effect-{effect}"), "rule": rule}
            for effect, rule in EFFECT_RULES.items()
        ],
        "cruisers": [
            {
                "id": cruiser.id,
                "armor": cruiser.armor,
                "sectors": [
                    {"spaces": list(sector.spaces), "draw": sector.draw} for sector in cruiser.sectors
                ],
            }
            for cruiser in CRUISERS.values()
        ],
        "decks": [{"id": name, "text": write_deck(deck)} for name, deck in ready_decks().items()],
    }


def _section(section: Section) -> dict[str, Any]:
    return {"fighters": section.fighters, "effects": list(section.effects)}
