"""Turning or mirroring the whole table changes no answer."""

import pytest
from hypothesis import given

from holotable.plane.borders import TOLERANCE
from holotable.plane.crossing import crosses
from holotable.plane.cut import nearest_in
from holotable.plane.fields import Field
from holotable.plane.nearest import nearest
from holotable.plane.overlap import depth, overlaps
from holotable.plane.paths import bend
from holotable.plane.point import Pose, Segment
from holotable.plane.rides import Ride
from holotable.plane.shapes import Shape
from plane.second_opinion import of, of_line
from plane.strategies import convex, examples, fields, outlines, placed, poses, segments

SAME = 1e-6


def _turned(line: Segment, pose: Pose) -> Segment:
    return Segment(pose.point(line.start.x, line.start.y), pose.point(line.end.x, line.end.y))


@examples(200)
@given(placed, placed, poses)
def test_a_turned_table_has_the_same_distances_and_overlaps(a: Shape, b: Shape, pose: Pose) -> None:
    assert nearest(a.at(pose), b.at(pose)).mm == pytest.approx(nearest(a, b).mm, abs=SAME)
    if a.is_convex() and b.is_convex():
        assert depth(a.at(pose), b.at(pose)) == pytest.approx(depth(a, b), abs=SAME)
    if abs(depth(a, b) - TOLERANCE) > SAME:
        assert overlaps(a.at(pose), b.at(pose)) == overlaps(a, b)


@examples(200)
@given(placed, placed)
def test_a_mirrored_table_has_the_same_distances_and_overlaps(a: Shape, b: Shape) -> None:
    assert nearest(a.mirrored(), b.mirrored()).mm == pytest.approx(nearest(a, b).mm, abs=SAME)
    # An outline may be cut into other parts from the other side: how deep is told by the parts, whether is not.
    if a.is_convex() and b.is_convex():
        assert depth(a.mirrored(), b.mirrored()) == pytest.approx(depth(a, b), abs=SAME)


@examples(200)
@given(placed, placed, fields, poses)
def test_a_turned_table_has_the_same_arcs(a: Shape, b: Shape, field: Field, pose: Pose) -> None:
    here = nearest_in(a, b, field)
    there = nearest_in(a.at(pose), b.at(pose), field.at(pose))
    if here is not None and there is not None:
        assert there.mm == pytest.approx(here.mm, abs=2.0 * TOLERANCE + SAME)
    elif here is not there:
        # One of them is on the very edge of the tolerance.
        assert field.closed or depth(b, field.shape) < TOLERANCE + SAME


@examples(200)
@given(segments, placed, poses)
def test_a_turned_line_crosses_the_same_shapes(line: Segment, shape: Shape, pose: Pose) -> None:
    if crosses(line, shape) != crosses(_turned(line, pose), shape.at(pose)):
        # Only a line that stands in the shape by just the tolerance may fall to either side.
        inside = of_line(line).intersection(of(shape).buffer(-TOLERANCE))
        assert inside.length < 0.1


@examples(100)
@given(convex, outlines, poses, poses)
def test_where_both_stand_matters_only_relatively(one: Shape, two: Shape, here: Pose, there: Pose) -> None:
    moved = here.point(37.0, -12.0)
    shift = Pose(moved.x - here.x, moved.y - here.y, 0.0)
    a = nearest(one.at(here), two.at(there)).mm
    b = nearest(one.at(here).at(shift), two.at(there).at(shift)).mm
    assert a == pytest.approx(b, abs=SAME)


def test_a_left_bend_is_the_mirror_of_a_right_one() -> None:
    for along in (-40.0, -11.0, 0.0, 33.0, 80.0, 102.0):
        right = Ride(bend(Pose(0, 20), 130.0, 45.0), 40.0).pose(along)
        left = Ride(bend(Pose(0, 20), 130.0, -45.0), 40.0).pose(along)
        assert left.x == pytest.approx(-right.x)
        assert left.y == pytest.approx(right.y)
        assert (left.heading + right.heading) % 360.0 == pytest.approx(0.0, abs=1e-9)
