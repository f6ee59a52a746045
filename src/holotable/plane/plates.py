"""Plates: rectangles with round studs at both ends, and how deep one stands in another.

This is the quick way for pieces that must be tried in many poses; `Plate.shape` gives the same piece to everybody
else, and the tests hold the two against each other.
"""

import math
from typing import Final

from holotable.plane.point import Point, Pose
from holotable.plane.rings import rounded_ring
from holotable.plane.shapes import Part, Shape, part_of, shape_of

_TIP: Final = 24
"""Edges that a whole stud would be drawn with."""

_CLEAR: Final = 0.02
"""Bodies this much farther apart than their studs reach need no closer look; it is more than any tolerance."""

_DEEP: Final = 3.0
"""Bodies that stand this deep in each other need no studs to say so; up to here the depth is exact."""


class Plate:
    """A rectangle around the origin with two studs of one radius at each end, side by side.

    ``wide`` and ``long`` are half its size, ``side`` is how far a stud's centre lies beside the middle line, ``ahead``
    how far before and behind the origin. A plate without studs has the ``radius`` 0.
    """

    __slots__ = ("ahead", "long", "out", "radius", "reach", "side", "wide")

    def __init__(
        self, wide: float, long: float, side: float = 0.0, ahead: float = 0.0, radius: float = 0.0
    ) -> None:
        """Take half the width and half the length, and where the studs are."""
        self.wide = wide
        self.long = long
        self.side = side
        self.ahead = ahead
        self.radius = radius
        self.out = max(ahead + radius - long, 0.0) if radius > 0.0 else 0.0
        self.reach = math.sqrt(wide * wide + (long + self.out) * (long + self.out))

    def __repr__(self) -> str:
        return f"Plate({2.0 * self.wide:g} x {2.0 * self.long:g}, studs {self.out:g} out)"

    def body(self) -> Shape:
        """The rectangle alone."""
        part = self._body()
        return shape_of([part], part.points)

    def shape(self) -> Shape:
        """The rectangle with its studs."""
        parts = [self._body()]
        if self.radius == 0.0:
            return shape_of(parts, parts[0].points)
        corners: list[Point] = []
        for ahead in (-1.0, 1.0):
            corners.append(Point(ahead * self.wide, ahead * self.long))
            for side in (1.0, -1.0):
                centre = Point(ahead * side * self.side, ahead * self.ahead)
                stud = part_of([centre], self.radius)
                parts.append(stud)
                ring = rounded_ring(stud, _TIP)
                first = next(i for i in range(_TIP) if ahead * ring[i - 1].y <= self.long < ahead * ring[i].y)
                corners.append(Point(centre.x + ahead * self.radius, ahead * self.long))
                corners.extend(p for p in ring[first:] + ring[:first] if ahead * p.y > self.long)
                corners.append(Point(centre.x - ahead * self.radius, ahead * self.long))
            corners.append(Point(-ahead * self.wide, ahead * self.long))
        return shape_of(parts, corners)

    def _body(self) -> Part:
        return part_of(
            [
                Point(-self.wide, -self.long),
                Point(self.wide, -self.long),
                Point(self.wide, self.long),
                Point(-self.wide, self.long),
            ]
        )


class Standing:
    """A plate on the table."""

    __slots__ = ("c", "plate", "s", "x", "y")

    def __init__(self, plate: Plate, pose: Pose) -> None:
        """Put the plate's origin at the pose."""
        self.plate = plate
        self.x = pose.x
        self.y = pose.y
        self.s = pose.s
        self.c = pose.c


def far_apart(a: Plate, x: float, y: float, other: Standing) -> bool:
    """Whether a plate at (x, y), however it is turned, is too far away to touch the other one."""
    dx = other.x - x
    dy = other.y - y
    reach = a.reach + other.plate.reach
    return dx * dx + dy * dy > reach * reach


def plate_depth(a: Plate, x: float, y: float, s: float, c: float, other: Standing) -> float:
    """How deep a plate at (x, y), looking along (s, c), stands in another; not above 0 if they are apart.

    Below 0 it is no distance, but it grows with one and passes 0 where they touch. The four directions of the two
    rectangles decide; studs matter only near contact.
    """
    b = other.plate
    dx = other.x - x
    dy = other.y - y
    same = abs(c * other.c + s * other.s)
    cross = abs(other.s * c - other.c * s)
    right = dx * c - dy * s
    ahead = dx * s + dy * c
    gap = abs(right) - a.wide - b.wide * same - b.long * cross
    next_gap = abs(ahead) - a.long - b.wide * cross - b.long * same
    if next_gap > gap:
        gap = next_gap
    near = a.out + b.out + _CLEAR
    if gap > near:
        return -gap
    other_right = dx * other.c - dy * other.s
    other_ahead = dx * other.s + dy * other.c
    next_gap = abs(other_right) - b.wide - a.wide * same - a.long * cross
    if next_gap > gap:
        gap = next_gap
    next_gap = abs(other_ahead) - b.long - a.wide * cross - a.long * same
    if next_gap > gap:
        gap = next_gap
    if gap > near or -gap > _DEEP or near == _CLEAR:
        return -gap
    deepest = -gap
    turned_c = c * other.c + s * other.s
    turned_s = other.s * c - other.c * s
    if b.radius > 0.0:
        deepest = max(deepest, _studs_in(b, right, ahead, turned_s, turned_c, a))
    if a.radius > 0.0:
        deepest = max(deepest, _studs_in(a, -other_right, -other_ahead, -turned_s, turned_c, b))
        if b.radius > 0.0:
            deepest = max(deepest, _studs_meet(a, b, right, ahead, turned_s, turned_c))
    return deepest


def _studs_in(own: Plate, x: float, y: float, s: float, c: float, plate: Plate) -> float:
    """How deep the studs of a plate whose pose is (x, y, s, c) in the other's frame stand in that other's rectangle."""
    deepest = -1e300
    for end in (own.ahead, -own.ahead):
        for side in (own.side, -own.side):
            px = abs(x + side * c + end * s) - plate.wide
            py = abs(y - side * s + end * c) - plate.long
            if px <= 0.0 or py <= 0.0:
                depth = own.radius - max(px, py)
            else:
                depth = own.radius - math.sqrt(px * px + py * py)
            if depth > deepest:
                deepest = depth
    return deepest


def _studs_meet(a: Plate, b: Plate, x: float, y: float, s: float, c: float) -> float:
    """How deep the studs of two plates stand in each other; `b` has the pose (x, y, s, c) in the frame of `a`."""
    least = 1e300
    for end in (b.ahead, -b.ahead):
        for side in (b.side, -b.side):
            px = abs(x + side * c + end * s) - a.side
            py = abs(y - side * s + end * c) - a.ahead
            square = px * px + py * py
            if square < least:
                least = square
    return a.radius + b.radius - math.sqrt(least)
