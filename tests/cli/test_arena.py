"""`holotable arena` lets bots play, and reports."""

from __future__ import annotations

import json

import pytest


def test_a_few_games_are_played_and_reported(tool):
    ran = tool(
        "arena", "play", "starfighter", "--games", "2", "--seats", "greedy,random", "--jobs", "1", "--json"
    )
    assert ran.code == 0
    report = json.loads(ran.out)
    assert report["games"] == 2
    assert [player["name"] for player in report["players"]] == ["greedy", "random"]


def test_results_go_on_where_they_stopped_and_can_be_reported_later(tool, tmp_path):
    out = str(tmp_path / "games.jsonl")
    asked = ("arena", "play", "starfighter", "--seats", "random,random", "--jobs", "1", "--out", out)
    tool(*asked, "--games", "2")
    played = tool(*asked, "--games", "4", "--json").out
    assert tool("arena", "report", out, "--json").out == played.replace('"games": 4', '"games": 2', 1)


def test_people_get_tables(tool):
    ran = tool("arena", "play", "starfighter", "--games", "2", "--seats", "random,random", "--jobs", "1")
    assert "Player" in ran.out
    assert "Rating" in ran.out


def test_a_balance_that_is_not_proven_is_answered_with_no(tool, tmp_path):
    out = str(tmp_path / "games.jsonl")
    asked = (
        "arena",
        "balance",
        "starfighter",
        "--mode",
        "training",
        "--seats",
        "random,random",
        "--jobs",
        "1",
    )
    ran = tool(*asked, "--games", "4", "--out", out, "--json")
    assert ran.code == 1
    assert json.loads(ran.out)["holds"] is False
    assert tool("arena", "report", out, "--markdown").out.startswith("| Check |")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("play", "chess"), "chess"),
        (("play", "starfighter", "--seats", "greedy"), "2 seats"),
        (("play", "starfighter", "--setup", "[]"), "set-up"),
        (("balance", "starfighter", "--out", "x"), "--mode"),
        (("report", "nowhere.jsonl"), "nowhere.jsonl"),
    ],
)
def test_what_cannot_be_is_refused_in_one_sentence(tool, arguments, said):
    ran = tool("arena", *arguments)
    assert ran.code == 2
    assert said in ran.err
    assert ran.err.count("\n") == 1
