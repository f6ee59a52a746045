"""Bots that look for holes in a game find those that were put there."""

from __future__ import annotations

from random import Random

from bots.nim import table_with
from holotable.bots.bot import Budget
from holotable.bots.seeker import Seeker
from kernel.games.tiny import Ask, playing, rules

LINKS = 4


def chaining():
    """A table on which whoever answers 7 is asked again, a few times."""
    steps = rules()

    @steps.question
    def link(table, number):
        if (yield Ask(0, "link")) == 7 and number < LINKS:
            table.then(link(number + 1))

    return playing(steps, link(1))


def test_the_longest_chain_is_found_link_by_link():
    table = chaining()
    answers = []
    while table.result is None:
        answers.append(Seeker("longest").choose(table, 0, Budget(iterations=2000), Random(1)).choice)
        table.play(answers[-1])
    assert answers[: LINKS - 1] == [7] * (LINKS - 1)
    assert len(answers) == LINKS


def test_the_best_chain_ends_where_the_seat_is_best_off():
    assert Seeker("most").choose(table_with(3), 0, Budget(iterations=50), Random(1)).choice == 3


def test_a_seeker_without_time_still_answers():
    assert Seeker("longest").choose(chaining(), 0, Budget(iterations=1), Random(1)).choice in range(10)
