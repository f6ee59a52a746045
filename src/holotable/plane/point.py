"""Points of the table, segments between them, and poses: where a piece stands and which way it looks."""

import math
from typing import Final

from holotable.plane.errors import PlaneError
from holotable.plane.trig import bearing, sine_cosine

STEPS_PER_MM: Final = 1000.0
STEPS_PER_DEGREE: Final = 1000.0
FARTHEST: Final = 100_000.0
"""No coordinate of a table lies farther out than a hundred metres."""


def coordinate(value: float, field: str) -> float:
    """The value itself if it is a number that a table can hold; otherwise an error that names the field."""
    if not (-FARTHEST <= value <= FARTHEST):
        raise PlaneError("plane-no-length", field, value=str(value))
    return value


class Point:
    """A point of the table in millimetres, x to the right and y up."""

    __slots__ = ("x", "y")

    def __init__(self, x: float, y: float) -> None:
        """Stand at (x, y)."""
        self.x = x
        self.y = y

    def __repr__(self) -> str:
        return f"Point({self.x:.3f}, {self.y:.3f})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Point) and self.x == other.x and self.y == other.y

    def __hash__(self) -> int:
        return hash((self.x, self.y))

    def to(self, other: "Point") -> float:
        """The distance to another point."""
        dx = other.x - self.x
        dy = other.y - self.y
        return math.sqrt(dx * dx + dy * dy)

    def pair(self) -> tuple[float, float]:
        """The two coordinates as a tuple."""
        return self.x, self.y


class Segment:
    """A straight line from one point to another."""

    __slots__ = ("end", "start")

    def __init__(self, start: Point, end: Point) -> None:
        """Lead from `start` to `end`."""
        self.start = start
        self.end = end

    def __repr__(self) -> str:
        return f"Segment({self.start!r}, {self.end!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Segment) and self.start == other.start and self.end == other.end

    def __hash__(self) -> int:
        return hash((self.start, self.end))

    def length(self) -> float:
        """How long the segment is."""
        return self.start.to(self.end)

    def along(self, share: float) -> Point:
        """The point at this share of the way, 0 at the start and 1 at the end."""
        a = self.start
        b = self.end
        return Point(a.x + (b.x - a.x) * share, a.y + (b.y - a.y) * share)

    def reversed(self) -> "Segment":
        """The same line from the other side."""
        return Segment(self.end, self.start)


class Frame:
    """Where a shape's own frame lies on the table: its origin, and the sine and cosine of its heading."""

    __slots__ = ("c", "s", "x", "y")

    def __init__(self, x: float, y: float, s: float, c: float) -> None:
        """Take the origin and the direction of the frame's forward axis, (s, c)."""
        self.x = x
        self.y = y
        self.s = s
        self.c = c

    def point(self, right: float, forward: float) -> Point:
        """The point of the table that lies this far to the right of and ahead of the frame's origin."""
        return Point(
            self.x + right * self.c + forward * self.s,
            self.y - right * self.s + forward * self.c,
        )

    def local(self, point: Point) -> Point:
        """A point of the table as the frame sees it: x to its right, y ahead."""
        dx = point.x - self.x
        dy = point.y - self.y
        return Point(dx * self.c - dy * self.s, dx * self.s + dy * self.c)

    def centre(self) -> Point:
        """The frame's origin."""
        return Point(self.x, self.y)


class Pose(Frame):
    """Where a piece's centre is and which way it looks: degrees clockwise from up the table."""

    __slots__ = ("heading",)

    def __init__(self, x: float, y: float, heading: float = 0.0) -> None:
        """Stand at (x, y) and look along `heading`; numbers that cannot be are refused by name."""
        self.heading = coordinate(heading, "heading") % 360.0
        turned = sine_cosine(self.heading)
        super().__init__(coordinate(x, "x"), coordinate(y, "y"), turned[0], turned[1])

    def __repr__(self) -> str:
        return f"Pose({self.x:.3f}, {self.y:.3f}, {self.heading:.3f})"

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Pose)
            and self.x == other.x
            and self.y == other.y
            and self.heading == other.heading
        )

    def __hash__(self) -> int:
        return hash((self.x, self.y, self.heading))

    def moved(self, right: float, forward: float, turn: float = 0.0) -> "Pose":
        """The pose after a step to the right, forward, and then a turn clockwise."""
        return Pose(
            self.x + right * self.c + forward * self.s,
            self.y - right * self.s + forward * self.c,
            self.heading + turn,
        )

    def rest(self) -> "Pose":
        """The pose as it is kept when the piece comes to rest: whole micrometres and thousandths of a degree."""
        return Pose(
            math.floor(self.x * STEPS_PER_MM + 0.5) / STEPS_PER_MM,
            math.floor(self.y * STEPS_PER_MM + 0.5) / STEPS_PER_MM,
            (math.floor(self.heading * STEPS_PER_DEGREE + 0.5) / STEPS_PER_DEGREE) % 360.0,
        )

    def triple(self) -> tuple[float, float, float]:
        """The pose as x, y and heading."""
        return self.x, self.y, self.heading


def facing(start: Point, end: Point) -> Pose:
    """The pose at `start` that looks towards `end`."""
    return Pose(start.x, start.y, bearing(end.x - start.x, end.y - start.y))
