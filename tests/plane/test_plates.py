"""Plates and rails: the quick twins of shapes and rides, held against them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from holotable.plane.borders import TOLERANCE
from holotable.plane.overlap import depth, overlaps
from holotable.plane.paths import Piece, bend, straight
from holotable.plane.plates import Plate, Standing, far_apart, plate_depth
from holotable.plane.point import Pose
from holotable.plane.rails import Rail, backed_off
from holotable.plane.rides import Ride
from holotable.plane.shapes import Shape
from holotable.plane.stops import last_free
from plane.second_opinion import of
from plane.strategies import examples, poses

plates = st.one_of(
    st.sampled_from([20.0, 30.0, 40.0]).map(lambda half: Plate(half, half)),
    st.sampled_from([20.0, 30.0, 40.0]).map(lambda half: Plate(half, half, 11.0, half, 1.6)),
    st.just(Plate(40.0, 110.5, 11.0, 110.5, 1.6)),
)
pieces = st.one_of(
    st.builds(straight, poses, st.sampled_from([40.0, 80.0, 200.0])),
    st.builds(
        bend, poses, st.sampled_from([35.0, 62.5, 80.0, 180.0]), st.sampled_from([45.0, -45.0, 90.0, -90.0])
    ),
)


def _depth(a: Plate, pose: Pose, other: Standing) -> float:
    return plate_depth(a, pose.x, pose.y, pose.s, pose.c, other)


@examples(300)
@given(plates, plates, poses, poses)
def test_a_plate_overlaps_what_its_shape_overlaps(one: Plate, two: Plate, here: Pose, there: Pose) -> None:
    standing = Standing(two, there)
    told = _depth(one, here, standing)
    a = one.shape().at(here)
    b = two.shape().at(there)
    if overlaps(a, b):
        assert told > TOLERANCE - 1e-9
    elif of(a).buffer(0.01).disjoint(of(b)):
        assert told < 0.0
    if not overlaps(a, b):
        assert told <= TOLERANCE + 1e-9
    if far_apart(one, here.x, here.y, standing):
        assert depth(a, b) == 0.0


@examples(200)
@given(pieces, st.sampled_from([40.0, 60.0, 80.0]), st.floats(0.0, 1.0), st.integers(0, 3))
def test_a_rail_leads_where_the_ride_leads(piece: Piece, base: float, share: float, quarters: int) -> None:
    along = -base + share * (piece.length + base)
    spot = Rail(piece, base, quarters).spot(along)
    frame = Ride(piece, base).frame(along)
    turned = Pose(0.0, 0.0, 90.0 * quarters)
    assert (spot.x, spot.y) == (pytest.approx(frame.x, abs=1e-8), pytest.approx(frame.y, abs=1e-8))
    assert spot.s == pytest.approx(frame.s * turned.c + frame.c * turned.s, abs=1e-9)
    assert spot.c == pytest.approx(frame.c * turned.c - frame.s * turned.s, abs=1e-9)


@examples(80)
@given(
    pieces, st.sampled_from([20.0, 30.0, 40.0]), st.lists(st.tuples(plates, poses), min_size=1, max_size=6)
)
def test_a_plate_backs_off_to_where_its_shape_stops(
    piece: Piece, half: float, others: list[tuple[Plate, Pose]]
) -> None:
    plate = Plate(half, half)
    base = 2.0 * half
    start = Ride(piece, base).pose(-base)
    others = [(other, pose) for other, pose in others if _depth(plate, start, Standing(other, pose)) <= 0.0]
    shapes: list[Shape] = [other.shape().at(pose) for other, pose in others]
    stop = last_free(plate.shape(), Ride(piece, base), shapes)
    backed = backed_off(
        Rail(piece, base), plate, [Standing(other, pose) for other, pose in others], piece.length
    )
    # Both touch: where a base slides along another, the tolerance is a long way.
    away = abs(backed.spot.along - stop.along)
    here = plate.shape().at(backed.spot.pose())
    assert not any(overlaps(here, shape) for shape in shapes) or backed.spot.along <= -base + 1e-9
    assert away < 0.1 or any(abs(depth(here, shape)) < 2.0 * TOLERANCE for shape in shapes)
    assert (backed.last < 0) == (not stop.overlapped)
