"""Paths: straight, curved, and made of several pieces. A path goes straight on beyond both of its ends."""

from holotable.plane.errors import PlaneError
from holotable.plane.point import Frame, Point, Pose, coordinate
from holotable.plane.trig import RADIAN, sine_cosine


class Piece:
    """One piece of a path: a straight line, or a bend by ``degrees`` (clockwise positive) at ``radius``."""

    __slots__ = ("degrees", "end", "length", "radius", "start")

    def __init__(self, start: Pose, length: float, radius: float = 0.0, degrees: float = 0.0) -> None:
        """Take finished values; use `straight` or `bend`."""
        self.start = start
        self.length = length
        self.radius = radius
        self.degrees = degrees
        self.end = self.pose(length)

    def __repr__(self) -> str:
        kind = "straight" if self.is_straight() else f"bend of {self.degrees:g} degrees"
        return f"Piece({kind}, {self.length:.3f} mm, from {self.start!r})"

    def is_straight(self) -> bool:
        """Whether the piece is a straight line."""
        return self.degrees == 0.0

    def pose(self, along: float) -> Pose:
        """Where a mark is, and which way it looks, after so many millimetres of this piece."""
        if self.degrees == 0.0:
            return self.start.moved(0.0, along)
        if along >= self.length:
            return self._turned(self.degrees).moved(0.0, along - self.length)
        if along <= 0.0:
            return self.start.moved(0.0, along)
        return self._turned(self.degrees * (along / self.length))

    def frame(self, along: float) -> Frame:
        """The same as `pose`, without the heading in degrees."""
        start = self.start
        if self.degrees == 0.0 or along <= 0.0:
            return Frame(start.x + along * start.s, start.y + along * start.c, start.s, start.c)
        if along >= self.length:
            end = self.end
            along -= self.length
            return Frame(end.x + along * end.s, end.y + along * end.c, end.s, end.c)
        turned = sine_cosine(self.degrees * (along / self.length))
        s = start.s * turned[1] + start.c * turned[0]
        c = start.c * turned[1] - start.s * turned[0]
        side = self.radius if self.degrees > 0.0 else -self.radius
        # From the circle's centre back to the path: the one lies beside the start, the other beside the mark.
        return Frame(start.x + side * (start.c - c), start.y - side * (start.s - s), s, c)

    def centre(self) -> Point:
        """The centre of a bend's circle."""
        return self.start.point(self.radius if self.degrees > 0.0 else -self.radius, 0.0)

    def _turned(self, degrees: float) -> Pose:
        centre = self.centre()
        side = -self.radius if self.degrees > 0.0 else self.radius
        looking = Pose(centre.x, centre.y, self.start.heading + degrees)
        return looking.moved(side, 0.0)


def straight(start: Pose, length: float) -> Piece:
    """A straight piece of path."""
    if coordinate(length, "length") < 0.0:
        raise PlaneError("plane-length", "length")
    return Piece(start, length)


def bend(start: Pose, radius: float, degrees: float) -> Piece:
    """A piece of a circle with this radius; positive degrees turn right, clockwise."""
    if coordinate(radius, "radius") <= 0.0:
        raise PlaneError("plane-radius", "radius")
    if not (-360.0 < coordinate(degrees, "degrees") < 360.0) or degrees == 0.0:
        raise PlaneError("plane-bend", "degrees")
    return Piece(start, radius * abs(degrees) * RADIAN, radius, degrees)


class Path:
    """Pieces of path, each beginning where the one before ends."""

    __slots__ = ("length", "pieces")

    def __init__(self, pieces: list[Piece]) -> None:
        """Join the pieces; there is one at least."""
        if not pieces:
            raise PlaneError("plane-no-piece", "pieces")
        self.pieces = pieces
        self.length = 0.0
        for piece in pieces:
            self.length += piece.length

    def start(self) -> Pose:
        """Where the path starts."""
        return self.pieces[0].start

    def end(self) -> Pose:
        """Where the path ends."""
        return self.pieces[-1].end

    def pose(self, along: float) -> Pose:
        """Where a mark is, and which way it looks, after so many millimetres; before 0 and after the end, straight on."""
        last = len(self.pieces) - 1
        for i in range(last):
            piece = self.pieces[i]
            if along <= piece.length:
                return piece.pose(along)
            along -= piece.length
        return self.pieces[last].pose(along)


class Jointed:
    """A jointed tool: bars of one length between guides, which turn at the joints by whole clicks.

    A guide's mark lies ``before`` millimetres from the joint ahead of it, and ``after`` millimetres beyond the joint
    behind it. ``guides`` are the poses of all marks, from the start on; ``joints`` are the points they turn about.
    """

    __slots__ = ("guides", "joints")

    def __init__(self, start: Pose, before: float, after: float, turns: list[float]) -> None:
        """Lay the tool out from `start`, with one turn (degrees, clockwise positive) a joint."""
        self.guides = [start]
        self.joints: list[Point] = []
        here = start
        for turn in turns:
            joint = here.moved(0.0, before, turn)
            self.joints.append(joint.centre())
            here = joint.moved(0.0, after)
            self.guides.append(here)

    def end(self) -> Pose:
        """The pose of the last guide's mark."""
        return self.guides[-1]

    def line(self) -> list[Point]:
        """The middle line of the tool: from the first mark over every joint to the last one."""
        points = [self.guides[0].centre(), *self.joints]
        points.append(self.end().centre())
        return points


def rotated(pose: Pose, pivot: Point, degrees: float) -> Pose:
    """The pose after a turn about a point, clockwise."""
    here = Pose(pivot.x, pivot.y, pose.heading)
    offset = here.local(pose.centre())
    return Pose(pivot.x, pivot.y, pose.heading + degrees).moved(offset.x, offset.y)
