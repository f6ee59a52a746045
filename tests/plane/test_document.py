"""Tables described in JSON."""

import json
import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from holotable.plane.document import MOST_CORNERS, MOST_PIECES, read_document
from holotable.plane.errors import PlaneError
from holotable.plane.outlines import MOST_POINTS
from holotable.plane.reading import number, point, text, truth, whole
from plane.strategies import examples, refused

TABLE = {
    "area": [1828.8, 914.4],
    "pieces": {
        "A": {"ship": "victory", "pose": [600, 300, 0], "side": "first"},
        "S": {"base": "squadron", "pose": [640, 420, 725]},
    },
    "obstacles": {
        "rock": {"shape": "asteroid_1", "pose": [600, 430, 15], "flipped": False},
        "field": {
            "kind": "debris",
            "outline": [[0, 0], [40, 0], [20, 30]],
            "pose": [100, 100, 0],
            "flipped": True,
        },
    },
    "round": 3,
}


def test_a_table_is_read_as_it_is_written() -> None:
    table = read_document(TABLE)
    assert table.area == (1828.8, 914.4)
    assert list(table.pieces) == ["A", "S"]
    assert table.pieces["A"].text("ship") == "victory"
    assert table.pieces["S"].text("side") is None
    assert table.pieces["S"].pose.heading == 5.0
    assert table.fields == {"round": 3}
    rock = table.obstacles["rock"]
    assert (rock.shape, rock.outline, rock.kind, rock.flipped) == ("asteroid_1", None, None, False)


def test_an_outline_stands_at_its_pose_and_may_be_turned_over() -> None:
    field = read_document(TABLE).obstacles["field"].on_table()
    assert sorted(p.pair() for p in field.corners) == [(60.0, 100.0), (80.0, 130.0), (100.0, 100.0)]


def test_an_obstacle_whose_shape_nobody_knows_is_refused() -> None:
    assert refused(read_document(TABLE).obstacles["rock"].on_table) == "obstacles.rock.shape"


def test_everything_may_be_left_out() -> None:
    table = read_document({})
    assert (table.area, table.pieces, table.obstacles) == (None, {}, {})


@pytest.mark.parametrize(
    ("table", "field"),
    [
        ([], "table"),
        ("table", "table"),
        ({"area": [900]}, "area"),
        ({"area": [900, math.nan]}, "area[1]"),
        ({"area": [0, 900]}, "area[0]"),
        ({"pieces": []}, "pieces"),
        ({"pieces": {"A": 5}}, "pieces.A"),
        ({"pieces": {"A": {}}}, "pieces.A.pose"),
        ({"pieces": {"A": {"pose": [1, 2]}}}, "pieces.A.pose"),
        ({"pieces": {"A": {"pose": [1, 2, 3, 4]}}}, "pieces.A.pose"),
        ({"pieces": {"A": {"pose": [1, 2, math.inf]}}}, "pieces.A.pose[2]"),
        ({"pieces": {"A": {"pose": [math.nan, 2, 3]}}}, "pieces.A.pose[0]"),
        ({"pieces": {"A": {"pose": [10**400, 2, 3]}}}, "pieces.A.pose[0]"),
        ({"pieces": {"A": {"pose": [1, "2", 3]}}}, "pieces.A.pose[1]"),
        ({"pieces": {"A": {"pose": [1, True, 3]}}}, "pieces.A.pose[1]"),
        ({"pieces": {"": {"pose": [1, 2, 3]}}}, "pieces"),
        ({"pieces": {"A" * 81: {"pose": [1, 2, 3]}}}, "pieces"),
        ({"pieces": {f"{n}": {"pose": [0, 0, 0]} for n in range(MOST_PIECES + 1)}}, "pieces"),
        ({"obstacles": {"r": {"pose": [0, 0, 0]}}}, "obstacles.r"),
        (
            {"obstacles": {"r": {"shape": "a", "outline": [[0, 0], [1, 0], [0, 1]], "pose": [0, 0, 0]}}},
            "obstacles.r",
        ),
        ({"obstacles": {"r": {"shape": 5, "pose": [0, 0, 0]}}}, "obstacles.r.shape"),
        (
            {"obstacles": {"r": {"outline": [[0, 0], [9, 9], [9, 0], [0, 9]], "pose": [0, 0, 0]}}},
            "obstacles.r.outline",
        ),
        (
            {"obstacles": {"r": {"outline": [[0, 0], [9, 9], [9]], "pose": [0, 0, 0]}}},
            "obstacles.r.outline[2]",
        ),
        (
            {"obstacles": {"r": {"outline": [[0, 0], [9, None], [9, 9]], "pose": [0, 0, 0]}}},
            "obstacles.r.outline[1][1]",
        ),
        (
            {"obstacles": {"r": {"outline": [[0, 0]] * (MOST_POINTS + 1), "pose": [0, 0, 0]}}},
            "obstacles.r.outline",
        ),
        ({"obstacles": {"r": {"outline": [[0, 0]] * 1_000_000, "pose": [0, 0, 0]}}}, "obstacles.r.outline"),
        ({"obstacles": {"r": {"shape": "a", "pose": [0, 0, 0], "flipped": 1}}}, "obstacles.r.flipped"),
        (
            {"pieces": {"A": {"pose": [0, 0, 0]}}, "obstacles": {"A": {"shape": "a", "pose": [0, 0, 0]}}},
            "obstacles.A",
        ),
    ],
)
def test_a_table_that_cannot_be_is_refused_with_the_path_of_the_field(table: object, field: str) -> None:
    assert refused(read_document, table) == field


def test_more_corners_than_a_table_has_are_refused() -> None:
    ring = [[math.cos(math.radians(a)), math.sin(math.radians(a))] for a in range(0, 360, 2)]
    rocks = {f"{n}": {"outline": ring, "pose": [0, 0, 0]} for n in range(MOST_CORNERS // len(ring) + 1)}
    assert refused(read_document, {"obstacles": rocks}) == "obstacles"
    del rocks["0"]
    assert len(read_document({"obstacles": rocks}).obstacles) == MOST_CORNERS // len(ring)


def test_a_piece_whose_own_field_is_no_text_is_refused() -> None:
    piece = read_document({"pieces": {"A": {"ship": 5, "side": "third", "pose": [0, 0, 0]}}}).pieces["A"]
    assert refused(piece.text, "ship") == "pieces.A.ship"
    assert refused(piece.text, "side", ("first", "second")) == "pieces.A.side"


anything = st.recursive(
    st.one_of(
        st.none(), st.booleans(), st.integers(), st.floats(), st.text(max_size=4), st.sampled_from(["A", "B"])
    ),
    lambda inner: st.one_of(
        st.lists(inner, max_size=4), st.dictionaries(st.text(max_size=3), inner, max_size=4)
    ),
    max_leaves=8,
)


def _refusal(value: object) -> tuple[str, str]:
    """The field and the sentence of a refusal; both empty if the table is read."""
    try:
        read_document(value)
    except PlaneError as error:
        return error.field, str(error)
    return "", ""


@examples(300)
@given(anything)
def test_any_json_is_a_table_or_refused(value: object) -> None:
    field, sentence = _refusal(value)
    assert field in sentence
    assert bool(field) == bool(sentence)


@examples(300)
@given(st.data())
def test_a_good_table_with_any_one_thing_replaced_is_a_table_or_refused(data: st.DataObject) -> None:
    table = json.loads(json.dumps(TABLE))
    here = table
    while True:
        key = data.draw(st.sampled_from(sorted(here) if isinstance(here, dict) else list(range(len(here)))))
        below = here[key]
        if not isinstance(below, dict | list) or not below or data.draw(st.booleans()):
            break
        here = below
    here[key] = data.draw(anything)
    field, sentence = _refusal(table)
    assert field in sentence
    assert bool(field) == bool(sentence)


def test_the_readers_of_single_fields_say_what_is_wrong() -> None:
    assert whole(3.0, "speed", 0, 4) == 3
    assert refused(whole, 2.5, "speed", 0, 4) == "speed"
    assert refused(whole, 5, "speed", 0, 4) == "speed"
    assert refused(number, None, "mm") == "mm"
    assert refused(number, {}, "mm") == "mm"
    assert refused(text, ["a"], "zone") == "zone"
    assert refused(text, "up", "zone", ("front", "rear")) == "zone"
    assert refused(truth, "yes", "flipped") == "flipped"
    assert point([1, 2], "to").pair() == (1.0, 2.0)
    assert refused(point, [1, 2, 3], "to") == "to"
    assert refused(point, object(), "to") == "to"
