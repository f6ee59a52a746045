"""The least distance to what of a shape lies in a field."""

import pytest
from hypothesis import given

from holotable.plane.borders import TOLERANCE
from holotable.plane.cut import nearest_in
from holotable.plane.fields import Field, corridor, half, wedge
from holotable.plane.nearest import nearest
from holotable.plane.overlap import sees
from holotable.plane.point import Point, Pose
from holotable.plane.shapes import Shape, disc, rectangle
from plane.second_opinion import of, of_field, of_point
from plane.strategies import examples, fields, placed

NEAR = 0.006


@examples(300)
@given(placed, placed, fields)
def test_the_nearest_point_in_a_field_is_what_shapely_finds(a: Shape, b: Shape, field: Field) -> None:
    found = nearest_in(a, b, field)
    inside = of(b).intersection(of_field(field))
    if found is None:
        # Only a sliver along the line may have been left out of an open field, and nothing of a closed one.
        assert inside.buffer(-2.0 * TOLERANCE).is_empty
        if field.closed:
            assert of(b).distance(of_field(field)) >= TOLERANCE - 1e-6
    else:
        # Between the answers for a field a tolerance wider and one a tolerance narrower: mostly the same.
        wider = of(b).intersection(of_field(field).buffer(1.1 * TOLERANCE))
        narrower = of(b).intersection(of_field(field).buffer(-1.1 * TOLERANCE))
        assert found.mm >= of(a).distance(wider) - NEAR
        assert narrower.is_empty or found.mm <= of(a).distance(narrower) + NEAR
        assert of(b).distance(of_point(found.end)) < NEAR
        assert of(a).distance(of_point(found.start)) < NEAR


@examples(200)
@given(placed, placed, fields)
def test_a_field_sees_just_the_shapes_that_can_be_measured_in_it(a: Shape, b: Shape, field: Field) -> None:
    assert sees(field, b) == (nearest_in(a, b, field) is not None)


@examples(150)
@given(placed, placed, fields)
def test_a_cut_never_brings_a_shape_nearer(a: Shape, b: Shape, field: Field) -> None:
    found = nearest_in(a, b, field)
    if found is not None:
        assert found.mm >= nearest(a, b).mm - 2.0 * TOLERANCE


def test_parts_outside_the_arc_are_ignored_even_if_they_are_nearer() -> None:
    attacker = rectangle(40, 40)
    arc = wedge(Point(0, 0), -45.0, 45.0)
    target = rectangle(10, 100).at(Pose(60, 60))
    found = nearest_in(attacker, target, arc)
    assert found is not None
    # The arc's line meets the target's left side at (55, 55).
    assert found.end.pair() == (pytest.approx(55.0), pytest.approx(55.0))
    assert found.mm == pytest.approx((35.0**2 + 35.0**2) ** 0.5)
    assert nearest(attacker, target).mm == 35.0


def test_a_closed_arc_includes_what_only_touches_its_line() -> None:
    attacker = rectangle(40, 40)
    target = rectangle(20, 20).at(Pose(110, 90))  # its corner (100, 100) is on the line
    assert nearest_in(attacker, target, wedge(Point(0, 0), -45.0, 45.0)) is not None
    assert nearest_in(attacker, target, wedge(Point(0, 0), -45.0, 45.0, closed=False)) is None


def test_what_stands_beyond_the_line_is_in_neither_arc() -> None:
    attacker = rectangle(40, 40)
    target = rectangle(20, 20).at(Pose(110.02, 90))
    assert nearest_in(attacker, target, wedge(Point(0, 0), -45.0, 45.0)) is None


def test_a_round_base_is_cut_by_the_line_of_an_arc() -> None:
    squadron = disc(17.1, 100.0, -5.0)
    found = nearest_in(rectangle(40, 40), squadron, half(0.0))
    assert found is not None
    assert found.mm == pytest.approx(100.0 - 20.0 - (17.1**2 - 25.0) ** 0.5)


def test_a_family_of_lines_is_cut_with_the_field() -> None:
    lane = corridor(-7.5, 7.5, 20.0)
    found = nearest_in(rectangle(40, 40), rectangle(40, 40).at(Pose(0, 100)), lane)
    assert found is not None
    assert found.mm == 60.0
    assert found.other is not None
    assert sorted([found.start.x, found.other.start.x]) == [pytest.approx(-7.5), pytest.approx(7.5)]


def test_a_base_that_stands_on_the_line_of_an_open_field_is_measured_at_its_edge() -> None:
    """At any heading: the edge and the line are the same but for the last digits."""
    for k in range(360):
        pose = Pose(-0.031, 150.0, k * 1.001)
        field = half(0.0, start=-20.0, closed=False).at(pose)
        attacker = rectangle(40, 40).at(pose.moved(3.0, -170.0))
        found = nearest_in(attacker, rectangle(20, 40).at(pose), field)
        assert found is not None
        assert found.mm == pytest.approx(130.0)


def test_a_piece_over_the_attacker_is_at_no_distance() -> None:
    found = nearest_in(rectangle(40, 40), rectangle(40, 40).at(Pose(10, 10)), wedge(Point(0, 0), -30.0, 30.0))
    assert found is not None
    assert found.mm == 0.0
