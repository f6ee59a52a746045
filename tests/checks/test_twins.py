"""Worlds that differ only in what is hidden look the same to those it is hidden from."""

from __future__ import annotations

import pytest

from every_game import GAMES
from holotable.kernel.checks.leaks import CHANNELS, OF_THE_KERNEL, leaks_of, prove
from holotable.kernel.checks.secrets import Renaming, StillHidden, differing
from holotable.kernel.checks.twins import KEY, OPEN, SETUP, twins

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


def has_no_leak(report):
    assert [(leak.zone, leak.viewers, leak.channel, leak.where, leak.shown) for leak in report.leaks] == []
    assert report.never_differed == []
    assert report.zones[KEY].differed


@every_game
def test_nobody_can_tell_twins_apart(game):
    has_no_leak(twins(game, count=25))


@pytest.mark.slow
@every_game
def test_nobody_can_tell_many_twins_apart(game):
    has_no_leak(twins(game, seed="many", count=400, share=0.05, longest=25))


@every_game
def test_a_leak_of_any_zone_through_any_channel_is_caught(game):
    proof = prove(game)
    assert proof.missed == []
    expected = {(zone.name, channel) for zone in game.hidden for channel in CHANNELS}
    expected |= {(KEY, channel) for channel in OF_THE_KERNEL[KEY]}
    assert expected <= leaks_of(game)
    assert {leak for leak in proof.caught if leak[0] != OPEN} == leaks_of(game)


def test_odds_and_the_decks_of_others_are_among_what_could_be_given_away():
    game = GAMES["starfighter"]
    assert {(zone.name, "odds") for zone in game.hidden} | {(SETUP, SETUP)} <= leaks_of(game)
    assert twins(game, count=1).zones[SETUP].differed


def test_secret_answers_are_a_hidden_zone_of_every_game_that_asks_several_seats_at_once():
    report = twins(GAMES["auction"], count=60)
    assert report.zones[OPEN].differed
    assert (OPEN, "view") in prove(GAMES["auction"]).caught


def test_the_same_seed_makes_the_same_twins():
    assert twins(GAMES["auction"], count=20) == twins(GAMES["auction"], count=20)


def test_things_are_renamed_whole_and_all_at_once():
    renaming = Renaming({"1-02": "1-20", "1-20": "1-02", "3-01": "3-01"})
    assert renaming.text("1-02@1:up 1-20 11-02 1-021") == "1-20@1:up 1-02 11-02 1-021"
    assert renaming.answer(["1-02", 6]) == ["1-20", 6]
    assert renaming.text("3-01") == "3-01"


def test_a_thing_that_moves_from_one_hidden_place_to_another_is_still_hidden():
    one, other = {"hand": ["a", "c"], "deck": ["b"]}, {"hand": ["b", "c"], "deck": ["a"]}
    still = StillHidden(Renaming({"a": "b", "b": "a"}), one, other)
    assert still.holds({"hand": ["c"], "deck": ["a", "b"]}, {"hand": ["c"], "deck": ["a", "b"]})
    assert not still.holds({"hand": ["c"], "deck": ["b"]}, {"hand": ["c"], "deck": ["a"]})


def test_a_value_that_no_longer_differs_has_come_to_light():
    one, other = {"dials": [3, 1]}, {"dials": [2, 2]}
    assert differing(one, other) == {".dials.0", ".dials.1"}
    still = StillHidden(Renaming({}), one, other)
    assert still.holds({"dials": [3, 1]}, {"dials": [2, 2]})
    assert not still.holds({"dials": [1]}, {"dials": [2]})
