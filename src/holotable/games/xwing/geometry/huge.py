"""Huge ships: their maneuver tool, and what happens to those they run over (XW-HUGE-27 to XW-HUGE-46)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from holotable.games.xwing.geometry import constants
from holotable.games.xwing.geometry.arcs import field_of
from holotable.games.xwing.geometry.bearings import Bearing
from holotable.games.xwing.geometry.pieces import Piece
from holotable.plane.borders import reaches
from holotable.plane.nearest import gap
from holotable.plane.overlap import sees
from holotable.plane.paths import rotated
from holotable.plane.point import Point, Pose

_SWING_STEPS: Final = 8


def huge_pose(start: Pose, bearing: Bearing, speed: int) -> Pose:
    """Where a huge ship's centre comes to lie; nothing of its length is added, as the tool reads at the centre."""
    way = constants.HUGE_STRAIGHT * speed
    match bearing.family:
        case "straight":
            return start.moved(0.0, way)  # XW-HUGE-28, XG-33
        case "reverse":
            return start.moved(0.0, -way)
        case "koiogran":
            return start.moved(0.0, way, 180.0)  # XW-HUGE-04
        case "bank":
            return _bank(start, bearing.side, speed)
        case _:
            return start  # XW-HUGE-30


def _bank(start: Pose, side: int, speed: int) -> Pose:
    """XW-HUGE-29, XG-34: a swing around the tool's hook, then along the new heading and away from the turn."""
    pivot = start.point(side * constants.HUGE_PIVOT, constants.HUGE_PIVOT)
    swung = rotated(start, pivot, 45.0 * side)
    along, away = constants.HUGE_BANK[speed]
    return swung.moved(-side * away, along)


def way_of(start: Pose, bearing: Bearing, speed: int) -> list[Point]:
    """The way of a huge ship's centre, to be drawn: around the hook in a bank, straight on otherwise."""
    end = huge_pose(start, bearing, speed)
    way = [start.centre()]
    if bearing.family == "bank":
        pivot = start.point(bearing.side * constants.HUGE_PIVOT, constants.HUGE_PIVOT)
        way += [
            rotated(start, pivot, 45.0 * bearing.side * step / _SWING_STEPS).centre()
            for step in range(1, _SWING_STEPS + 1)
        ]
    return [*way, end.centre()]


def has_speed(bearing: Bearing, speed: int) -> bool:
    """Whether the tool has a line for this speed (XW-HUGE-28, -29)."""
    if bearing.family == "stationary":
        return speed == 0
    return speed in constants.HUGE_BANK if bearing.family == "bank" else 0 <= speed <= constants.MOST_SPEED


class Passage:
    """A huge ship's maneuver: where it ends in full and in truth, and the speeds that did not fit."""

    __slots__ = ("full", "pose", "speed", "tried")

    def __init__(self, full: Pose, pose: Pose, speed: int, tried: list[tuple[int, list[str]]]) -> None:
        self.full = full
        self.pose = pose
        self.speed = speed
        self.tried = tried

    @property
    def slowed(self) -> bool:
        """Whether another huge ship stood in the way."""
        return bool(self.tried)


def pass_through(start: Pose, bearing: Bearing, speed: int, huge_at: Callable[[Pose], list[str]]) -> Passage:
    """XW-HUGE-39: over another huge ship the maneuver is executed at one speed lower, until it fits."""
    full = huge_pose(start, bearing, speed)
    tried: list[tuple[int, list[str]]] = []
    slower = speed
    pose = full
    while bearing.family != "stationary":
        in_the_way = huge_at(pose)
        if not in_the_way:
            return Passage(full, pose, slower, tried)
        tried.append((slower, in_the_way))
        slower -= 1
        if slower < 0 or (slower == 0 and bearing.family != "bank"):
            break
        pose = huge_pose(start, bearing, slower)
    return Passage(full, start, 0, tried)


def is_behind(ship: Piece, huge: Piece) -> bool:
    """XG-37: in the full rear arc at range 0-1, behind the centre line."""
    if not reaches(gap(ship.body, huge.body), constants.BAND):
        return False
    front = field_of(huge.base.size, huge.base.length, "full-front").at(huge.pose)
    return not sees(front, ship.body)
