"""Straight lines against shapes."""

import pytest
from hypothesis import given

from holotable.plane.borders import TOLERANCE
from holotable.plane.crossing import crosses, crossing, crossings, meets, misses
from holotable.plane.point import Point, Pose, Segment
from holotable.plane.shapes import Shape, disc, rectangle
from plane.second_opinion import of, of_line, of_point
from plane.strategies import ELL, FORK, NEEDLE, examples, placed, segments

SLIVER = 1.0
"""A line may run this far inside a round base before it is 0.005 mm deep."""


@examples(250)
@given(segments, placed)
def test_a_line_lies_in_a_shape_for_as_long_as_shapely_says(line: Segment, shape: Shape) -> None:
    inside = of_line(line).intersection(of(shape)).length
    told = sum(piece.inside().length() for piece in crossings(line, shape))
    assert told == pytest.approx(inside, abs=0.05 if inside > SLIVER else SLIVER)


@examples(250)
@given(segments, placed)
def test_crossing_and_meeting_agree_with_shapely_but_for_the_tolerance(line: Segment, shape: Shape) -> None:
    wide = of(shape).buffer(2.0 * TOLERANCE)
    narrow = of(shape).buffer(-2.0 * TOLERANCE)
    if of_line(line).intersects(narrow):
        assert crosses(line, shape)
    if not of_line(line).intersects(wide):
        assert not meets(line, shape)
    if of_line(line).intersects(of(shape).buffer(0.001 - TOLERANCE)):
        assert meets(line, shape)
    if crosses(line, shape):
        assert meets(line, shape)
        assert of_line(line).intersects(of(shape).buffer(0.001))


@examples(200)
@given(segments, placed)
def test_a_line_enters_and_leaves_on_the_border(line: Segment, shape: Shape) -> None:
    found = crossing(line, shape)
    assert (found is None) == (not meets(line, shape))
    if found is None:
        return
    geometry = of(shape)
    for share, point in ((found.enter, found.entry()), (found.leave, found.exit())):
        assert 0.0 <= share <= 1.0
        assert geometry.distance(of_point(point)) < 2.0 * TOLERANCE
        if 0.0 < share < 1.0:
            # A flat touch runs along within the tolerance.
            assert geometry.boundary.distance(of_point(point)) < 2.0 * TOLERANCE


@examples(200)
@given(segments, placed)
def test_a_line_crosses_the_same_from_its_other_end(line: Segment, shape: Shape) -> None:
    assert crosses(line, shape) == crosses(line.reversed(), shape)
    assert meets(line, shape) == meets(line.reversed(), shape)


@examples(200)
@given(segments, placed)
def test_a_line_that_misses_the_circle_around_a_shape_does_not_meet_it(line: Segment, shape: Shape) -> None:
    if misses(line, shape):
        assert not of_line(line).intersects(of(shape))


def test_a_line_along_the_border_touches_and_does_not_cross() -> None:
    base = rectangle(40, 40)
    along = Segment(Point(20, -100), Point(20, 100))
    assert meets(along, base)
    assert not crosses(along, base)
    assert not meets(Segment(Point(20.006, -100), Point(20.006, 100)), base)
    assert crosses(Segment(Point(19.994, -100), Point(19.994, 100)), base)


def test_a_line_through_a_corner_touches_and_does_not_cross() -> None:
    base = rectangle(40, 40)
    line = Segment(Point(0, 40), Point(40, 0))
    assert meets(line, base)
    assert not crosses(line, base)


def test_a_line_that_ends_at_the_border_does_not_cross() -> None:
    base = rectangle(40, 40)
    assert not crosses(Segment(Point(0, 100), Point(0, 20)), base)
    assert crosses(Segment(Point(0, 100), Point(0, 19.99)), base)


def test_a_line_inside_crosses_from_its_start_to_its_end() -> None:
    found = crossing(Segment(Point(-5, 0), Point(5, 0)), rectangle(40, 40))
    assert found is not None
    assert (found.enter, found.leave) == (0.0, 1.0)


def test_a_line_through_a_disc_enters_and_leaves_its_circle() -> None:
    found = crossing(Segment(Point(-50, 0), Point(50, 0)), disc(10))
    assert found is not None
    assert (found.entry().pair(), found.exit().pair()) == ((-10.0, 0.0), (10.0, 0.0))


def test_a_line_over_two_prongs_is_inside_twice() -> None:
    pieces = crossings(Segment(Point(-100, 30), Point(100, 30)), FORK)
    assert [(p.entry().x, p.exit().x) for p in pieces] == [
        (pytest.approx(-30.0), pytest.approx(-20.0)),
        (pytest.approx(20.0), pytest.approx(30.0)),
    ]


def test_a_line_along_an_inner_cut_is_inside_once() -> None:
    """However an outline is cut into convex parts, a line through it is in one piece."""
    for k in range(-60, 61):
        line = Segment(Point(-1, -1), Point(41, 41 * k / 60.0))
        inside = of_line(line).intersection(of(ELL)).length
        pieces = crossings(line, ELL)
        assert sum(p.inside().length() for p in pieces) == pytest.approx(inside, abs=0.02)


def test_a_line_before_the_point_of_a_needle_does_not_touch_it() -> None:
    assert not meets(Segment(Point(-0.1, -10), Point(-0.1, 10)), NEEDLE)
    assert meets(Segment(Point(-0.004, -10), Point(-0.004, 10)), NEEDLE)
    assert crosses(Segment(Point(60, -10), Point(60, 10)), NEEDLE)


def test_turned_shapes_are_crossed_alike() -> None:
    for heading in (0.0, 33.333, 90.0, 211.7):
        pose = Pose(500, 400, heading)
        line = Segment(pose.point(-100, 19.99), pose.point(100, 19.99))
        assert crosses(line, rectangle(40, 40).at(pose))
        line = Segment(pose.point(-100, 20), pose.point(100, 20))
        assert not crosses(line, rectangle(40, 40).at(pose))
