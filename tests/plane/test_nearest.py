"""The least distance of two shapes."""

import pytest
from hypothesis import given

from holotable.plane.nearest import gap, nearest, within
from holotable.plane.point import Point, Pose, Segment
from holotable.plane.shapes import Shape, disc, dot, line, polygon, rectangle
from plane.second_opinion import of, of_point, sampled_gap
from plane.strategies import examples, far_poses, placed, placed_convex, shapes

NEAR = 0.005


@examples(300)
@given(placed, placed)
def test_the_least_distance_is_what_shapely_measures(a: Shape, b: Shape) -> None:
    found = nearest(a, b)
    assert found.mm == pytest.approx(of(a).distance(of(b)), abs=NEAR)
    assert gap(a, b) == found.mm


@examples(200)
@given(placed, placed)
def test_the_points_lie_on_the_shapes_and_as_far_apart_as_told(a: Shape, b: Shape) -> None:
    found = nearest(a, b)
    for one in found.lines():
        assert one.length() == pytest.approx(found.mm, abs=1e-6)
        assert of(a).distance(of_point(one.start)) < NEAR
        assert of(b).distance(of_point(one.end)) < NEAR


@examples(15)
@given(placed_convex, placed_convex)
def test_dense_samples_of_both_borders_find_nothing_nearer(a: Shape, b: Shape) -> None:
    found = nearest(a, b).mm
    if found > 0.0:
        sampled = sampled_gap(of(a), of(b), 2.0)
        assert found - NEAR <= sampled <= found + 2.0


@examples(150)
@given(placed, placed)
def test_the_distance_there_is_the_distance_back(a: Shape, b: Shape) -> None:
    there = nearest(a, b)
    back = nearest(b, a)
    assert there.mm == pytest.approx(back.mm, abs=1e-9)
    if there.other is None and back.other is None and there.mm > 0.0:
        # Several corners of an outline may be equally near.
        assert back.start.to(back.end) == pytest.approx(there.mm, abs=1e-6)


@examples(150)
@given(shapes, shapes, far_poses, far_poses)
def test_circles_never_reject_what_is_near_enough(one: Shape, two: Shape, here: Pose, there: Pose) -> None:
    a = one.at(here)
    b = two.at(there)
    mm = gap(a, b)
    assert within(a, b, mm + 1e-9)
    assert mm == pytest.approx(of(a).distance(of(b)), abs=NEAR)


def test_two_bases_side_by_side_have_a_family_of_nearest_lines() -> None:
    found = nearest(rectangle(40, 40), rectangle(40, 40).at(Pose(100, 10)))
    assert found.mm == 60.0
    assert found.other is not None
    assert sorted([found.start.pair(), found.other.start.pair()]) == [(20.0, -10.0), (20.0, 20.0)]
    assert sorted([found.end.pair(), found.other.end.pair()]) == [(80.0, -10.0), (80.0, 20.0)]


def test_bases_turned_alike_have_the_same_family_at_any_heading() -> None:
    for heading in (17.0, 123.456, 271.5):
        pose = Pose(300, 200, heading)
        other = pose.moved(100.0, 10.0)
        found = nearest(rectangle(40, 40).at(pose), rectangle(40, 40).at(other))
        assert found.mm == pytest.approx(60.0)
        assert found.other is not None
        assert found.start.to(found.other.start) == pytest.approx(30.0)


def test_bases_corner_to_corner_have_one_nearest_line() -> None:
    found = nearest(rectangle(40, 40), rectangle(40, 40).at(Pose(70, 80)))
    assert (found.mm, found.start.pair(), found.end.pair(), found.other) == (
        50.0,
        (20.0, 20.0),
        (50.0, 60.0),
        None,
    )


def test_parallel_bases_that_only_share_a_line_of_corners_have_one_nearest_line() -> None:
    found = nearest(rectangle(40, 40), rectangle(40, 40).at(Pose(100, 40)))
    assert (found.mm, found.other) == (60.0, None)
    assert (found.start.pair(), found.end.pair()) == ((20.0, 20.0), (80.0, 20.0))


def test_touching_bases_are_no_distance_apart() -> None:
    assert nearest(rectangle(40, 40), rectangle(40, 40).at(Pose(40, 0))).mm == 0.0
    assert nearest(rectangle(40, 40), rectangle(40, 40).at(Pose(40, 40))).mm == 0.0


def test_overlapping_shapes_share_the_point_they_are_measured_at() -> None:
    for other in (disc(5, 10, 10), rectangle(80, 80), disc(60), rectangle(20, 200)):
        found = nearest(rectangle(40, 40), other)
        assert found.mm == 0.0
        assert found.start == found.end
        assert of(other).distance(of_point(found.start)) == 0.0


def test_round_bases_are_measured_from_their_edge() -> None:
    found = nearest(disc(17.1), disc(17.1, 100.0, 0.0))
    assert found.mm == pytest.approx(65.8)
    assert (found.start.pair(), found.end.pair()) == ((17.1, 0.0), (82.9, 0.0))


def test_points_and_lines_are_shapes_too() -> None:
    base = rectangle(40, 40)
    assert nearest(dot(Point(0, 50)), base).mm == 30.0
    assert nearest(dot(Point(0, 50)), dot(Point(30, 10))).mm == 50.0
    assert nearest(line(Segment(Point(-100, 30), Point(100, 30))), base).mm == 10.0
    assert nearest(line(Segment(Point(30, 0), Point(90, 0))), base).mm == 10.0
    assert (
        nearest(line(Segment(Point(30, 0), Point(40, 0))), line(Segment(Point(50, 0), Point(60, 0)))).mm
        == 10.0
    )


def test_a_line_straight_ahead_of_a_corner_is_measured_from_the_corner() -> None:
    wedge = polygon([Point(0, 40), Point(0, 0), Point(10, 10), Point(10, 40)])
    for ends in ((Point(0, -10), Point(0, -50)), (Point(0, -50), Point(0, -10))):
        found = nearest(wedge, line(Segment(*ends)))
        assert (found.mm, found.start.pair(), found.end.pair()) == (10.0, (0.0, 0.0), (0.0, -10.0))


def test_a_distance_told_the_other_way_round_swaps_its_points() -> None:
    found = nearest(rectangle(40, 40), rectangle(40, 40).at(Pose(100, 10)))
    turned = found.reversed()
    assert (turned.start, turned.end) == (found.end, found.start)
    assert turned.other is not None
    assert turned.other.reversed() == found.other
