"""Worlds that are dealt for bots fit what a seat knows, and come from nothing else."""

from __future__ import annotations

import copy

import pytest

from every_game import GAMES
from holotable.kernel.checks.worlds import worlds
from holotable.kernel.copying import copier

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


def holds(report, game):
    assert report.faults == []
    assert report.share >= 0.5
    if game.hidden:
        assert report.differing
        assert report.twins


@every_game
def test_a_dealt_world_looks_to_its_seat_as_the_real_one_does(game):
    holds(worlds(game, count=30), game)


@pytest.mark.slow
@every_game
def test_many_dealt_worlds_look_to_their_seats_as_the_real_ones_do(game):
    holds(worlds(game, seed="many", count=500, share=0.05), game)


def dealing_otherwise(game, deal):
    other = copy.copy(game)
    vars(other)["deal"] = deal
    return other


@pytest.fixture
def conjurers():
    return GAMES["conjurers"]


def test_a_deal_that_keeps_what_is_hidden_is_caught(conjurers):
    peeking = dealing_otherwise(conjurers, lambda state, seat, random: copier(type(state))(state))
    report = worlds(peeking, count=30)
    assert any("shows in worlds" in fault for fault in report.faults)


def test_a_deal_that_changes_what_the_seat_knows_is_caught(conjurers):
    def forgetful(state, seat, random):
        world = conjurers.deal(state, seat, random)
        world.life[seat] += 1
        return world

    report = worlds(dealing_otherwise(conjurers, forgetful), count=30)
    assert any("looks different" in fault for fault in report.faults)


def test_a_deal_that_spoils_the_real_state_is_caught(conjurers):
    def careless(state, seat, random):
        state.life[seat] += 1
        return

    report = worlds(dealing_otherwise(conjurers, careless), count=30)
    assert any("changed the state" in fault for fault in report.faults)
    assert report.share == 0
