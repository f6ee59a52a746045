"""The Python client drives an engine in a process of its own."""

from __future__ import annotations

import sys
from random import Random

import pytest

import holotable
from holotable.engine.client import EngineEnded


@pytest.fixture(scope="module")
def engine():
    with holotable.connect() as client:
        yield client


def test_a_whole_game_is_played_through_the_pipe(engine):
    random = Random(11)
    match = engine.new("starfighter", {"mode": "training"}, seed="pipe")
    while match.over is None:
        decision = match.pending()[0]
        match.choose(decision, random.choice(decision["options"])["id"])
    assert match.over["rule"].startswith("SF-8")
    again = engine.replay(match.record())
    assert again.digest() == match.digest()


def test_every_method_asks_its_operation(engine):
    assert engine.hello()["protocol"] == 1
    match = engine.new("starfighter", {"mode": "training", "first_player": "first"}, seed=1)
    fork = match.fork()
    digest = match.digest()
    decision = match.pending()[0]
    assert match.choose(decision, "ares")["events"]
    match.undo()
    assert match.digest() == fork.digest() == digest
    assert engine.load(match.position()).digest() == digest
    assert match.why_not("first", "atlas")["rules"] == ["SF-2-03"]
    assert match.view("first")["sides"]
    assert match.view()["sides"]
    assert match.state()["steps"] is not None
    assert match.suggest("first", level="random")["choice"] in {"ares", "athena"}
    match.script_chance({"draw": ["3-10", "3-35", "1-03", "2-01", "0-01"]})
    assert match.resign("second")["over"]["places"] == [["first"], ["second"]]


def test_a_refusal_says_field_and_rule(engine):
    with pytest.raises(holotable.EngineError) as refused:
        engine.new("starfighter", {"mode": "training", "cruisers": {"first": "atlas"}})
    assert (refused.value.code, refused.value.rule) == ("bad-input", "SF-2-03")
    assert refused.value.field == "cruisers.first"


def test_a_refusal_is_said_in_both_languages(engine):
    with pytest.raises(holotable.EngineError) as refused:
        engine.new("starfighter", {"mode": "training", "cruisers": {"first": "atlas"}})
    assert refused.value.words["en"] == str(refused.value)
    assert refused.value.words["de"] == (
        "cruisers.first: atlas ist kein Kreuzer des Trainings; das sind ares, athena."
    )


def test_an_engine_that_ends_is_told_apart_from_a_refusal():
    with holotable.connect([sys.executable, "-c", ""]) as client, pytest.raises(EngineEnded):
        client.hello()
