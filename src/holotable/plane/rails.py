"""Rails: the quick twin of a ride, for a plate that must be tried in many places of its way.

A rail answers the same question as `Ride.pose` in plain numbers, without making a pose, and knows how far any point
of the plate moves at most for a millimetre of way. `backed_off` uses it to slide a plate back until it stands clear.
"""

import math
from typing import Final

from holotable.plane.borders import TOLERANCE
from holotable.plane.paths import Piece
from holotable.plane.plates import Plate, Standing, far_apart, plate_depth
from holotable.plane.point import Pose
from holotable.plane.trig import bearing, sine_cosine

_SAMPLES: Final = 400
_MARGIN: Final = 1.02
_COARSE: Final = 0.25
_BOLD: Final = 8.0
_EXACT: Final = 1e-7
_LEAST: Final = 0.01
"""Where a plate slides along another, hardly deeper than the tolerance, it is tried again after so many millimetres."""

_TRIES: Final = 100

_PACES: dict[tuple[float, float, float, float], float] = {}


class Spot:
    """Where a plate stands on its way: its centre, the sine and cosine of its heading, and how far along it is."""

    __slots__ = ("along", "c", "s", "x", "y")

    def __init__(self, along: float, x: float, y: float, s: float, c: float) -> None:
        """Take finished values; `Rail.spot` works them out."""
        self.along = along
        self.x = x
        self.y = y
        self.s = s
        self.c = c

    def pose(self) -> Pose:
        """The spot as a pose."""
        return Pose(self.x, self.y, bearing(self.s, self.c))


class Rail:
    """A base of some length on a piece of path, turned clockwise by a number of quarters against the way it drives."""

    __slots__ = ("_bend", "_end", "_piece", "_start", "base", "quarters", "radius", "sign", "x", "y")

    def __init__(self, piece: Piece, base: float, quarters: int = 0) -> None:
        """Put a base of this length on the path."""
        self.base = base
        self.quarters = quarters % 4
        self.radius = piece.radius
        self.sign = 0.0 if piece.degrees == 0.0 else (1.0 if piece.degrees > 0.0 else -1.0)
        self._piece = piece
        self._start = piece.start
        self._end = piece.end
        self._bend = piece.degrees / piece.length if piece.length > 0.0 else 0.0
        centre = piece.centre()
        self.x = centre.x
        self.y = centre.y

    def length(self) -> float:
        """How long the path is."""
        return self._piece.length

    def spot(self, along: float) -> Spot:
        """Where the base stands when the mark that comes last is so many millimetres along the path."""
        start = self._start
        base = self.base
        s = start.s
        c = start.c
        if self.sign == 0.0:
            middle = along + base / 2.0
            return self._turned(along, start.x + s * middle, start.y + c * middle, s, c)
        if along <= 0.0:
            x = start.x + s * along
            y = start.y + c * along
        else:
            s, c = sine_cosine(start.heading + self._bend * along)
            side = self.sign * self.radius
            x = self.x - side * c
            y = self.y + side * s
        end = self._end
        dx = end.x - x
        dy = end.y - y
        beyond = dx * dx + dy * dy - base * base
        if beyond <= 0.0:
            forward = dx * end.s + dy * end.c
            more = math.sqrt(forward * forward - beyond) - forward
            dx += end.s * more
            dy += end.c * more
        else:
            dx = self.x - x
            dy = self.y - y
            square = dx * dx + dy * dy
            near = (square + base * base - self.radius * self.radius) / (2.0 * square)
            side = self.sign * math.sqrt(max(0.0, base * base / square - near * near))
            dx, dy = near * dx - side * dy, near * dy + side * dx
        return self._turned(along, x + dx / 2.0, y + dy / 2.0, dx / base, dy / base)

    def _turned(self, along: float, x: float, y: float, s: float, c: float) -> Spot:
        if self.quarters == 1:
            return Spot(along, x, y, c, -s)
        if self.quarters == 2:
            return Spot(along, x, y, -s, -c)
        if self.quarters == 3:
            return Spot(along, x, y, -c, s)
        return Spot(along, x, y, s, c)

    def pace(self, reach: float) -> float:
        """How far a point within `reach` of the base's centre moves at most for a millimetre along the path."""
        if self.sign == 0.0:
            return 1.0
        key = (self.radius, abs(self._piece.degrees), self.base, reach)
        if key not in _PACES:
            _PACES[key] = self._pace(reach) * _MARGIN
        return _PACES[key]

    def _pace(self, reach: float) -> float:
        whole = self._piece.length + self.base
        step = whole / _SAMPLES
        before = self.spot(-self.base)
        fastest = 1.0
        for k in range(1, _SAMPLES + 1):
            here = self.spot(k * step - self.base)
            dx = here.x - before.x
            dy = here.y - before.y
            turned = here.s * before.c - here.c * before.s
            fastest = max(fastest, (math.sqrt(dx * dx + dy * dy) + abs(turned) * reach) / step)
            before = here
        return fastest


class Backed:
    """Where a plate came to stand when it was slid back, and the number of the last other plate it stood in, or -1."""

    __slots__ = ("last", "spot")

    def __init__(self, spot: Spot, last: int) -> None:
        """Take finished values; `backed_off` works them out."""
        self.spot = spot
        self.last = last


def backed_off(rail: Rail, plate: Plate, others: list[Standing], along: float) -> Backed:
    """Slide the plate back from `along` until it overlaps none of the others, at the farthest to where it set out.

    It leaves the others one by one. While it stands in one by some depth, no way shorter than that depth over its
    pace can free it; so no free place is passed over.
    """
    pace = rail.pace(plate.reach)
    last = -1
    here = rail.spot(along)
    while True:
        deepest = TOLERANCE
        number = -1
        for k in range(len(others)):
            other = others[k]
            if not far_apart(plate, here.x, here.y, other):
                depth = plate_depth(plate, here.x, here.y, here.s, here.c, other)
                if depth > deepest:
                    deepest = depth
                    number = k
        if number < 0 or here.along <= -rail.base:
            return Backed(here, last)
        last = number
        here = _left(rail, plate, others[number], here, deepest, pace)


def _left(rail: Rail, plate: Plate, other: Standing, here: Spot, depth: float, pace: float) -> Spot:
    """The first spot farther back where the plate only just touches the other one."""
    rate = pace
    while depth > _COARSE:
        back = rail.spot(here.along - depth / pace)
        less = plate_depth(plate, back.x, back.y, back.s, back.c, other)
        rate = (depth - less) / (here.along - back.along)
        here = back
        depth = less
        if here.along <= -rail.base:
            return rail.spot(-rail.base)
    for _ in range(_TRIES):
        if depth <= _EXACT:
            break
        step = max(depth / min(pace, max(rate, pace / _BOLD)), _LEAST)
        back = rail.spot(here.along - step)
        less = plate_depth(plate, back.x, back.y, back.s, back.c, other)
        if less < 0.0:
            here = _between(rail, plate, other, here, depth, back, less)
            break
        rate = (depth - less) / step
        here = back
        depth = less
    return here if here.along > -rail.base else rail.spot(-rail.base)


def _between(
    rail: Rail, plate: Plate, other: Standing, deep: Spot, depth: float, free: Spot, gap: float
) -> Spot:
    """The spot of contact between one in the other plate and one clear of it, by false position and halving."""
    for k in range(_TRIES):
        width = deep.along - free.along
        if gap >= -_EXACT or width <= _EXACT:
            break
        share = gap / (gap - depth) if k % 3 else 0.5
        middle = rail.spot(free.along + width * share)
        found = plate_depth(plate, middle.x, middle.y, middle.s, middle.c, other)
        if abs(found) <= _EXACT:
            return middle
        if found > 0.0:
            deep = middle
            depth = found
        else:
            free = middle
            gap = found
    return free
