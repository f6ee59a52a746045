"""`holotable fuzz` says what was done, and what does not hold."""

from __future__ import annotations

import copy
import json

import pytest

from kernel.games.auction import auction


def test_the_command_says_what_was_done(tool):
    ran = tool("fuzz", "starfighter", "--games", "3", "--json")
    assert ran.code == 0
    report = json.loads(ran.out)
    assert report["games"] == 3
    assert report["failures"] == []
    assert report["longest_step"] >= 1
    assert set(report["never"]) == {"steps", "events"}


def test_the_command_plays_one_game_alone(tool):
    ran = tool("fuzz", "starfighter", "--only", "2", "--games", "9")
    assert ran.code == 0
    assert "Decisions of the longest step" in ran.out


@pytest.mark.slow
def test_two_processes_find_what_one_finds(tool):
    one, two = (
        json.loads(tool("fuzz", "starfighter", "--games", "30", "--jobs", jobs, "--json").out)
        for jobs in "12"
    )
    assert {**one, "seconds": 0, "decisions_per_second": 0} == {
        **two,
        "seconds": 0,
        "decisions_per_second": 0,
    }


def test_the_command_answers_no_when_something_does_not_hold(tool, monkeypatch):
    spoiled = copy.copy(auction)
    spoiled.broken = lambda state: "too few lots" if state.lots == 1 else None
    monkeypatch.setattr("holotable.kernel.registry._found", {"auction": spoiled})
    ran = tool("fuzz", "auction", "--games", "3")
    assert ran.code == 1
    assert "sound: too few lots" in ran.out
    assert "holotable record 1" in ran.out
