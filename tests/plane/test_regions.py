"""Regions that a piece may stand in."""

import shapely
from hypothesis import given
from hypothesis import strategies as st

from holotable.plane.borders import TOLERANCE
from holotable.plane.point import Pose
from holotable.plane.regions import Region, table_region
from holotable.plane.shapes import Shape, box, disc, rectangle
from plane.second_opinion import of
from plane.strategies import FORK, examples, placed


@examples(120)
@given(placed, st.lists(placed, min_size=1, max_size=4))
def test_a_region_holds_what_shapely_covers(shape: Shape, outlines: list[Shape]) -> None:
    region = Region(outlines)
    union = shapely.union_all([of(own) for own in outlines])
    if union.buffer(TOLERANCE / 2.0).covers(of(shape)):
        assert region.holds(shape)
    if not union.buffer(2.0 * TOLERANCE).covers(of(shape)):
        assert not region.holds(shape)
    if region.holds(shape):
        assert region.meets(shape)
    if union.distance(of(shape)) > 0.0:
        assert not region.meets(shape)


def test_a_piece_on_the_line_stands_inside() -> None:
    table = table_region(900, 900, "play area")
    assert table.holds(rectangle(40, 40).at(Pose(20, 450)))
    assert not table.holds(rectangle(40, 40).at(Pose(19.99, 450)))
    assert table.meets(rectangle(40, 40).at(Pose(0, 450)))
    assert not table.meets(rectangle(40, 40).at(Pose(-20, 450)))


def test_a_round_base_stands_by_its_radius() -> None:
    table = table_region(900, 900)
    assert table.holds(disc(17.1).at(Pose(17.1, 17.1)))
    assert not table.holds(disc(17.1).at(Pose(17.0, 100)))


def test_two_outlines_side_by_side_are_one_region() -> None:
    both = Region([box(0, 0, 100, 100), box(100, 0, 200, 50)], "corner")
    assert both.holds(rectangle(40, 40).at(Pose(100, 20)))
    assert both.holds(disc(17).at(Pose(100, 33)))
    assert not both.holds(disc(17).at(Pose(100, 34)))
    assert not both.holds(rectangle(40, 40).at(Pose(100, 35)))


def test_a_ring_around_a_piece_is_a_region() -> None:
    near = Region([disc(124.5, 300, 300)])
    assert near.holds(disc(17.1).at(Pose(407.4, 300)))
    assert not near.holds(disc(17.1).at(Pose(407.5, 300)))


def test_a_fork_does_not_hold_what_stands_between_its_prongs() -> None:
    region = Region([FORK])
    assert region.holds(rectangle(8, 20).at(Pose(25, 25)))
    assert region.holds(rectangle(50, 8).at(Pose(0, 5)))
    assert not region.holds(rectangle(50, 8).at(Pose(0, 25)))
    assert not region.holds(rectangle(8, 20).at(Pose(0, 25)))
