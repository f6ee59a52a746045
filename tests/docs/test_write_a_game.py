"""The game of the handbook is a whole game, as it stands on its page."""

from __future__ import annotations

import importlib
import random
import re
import sys
from pathlib import Path

import pytest

import holotable.games
from holotable.kernel import record
from holotable.kernel.checks.fuzz import fuzz
from holotable.kernel.checks.leaks import prove
from holotable.kernel.checks.twins import twins
from holotable.kernel.checks.worlds import worlds
from holotable.kernel.errors import BadInput, Illegal
from holotable.kernel.match import Match
from holotable.kernel.moment import Moment
from holotable.kernel.position import moment_of
from holotable.kernel.table import Table

PAGE = Path(__file__).resolve().parents[2] / "docs" / "write-a-game.md"


@pytest.fixture(scope="module")
def page(tmp_path_factory):
    """The game of the page as the package that it describes."""
    package = tmp_path_factory.mktemp("games") / "pebbles"
    (package / "words").mkdir(parents=True)
    text = PAGE.read_text(encoding="utf-8")
    (package / "__init__.py").write_text("\n".join(blocks(text, "python")), encoding="utf-8")
    for lang, words in zip(("en", "de"), blocks(text, "ftl"), strict=True):
        (package / "words" / f"{lang}.ftl").write_text(words, encoding="utf-8")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(holotable.games, "__path__", [*holotable.games.__path__, str(package.parent)])
        importlib.invalidate_caches()
        yield importlib.import_module("holotable.games.pebbles")
    del sys.modules["holotable.games.pebbles"]


def blocks(text, language):
    return re.findall(rf"^```{language}\n(.*?)^```", text, re.MULTILINE | re.DOTALL)


def played(page, seed):
    chance = random.Random(seed)
    match = Match.new(page.game, {"heap": 20}, seed=str(seed))
    while match.result is None:
        (seat,) = match.owing()
        match.choose(seat, chance.choice(match.pending(seat).options(match.table.state)))
    return match


def test_the_match_on_the_page_is_played_to_its_end(page):
    assert page.match.result.rule == "PE-4"


def test_whole_games_replay_to_the_same_moment(page):
    for seed in range(50):
        match = played(page, seed)
        again = Match.replay(page.game, record.parse(match.record().text()))
        assert again.digest() == match.digest()


def test_a_moment_saved_and_loaded_goes_on(page):
    match = Match.new(page.game, seed="a")
    match.choose(0, 2)
    table = Table.of_moment(page.game, Moment.decode(match.moment().encode()))
    table.choose(1, 3)
    assert table.state.heap == 10


def test_only_the_gold_stone_allows_four_and_only_once(page):
    position = {"heap": 20, "stones": ["gold", "grey"]}
    match = Match.at(page.game, moment_of(page.game, position))
    match.choose(0, 4)
    with pytest.raises(Illegal) as refused:
        match.choose(1, 4)
    assert refused.value.rule == "PE-3"
    match.choose(1, 1)
    assert 4 not in match.pending(0).options(match.table.state)


def test_worlds_that_differ_in_a_hidden_stone_look_the_same(page):
    match = Match.new(page.game, seed="a")
    state = match.table.state
    viewers = frozenset({0})
    seen = {
        str(page.game.view(page.dealt_anew(state, viewers, random.Random(n)), viewers)) for n in range(20)
    }
    twins = {tuple(page.dealt_anew(state, viewers, random.Random(n)).stones) for n in range(20)}
    assert len(seen) == 1
    assert len(twins) > 1


def test_a_position_that_cannot_be_is_refused(page):
    with pytest.raises(BadInput, match="no 'gold' stone left"):
        moment_of(page.game, {"heap": 20, "stones": ["gold", "gold"]})


def test_both_languages_say_everything(page):
    texts = page.game.texts
    assert texts.say("en", "take", {"count": 1}) == "Take one pebble"
    assert texts.say("de", "take", {"count": 3}) == "3 Kiesel nehmen"
    for key in ("take-pebbles", "take", "drew", "took", "refused-heap", "refused-no-gold"):
        assert texts.has(key)


def test_the_game_keeps_what_every_game_must_keep(page):
    reports = list(fuzz(page.game, range(12), share=0.2))
    assert [failure for report in reports for failure in report.failures] == []
    hidden = twins(page.game, count=15)
    assert (hidden.leaks, hidden.never_differed) == ([], [])
    assert prove(page.game).missed == []
    assert worlds(page.game, count=15).faults == []
