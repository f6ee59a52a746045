"""Whole games, kept as text: when one of these fails, the game behaves otherwise than it did.

If it should, `python tools/write_golden.py` writes them anew; the difference belongs into the same commit.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from every_game import GAMES
from holotable.kernel.checks.golden import golden

FOLDER = Path(__file__).parents[1] / "golden"


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_game_is_played_as_it_was(game):
    kept = {path.stem: path.read_text("utf-8") for path in (FOLDER / game.name).glob("*.txt")}
    now = golden(game)
    otherwise = [stem for stem in kept.keys() | now.keys() if kept.get(stem) != now.get(stem)]
    assert otherwise == [], f"if it should be so, run: python tools/write_golden.py {game.name}"


def test_no_play_through_is_of_a_game_that_is_gone():
    assert {path.name for path in FOLDER.iterdir()} <= set(GAMES)


def test_a_play_through_tells_everything():
    text = golden(GAMES["auction"])["game-1"]
    for told in (
        "set-up {",
        "1. a: Bid, b: Bid, c: Bid (AU-1)",
        "offered: 0 to 10",
        "  > b 9",
        "  ~ roll",
        '  told: {"type":"Revealed"',
        "  all see coins",
        "  b see bids [null,9,null]",
        "result {",
        "digest ",
    ):
        assert told in text
