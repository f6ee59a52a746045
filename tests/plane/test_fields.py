"""Wedges, corridors and halves of the table."""

import math
from collections.abc import Callable

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from holotable.plane.borders import TOLERANCE
from holotable.plane.fields import between, corridor, half, wedge
from holotable.plane.overlap import sees
from holotable.plane.point import Point, Pose
from holotable.plane.shapes import disc, rectangle
from plane.strategies import examples, headings, points, refused


def _bearing(apex: Point, point: Point) -> float:
    return math.degrees(math.atan2(point.x - apex.x, point.y - apex.y)) % 360.0


@examples(300)
@given(points, headings, st.sampled_from([0.5, 30.0, 90.0, 179.0, 180.0, 181.0, 270.0, 359.5]), points)
def test_a_wedge_holds_the_points_whose_bearing_lies_between_its_lines(
    apex: Point, start: float, width: float, point: Point
) -> None:
    away = apex.to(point)
    assume(away > 1.0)
    turned = (_bearing(apex, point) - start) % 360.0
    slack = math.degrees(math.asin(min(1.0, 2.0 * TOLERANCE / away)))
    field = wedge(apex, start, start + width)
    if slack < turned < width - slack:
        assert field.holds(point)
    elif width + slack < turned < 360.0 - slack:
        assert not field.holds(point)


def test_a_closed_field_holds_its_line_and_an_open_one_does_not() -> None:
    on = Point(50, 50)
    assert wedge(Point(0, 0), -45.0, 45.0).holds(on)
    assert not wedge(Point(0, 0), -45.0, 45.0, closed=False).holds(on)
    assert wedge(Point(0, 0), -45.0, 45.0, closed=False).holds(Point(49.9, 50))


def test_an_open_field_does_not_see_what_only_touches_it() -> None:
    touching = rectangle(20, 20).at(Pose(30, -10))
    assert sees(half(0.0), touching)
    assert not sees(half(0.0, closed=False), touching)
    assert sees(half(0.0, closed=False), rectangle(20, 20).at(Pose(30, -9.98)))


def test_the_middle_of_a_wide_wedge_is_no_border() -> None:
    field = wedge(Point(0, 0), -135.0, 135.0, closed=False)
    assert field.holds(Point(0, 100))
    assert sees(field, disc(5, 0, 50))


def test_a_corridor_is_as_wide_as_it_is_told_and_starts_where_it_does() -> None:
    lane = corridor(-7.5, 7.5, 20.0)
    assert lane.holds(Point(7.5, 20.0))
    assert not lane.holds(Point(7.6, 100.0))
    assert not lane.holds(Point(0.0, 19.9))
    assert lane.holds(Point(0.0, 90_000.0))


def test_a_wedge_through_the_corner_of_the_farthest_square_holds_what_it_should() -> None:
    """Its line runs along a diagonal, and leaves an edge of a few digits at the corner."""
    apex = Point(-6.806, -6.806)
    for turn in (45.0, 135.0, 225.0, 315.0):
        for width in (45.0, 90.0, 135.0, 180.0):
            field = wedge(apex, turn, turn + width)
            ahead = Pose(apex.x, apex.y, turn + width / 2.0)
            assert field.holds(ahead.point(0.0, 100.0))
            assert not field.holds(ahead.point(0.0, -100.0))


def test_a_field_goes_with_its_piece() -> None:
    pose = Pose(300, 200, 120)
    field = wedge(Point(0, 0), -40.0, 40.0).at(pose)
    assert field.holds(pose.point(0, 200))
    assert not field.holds(pose.point(0, -200))
    assert field.mirrored().closed == field.closed


def test_an_arc_between_two_printed_lines_lies_on_the_right_of_the_first() -> None:
    right = between((Point(0, 3.5), Point(29, 26.5)), (Point(0, 3.5), Point(29, -40)))
    assert right.holds(Point(200, 0))
    assert not right.holds(Point(-200, 0))
    assert not right.holds(Point(0, 200))


def test_two_lines_that_never_meet_bound_a_corridor() -> None:
    lane = between((Point(-5, 0), Point(-5, 10)), (Point(5, 0), Point(5, 10)))
    assert lane.holds(Point(0, 500))
    assert lane.holds(Point(0, -500))
    assert not lane.holds(Point(6, 0))


def test_mirrored_fields_hold_mirrored_points() -> None:
    field = wedge(Point(10, 5), 20.0, 300.0)
    mirrored = field.mirrored()
    for x in range(-100, 101, 13):
        for y in range(-100, 101, 17):
            assert field.holds(Point(x, y)) == mirrored.holds(Point(-x, y))


@pytest.mark.parametrize(
    ("work", "arguments", "field"),
    [
        (wedge, (Point(0, 0), 10.0, 370.0), "end"),
        (wedge, (Point(0, 0), math.nan, 30.0), "start"),
        (corridor, (5.0, 5.0, 0.0), "right"),
        (half, (math.inf,), "heading"),
        (between, ((Point(0, 0), Point(0, 0)), (Point(0, 0), Point(1, 0))), "line"),
    ],
)
def test_a_field_that_cannot_be_is_refused(
    work: Callable[..., object], arguments: tuple[object, ...], field: str
) -> None:
    assert refused(work, *arguments) == field
