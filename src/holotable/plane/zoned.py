"""Pieces divided into zones that shoot at each other: every zone of one against every zone of another at once.

A zoned piece has a convex face cut into convex zones. Each zone looks out through a field and is aimed at a point
inside it. A shot from one zone at another needs a free way to the aim, past the other zones of the target, and some of
the target's zone in the field within reach. What cannot be is rejected first and most cheaply: pieces far apart, faces
outside a field, aims that only another zone's side can be seen from. Answers are those of the slow questions in
`cut` and `crossing`; only their order is different.
"""

from typing import Final

from holotable.plane.borders import TOLERANCE
from holotable.plane.crossing import crosses, part_span
from holotable.plane.cut import part_nearest_in
from holotable.plane.nearest import Nearest
from holotable.plane.overlap import part_depth
from holotable.plane.point import Point, Segment
from holotable.plane.shapes import Part, Shape

_NARROW: Final = 4.0 * TOLERANCE
"""A line that passes a corner more closely than this is judged by crossing the zones themselves."""


class ZonedPart:
    """A zone on the table: its part of the face, its field, its aim, and the piece of the rim that it is seen through.

    Along the rim the zone reaches, against the clock, from one end to another; seen from the aim these lie at (ax, ay)
    and (bx, by). Whoever stands in the angle between them sees the aim. A wide zone has more than half a turn.
    """

    __slots__ = ("aim", "ax", "ay", "bx", "by", "field", "part", "wide")

    def __init__(self, part: Part, field: Part, aim: Point, first: Point, last: Point) -> None:
        """Take the zone, its field and its aim, and the two ends of its piece of the rim."""
        self.part = part
        self.field = field
        self.aim = aim
        self.ax = first.x - aim.x
        self.ay = first.y - aim.y
        self.bx = last.x - aim.x
        self.by = last.y - aim.y
        self.wide = self.ax * self.by - self.ay * self.bx < 0.0


class ZonedPiece:
    """A piece with zones on the table: its whole face, and the circle around it."""

    __slots__ = ("cx", "cy", "face", "reach", "zones")

    def __init__(self, face: Part, zones: list[ZonedPart]) -> None:
        """Take the face and the zones that it is cut into."""
        self.face = face
        self.zones = zones
        self.cx = face.cx
        self.cy = face.cy
        self.reach = face.reach


class Shot:
    """A shot that can be: from which zone at which, how far, along which sight, and which walls it crosses."""

    __slots__ = ("crossed", "mm", "sight", "start", "target")

    def __init__(self, start: int, target: int, mm: float, sight: Segment, crossed: list[int]) -> None:
        """Zones and walls are told by their places in their lists."""
        self.start = start
        self.target = target
        self.mm = mm
        self.sight = sight
        self.crossed = crossed


def shots(a: ZonedPiece, b: ZonedPiece, limit: float, walls: list[Shape], own: int, other: int) -> list[Shot]:
    """Every shot of `a` at `b` no longer than the limit; the walls at the places `own` and `other` are their own."""
    found: list[Shot] = []
    dx = b.cx - a.cx
    dy = b.cy - a.cy
    square = dx * dx + dy * dy
    reach = a.reach + b.reach
    if square > (reach + limit) * (reach + limit):
        return found
    tangled = square < reach * reach and part_depth(a.face, b.face) > 0.0
    between: list[int] = []
    looked = False
    corners = b.face.points
    for i in range(len(a.zones)):
        one = a.zones[i]
        if _outside(one.field, corners):
            continue
        start = one.aim
        for k in range(len(b.zones)):
            two = b.zones[k]
            px = start.x - two.aim.x
            py = start.y - two.aim.y
            first = two.ax * py - two.ay * px
            last = px * two.by - py * two.bx
            slack = _NARROW * (abs(px) + abs(py))
            if two.wide:
                if first < -slack and last < -slack and not tangled:
                    continue
                clear = first > slack or last > slack
            else:
                if (first < -slack or last < -slack) and not tangled:
                    continue
                clear = first > slack and last > slack
            sight = Segment(start, two.aim)
            if (tangled or not clear) and _crosses_another(sight, b, k):
                continue
            nearest = part_nearest_in(one.part, two.part, one.field, closed=True)
            if nearest is None or nearest.mm > limit + TOLERANCE or not _measured_freely(nearest, b, k):
                continue
            if not looked:
                between = _between(a, b, walls, own, other)
                looked = True
            found.append(Shot(i, k, nearest.mm, sight, [w for w in between if crosses(sight, walls[w])]))
    return found


def _outside(field: Part, corners: list[Point]) -> bool:
    """Whether a face lies beyond one of the field's lines."""
    nx = field.nx
    ny = field.ny
    nc = field.nc
    border = field.border
    for i in range(len(nx)):
        if border[i]:
            ex = nx[i]
            ey = ny[i]
            line = nc[i] + TOLERANCE
            beyond = True
            for p in corners:
                if ex * p.x + ey * p.y <= line:
                    beyond = False
                    break
            if beyond:
                return True
    return False


def _crosses_another(line: Segment, b: ZonedPiece, zone: int) -> bool:
    """Whether the line runs through another zone of the piece."""
    for k in range(len(b.zones)):
        if k != zone:
            span = part_span(b.zones[k].part, line, -TOLERANCE)
            if span.start <= span.end:
                return True
    return False


def _measured_freely(nearest: Nearest, b: ZonedPiece, zone: int) -> bool:
    """Whether one of the nearest lines leads to the zone without running through another one."""
    if _from_outside(nearest.start, nearest.end, b.face):
        return True
    if nearest.other is not None:
        one = nearest.line()
        two = nearest.other
        middle = Segment(Segment(one.start, two.start).along(0.5), Segment(one.end, two.end).along(0.5))
        if not _crosses_another(middle, b, zone) or not _crosses_another(two, b, zone):
            return True
    return not _crosses_another(nearest.line(), b, zone)


def _from_outside(start: Point, end: Point, face: Part) -> bool:
    """Whether the end lies on an edge of the face and the start beyond it: then no zone lies between."""
    nx = face.nx
    ny = face.ny
    nc = face.nc
    for i in range(len(nx)):
        edge = nc[i] - 1e-6
        if nx[i] * end.x + ny[i] * end.y >= edge and nx[i] * start.x + ny[i] * start.y >= edge:
            return True
    return False


def _between(a: ZonedPiece, b: ZonedPiece, walls: list[Shape], own: int, other: int) -> list[int]:
    """The walls that some line from one piece to the other may cross, judged by circles."""
    wide = max(a.reach, b.reach)
    x = a.cx
    y = a.cy
    dx = b.cx - x
    dy = b.cy - y
    square = dx * dx + dy * dy
    found: list[int] = []
    for w in range(len(walls)):
        if w in (own, other):
            continue
        wall = walls[w]
        px = wall.cx - x
        py = wall.cy - y
        reach = wall.reach + wide
        along = px * dx + py * dy
        if along <= 0.0:
            apart = px * px + py * py
        elif along >= square:
            ex = px - dx
            ey = py - dy
            apart = ex * ex + ey * ey
        else:
            off = px * dy - py * dx
            apart = off * off / square
        if apart <= reach * reach:
            found.append(w)
    return found
