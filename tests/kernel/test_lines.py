"""Lines: what a record is made of in memory."""

from __future__ import annotations

from holotable.kernel.lines import (
    AGREED,
    RESIGN,
    TAKEBACK,
    Takeback,
    all_said,
    is_choice,
    last_choice,
    said,
    seat_of,
    takebacks,
)
from kernel.games.tiny import Ask

ANNA = (Ask(0, "a"), 3)
BEN = (1, "4")
ROLL = ("roll", [2, 5])


def test_a_choice_is_known_by_its_decision_or_when_read_by_its_seat():
    assert [is_choice(line) for line in (ANNA, BEN, ROLL, (RESIGN, 1), (AGREED, None))] == [
        True,
        True,
        False,
        False,
        False,
    ]
    assert (seat_of(ANNA), seat_of(BEN)) == (0, 1)


def test_said_a_choice_is_its_seat_and_its_text():
    assert said(ANNA) == (0, "3")
    assert said(BEN) == BEN
    assert said(ROLL) == ROLL
    assert said((TAKEBACK, Takeback(0, (ANNA,), 2))) == (TAKEBACK, 2)
    assert all_said([ANNA, ROLL]) == [(0, "3"), ROLL]


def test_takebacks_are_counted_those_that_others_took_back_included():
    inner = (TAKEBACK, Takeback(0, (ANNA,), 1))
    outer = (TAKEBACK, Takeback(1, (inner, BEN), 2))
    assert takebacks([ANNA]) == 0
    assert takebacks([inner]) == 1
    assert takebacks([outer, (TAKEBACK, Takeback(0, (), 3))]) == 3


def test_the_last_choice_is_found_before_what_chance_answered_to_it():
    assert last_choice([ANNA, BEN, ROLL]) == 1
    assert last_choice([ROLL]) is None
