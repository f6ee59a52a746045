"""The least distance between two shapes, and the points it lies between.

Between two convex polygons that are apart, the least distance is either the best separation along the normal of an
edge, if the corner it is measured to lies beside that edge, or the distance between two corners. A radius around a
part shortens the distance by as much.
"""

import math
from typing import Final

from holotable.plane.point import Point, Segment
from holotable.plane.rings import cut_points
from holotable.plane.shapes import Part, Shape

_PARALLEL: Final = 1e-9
_NOWHERE: Final = 1e300


class Nearest:
    """How far two shapes are apart, and the line between their nearest points.

    ``mm`` is 0 where they overlap, and both points are then one that they share. Two parallel edges have many lines
    of the same length: ``start`` and ``end`` are those of one end of the family, and ``other`` is its other end.
    """

    __slots__ = ("end", "mm", "other", "start")

    def __init__(self, mm: float, start: Point, end: Point, other: Segment | None = None) -> None:
        """Take finished values; `nearest` works them out."""
        self.mm = mm
        self.start = start
        self.end = end
        self.other = other

    def __repr__(self) -> str:
        return f"Nearest({self.mm:.3f} mm, {self.start!r}, {self.end!r})"

    def line(self) -> Segment:
        """The line from the first shape to the second."""
        return Segment(self.start, self.end)

    def lines(self) -> list[Segment]:
        """The line, and the other end of the family where there are many."""
        return [self.line()] if self.other is None else [self.line(), self.other]

    def reversed(self) -> "Nearest":
        """The same distance, told from the other shape."""
        other = None if self.other is None else self.other.reversed()
        return Nearest(self.mm, self.end, self.start, other)


def _best_edge(a: Part, b: Part) -> tuple[float, int, int]:
    """How far the best edge of `a` keeps all of `b` away, which edge that is, and the corner of `b` nearest to it.

    The middle of `b` lies inside it, so no edge is better than its distance to that middle: most edges need no more.
    """
    points = b.points
    ny = a.ny
    nc = a.nc
    x = b.cx
    y = b.cy
    best = -_NOWHERE
    index = -1
    corner = 0
    for i, ex in enumerate(a.nx):
        ey = ny[i]
        ec = nc[i]
        if ex * x + ey * y - ec <= best:
            continue
        near = _NOWHERE
        nearest_corner = 0
        for k, p in enumerate(points):
            d = ex * p.x + ey * p.y
            if d < near:
                near = d
                nearest_corner = k
        near -= ec
        if near > best:
            best = near
            index = i
            corner = nearest_corner
    return best, index, corner


def _beside(a: Part, index: int, p: Point) -> bool:
    """Whether a point lies beside the edge, not beyond one of its ends."""
    points = a.points
    start = points[index]
    end = points[index + 1 if index + 1 < len(points) else 0]
    # Along the edge is its normal turned left.
    tx = -a.ny[index]
    ty = a.nx[index]
    along = (p.x - start.x) * tx + (p.y - start.y) * ty
    return 0.0 <= along <= (end.x - start.x) * tx + (end.y - start.y) * ty


def _corner_beside(a: Part, gap: float, index: int, corner: int, b: Part) -> int:
    """The corner of `b` that lies nearest to the edge and beside it, or -1."""
    points = b.points
    if _beside(a, index, points[corner]):
        return corner
    count = len(points)
    if count == 1:
        return -1
    limit = gap + a.nc[index] + _PARALLEL
    for other in (corner + 1 if corner + 1 < count else 0, corner - 1 if corner > 0 else count - 1):
        p = points[other]
        # A line has each of its ends twice: what lies between those two is no edge.
        if a.nx[index] * p.x + a.ny[index] * p.y <= limit and p != points[corner]:
            # The edges are parallel: either a corner of one lies beside the other, or two corners are nearest.
            if _beside(a, index, p):
                return other
            if _beside(b, corner if other == (corner + 1) % count else other, a.points[index]):
                return corner
    return -1


_OVERLAP: Final = 0
_FROM_FIRST: Final = 1
_FROM_SECOND: Final = 2
_CORNERS: Final = 3


def _pair(a: Part, b: Part) -> tuple[int, float, int, int]:
    """What the least distance of two parts is measured between, without their radii: kind, distance, two numbers.

    They overlap, or it is measured from an edge of the first to a corner of the second (their numbers follow), from
    an edge of the second to a corner of the first, or between two corners, the first part's told first.
    """
    one, edge_one, corner_two = _best_edge(a, b)
    if one > 0.0:
        corner = _corner_beside(a, one, edge_one, corner_two, b)
        if corner >= 0:
            return _FROM_FIRST, one, edge_one, corner
    two, edge_two, corner_one = _best_edge(b, a)
    if two > 0.0:
        corner = _corner_beside(b, two, edge_two, corner_one, a)
        if corner >= 0:
            return _FROM_SECOND, two, edge_two, corner
    elif one <= 0.0 and (edge_one >= 0 or edge_two >= 0):
        return _OVERLAP, 0.0, 0, 0
    # Two corners. How far two convex parts keep apart along a direction has one hill: where it is above 0, the best
    # edge lies next to its top, so that the nearest corner is one of its ends.
    least = _NOWHERE
    first = 0
    second = 0
    for i in _ends(one, edge_one, len(a.points)):
        p = a.points[i]
        x = p.x
        y = p.y
        for k in _ends(two, edge_two, len(b.points)):
            q = b.points[k]
            dx = q.x - x
            dy = q.y - y
            square = dx * dx + dy * dy
            if square < least:
                least = square
                first = i
                second = k
    return _CORNERS, math.sqrt(least), first, second


def _ends(gap: float, edge: int, count: int) -> list[int]:
    """The corners of a part that may be nearest: both ends of its best edge, or all where that does not separate."""
    if gap > 0.0:
        return [edge, edge + 1 if edge + 1 < count else 0]
    return list(range(count))


def cores_apart(a: Part, b: Part) -> float:
    """The least distance of two parts without their radii; 0 where they overlap."""
    return _pair(a, b)[1]


def part_gap(a: Part, b: Part) -> float:
    """The least distance of two parts, their radii included; 0 where they overlap."""
    mm = _pair(a, b)[1] - a.radius - b.radius
    return mm if mm > 0.0 else 0.0


def gap(a: Shape, b: Shape) -> float:
    """The least distance of two shapes, without the points it lies between."""
    best = _NOWHERE
    for p in a.parts:
        for q in b.parts:
            dx = q.cx - p.cx
            dy = q.cy - p.cy
            reach = p.reach + q.reach + best
            if dx * dx + dy * dy < reach * reach:
                mm = part_gap(p, q)
                if mm <= 0.0:
                    return 0.0
                best = min(best, mm)
    return best


def part_nearest(a: Part, b: Part) -> Nearest:
    """The least distance of two parts, the points it lies between, and the other end of the family, if any."""
    kind, mm, one, two = _pair(a, b)
    if kind == _FROM_FIRST:
        return _from_edge(a, b, one, two, mm)
    if kind == _FROM_SECOND:
        return _from_edge(b, a, one, two, mm).reversed()
    if kind == _CORNERS:
        return _shortened(a.points[one], b.points[two], mm, a.radius, b.radius)
    shared = _shared_point(a, b)
    return Nearest(0.0, shared, shared)


def _shortened(start: Point, end: Point, mm: float, before: float, after: float) -> Nearest:
    """The line between two cores, without the radii at its ends."""
    if mm <= before + after:
        share = 0.5 if before + after <= 0.0 else before / (before + after)
        shared = Point(start.x + (end.x - start.x) * share, start.y + (end.y - start.y) * share)
        return Nearest(0.0, shared, shared)
    ux = (end.x - start.x) / mm
    uy = (end.y - start.y) / mm
    return Nearest(
        mm - before - after,
        Point(start.x + ux * before, start.y + uy * before),
        Point(end.x - ux * after, end.y - uy * after),
    )


def _from_edge(a: Part, b: Part, index: int, corner: int, mm: float) -> Nearest:
    """The line from an edge of `a` to a corner of `b`, and all its parallels of the same length."""
    nx = a.nx[index]
    ny = a.ny[index]
    tx = -ny
    ty = nx
    start = a.points[index]
    end = a.points[index + 1 if index + 1 < len(a.points) else 0]
    low = start.x * tx + start.y * ty
    high = end.x * tx + end.y * ty
    p = b.points[corner]
    here = p.x * tx + p.y * ty
    there = here
    count = len(b.points)
    level = mm + a.nc[index] + _PARALLEL
    for other in (corner + 1 if corner + 1 < count else 0, corner - 1 if corner > 0 else count - 1):
        q = b.points[other]
        if nx * q.x + ny * q.y <= level:
            along = q.x * tx + q.y * ty
            if abs(along - here) > abs(there - here):
                there = along
    here = min(max(here, low), high)
    there = min(max(there, low), high)
    base = a.nc[index]
    first = _across(nx, ny, base, here, mm, a.radius, b.radius)
    if abs(there - here) > _PARALLEL and first.mm > 0.0:
        first.other = _across(nx, ny, base, there, mm, a.radius, b.radius).line()
    return first


def _across(
    nx: float, ny: float, base: float, along: float, mm: float, before: float, after: float
) -> Nearest:
    foot = Point(nx * base - ny * along, ny * base + nx * along)
    return _shortened(foot, Point(foot.x + nx * mm, foot.y + ny * mm), mm, before, after)


def _shared_point(a: Part, b: Part) -> Point:
    """A point in the middle of what two overlapping cores share."""
    points = a.points
    other = b
    if len(b.points) == 1 or (len(b.points) == 4 and b.points[1] == b.points[2]):
        # A point or a line is what is cut: cut by its own sides, it would lose its ends in the last digit.
        points = b.points
        other = a
    for i in range(len(other.nx)):
        cut = cut_points(points, other.nx[i], other.ny[i], other.nc[i])
        # Thin shapes may miss each other by the last digit.
        points = cut or [_least(points, other.nx[i], other.ny[i])]
    x = 0.0
    y = 0.0
    for p in points:
        x += p.x
        y += p.y
    return Point(x / len(points), y / len(points))


def _least(points: list[Point], nx: float, ny: float) -> Point:
    """The point that lies farthest back along a direction."""
    best = points[0]
    for p in points:
        if nx * p.x + ny * p.y < nx * best.x + ny * best.y:
            best = p
    return best


def nearest(a: Shape, b: Shape) -> Nearest:
    """The least distance of two shapes, with the points it lies between."""
    best: Nearest | None = None
    limit = _NOWHERE
    for p in a.parts:
        for q in b.parts:
            dx = q.cx - p.cx
            dy = q.cy - p.cy
            reach = p.reach + q.reach + limit
            if dx * dx + dy * dy < reach * reach:
                found = part_nearest(p, q)
                if best is None or found.mm < best.mm:
                    best = found
                    limit = found.mm
                    if limit <= 0.0:
                        return found
    if best is None:
        return part_nearest(a.parts[0], b.parts[0])
    return best


def within(a: Shape, b: Shape, mm: float) -> bool:
    """Whether two shapes may be as near as `mm` to each other, judged by the circles around them: quick, never wrong
    where it says no."""
    dx = b.cx - a.cx
    dy = b.cy - a.cy
    reach = a.reach + b.reach + mm
    return dx * dx + dy * dy <= reach * reach
