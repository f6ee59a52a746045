"""Paths, templates, and bases that ride along them."""

import math
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from holotable.plane.borders import TOLERANCE
from holotable.plane.overlap import overlaps
from holotable.plane.paths import Jointed, Path, Piece, bend, rotated, straight
from holotable.plane.point import Point, Pose
from holotable.plane.rides import Ride
from holotable.plane.shapes import Shape, rectangle
from holotable.plane.stops import last_free
from holotable.plane.strips import Strip
from plane.second_opinion import of, of_ring
from plane.strategies import examples, placed, poses, refused

pieces = st.one_of(
    st.builds(straight, poses, st.sampled_from([0.0, 40.0, 80.0, 200.0])),
    st.builds(
        bend,
        poses,
        st.sampled_from([35.0, 62.5, 80.0, 90.0, 180.0]),
        st.sampled_from([45.0, -45.0, 90.0, -90.0]),
    ),
)
bases = st.sampled_from([40.0, 60.0, 80.0])


@examples(200)
@given(pieces, st.floats(-100, 300))
def test_a_mark_on_a_path_moves_as_far_as_it_is_told(piece: Piece, along: float) -> None:
    here = piece.pose(along)
    there = piece.pose(along + 0.01)
    assert here.centre().to(there.centre()) == pytest.approx(0.01, rel=1e-5)
    # It looks along the way it moves.
    ahead = here.local(there.centre())
    assert ahead.y == pytest.approx(0.01, rel=1e-4)


@examples(200)
@given(pieces, st.floats(-100, 300))
def test_a_frame_is_its_pose_without_degrees(piece: Piece, along: float) -> None:
    pose = piece.pose(along)
    frame = piece.frame(along)
    for name in ("x", "y", "s", "c"):
        assert getattr(frame, name) == pytest.approx(getattr(pose, name), abs=1e-9)


def test_a_bend_ends_beside_the_centre_of_its_circle() -> None:
    piece = bend(Pose(0, 0, 0), 100.0, 90.0)
    assert (piece.end.x, piece.end.y, piece.end.heading) == (pytest.approx(100.0), pytest.approx(100.0), 90.0)
    assert piece.length == pytest.approx(50.0 * math.pi)
    left = bend(Pose(0, 0, 0), 100.0, -90.0)
    assert (left.end.x, left.end.y, left.end.heading) == (pytest.approx(-100.0), pytest.approx(100.0), 270.0)


def test_a_path_goes_on_where_its_piece_ends() -> None:
    first = straight(Pose(0, 0, 0), 50.0)
    second = bend(first.end, 100.0, 90.0)
    third = straight(second.end, 30.0)
    path = Path([first, second, third])
    assert path.length == pytest.approx(80.0 + 50.0 * math.pi)
    assert path.pose(path.length + 20.0).centre().pair() == (pytest.approx(150.0), pytest.approx(150.0))
    assert path.pose(-10.0).centre().pair() == (0.0, -10.0)
    assert path.pose(50.0) == first.end
    assert path.start() == Pose(0, 0, 0)
    assert path.end() == third.end


def test_a_jointed_tool_turns_at_its_joints() -> None:
    tool = Jointed(Pose(10, 20, 0), 46.13, 22.27, [22.5, -22.5])
    assert tool.joints[0].pair() == (10.0, 66.13)
    assert tool.end().heading == 0.0
    assert tool.guides[1].heading == 22.5
    assert tool.guides[1].centre().to(tool.joints[0]) == pytest.approx(22.27)
    assert tool.joints[1].to(tool.joints[0]) == pytest.approx(68.4)
    assert tool.line() == [Point(10, 20), *tool.joints, tool.end().centre()]


def test_a_pose_is_turned_about_a_pivot() -> None:
    turned = rotated(Pose(0, 0, 0), Point(100, 0), 90.0)
    assert (turned.x, turned.y, turned.heading) == (pytest.approx(100.0), pytest.approx(100.0), 90.0)


@examples(150)
@given(pieces, placed, st.floats(0.0, 0.45), st.floats(0.55, 1.0))
def test_a_template_overlaps_what_shapely_says(piece: Piece, shape: Shape, start: float, end: float) -> None:
    strip = Strip(piece, 20.0, piece.length * start, piece.length * end)
    if strip.is_empty():
        assert not strip.overlaps(shape)
        return
    drawn = of_ring(strip.outline(facets=2000))
    if drawn.buffer(-0.01).intersects(of(shape).buffer(-0.01)):
        assert strip.overlaps(shape)
    if drawn.distance(of(shape)) > 0.01:
        assert not strip.touches(shape)
    if strip.overlaps(shape):
        assert strip.touches(shape)


def test_a_template_touches_the_base_it_was_laid_against() -> None:
    base = rectangle(40, 40)
    template = Strip(bend(Pose(0, 20, 0), 130.0, 45.0), 20.0)
    assert template.touches(base)
    assert not template.overlaps(base)
    assert template.last.triple() == bend(Pose(0, 20, 0), 130.0, 45.0).end.triple()


@examples(80)
@given(pieces, bases, st.floats(0.0, 1.0), st.booleans())
def test_both_marks_of_a_riding_base_are_on_the_path(
    piece: Piece, base: float, share: float, backwards: bool
) -> None:
    ride = Ride(piece, base, backwards=backwards)
    along = -base + share * (piece.length + base)
    pose = ride.pose(along)
    rear = pose.point(0.0, base / 2.0 if backwards else -base / 2.0)
    front = pose.point(0.0, -base / 2.0 if backwards else base / 2.0)
    assert rear.to(piece.pose(along).centre()) < 1e-6
    # The front mark: the nearest of a dense sample of the path ahead lies on it.
    count = 1000
    reach = piece.length + base - along
    nearest = min(front.to(piece.pose(along + reach * k / count).centre()) for k in range(count + 1))
    assert nearest < 0.25


@examples(100)
@given(pieces, bases)
def test_a_ride_begins_and_ends_against_its_template(piece: Piece, base: float) -> None:
    ride = Ride(piece, base)
    assert ride.pose(-base).triple() == pytest.approx(piece.start.moved(0.0, -base / 2.0).triple())
    assert ride.pose(piece.length).triple() == pytest.approx(piece.end.moved(0.0, base / 2.0).triple())


@examples(200)
@given(pieces, bases, st.floats(0.0, 1.0))
def test_a_rides_frame_is_its_pose(piece: Piece, base: float, share: float) -> None:
    ride = Ride(piece, base)
    along = -base + share * (piece.length + base)
    frame = ride.frame(along)
    pose = ride.pose(along)
    for name in ("x", "y", "s", "c"):
        assert getattr(frame, name) == pytest.approx(getattr(pose, name), abs=1e-8)


@pytest.mark.rule("XG-30")
def test_a_half_executed_bank_stands_where_the_geometry_notes_say() -> None:
    pose = Ride(bend(Pose(0, 20, 0), 130.0, 45.0), 40.0).pose(40.0)
    assert pose.triple() == (
        pytest.approx(15.023, abs=5e-4),
        pytest.approx(77.274, abs=5e-4),
        pytest.approx(26.479, abs=5e-4),
    )


@examples(40)
@given(
    pieces,
    bases,
    st.lists(st.builds(lambda w, p: rectangle(w, w).at(p), bases, poses), min_size=1, max_size=6),
)
def test_a_base_stops_at_the_last_free_place_of_its_ride(
    piece: Piece, size: float, others: list[Shape]
) -> None:
    ride = Ride(piece, size)
    base = rectangle(size, size)
    # The others stand in front of it, as on a table, not where it sets out.
    others = [other for other in others if not overlaps(base.at(ride.frame(-size)), other)]
    stop = last_free(base, ride, others)
    free = [overlaps(base.at(ride.frame(stop.along)), other) for other in others]
    assert not any(free)
    assert stop.overlapped == [
        i for i, other in enumerate(others) if overlaps(base.at(ride.frame(piece.length)), other)
    ]
    way = piece.length - stop.along
    for k in range(1, int(way / 0.25)):
        along = piece.length - 0.25 * k
        if along > stop.along + 0.1:
            assert any(overlaps(base.at(ride.frame(along)), other) for other in others)
    if stop.overlapped and stop.along > -size:
        assert stop.stopped_by
        for i in stop.stopped_by:
            assert of(base.at(ride.frame(stop.along))).distance(of(others[i])) <= TOLERANCE


def test_a_base_stops_touching_the_one_before_it() -> None:
    ride = Ride(straight(Pose(0, 20), 120.0), 40.0)
    stop = last_free(rectangle(40, 40), ride, [rectangle(40, 40).at(Pose(15, 150))])
    assert stop.pose.triple() == (0.0, pytest.approx(110.0), 0.0)
    assert (stop.overlapped, stop.stopped_by) == ([0], [0])


def test_a_base_that_fits_behind_two_others_is_pushed_back_over_both() -> None:
    ride = Ride(straight(Pose(0, 20), 200.0), 40.0)
    others = [
        rectangle(40, 40).at(Pose(0, 230)),
        rectangle(40, 40).at(Pose(0, 175)),
        rectangle(40, 40).at(Pose(300, 0)),
    ]
    stop = last_free(rectangle(40, 40), ride, others)
    assert stop.pose.y == pytest.approx(135.0)
    assert (stop.overlapped, stop.stopped_by) == ([0], [1])


def test_a_base_flies_over_one_that_does_not_stand_at_its_end() -> None:
    ride = Ride(straight(Pose(0, 20), 200.0), 40.0)
    stop = last_free(rectangle(40, 40), ride, [rectangle(40, 40).at(Pose(0, 100))])
    assert (stop.pose.y, stop.overlapped) == (240.0, [])


def test_a_base_hemmed_in_does_not_move() -> None:
    ride = Ride(bend(Pose(0, 20), 35.0, 90.0), 40.0)
    wall = rectangle(400, 400).at(Pose(0, 220))
    stop = last_free(rectangle(40, 40), ride, [wall])
    assert stop.along == -40.0
    assert stop.pose.triple() == (0.0, 0.0, 0.0)


def test_a_base_slides_past_one_it_only_touches() -> None:
    ride = Ride(straight(Pose(0, 20), 120.0), 40.0)
    assert last_free(rectangle(40, 40), ride, [rectangle(40, 40).at(Pose(40, 160))]).overlapped == []


@pytest.mark.parametrize(
    ("work", "arguments", "field"),
    [
        (straight, (Pose(0, 0), -1.0), "length"),
        (straight, (Pose(0, 0), math.nan), "length"),
        (bend, (Pose(0, 0), 0.0, 45.0), "radius"),
        (bend, (Pose(0, 0), 80.0, 0.0), "degrees"),
        (bend, (Pose(0, 0), 80.0, 360.0), "degrees"),
        (Path, ([],), "pieces"),
        (Ride, (straight(Pose(0, 0), 40.0), 0.0), "base"),
        (Ride, (bend(Pose(0, 0), 40.0, 120.0), 40.0), "degrees"),
        (Strip, (bend(Pose(0, 0), 40.0, 270.0), 20.0), "degrees"),
    ],
)
def test_a_path_that_cannot_be_is_refused(
    work: Callable[..., object], arguments: tuple[object, ...], field: str
) -> None:
    assert refused(work, *arguments) == field
