"""Strips: the outline of a template, which is a width swept along a straight or curved piece of path."""

from typing import Final

from holotable.plane.borders import TOLERANCE
from holotable.plane.errors import PlaneError
from holotable.plane.nearest import gap, part_gap
from holotable.plane.overlap import overlaps
from holotable.plane.paths import Piece
from holotable.plane.point import Point
from holotable.plane.rings import common, cut_points, rounded_ring
from holotable.plane.shapes import Part, Shape, box, part_of

_FACETS: Final = 512
"""Edges that a round piece is given where it meets a bend: a token of 20 mm is 0.0004 mm off at most."""


class Strip:
    """All that lies within half a width beside a piece of path, from one of its marks to another."""

    __slots__ = ("end", "first", "last", "piece", "shape", "start", "width")

    def __init__(self, piece: Piece, width: float, start: float = 0.0, end: float = -1.0) -> None:
        """Lay the strip from `start` to `end` millimetres of the piece; to its end if `end` is left out."""
        self.piece = piece
        self.width = width
        self.start = start
        self.end = piece.length if end < 0.0 else end
        self.first = piece.pose(self.start)
        self.last = piece.pose(self.end)
        self.shape: Shape | None = None
        if abs(piece.degrees) > 180.0:
            raise PlaneError("plane-strip", "degrees")
        if piece.is_straight():
            half = width / 2.0
            if self.end > self.start:
                self.shape = box(-half, 0.0, half, self.end - self.start).at(self.first)

    def __repr__(self) -> str:
        return f"Strip({self.piece!r}, {self.width:g} mm wide, {self.start:.3f} to {self.end:.3f})"

    def is_empty(self) -> bool:
        """Whether nothing of the strip was laid."""
        return self.end <= self.start

    def overlaps(self, shape: Shape) -> bool:
        """Whether the strip overlaps a shape; touching is not overlapping."""
        return self._meets(shape, -TOLERANCE)

    def touches(self, shape: Shape) -> bool:
        """Whether the strip overlaps or touches a shape."""
        return self._meets(shape, TOLERANCE)

    def outline(self, facets: int = 96) -> list[Point]:
        """The corners of the strip, counter-clockwise; a bend is drawn with so many edges to a full turn."""
        if self.shape is not None:
            return self.shape.corners
        half = self.width / 2.0
        turn = abs(self.piece.degrees) * ((self.end - self.start) / self.piece.length)
        steps = max(1, int(turn / 360.0 * facets + 0.999999))
        right: list[Point] = []
        left: list[Point] = []
        for k in range(steps + 1):
            here = self.piece.pose(self.start + (self.end - self.start) * k / steps)
            right.append(here.point(half, 0.0))
            left.append(here.point(-half, 0.0))
        left.reverse()
        return right + left

    def _meets(self, shape: Shape, slack: float) -> bool:
        if self.is_empty():
            return False
        if self.shape is not None:
            return overlaps(self.shape, shape) if slack < 0.0 else gap(self.shape, shape) <= slack
        centre = self.piece.centre()
        inner = self.piece.radius - self.width / 2.0 - slack
        outer = self.piece.radius + self.width / 2.0 + slack
        wedge = self._wedge(centre, slack)
        for part in shape.parts:
            away = centre.to(Point(part.cx, part.cy))
            if (
                away - part.reach <= outer
                and away + part.reach >= inner
                and _in_sector(part, wedge, centre, inner, outer)
            ):
                return True
        return False

    def _wedge(self, centre: Point, slack: float) -> Part:
        """What lies between the two ends of the bend, seen from the centre of its circle."""
        far = self.piece.radius * 4.0 + self.width
        x = centre.x
        y = centre.y
        ring = [
            Point(x - far, y - far),
            Point(x + far, y - far),
            Point(x + far, y + far),
            Point(x - far, y + far),
        ]
        first = self.first
        last = self.last
        ring = cut_points(ring, -first.s, -first.c, slack - first.s * x - first.c * y)
        ring = cut_points(ring, last.s, last.c, slack + last.s * x + last.c * y)
        return part_of(ring)


def _in_sector(part: Part, wedge: Part, centre: Point, inner: float, outer: float) -> bool:
    """Whether a convex part reaches between two circles inside a wedge.

    What of the part lies in the wedge is convex, so its points have every distance from the centre between the least
    and the greatest one.
    """
    ring = common(rounded_ring(part, _FACETS), wedge)
    if not ring:
        return False
    farthest = 0.0
    for p in ring:
        farthest = max(farthest, centre.to(p))
    if farthest < inner:
        return False
    around = part_of(ring) if len(ring) > 2 else part_of([ring[0], ring[-1]] if len(ring) > 1 else ring)
    return part_gap(part_of([centre]), around) <= outer
