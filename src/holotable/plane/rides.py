"""Rides: a base that slides along a piece of path with two marks, one at its rear edge and one at its front edge.

The rear mark stands on the path, and the front mark on the first point of it that is a base's length ahead; before
its start and after its end the path goes straight on. The base stands in the middle of the two marks and looks from
one to the other. At ``-length`` of the base the ride has not begun, at the end of the path it is done.
"""

import math

from holotable.plane.errors import PlaneError
from holotable.plane.paths import Piece
from holotable.plane.point import Frame, Point, Pose, coordinate
from holotable.plane.trig import bearing


class Ride:
    """A base of some length on a piece of path; one that drives backwards has its front where it came from."""

    __slots__ = ("backwards", "base", "piece")

    def __init__(self, piece: Piece, base: float, *, backwards: bool = False) -> None:
        """Put a base of this length on the path, which looks the way the base drives."""
        if coordinate(base, "base") <= 0.0:
            raise PlaneError("plane-base-length", "base")
        if abs(piece.degrees) > 90.0:
            raise PlaneError("plane-ride", "degrees")
        self.piece = piece
        self.base = base
        self.backwards = backwards

    def frame(self, along: float) -> Frame:
        """Where the base stands when the mark that comes last is so many millimetres along the path."""
        rear = self.piece.frame(along)
        if self.piece.degrees == 0.0:
            half = self.base / 2.0
            x = rear.x + half * rear.s
            y = rear.y + half * rear.c
            return Frame(x, y, -rear.s, -rear.c) if self.backwards else Frame(x, y, rear.s, rear.c)
        front = self._front(rear)
        s = (front.x - rear.x) / self.base
        c = (front.y - rear.y) / self.base
        x = (rear.x + front.x) / 2.0
        y = (rear.y + front.y) / 2.0
        return Frame(x, y, -s, -c) if self.backwards else Frame(x, y, s, c)

    def pose(self, along: float) -> Pose:
        """The same place with its heading in degrees."""
        if self.piece.degrees == 0.0 or along >= self.piece.length:
            # Before and after the bend the heading is known; it is not worked out from points.
            rear = self.piece.pose(along)
            return rear.moved(0.0, self.base / 2.0, 180.0 if self.backwards else 0.0)
        if along <= -self.base:
            half = self.base / 2.0
            return self.piece.start.moved(0.0, along + half, 180.0 if self.backwards else 0.0)
        frame = self.frame(along)
        return Pose(frame.x, frame.y, bearing(frame.s, frame.c))

    def _front(self, rear: Frame) -> Point:
        """The first point of the path that is a base's length away from a mark on it."""
        end = self.piece.end
        dx = end.x - rear.x
        dy = end.y - rear.y
        beyond = dx * dx + dy * dy - self.base * self.base
        if beyond <= 0.0:
            # The mark has left the bend: how far it is on the straight line after it.
            forward = dx * end.s + dy * end.c
            return end.point(0.0, math.sqrt(forward * forward - beyond) - forward)
        centre = self.piece.centre()
        radius = self.piece.radius
        dx = centre.x - rear.x
        dy = centre.y - rear.y
        away = math.sqrt(dx * dx + dy * dy)
        ux = dx / away
        uy = dy / away
        # Where the circle of the bend meets the one around the rear mark; of the two points, the one ahead.
        near = (away * away + self.base * self.base - radius * radius) / (2.0 * away)
        side = math.sqrt(max(0.0, self.base * self.base - near * near))
        if self.piece.degrees < 0.0:
            side = -side
        return Point(rear.x + near * ux - side * uy, rear.y + near * uy + side * ux)
