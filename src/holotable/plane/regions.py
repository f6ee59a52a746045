"""Regions that a piece may stand in: the table, a zone along its edge, or any union of outlines."""

from typing import Final

from holotable.plane.borders import TOLERANCE
from holotable.plane.nearest import cores_apart
from holotable.plane.overlap import overlaps
from holotable.plane.point import Point
from holotable.plane.rings import cut_points, rounded_ring, widened
from holotable.plane.shapes import Part, Shape, box, part_of

_FEW: Final = 16
_FACETS: Final = 256
"""Edges that a round piece is drawn with where it stands in several outlines at once: a base is 0.003 mm off at most."""


class Region:
    """The union of some outlines on the table."""

    __slots__ = ("name", "shapes")

    def __init__(self, shapes: list[Shape], name: str = "") -> None:
        """Take the outlines as they stand on the table."""
        self.shapes = shapes
        self.name = name

    def __repr__(self) -> str:
        return f"Region({self.name or 'without a name'}, {len(self.shapes)} outlines)"

    def holds(self, shape: Shape) -> bool:
        """Whether all of the shape stands in the region; standing on its line is inside."""
        return all(self._holds_part(part) for part in shape.parts)

    def meets(self, shape: Shape) -> bool:
        """Whether some of the shape stands in the region, more than on its line."""
        return any(overlaps(shape, own) for own in self.shapes)

    def _holds_part(self, part: Part) -> bool:
        for shape in self.shapes:
            for own in shape.parts:
                if _inside(part, own):
                    return True
        rest = [rounded_ring(part, _FACETS)]
        for shape in self.shapes:
            for own in shape.parts:
                left: list[list[Point]] = []
                for ring in rest:
                    left.extend(_without(ring, own))
                rest = left
                if not rest:
                    return True
        return False


def table_region(width: float, height: float, name: str = "") -> Region:
    """The whole table, its lower left corner at the origin."""
    return Region([box(0.0, 0.0, width, height)], name)


def _inside(part: Part, own: Part) -> bool:
    """Whether all of a part lies in one convex part without leaving it by more than the tolerance."""
    room = own.radius - part.radius + TOLERANCE
    if room > 0.0:
        # The region grown by the room that is left is convex too: it holds the part if it holds its corners.
        return all(cores_apart(part_of([p]), own) <= room for p in part.points)
    for i in range(len(own.nx)):
        limit = own.nc[i] + room
        for p in part.points:
            if own.nx[i] * p.x + own.ny[i] * p.y > limit:
                return False
    return bool(own.nx)


def _without(ring: list[Point], own: Part) -> list[list[Point]]:
    """What of a convex ring lies outside a convex part: a few convex rings, slivers within the tolerance left out."""
    grown = part_of(rounded_ring(widened(own, TOLERANCE), _FACETS if own.radius > 0.0 else _FEW))
    outside: list[list[Point]] = []
    rest = ring
    for i in range(len(grown.nx)):
        nx = grown.nx[i]
        ny = grown.ny[i]
        nc = grown.nc[i]
        beyond = cut_points(rest, -nx, -ny, -nc)
        if len(beyond) > 2:
            outside.append(beyond)
        rest = cut_points(rest, nx, ny, nc)
        if len(rest) < 3:
            break
    return outside
