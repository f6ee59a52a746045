"""Maneuvers of standard ships: the template they are laid with, and where the ship ends if nothing is in its way."""

from __future__ import annotations

from holotable.games.xwing.geometry import constants
from holotable.games.xwing.geometry.bases import Base
from holotable.games.xwing.geometry.bearings import Bearing
from holotable.plane.paths import Piece
from holotable.plane.point import Pose
from holotable.plane.rails import Rail


class Flight:
    """One maneuver of one ship: the template on the table, the full pose, and the way back along the template."""

    __slots__ = ("base", "bearing", "piece", "pose", "rail", "start")

    def __init__(
        self, base: Base, start: Pose, bearing: Bearing, pose: Pose, piece: Piece | None, rail: Rail | None
    ) -> None:
        self.base = base
        self.start = start
        self.bearing = bearing
        self.pose = pose
        self.piece = piece
        self.rail = rail


def fly(base: Base, start: Pose, bearing: Bearing, speed: int, offset: float = 0.0) -> Flight:
    """The maneuver from where the ship stands; `offset` is along the heading at the end of a Tallon Roll."""
    if bearing.family == "stationary":
        return Flight(base, start, bearing, start, None, None)  # XW-MOV-15, XG-20
    piece = bearing.template(speed).laid(near_end(base, start, bearing))
    rail = Rail(piece, base.length, _quarters(bearing))
    return Flight(base, start, bearing, full_pose(base, piece, bearing, offset), piece, rail)


def near_end(base: Base, start: Pose, bearing: Bearing) -> Pose:
    """Where the template is laid at the base, and which way it leads from there."""
    if bearing.family == "reverse":
        return start.moved(0.0, -base.length / 2.0, 180.0)  # XW-MOV-17
    if bearing.family == "sideslip":
        # XW-MOV-19: a left sideslip starts at the middle of the right side.
        return start.moved(-bearing.side * base.width / 2.0, 0.0, -90.0 * bearing.side)
    return start.moved(0.0, base.length / 2.0)  # XW-MOV-03


def full_pose(base: Base, piece: Piece, bearing: Bearing, offset: float) -> Pose:
    """The pose of the fully executed maneuver."""
    end = piece.end
    half = base.length / 2.0
    match bearing.family:
        case "koiogran" | "segnor":
            return end.moved(0.0, half, 180.0)  # XW-MOV-10, XW-MOV-11
        case "tallon":
            # XW-MOV-12: turned by another quarter, and set with the middle of its side at the template's end.
            return end.moved(0.0, half, 90.0 * bearing.side).moved(0.0, offset)
        case "reverse":
            return end.moved(0.0, half, 180.0)
        case "sideslip":
            return end.moved(0.0, base.width / 2.0, 90.0 * bearing.side)
        case _:
            return end.moved(0.0, half)


def offsets_of(bearing: Bearing) -> tuple[float, ...]:
    """Where the player may set the ship at the template's end."""
    return constants.TALLON_OFFSETS if bearing.family == "tallon" else (0.0,)


def _quarters(bearing: Bearing) -> int:
    """How a base is turned against the way it drives when it is taken back along the template."""
    if bearing.family == "reverse":
        return 2
    if bearing.family == "sideslip":
        return bearing.side % 4
    # XW-MOV-13: Koiogran turns, Segnor's Loops and Tallon Rolls are taken back as the basic maneuver.
    return 0
