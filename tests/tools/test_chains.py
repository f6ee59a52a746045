"""The search for chains without end finds those that there are, and none among the cards as they are printed."""

from __future__ import annotations

from itertools import combinations

import starfighter_cards
import starfighter_chains
from holotable.games.starfighter.content import CARDS

MOVERS = [card.id for card in CARDS if starfighter_cards.ROUND_AND_ROUND & {*card.upper.effects}]


def below(effect: str) -> str:
    """A card with an effect in its lower section."""
    return next(card.id for card in CARDS if effect in card.lower.effects)


def test_cards_that_lie_as_they_are_printed_never_pass_another_for_ever():
    assert sorted(MOVERS) == ["1-03", "3-10"]
    for pair in combinations(MOVERS, 2):
        assert starfighter_chains.endless(pair, others=1) is None


def test_a_pivoted_movement_and_one_above_pass_a_third_card_for_ever():
    found = starfighter_chains.endless(["3-10", f"~{below('lateral')}"], others=1)
    assert found is not None


def test_two_vertical_movements_in_one_sector_lift_each_other_for_ever():
    found = starfighter_chains.endless(["1-03", f"~{below('vertical')}"], others=0)
    assert found is not None
    assert max(map(len, found)) == 2
