"""What each bot chooses, and why it says it does."""

from __future__ import annotations

from random import Random

import pytest

from bots.nim import table_with
from holotable.bots.bot import TEXTS, Budget
from holotable.bots.greedy import GreedyBot
from holotable.bots.levels import LEVELS, Distracted, names, player
from holotable.bots.random_bot import RandomBot
from holotable.bots.search import SearchBot
from holotable.kernel.errors import BadInput, NotOwed
from holotable.kernel.words import LANGS

SHORT = Budget(iterations=1)


def test_the_blind_bot_takes_every_option_now_and_then():
    table = table_with(10)
    taken = {RandomBot().choose(table, 0, SHORT, Random(n)).choice for n in range(50)}
    assert taken == {1, 2, 3}


def test_the_greedy_bot_takes_the_last_matches_when_it_can():
    assert GreedyBot().choose(table_with(3), 0, SHORT, Random(1)).choice == 3
    assert GreedyBot().choose(table_with(2), 0, SHORT, Random(1)).choice == 2


def test_the_greedy_bot_does_not_look_further_than_its_own_turn():
    taken = {GreedyBot().choose(table_with(5), 0, SHORT, Random(n)).choice for n in range(50)}
    assert taken == {1, 2, 3}


@pytest.mark.parametrize(("matches", "best"), [(3, 3), (5, 1), (6, 2), (7, 3), (9, 1), (10, 2)])
def test_search_leaves_the_opponent_a_multiple_of_four(matches, best):
    assert SearchBot().choose(table_with(matches), 0, Budget(iterations=600), Random(1)).choice == best


def test_search_repeats_itself_from_the_same_random_numbers():
    first, again = (SearchBot().choose(table_with(10), 0, Budget(iterations=40), Random(7)) for _ in range(2))
    assert first == again


def test_search_that_is_given_no_time_still_answers():
    assert SearchBot().choose(table_with(10), 0, Budget(seconds=0.0), Random(1)).choice in (1, 2, 3)


@pytest.mark.parametrize("bot", [RandomBot(), GreedyBot(), SearchBot()])
def test_choosing_changes_nothing_on_the_table(bot):
    table = table_with(10)
    before = table.moment().encode()
    bot.choose(table, 0, Budget(iterations=20), Random(1))
    assert table.moment().encode() == before


@pytest.mark.parametrize("name", names())
@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("matches", [1, 10])
def test_every_bot_says_why_in_words(name, lang, matches):
    bot = player(name).bot
    for phrase in bot.choose(table_with(matches), 0, Budget(iterations=10), Random(3)).why:
        said = TEXTS.say(lang, phrase.key, phrase.args)
        assert said != phrase.key
        assert "{" not in said


def test_a_bot_that_is_asked_nothing_says_so():
    with pytest.raises(NotOwed):
        GreedyBot().choose(table_with(10), 1, SHORT, Random(1))


def test_a_distracted_bot_errs_now_and_then():
    sure = Distracted(GreedyBot(), 0.5)
    taken = [sure.choose(table_with(3), 0, SHORT, Random(n)).choice for n in range(40)]
    assert {1, 2, 3} == set(taken)
    assert taken.count(3) > 20


def test_levels_are_given_more_time_the_higher_they_stand():
    seconds = [level.budget.seconds or 0 for level in LEVELS.values()]
    assert seconds == sorted(seconds)
    lowest, *_, highest = LEVELS
    assert (lowest, highest) == ("learner", "admiral")


def test_a_search_is_named_with_its_budget():
    assert player("search:400").budget == Budget(iterations=400)
    assert player("search:0.25s").budget == Budget(seconds=0.25)


@pytest.mark.parametrize(
    "name", ["", "grand-admiral", "search:", "search:0", "search:0s", "search:-1s", "search:9999s"]
)
def test_a_bot_that_does_not_exist_is_refused_with_the_names_of_those_that_do(name):
    with pytest.raises(BadInput, match="admiral"):
        player(name)
