"""The rules of the handbook's page about windows are played as they stand there."""

from __future__ import annotations

import re
import sys
import types
from pathlib import Path

import pytest

from holotable.kernel.chance import Chance
from holotable.kernel.game import Result
from holotable.kernel.moment import Moment
from holotable.kernel.table import Table
from kernel.games.tiny import Tiny

PAGE = Path(__file__).resolve().parents[2] / "docs" / "windows.md"
ANNA, BEN = 0, 1


@pytest.fixture(scope="module")
def page():
    """The page's code as a module."""
    text = PAGE.read_text(encoding="utf-8")
    module = types.ModuleType("windows_page")
    sys.modules[module.__name__] = module
    exec("\n".join(re.findall(r"^```python\n(.*?)^```", text, re.MULTILINE | re.DOTALL)), module.__dict__)

    def over(table):
        table.finish(Result(((0,), (1,)), "over", "DU-1"))

    module.rules.step(over)
    yield module
    del sys.modules[module.__name__]


def dueling(page, hands, *, relics=()):
    class Duel(Tiny):
        State = page.State

        def seats(self, state):
            return ("anna", "ben")

        def broken(self, state):
            return None

    state = page.State(first=ANNA, hull=[5, 5], hands=hands)
    for relic in relics:
        page.cards.bring(state, relic, BEN, f"{relic} of Ben")
    table = Table(Duel(page.rules), state, [("over",)], Chance(b"key"))
    table.then(page.attack(BEN))
    table.run()
    return table


def answer(table, seat, text):
    decision = table.owed()[seat]
    table.choose(seat, decision.read(text))


def test_cards_are_played_in_turn_and_countered_out_of_turn(page):
    table = dueling(page, [["barrage", "jam"], ["jam", "barrage"]])
    answer(table, ANNA, "barrage@barrage")
    answer(table, BEN, "jam@jam")
    answer(table, ANNA, "jam@jam")
    answer(table, BEN, "pass")  # against what jams his jam
    answer(table, BEN, "pass")  # against the barrage, which is still about to happen
    again = Table.of_moment(table.game, Moment.decode(table.moment().encode()))
    for one in (table, again):
        answer(one, BEN, "barrage@barrage")
        assert one.state.hull == [5, 1], "two dice and two barrages"
        assert one.result is not None


def test_a_hit_is_evaded_once_a_round(page):
    table = dueling(page, [[], []], relics=["evade", "fire-breaks-out"])
    answer(table, BEN, "evade@evade of Ben")
    assert table.state.hull == [5, 5]
    assert table.state.effects.modifiers == {}, "the round is over"


def test_what_breaks_out_after_a_hit_burns_at_the_end_of_the_round(page):
    table = dueling(page, [[], []], relics=["fire-breaks-out"])
    assert table.state.hull == [5, 2]
    assert list(table.state.effects.active) == ["after hit"], "and does not burn again"
