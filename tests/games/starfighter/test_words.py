"""Everything that players are told has words in both languages."""

import re
from random import Random

import pytest

from games.starfighter.story import Story
from holotable.games.starfighter import game
from holotable.games.starfighter.content import CARDS, CRUISERS, EFFECTS, listing
from holotable.games.starfighter.state import SEATS
from holotable.kernel.decisions import Phrase

LANGS = ("de", "en")


def assert_said(phrase: Phrase) -> None:
    assert game.texts.has(phrase.key), phrase.key
    for lang in LANGS:
        sentence = game.texts.say(lang, phrase.key, phrase.args)
        assert not re.search(r"[{}$]|\?\?\?", sentence), sentence


@pytest.mark.parametrize("mode", ["training", "skirmish", "total-war"])
def test_prompts_options_and_events_are_sentences(mode):
    random = Random(mode)
    for number in range(3):
        story = Story.new(seed=f"{mode}{number}", mode=mode)
        table = story.match.table
        while story.match.result is None:
            asked = table.asked
            options = asked.options(table.state)
            assert_said(asked.prompt(table.state))
            for choice in random.sample(list(options), min(3, len(options))):
                assert_said(asked.phrase(table.state, choice))
                assert all(isinstance(piece, str) for piece in asked.on(table.state, choice))
            table.choose(asked.seat, random.choice(options))
        for event in story.match.news():
            for viewers in (frozenset(), frozenset({0})):
                assert_said(event.seen_by(viewers).phrase())
        assert_said(Phrase(f"ended-{story.match.result.reason}"))


@pytest.mark.parametrize(
    "about",
    [
        "3-10@2:up",
        "pass",
        "left",
        "leftwards",
        "first:2.0",
        "first:2.0>3",
        "first:2",
        "3-10.lower:draw",
        "atlas",
    ],
)
def test_whatever_cannot_be_done_now_has_a_reason(about):
    random = Random(about)
    story = Story.new(seed="why")
    table = story.match.table
    while story.match.result is None:
        asked = table.asked
        for seat in (0, 1):
            refusal = game.why_not_now(table.state, seat, about)
            assert refusal is not None
            assert refusal.rule.startswith("SF-")
            assert_said(refusal.phrase)
        try:
            refusal = asked.refusal(table.state, asked.read(about))
        except ValueError:
            refusal = None
        if refusal is not None:
            assert_said(refusal.phrase)
        table.choose(asked.seat, random.choice(asked.options(table.state)))
    assert game.why_not_now(table.state, 0, "castle queenside") is None


def test_every_card_cruiser_effect_and_seat_has_a_name():
    keys = [f"card-{one.id}" for one in CARDS]
    keys += [f"cruiser-{one}" for one in CRUISERS]
    keys += [f"effect-{one}" for one in EFFECTS]
    keys += [f"seat-{one}" for one in SEATS]
    assert all(game.texts.has(key) for key in keys)
    for lang in LANGS:
        assert len({game.texts.say(lang, key) for key in keys}) == len(keys)


def test_the_content_is_listed_in_full_with_names():
    content = listing()
    assert (len(content["cards"]), len(content["effects"]), len(content["cruisers"])) == (100, 14, 4)
    assert content["back"] == {
        "level": 0,
        "upper": {"fighters": 2, "effects": []},
        "lower": {"fighters": 0, "effects": []},
    }
    ten = next(card for card in content["cards"] if card["id"] == "3-10")
    assert ten["name"] == {"de": "Halleys Helden", "en": "Halley's Heroes"}
    assert (ten["upper"]["effects"], ten["lower"]["effects"]) == (["lateral"], ["draw"])
