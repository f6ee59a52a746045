"""Whole tables at once: every shot, every glance, and what stands in the way, against the same questions asked singly."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from holotable.plane.borders import TOLERANCE
from holotable.plane.crossing import crosses
from holotable.plane.cut import nearest_in
from holotable.plane.fields import Field, shape_of_far, wedge
from holotable.plane.glances import Eye, glances
from holotable.plane.lanes import in_the_way
from holotable.plane.nearest import nearest
from holotable.plane.overlap import depth, overlaps
from holotable.plane.point import Point, Pose, Segment
from holotable.plane.rings import cut_ring
from holotable.plane.shapes import Shape, disc, polygon, rectangle
from holotable.plane.shots import Body, Sector, Shot, shots
from plane.strategies import ELL, examples

REACH = 300.0
WIDE = 43.0
LONG = 71.0
# The corners of the sectors' lines on the rim, from the middle: ahead on the right, and so on around.
LINES = [(WIDE / 2, 20.0), (WIDE / 2, -25.0), (-WIDE / 2, -25.0), (-WIDE / 2, 20.0)]
AIMS = [(0.0, 28.0), (14.0, 0.0), (0.0, -28.0), (-14.0, 0.0)]


def _sectors() -> list[tuple[Shape, list[bool], Field, tuple[float, float]]]:
    """A rectangle divided by four lines from its middle: front, right, rear and left."""
    made = []
    middle = Point(0.0, 0.0)
    for k in range(4):
        start = Point(*LINES[k - 1])
        end = Point(*LINES[k])
        field = wedge(middle, _heading(start), _heading(end))
        part = field.shape.parts[0]
        points = rectangle(WIDE, LONG).corners
        outer = [True] * 4
        for i in range(len(part.nx)):
            if part.border[i]:
                points, outer = cut_ring(points, outer, part.nx[i], part.ny[i], part.nc[i], is_border=False)
        made.append((polygon(points), outer, field, AIMS[k]))
    return made


def _heading(point: Point) -> float:
    from holotable.plane.trig import bearing

    return bearing(point.x, point.y)


SECTORS = _sectors()


def _body(pose: Pose) -> Body:
    return Body(
        rectangle(WIDE + 4.0, LONG + 1.0).at(pose),
        [
            Sector(shape.at(pose), outer, field.at(pose).shape.parts[0], pose.point(*aim))
            for shape, outer, field, aim in SECTORS
        ],
    )


near_poses = st.builds(
    Pose,
    st.one_of(
        st.integers(-8, 8).map(lambda n: n * 45.0), st.integers(-350_000, 350_000).map(lambda n: n / 1000.0)
    ),
    st.one_of(
        st.integers(-6, 6).map(lambda n: n * 45.0), st.integers(-300_000, 300_000).map(lambda n: n / 1000.0)
    ),
    st.one_of(
        st.sampled_from([0.0, 45.0, 90.0, 180.0, 270.0]), st.integers(0, 359_999).map(lambda n: n / 1000.0)
    ),
)
rocks = st.builds(
    lambda shape, pose: shape.at(pose), st.sampled_from([ELL, disc(20.0), rectangle(60, 30)]), near_poses
)


def _apart(poses: list[Pose]) -> list[Pose]:
    """Those that stand on none of those before."""
    kept: list[Pose] = []
    for pose in poses:
        shape = rectangle(WIDE + 4.0, LONG + 1.0).at(pose)
        if not any(overlaps(shape, rectangle(WIDE + 4.0, LONG + 1.0).at(other)) for other in kept):
            kept.append(pose)
    return kept


def _singly(
    bodies: list[Body], rocks: list[Shape], i: int, s: int, k: int, t: int
) -> tuple[float, list[int], list[int]] | None:
    """One shot as the rules ask it, step by step."""
    own = bodies[i].sectors[s]
    aimed = bodies[k].sectors[t]
    others = [sector for n, sector in enumerate(bodies[k].sectors) if n != t]
    shape = shape_of_far([own.part])
    target = shape_of_far([aimed.part])
    measured = nearest_in(shape, target, Field(shape_of_far([own.field])))
    if measured is None or measured.mm > REACH + TOLERANCE:
        return None
    sight = Segment(own.aim, aimed.aim)
    if any(crosses(sight, shape_of_far([other.part])) for other in others):
        return None
    lines = measured.lines()
    if len(lines) == 2:
        lines.append(
            Segment(
                Segment(lines[0].start, lines[1].start).along(0.5),
                Segment(lines[0].end, lines[1].end).along(0.5),
            )
        )
    if all(any(crosses(line, shape_of_far([other.part])) for other in others) for line in lines):
        return None
    through = [n for n, body in enumerate(bodies) if n not in {i, k} and crosses(sight, body.shape)]
    return measured.mm, through, [n for n, rock in enumerate(rocks) if crosses(sight, rock)]


@examples(25)
@given(st.lists(near_poses, min_size=2, max_size=6), st.lists(rocks, max_size=4))
def test_all_shots_of_a_table_are_the_single_ones(poses: list[Pose], obstacles: list[Shape]) -> None:
    bodies = [_body(pose) for pose in _apart(poses)]
    found = {(f.body, f.sector, f.target, f.target_sector): f for f in shots(bodies, obstacles, REACH)}
    for i in range(len(bodies)):
        for k in range(len(bodies)):
            if i == k:
                continue
            for s in range(4):
                for t in range(4):
                    shot: Shot | None = found.pop((i, s, k, t), None)
                    told = _singly(bodies, obstacles, i, s, k, t)
                    assert (shot is None) == (told is None), (i, s, k, t)
                    if shot is not None and told is not None:
                        assert shot.range.mm == pytest.approx(told[0], abs=1e-9)
                        assert (shot.through, shot.obstacles) == told[1:]
    assert not found


def test_shots_come_in_the_order_of_the_bodies() -> None:
    bodies = [_body(Pose(0, 0)), _body(Pose(0, 150, 180)), _body(Pose(200, 0, 270))]
    found = shots(bodies, [], REACH)
    order = [(shot.body, shot.target, shot.sector, shot.target_sector) for shot in found]
    assert order == sorted(order)
    assert (0, 1, 0, 0) in order
    assert "0.0 -> 1.0" in repr(found[0])


def test_a_rock_between_two_bodies_obstructs_both_ways() -> None:
    bodies = [_body(Pose(0, 0)), _body(Pose(0, 200, 180))]
    found = [
        shot
        for shot in shots(bodies, [disc(10.0, 0.0, 100.0)], REACH)
        if (shot.sector, shot.target_sector) == (0, 0)
    ]
    assert [shot.obstacles for shot in found] == [[0], [0]]


def test_beyond_the_reach_there_is_no_shot() -> None:
    gap = REACH + LONG
    assert shots([_body(Pose(0, 0)), _body(Pose(0, gap, 180))], [], REACH)
    assert not shots([_body(Pose(0, 0)), _body(Pose(0, gap + 0.01, 180))], [], REACH)


ARCS = [
    wedge(Point(0, 0), a, b, closed=False)
    for a, b in ((-40.6, 40.6), (40.6, 139.4), (139.4, 220.6), (-180 + 40.6, -40.6))
]


@examples(40)
@given(st.lists(near_poses, min_size=2, max_size=6), st.lists(rocks, max_size=4))
def test_all_glances_of_a_table_are_the_single_ones(poses: list[Pose], obstacles: list[Shape]) -> None:
    kept = _apart(poses)
    bodies = [rectangle(40, 40).at(pose) for pose in kept]
    eyes = [
        Eye(body.parts[0], [arc.at(pose).shape.parts[0] for arc in ARCS], REACH)
        for body, pose in zip(bodies, kept, strict=True)
    ]
    found = glances(eyes)
    told = {(glance.eye, glance.sight, glance.target): glance for glance in found}
    for i, pose in enumerate(kept):
        for k, body in enumerate(bodies):
            for s, arc in enumerate(ARCS):
                if i == k:
                    continue
                single = nearest_in(bodies[i], body, arc.at(pose))
                glance = told.pop((i, s, k), None)
                if glance is not None and single is not None:
                    assert glance.measured.mm == pytest.approx(single.mm, abs=1e-9)
                    assert glance.apart == pytest.approx(nearest(bodies[i], body).mm, abs=1e-9)
                elif single is not None:
                    # Beyond the reach, or in the arc by just the tolerance.
                    assert single.mm > REACH - TOLERANCE or depth(body, arc.at(pose).shape) < TOLERANCE + 1e-6
                elif glance is not None:
                    assert depth(body, arc.at(pose).shape) > TOLERANCE - 1e-6
    assert not told
    for glance, way in zip(found, in_the_way(found, bodies, obstacles), strict=True):
        line = Segment(glance.measured.start, glance.measured.end)
        assert way.line == line
        # Lines shared by both sides may differ in the last digit.
        for n, body in enumerate(bodies):
            if n not in {glance.eye, glance.target}:
                assert (n in way.bodies) == crosses(line, body)
        assert way.shapes == [n for n, rock in enumerate(obstacles) if crosses(line, rock)]
