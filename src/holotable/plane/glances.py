"""Glances: which arcs of many convex bodies hold which others, and how far, asked for a whole table at once.

This is `nearest_in` for bodies whose arcs share a few directions. The distance of two bodies is worked out once for
both of them; where a target stands to each direction decides most arcs, and only those that cut it are measured.
"""

from typing import Final

from holotable.plane.borders import TOLERANCE
from holotable.plane.cut import part_nearest_in
from holotable.plane.nearest import Nearest, part_nearest
from holotable.plane.point import Point
from holotable.plane.shapes import Part

_NOWHERE: Final = 1e300


class Sight:
    """One arc of a body: open, of one convex part, and bounded by a few directions.

    Each bound is the number of a direction of the eye, and the least and the greatest value along it.
    """

    __slots__ = ("bounds", "field")

    def __init__(self, field: Part, bounds: list[tuple[int, float, float]]) -> None:
        """Take the part of the field and its bounds."""
        self.field = field
        self.bounds = bounds


class Eye:
    """A convex body on the table with its arcs, how far they reach, and the directions that bound them."""

    __slots__ = ("body", "directions", "reach", "sights")

    def __init__(self, body: Part, fields: list[Part], reach: float) -> None:
        """Find the directions of the fields' borders; opposite ones count as one."""
        self.body = body
        self.reach = reach + TOLERANCE
        self.directions: list[tuple[float, float]] = []
        self.sights: list[Sight] = []
        for field in fields:
            bounds: list[tuple[int, float, float]] = []
            for i in range(len(field.nx)):
                if field.border[i]:
                    bounds.append(self._bound(field.nx[i], field.ny[i], field.nc[i]))
            self.sights.append(Sight(field, bounds))

    def _bound(self, nx: float, ny: float, nc: float) -> tuple[int, float, float]:
        for k in range(len(self.directions)):
            dx, dy = self.directions[k]
            along = nx * dx + ny * dy
            if abs(nx * dy - ny * dx) < 1e-12:
                return (k, -_NOWHERE, nc) if along > 0.0 else (k, -nc, _NOWHERE)
        self.directions.append((nx, ny))
        return len(self.directions) - 1, -_NOWHERE, nc


class Glance:
    """One arc that holds a body: whose, which, whom, and the shortest line to what of it the arc holds.

    ``apart`` is how far the two bodies are apart, in the arc or not, and ``straight`` whether that is what was
    measured, so that the other body sees it along the same line.
    """

    __slots__ = ("apart", "eye", "measured", "sight", "straight", "target")

    def __init__(
        self, eye: int, sight: int, target: int, measured: Nearest, apart: float, *, straight: bool
    ) -> None:
        """Take finished values; `glances` works them out."""
        self.eye = eye
        self.sight = sight
        self.target = target
        self.measured = measured
        self.apart = apart
        self.straight = straight


def glances(eyes: list[Eye]) -> list[Glance]:
    """Every arc of every body that holds another one within reach, in the order of bodies, targets and arcs.

    Bodies that overlap are left to those who ask for one pair.
    """
    count = len(eyes)
    rows: list[list[Glance]] = [[] for _ in range(count * count)]
    for i in range(count):
        one = eyes[i]
        a = one.body
        for k in range(i + 1, count):
            two = eyes[k]
            b = two.body
            dx = b.cx - a.cx
            dy = b.cy - a.cy
            limit = a.reach + b.reach + (one.reach if one.reach > two.reach else two.reach)
            if dx * dx + dy * dy <= limit * limit:
                free = part_nearest(a, b)
                if free.mm <= one.reach:
                    rows[i * count + k] = _look(one, b, free, i, k)
                if free.mm <= two.reach:
                    rows[k * count + i] = _look(two, a, free.reversed(), k, i)
    found: list[Glance] = []
    for row in rows:
        found.extend(row)
    return found


def _look(eye: Eye, target: Part, free: Nearest, i: int, k: int) -> list[Glance]:
    """The arcs of one body that hold another, with the shortest line into each."""
    lows: list[float] = []
    highs: list[float] = []
    for dx, dy in eye.directions:
        low = _NOWHERE
        high = -_NOWHERE
        for p in target.points:
            value = dx * p.x + dy * p.y
            if value < low:
                low = value
            if value > high:
                high = value
        lows.append(low)
        highs.append(high)
    ends = [free.end] if free.other is None else [free.end, free.other.end]
    found: list[Glance] = []
    for s in range(len(eye.sights)):
        sight = eye.sights[s]
        whole = True
        beside = False
        for direction, least, most in sight.bounds:
            if lows[direction] >= most - TOLERANCE or highs[direction] <= least + TOLERANCE:
                beside = True
                break
            if highs[direction] > most or lows[direction] < least:
                whole = False
        if beside:
            continue
        measured: Nearest | None = free
        if not whole and not _holds(eye, sight, ends):
            measured = part_nearest_in(eye.body, target, sight.field, closed=False, free=free)
        if measured is not None and measured.mm <= eye.reach:
            found.append(Glance(i, s, k, measured, free.mm, straight=measured is free))
    return found


def _holds(eye: Eye, sight: Sight, points: list[Point]) -> bool:
    """Whether points lie in an arc by more than the tolerance; then the body they belong to lies in it too."""
    for p in points:
        for direction, least, most in sight.bounds:
            dx, dy = eye.directions[direction]
            value = dx * p.x + dy * p.y
            if value > most - TOLERANCE or value < least + TOLERANCE:
                return False
    return True
