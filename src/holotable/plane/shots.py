"""Every shot of a table at once: which sectors of which pieces can fire at which, how far, and what is in the way.

A piece is a convex body divided into sectors. A sector has its own piece of the body, a field it fires into, and a
point it aims from and is aimed at. One shot is: the target sector lies in the field; the least distance, measured to
what lies in the field, is within reach; neither that line nor the line from aim to aim runs through another sector of
the target; and what the line from aim to aim crosses besides obstructs it.

These are the questions of `cut.py` and `crossing.py`, asked some thousand times in the order that rejects most.
"""

from holotable.plane.borders import TOLERANCE
from holotable.plane.crossing import crosses, part_span
from holotable.plane.cut import part_nearest_in
from holotable.plane.nearest import Nearest
from holotable.plane.point import Point, Segment
from holotable.plane.shapes import Part, Shape

_SAME: float = 1e-9


class Sector:
    """A sector on the table. ``outer[i]`` says whether edge i of its part lies on the rim of the body."""

    __slots__ = ("aim", "closed", "field", "outer", "part", "shape")

    def __init__(
        self, shape: Shape, outer: list[bool], field: Part, aim: Point, *, closed: bool = True
    ) -> None:
        """Take a convex piece of the body and the one convex part of a field; `closed` as the field is."""
        self.shape = shape
        self.part = shape.parts[0]
        self.outer = outer
        self.field = field
        self.aim = aim
        self.closed = closed


class Body:
    """A piece on the table: the shape that obstructs others' shots, and its sectors."""

    __slots__ = ("sectors", "shape")

    def __init__(self, shape: Shape, sectors: list[Sector]) -> None:
        """Take the shape as it stands."""
        self.shape = shape
        self.sectors = sectors


class Shot:
    """One shot that is possible: from a sector of one body to a sector of another, all told by their numbers."""

    __slots__ = ("body", "obstacles", "range", "sector", "sight", "target", "target_sector", "through")

    def __init__(
        self,
        body: int,
        sector: int,
        target: int,
        target_sector: int,
        measured: Nearest,
        sight: Segment,
        through: list[int],
        obstacles: list[int],
    ) -> None:
        """Take finished values; `shots` works them out."""
        self.body = body
        self.sector = sector
        self.target = target
        self.target_sector = target_sector
        self.range = measured
        self.sight = sight
        self.through = through
        self.obstacles = obstacles

    def __repr__(self) -> str:
        return (
            f"Shot({self.body}.{self.sector} -> {self.target}.{self.target_sector}, {self.range.mm:.3f} mm, "
            f"through {self.through}, over {self.obstacles})"
        )


def shots(bodies: list[Body], obstacles: list[Shape], reach: float) -> list[Shot]:
    """Every shot within reach, in the order of the bodies and sectors."""
    found: list[Shot] = []
    for i in range(len(bodies)):
        one = bodies[i]
        a = one.shape
        for k in range(len(bodies)):
            if k == i:
                continue
            two = bodies[k]
            b = two.shape
            dx = b.cx - a.cx
            dy = b.cy - a.cy
            limit = a.reach + b.reach + reach + TOLERANCE
            if dx * dx + dy * dy <= limit * limit:
                _between(found, bodies, i, k, obstacles, reach)
    return found


def _between(
    found: list[Shot], bodies: list[Body], i: int, k: int, obstacles: list[Shape], reach: float
) -> None:
    """All shots from one body at another."""
    one = bodies[i]
    two = bodies[k]
    third: list[int] = []
    over: list[int] = []
    sieved = False
    for s in range(len(one.sectors)):
        own = one.sectors[s]
        if outside(two.shape.parts[0], own.field):
            continue
        for t in range(len(two.sectors)):
            aimed = two.sectors[t]
            sight = Segment(own.aim, aimed.aim)
            if not _seen(sight, two, t):
                continue
            measured = part_nearest_in(own.part, aimed.part, own.field, closed=own.closed)
            if measured is None or measured.mm > reach + TOLERANCE or not _straight(measured, two, t):
                continue
            if not sieved:
                sieved = True
                third, over = _in_between(bodies, i, k, obstacles)
            through: list[int] = []
            for n in third:
                if crosses(sight, bodies[n].shape):
                    through.append(n)
            across: list[int] = []
            for n in over:
                if crosses(sight, obstacles[n]):
                    across.append(n)
            found.append(Shot(i, s, k, t, measured, sight, through, across))


def outside(part: Part, field: Part) -> bool:
    """Whether a part lies wholly beyond one line of a field: quick, and never wrong where it says yes."""
    nx = field.nx
    ny = field.ny
    nc = field.nc
    for i in range(len(nx)):
        if not field.border[i]:
            continue
        ex = nx[i]
        ey = ny[i]
        limit = nc[i] + TOLERANCE
        away = ex * part.cx + ey * part.cy - limit
        if away <= -part.reach:
            continue
        if away > part.reach:
            return True
        limit += part.radius
        beyond = True
        for p in part.points:
            if ex * p.x + ey * p.y <= limit:
                beyond = False
                break
        if beyond:
            return True
    return False


def _seen(sight: Segment, target: Body, t: int) -> bool:
    """Whether the line to a sector's aim runs through none of the other sectors.

    Where it enters the sector through the rim of the body, it has not been in another one: the body is convex.
    """
    sector = target.sectors[t]
    part = sector.part
    x = sight.start.x
    y = sight.start.y
    dx = sight.end.x - x
    dy = sight.end.y - y
    enter = -1.0
    edge = -1
    for i in range(len(part.nx)):
        rate = part.nx[i] * dx + part.ny[i] * dy
        if rate < 0.0:
            share = (part.nc[i] - part.nx[i] * x - part.ny[i] * y) / rate
            if share > enter:
                enter = share
                edge = i
    if edge >= 0 and enter >= 0.0 and sector.outer[edge]:
        return True
    return not _runs_through(sight, target, t)


def _runs_through(line: Segment, target: Body, t: int) -> bool:
    sectors = target.sectors
    for k in range(len(sectors)):
        if k != t:
            span = part_span(sectors[k].part, line, -TOLERANCE)
            if span.start <= span.end:
                return True
    return False


def _straight(measured: Nearest, target: Body, t: int) -> bool:
    """Whether the range can be measured along a line that runs through none of the target's other sectors.

    Of a family of equally short lines the middle one or one of its ends will do.
    """
    sector = target.sectors[t]
    part = sector.part
    start = measured.start
    end = measured.end
    for i in range(len(part.nx)):
        if sector.outer[i]:
            limit = part.nc[i] - _SAME
            if (
                part.nx[i] * end.x + part.ny[i] * end.y >= limit
                and part.nx[i] * start.x + part.ny[i] * start.y >= limit
            ):
                # It comes to the rim from outside, so it has not been inside.
                return True
    if not _runs_through(measured.line(), target, t):
        return True
    other = measured.other
    if other is None:
        return False
    middle = Segment(Segment(start, other.start).along(0.5), Segment(end, other.end).along(0.5))
    return not _runs_through(other, target, t) or not _runs_through(middle, target, t)


def _in_between(bodies: list[Body], i: int, k: int, obstacles: list[Shape]) -> tuple[list[int], list[int]]:
    """What may stand in the way of any line between two bodies: what comes near the line between their middles."""
    a = bodies[i].shape
    b = bodies[k].shape
    wide = max(a.reach, b.reach)
    third: list[int] = []
    for n in range(len(bodies)):
        if n != i and n != k and not _aside(a, b, wide, bodies[n].shape):
            third.append(n)
    over: list[int] = []
    for n in range(len(obstacles)):
        if not _aside(a, b, wide, obstacles[n]):
            over.append(n)
    return third, over


def _aside(a: Shape, b: Shape, wide: float, other: Shape) -> bool:
    """Whether a shape keeps clear of everything between two others, judged by circles."""
    x = other.cx - a.cx
    y = other.cy - a.cy
    dx = b.cx - a.cx
    dy = b.cy - a.cy
    reach = other.reach + wide + TOLERANCE
    square = dx * dx + dy * dy
    along = x * dx + y * dy
    if along <= 0.0:
        return x * x + y * y > reach * reach
    if along >= square:
        x -= dx
        y -= dy
        return x * x + y * y > reach * reach
    off = x * dy - y * dx
    return off * off > reach * reach * square
