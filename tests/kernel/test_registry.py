"""Games are found by name; results say who won."""

from __future__ import annotations

import pytest

from holotable.kernel import registry
from holotable.kernel.errors import BadInput
from holotable.kernel.game import Result
from kernel.games.auction import auction


def test_games_that_are_installed_or_added_are_known_by_name():
    assert {"starfighter", "auction"} <= set(registry.names())
    assert registry.names() == sorted(set(registry.names()))
    assert registry.game("auction") is auction
    assert registry.game("starfighter") is registry.game("starfighter")


def test_a_game_that_there_is_not_is_refused_with_those_that_there_are():
    with pytest.raises(BadInput, match=r"no game called 'ludo'; there are: .*starfighter") as refused:
        registry.game("ludo")
    assert refused.value.field == "game"


def test_a_game_without_content_says_so():
    with pytest.raises(BadInput, match="Auction lists no content"):
        registry.content_of("auction")


def test_a_win_scores_one_a_loss_nothing_and_what_lies_between_lies_between():
    result = Result(((2,), (0, 3), (1,)), "points", "X-1")
    assert [result.score_of(seat) for seat in range(5)] == [0.5, 0, 1, 0.5, 0]
    shared = Result(((0, 1),), "draw", "X-2")
    assert [shared.score_of(seat) for seat in range(2)] == [0.5, 0.5]
