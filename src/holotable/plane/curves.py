"""Curves: outlines as straight lines and circle arcs, for everything that draws them.

A curve is in the frame of what it outlines, y up. ``d()`` is the same as the text of an SVG path, y down: with the
transform ``translate(x, -y) rotate(heading)`` it stands at a pose of the table.
"""

from holotable.plane.fields import Field
from holotable.plane.point import Point
from holotable.plane.rings import common, rounded_ring, widened
from holotable.plane.shapes import Part, Shape, part_of
from holotable.plane.strips import Strip

_FACETS = 240


class Step:
    """One step of a curve: to (x, y), straight where the radius is 0, otherwise along a circle arc below half a turn."""

    __slots__ = ("clockwise", "radius", "x", "y")

    def __init__(self, x: float, y: float, radius: float = 0.0, *, clockwise: bool = False) -> None:
        """Lead to (x, y)."""
        self.x = x
        self.y = y
        self.radius = radius
        self.clockwise = clockwise


class Curve:
    """A closed line: a start and steps, the last of which leads back to it."""

    __slots__ = ("start", "steps")

    def __init__(self, start: Point, steps: list[Step]) -> None:
        """Take the finished steps."""
        self.start = start
        self.steps = steps

    def d(self, *, x: float = 0.0, y: float = 0.0, digits: int = 3) -> str:
        """The curve as the text of an SVG path, shifted by (x, y) on the way."""
        words = [f"M{_short(self.start.x + x, digits)} {_short(-self.start.y + y, digits)}"]
        for step in self.steps:
            to = f"{_short(step.x + x, digits)} {_short(-step.y + y, digits)}"
            if step.radius > 0.0:
                radius = _short(step.radius, digits)
                words.append(f"A{radius} {radius} 0 0 {1 if step.clockwise else 0} {to}")
            else:
                words.append(f"L{to}")
        return "".join(words) + "Z"

    def plain(self) -> dict[str, object]:
        """The curve as plain data."""
        return {
            "start": [self.start.x, self.start.y],
            "steps": [[step.x, step.y, step.radius, step.clockwise] for step in self.steps],
        }


def _short(value: float, digits: int) -> str:
    text = f"{value:.{digits}f}".rstrip("0").rstrip(".")
    return "0" if text in {"-0", ""} else text


def ring_curve(points: list[Point]) -> Curve:
    """A ring of corners as a curve."""
    return Curve(points[0], [Step(p.x, p.y) for p in points[1:]])


def shape_curve(shape: Shape, wider: float = 0.0) -> Curve:
    """The outline of a shape; `wider` draws the line that far around a convex one."""
    radius = shape.radius + wider
    if radius <= 0.0:
        return ring_curve(shape.corners)
    part = shape.parts[0] if shape.is_convex() else part_of(shape.corners)
    return _rounded(part, radius)


def _rounded(part: Part, radius: float) -> Curve:
    points = part.points
    if len(points) == 1:
        p = points[0]
        return Curve(
            Point(p.x + radius, p.y), [Step(p.x - radius, p.y, radius), Step(p.x + radius, p.y, radius)]
        )
    count = len(points)
    steps: list[Step] = []
    for i in range(count):
        p = points[i]
        q = points[i + 1 if i + 1 < count else 0]
        nx = part.nx[i] * radius
        ny = part.ny[i] * radius
        steps.append(Step(p.x + nx, p.y + ny, radius))
        steps.append(Step(q.x + nx, q.y + ny))
    first = steps[0]
    steps.append(Step(first.x, first.y, radius))
    return Curve(Point(first.x, first.y), steps[1:])


def strip_curve(strip: Strip) -> Curve:
    """The outline of a template."""
    if strip.shape is not None:
        return ring_curve(strip.shape.corners)
    half = strip.width / 2.0
    right = strip.piece.degrees > 0.0
    inner = max(0.0, strip.piece.radius - half)
    outer = strip.piece.radius + half
    a = strip.first.point(half, 0.0)
    b = strip.last.point(half, 0.0)
    c = strip.last.point(-half, 0.0)
    d = strip.first.point(-half, 0.0)
    steps = [
        Step(b.x, b.y, inner if right else outer, clockwise=right),
        Step(c.x, c.y),
        Step(d.x, d.y, outer if right else inner, clockwise=not right),
    ]
    return Curve(a, steps)


def field_rings(field: Field, around: Shape, mm: float) -> list[list[Point]]:
    """What of a field lies within some distance around a shape, as rings of corners."""
    rings: list[list[Point]] = []
    for part in around.parts:
        wide = widened(part, mm)
        for piece in field.shape.parts:
            ring = common(rounded_ring(wide, _FACETS), piece)
            if len(ring) > 2:
                rings.append(ring)
    return rings
