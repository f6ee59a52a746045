"""Attacks: attack range, what obstructs, and what forbids."""

import math

import pytest

from games.xwing.tables import asked, slab, table
from holotable.games.xwing.geometry.constants import FRONT_HALF


def shot(pieces, obstacles=None, arc="front", attacker="A", target="B", **fields):
    return asked(table(pieces, obstacles, **fields), "attack", from_=attacker, arc=arc, to=target)


@pytest.mark.rule("XW-ARC-16", "XW-ATT-01", "XW-ATT-05")
def test_an_attack_straight_ahead():
    told = shot({"A": "small 400 400 0 first", "B": "small 400 550 180 second"})
    assert (told["in_arc"], told["mm"], told["range"], told["legal"]) == (True, 110.0, 2, True)
    assert told["rules"] == []
    assert told["obstructed_by"] == []
    assert told["sight"] is True
    assert (told["sight_line"], told["sight_mm"]) == (told["range_line"], told["mm"])


@pytest.mark.rule("XW-ARC-16", "XG-40")
def test_range_is_measured_to_the_nearest_point_that_lies_in_the_arc():
    # The target stands across the right line of the arc; its nearest corner, lower left, is outside.
    pieces = {"A": "small 400 400 0", "B": "large 500 480 0"}
    told = shot(pieces)
    assert asked(table(pieces), "distance", from_="A", to="B")["mm"] == pytest.approx(math.hypot(40, 20))
    # The line of the arc enters the base through its left edge, at x = 460.
    y = 400 + 60 / math.tan(math.radians(FRONT_HALF["small"]))
    assert told["range_line"][1] == pytest.approx([460.0, y], abs=0.01)
    assert told["mm"] == pytest.approx(math.hypot(40, y - 420), abs=0.01)


@pytest.mark.rule("XG-40")
def test_the_attacker_measures_from_any_point_of_its_base():
    told = shot({"A": "small 400 400 0", "B": "large 500 480 0"})
    # The corner of the base lies outside the front arc, and is still where the line starts.
    assert told["range_line"][0] == [420.0, 420.0]


@pytest.mark.rule("XW-ARC-09", "XW-ATT-03")
def test_a_target_outside_the_arc_cannot_be_attacked():
    told = shot({"A": "small 400 400 0", "B": "small 400 300 0"})
    assert told["in_arc"] is False
    assert told["range"] is None
    assert told["mm"] is None
    assert (told["sight"], told["sight_line"], told["sight_mm"]) == (False, None, None)
    assert told["legal"] is False
    assert told["rules"] == ["XW-ARC-09"]


@pytest.mark.rule("XW-ATT-05", "XW-ARC-01")
def test_beyond_range_3_an_attack_is_impossible():
    told = shot({"A": "small 400 100 0", "B": "small 400 441 0"})
    assert told["mm"] == pytest.approx(301.0)
    assert (told["in_arc"], told["range"], told["legal"]) == (False, None, False)
    assert told["rules"] == ["XW-ATT-05"]


@pytest.mark.rule("XW-HUGE-15", "XW-ARC-20")
def test_huge_weapons_may_reach_range_5():
    told = shot({"A": "huge 400 150 0", "B": "small 400 700 0"})
    assert told["mm"] == pytest.approx(700 - 20 - 150 - 110.5)
    assert (told["range"], told["legal"]) == (5, True)


@pytest.mark.rule("XW-VER-03", "XW-ATT-09", "XW-ARC-18")
def test_nobody_attacks_at_range_0():
    told = shot({"A": "small 400 400 0", "B": "small 400 440 0"})
    assert (told["mm"], told["range"], told["legal"]) == (0.0, 0, False)
    assert told["rules"] == ["XW-ATT-09"]


@pytest.mark.rule("XW-ARC-18")
def test_ships_that_touch_are_at_range_0_though_the_arc_begins_farther_off():
    # They touch beside the arc; the part of the target that lies in it is 20 mm away.
    pieces = {"A": "small 400 400 0", "B": "large 460 430 0"}
    told = shot(pieces)
    assert told["in_arc"] is True
    assert told["mm"] > 1.0
    assert (told["range"], told["legal"]) == (0, False)


@pytest.mark.rule("XW-LOS-15")
def test_a_ship_on_an_asteroid_does_not_attack_but_one_on_debris_does():
    pieces = {"A": "small 400 400 0", "B": "small 400 550 180"}
    assert shot(pieces, {"rock": slab(425, 400, 20, 20)})["rules"] == ["XW-LOS-15"]
    assert shot(pieces, {"rock": slab(425, 400, 20, 20, "debris")})["legal"] is True
    assert shot(pieces, {"rock": slab(435, 400, 20, 20)})["legal"] is True


@pytest.mark.rule("XW-CORE-55")
def test_own_ships_are_not_attacked():
    told = shot({"A": "small 400 400 0 first", "B": "small 400 550 180 first"})
    assert told["rules"] == ["XW-CORE-55"]


@pytest.mark.rule("XW-LOS-01", "XG-41")
def test_every_object_that_the_line_crosses_obstructs():
    pieces = {
        "A": "small 400 300 0",
        "B": "small 400 560 135",
        "C": "small 400 420 90",
        "R": "remote 400 500 0",
    }
    told = shot(pieces, {"rock": slab(400, 360, 90, 10), "far": slab(500, 400, 30, 30)})
    assert sorted(told["obstructed_by"]) == ["C", "R", "rock"]
    assert told["legal"] is True


@pytest.mark.rule("XW-LOS-05", "XG-41")
def test_between_parallel_edges_the_attacker_chooses_a_line_that_nothing_obstructs():
    pieces = {"A": "small 400 400 0", "B": "small 400 600 180"}
    told = shot(pieces, {"rock": slab(395, 500, 40, 20)})
    assert told["obstructed_by"] == []
    assert told["choice_of_lines"] is True
    assert told["range_line"] == [[417.5, 420.0], [417.5, 580.0]]


@pytest.mark.rule("XW-LOS-05", "XW-LOS-03", "XW-LOS-16")
def test_where_every_line_is_obstructed_the_attacker_takes_the_one_that_costs_least():
    pieces = {"A": "small 400 400 0", "B": "small 400 600 180"}
    obstacles = {"rock": slab(385, 500, 30, 20), "gas": slab(414, 500, 30, 20, "gascloud")}
    assert shot(pieces, obstacles)["obstructed_by"] == ["rock"]


@pytest.mark.rule("XW-LOS-05")
def test_a_line_between_two_obstacles_that_touch_grazes_both():
    pieces = {"A": "small 400 400 0", "B": "small 400 600 180"}
    obstacles = {"one": slab(380, 500, 40, 20), "two": slab(420, 500, 40, 20)}
    told = shot(pieces, obstacles)
    assert told["obstructed_by"] == []
    assert told["range_line"][0][0] == pytest.approx(400.0)


@pytest.mark.rule("XW-LOS-04")
def test_a_single_shortest_line_leaves_no_choice():
    pieces = {"A": "small 400 400 0", "B": "small 400 600 135"}
    told = shot(pieces, {"rock": slab(395, 500, 20, 20)})
    assert told["choice_of_lines"] is False
    assert told["obstructed_by"] == ["rock"]


@pytest.mark.rule("XW-LOS-01")
def test_a_line_that_only_touches_an_obstacle_is_not_obstructed():
    # The line runs along x = 400, from the middle of the base to the corner of the target.
    pieces = {"A": "small 400 400 0", "B": "small 400 600 45"}
    beside = {"rock": slab(410, 500, 20, 20)}
    assert shot(pieces, beside)["obstructed_by"] == []
    assert shot(pieces, {"rock": slab(409.9, 500, 20, 20)})["obstructed_by"] == ["rock"]


@pytest.mark.rule("XW-LOS-02", "XW-HUGE-49")
def test_huge_ships_obstruct_too():
    told = shot({"A": "small 400 300 0", "B": "small 400 600 45", "H": "huge 400 450 90"})
    assert told["obstructed_by"] == ["H"]


@pytest.mark.rule("XW-LOS-06", "XW-SCEN-55")
def test_remotes_are_attacked_like_ships_and_devices_are_not():
    assert shot({"A": "small 400 400 0", "B": "shuttle 400 550 0"})["legal"] is True
    assert shot({"A": "small 400 400 0", "B": "device 400 550 0"})["rules"] == ["XW-ATT-03"]


@pytest.mark.rule("XW-LOS-06", "XW-SCEN-57")
def test_an_attack_on_a_remote_is_obstructed_like_any_other():
    told = shot({"A": "small 400 400 0", "B": "shuttle 400 550 0"}, {"rock": slab(400, 475, 80, 10)})
    assert (told["obstructed_by"], told["legal"]) == (["rock"], True)


@pytest.mark.rule("XW-ARC-07")
def test_a_double_turret_attacks_through_either_arc():
    ship = {"base": "medium", "pose": [400, 400, 0], "turret": ["front", "rear"]}
    for y in (300, 520):
        for name in ("turret", "double-turret"):
            assert shot({"A": ship, "B": f"small 400 {y} 0"}, arc=name)["legal"] is True
    assert shot({"A": ship, "B": "small 500 400 0"}, arc="turret")["in_arc"] is False


@pytest.mark.rule("XW-ARC-08")
def test_every_printed_arc_may_be_asked_for():
    pieces = {"A": "t65xwing 400 400 0", "B": "small 400 550 0"}
    for arc, legal in (("bullseye", True), ("full-front", True), ("left", False), ("full-rear", False)):
        assert shot(pieces, arc=arc)["legal"] is legal


def test_the_reason_names_arc_range_and_what_stands_in_the_way():
    answer = table(
        {"A": "small 400 300 0", "B": "small 400 560 180"}, {"rock": slab(400, 400, 90, 10)}
    ).attack("A", "front", "B")
    assert answer.why("en") == (
        "B is in the front arc of A. The shortest line is 220.0 mm long: range 3. "
        "Several lines are equally short, and the attacker chooses one. rock obstructs the attack."
    )
    assert "vorderer Winkel" in answer.why("de")
