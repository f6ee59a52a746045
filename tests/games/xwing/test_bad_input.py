"""What cannot be is refused in one sentence, with its field and the rule where one applies."""

import json
import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.xwing.tables import document
from holotable.games.xwing import measure
from holotable.games.xwing.table import Table
from holotable.kernel.errors import BadInput
from plane.strategies import examples

TABLE = document(
    {
        "A": "small 400 400 0",
        "B": "small 400 550 180",
        "H": "huge 700 400 0",
        "R": "remote 200 200 0",
        "D": "device 100 300 0",
        "X": "t65xwing 600 100 0",
    },
    {"rock": "core1 500 500 0"},
)


def refusal(query, table=TABLE):
    with pytest.raises(BadInput) as caught:
        measure(table, query)
    sentence = str(caught.value)
    assert sentence
    assert "\n" not in sentence
    return caught.value


@pytest.mark.rule("XW-MOV-01", "XW-MOV-16", "XW-HUGE-27", "XW-WING-01", "XW-DOCK-01")
@pytest.mark.parametrize(
    ("query", "field", "rule"),
    [
        ({"kind": "dance"}, "query.kind", None),
        ({}, "query.kind", None),
        ({"kind": "distance", "from": "A"}, "query.to", None),
        ({"kind": "distance", "from": "A", "to": "nobody"}, "query.to", None),
        ({"kind": "distance", "from": 7, "to": "A"}, "query.from", None),
        ({"kind": "arc", "of": "nobody"}, "query.of", None),
        ({"kind": "arc", "at": [1, 2, 3], "ship": "enterprise"}, "query.ship", None),
        ({"kind": "arc", "at": [1, 2], "base": "small"}, "query.at", None),
        ({"kind": "attack", "from": "A", "arc": "front", "to": "A"}, "query.to", "XW-CORE-55"),
        ({"kind": "attack", "from": "A", "arc": "top", "to": "B"}, "query.arc", None),
        ({"kind": "attack", "from": "A", "arc": "turret", "to": "B"}, "query.arc", None),
        ({"kind": "attack", "from": "D", "arc": "front", "to": "B"}, "query.arc", None),
        ({"kind": "attack", "from": "R", "arc": "bullseye", "to": "B"}, "query.arc", None),
        ({"kind": "attack", "from": "A", "arc": "front", "to": "rock"}, "query.to", None),
        ({"kind": "maneuver", "piece": "A", "speed": 4, "bearing": "bank-left"}, "query.speed", "XW-MOV-07"),
        ({"kind": "maneuver", "piece": "A", "speed": 0, "bearing": "turn-left"}, "query.speed", "XW-MOV-08"),
        ({"kind": "maneuver", "piece": "A", "speed": 6, "bearing": "straight"}, "query.speed", "XW-MOV-06"),
        ({"kind": "maneuver", "piece": "A", "speed": -1, "bearing": "straight"}, "query.speed", "XW-MOV-06"),
        ({"kind": "maneuver", "piece": "H", "speed": 6, "bearing": "straight"}, "query.speed", "XW-HUGE-28"),
        ({"kind": "maneuver", "piece": "A", "speed": 0, "bearing": "straight"}, "query.speed", "XW-MOV-06"),
        ({"kind": "maneuver", "piece": "A", "speed": 1, "bearing": "stationary"}, "query.speed", "XW-MOV-16"),
        ({"kind": "maneuver", "piece": "A", "speed": 1.5, "bearing": "straight"}, "query.speed", None),
        ({"kind": "maneuver", "piece": "A", "speed": True, "bearing": "straight"}, "query.speed", None),
        ({"kind": "maneuver", "piece": "A", "speed": 2, "bearing": "loop"}, "query.bearing", None),
        (
            {"kind": "maneuver", "piece": "H", "speed": 2, "bearing": "turn-left"},
            "query.bearing",
            "XW-HUGE-27",
        ),
        ({"kind": "maneuver", "piece": "H", "speed": 4, "bearing": "bank-left"}, "query.speed", "XW-HUGE-29"),
        ({"kind": "maneuver", "piece": "R", "speed": 2, "bearing": "straight"}, "query.piece", None),
        (
            {"kind": "maneuver", "piece": "A", "speed": 3, "bearing": "tallon-left", "offset": 5},
            "query.offset",
            "XW-MOV-12",
        ),
        (
            {"kind": "maneuver", "piece": "A", "speed": 3, "bearing": "turn-left", "offset": 10},
            "query.offset",
            "XW-MOV-12",
        ),
        ({"kind": "reposition", "piece": "A", "action": "teleport"}, "query.action", None),
        ({"kind": "reposition", "piece": "A", "action": "barrel-roll"}, "query.side", "XW-POS-04"),
        (
            {"kind": "reposition", "piece": "A", "action": "barrel-roll", "side": "left", "offset": 20},
            "query.offset",
            "XW-POS-04",
        ),
        (
            {"kind": "reposition", "piece": "A", "action": "boost", "template": "2-straight"},
            "query.template",
            "XW-POS-09",
        ),
        (
            {"kind": "reposition", "piece": "A", "action": "boost", "template": "1-loop"},
            "query.template",
            None,
        ),
        (
            {"kind": "reposition", "piece": "A", "action": "decloak-boost", "template": "1-straight"},
            "query.template",
            "XW-POS-13",
        ),
        ({"kind": "reposition", "piece": "A", "action": "slam"}, "query.template", "XW-POS-20"),
        ({"kind": "reposition", "piece": "R", "action": "boost"}, "query.piece", None),
        ({"kind": "formation", "leader": "A", "places": ["top"]}, "query.places", "XW-WING-11"),
        ({"kind": "formation", "leader": "H", "places": ["left-flank"]}, "query.leader", "XW-WING-01"),
        ({"kind": "formation", "leader": "A", "places": "left-flank"}, "query.places", None),
        ({"kind": "place", "piece": "A", "pose": [1, 2, 3], "region": "heaven"}, "query.region", None),
        (
            {"kind": "place", "piece": "A", "pose": [1, 2, 3], "region": [[0, 0], [1, 1]]},
            "query.region",
            None,
        ),
        ({"kind": "place", "piece": "A", "pose": [math.nan, 2, 3]}, "query.pose[0]", None),
        ({"kind": "displaced", "by": "A", "piece": "B", "pose": [1, 2, 3]}, "query.by", "XW-HUGE-42"),
        ({"kind": "displaced", "by": "H", "piece": "R", "pose": [1, 2, 3]}, "query.piece", "XW-HUGE-42"),
        (
            {
                "kind": "deploy",
                "carrier": "A",
                "piece": "B",
                "exit": "left",
                "speed": 1,
                "bearing": "straight",
            },
            "query.exit",
            "XW-DOCK-02",
        ),
        (
            {"kind": "deploy", "carrier": "A", "piece": "B", "speed": 0, "bearing": "stationary"},
            "query.bearing",
            "XW-DOCK-02",
        ),
        (
            {"kind": "deploy", "carrier": "A", "piece": "A", "speed": 1, "bearing": "straight"},
            "query.carrier",
            "XW-DOCK-01",
        ),
        ({"kind": "drop", "piece": "A", "template": "9-straight"}, "query.template", None),
        ({"kind": "relocate", "piece": "A", "template": "1-straight"}, "query.piece", "XW-SCEN-67"),
        ({"kind": "arrive", "piece": "A", "marker": "marker 1", "arm": "star"}, "query.marker", None),
        ({"kind": "arrive", "piece": "A", "marker": [1, 2, 3], "arm": "fist"}, "query.arm", None),
    ],
)
def test_a_question_that_cannot_be_names_its_field_and_rule(query, field, rule):
    problem = refusal(query)
    assert problem.field == field
    assert problem.rule == rule


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"pieces": {"A": {"ship": "enterprise", "pose": [1, 2, 3]}}}, "pieces.A.ship"),
        ({"pieces": {"A": {"base": "tiny", "pose": [1, 2, 3]}}}, "pieces.A.base"),
        ({"pieces": {"A": {"pose": [1, 2, 3]}}}, "pieces.A"),
        ({"pieces": {"A": {"base": "small", "ship": "t65xwing", "pose": [1, 2, 3]}}}, "pieces.A"),
        ({"pieces": {"A": {"base": "small"}}}, "pieces.A.pose"),
        ({"pieces": {"A": {"base": "small", "pose": [1, math.inf, 3]}}}, "pieces.A.pose[1]"),
        ({"pieces": {"A": {"base": "small", "pose": [1, 2, math.nan]}}}, "pieces.A.pose[2]"),
        ({"pieces": {"A": {"base": "small", "pose": [1, 2, 3], "turret": "up"}}}, "pieces.A.turret"),
        (
            {"pieces": {"A": {"base": "small", "pose": [1, 2, 3], "turret": ["left", "front"]}}},
            "pieces.A.turret",
        ),
        ({"pieces": {"A": {"base": "remote", "pose": [1, 2, 3], "turret": "left"}}}, "pieces.A.turret"),
        ({"pieces": {"A": {"base": "small", "pose": [1, 2, 3], "side": 4}}}, "pieces.A.side"),
        ({"obstacles": {"o": {"shape": "moon", "pose": [1, 2, 3]}}}, "obstacles.o.shape"),
        ({"obstacles": {"o": {"shape": "core1", "kind": "moon", "pose": [1, 2, 3]}}}, "obstacles.o.kind"),
        (
            {"obstacles": {"o": {"outline": [[0, 0], [10, 10], [10, 0], [0, 10]], "pose": [1, 2, 3]}}},
            "obstacles.o.outline",
        ),
        ({"obstacles": {"o": {"outline": [[0, 0]] * 5000, "pose": [1, 2, 3]}}}, "obstacles.o.outline"),
        ({"obstacles": {"o": {"shape": "core1"}}}, "obstacles.o.pose"),
        ({"area": [0, 10]}, "area[0]"),
        ({"area": "large"}, "area"),
        ({"scenario": "s99"}, "scenario"),
        ({"guides": -1}, "guides"),
        ({"pieces": {f"p{n}": {"base": "small", "pose": [n, 0, 0]} for n in range(300)}}, "pieces"),
    ],
)
def test_a_table_that_cannot_be_names_its_field(change, field):
    with pytest.raises(BadInput) as caught:
        Table.from_document(change)
    assert caught.value.field == field


@pytest.mark.parametrize("text", ["", "{", "[]", "null", "7"])
def test_a_file_that_is_no_table_is_refused(tmp_path, text):
    path = tmp_path / "table.json"
    path.write_text(text)
    with pytest.raises(BadInput):
        Table.load(path)


def test_a_missing_file_is_told(tmp_path):
    with pytest.raises(BadInput, match="cannot be read"):
        Table.load(tmp_path / "nothing.json")


def test_an_empty_table_is_a_table():
    assert Table.from_document({}).ground.area == (914.0, 914.0)


odd = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-(10**30), 10**30),
    st.floats(),
    st.text(max_size=12),
    st.sampled_from(
        ["A", "B", "H", "R", "D", "X", "rock", "front", "bullseye", "straight", "bank-left", "left", "boost"]
    ),
)
values = st.recursive(
    odd, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=6), inner), max_leaves=6
)
kinds = st.sampled_from(
    [
        "distance",
        "arc",
        "attack",
        "maneuver",
        "reposition",
        "formation",
        "place",
        "displaced",
        "deploy",
        "drop",
        "relocate",
        "arrive",
    ]
)
names = st.sampled_from(
    [
        "from",
        "to",
        "of",
        "at",
        "arc",
        "piece",
        "speed",
        "bearing",
        "offset",
        "action",
        "template",
        "side",
        "leader",
        "places",
        "pose",
        "region",
        "by",
        "carrier",
        "exit",
        "marker",
        "arm",
        "launched",
        "ship",
        "base",
    ]
)


def answered_or_refused(ask):
    """The answer, or the sentence that refuses it; anything else is a fault."""
    try:
        return ask()
    except BadInput as problem:
        return str(problem)


@examples(200)
@given(kinds, st.dictionaries(names, values, max_size=6))
def test_any_question_is_answered_or_refused(kind, query):
    table = Table.from_document(TABLE)
    answer = answered_or_refused(lambda: measure(TABLE, {**query, "kind": kind}))
    assert answer
    json.dumps(answer, allow_nan=False)
    assert table.pieces["A"].pose.triple() == (400.0, 400.0, 0.0)


@examples(150)
@given(
    st.dictionaries(
        st.sampled_from(["area", "pieces", "obstacles", "scenario", "guides"]),
        st.one_of(
            values,
            st.dictionaries(
                st.text(min_size=1, max_size=3),
                st.dictionaries(
                    st.sampled_from(
                        ["ship", "base", "pose", "side", "turret", "shape", "kind", "outline", "flipped"]
                    ),
                    values,
                ),
                max_size=3,
            ),
        ),
    )
)
def test_any_table_is_read_or_refused(value):
    assert answered_or_refused(lambda: Table.from_document(value))
