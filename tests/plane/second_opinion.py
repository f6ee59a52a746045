"""The same shapes in shapely, and in brute force: dense samples and nothing clever."""

import math

import shapely
from shapely.geometry import LineString, MultiPolygon, Polygon
from shapely.geometry.base import BaseGeometry

from holotable.plane.fields import Field
from holotable.plane.point import Point, Segment
from holotable.plane.shapes import Part, Shape

ROUND = 96
"""Edges to a quarter of a circle: 0.0006 mm off for a squadron's base."""


def of_part(part: Part) -> BaseGeometry:
    pairs = [p.pair() for p in part.points]
    core = shapely.Point(pairs[0]) if len(pairs) == 1 else Polygon(pairs)
    return core.buffer(part.radius, quad_segs=ROUND) if part.radius > 0.0 else core


def of(shape: Shape) -> BaseGeometry:
    if len(shape.parts) > 1:
        return Polygon([p.pair() for p in shape.corners])
    return of_part(shape.parts[0])


def of_field(field: Field) -> BaseGeometry:
    return shapely.union_all([of_part(part) for part in field.shape.parts])


def of_line(line: Segment) -> LineString:
    return LineString([line.start.pair(), line.end.pair()])


def of_point(point: Point) -> shapely.Point:
    return shapely.Point(point.pair())


def of_ring(points: list[Point]) -> Polygon:
    return Polygon([p.pair() for p in points])


def border(geometry: BaseGeometry, spacing: float) -> list[tuple[float, float]]:
    """Points along the border of a geometry, no farther apart than the spacing."""
    if isinstance(geometry, MultiPolygon):
        return [point for polygon in geometry.geoms for point in border(polygon, spacing)]
    line = geometry.exterior if isinstance(geometry, Polygon) else geometry
    count = max(1, math.ceil(line.length / spacing))
    return [line.interpolate(i / count, normalized=True).coords[0] for i in range(count + 1)]


def sampled_gap(a: BaseGeometry, b: BaseGeometry, spacing: float) -> float:
    """The least distance between samples of two borders: never below the truth, nor half a spacing a side above it."""
    ours = border(a, spacing)
    theirs = border(b, spacing)
    return min(math.hypot(x - u, y - v) for x, y in ours for u, v in theirs)


def sampled_depth(a: Part, b: Part, directions: int = 7200) -> float:
    """The least push that frees two convex parts, tried in so many directions; never below the truth."""
    best = math.inf
    for k in range(directions):
        ux = math.cos(2.0 * math.pi * k / directions)
        uy = math.sin(2.0 * math.pi * k / directions)
        ahead = max(ux * p.x + uy * p.y for p in a.points) + a.radius
        behind = min(ux * p.x + uy * p.y for p in b.points) - b.radius
        best = min(best, ahead - behind)
    return best
