"""Arcs: the areas between the printed lines."""

import math

import pytest

from games.xwing.tables import asked, table
from holotable.games.xwing.geometry import constants

EVERY = ["front", "rear", "left", "right", "bullseye", "full-front", "full-rear"]


def in_arcs(pieces, of="A", who="B", **query):
    zones = asked(table(pieces), "arc", of=of, **query)["zones"]
    return [name for name, ids in zones.items() if who in ids]


@pytest.mark.rule("XW-ARC-03", "XW-ARC-05", "XW-ARC-04")
def test_a_ship_straight_ahead_is_in_front_bullseye_and_full_front():
    assert in_arcs({"A": "small 400 400 0", "B": "small 400 500 0"}) == ["front", "bullseye", "full-front"]


@pytest.mark.rule("XW-ARC-03", "XW-ARC-05")
def test_a_ship_abeam_is_in_a_side_arc_and_crosses_the_midway_line():
    assert in_arcs({"A": "small 400 400 0", "B": "small 500 400 0"}) == ["right", "full-front", "full-rear"]
    assert in_arcs({"A": "small 400 400 0", "B": "small 300 400 0"}) == ["left", "full-front", "full-rear"]


@pytest.mark.rule("XW-ARC-03")
def test_a_ship_astern_is_in_the_rear_arc_only():
    assert in_arcs({"A": "small 400 400 0", "B": "small 400 300 0"}) == ["rear", "full-rear"]


@pytest.mark.rule("XW-ARC-01")
def test_any_part_of_the_base_is_enough_and_one_may_be_in_two_arcs():
    assert in_arcs({"A": "small 400 400 0", "B": "small 490 500 0"}) == ["front", "right", "full-front"]


@pytest.mark.rule("XG-05", "XW-ARC-03")
@pytest.mark.parametrize(
    ("size", "edge"),
    [("small", 17.15), ("medium", 26.45), ("large", 35.71)],
    ids=["small", "medium", "large"],
)
def test_the_lines_leave_the_front_edge_where_they_are_printed(size, edge):
    half = constants.SIDE[size] / 2
    assert half * math.tan(math.radians(constants.FRONT_HALF[size])) == pytest.approx(edge, abs=0.02)


@pytest.mark.rule("XG-05", "XW-ARC-03")
def test_the_lines_of_a_huge_base_leave_its_long_edges():
    assert 40 / math.tan(math.radians(constants.FRONT_HALF["huge"])) == pytest.approx(45.3, abs=0.05)


@pytest.mark.rule("XW-ARC-10", "XW-ARC-03")
def test_standing_on_the_line_of_an_arc_is_not_in_it():
    # A large ship turned so that its edge lies along the line of the front arc.
    angle = constants.FRONT_HALF["small"]
    sine, cosine = math.sin(math.radians(angle)), math.cos(math.radians(angle))
    for offset, names in ((40.0, ["right", "full-front"]), (39.9, ["front", "right", "full-front"])):
        x = 400 + 150 * sine + offset * cosine
        y = 400 + 150 * cosine - offset * sine
        assert in_arcs({"A": "small 400 400 0", "B": f"large {x} {y} {angle}"}) == names


@pytest.mark.rule("XW-ARC-04", "XG-39")
@pytest.mark.parametrize(("x", "inside"), [(427.4, True), (427.6, False), (372.6, True), (372.4, False)])
def test_the_bullseye_arc_is_as_wide_as_the_ruler(x, inside):
    assert ("bullseye" in in_arcs({"A": "small 400 400 0", "B": f"small {x} 500 0"})) is inside


@pytest.mark.rule("XW-ARC-04")
def test_touching_the_edge_of_the_bullseye_arc_is_not_in_it():
    assert "bullseye" not in in_arcs({"A": "small 400 400 0", "B": "small 427.5 500 0"})


@pytest.mark.rule("XW-ARC-01", "XW-ARC-20")
@pytest.mark.parametrize(("y", "inside"), [(740.0, True), (740.2, False)])
def test_an_arc_ends_at_range_3(y, inside):
    assert ("front" in in_arcs({"A": "small 400 400 0", "B": f"small 400 {y} 0"})) is inside


@pytest.mark.rule("XW-ARC-01", "XW-ARC-20")
@pytest.mark.parametrize(("y", "inside"), [(730.5, True), (730.8, False)])
def test_arcs_of_huge_ships_reach_to_range_5(y, inside):
    assert ("front" in in_arcs({"A": "huge 400 100 0", "B": f"small 400 {y} 0"})) is inside


@pytest.mark.rule("XW-ARC-02")
def test_what_lies_under_the_base_is_in_none_of_its_arcs():
    pieces = {"A": "large 400 400 0", "B": "remote 400 415 0"}
    assert in_arcs(pieces) == []
    assert in_arcs({**pieces, "B": "remote 400 430 0"}) == ["front", "bullseye", "full-front"]


@pytest.mark.rule("XW-ARC-07")
def test_a_turret_is_the_arc_its_indicator_points_to():
    ship = {"base": "small", "pose": [400, 400, 0], "turret": "left"}
    assert in_arcs({"A": ship, "B": "small 300 400 0"}) == ["left", "full-front", "full-rear", "turret"]
    double = {**ship, "turret": ["left", "right"]}
    assert "turret" in in_arcs({"A": double, "B": "small 500 400 0"})
    assert "turret" not in in_arcs({"A": double, "B": "small 400 500 0"})


@pytest.mark.rule("XW-ARC-06")
@pytest.mark.parametrize(
    ("y", "ahead", "behind"), [(420.1, True, False), (420, True, False), (379.9, False, True)]
)
def test_who_does_not_cross_the_midway_line_is_in_front_or_behind(y, ahead, behind):
    arcs = in_arcs({"A": "small 400 400 0", "B": f"small 500 {y} 0"})
    assert ("full-front" in arcs, "full-rear" in arcs) == (ahead, behind)


@pytest.mark.rule("XW-ARC-06")
def test_who_crosses_the_midway_line_flanks():
    arcs = in_arcs({"A": "small 400 400 0", "B": "small 500 410 0"})
    assert {"full-front", "full-rear"} <= set(arcs)


@pytest.mark.rule("XW-HUGE-52", "XW-HUGE-51")
def test_a_huge_ships_turret_sees_from_the_middle_of_its_base():
    ship = {"base": "huge", "pose": [900, 450, 0], "turret": "left"}
    assert "turret" in in_arcs({"A": ship, "B": "small 700 450 0"})
    # Beside the bow, where a mount ahead of the middle would see it.
    assert "turret" not in in_arcs({"A": ship, "B": "small 840 620 0"})


@pytest.mark.rule("XW-SCEN-58", "XG-08")
def test_a_remote_has_printed_arcs_but_no_bullseye():
    zones = asked(table({"R": "remote 400 400 0", "B": "small 400 500 0"}), "arc", of="R")["zones"]
    assert sorted(zones) == sorted(set(EVERY) - {"bullseye"})
    assert zones["front"] == ["B"]
    assert zones["right"] == []


def test_arcs_can_be_asked_for_a_pose_where_nobody_stands_yet():
    pieces = {"B": "small 400 500 0", "A": "small 100 100 0"}
    told = asked(table(pieces), "arc", at=[400, 400, 0], base="large")
    assert told["zones"]["front"] == ["B"]
    assert asked(table(pieces), "arc", at=[400, 400, 0], ship="t65xwing")["zones"]["bullseye"] == ["B"]
    moved = asked(table(pieces), "arc", at=[400, 400, 0], of="A")
    assert moved["zones"]["front"] == ["B"]
    assert "A" not in moved["zones"]["rear"]


@pytest.mark.rule("XG-39")
def test_all_seven_arcs_are_told_in_one_order():
    assert list(asked(table({"A": "small 400 400 0"}), "arc", of="A")["zones"]) == EVERY


@pytest.mark.rule("XW-S04-09", "XW-S04-10", "XW-S04-12")
def test_an_edge_of_the_play_area_is_in_an_arc_like_anything_else():
    edges = asked(table({"A": "small 457 700 0"}), "arc", of="A")["edges"]
    assert edges["bullseye"] == ["top edge"]
    assert edges["front"] == ["top edge"]
    assert edges["rear"] == []
    turned = asked(table({"A": "small 457 500 0"}), "arc", of="A")["edges"]
    assert turned["bullseye"] == []
