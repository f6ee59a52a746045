"""Positions: the envelope that all games share, and one clear error for what cannot be."""

from __future__ import annotations

import json
from copy import deepcopy
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as some

from holotable.kernel.errors import BadInput, Illegal
from holotable.kernel.match import Match
from holotable.kernel.position import LARGEST, document_of, moment_of, read_text, write_text
from kernel.games import every
from kernel.games.auction import auction
from kernel.games.convoy import convoy


def somewhere(game, choices, seed="somewhere"):
    match = Match.new(game, seed=seed)
    random = Random(choices)
    for _ in range(choices):
        seat = random.choice(match.owing())
        decision = match.pending(seat)
        match.choose(seat, random.choice(list(decision.candidates(match.table.state_of(seat)))))
    return match


@pytest.mark.parametrize("game", every(), ids=lambda game: game.name)
def test_any_moment_reads_back_from_the_text_of_its_position(game):
    for choices in range(9):
        match = somewhere(game, choices)
        text = write_text(document_of(game, match.moment()))
        again = Match.at(game, moment_of(game, read_text(text)), seed="other")
        assert again.digest() == match.digest()
        assert again.owing() == match.owing()


def test_a_position_tells_nothing_of_chance():
    document = document_of(auction, somewhere(auction, 2).moment())
    assert "chance" not in document


def test_half_filled_forms_and_waiting_answers_are_part_of_it():
    match = somewhere(convoy, 2)
    match.choose(0, {"a0": "race"})
    match.choose(1, {"b0": "sail", "b1": "race"})
    document = document_of(convoy, match.moment())
    assert document["drafts"] == {"0": '{"a0":"race"}'}
    assert document["open"] == {"1": ['{"b0":"sail","b1":"race"}']}
    again = Match.at(convoy, moment_of(convoy, document), seed="other")
    assert again.owing() == [0, 2, 3]
    again.choose(0, {"a1": "race"})
    assert again.owing() == [2, 3]


def test_a_game_finds_what_comes_next_when_the_document_does_not_say():
    document = document_of(auction, Match.new(auction, seed="x").moment())
    bare = {"players": document["position"]["players"], "pile": ["t1", "t2", "t3"], "open": [], "lots": 1}
    match = Match.at(auction, moment_of(auction, bare), seed="y")
    assert match.owing() == [0, 1, 2]
    assert sorted(match.table.state.open) == ["t1", "t2", "t3"]


def good():
    return document_of(auction, somewhere(auction, 2).moment())


@pytest.mark.parametrize(
    ("change", "field", "why"),
    [
        ({"holotable": "position 9"}, "holotable", "not the format"),
        ({"game": "chess"}, "game", "is of 'chess', not of auction"),
        ({"colour": "red"}, "position document", "colour"),
        ({"gone": ["a"]}, "position document.gone[0]", "int"),
        ({"gone": [1, 1]}, "gone", "left twice"),
        ({"position": {"players": 5}}, "position.players", "array"),
        ({"position": {"players": [], "pile": [], "open": []}}, "position", "lots"),
        ({"steps": [["nonsense"]]}, "steps[0]", "no step"),
        ({"steps": ["lot"]}, "steps[0]", "no step"),
        ({"steps": [["lot", 1, 2]]}, "steps[0]", "takes 0 arguments"),
        ({"since": [["x"]]}, "position document.since[0]", "array"),
        ({"since": [["roll", [1]]]}, "roll", "asked for a draw"),
        ({"open": {"0": ["99"]}}, None, "between 0 and 10"),
        ({"open": {"0": "5"}}, "position document.open[...]", "array"),
        ({"drafts": {"0": "{}"}}, None, ""),
        ({"result": {"places": []}}, "position document.result", "reason"),
    ],
)
def test_a_position_that_cannot_be_is_refused_with_the_field(change, field, why):
    with pytest.raises((BadInput, Illegal)) as refused:
        Match.at(auction, moment_of(auction, {**good(), **change}), seed="x")
    if field is not None:
        assert refused.value.field == field
    assert why in str(refused.value)


def test_what_the_rules_could_never_lead_to_is_refused():
    document = good()
    document["position"]["players"][0]["coins"] = -1
    with pytest.raises(BadInput, match="somebody owes coins"):
        moment_of(auction, document)


def test_a_text_that_is_no_json_or_too_long_is_refused():
    for text in ("", "{", "[" * 100_000, '{"a": \ud800}'):
        with pytest.raises(BadInput) as refused:
            read_text(text)
        assert refused.value.field == "position"
    with pytest.raises(BadInput, match="at most"):
        read_text(" " * (LARGEST + 1))


json_values = some.recursive(
    some.none() | some.booleans() | some.integers() | some.floats(allow_nan=False) | some.text(max_size=5),
    lambda inner: some.lists(inner, max_size=3) | some.dictionaries(some.text(max_size=5), inner, max_size=3),
    max_leaves=8,
)


@given(
    json_values, some.sampled_from(["position", "steps", "since", "open", "drafts", "gone", "result", "all"])
)
def test_any_other_document_gets_one_error_and_no_crash(value, name):
    document = value if name == "all" else {**good(), name: value}
    try:
        Match.at(auction, moment_of(auction, document), seed="x")
    except (BadInput, Illegal) as error:
        told = str(error)
    else:
        told = ""
    assert len(told) < 600


def test_the_text_is_for_people():
    text = write_text(good())
    assert text.endswith("}\n")
    assert json.loads(text)["holotable"] == "position 1"
    assert '\n  "game": "auction"' in text


def test_what_cannot_be_stored_is_refused():
    document = document_of(auction, Match.new(auction, seed="stored").moment())
    for spoil in (
        lambda it: it["position"]["players"][0].update(coins=2**64),
        lambda it: it["since"].append([0, 2**70]),
        lambda it: it["position"]["open"].append("\ud800"),
    ):
        spoilt = deepcopy(document)
        spoil(spoilt)
        with pytest.raises(BadInput, match="cannot be stored") as refused:
            moment_of(auction, spoilt)
        assert refused.value.field == "position"
    with pytest.raises(BadInput, match="set-up cannot be"):
        Match.new(auction, {"lots": 2**64})
