"""Configurations to try the plane with: ordinary ones, and those that are meant to be hard."""

import os
from collections.abc import Callable

import pytest
from hypothesis import settings
from hypothesis import strategies as st

from holotable.plane.errors import PlaneError
from holotable.plane.fields import Field, corridor, half, wedge
from holotable.plane.outlines import outline
from holotable.plane.point import Point, Pose, Segment
from holotable.plane.shapes import Shape, box, disc, rectangle


def examples(count: int) -> settings:
    """So many tries in an ordinary run; HOLOTABLE_EXAMPLES multiplies them."""
    return settings(max_examples=max(1, int(count * float(os.environ.get("HOLOTABLE_EXAMPLES", "1")))))


lengths = st.one_of(
    st.integers(-30, 30).map(lambda n: n * 10.0),
    st.integers(-300_000, 300_000).map(lambda n: n / 1000.0),
)
headings = st.one_of(
    st.sampled_from(
        [0.0, 0.001, 22.5, 45.0, 89.999, 90.0, 90.001, 135.0, 180.0, 225.0, 270.0, 315.0, 359.999]
    ),
    st.integers(0, 359_999).map(lambda n: n / 1000.0),
)
points = st.builds(Point, lengths, lengths)
poses = st.builds(Pose, lengths, lengths, headings)
far_poses = st.builds(
    lambda p, dx, dy: Pose(p.x + dx, p.y + dy, p.heading), poses, *[st.sampled_from([0.0, 90_000.0])] * 2
)
segments = st.builds(Segment, points, points).filter(lambda s: s.length() > 1e-3)


def _star(radii: list[int]) -> Shape:
    turn = 360.0 / len(radii)
    corners = [Pose(0.0, 0.0, -turn * i).point(0.0, float(r)) for i, r in enumerate(radii)]
    return outline(corners)


ELL = outline([Point(0, 0), Point(40, 0), Point(40, 10), Point(10, 10), Point(10, 40), Point(0, 40)])
FORK = outline(
    [
        Point(-30, 0),
        Point(30, 0),
        Point(30, 40),
        Point(20, 40),
        Point(20, 10),
        Point(-20, 10),
        Point(-20, 40),
        Point(-30, 40),
    ]
)
NEEDLE = outline([Point(0, 0), Point(120, 0.4), Point(0, 0.8)])

convex = st.one_of(
    st.sampled_from(
        [rectangle(40, 40), rectangle(43, 71), rectangle(77.5, 129), rectangle(1, 80), disc(17.1), disc(0.05)]
    ),
    st.sampled_from([rectangle(36, 30, 3), box(-10, 0, 10, 40), NEEDLE]),
    st.builds(rectangle, st.integers(1, 120).map(float), st.integers(1, 120).map(float)),
)
outlines = st.one_of(
    st.sampled_from([ELL, FORK]),
    st.lists(st.integers(8, 60), min_size=5, max_size=14).map(_star),
)
shapes = st.one_of(convex, outlines)
placed = st.builds(lambda shape, pose: shape.at(pose), shapes, poses)
placed_convex = st.builds(lambda shape, pose: shape.at(pose), convex, poses)


def _wedge(apex: Point, start: float, width: float, closed: bool) -> Field:
    return wedge(apex, start, start + width, closed=closed)


fields = st.one_of(
    st.builds(
        _wedge,
        points,
        headings,
        st.sampled_from([0.01, 30.0, 81.24, 90.0, 179.9, 180.0, 200.0, 278.76, 359.9]),
        st.booleans(),
    ),
    st.builds(lambda pose, closed: corridor(-7.5, 7.5, 20.0, closed=closed).at(pose), poses, st.booleans()),
    st.builds(lambda pose, closed: half(0.0, closed=closed).at(pose), poses, st.booleans()),
)


def refused(work: Callable[..., object], *arguments: object) -> str:
    """The field that a PlaneError names."""
    with pytest.raises(PlaneError) as refusal:
        work(*arguments)
    return refusal.value.field
