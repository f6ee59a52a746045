"""How far a base gets: the last place along a ride, counted back from its end, where it overlaps nothing.

A base that drives straight is only shifted: for each pair of parts the stretch where they overlap follows exactly from
their edges. On a bend the base is taken back step by step, never farther than it stands in the others, so that no free
place is stepped over; the last twentieth of a millimetre is found by interpolation.
"""

import math
from typing import Final

from holotable.plane.borders import TOLERANCE, overlapping
from holotable.plane.nearest import gap, within
from holotable.plane.overlap import depth, overlaps, touches
from holotable.plane.point import Frame, Pose
from holotable.plane.rides import Ride
from holotable.plane.shapes import Part, Shape

_NOWHERE: Final = 1e300
_SHALLOW: Final = 0.05
_CLOSE: Final = 1e-6
_LEAST_STEP: Final = 0.02
"""Where a base slides along another, it is tried again after so many millimetres."""


class Stop:
    """Where a ride stops: how far along, the pose there, who was in the way at its end, and who it stopped at.

    Obstacles are told by their place in the list. A ride with nothing in the way stops at its end; one without any
    free place stops at its beginning, where the base has not moved.
    """

    __slots__ = ("along", "overlapped", "pose", "stopped_by")

    def __init__(self, along: float, pose: Pose, overlapped: list[int], stopped_by: list[int]) -> None:
        """Take finished values; `last_free` works them out."""
        self.along = along
        self.pose = pose
        self.overlapped = overlapped
        self.stopped_by = stopped_by

    def __repr__(self) -> str:
        return f"Stop({self.along:.3f} mm along, {self.pose!r}, stopped by {self.stopped_by})"


def last_free(base: Shape, ride: Ride, others: list[Shape]) -> Stop:
    """Where a base, its shape given in its own frame, stops on a ride among others that stand on the table."""
    end = ride.piece.length
    there = base.at(ride.frame(end))
    overlapped: list[int] = []
    for i in range(len(others)):
        if overlaps(there, others[i]):
            overlapped.append(i)
    if not overlapped:
        return Stop(end, ride.pose(end), overlapped, overlapped)
    way = end + ride.base
    near: list[int] = []
    for i in range(len(others)):
        if within(there, others[i], way + TOLERANCE):
            near.append(i)
    if ride.piece.is_straight() and _are_angular(base, others, near):
        return _straight_stop(there, ride, others, near, overlapped)
    return _bent_stop(base, ride, others, near, overlapped)


def _are_angular(base: Shape, others: list[Shape], near: list[int]) -> bool:
    if base.radius > 0.0:
        return False
    return all(others[i].radius <= 0.0 for i in near)


class _Stretch:
    """How far back a part overlaps another: from `near` to `far` millimetres before the end; empty if far <= near."""

    __slots__ = ("far", "near", "whose")

    def __init__(self, near: float, far: float, whose: int) -> None:
        self.near = near
        self.far = far
        self.whose = whose


def _stretch(a: Part, b: Part, frame: Frame, slack: float, whose: int) -> _Stretch:
    """Where `a`, taken back against the frame's direction, stands deeper than `slack` in `b`."""
    near = -_NOWHERE
    far = _NOWHERE
    for k in range(2):
        fixed = b if k == 0 else a
        other = a if k == 0 else b
        # Going back moves `a` against the direction, or, seen from `a`, `b` along it.
        sign = -1.0 if k == 0 else 1.0
        for i in range(len(fixed.nx)):
            ex = fixed.nx[i]
            ey = fixed.ny[i]
            least = _NOWHERE
            for p in other.points:
                d = ex * p.x + ey * p.y
                if d < least:
                    least = d
            inside = fixed.nc[i] - least
            if fixed.border[i]:
                inside -= slack
            rate = -sign * (ex * frame.s + ey * frame.c)
            # Deeper than the slack while inside + rate * way > 0.
            if rate > 0.0:
                start = -inside / rate
                if start > near:
                    near = start
            elif rate < 0.0:
                stop = inside / -rate
                if stop < far:
                    far = stop
            elif inside <= 0.0:
                return _Stretch(0.0, 0.0, whose)
            if near >= far:
                return _Stretch(0.0, 0.0, whose)
    return _Stretch(near, far, whose)


def _straight_stop(
    there: Shape, ride: Ride, others: list[Shape], near: list[int], overlapped: list[int]
) -> Stop:
    frame = ride.piece.frame(ride.piece.length)
    deep: list[_Stretch] = []
    whole: list[_Stretch] = []
    for i in near:
        for q in others[i].parts:
            for p in there.parts:
                stretch = _stretch(p, q, frame, TOLERANCE, i)
                if stretch.far > stretch.near and stretch.far > 0.0:
                    deep.append(stretch)
                    whole.append(_stretch(p, q, frame, 0.0, i))
    back = 0.0
    moved = True
    while moved:
        moved = False
        for k in range(len(deep)):
            if deep[k].near < back < deep[k].far:
                back = whole[k].far
                moved = True
    back = min(back, ride.piece.length + ride.base)
    stopped_by: list[int] = []
    for stretch in whole:
        if abs(stretch.far - back) <= TOLERANCE and stretch.whose not in stopped_by:
            stopped_by.append(stretch.whose)
    along = ride.piece.length - back
    return Stop(along, ride.pose(along), overlapped, stopped_by)


class _Trial:
    """How the base stands at one place: above 0 how deep it stands in the others, below 0 how far it is from them."""

    __slots__ = ("along", "frame", "shape", "value")

    def __init__(self, along: float, base: Shape, ride: Ride, others: list[Shape], near: list[int]) -> None:
        self.along = along
        self.frame = ride.frame(along)
        self.shape = base.at(self.frame)
        deepest = 0.0
        for i in near:
            deepest = max(deepest, depth(self.shape, others[i]))
        if deepest <= 0.0:
            least = _NOWHERE
            for i in near:
                least = min(least, gap(self.shape, others[i]))
            deepest = -least
        self.value = deepest


def _bent_stop(base: Shape, ride: Ride, others: list[Shape], near: list[int], overlapped: list[int]) -> Stop:
    reach = math.sqrt(base.cx * base.cx + base.cy * base.cy) + base.reach
    start = -ride.base
    hit = _Trial(ride.piece.length, base, ride, others, near)
    rate = 1.0
    free: _Trial | None = None
    while free is None:
        step = max(hit.value / rate, _LEAST_STEP)
        trial = _Trial(max(start, hit.along - step), base, ride, others, near)
        moved = _moved(hit.frame, trial.frame, reach)
        rate = moved / (hit.along - trial.along)
        if moved > hit.value * 1.001 and step > _LEAST_STEP:
            rate *= 1.02
            continue
        if not overlapping(trial.value):
            free = trial
        elif trial.along <= start:
            return Stop(start, ride.pose(start), overlapped, _at(trial.shape, others, near))
        elif hit.value < _SHALLOW and trial.value < hit.value:
            ahead = (
                trial.along
                - (hit.along - trial.along) * trial.value / (hit.value - trial.value)
                - _LEAST_STEP
            )
            further = _Trial(max(start, ahead), base, ride, others, near)
            if overlapping(further.value):
                hit = trial
            else:
                hit = trial
                free = further
        else:
            hit = trial
    if free.value > 0.0:
        # Within the tolerance already; a little farther back it only touches, unless it slides along.
        back = _Trial(max(start, free.along - 4.0 * TOLERANCE), base, ride, others, near)
        if back.value <= 0.0:
            hit = free
            free = back
    if free.value < 0.0:
        free = _touching(hit, free, base, ride, others, near)
    return Stop(free.along, ride.pose(free.along), overlapped, _at(free.shape, others, near))


def _moved(before: Frame, after: Frame, reach: float) -> float:
    """No point of a base this far from its centre moves farther from one place to the other."""
    dx = after.x - before.x
    dy = after.y - before.y
    ds = after.s - before.s
    dc = after.c - before.c
    return math.sqrt(dx * dx + dy * dy) + reach * math.sqrt(ds * ds + dc * dc)


def _touching(
    hit: _Trial, free: _Trial, base: Shape, ride: Ride, others: list[Shape], near: list[int]
) -> _Trial:
    """The free place between the two that touches the others: false position, the staler end weighed less."""
    high = hit.along
    low = free.along
    above = hit.value
    below = free.value
    while high - low > _CLOSE and below < -_CLOSE:
        middle = low + (high - low) * below / (below - above)
        if not (low < middle < high):
            break
        trial = _Trial(middle, base, ride, others, near)
        if trial.value > 0.0:
            high = middle
            above = trial.value
            below /= 2.0
        else:
            low = middle
            free = trial
            below = trial.value
            above /= 2.0
    return free


def _at(shape: Shape, others: list[Shape], near: list[int]) -> list[int]:
    return [i for i in near if touches(shape, others[i])]
