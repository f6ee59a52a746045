"""What is laid down by a template: devices dropped and launched, remotes relocated, ships out of hyperspace."""

from __future__ import annotations

from typing import Any

from holotable.games.xwing.geometry.answer import Answer, Sentence, listed, refusals
from holotable.games.xwing.geometry.bases import Base
from holotable.games.xwing.geometry.ground import Ground
from holotable.games.xwing.geometry.pieces import Piece
from holotable.games.xwing.geometry.templates import strip_of
from holotable.plane.overlap import overlaps
from holotable.plane.paths import Piece as Way
from holotable.plane.point import Pose
from holotable.plane.strips import Strip
from holotable.plane.telling import ring, triple


class Laid(Answer):
    """Where something comes to lie, which ships are there, and what forbids it.

    ``beside`` is what it was laid at: a ship, the remote itself, or a hyperspace marker.
    """

    __slots__ = ("base", "beside", "legal", "off_table", "overlaps", "pose", "rules", "strip", "through")

    def __init__(self, base: Base, pose: Pose, strip: Strip | None) -> None:
        self.base = base
        self.pose = pose
        self.strip = strip
        self.overlaps: list[str] = []
        self.through: list[str] = []
        self.off_table = False
        self.rules: list[str] = []
        self.legal = True
        self.beside: Piece | Pose | None = None

    def plain(self) -> dict[str, Any]:
        """The answer, told like that of a maneuver."""
        return {
            "pose": triple(self.pose),
            "template": None if self.strip is None else ring(self.strip.outline()),
            "overlaps": list(self.overlaps),
            "through": list(self.through),
            "off_table": self.off_table,
            "legal": self.legal,
            "rules": list(self.rules),
        }

    def sentences(self) -> list[Sentence]:
        """What it lies on, and what forbids it."""
        told: list[Sentence] = [] if self.rules else [("laid", {})]
        if self.overlaps or self.through:
            told.append(("place-overlaps", {"ids": listed([*self.overlaps, *self.through])}))
        return [*told, *refusals(self.rules)]


def lay(
    ground: Ground,
    base: Base,
    way: Way | None,
    pose: Pose,
    *,
    rule: str,
    beside: Piece | Pose,
    but: str = "",
) -> Laid:
    """Put a base down at the end of a template; `rule` forbids what would leave the play area.

    Ships may not stand on ships; devices and remotes go under them (XW-OBJ-08, XW-SCEN-69).
    """
    laid = Laid(base, pose.rest(), None if way is None else strip_of(way))
    laid.beside = beside
    whole = base.whole.at(laid.pose)
    laid.overlaps = [ship.id for ship in ground.ships({but}) if overlaps(whole, ship.whole)]
    laid.through = ground.met(None, base, laid.pose, {but})
    laid.off_table = ground.leaves(base, laid.pose)
    if laid.off_table or (base.is_ship and laid.overlaps):
        laid.rules.append(rule)
    laid.legal = not laid.rules
    return laid
