"""Measuring and drawing described tables."""

from __future__ import annotations

import json

import pytest

TABLE = {
    "pieces": {
        "A": {"ship": "victory", "pose": [600, 300, 0]},
        "B": {"ship": "cr90", "pose": [600, 550, 180]},
    }
}
QUERY = {"kind": "attack", "from": "A", "zone": "front", "to": "B", "to_zone": "left"}


@pytest.fixture
def corner(tmp_path):
    """A table of Armada in a file."""
    path = tmp_path / "corner.json"
    path.write_text(json.dumps(TABLE))
    return path


@pytest.fixture
def scene(tmp_path):
    """A table with its game and its question."""
    path = tmp_path / "scene.json"
    path.write_text(json.dumps({"game": "armada", "table": TABLE, "query": QUERY}))
    return path


def test_a_question_is_answered_in_words(tool, corner):
    ran = tool("measure", str(corner), json.dumps(QUERY), "--game", "armada")
    assert ran.code == 0
    assert "medium range" in ran.out
    assert "ARM-LOS.4" in ran.out


def test_the_words_are_german_where_german_is_spoken(tool, scene):
    assert "mittlere Reichweite" in tool("measure", str(scene), "--lang", "de").out


def test_a_program_gets_the_engines_answer(tool, scene, tmp_path):
    from holotable.games.armada import measure

    asked = tmp_path / "query.json"
    asked.write_text(json.dumps({"kind": "distance", "from": "A", "to": "B"}))
    assert json.loads(tool("measure", str(scene), "--json").out) == measure(TABLE, QUERY)
    assert json.loads(tool("measure", str(scene), str(asked), "--json").out)["band"] == 3


def test_the_answer_and_the_table_are_drawn(tool, scene, tmp_path):
    shot = tmp_path / "shot.svg"
    assert tool("measure", str(scene), "--svg", str(shot)).code == 0
    assert shot.read_text().startswith("<svg")
    ran = tool("draw", str(scene))
    assert ran.code == 0
    assert "scene.svg" in ran.out
    assert (tmp_path / "scene.svg").read_text().startswith("<svg")


@pytest.mark.parametrize(
    ("arguments", "field"),
    [
        (["missing.json"], "TABLE"),
        (["corner.json", "{}"], "--game"),
        (["corner.json", "--game", "armada"], "QUERY"),
        (["corner.json", "{,}", "--game", "armada"], "QUERY"),
        (["corner.json", "missing.json", "--game", "armada"], "QUERY"),
        (["corner.json", "--game", "chess"], "--game"),
        (["broken.json"], "TABLE"),
        (["scene.json", "--svg", "no/such/folder.svg"], "--svg"),
        (["corner.json", '{"kind": "distance", "from": "A", "to": "Z"}', "--game", "armada"], "query.to"),
    ],
)
def test_what_cannot_be_measured_is_refused_in_one_sentence(
    tool, corner, scene, monkeypatch, arguments, field
):
    monkeypatch.chdir(corner.parent)
    (corner.parent / "broken.json").write_text("{")
    ran = tool("measure", *arguments, "--json")
    assert ran.code == 2
    assert json.loads(ran.err)["error"]["field"] == field


def test_a_refusal_names_the_rule(tool, corner):
    query = json.dumps({"kind": "maneuver", "piece": "A", "speed": 5})
    ran = tool("measure", str(corner), query, "--game", "armada")
    assert ran.code == 2
    assert ran.err.startswith("query.speed: ")
    assert ran.err.endswith(" (ARM-SPEED.4)\n")
