"""Why not? Every refusal has a reason and a rule, and tells nothing that the seat may not know."""

from __future__ import annotations

import pytest

from holotable.kernel.asking import why_not
from holotable.kernel.errors import BadInput
from holotable.kernel.match import Match
from kernel.games.auction import auction
from kernel.games.smugglers import smugglers


def test_what_may_be_done_is_not_refused():
    assert why_not(Match.new(auction, seed="ask"), 0, "3") is None


def test_what_may_not_be_done_is_refused_by_its_rule():
    refused = why_not(Match.new(auction, seed="ask"), 0, "11")
    assert refused is not None
    assert refused.rule == "AU-1"


def test_what_no_decision_could_mean_is_bad_input():
    with pytest.raises(BadInput):
        why_not(Match.new(auction, seed="ask"), 0, "castle queenside")


def test_who_has_answered_is_told_for_whom_all_wait_and_not_what_they_chose():
    told = set()
    for bid in (0, 7):
        match = Match.new(auction, seed="ask")
        match.choose(1, bid)
        match.choose(0, 1)
        refused = why_not(match, 0, "3")
        assert refused is not None
        assert refused.rule == "AU-1"
        told.add(str(refused.phrase.args))
    assert told == {"{'waiting': 'c'}"}


def test_who_is_not_asked_hears_who_is():
    refused = why_not(Match.new(smugglers, seed="ask"), 1, "take")
    assert refused is not None
    assert refused.phrase.args == {"waiting": "left"}


def test_when_the_game_is_over_that_is_the_reason():
    match = Match.new(auction, {"seats": 2}, seed="ask")
    match.leave(0)
    refused = why_not(match, 1, "3")
    assert refused is not None
    assert (refused.rule, refused.phrase.key) == ("AU-4", "refused-over")
