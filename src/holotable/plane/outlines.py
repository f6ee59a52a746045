"""General outlines: a ring of corners, checked, and cut into convex parts."""

from typing import Final

from holotable.plane.errors import PlaneError
from holotable.plane.point import Point, coordinate
from holotable.plane.shapes import Part, Shape, area, part_of, polygon, shape_of, turn

MOST_POINTS: Final = 200
"""No outline of a piece has more corners."""

_SAME: Final = 1e-6
_THIN: Final = 1e-9


def outline(points: list[Point], field: str = "outline") -> Shape:
    """The shape inside a ring of corners, in either direction, which may not cross itself.

    Corners that repeat the one before are dropped. An outline that cannot be is refused with the field's name.
    """
    if len(points) > MOST_POINTS:
        raise PlaneError("plane-outline-corners", field, has=len(points), most=MOST_POINTS)
    ring: list[Point] = []
    for p in points:
        coordinate(p.x, field)
        coordinate(p.y, field)
        if not ring or ring[-1].to(p) > _SAME:
            ring.append(p)
    while len(ring) > 1 and ring[-1].to(ring[0]) <= _SAME:
        ring.pop()
    if len(ring) < 3:
        raise PlaneError("plane-outline-three", field)
    _refuse_crossing(ring, field)
    size = area(ring)
    if abs(size) <= _THIN:
        raise PlaneError("plane-outline-flat", field)
    if size < 0.0:
        ring.reverse()
    if _is_convex(ring):
        return polygon(ring)
    return shape_of(_convex_parts(ring, field), ring)


def _is_convex(ring: list[Point]) -> bool:
    count = len(ring)
    return all(turn(ring[i], ring[(i + 1) % count], ring[(i + 2) % count]) >= 0.0 for i in range(count))


def _refuse_crossing(ring: list[Point], field: str) -> None:
    count = len(ring)
    for i in range(count):
        a = ring[i]
        b = ring[(i + 1) % count]
        following = ring[(i + 2) % count]
        if turn(a, b, following) == 0.0 and (
            (a.x - b.x) * (following.x - b.x) + (a.y - b.y) * (following.y - b.y) > 0.0
        ):
            raise PlaneError("plane-outline-back", field, corner=(i + 1) % count)
        for j in range(i + 2, count):
            if i == 0 and j == count - 1:
                continue
            if _meet(a, b, ring[j], ring[(j + 1) % count]):
                raise PlaneError("plane-outline-crosses", field, one=i, two=j)


def _meet(a: Point, b: Point, c: Point, d: Point) -> bool:
    if max(a.x, b.x) < min(c.x, d.x) or max(c.x, d.x) < min(a.x, b.x):
        return False
    if max(a.y, b.y) < min(c.y, d.y) or max(c.y, d.y) < min(a.y, b.y):
        return False
    s1 = turn(a, b, c)
    s2 = turn(a, b, d)
    s3 = turn(c, d, a)
    s4 = turn(c, d, b)
    return not ((s1 > 0.0 and s2 > 0.0) or (s1 < 0.0 and s2 < 0.0)) and not (
        (s3 > 0.0 and s4 > 0.0) or (s3 < 0.0 and s4 < 0.0)
    )


def _convex_parts(ring: list[Point], field: str) -> list[Part]:
    """Cut a simple ring into triangles by its ears, and join them again while they stay convex."""
    polygons = _joined(ring, _ears(ring, field))
    parts: list[Part] = []
    for corners in polygons:
        border = [
            (corners[(k + 1) % len(corners)] - corners[k]) % len(ring) == 1 for k in range(len(corners))
        ]
        parts.append(part_of([ring[k] for k in corners], 0.0, border))
    return parts


def _joined(ring: list[Point], polygons: list[list[int]]) -> list[list[int]]:
    """Join neighbours while they stay convex, always the first two that can be; what has failed is not tried again."""
    apart: set[tuple[int, int]] = set()
    names = list(range(len(polygons)))
    named = len(polygons)
    joined = True
    while joined:
        joined = False
        owners: dict[tuple[int, int], int] = {}
        for i in range(len(polygons)):
            corners = polygons[i]
            for k in range(len(corners)):
                owners[corners[k - 1], corners[k]] = i
        for i in range(len(polygons)):
            corners = polygons[i]
            beside = sorted({owners.get((corners[k], corners[k - 1]), -1) for k in range(len(corners))})
            for j in beside:
                if j <= i or (names[i], names[j]) in apart:
                    continue
                both = _join(ring, corners, polygons[j])
                if both:
                    polygons[i] = both
                    polygons.pop(j)
                    names.pop(j)
                    names[i] = named
                    named += 1
                    joined = True
                    break
                apart.add((names[i], names[j]))
            if joined:
                break
    return polygons


def _ears(ring: list[Point], field: str) -> list[list[int]]:
    """Cut the highest ear off, again and again, until a triangle is left."""
    left = list(range(len(ring)))
    triangles: list[list[int]] = []
    while len(left) > 3:
        heights: list[tuple[float, int]] = []
        for k in range(len(left)):
            i = left[k - 1]
            m = left[(k + 1) % len(left)]
            size = turn(ring[i], ring[left[k]], ring[m])
            if size >= 0.0:
                heights.append((-size / max(ring[i].to(ring[m]), _THIN), k))
        heights.sort()
        best = -1
        for height, k in heights:
            if _is_ear(ring, left, k):
                best = k
                if height < -_THIN:
                    triangles.append([left[k - 1], left[k], left[(k + 1) % len(left)]])
                break
        if best < 0:
            raise PlaneError("plane-outline-thin", field)
        left.pop(best)
    if turn(ring[left[0]], ring[left[1]], ring[left[2]]) > 0.0:
        triangles.append(left)
    return triangles


def _is_ear(ring: list[Point], left: list[int], k: int) -> bool:
    """Whether no other corner lies in the triangle of a corner and its two neighbours."""
    i = left[k - 1]
    j = left[k]
    m = left[(k + 1) % len(left)]
    a = ring[i]
    b = ring[j]
    c = ring[m]
    low_x = min(a.x, b.x, c.x)
    high_x = max(a.x, b.x, c.x)
    low_y = min(a.y, b.y, c.y)
    high_y = max(a.y, b.y, c.y)
    for n in left:
        p = ring[n]
        if n in (i, j, m) or p.x < low_x or p.x > high_x or p.y < low_y or p.y > high_y:
            continue
        if _inside_triangle(p, a, b, c):
            return False
    return True


def _inside_triangle(p: Point, a: Point, b: Point, c: Point) -> bool:
    if p in (a, b, c):
        return False
    return turn(a, b, p) >= 0.0 and turn(b, c, p) >= 0.0 and turn(c, a, p) >= 0.0


def _join(ring: list[Point], one: list[int], two: list[int]) -> list[int]:
    """The two polygons as one if they share an edge and the whole is convex; otherwise nothing."""
    for k in range(len(one)):
        a = one[k]
        b = one[(k + 1) % len(one)]
        if b in two and two[(two.index(b) + 1) % len(two)] == a:
            start = two.index(a)
            middle = [two[(start + 1 + n) % len(two)] for n in range(len(two) - 2)]
            whole = one[: k + 1] + middle + one[k + 1 :]
            if _is_convex([ring[n] for n in whole]):
                return whole
            return []
    return []
