"""The choices that a bot looks at: all that differ, where a hand offers the same thing many times over."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from holotable.games.starfighter.content import ALL_CARDS, CARD_BY_ID, Effect
from holotable.games.starfighter.decisions import Deploy
from holotable.games.starfighter.state import State
from holotable.kernel.decisions import Decision

PRICES: Final[dict[Effect, float]] = {
    "draw": 1.5,
    "lateral": 1.2,
    "vertical": 1.0,
    "free": 1.6,
    "pivot": 1.2,
    "barrel-roll": 1.2,
    "enemy-cruiser": 1.8,
    "own-cruiser": -1.0,
    "destruction": 2.5,
    "damage-fighter": 1.0,
    "force-field": 1.5,
    "shield-2": 1.2,
    "shield-3": 1.8,
    "shield-4": 2.4,
}
"""What an effect is worth in fighters; the design of the card set begins with these prices."""

WORTH: Final = {
    card: CARD_BY_ID[card].upper.fighters
    + CARD_BY_ID[card].lower.fighters
    + sum(PRICES[effect] for effect in (*CARD_BY_ID[card].upper.effects, *CARD_BY_ID[card].lower.effects))
    for card in ALL_CARDS
}
"""What a front is worth in fighters."""


def proposals(state: State, decision: Decision[State, Any]) -> Sequence[Any]:
    """Everything, but face down only the cards that are missed least: all backs are alike."""
    options = decision.candidates(state)
    if not isinstance(decision, Deploy):
        return options
    hand = state.sides[decision.seat].hand
    if len(hand) < 3:
        return options
    playable = {play.card for play in options if play != "pass" and play.up}
    spare = {min(hand, key=WORTH.__getitem__)}
    idle = [card for card in hand if card not in playable]
    if idle:
        spare.add(min(idle, key=WORTH.__getitem__))
    return [play for play in options if play == "pass" or play.up or play.card in spare]
