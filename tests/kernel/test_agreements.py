"""Agreements: what others must agree to, who speaks for them, and what they are told."""

from __future__ import annotations

import pytest

from holotable.kernel.agreements import last_choice_of, offer_draw, offer_takeback, settle
from holotable.kernel.errors import NotOwed
from holotable.kernel.match import Match
from kernel.games.auction import auction
from kernel.games.convoy import convoy
from kernel.games.smugglers import smugglers

EVERYBODY = frozenset(range(4))


def test_nobody_takes_back_what_he_has_not_chosen():
    match = Match.new(smugglers, seed="none")
    match.choose(0, ("take",))
    with pytest.raises(NotOwed, match="no choice"):
        offer_takeback(match, 1, EVERYBODY)


def test_a_secret_answer_that_waits_is_no_matter_of_agreement():
    match = Match.new(auction, seed="secret")
    match.choose(0, 3)
    assert last_choice_of(match, 0) is None
    with pytest.raises(NotOwed):
        offer_takeback(match, 0, EVERYBODY)
    match.table.reconsider(0)
    assert match.owing() == [0, 1, 2]


def test_a_takeback_takes_everything_since_the_own_choice_along():
    match = Match.new(smugglers, seed="along")
    for seat in (0, 1, 2):
        match.choose(seat, ("take",))
    offer = offer_takeback(match, 1, EVERYBODY)
    assert offer.choices == 2
    assert offer.waiting == (0, 2)
    settle(match, offer.accepted_by(0).accepted_by(2))
    assert match.owing() == [1]


def test_only_who_is_asked_agrees_and_only_once():
    match = Match.new(smugglers, seed="asked")
    match.choose(0, ("take",))
    match.choose(1, ("take",))
    offer = offer_takeback(match, 0, frozenset({0, 1}))
    assert offer.waiting == (1,)
    for stranger in (0, 2):
        with pytest.raises(NotOwed):
            offer.accepted_by(stranger)
    agreed = offer.accepted_by(1)
    assert agreed.agreed
    with pytest.raises(NotOwed):
        agreed.accepted_by(1)


def test_a_draw_is_agreed_by_the_captain_of_every_other_side():
    match = Match.new(convoy, seed="draw")
    offer = offer_draw(match, 2, EVERYBODY)
    assert offer.waiting == (1,), "2 and 0 are one side, 1 and 3 the other"
    with pytest.raises(NotOwed):
        settle(match, offer)
    settle(match, offer.accepted_by(1))
    assert match.result is not None
    assert match.result.reason == "agreed"
    assert len(match.result.places) == 1


def test_when_the_captain_has_left_the_next_of_the_side_speaks_for_it():
    match = Match.new(convoy, seed="left")
    match.leave(1)
    assert offer_draw(match, 0, EVERYBODY).waiting == (3,)


def test_when_the_match_is_over_nothing_is_agreed_any_more():
    match = Match.new(smugglers, {"seats": 2}, seed="over")
    match.choose(0, ("take",))
    match.leave(1)
    assert match.result is not None
    for offer in (offer_draw, offer_takeback):
        with pytest.raises(NotOwed, match="over"):
            offer(match, 0, EVERYBODY)
