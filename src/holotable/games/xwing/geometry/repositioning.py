"""Barrel rolls, boosts and decloaking: moves with a template that are no maneuvers (XW-POS)."""

from __future__ import annotations

from typing import Final, NamedTuple

from holotable.games.xwing.geometry import constants
from holotable.games.xwing.geometry.bases import Base
from holotable.games.xwing.geometry.templates import Template, strip_of
from holotable.plane.paths import straight
from holotable.plane.point import Pose
from holotable.plane.strips import Strip

ROLLS: Final = ("barrel-roll", "decloak-roll")
BOOSTS: Final = ("boost", "decloak-boost")
ACTIONS: Final = (*ROLLS, *BOOSTS, "slam")


class Shift(NamedTuple):
    """One reposition: where the ship would stand, and the cardboard that leads there."""

    pose: Pose
    template: Strip


def templates_for(action: str, base: Base) -> tuple[Template, ...]:
    """The templates an action may be done with."""
    straight = Template("straight", 1)
    match action:
        case "boost":
            return (straight, Template("bank", 1, -1), Template("bank", 1, 1))  # XW-POS-09
        case "decloak-boost" | "decloak-roll":
            # XW-POS-13, XW-POS-14
            return (Template("straight", constants.DECLOAK_SPEED[base.size]),)
        case _:
            return (straight,)  # XW-POS-01, XW-POS-02


def offsets_for(action: str, base: Base) -> tuple[float, ...]:
    """Where the player may set the ship at the template's far edge."""
    return constants.ROLL_OFFSETS[base.size] if action in ROLLS else (0.0,)


def roll(base: Base, start: Pose, action: str, side: int, offset: float) -> Shift:
    """A barrel roll: the template lies against the middle of one side, the ship is set down beyond it (XG-24).

    Small ships use the template's narrow ends, the others its long edges.
    """
    width = (constants.DECLOAK_ROLL if action == "decloak-roll" else constants.ROLL)[base.size]
    across = constants.TEMPLATE_WIDTH if base.size == "small" else constants.STRAIGHT[1]
    # XG-26: what the template covers, laid sideways from the middle of the base's side.
    piece = straight(start.moved(side * base.width / 2.0, 0.0, 90.0 * side), width)
    return Shift(start.moved(side * (base.width + width), offset), Strip(piece, across))


def boost(base: Base, start: Pose, template: Template) -> Shift:
    """A boost: like the basic maneuver of the template (XG-23)."""
    piece = template.laid(start.moved(0.0, base.length / 2.0))
    return Shift(piece.end.moved(0.0, base.length / 2.0), strip_of(piece))
