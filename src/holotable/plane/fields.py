"""Fields: wedges, corridors and halves of the table, bounded by straight lines and otherwise without end.

A field is a shape whose outer edges lie farther away than any table; they are marked as no borders. Whether its lines
belong to it is part of the field: a closed one holds what only touches a line, an open one what reaches past it.
"""

from typing import Final

from holotable.plane.borders import TOLERANCE
from holotable.plane.errors import PlaneError
from holotable.plane.nearest import cores_apart
from holotable.plane.point import Frame, Point, coordinate
from holotable.plane.rings import cut_ring, part_holds
from holotable.plane.shapes import Part, Shape, part_of, shape_of
from holotable.plane.trig import sine_cosine

FAR: Final = 1_000_000.0
"""How far away the outer edges of a field are."""


class Field:
    """A part of the table bounded by lines; ``closed`` says whether the lines themselves belong to it."""

    __slots__ = ("closed", "shape")

    def __init__(self, shape: Shape, *, closed: bool = True) -> None:
        """Take a shape made by `wedge`, `corridor` or `half`."""
        self.shape = shape
        self.closed = closed

    def __repr__(self) -> str:
        return f"Field({len(self.shape.parts)} parts, {'closed' if self.closed else 'open'})"

    def at(self, pose: Frame) -> "Field":
        """The field on the table, its frame's origin at the pose."""
        return Field(self.shape.at(pose), closed=self.closed)

    def mirrored(self) -> "Field":
        """The field with left and right exchanged."""
        return Field(self.shape.mirrored(), closed=self.closed)

    def holds(self, point: Point) -> bool:
        """Whether a point lies in the field."""
        if not self.closed:
            return any(part_holds(part, point.x, point.y, -TOLERANCE) for part in self.shape.parts)
        here = part_of([point])
        return any(
            part_holds(part, point.x, point.y, 0.0) or cores_apart(here, part) <= TOLERANCE
            for part in self.shape.parts
        )


def _field(lines: list[tuple[float, float, float]]) -> Part:
    points = [Point(-FAR, -FAR), Point(FAR, -FAR), Point(FAR, FAR), Point(-FAR, FAR)]
    border = [False, False, False, False]
    for nx, ny, nc in lines:
        points, border = cut_ring(points, border, nx, ny, nc, is_border=True)
    return part_of(points, 0.0, border)


def _left_of(apex: Point, heading: float) -> tuple[float, float, float]:
    """The line through `apex` along `heading`, with what lies to its right (clockwise) inside."""
    s, c = sine_cosine(heading)
    return -c, s, -c * apex.x + s * apex.y


def _right_of(apex: Point, heading: float) -> tuple[float, float, float]:
    s, c = sine_cosine(heading)
    return c, -s, c * apex.x - s * apex.y


def wedge(apex: Point, start: float, end: float, *, closed: bool = True) -> Field:
    """What lies clockwise from the heading `start` to the heading `end`, seen from `apex`.

    The wedge may be wider than half a turn. Equal headings are a full turn's worth of nothing and are refused.
    """
    coordinate(start, "start")
    coordinate(end, "end")
    width = (end - start) % 360.0
    if width == 0.0:
        raise PlaneError("plane-wedge", "end")
    if width <= 180.0:
        return Field(shape_of_far([_field([_left_of(apex, start), _right_of(apex, end)])]), closed=closed)
    middle = start + width / 2.0
    one = _field([_left_of(apex, start), _right_of(apex, middle)])
    two = _field([_left_of(apex, middle), _right_of(apex, end)])
    _uncut(one, _right_of(apex, middle))
    _uncut(two, _left_of(apex, middle))
    return Field(shape_of_far([one, two]), closed=closed)


def _uncut(part: Part, line: tuple[float, float, float]) -> None:
    """Mark the edge on the line between two halves as no border."""
    best = 0
    for i in range(len(part.nx)):
        if part.nx[i] * line[0] + part.ny[i] * line[1] > part.nx[best] * line[0] + part.ny[best] * line[1]:
            best = i
    part.border[best] = False


def between(first: tuple[Point, Point], second: tuple[Point, Point], *, closed: bool = True) -> Field:
    """What lies to the right of the line through the first two points and to the left of that through the second.

    This is the arc between two printed lines, each given from inside outwards, whose common point need not be
    printed: the first line bounds it anticlockwise, the second clockwise.
    """
    lines: list[tuple[float, float, float]] = []
    for sign, (inner, outer) in ((1.0, first), (-1.0, second)):
        size = inner.to(outer)
        if size == 0.0:
            raise PlaneError("plane-line", "line")
        nx = -(outer.y - inner.y) / size * sign
        ny = (outer.x - inner.x) / size * sign
        lines.append((nx, ny, nx * inner.x + ny * inner.y))
    return Field(shape_of_far([_field(lines)]), closed=closed)


def corridor(left: float, right: float, start: float, *, closed: bool = True) -> Field:
    """A straight corridor between two lines along +y, from `start` on without end."""
    if not (coordinate(left, "left") < coordinate(right, "right")):
        raise PlaneError("plane-corridor", "right")
    coordinate(start, "start")
    return Field(
        shape_of_far([_field([(-1.0, 0.0, -left), (1.0, 0.0, right), (0.0, -1.0, -start)])]), closed=closed
    )


def half(heading: float, start: float = 0.0, *, closed: bool = True) -> Field:
    """The half of the table that lies along `heading`, from the line `start` ahead of the origin on."""
    s, c = sine_cosine(coordinate(heading, "heading"))
    return Field(shape_of_far([_field([(-s, -c, -coordinate(start, "start"))])]), closed=closed)


def shape_of_far(parts: list[Part]) -> Shape:
    """The shape of a field's parts; its corners are those of the first part, for those who draw cut them."""
    return shape_of(parts, parts[0].points)
