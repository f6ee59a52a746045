"""Maneuvers: the tool, the final position, its side, and what is overlapped."""

import math

import pytest

from games.armada import second_opinion as shapely_says
from games.armada.tables import slab, table
from holotable.kernel.errors import BadInput

GUIDE, PITCH = 46.13, 68.4


@pytest.mark.rule("ARM-MOVE-SHIP.2", "ARM-TOOL.1")
@pytest.mark.parametrize("speed", [1, 2, 3, 4])
def test_a_straight_maneuver_goes_one_pitch_a_speed(speed):
    flown = table({"A": "small 500 300 30"}).maneuver("A", speed)
    s, c = 0.5, math.sqrt(3) / 2
    assert flown.pose.triple() == pytest.approx(
        (500 + speed * PITCH * s, 300 + speed * PITCH * c, 30), abs=1e-3
    )


@pytest.mark.rule("ARM-MOVE-SHIP.1", "ARM-MOVE-SHIP.2", "ARM-MOVE-SHIP.4", "ARM-YAW.2", "ARM-HUGE.11")
@pytest.mark.parametrize("size", ["small", "medium", "large", "huge"])
@pytest.mark.parametrize("side", ["port", "starboard"])
@pytest.mark.parametrize("clicks", [[2], [-1, 0], [1, 1], [0, -2, 1], [1, 0, -1, 2]])
def test_the_end_of_a_course_is_that_of_the_formula(size, side, clicks):
    flown = table({"A": f"{size} 900 450 200"}).maneuver("A", len(clicks), clicks, side)
    x, y, heading = shapely_says.course_end(size, 200, clicks, side)
    assert flown.pose.triple() == pytest.approx((900 + x, 450 + y, heading), abs=1e-3)


@pytest.mark.rule("ARM-MOVE-SHIP.5", "ARM-MOVE-SHIP.6")
def test_a_small_ship_may_take_either_side_where_a_medium_one_may_not():
    small = table({"A": "small 500 300 0"}).maneuver("A", 3, [0, 1, 0])
    assert small.sides == {"port": True, "starboard": True}
    medium = table({"A": "medium 500 300 0"}).maneuver("A", 3, [0, 1, 0])
    assert medium.sides == {"port": False, "starboard": True}
    assert medium.side == "starboard"


@pytest.mark.rule("ARM-MOVE-SHIP.5")
def test_a_turn_at_the_last_joint_needs_the_tool_on_the_inner_side():
    ship = table({"A": "cr90 500 300 0"})
    left = ship.maneuver("A", 2, [0, -1], "starboard")
    assert left.sides == {"port": True, "starboard": False}
    assert not left.legal
    assert left.rules == ["ARM-MOVE-SHIP.5"]
    assert ship.maneuver("A", 2, [0, -1]).side == "port"
    assert ship.maneuver("A", 2, [0, 0]).sides == {"port": True, "starboard": True}


@pytest.mark.rule("ARM-SPEED.4", "ARM-SPEED-CHART.1", "ARM-YAW.1")
@pytest.mark.parametrize(
    ("speed", "clicks", "field", "rule"),
    [
        (3, None, "query.speed", "ARM-SPEED.4"),
        (2, [1, 0], "query.clicks[0]", "ARM-YAW.1"),
        (2, [0, 2], "query.clicks[1]", "ARM-YAW.1"),
        (2, [0], "query.clicks", "ARM-TOOL.1"),
    ],
)
def test_a_ship_flies_as_its_chart_allows(speed, clicks, field, rule):
    with pytest.raises(BadInput) as refused:
        table({"A": "victory 500 300 0"}).maneuver("A", speed, clicks)
    assert (refused.value.field, refused.value.rule) == (field, rule)


def test_a_ship_with_a_chart_of_its_own_flies_by_it():
    with pytest.raises(BadInput):
        table({"A": "providence-class-carrier-rebel 500 300 0"}).maneuver("A", 3)
    assert table({"A": "providence-class-carrier 500 300 0"}).maneuver("A", 3).speed == 3


@pytest.mark.rule("ARM-MOVE-SHIP.9", "ARM-OVERLAP.7", "ARM-SPEED.3")
def test_speed_0_stays_in_place_and_still_meets_what_lies_there():
    ship = table({"A": "cr90 500 300 10"}, {"rock": slab(500, 300, 10, 10)})
    stays = ship.maneuver("A", 0)
    assert stays.final.triple() == (500, 300, 10)
    assert stays.resting.obstacles == ["rock"]
    assert stays.plain()["pivot"] is None


@pytest.mark.rule("ARM-YAW-ZERO.1", "ARM-YAW-ZERO.2")
@pytest.mark.parametrize(("click", "side"), [(1, "starboard"), (-2, "port")])
def test_yaw_at_speed_0_turns_about_the_last_joint_on_the_side_of_the_clicks(click, side):
    turned = table({"A": "medium 500 300 0"}).maneuver("A", 0, [click])
    sign = 1 if click > 0 else -1
    pivot = (500 + sign * (31.5 + 7.625), 300 + 51 - 22.27)
    assert turned.pivot.pair() == pytest.approx(pivot)
    assert turned.side == side
    assert turned.pose.heading == pytest.approx(22.5 * click % 360)
    before = math.dist((500, 300), pivot)
    assert math.dist(turned.pose.centre().pair(), pivot) == pytest.approx(before, abs=1e-3)
    # The last segment ends where the ship's bow does, on the side of the tool.
    guide = turned.pose.point(sign * (31.5 + 7.625), 51)
    assert min(math.dist(guide.pair(), corner.pair()) for corner in turned.tool) == pytest.approx(
        7.625, abs=1e-3
    )


@pytest.mark.rule("ARM-YAW-ZERO.3")
def test_yaw_at_speed_0_into_a_ship_is_not_made():
    blocked = table({"A": "medium 500 300 0", "B": "small 449 355 0"}).maneuver("A", 0, [-1])
    assert blocked.tried == {0: ["B"]}
    assert blocked.final.triple() == (500, 300, 0)
    assert blocked.closest == "B"


@pytest.mark.rule("ARM-OVERLAP.3", "ARM-OVERLAP.4", "ARM-OVERLAP.8")
def test_a_ship_that_would_overlap_slows_down_until_it_fits():
    queue = table(
        {
            "A": "cr90 500 300 0 first",
            "B": f"cr90 500 {300 + 3 * PITCH} 0 second",
            "C": f"cr90 520 {300 + 2 * PITCH + 40} 0 second",
        }
    )
    flown = queue.maneuver("A", 3, [0, 0, 0])
    assert flown.overlaps.ships == ["B", "C"]
    assert flown.tried == {3: ["B", "C"], 2: ["B", "C"]}
    assert flown.speed == 1
    assert flown.final.y == pytest.approx(300 + PITCH)
    assert flown.closest == "C"


@pytest.mark.rule("ARM-OVERLAP.3")
def test_a_ship_with_no_room_at_all_stays():
    boxed = table({"A": "large 500 300 0", "B": "large 500 433.1 0"})
    flown = boxed.maneuver("A", 1)
    assert flown.tried == {1: ["B"]}
    assert flown.speed == 0
    assert flown.final == flown.piece.pose


@pytest.mark.rule("ARM-FAQ-22")
def test_touching_is_not_overlapping():
    # The frames at bow and stern touch: 8 mm between the bases.
    assert table({"A": "cr90 500 300 0", "B": f"cr90 500 {300 + PITCH + 79} 0"}).maneuver("A", 1).tried == {}
    assert table({"A": "cr90 500 300 0", "B": f"cr90 500 {300 + PITCH + 78.98} 0"}).maneuver(
        "A", 1
    ).tried == {1: ["B"]}


@pytest.mark.rule("ARM-OVERLAP.13", "ARM-FAQ-44")
def test_dial_frames_count_where_pieces_overlap():
    # 39 mm from the keel: beyond the base's edge at 21.5 + 17.1, but below the frame of the dial at 25.5.
    flown = table({"A": "cr90 500 300 0", "S": f"squadron 539 {300 + PITCH} 0"}).maneuver("A", 1)
    assert flown.overlaps.squadrons == ["S"]
    clear = table({"A": "cr90 500 300 0", "S": f"squadron 542.7 {300 + PITCH} 0"}).maneuver("A", 1)
    assert clear.overlaps.squadrons == []


@pytest.mark.rule("ARM-OVERLAP.4", "ARM-FAQ-20")
def test_the_closest_ship_is_measured_from_where_the_moving_ship_came_to_rest():
    row = {"A": "cr90 500 300 0", "B": f"cr90 480 {300 + PITCH} 0", "C": f"cr90 528 {303 + PITCH} 0"}
    flown = table(row).maneuver("A", 1)
    assert flown.tried == {1: ["B", "C"]}
    assert (flown.speed, flown.closest) == (0, "B")
    assert flown.damaged == ["A", "B"]


@pytest.mark.rule("ARM-FLOTILLA.1", "ARM-FLOTILLA.2")
@pytest.mark.parametrize(
    ("mover", "other", "damaged"),
    [
        ("cr90", "cr90", ["A", "B"]),
        ("gozanti", "cr90", ["A"]),
        ("cr90", "gr-75", ["B"]),
        ("gozanti", "gr75-medium-transports", ["A", "B"]),
    ],
)
def test_a_flotilla_takes_the_damage_of_an_overlap_alone(mover, other, damaged):
    flown = table({"A": f"{mover} 500 300 0", "B": f"{other} 500 {300 + PITCH} 0"}).maneuver("A", 1)
    assert flown.closest == "B"
    assert flown.damaged == damaged


@pytest.mark.rule(
    "ARM-OVERLAP.1", "ARM-OVERLAP.5", "ARM-OBSTACLE.22", "ARM-MOVE-SHIP.3", "ARM-OVERLAP.10", "ARM-FAQ-18"
)
def test_squadrons_and_obstacles_at_the_end_are_overlapped_those_on_the_way_are_not():
    flown = table(
        {
            "A": "cr90 500 300 0",
            "S": "squadron 500 440 0",
            "T": "squadron 500 360 0",
            "B": "gozanti 500 362 90",
        },
        {"rock": slab(500, 450, 10, 10), "debris": slab(530, 365, 10, 10)},
    ).maneuver("A", 2)
    assert flown.resting.squadrons == ["S"]
    assert flown.resting.obstacles == ["rock"]
    assert flown.speed == 2


@pytest.mark.rule("ARM-PLAY-AREA.2", "ARM-DESTROYED.5")
def test_a_ship_leaves_the_table_with_any_part_of_its_base_but_not_with_a_dial():
    assert not table({"A": "cr90 21.5 300 0"}).maneuver("A", 1).off_table
    assert table({"A": "cr90 21.4 300 0"}).maneuver("A", 1).off_table


@pytest.mark.rule("ARM-FAQ-24")
def test_a_ship_that_overlap_keeps_on_the_table_is_not_off_it():
    edge = {"A": "cr90 500 800 0"}
    assert table(edge).maneuver("A", 2).off_table
    assert not table({**edge, "B": "large 500 960 90"}).maneuver("A", 2).off_table


@pytest.mark.rule("ARM-FAQ-19")
def test_a_tool_beyond_the_edge_does_no_harm():
    flown = table({"A": "cr90 25 300 0"}).maneuver("A", 1, [0], "port")
    assert min(corner.x for corner in flown.tool) < 0
    assert not flown.off_table


@pytest.mark.rule("ARM-MINE.2")
def test_mines_at_distance_1_of_the_end_are_told():
    flown = table(
        {"A": "cr90 500 300 0"},
        {
            "near": f"mine 500 {300 + PITCH + 35.5 + 76.5 + 9.4} 0",
            "far": f"mine 500 {300 + PITCH + 35.5 + 76.6 + 9.4} 0",
        },
    ).maneuver("A", 1)
    assert flown.mines == ["near"]


@pytest.mark.rule("ARM-TOOL.1", "ARM-TOOL.2")
def test_the_tool_is_told_from_its_start_to_the_guide_of_the_speed():
    flown = table({"A": "small 500 300 0"}).maneuver("A", 2, [1, -1], "starboard")
    assert flown.joints[0].pair() == pytest.approx((529.125, 300 + 35.5 + GUIDE))
    assert len(flown.joints) == 2
    assert flown.tool[0].pair() == pytest.approx((529.125 + 7.625, 335.5))
    assert flown.tool[-1].pair() == pytest.approx((529.125 - 7.625, 335.5))


@pytest.mark.rule("ARM-HUGE.10")
def test_the_books_example_a_huge_ship_finds_no_side_for_two_turns_and_one_for_the_first_alone():
    huge = table({"A": "huge 900 300 0"}, area=(1828.8, 1828.8))
    both = huge.maneuver("A", 2, [-1, 1])
    assert both.sides == {"port": False, "starboard": False}
    assert both.rules == ["ARM-HUGE.10"]
    first_only = huge.maneuver("A", 2, [-1, 0])
    assert first_only.sides == {"port": True, "starboard": False}


@pytest.mark.rule("ARM-HUGE.10", "ARM-HUGE.11")
def test_a_huge_ship_may_not_overlap_the_tool_where_it_starts():
    huge = table({"A": "huge 900 300 0"}, area=(1828.8, 1828.8))
    right = huge.maneuver("A", 1, [1])
    assert not right.sides["port"]  # the tool would turn into the front base
    assert huge.maneuver("A", 1, [0]).sides == {"port": True, "starboard": True}
