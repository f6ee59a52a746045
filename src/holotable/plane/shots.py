"""Every shot of a table at once: which sectors of which pieces can fire at which, how far, and what is in the way.

A piece is a convex body divided into sectors. A sector has its own piece of the body, a field it fires into, and a
point it aims from and is aimed at. One shot is: the target sector lies in the field; the least distance, measured to
what lies in the field, is within reach; neither that line nor the line from aim to aim runs through another sector of
the target; and what the line from aim to aim crosses besides obstructs it.

These are the questions of `cut.py` and `crossing.py`, asked some thousand times in the order that rejects most.
"""

from typing import Final

from holotable.plane.borders import TOLERANCE
from holotable.plane.crossing import crosses
from holotable.plane.cut import part_nearest_in
from holotable.plane.lanes import Lane
from holotable.plane.nearest import Nearest, part_nearest
from holotable.plane.point import Point, Segment
from holotable.plane.shapes import Part, Shape

_SAME: Final = 1e-9


class Sector:
    """A sector on the table. ``outer[i]`` says whether edge i of its part lies on the rim of the body."""

    __slots__ = ("aim", "closed", "field", "lines", "outer", "part")

    def __init__(
        self, shape: Shape, outer: list[bool], field: Part, aim: Point, *, closed: bool = True
    ) -> None:
        """Take a convex piece of the body and the one convex part of a field; `closed` as the field is."""
        self.part = shape.parts[0]
        self.outer = outer
        self.field = field
        self.lines = _lines(field)
        self.aim = aim
        self.closed = closed


def _lines(field: Part) -> list[tuple[float, float, float]]:
    """The lines that bound a field: its outer edges lie too far away to bound anything."""
    lines: list[tuple[float, float, float]] = []
    for i in range(len(field.nx)):
        if field.border[i]:
            lines.append((field.nx[i], field.ny[i], field.nc[i] + TOLERANCE))
    return lines


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
    ) -> None:
        """Take what was measured; `through` are the bodies in the way, `obstacles` the obstacles."""
        self.body = body
        self.sector = sector
        self.target = target
        self.target_sector = target_sector
        self.range = measured
        self.sight = sight
        self.through: list[int] = []
        self.obstacles: list[int] = []

    def __repr__(self) -> str:
        return (
            f"Shot({self.body}.{self.sector} -> {self.target}.{self.target_sector}, {self.range.mm:.3f} mm, "
            f"through {self.through}, over {self.obstacles})"
        )


def shots(bodies: list[Body], obstacles: list[Shape], reach: float) -> list[Shot]:
    """Every shot within reach, in the order of the bodies and sectors."""
    count = len(bodies)
    rows: list[list[Shot]] = [[] for _ in range(count * count)]
    for i in range(count):
        a = bodies[i].shape
        for k in range(i + 1, count):
            b = bodies[k].shape
            dx = b.cx - a.cx
            dy = b.cy - a.cy
            limit = a.reach + b.reach + reach + TOLERANCE
            if dx * dx + dy * dy <= limit * limit:
                duel = _Duel(bodies, i, k, reach)
                duel.obstruct(bodies, obstacles)
                rows[i * count + k] = duel.there
                rows[k * count + i] = duel.back
    found: list[Shot] = []
    for row in rows:
        found.extend(row)
    return found


class _Duel:
    """Two bodies that fire at each other. What is measured one way need not be measured again the other way."""

    __slots__ = ("a", "b", "back", "first", "known", "limit", "second", "there", "width")

    def __init__(self, bodies: list[Body], first: int, second: int, reach: float) -> None:
        self.first = first
        self.second = second
        self.a = bodies[first]
        self.b = bodies[second]
        self.limit = reach + TOLERANCE
        self.width = len(self.b.sectors)
        self.known: list[Nearest | None] = [None] * (len(self.a.sectors) * self.width)
        self.there: list[Shot] = self._fire(self.a, self.b, first, second, forth=True)
        self.back: list[Shot] = self._fire(self.b, self.a, second, first, forth=False)

    def _fire(self, body: Body, target: Body, i: int, k: int, *, forth: bool) -> list[Shot]:
        """All shots from one body at the other, without what obstructs them."""
        found: list[Shot] = []
        whole = target.shape.parts[0]
        for s, own in enumerate(body.sectors):
            if outside(whole, own.lines):
                continue
            # What hid one sector most likely hides the next one too.
            screen: Sector | None = None
            for t, aimed in enumerate(target.sectors):
                if outside(aimed.part, own.lines):
                    continue
                if not _enters_by_rim(own.aim, aimed):
                    hidden = _screen(own.aim, aimed, target, screen)
                    if hidden is not None:
                        screen = hidden
                        continue
                free = self._free(own, aimed, s, t, forth=forth)
                if free.mm > self.limit:
                    continue
                measured: Nearest | None = free
                if not own.closed or free.other is not None or not _in_lines(free.end, own.lines):
                    measured = part_nearest_in(own.part, aimed.part, own.field, closed=own.closed, free=free)
                if measured is not None and measured.mm <= self.limit and _straight(measured, aimed, target):
                    found.append(Shot(i, s, k, t, measured, Segment(own.aim, aimed.aim)))
        return found

    def _free(self, own: Sector, aimed: Sector, s: int, t: int, *, forth: bool) -> Nearest:
        """The least distance of two sectors, arcs left aside."""
        if forth:
            free = part_nearest(own.part, aimed.part)
            self.known[s * self.width + t] = free
            return free
        known = self.known[t * self.width + s]
        return part_nearest(own.part, aimed.part) if known is None else known.reversed()

    def obstruct(self, bodies: list[Body], obstacles: list[Shape]) -> None:
        """Find what stands in the way; what keeps clear of the lane between both need not be tried."""
        if not self.there and not self.back:
            return
        alone = [shot for shot in self.back if not self._is_answered(shot)]
        tried = self.there + alone
        lane = Lane(self.a.shape, self.b.shape)
        for n, body in enumerate(bodies):
            if n != self.first and n != self.second:
                shape = body.shape
                if lane.holds(shape):
                    for shot in tried:
                        if crosses(shot.sight, shape):
                            shot.through.append(n)
        for n, shape in enumerate(obstacles):
            if lane.holds(shape):
                for shot in tried:
                    if crosses(shot.sight, shape):
                        shot.obstacles.append(n)

    def _is_answered(self, shot: Shot) -> bool:
        """Whether the same line is fired along the other way; both shots then share what is in their way."""
        for other in self.there:
            if other.sector == shot.target_sector and other.target_sector == shot.sector:
                shot.through = other.through
                shot.obstacles = other.obstacles
                return True
        return False


def _in_lines(point: Point, lines: list[tuple[float, float, float]]) -> bool:
    """Whether a point lies within all lines, which are drawn a tolerance wide."""
    for ex, ey, ec in lines:
        if ex * point.x + ey * point.y > ec - TOLERANCE:
            return False
    return True


def outside(part: Part, lines: list[tuple[float, float, float]]) -> bool:
    """Whether a part lies wholly beyond one of some lines: quick, and never wrong where it says yes."""
    x = part.cx
    y = part.cy
    reach = part.reach
    for ex, ey, ec in lines:
        away = ex * x + ey * y - ec
        # The middle lies inside the part: where that is within the line, not all of it is beyond.
        if away <= 0.0:
            continue
        if away > reach:
            return True
        limit = ec + part.radius
        beyond = True
        for p in part.points:
            if ex * p.x + ey * p.y <= limit:
                beyond = False
                break
        if beyond:
            return True
    return False


def _enters_by_rim(start: Point, aimed: Sector) -> bool:
    """Whether the line from a point to a sector's aim enters the sector through the rim of its body.

    If so, it runs through no other sector: the body is convex, so that the line has not been inside it before.
    """
    part = aimed.part
    x = start.x
    y = start.y
    dx = aimed.aim.x - x
    dy = aimed.aim.y - y
    enter = -1.0
    rim = False
    for ex, ey, ec, is_outer in zip(part.nx, part.ny, part.nc, aimed.outer):
        rate = ex * dx + ey * dy
        if rate < 0.0:
            share = (ec - ex * x - ey * y) / rate
            if share > enter:
                enter = share
                rim = is_outer
    return rim and enter >= 0.0


def _screen(start: Point, aimed: Sector, target: Body, likely: Sector | None) -> Sector | None:
    """The other sector that the line from a point to a sector's aim runs through, if any; the likely one first."""
    x = start.x
    y = start.y
    dx = aimed.aim.x - x
    dy = aimed.aim.y - y
    if likely is not None and likely is not aimed and _runs_in(x, y, dx, dy, likely.part):
        return likely
    for sector in target.sectors:
        if sector is not aimed and sector is not likely and _runs_in(x, y, dx, dy, sector.part):
            return sector
    return None


def _runs_in(x: float, y: float, dx: float, dy: float, part: Part) -> bool:
    """Whether a line runs through the inside of a sharp convex part, more than along its border."""
    start = 0.0
    end = 1.0
    for ex, ey, ec in zip(part.nx, part.ny, part.nc):
        before = ec - ex * x - ey * y - TOLERANCE
        rate = ex * dx + ey * dy
        if rate > 0.0:
            share = before / rate
            if share < end:
                if share < start:
                    return False
                end = share
        elif rate < 0.0:
            share = before / rate
            if share > start:
                if share > end:
                    return False
                start = share
        elif before < 0.0:
            return False
    return True


def _straight(measured: Nearest, aimed: Sector, target: Body) -> bool:
    """Whether the range can be measured along a line that runs through none of the target's other sectors.

    Of a family of equally short lines the middle one or one of its ends will do.
    """
    part = aimed.part
    start = measured.start
    end = measured.end
    for ex, ey, ec, is_outer in zip(part.nx, part.ny, part.nc, aimed.outer):
        if is_outer:
            limit = ec - _SAME
            if ex * end.x + ey * end.y >= limit and ex * start.x + ey * start.y >= limit:
                # It comes to the rim from outside, so it has not been inside.
                return True
    lines = measured.lines()
    if len(lines) == 2:
        first = lines[0]
        last = lines[1]
        lines.append(
            Segment(Segment(first.start, last.start).along(0.5), Segment(first.end, last.end).along(0.5))
        )
    return any(_is_clear(line, aimed, target) for line in lines)


def _is_clear(line: Segment, aimed: Sector, target: Body) -> bool:
    x = line.start.x
    y = line.start.y
    for sector in target.sectors:
        if sector is not aimed and _runs_in(x, y, line.end.x - x, line.end.y - y, sector.part):
            return False
    return True
