"""Shapes and outlines."""

import math
from collections.abc import Callable

import pytest
import shapely
from hypothesis import given
from hypothesis import strategies as st

from holotable.plane.curves import shape_curve
from holotable.plane.outlines import MOST_POINTS, outline
from holotable.plane.point import Point, Pose
from holotable.plane.shapes import Shape, area, box, disc, rectangle
from plane.second_opinion import of, of_part
from plane.strategies import ELL, FORK, examples, outlines, poses, refused, shapes


@examples(300)
@given(outlines)
def test_the_parts_of_an_outline_fill_it_and_do_not_overlap(shape: Shape) -> None:
    whole = of(shape)
    parts = [of_part(part) for part in shape.parts]
    assert sum(part.area for part in parts) == pytest.approx(whole.area, rel=1e-9)
    assert shapely.union_all(parts).symmetric_difference(whole).area < 1e-6
    assert all(part.convex_hull.area == pytest.approx(part.area) for part in parts)


@examples(300)
@given(outlines)
def test_the_borders_of_the_parts_are_as_long_as_the_outline(shape: Shape) -> None:
    total = 0.0
    for part in shape.parts:
        for i, is_border in enumerate(part.border):
            if is_border:
                total += part.points[i].to(part.points[(i + 1) % len(part.points)])
    assert total == pytest.approx(of(shape).length)


@examples(300)
@given(shapes, poses)
def test_a_shape_keeps_its_size_wherever_it_stands(shape: Shape, pose: Pose) -> None:
    there = shape.at(pose)
    assert of(there).area == pytest.approx(of(shape).area, rel=1e-9)
    assert there.reach == shape.reach
    for part in there.parts:
        for p in part.points:
            assert math.hypot(p.x - there.cx, p.y - there.cy) + part.radius <= there.reach + 1e-9


@examples(200)
@given(shapes)
def test_turning_a_shape_over_twice_changes_nothing(shape: Shape) -> None:
    over = shape.mirrored()
    assert of(over).area == pytest.approx(of(shape).area, rel=1e-9)
    assert of(over.mirrored()).symmetric_difference(of(shape)).area < 1e-6
    assert of(over).symmetric_difference(shapely.transform(of(shape), lambda xy: xy * [-1, 1])).area < 1e-6


def test_an_outline_is_the_same_in_either_direction() -> None:
    there = [Point(0, 0), Point(40, 0), Point(20, 30)]
    assert area(outline(there).corners) == area(outline(there[::-1]).corners) == 600.0


def test_corners_that_repeat_are_dropped() -> None:
    doubled = [Point(0, 0), Point(0, 0), Point(40, 0), Point(20, 30), Point(0, 0)]
    assert len(outline(doubled).corners) == 3


def test_convex_outlines_stay_whole_and_others_are_cut() -> None:
    assert outline([Point(0, 0), Point(20, 0), Point(40, 0), Point(40, 40), Point(0, 40)]).is_convex()
    assert len(ELL.parts) == 2
    assert not FORK.is_convex()
    assert disc(5).is_disc()
    assert not rectangle(3, 4).is_disc()


@pytest.mark.parametrize(
    "ring",
    [
        [(0, 0), (40, 40), (40, 0), (0, 40)],
        [(0, 0), (40, 0), (40, 40), (20, 0), (0, 40)],
        [(0, 0), (40, 0), (20, 0), (20, 30)],
        [(0, 0), (10, 0)],
        [(0, 0), (0, 0), (0, 0)],
        [(0, 0), (10, 0), (20, 0)],
        [(0, 0), (40, 0), (math.nan, 40)],
        [(0, 0), (40, 0), (0, math.inf)],
        [(math.cos(i / 50), math.sin(i / 50)) for i in range(MOST_POINTS + 1)],
        [],
    ],
)
def test_an_outline_that_cannot_be_is_refused(ring: list[tuple[float, float]]) -> None:
    assert refused(outline, [Point(x, y) for x, y in ring], "rock.outline") == "rock.outline"


@examples(300)
@given(st.lists(st.tuples(st.integers(-9, 9), st.integers(-9, 9)), min_size=3, max_size=9))
def test_any_ring_is_either_refused_or_as_large_as_shapely_says(ring: list[tuple[int, int]]) -> None:
    points = [Point(float(x), float(y)) for x, y in ring]
    polygon = shapely.Polygon(ring)
    if polygon.is_valid and polygon.area > 0.0:
        assert of(outline(points)).area == pytest.approx(polygon.area)
    else:
        refused(outline, points)


@pytest.mark.parametrize(
    ("work", "arguments", "field"),
    [
        (disc, (0.0,), "radius"),
        (disc, (math.nan,), "radius"),
        (box, (0.0, 0.0, 0.0, 10.0), "size"),
        (box, (0.0, math.inf, 5.0, 10.0), "bottom"),
        (rectangle, (10.0, 10.0, 5.0), "size"),
        (rectangle, (10.0, 10.0, -1.0), "size"),
    ],
)
def test_a_shape_that_cannot_be_is_refused(
    work: Callable[..., object], arguments: tuple[float, ...], field: str
) -> None:
    assert refused(work, *arguments) == field


def test_a_curve_is_an_outline_as_an_svg_path() -> None:
    assert shape_curve(rectangle(4, 6)).d() == "M-2 3L2 3L2 -3L-2 -3Z"
    assert shape_curve(disc(5)).d() == "M5 0A5 5 0 0 0 -5 0A5 5 0 0 0 5 0Z"
    assert shape_curve(rectangle(4, 6, 1)).d().count("A1 1 0 0 0") == 4
    assert shape_curve(rectangle(4, 6), wider=10).d().startswith("M-2 13")
    assert shape_curve(box(0, 0, 2, 2)).plain() == {
        "start": [0, 0],
        "steps": [[2, 0, 0, False], [2, 2, 0, False], [0, 2, 0, False]],
    }
