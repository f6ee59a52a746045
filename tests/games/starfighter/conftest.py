"""The cards and boards that the stories are told with.

Rules are proven on a set of cards that stays as it is, so that the set which is played can be tuned without a word of
a story changing. The examples of the rule book alone are replayed with the cards that are played.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from holotable.games.starfighter import evaluation
from holotable.games.starfighter.content import CARD_BY_ID, CRUISERS, HEIGHTS
from holotable.games.starfighter.content.cards import load_cards
from holotable.games.starfighter.content.cruisers import load_cruisers

HERE = Path(__file__).parent
STORY_CARDS = load_cards((HERE / "cards.json").read_bytes())
STORY_CRUISERS = load_cruisers((HERE / "cruisers.json").read_bytes())


@pytest.fixture(autouse=True)
def story_set(request, monkeypatch):
    """Every test of this folder is played with the stories' set, unless its module says that it is not."""
    if getattr(request.module, "PLAYED_SET", False):
        yield
        return
    for card in STORY_CARDS:
        monkeypatch.setitem(CARD_BY_ID, card.id, card)
    for cruiser in STORY_CRUISERS:
        monkeypatch.setitem(CRUISERS, cruiser.id, cruiser)
        monkeypatch.setitem(HEIGHTS, cruiser.id, cruiser.heights)
    evaluation._column.cache_clear()
    yield
    evaluation._column.cache_clear()
