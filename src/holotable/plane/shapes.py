"""Shapes of pieces: convex shapes, discs, rounded shapes and general outlines, in their own frame or on the table.

A shape is one or more convex parts. A part is a convex polygon (down to a single point) and a radius around it, so
that a disc is a point with a radius and a base with rounded corners a smaller rectangle with one. A general outline
(`outlines.py`) is cut into convex parts once; the cuts are no borders, and every question knows which edges are.
"""

import math

from holotable.plane.errors import PlaneError
from holotable.plane.point import Frame, Point, Segment, coordinate


class Part:
    """A convex polygon, counter-clockwise, with a radius around it; `border[i]` is false where edge i is only a cut."""

    __slots__ = ("border", "cx", "cy", "nc", "nx", "ny", "points", "radius", "reach")

    def __init__(
        self,
        points: list[Point],
        radius: float,
        border: list[bool],
        nx: list[float],
        ny: list[float],
        nc: list[float],
        cx: float,
        cy: float,
        reach: float,
    ) -> None:
        """Take finished values; `part_of` works them out from the points."""
        self.points = points
        self.radius = radius
        self.border = border
        self.nx = nx
        self.ny = ny
        self.nc = nc
        self.cx = cx
        self.cy = cy
        self.reach = reach

    def at(self, pose: Frame) -> "Part":
        """The same part on the table, its frame's origin at the pose."""
        s = pose.s
        c = pose.c
        x = pose.x
        y = pose.y
        points = [Point(x + p.x * c + p.y * s, y - p.x * s + p.y * c) for p in self.points]
        nx: list[float] = []
        ny: list[float] = []
        nc: list[float] = []
        for a, b, d in zip(self.nx, self.ny, self.nc):
            ta = a * c + b * s
            tb = b * c - a * s
            nx.append(ta)
            ny.append(tb)
            nc.append(d + ta * x + tb * y)
        return Part(
            points,
            self.radius,
            self.border,
            nx,
            ny,
            nc,
            x + self.cx * c + self.cy * s,
            y - self.cx * s + self.cy * c,
            self.reach,
        )


def part_of(points: list[Point], radius: float = 0.0, border: list[bool] | None = None) -> Part:
    """The part with these corners, which must already be convex and counter-clockwise.

    Two corners make a line: it is kept as a rectangle without width, so that its ends are edges too.
    """
    nx: list[float] = []
    ny: list[float] = []
    nc: list[float] = []
    if len(points) == 2:
        p = points[0]
        q = points[1]
        size = p.to(q)
        ux = (q.x - p.x) / size if size > 0.0 else 0.0
        uy = (q.y - p.y) / size if size > 0.0 else 1.0
        points = [p, q, q, p]
        nx = [uy, ux, -uy, -ux]
        ny = [-ux, uy, ux, -uy]
        nc = [uy * p.x - ux * p.y, ux * q.x + uy * q.y, ux * p.y - uy * p.x, -ux * p.x - uy * p.y]
    count = len(points)
    if count > 1 and not nx:
        for i in range(count):
            p = points[i]
            q = points[i + 1 if i + 1 < count else 0]
            dx = q.x - p.x
            dy = q.y - p.y
            size = math.sqrt(dx * dx + dy * dy)
            if size == 0.0:
                size = 1.0
            nx.append(dy / size)
            ny.append(-dx / size)
            nc.append((dy * p.x - dx * p.y) / size)
    low_x = high_x = points[0].x
    low_y = high_y = points[0].y
    for p in points:
        low_x = min(low_x, p.x)
        high_x = max(high_x, p.x)
        low_y = min(low_y, p.y)
        high_y = max(high_y, p.y)
    cx = (low_x + high_x) / 2.0
    cy = (low_y + high_y) / 2.0
    far = 0.0
    for p in points:
        far = max(far, (p.x - cx) * (p.x - cx) + (p.y - cy) * (p.y - cy))
    if border is None:
        border = [True] * len(nx)
    return Part(points, radius, border, nx, ny, nc, cx, cy, math.sqrt(far) + radius)


class Shape:
    """One or more convex parts, the corners to draw (counter-clockwise), and the circle that holds it all."""

    __slots__ = ("corners", "cx", "cy", "parts", "radius", "reach")

    def __init__(
        self, parts: list[Part], corners: list[Point], radius: float, cx: float, cy: float, reach: float
    ) -> None:
        """Take finished values; use `rectangle`, `disc`, `convex` or `outline` to make one."""
        self.parts = parts
        self.corners = corners
        self.radius = radius
        self.cx = cx
        self.cy = cy
        self.reach = reach

    def __repr__(self) -> str:
        kind = "disc" if self.is_disc() else f"{len(self.corners)} corners"
        return f"Shape({kind}, centre ({self.cx:.3f}, {self.cy:.3f}), reach {self.reach:.3f})"

    def at(self, pose: Frame) -> "Shape":
        """The shape on the table, its frame's origin at the pose."""
        parts: list[Part] = []
        for part in self.parts:
            parts.append(part.at(pose))
        corners = parts[0].points
        if len(parts) > 1:
            corners = [pose.point(p.x, p.y) for p in self.corners]
        return Shape(
            parts,
            corners,
            self.radius,
            pose.x + self.cx * pose.c + self.cy * pose.s,
            pose.y - self.cx * pose.s + self.cy * pose.c,
            self.reach,
        )

    def mirrored(self) -> "Shape":
        """The shape turned over, left and right exchanged."""
        parts: list[Part] = []
        for part in self.parts:
            points = [Point(-p.x, p.y) for p in reversed(part.points)]
            border = [part.border[len(part.border) - 2 - i] for i in range(len(part.border) - 1)]
            if part.border:
                border.append(part.border[len(part.border) - 1])
            parts.append(part_of(points, part.radius, border))
        return shape_of(parts, [Point(-p.x, p.y) for p in reversed(self.corners)], self.radius)

    def is_convex(self) -> bool:
        """Whether the shape is one convex part."""
        return len(self.parts) == 1

    def is_disc(self) -> bool:
        """Whether the shape is a point with a radius."""
        return len(self.parts) == 1 and len(self.parts[0].points) == 1 and self.radius > 0.0

    def centre(self) -> Point:
        """The centre of the circle around the shape."""
        return Point(self.cx, self.cy)

    def edges(self) -> list[Segment]:
        """The straight border lines, for drawing and quoting."""
        count = len(self.corners)
        return [Segment(self.corners[i], self.corners[(i + 1) % count]) for i in range(count)]


def shape_of(parts: list[Part], corners: list[Point], radius: float = 0.0) -> Shape:
    """The shape that these parts make up, with the corners to draw."""
    if len(parts) == 1:
        only = parts[0]
        return Shape(parts, corners, radius, only.cx, only.cy, only.reach)
    whole = part_of(corners, radius)
    return Shape(parts, corners, radius, whole.cx, whole.cy, whole.reach)


def polygon(points: list[Point], radius: float = 0.0) -> Shape:
    """The convex shape with these corners, taken as they are: convex and counter-clockwise."""
    return shape_of([part_of(points, radius)], points, radius)


def dot(point: Point) -> Shape:
    """A single point, as a shape."""
    return polygon([point])


def line(segment: Segment) -> Shape:
    """A straight line, as a shape."""
    return polygon([segment.start, segment.end])


def disc(radius: float, x: float = 0.0, y: float = 0.0) -> Shape:
    """A disc around (x, y)."""
    if coordinate(radius, "radius") <= 0.0:
        raise PlaneError("plane-disc", "radius", radius=str(radius))
    return polygon([Point(coordinate(x, "x"), coordinate(y, "y"))], radius)


def box(left: float, bottom: float, right: float, top: float, radius: float = 0.0) -> Shape:
    """The upright rectangle between these lines; with a radius its corners are rounded, its size is the same."""
    coordinate(left, "left")
    coordinate(bottom, "bottom")
    coordinate(right, "right")
    coordinate(top, "top")
    if not (right - left > 2.0 * radius >= 0.0 and top - bottom > 2.0 * radius):
        raise PlaneError("plane-box", "size")
    return polygon(
        [
            Point(left + radius, bottom + radius),
            Point(right - radius, bottom + radius),
            Point(right - radius, top - radius),
            Point(left + radius, top - radius),
        ],
        radius,
    )


def rectangle(width: float, length: float, radius: float = 0.0) -> Shape:
    """A rectangle around the origin, `length` along the way it looks."""
    return box(-width / 2.0, -length / 2.0, width / 2.0, length / 2.0, radius)


def area(points: list[Point]) -> float:
    """The area inside a ring of corners; negative if they go clockwise."""
    total = 0.0
    before = points[-1]
    for p in points:
        total += before.x * p.y - p.x * before.y
        before = p
    return total / 2.0


def turn(a: Point, b: Point, c: Point) -> float:
    """Twice the area of the triangle a, b, c: positive if the way from a over b to c turns left."""
    return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
