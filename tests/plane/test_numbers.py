"""Sine, cosine, bearings and poses: plain arithmetic, the same on every machine."""

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from holotable.plane.point import FARTHEST, Point, Pose, Segment, facing
from holotable.plane.trig import bearing, length, sine_cosine
from plane.strategies import examples, headings, poses, refused


@examples(1000)
@given(st.floats(-100_000, 100_000))
def test_sine_and_cosine_are_those_of_the_machine_to_the_last_digits(degrees: float) -> None:
    s, c = sine_cosine(degrees)
    turned = math.radians(degrees % 360.0)
    assert s == pytest.approx(math.sin(turned), abs=1e-15)
    assert c == pytest.approx(math.cos(turned), abs=1e-15)


def test_quarters_are_exact() -> None:
    assert [sine_cosine(90.0 * k) for k in range(-1, 5)] == [
        (-1.0, 0.0),
        (0.0, 1.0),
        (1.0, 0.0),
        (0.0, -1.0),
        (-1.0, 0.0),
        (0.0, 1.0),
    ]


@examples(1000)
@given(st.floats(-1e5, 1e5), st.floats(-1e5, 1e5))
def test_a_bearing_is_that_of_the_machine(dx: float, dy: float) -> None:
    if length(dx, dy) < 1e-6:
        return
    difference = (bearing(dx, dy) - math.degrees(math.atan2(dx, dy)) + 180.0) % 360.0 - 180.0
    assert abs(difference) < 1e-12


@examples(300)
@given(headings)
def test_a_bearing_undoes_a_heading(heading: float) -> None:
    s, c = sine_cosine(heading)
    assert bearing(s, c) == pytest.approx(heading, abs=1e-11)


def test_headings_turn_clockwise_from_up_the_table() -> None:
    assert [Pose(0, 0, h).point(0, 10).pair() for h in (0, 90, 180, 270)] == [
        (0, 10),
        (10, 0),
        (0, -10),
        (-10, 0),
    ]
    assert Pose(0, 0, 90).point(10, 0).pair() == (0, -10)
    assert [bearing(*d) for d in ((0, 1), (1, 0), (0, -1), (-1, 0), (0, 0))] == [0, 90, 180, 270, 0]
    assert facing(Point(10, 10), Point(20, 20)).heading == pytest.approx(45.0)


@examples(300)
@given(poses, st.integers(-300, 300), st.integers(-300, 300))
def test_a_point_seen_from_a_pose_is_where_it_was_put(pose: Pose, right: int, forward: int) -> None:
    seen = pose.local(pose.point(float(right), float(forward)))
    assert seen.pair() == (pytest.approx(right, abs=1e-9), pytest.approx(forward, abs=1e-9))


@examples(300)
@given(poses)
def test_a_pose_at_rest_stays_as_it_is_when_it_rests_again(pose: Pose) -> None:
    rest = pose.rest()
    assert rest.rest() == rest
    assert abs(rest.x - pose.x) <= 0.000501
    assert abs(rest.y - pose.y) <= 0.000501
    assert 0.0 <= rest.heading < 360.0


def test_a_heading_just_below_a_full_turn_rests_at_none() -> None:
    assert Pose(0, 0, 359.9999).rest().heading == 0.0
    assert Pose(0, 0, -0.0001).rest().heading == 0.0
    assert Pose(1, 2, 725.0) == Pose(1, 2, 5.0)


@pytest.mark.parametrize("wrong", [math.nan, math.inf, -math.inf, FARTHEST * 1.01])
def test_numbers_that_cannot_be_on_a_table_are_refused_by_name(wrong: float) -> None:
    assert refused(Pose, wrong, 0.0, 0.0) == "x"
    assert refused(Pose, 0.0, wrong, 0.0) == "y"
    assert refused(Pose, 0.0, 0.0, wrong) == "heading"


def test_a_segment_knows_its_length_and_its_points() -> None:
    line = Segment(Point(0, 0), Point(30, 40))
    assert line.length() == 50.0
    assert line.along(0.5) == Point(15, 20)
    assert line.reversed() == Segment(Point(30, 40), Point(0, 0))
