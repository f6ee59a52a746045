"""Overlap and touching."""

import pytest
from hypothesis import given

from holotable.plane.borders import TOLERANCE, band, reaches
from holotable.plane.nearest import gap
from holotable.plane.overlap import depth, overlaps, touches
from holotable.plane.point import Point, Pose
from holotable.plane.shapes import Shape, disc, rectangle
from plane.second_opinion import of, sampled_depth
from plane.strategies import ELL, examples, placed, placed_convex


@examples(300)
@given(placed, placed)
def test_shapes_overlap_where_shapely_finds_more_than_a_sliver(a: Shape, b: Shape) -> None:
    if of(a).buffer(-2.0 * TOLERANCE).intersects(of(b).buffer(-2.0 * TOLERANCE)):
        assert overlaps(a, b)
    if not of(a).intersects(of(b)):
        assert not overlaps(a, b)
        assert depth(a, b) <= 0.001


@examples(20)
@given(placed_convex, placed_convex)
def test_the_depth_is_the_least_push_of_all_directions(a: Shape, b: Shape) -> None:
    told = depth(a, b)
    tried = sampled_depth(a.parts[0], b.parts[0])
    if tried > 0.0:
        assert told <= tried + 1e-9
        assert tried <= told + 0.08
    else:
        assert told == 0.0


@examples(200)
@given(placed, placed)
def test_overlap_and_distance_never_contradict_each_other(a: Shape, b: Shape) -> None:
    assert overlaps(a, b) == overlaps(b, a)
    assert touches(a, b) == touches(b, a)
    if overlaps(a, b):
        assert touches(a, b)
        assert gap(a, b) == 0.0
    if gap(a, b) > TOLERANCE:
        assert not touches(a, b)
        assert depth(a, b) == 0.0


def test_touching_is_not_overlapping() -> None:
    base = rectangle(40, 40)
    for other in (Pose(40, 0), Pose(40, 40), Pose(0, 40), Pose(40, 13)):
        assert touches(base, base.at(other))
        assert not overlaps(base, base.at(other))


def test_a_hundredth_of_a_millimetre_is_overlapping() -> None:
    base = rectangle(40, 40)
    assert overlaps(base, base.at(Pose(39.99, 0)))
    assert not touches(base, base.at(Pose(40.01, 0)))


def test_bases_laid_against_each_other_touch_at_any_heading_once_they_rest() -> None:
    base = rectangle(80, 80)
    for k in range(720):
        pose = Pose(300.123, 200.456, 0.5 * k + 0.1234).rest()
        there = pose.moved(13.0, 80.0, 90.0 * (k % 4)).rest()
        assert touches(base.at(pose), base.at(there))
        assert not overlaps(base.at(pose), base.at(there))


def test_round_bases_overlap_by_their_radii() -> None:
    assert depth(disc(17.1), disc(17.1, 30.0, 0.0)) == pytest.approx(4.2)
    assert depth(disc(10), disc(20)) == 30.0
    assert depth(disc(10), rectangle(40, 40).at(Pose(25, 0))) == pytest.approx(5.0)
    assert depth(disc(10), rectangle(40, 40)) == pytest.approx(30.0)


def test_a_rounded_corner_is_not_overlapped_where_a_sharp_one_would_be() -> None:
    rounded = rectangle(40, 40, 5)
    probe = disc(1, 20, 20)
    assert not overlaps(rounded, probe)
    assert overlaps(rectangle(40, 40), probe)


def test_nothing_is_pushed_out_across_an_inner_cut() -> None:
    pin = disc(0.5)
    for x, y in ((5, 5), (9, 9), (2, 30), (30, 2), (5, 9.9), (9.9, 5)):
        assert overlaps(pin.at(Pose(x, y)), ELL)
    assert not overlaps(pin.at(Pose(10.5, 10.5)), ELL)


def test_a_line_of_the_ruler_belongs_to_the_nearer_band() -> None:
    lines = [76.5, 124.5, 185.5]
    assert [band(mm, lines) for mm in (0.0, 76.5, 76.504, 76.51, 124.5, 185.5, 185.51)] == [
        1,
        1,
        1,
        2,
        2,
        3,
        0,
    ]
    assert reaches(304.8, 304.8)
    assert not reaches(304.81, 304.8)


def test_a_point_inside_is_as_deep_as_the_nearest_side() -> None:
    assert depth(disc(0.001, 15, 3), rectangle(40, 40)) == pytest.approx(5.001)
    assert Point(1, 2) == Point(1.0, 2.0)
