"""Plates and rails: the quick twins of shapes and rides say the same."""

import math

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from holotable.plane.borders import TOLERANCE
from holotable.plane.nearest import gap
from holotable.plane.overlap import depth
from holotable.plane.paths import bend, straight
from holotable.plane.plates import Plate, Standing, far_apart, plate_depth
from holotable.plane.point import Pose
from holotable.plane.rails import Rail, backed_off
from holotable.plane.rides import Ride
from holotable.plane.shapes import shape_of
from plane.second_opinion import of
from plane.strategies import examples, headings

STUDDED = st.sampled_from([(20.0, 20.0), (30.0, 30.0), (40.0, 40.0), (40.0, 110.5)]).map(
    lambda half: Plate(half[0], half[1], 11.5, half[1] + 0.1, 1.5)
)
BARE = st.sampled_from([(20.0, 20.0), (40.0, 110.5), (5.0, 60.0)]).map(lambda half: Plate(*half))
plates = st.one_of(STUDDED, BARE)
near = st.one_of(st.integers(-90, 90).map(float), st.integers(-90_000, 90_000).map(lambda n: n / 1000.0))
near_poses = st.builds(Pose, near, near, headings)
bends = st.sampled_from([(35.0, 90.0), (62.5, 90.0), (90.0, 90.0), (80.0, 45.0), (180.0, 45.0)])
sides = st.sampled_from([-1.0, 1.0])


def standing_depth(a: Plate, pose: Pose, b: Standing) -> float:
    return plate_depth(a, pose.x, pose.y, pose.s, pose.c, b)


@examples(300)
@given(plates, near_poses, plates, near_poses)
def test_a_plate_stands_as_deep_in_another_as_its_shape(a: Plate, here: Pose, b: Plate, there: Pose) -> None:
    quick = standing_depth(a, here, Standing(b, there))
    slow = depth(a.shape().at(here), b.shape().at(there))
    assert (quick > 1e-9) == (slow > 1e-9)
    if slow > 0.0 and quick < 3.0:
        assert quick == pytest.approx(slow, abs=1e-9)
    if slow > 0.0:
        assert quick <= slow + 1e-9


@examples(150)
@given(plates, near_poses, plates, near_poses)
def test_plates_that_touch_are_told_from_plates_that_overlap(
    a: Plate, here: Pose, b: Plate, there: Pose
) -> None:
    quick = standing_depth(a, here, Standing(b, there))
    one, other = of_studs(a, here), of_studs(b, there)
    if quick > 0.01:
        assert one.intersection(other).area > 0.0
    if one.distance(other) > 0.01:
        assert quick < 0.0
        assert gap(a.shape().at(here), b.shape().at(there)) > 0.0


def of_studs(plate: Plate, pose: Pose):
    whole = plate.shape().at(pose)
    geometry = None
    for part in whole.parts:
        own = of(shape_of([part], part.points, part.radius))
        geometry = own if geometry is None else geometry.union(own)
    return geometry


@examples(300)
@given(plates, near_poses, plates, near_poses)
def test_far_apart_is_never_said_of_plates_that_touch(a: Plate, here: Pose, b: Plate, there: Pose) -> None:
    if far_apart(a, here.x, here.y, Standing(b, there)):
        assert standing_depth(a, here, Standing(b, there)) < TOLERANCE


@examples(300)
@given(near_poses, bends, sides, st.sampled_from([40.0, 60.0, 80.0]), st.floats(0.0, 1.0))
def test_a_rail_follows_the_ride(
    start: Pose, curve: tuple[float, float], side: float, base: float, share: float
) -> None:
    piece = bend(start, curve[0], curve[1] * side)
    along = -base + (piece.length + base) * share
    spot = Rail(piece, base).spot(along)
    pose = Ride(piece, base).pose(along)
    assert (spot.x, spot.y) == pytest.approx((pose.x, pose.y), abs=1e-9)
    assert (spot.s, spot.c) == pytest.approx((pose.s, pose.c), abs=1e-9)


@examples(200)
@given(near_poses, bends, sides, st.sampled_from([40.0, 60.0, 80.0]), st.floats(0.0, 1.0))
def test_both_marks_of_a_base_stay_on_the_path(
    start: Pose, curve: tuple[float, float], side: float, base: float, share: float
) -> None:
    piece = bend(start, curve[0], curve[1] * side)
    along = -base + (piece.length + base) * share
    pose = Rail(piece, base).spot(along).pose()
    local = [piece.start.local(pose.point(0.0, mark)) for mark in (-base / 2.0, base / 2.0)]
    end = piece.end
    for point in local:
        if point.y <= 0.0:
            assert point.x == pytest.approx(0.0, abs=1e-6)
            continue
        beyond = end.local(piece.start.point(point.x, point.y))
        if beyond.y >= 0.0:
            assert beyond.x == pytest.approx(0.0, abs=1e-6)
        else:
            away = math.hypot(point.x - side * curve[0], point.y)
            assert away == pytest.approx(curve[0], abs=1e-6)


@examples(200)
@given(near_poses, bends, st.sampled_from([40.0, 60.0, 80.0]), st.floats(0.0, 1.0), st.floats(0.0, 1.0))
def test_no_point_of_a_base_is_faster_than_its_pace(
    start: Pose, curve: tuple[float, float], base: float, first: float, second: float
) -> None:
    assume(abs(first - second) > 1e-3)
    piece = bend(start, *curve)
    rail = Rail(piece, base)
    reach = base * 0.75
    here, there = (rail.spot(-base + (piece.length + base) * share) for share in (first, second))
    turned = abs(math.asin(max(-1.0, min(1.0, here.s * there.c - here.c * there.s))))
    moved = math.hypot(here.x - there.x, here.y - there.y) + 2.0 * math.sin(turned / 2.0) * reach
    assert moved <= rail.pace(reach) * abs(here.along - there.along) + 1e-6


@pytest.mark.parametrize("quarters", [0, 1, 2, 3])
def test_a_base_may_be_turned_against_the_way_it_drives(quarters: int) -> None:
    rail = Rail(straight(Pose(10.0, 20.0, 90.0), 40.0), 40.0, quarters)
    assert rail.spot(40.0).pose().triple() == pytest.approx((70.0, 20.0, (90.0 + 90.0 * quarters) % 360.0))


@examples(150)
@given(
    bends,
    sides,
    STUDDED.filter(lambda plate: plate.wide == plate.long),
    st.lists(st.tuples(plates, near_poses), min_size=1, max_size=4),
)
def test_a_plate_is_backed_off_to_the_first_free_place(
    curve: tuple[float, float], side: float, plate: Plate, blockers: list[tuple[Plate, Pose]]
) -> None:
    base = 2.0 * plate.long
    rail = Rail(bend(Pose(0.0, plate.long), curve[0], curve[1] * side), base)
    others = [Standing(other, pose) for other, pose in blockers]
    others = [other for other in others if plate_depth(plate, 0.0, 0.0, 0.0, 1.0, other) <= 0.0]
    backed = backed_off(rail, plate, others, rail.length())

    def deepest(along: float) -> float:
        spot = rail.spot(along)
        return max((plate_depth(plate, spot.x, spot.y, spot.s, spot.c, o) for o in others), default=-1.0)

    assert deepest(backed.spot.along) <= TOLERANCE
    step = 0.05
    along = rail.length()
    while along > backed.spot.along + 0.1:
        assert deepest(along) > 0.0
        along -= step
    if backed.last >= 0 and backed.spot.along > -base:
        spot = backed.spot
        last = others[backed.last]
        assert plate_depth(plate, spot.x, spot.y, spot.s, spot.c, last) == pytest.approx(0.0, abs=1e-5)


def test_a_gap_between_two_plates_is_not_stepped_over() -> None:
    # Only 40.5 mm wide: the base of 40 fits.
    plate = Plate(20.0, 20.0)
    rail = Rail(straight(Pose(0.0, 20.0), 300.0), 40.0)
    others = [Standing(plate, Pose(0.0, 320.0)), Standing(plate, Pose(0.0, 239.5))]
    backed = backed_off(rail, plate, others, 300.0)
    assert backed.spot.y == pytest.approx(280.0, abs=1e-6)
    assert backed.last == 0
    narrow = [Standing(plate, Pose(0.0, 320.0)), Standing(plate, Pose(0.0, 240.1))]
    assert backed_off(rail, plate, narrow, 300.0).spot.y == pytest.approx(200.1, abs=1e-6)
