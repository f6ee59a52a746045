"""Retelling: a match told again choice by choice stands at every choice as it stood then."""

from __future__ import annotations

from random import Random

import pytest

from holotable.kernel.lines import is_choice
from holotable.kernel.match import Match
from holotable.kernel.retelling import retold
from holotable.kernel.table import Table
from kernel.games import every
from kernel.games.conjurers import conjurers
from kernel.test_match import play


def as_it_stood(match, told):
    return Table.of_moment(match.game, match.start, feed=match.lines[:told])


@pytest.mark.parametrize("game", every(), ids=lambda game: game.name)
def test_the_table_stands_after_each_choice_as_it_stood_then(game):
    match = play(Match.new(game, seed="retold"), Random(4))
    told = []
    for lines, table in retold(match):
        told.append(lines)
        if table.result is None and table.strands is None:
            assert table.moment().digest() == as_it_stood(match, lines).moment().digest()
    choices = [at for at, line in enumerate(match.lines) if is_choice(line)]
    assert told == [*choices, len(match.lines)]
    assert table.result == match.result


def test_what_was_taken_back_and_who_left_is_told_as_well():
    match = play(Match.new(conjurers, seed="left"), Random(2), 8)
    match.take_back(0, 2)
    play(match, Random(3), 3)
    match.leave(match.owing()[0])
    play(match, Random(5))
    *_, (lines, table) = retold(match)
    assert lines == len(match.lines)
    assert table.gone == match.table.gone
    assert (table.state, table.result) == (match.table.state, match.result)


def test_events_are_heard_once_each():
    match = play(Match.new(conjurers, seed="heard"), Random(6))
    *_, (_, table) = retold(match)
    assert table.heard == match.events_since(0)


def test_a_match_without_a_choice_is_told_as_it_begins():
    match = Match.new(conjurers, seed="none")
    ((lines, table),) = retold(match)
    assert lines == len(match.lines)
    assert table.state == match.table.state
