"""The engine's measure: the answers' fields, and what is refused."""

import json
import math
from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.armada.strategies import examples
from holotable.games.armada import Table, draw, measure
from holotable.kernel.errors import BadInput

DOCUMENT = {
    "area": [1828.8, 914.4],
    "pieces": {
        "A": {"ship": "victory", "pose": [600, 300, 0], "side": "first"},
        "B": {"ship": "cr90", "pose": [600, 550, 180], "side": "second"},
        "D": {"ship": "executor-i-class-star-dreadnought", "pose": [1000, 500, 0], "side": "first"},
        "S": {"base": "squadron", "pose": [640, 420, 0], "side": "second"},
        "X": {"base": "large", "pose": [1300, 500, 0]},
    },
    "obstacles": {
        "rock": {"shape": "asteroid_1", "pose": [600, 430, 15], "flipped": False},
        "mine field": {"kind": "debris", "outline": [[0, 0], [40, 0], [20, 30]], "pose": [100, 100, 0]},
    },
}
QUERIES = {
    "distance": ({"kind": "distance", "from": "A", "to": "rock"}, {"mm", "points", "band"}),
    "arc": ({"kind": "arc", "of": "D"}, {"zones"}),
    "arc at": ({"kind": "arc", "at": [600, 100, 0], "ship": "cr90"}, {"zones"}),
    "arc of a ship elsewhere": ({"kind": "arc", "at": [600, 100, 0], "of": "B"}, {"zones"}),
    "arc of a squadron": ({"kind": "arc", "of": "S"}, {"zones"}),
    "attack": (
        {"kind": "attack", "from": "A", "zone": "front", "to": "B", "to_zone": "left"},
        {
            "in_arc",
            "mm",
            "range",
            "range_line",
            "range_crosses",
            "sight",
            "sight_mm",
            "sight_crosses",
            "obstructed_by",
            "legal",
            "rules",
        },
    ),
    "attack on a squadron": (
        {"kind": "attack", "from": "A", "zone": "front", "to": "S"},
        {"in_arc", "legal"},
    ),
    "attack by a squadron": (
        {"kind": "attack", "from": "S", "to": "A", "to_zone": "front"},
        {"in_arc", "legal"},
    ),
    "maneuver": (
        {"kind": "maneuver", "piece": "B", "speed": 3, "clicks": [0, 1, 2], "side": "starboard"},
        {"pose", "joints", "pivot", "tool", "sides", "overlaps", "resolved", "off_table"},
    ),
    "maneuver at 0": ({"kind": "maneuver", "piece": "B", "speed": 0, "clicks": []}, {"pose", "pivot"}),
    "yaw at 0": ({"kind": "maneuver", "piece": "B", "speed": 0, "clicks": [-1]}, {"pose", "pivot"}),
    "bare base": ({"kind": "maneuver", "piece": "X", "speed": 2, "clicks": [2, -2]}, {"pose"}),
    "move": ({"kind": "move", "piece": "S", "speed": 3, "to": [700, 500]}, {"mm", "legal", "rules"}),
    "move of an obstacle": (
        {"kind": "move", "piece": "rock", "speed": 1, "pose": [640, 430, 60], "towards": "A", "least": 1},
        {"mm", "legal", "rules"},
    ),
    "place": (
        {"kind": "place", "piece": "A", "pose": [600, 80, 0], "region": "deployment bottom"},
        {"inside", "overlaps", "legal", "rules"},
    ),
    "place without a region": ({"kind": "place", "piece": "A", "pose": [600, 80, 0]}, {"inside", "legal"}),
    "displaced": (
        {"kind": "displaced", "by": "A", "piece": "S", "pose": [600, 372, 0]},
        {"legal", "rules", "candidates"},
    ),
}


@pytest.mark.parametrize("name", QUERIES)
def test_every_answer_has_its_fields_and_is_json(name):
    query, fields = QUERIES[name]
    answer = measure(DOCUMENT, query)
    assert fields <= set(answer)
    assert json.loads(json.dumps(answer, allow_nan=False)) == answer


@pytest.mark.parametrize("name", QUERIES)
@pytest.mark.parametrize("lang", ["de", "en"])
def test_every_answer_can_be_drawn_and_explained(name, lang):
    query, _ = QUERIES[name]
    scene = draw(DOCUMENT, query, lang)
    assert scene.svg().startswith("<svg")
    assert scene.title
    assert scene.captions
    for words in (scene.title, *scene.captions):
        assert "word:" not in words
        assert "{" not in words
        assert not words.startswith(("rule-", "attack-", "picture-", "zone-", "move-", "place-"))


def test_a_whole_table_can_be_drawn():
    svg = draw(DOCUMENT).svg()
    assert "mine field" in svg


def test_asking_moves_nothing():
    asked = Table.from_document(DOCUMENT)
    before = {name: piece.pose.triple() for name, piece in asked.pieces.items()}
    for query, _ in QUERIES.values():
        measure(DOCUMENT, query)
    asked.maneuver("A", 2)
    assert {name: piece.pose.triple() for name, piece in asked.pieces.items()} == before


def test_a_ships_arcs_elsewhere_are_those_of_its_class_there():
    here = {"kind": "arc", "at": [600, 150, 0], "of": "B"}
    there = {"kind": "arc", "at": [600, 150, 0], "ship": "cr90"}
    zones = measure(DOCUMENT, there)["zones"]
    assert "B" in zones["front"]  # the class stands there beside the ship itself
    zones = {zone: [name for name in ids if name != "B"] for zone, ids in zones.items()}
    assert measure(DOCUMENT, here)["zones"] == zones


def test_an_attack_of_the_protocols_own_example():
    answer = measure(DOCUMENT, QUERIES["attack"][0])
    # The victory's token ends 50.75 ahead of it; the CR90's left zone begins 12.96 ahead of its middle, looking down.
    assert answer["mm"] == pytest.approx(550 - 12.96 - 350.75, abs=0.01)
    assert answer["range"] == "medium"
    assert answer["sight_crosses"] == ["front"]
    assert answer["obstructed_by"] == ["rock"]
    assert answer["legal"] is False


def without(document, *path, value=None, drop=False):
    """The document with one field replaced or left out."""
    copied = json.loads(json.dumps(document))
    here = copied
    for key in path[:-1]:
        here = here[key]
    if drop:
        del here[path[-1]]
    else:
        here[path[-1]] = value
    return copied


BAD_TABLES = [
    (("pieces", "A", "pose", 2), math.nan, "pieces.A.pose[2]"),
    (("pieces", "A", "pose", 0), math.inf, "pieces.A.pose[0]"),
    (("pieces", "A", "pose", 0), 1e12, "pieces.A.pose[0]"),
    (("pieces", "A", "pose"), [1, 2], "pieces.A.pose"),
    (("pieces", "A", "pose"), "here", "pieces.A.pose"),
    (("pieces", "A", "ship"), "death-star", "pieces.A.ship"),
    (("pieces", "A", "ship"), 7, "pieces.A.ship"),
    (("pieces", "A", "side"), ["first"], "pieces.A.side"),
    (("pieces", "S", "base"), "tiny", "pieces.S.base"),
    (("pieces", "S", "ship"), "cr90", "pieces.S"),
    (("pieces", "S"), {"pose": [0, 0, 0]}, "pieces.S"),
    (("pieces",), [], "pieces"),
    (("area",), [0, 100], "area[0]"),
    (("area",), "wide", "area"),
    (("obstacles", "rock", "shape"), "asteroid_9", "obstacles.rock.shape"),
    (("obstacles", "rock", "flipped"), "yes", "obstacles.rock.flipped"),
    (("obstacles", "mine field", "kind"), "cheese", "obstacles.mine field.kind"),
    (
        ("obstacles", "mine field", "outline"),
        [[0, 0], [40, 40], [40, 0], [0, 40]],
        "obstacles.mine field.outline",
    ),
    (("obstacles", "mine field", "outline"), [[0, 0], [40, 40]], "obstacles.mine field.outline"),
    (
        ("obstacles", "mine field", "outline"),
        [[i, i * i] for i in range(300)],
        "obstacles.mine field.outline",
    ),
    (
        ("obstacles", "mine field", "outline"),
        [[0, 0], [math.nan, 0], [20, 30]],
        "obstacles.mine field.outline[1][0]",
    ),
]


@pytest.mark.parametrize(("path", "value", "field"), BAD_TABLES)
def test_a_table_that_cannot_be_is_refused_with_its_field(path, value, field):
    with pytest.raises(BadInput) as refused:
        Table.from_document(without(DOCUMENT, *path, value=value))
    assert refused.value.field == field
    assert str(refused.value)


def test_an_unknown_ship_is_told_what_is_spelled_alike():
    with pytest.raises(BadInput, match="victory"):
        Table.from_document({"pieces": {"A": {"ship": "viktory", "pose": [0, 0, 0]}}})
    with pytest.raises(BadInput) as refused:
        Table.from_document({"pieces": {"A": {"ship": "x" * 5000, "pose": [0, 0, 0]}}})
    assert len(str(refused.value)) < 200


def test_too_many_pieces_are_refused():
    crowd = {f"S{i}": {"base": "squadron", "pose": [i, 0, 0]} for i in range(201)}
    with pytest.raises(BadInput) as refused:
        Table.from_document({"pieces": crowd})
    assert refused.value.field == "pieces"


BAD_QUERIES = [
    ({"kind": "ask"}, "query.kind", None),
    ({}, "query.kind", None),
    ({"kind": "distance", "from": "A"}, "query.to", None),
    ({"kind": "distance", "from": "A", "to": "Z"}, "query.to", None),
    ({"kind": "arc", "of": "rock"}, "query.of", None),
    ({"kind": "arc", "at": [0, 0, 0], "ship": "moon"}, "query.ship", None),
    (
        {"kind": "attack", "from": "A", "zone": "middle", "to": "B", "to_zone": "left"},
        "query.zone",
        "ARM-HULLZONE.2",
    ),
    ({"kind": "attack", "from": "A", "to": "B", "to_zone": "left"}, "query.zone", "ARM-HULLZONE.2"),
    (
        {"kind": "attack", "from": "A", "zone": "right_aux", "to": "B", "to_zone": "left"},
        "query.zone",
        "ARM-HULLZONE.2",
    ),
    (
        {"kind": "attack", "from": "S", "zone": "front", "to": "B", "to_zone": "left"},
        "query.zone",
        "ARM-HULLZONE.3",
    ),
    ({"kind": "attack", "from": "X", "zone": "front", "to": "B", "to_zone": "left"}, "query.from", None),
    (
        {"kind": "attack", "from": "A", "zone": "front", "to": "A", "to_zone": "left"},
        "query.to",
        "ARM-ATTACK.22",
    ),
    ({"kind": "attack", "from": "A", "zone": "front", "to": "rock"}, "query.to", None),
    ({"kind": "maneuver", "piece": "A", "speed": 3}, "query.speed", "ARM-SPEED.4"),
    ({"kind": "maneuver", "piece": "A", "speed": 5}, "query.speed", "ARM-SPEED.4"),
    ({"kind": "maneuver", "piece": "X", "speed": 5}, "query.speed", "ARM-SPEED.4"),
    ({"kind": "maneuver", "piece": "A", "speed": -1}, "query.speed", "ARM-SPEED.4"),
    ({"kind": "maneuver", "piece": "A", "speed": 10**6}, "query.speed", "ARM-SPEED.4"),
    ({"kind": "maneuver", "piece": "A", "speed": 10**30}, "query.speed", None),
    ({"kind": "maneuver", "piece": "A", "speed": 2, "clicks": [0] * 5}, "query.clicks", "ARM-TOOL.1"),
    ({"kind": "maneuver", "piece": "A", "speed": 2, "clicks": [1, 0]}, "query.clicks[0]", "ARM-YAW.1"),
    ({"kind": "maneuver", "piece": "A", "speed": 1.5}, "query.speed", None),
    ({"kind": "maneuver", "piece": "A", "speed": True}, "query.speed", None),
    ({"kind": "maneuver", "piece": "A", "speed": 2, "clicks": [0, 9]}, "query.clicks[1]", "ARM-YAW.1"),
    ({"kind": "maneuver", "piece": "A", "speed": 2, "side": "left"}, "query.side", None),
    ({"kind": "maneuver", "piece": "A", "speed": 0, "clicks": [1, 1]}, "query.clicks", "ARM-TOOL.1"),
    ({"kind": "move", "piece": "S", "speed": 9, "to": [0, 0]}, "query.speed", "ARM-RANGE.1"),
    ({"kind": "move", "piece": "S", "speed": 2, "to": [0, math.nan]}, "query.to[1]", None),
    ({"kind": "place", "piece": "A", "pose": [0, 0, 0], "region": "moon"}, "query.region", None),
    ({"kind": "place", "piece": "A", "pose": [0, 0, 0], "region": [[0, 0], [1, 1]]}, "query.region", None),
    ({"kind": "displaced", "by": "A", "piece": "S"}, "query.pose", None),
]


@pytest.mark.parametrize(("query", "field", "rule"), BAD_QUERIES)
def test_a_question_that_cannot_be_is_refused_with_its_field_and_rule(query, field, rule):
    with pytest.raises(BadInput) as refused:
        measure(DOCUMENT, query)
    assert (refused.value.field, refused.value.rule) == (field, rule)


def test_a_file_that_cannot_be_read_is_refused(tmp_path):
    with pytest.raises(BadInput, match=r"missing\.json"):
        Table.load(tmp_path / "missing.json")
    broken = tmp_path / "broken.json"
    broken.write_text("{")
    with pytest.raises(BadInput, match=r"broken\.json"):
        Table.load(broken)
    broken.write_text(json.dumps(DOCUMENT))
    assert Table.load(broken).pieces["A"].pose.x == 600


anything = st.recursive(
    st.one_of(
        st.none(),
        st.booleans(),
        st.integers(-(10**30), 10**30),
        st.floats(),
        st.text(max_size=8),
        st.sampled_from(
            ["A", "B", "S", "X", "rock", "front", "left", "port", "play area", "attack", "maneuver"]
        ),
    ),
    lambda inner: st.one_of(
        st.lists(inner, max_size=4), st.dictionaries(st.text(max_size=6), inner, max_size=4)
    ),
    max_leaves=8,
)
FIELDS = [
    "kind",
    "from",
    "to",
    "zone",
    "to_zone",
    "piece",
    "speed",
    "clicks",
    "side",
    "pose",
    "region",
    "by",
    "of",
    "at",
]


@examples(150)
@given(
    st.sampled_from(sorted(QUERIES)),
    st.dictionaries(st.sampled_from(FIELDS), anything, min_size=1, max_size=3),
)
def test_no_question_breaks_it(name, changed):
    with suppress(BadInput):
        json.dumps(measure(DOCUMENT, {**QUERIES[name][0], **changed}), allow_nan=False)


def paths(value, so_far=()):
    """Every place in a document."""
    entries = (
        value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    )
    for key, inner in entries:
        yield (*so_far, key)
        yield from paths(inner, (*so_far, key))


@examples(150)
@given(st.sampled_from(list(paths(DOCUMENT))), anything, st.booleans())
def test_no_table_breaks_it(path, value, drop):
    with suppress(BadInput):
        Table.from_document(without(DOCUMENT, *path, value=value, drop=drop))


def test_the_engine_finds_it_by_the_games_name():
    from holotable.engine.measuring import measure as ask_engine

    query, _ = QUERIES["attack"]
    assert ask_engine(None, "armada", DOCUMENT, query) == measure(DOCUMENT, query)
