"""Docking ships leave their carrier by a template: from its guides, or from a huge ship's sides (XW-DOCK-02, XG-29)."""

from __future__ import annotations

from typing import Final

from holotable.games.xwing.geometry.bases import Base
from holotable.games.xwing.geometry.bearings import Bearing
from holotable.games.xwing.geometry.maneuver import full_pose
from holotable.plane.paths import Piece
from holotable.plane.point import Pose

EXITS: Final = ("front", "rear")
HUGE_EXITS: Final = ("front", "rear", "left", "right")
"""XW-HUGE-22: ships leave a huge ship by its sides too, where its centre line ends."""


def exit_of(carrier: Base, pose: Pose, way: str) -> Pose:
    """Where the template is laid at the carrier, and which way it leads."""
    half = carrier.length / 2.0
    match way:
        case "rear":
            return pose.moved(0.0, -half, 180.0)
        case "left":
            return pose.moved(-carrier.width / 2.0, 0.0, -90.0)
        case "right":
            return pose.moved(carrier.width / 2.0, 0.0, 90.0)
        case _:
            return pose.moved(0.0, half)


def deployed(ship: Base, exit_pose: Pose, bearing: Bearing, speed: int, offset: float) -> tuple[Piece, Pose]:
    """The template, and where the deploying ship ends its maneuver."""
    piece = bearing.template(speed).laid(exit_pose)
    return piece, full_pose(ship, piece, bearing, offset)
