"""Devices dropped and launched, remotes relocated, ships that come out of hyperspace (XW-OBJ-01 to -03, XG-10, XG-28)."""

from __future__ import annotations

from typing import Final

from holotable.games.xwing.geometry import constants
from holotable.games.xwing.geometry.bases import Base, base_of
from holotable.games.xwing.geometry.templates import Template
from holotable.plane.paths import Piece
from holotable.plane.point import Pose

ARMS: Final = {"blank": 0.0, "focus": 120.0, "star": 240.0}
"""How far each arm of a hyperspace marker is turned clockwise against its blank one (XW-S03-05, XG-52)."""


def placed(
    ship: Base, start: Pose, template: Template, device: Base, *, launched: bool
) -> tuple[Piece, Pose]:
    """The template at the ship's rear guides, or its front guides for a launch, and the device at its far end.

    The device's tab lies on the template, so it looks away from the ship. A remote's guides lie beside the template,
    so it is set on its body, as when it is relocated (XG-09). Left is the ship's left, behind it too, as for a
    reverse maneuver (XG-13).
    """
    half = _at_guides(ship)
    near = start.moved(0.0, half) if launched else start.moved(0.0, -half, 180.0)
    piece = (template if launched else template.mirrored()).laid(near)
    return piece, piece.end.moved(0.0, _at_guides(device))


def _at_guides(base: Base) -> float:
    """How far from the centre a template lies between the guides; a remote's own length counts them (XG-09)."""
    return (constants.REMOTE_BODY if base.size == "remote" else base.length) / 2.0


def relocated(start: Pose, template: Template) -> tuple[Piece, Pose]:
    """A remote taken forward: the template at its front guides, its rear guides on the far end (XW-SCEN-67).

    The template lies between the guides, at the body, so the body's length counts (XG-09).
    """
    half = _at_guides(base_of("remote"))
    piece = template.laid(start.moved(0.0, half))
    return piece, piece.end.moved(0.0, half)


def arrival(marker: Pose, arm: str, ship: Base) -> Pose:
    """Where a ship stands that arrives with its rear guides at an arm of a hyperspace marker (XG-10)."""
    out = Pose(marker.x, marker.y, marker.heading + ARMS[arm])
    return out.moved(0.0, constants.HYPERSPACE_ARM + ship.length / 2.0)
