"""With an undo between every two choices a match goes on as it would without; an undo that is not exact is caught."""

from __future__ import annotations

import pytest

from every_game import GAMES
from holotable.kernel.checks.broken import Broken
from holotable.kernel.checks.moves import any_of_them, made, next_move
from holotable.kernel.checks.playing import dice
from holotable.kernel.checks.undoing import undo_between_choices
from holotable.kernel.match import Match


def played(game, moves=80):
    """The record of a game of all kinds of moves, and what was told on the way."""
    match = Match.new(game, seed="undo")
    random = dice("undo")
    told = match.news()
    for _ in range(moves):
        if match.result is None:
            made(match, next_move(match, any_of_them, random))
            told += match.news()
    return match.record().text(), told


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_game_does_not_notice(game):
    plain = played(game)
    with undo_between_choices():
        assert played(game) == plain


def test_secret_answers_are_undone_too():
    undone = []
    undo = Match.undo

    class Watched(Match):
        def undo(self):
            undone.append(bool(self.table.strands))
            undo(self)

    match = Watched.new(GAMES["auction"], seed="undo")
    with undo_between_choices():
        for seat in (1, 2, 0):
            match.choose(seat, 3)
    assert undone == [True, True, False]


def test_the_script_of_chance_is_kept():
    match = Match.new(GAMES["auction"], seed="undo")
    for seat in (1, 2):
        match.choose(seat, 3)
    match.table.script = [("roll", [1, 2, 3]), ("draw", ["t1"])]
    with undo_between_choices():
        match.choose(0, 3)
    assert match.lines[-1] == ("roll", [1, 2, 3])
    assert match.table.script == [("draw", ["t1"])]


def test_an_undo_that_is_not_exact_is_caught(monkeypatch):
    undo = Match.undo

    def careless(match):
        undo(match)
        match.table.state.players[0].coins -= 1

    match = Match.new(GAMES["auction"], seed="undo")
    for seat in (1, 2):
        match.choose(seat, 3)
    monkeypatch.setattr(Match, "undo", careless)
    with undo_between_choices(), pytest.raises(Broken, match="the moment after choosing again"):
        match.choose(0, 3)
