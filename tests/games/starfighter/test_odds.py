"""The odds of the next cards are exact, and tell a seat nothing that it could not work out itself."""

from __future__ import annotations

from random import Random

import pytest

from holotable.games.starfighter import game
from holotable.games.starfighter.content import CARD_BY_ID
from holotable.games.starfighter.dealing import deal_world
from holotable.kernel.errors import BadInput
from holotable.kernel.match import Match

SETUP = {"mode": "training", "cruisers": {"first": "ares", "second": "athena"}, "first_player": "first"}


def asked(match, seat="first", cards=1, **of):
    return game.odds(match.table.state, {"draw": {"seat": seat, "cards": cards, "of": of}})


def test_at_the_beginning_every_card_that_is_not_in_ones_hand_is_equally_likely():
    match = Match.new(game, SETUP, seed="odds")
    hand = match.table.state.sides[0].hand
    unseen = [card for card in CARD_BY_ID.values() if card.group == "green" and card.id not in hand]
    drawing = [card for card in unseen if "draw" in card.upper.effects + card.lower.effects]
    assert asked(match, effect="draw")["1"] == pytest.approx(len(drawing) / 35)
    assert asked(match, id=hand[0]) == {"0": 1.0, "1": 0.0}


def test_the_chances_of_all_numbers_add_up_to_one():
    match = Match.new(game, SETUP, seed="odds")
    for cards in (1, 3, 10):
        assert sum(asked(match, cards=cards, level=2).values()) == pytest.approx(1)


@pytest.mark.rule("SF-8-07")
def test_what_the_other_seat_holds_changes_nothing():
    match = Match.new(game, SETUP, seed="odds")
    for seed in range(20):
        world = deal_world(match.table.state, 0, Random(seed))
        assert game.odds(world, {"draw": {"seat": "first", "cards": 2, "of": {"level": 3}}}) == asked(
            match, cards=2, level=3
        )


@pytest.mark.rule("SF-8-08")
def test_dealt_worlds_agree_with_the_odds_after_the_deck_was_made_anew():
    match = Match.new(game, SETUP, seed="long")
    random = Random(3)
    while match.result is None and not match.table.state.piles[0].made_anew:
        seat = match.owing()[0]
        options = match.pending(seat).options(match.table.state)
        cards = [one for one in options if one != "pass"]
        match.choose(seat, random.choice(cards or options))
    assert match.table.state.piles[0].made_anew, "the deck never ran out"
    if not match.table.state.piles[0].deck:
        return
    told = asked(match, level=0)["1"]
    worlds = 3000
    hits = 0
    for _ in range(worlds):
        deck = deal_world(match.table.state, 0, random).piles[0].deck
        hits += CARD_BY_ID[random.choice(deck)].level == 0
    assert hits / worlds == pytest.approx(told, abs=0.04)


@pytest.mark.parametrize(
    ("query", "field"),
    [
        ({}, "query"),
        ({"draw": {"seat": "third"}}, "query.draw.seat"),
        ({"draw": {"seat": "first", "cards": 0}}, "query.draw.cards"),
        ({"draw": {"seat": "first", "cards": 99}}, "query.draw.cards"),
        ({"draw": {"seat": "first", "of": {"effect": "luck"}}}, "query.draw.of.effect"),
        ("draw", "query"),
    ],
)
def test_a_question_that_cannot_be_is_refused_with_its_field(query, field):
    match = Match.new(game, SETUP, seed="odds")
    with pytest.raises(BadInput) as refused:
        game.odds(match.table.state, query)
    assert refused.value.field == field


def test_without_a_match_there_is_nothing_to_draw_from():
    with pytest.raises(BadInput, match="those of a match"):
        game.odds(None, {"draw": {"seat": "first"}})
