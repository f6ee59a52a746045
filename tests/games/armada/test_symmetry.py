"""Turning, moving and mirroring the table changes no answer."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.armada.strategies import document, examples, headings, lengths, six_zones, tables, zone_of
from holotable.games.armada import Table
from holotable.plane.point import Pose

OTHER = {"left": "right", "right": "left", "left_aux": "right_aux", "right_aux": "left_aux"}


def mirrored(written):
    """The table in a mirror that stands on x = 0: left is right, and obstacles lie on their backs."""

    def pose(entry):
        x, y, heading = entry["pose"]
        return {**entry, "pose": [-x, y, -heading % 360]}

    return {
        "pieces": {name: pose(entry) for name, entry in written["pieces"].items()},
        "obstacles": {name: {**pose(entry), "flipped": True} for name, entry in written["obstacles"].items()},
    }


def carried(written, to):
    """The table as it looks from another corner of the room."""

    def pose(entry):
        x, y, heading = entry["pose"]
        moved = to.moved(x, y, heading)
        return {**entry, "pose": [moved.x, moved.y, moved.heading]}

    return {key: {name: pose(entry) for name, entry in entries.items()} for key, entries in written.items()}


def told(shot):
    """What may not change: everything but the points themselves."""
    plain = shot.plain()
    kept = {key: plain[key] for key in ("in_arc", "range", "sight", "legal", "rules", "obstructed_by")}
    return {
        **kept,
        "range_crosses": set(plain["range_crosses"]),
        "sight_crosses": set(plain["sight_crosses"]),
    }


@examples(100)
@given(tables, six_zones, six_zones)
def test_a_mirrored_table_gives_the_same_answers_with_sides_exchanged(table, one, two):
    written = document(*table)
    one, two = zone_of(table[0][0][0], one), zone_of(table[0][1][0], two)
    here = Table.from_document(written).attack("P0", one, "P1", two)
    there = Table.from_document(mirrored(written)).attack(
        "P0", OTHER.get(one, one), "P1", OTHER.get(two, two)
    )
    expected = told(here)
    for key in ("range_crosses", "sight_crosses"):
        expected[key] = {OTHER.get(zone, zone) for zone in expected[key]}
    assert told(there) == expected
    assert there.mm == pytest.approx(here.mm, abs=1e-6)
    if here.mm is not None and here.mm > 0.001:
        assert here.range_line.start.x == pytest.approx(-there.range_line.start.x, abs=1e-4)


@examples(100)
@given(tables, six_zones, six_zones, lengths, lengths, st.sampled_from([90.0, 180.0, 270.0]))
def test_a_table_turned_by_quarters_gives_the_same_answers(table, one, two, x, y, quarter):
    written = document(*table)
    one, two = zone_of(table[0][0][0], one), zone_of(table[0][1][0], two)
    here = Table.from_document(written).attack("P0", one, "P1", two)
    there = Table.from_document(carried(written, Pose(x, y, quarter))).attack("P0", one, "P1", two)
    assert told(there) == told(here)
    assert there.mm == pytest.approx(here.mm, abs=1e-6)


@examples(80)
@given(tables, six_zones, six_zones, headings)
def test_a_table_turned_by_any_angle_measures_the_same(table, one, two, angle):
    written = document(*table)
    one, two = zone_of(table[0][0][0], one), zone_of(table[0][1][0], two)
    here = Table.from_document(written).attack("P0", one, "P1", two)
    there = Table.from_document(carried(written, Pose(10.0, 20.0, angle))).attack("P0", one, "P1", two)
    if here.mm is not None and there.mm is not None:
        assert there.mm == pytest.approx(here.mm, abs=0.02)
    assert there.sight_mm == pytest.approx(here.sight_mm, abs=1e-6)


@examples(80)
@given(tables)
def test_distance_is_the_same_from_both_ends(table):
    asked = Table.from_document(document(*table))
    there = asked.distance("P0", "P1")
    back = asked.distance("P1", "P0")
    assert there.mm == pytest.approx(back.mm, abs=1e-9)
    assert there.line.start.pair() == pytest.approx(back.line.end.pair(), abs=1e-6) or there.mm == 0


@examples(80)
@given(tables, six_zones, six_zones)
def test_obstruction_is_the_same_from_both_ends(table, one, two):
    # Dials count on both sides of the line, and whoever stands below it stands below it from either end.
    one, two = zone_of(table[0][0][0], one), zone_of(table[0][1][0], two)
    asked = Table.from_document(document(*table))
    assert (
        asked.attack("P0", one, "P1", two).obstructed_by == asked.attack("P1", two, "P0", one).obstructed_by
    )


@examples(60)
@given(tables, st.lists(st.integers(-2, 2), min_size=1, max_size=4), st.sampled_from(["port", "starboard"]))
def test_a_mirrored_maneuver_ends_where_the_mirror_says(table, clicks, side):
    ships, laid = table
    written = document(ships, laid)
    written["pieces"]["P0"] = {"base": "medium", "pose": written["pieces"]["P0"]["pose"]}
    here = Table.from_document(written).maneuver("P0", len(clicks), clicks, side)
    there = Table.from_document(mirrored(written)).maneuver(
        "P0", len(clicks), [-click for click in clicks], "port" if side == "starboard" else "starboard"
    )
    assert there.pose.x == pytest.approx(-here.pose.x, abs=0.0021)
    assert there.pose.y == pytest.approx(here.pose.y, abs=0.0021)
    assert there.sides == {"port": here.sides["starboard"], "starboard": here.sides["port"]}
    assert (there.speed, there.tried, there.resting.ships) == (here.speed, here.tried, here.resting.ships)
