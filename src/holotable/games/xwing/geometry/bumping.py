"""Bumping: a maneuver whose end would overlap a ship is taken back along its template (XW-MOV-28 to XW-MOV-35)."""

from __future__ import annotations

from holotable.games.xwing.geometry.bases import Base
from holotable.games.xwing.geometry.bearings import Bearing
from holotable.games.xwing.geometry.maneuver import Flight, fly, full_pose, offsets_of
from holotable.plane.borders import TOLERANCE
from holotable.plane.plates import Standing, far_apart, plate_depth
from holotable.plane.point import Pose
from holotable.plane.rails import backed_off


class Landing:
    """Where a maneuver really ends. The other ships are told by their place in the list they were given in."""

    __slots__ = ("along", "flight", "in_the_way", "last", "offset", "partial", "pose")

    def __init__(
        self,
        flight: Flight,
        pose: Pose,
        in_the_way: list[int],
        *,
        offset: float,
        partial: bool,
        along: float,
        last: int = -1,
    ) -> None:
        self.flight = flight
        self.pose = pose
        self.in_the_way = in_the_way
        self.offset = offset
        self.partial = partial
        self.along = along
        self.last = last


def standing_in(base: Base, pose: Pose, others: list[Standing]) -> list[int]:
    """The other ships that a base at the pose overlaps, guides included (XW-MOV-28, XW-MOV-38)."""
    plate = base.plate
    assert plate is not None
    found: list[int] = []
    for number, other in enumerate(others):
        if (
            not far_apart(plate, pose.x, pose.y, other)
            and plate_depth(plate, pose.x, pose.y, pose.s, pose.c, other) > TOLERANCE
        ):
            found.append(number)
    return found


def touched(base: Base, pose: Pose, others: list[Standing]) -> list[int]:
    """The other ships that a base at the pose touches (XW-ARC-12)."""
    plate = base.plate
    assert plate is not None
    found: list[int] = []
    for number, other in enumerate(others):
        dx = other.x - pose.x
        dy = other.y - pose.y
        reach = plate.reach + other.plate.reach + TOLERANCE
        if (
            dx * dx + dy * dy <= reach * reach
            and plate_depth(plate, pose.x, pose.y, pose.s, pose.c, other) >= -TOLERANCE
        ):
            found.append(number)
    return found


def land(
    base: Base, start: Pose, bearing: Bearing, speed: int, others: list[Standing], offset: float = 0.0
) -> Landing:
    """Execute a maneuver among the other ships."""
    flight = fly(base, start, bearing, speed, offset)
    if flight.rail is None or flight.piece is None or base.plate is None:
        # XW-MOV-15: a stationary ship overlaps no ship.
        return Landing(flight, start, [], offset=0.0, partial=False, along=0.0)
    length = flight.piece.length
    in_the_way = standing_in(base, flight.pose, others)
    if not in_the_way:
        return Landing(flight, flight.pose, [], offset=offset, partial=False, along=length)
    for free_offset in offsets_of(bearing):
        # XW-MOV-14: a Tallon Roll must be set where it overlaps no ship, if there is such a place.
        if free_offset != offset:
            pose = full_pose(base, flight.piece, bearing, free_offset)
            if not standing_in(base, pose, others):
                return Landing(flight, pose, in_the_way, offset=free_offset, partial=False, along=length)
    # XW-MOV-30, XG-31: back along the template to the first place where it is on no ship.
    backed = backed_off(flight.rail, base.plate, others, length)
    # XW-MOV-31: that may be where it set out.
    pose = backed.spot.pose() if backed.spot.along > -base.length else start
    return Landing(
        flight, pose, in_the_way, offset=0.0, partial=True, along=backed.spot.along, last=backed.last
    )
