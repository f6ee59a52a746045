"""`holotable rules` shows where each rule is enforced and which tests prove it."""

import json

import pytest


def listed(rule_id, kind):
    return {"id": rule_id, "kind": [kind], "text": {"de": "Regel [1]", "en": "Rule [1]"}, "status": "done"}


@pytest.fixture
def duel(made_up_game):
    (made_up_game / "rules.json").write_text(json.dumps([listed("DU-1-01", "E"), listed("DU-1-02", "X")]))
    (made_up_game / "shots.py").write_text("# DU-1-01\n")
    return made_up_game


def test_each_rule_has_a_line(tool, duel):
    shown = tool("rules", "duel")
    assert shown.code == 0
    assert [line.split()[:3] for line in shown.out.splitlines() if "DU-" in line] == [
        ["DU-1-01", "E", "done"],
        ["DU-1-02", "X", "done"],
    ]
    assert "Rule [1]" in shown.out
    assert "Regel [1]" in tool("rules", "duel", "--lang", "de").out


def test_a_program_gets_every_place_and_test(tool, duel):
    first, _ = json.loads(tool("rules", "duel", "--json").out)
    assert set(first) == {"id", "text", "kind", "enforced", "tests", "status"}
    assert first["enforced"][0].endswith("shots.py:1")


def test_the_answer_is_no_while_a_rule_lacks_a_test(tool, duel):
    unproven = tool("rules", "duel", "--unproven", "--json")
    assert unproven.code == 1
    assert [rule["id"] for rule in json.loads(unproven.out)] == ["DU-1-01"]


def test_the_answer_is_yes_when_only_examples_are_left(tool, duel):
    (duel / "rules.json").write_text(json.dumps([listed("DU-1-02", "X")]))
    assert tool("rules", "duel", "--unproven").code == 0
