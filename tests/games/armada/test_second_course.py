"""Courses, overlap and places against shapely."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.armada import second_opinion as shapely_says
from games.armada.strategies import examples, poses
from holotable.games.armada import Table
from holotable.plane.point import Pose

SIZES = ["small", "medium", "large", "huge"]
sizes = st.sampled_from(SIZES)
sides = st.sampled_from(["port", "starboard"])
courses = st.lists(st.integers(-2, 2), min_size=1, max_size=4)
crowds = st.lists(st.tuples(st.sampled_from([*SIZES[:3], "squadron", "squadron"]), poses), max_size=6)


def judged(one, two):
    """Whether two shapes overlap: yes, no, or nothing where they nearly touch."""
    if one.buffer(-0.008, join_style="mitre").intersects(two):
        return True
    return None if one.buffer(-0.002, join_style="mitre").intersects(two) else False


@examples(150)
@given(sizes, courses, sides)
def test_the_tool_may_lie_where_shapely_finds_it_clear_of_the_ship(size, clicks, side):
    flown = Table.from_document({"pieces": {"A": {"base": size, "pose": [900, 450, 0]}}}).maneuver(
        "A", len(clicks), clicks, side
    )
    tool = shapely_says.tool(size, clicks, side)
    end = shapely_says.at(shapely_says.base(size), shapely_says.course_end(size, 0.0, clicks, side))
    verdicts = [judged(end, tool)]
    if size == "huge":
        verdicts.append(judged(shapely_says.base(size), tool))
    if None not in verdicts:
        assert flown.sides[side] == (not any(verdicts))


@examples(120)
@given(sizes, poses, courses, sides, crowds)
def test_a_ship_slows_down_to_the_first_speed_that_shapely_finds_free(size, pose, clicks, side, crowd):
    pieces = {f"P{i}": {"base": what, "pose": list(where)} for i, (what, where) in enumerate(crowd)}
    pieces["A"] = {"base": size, "pose": list(pose)}
    flown = Table.from_document({"pieces": pieces}).maneuver("A", len(clicks), clicks, side)
    bodies = {
        f"P{i}": shapely_says.at(shapely_says.body(what), where) for i, (what, where) in enumerate(crowd)
    }
    ships = {f"P{i}" for i, (what, _) in enumerate(crowd) if what != "squadron"}
    for speed in range(len(clicks), -1, -1):
        x, y, heading = shapely_says.course_end(size, pose[2], clicks[:speed], side)
        there = shapely_says.at(shapely_says.body(size), (pose[0] + x, pose[1] + y, heading))
        met = {name: judged(there, body) for name, body in bodies.items()}
        if None in met.values():
            return  # nearly touching: the last word is the plane's
        if speed == len(clicks):
            assert set(flown.overlaps.ships + flown.overlaps.squadrons) == {name for name in met if met[name]}
        blocked = {name for name in ships if met[name]}
        if speed and blocked:
            assert set(flown.tried[speed]) == blocked
        else:
            assert flown.speed == speed
            assert set(flown.resting.squadrons) == {name for name in met if met[name]} - ships
            assert flown.final.triple() == pytest.approx((pose[0] + x, pose[1] + y, heading), abs=0.002)
            return


@examples(25)
@given(st.sampled_from(SIZES[:3]), poses, crowds, poses)
def test_places_beside_a_ship_touch_it_and_nothing_else(size, pose, crowd, wish):
    pieces = {
        f"P{i}": {"base": what, "pose": [900 + x, 450 + y, h]} for i, (what, (x, y, h)) in enumerate(crowd)
    }
    pieces["A"] = {"base": size, "pose": [900 + pose[0], 450 + pose[1], pose[2]]}
    pieces["S"] = {"base": "squadron", "pose": [900 + pose[0], 450 + pose[1], 0]}
    asked = Table.from_document({"pieces": pieces})
    found = asked.displaced("A", "S", Pose(900 + wish[0], 450 + wish[1]))
    ship = shapely_says.at(shapely_says.body(size), pieces["A"]["pose"])
    others = [
        shapely_says.at(shapely_says.body(piece["base"]), piece["pose"])
        for name, piece in pieces.items()
        if name[0] == "P"
    ]
    standing = [
        body
        for body, (what, _) in zip(others, crowd, strict=True)
        if what != "squadron" or judged(body, ship) is False
    ]
    beside = [body for body in standing if body.distance(ship) < 0.02]
    for place in found.candidates:
        there = shapely_says.Point(place.x, place.y)
        gaps = [body.distance(there) - shapely_says.SQUADRON for body in standing]
        assert all(gap > -0.012 for gap in gaps)
        assert ship.distance(there) - shapely_says.SQUADRON > -0.012
        touched = [ship, *beside]
        assert any(abs(body.distance(there) - shapely_says.SQUADRON) < 0.012 for body in touched)
