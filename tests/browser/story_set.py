"""The cards and boards that the screens are shown with: they stay as they are when the set that is played is tuned."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from unittest.mock import patch

from holotable.games.starfighter import evaluation, view
from holotable.games.starfighter.content import CARD_BY_ID, CRUISERS, HEIGHTS, published
from holotable.games.starfighter.content.cards import load_cards
from holotable.games.starfighter.content.cruisers import load_cruisers
from holotable.server.rooms import thinking

HERE = Path(__file__).parents[1] / "games/starfighter"
CARDS = load_cards((HERE / "cards.json").read_bytes())
BOARDS = load_cruisers((HERE / "cruisers.json").read_bytes())
ON_AND_ON = contextlib.ExitStack()
"""What a process that a bot thinks in plays with, as long as it runs."""


@contextlib.contextmanager
def story_set() -> Iterator[None]:
    """Everything in this process and in those of its bots is played and shown with the stories' set."""
    with (
        patch.dict(CARD_BY_ID, {card.id: card for card in CARDS}),
        patch.dict(CRUISERS, {board.id: board for board in BOARDS}),
        patch.dict(HEIGHTS, {board.id: board.heights for board in BOARDS}),
        patch.object(published, "CARDS", CARDS),
        patch.object(thinking, "ProcessPoolExecutor", partial(ProcessPoolExecutor, initializer=play_on)),
    ):
        _forget()
        yield
    _forget()


def play_on() -> None:
    """Takes the stories' set for the rest of a process."""
    ON_AND_ON.enter_context(story_set())


def _forget() -> None:
    """What was worked out for the other set does not hold."""
    view._sector.cache_clear()
    evaluation._column.cache_clear()
