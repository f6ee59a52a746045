"""Standard ships that a huge ship ran over are set down behind it (XW-HUGE-43)."""

from __future__ import annotations

import math
from typing import Any, Final

from holotable.games.xwing.geometry import constants
from holotable.games.xwing.geometry.answer import Answer, Sentence, refusals
from holotable.games.xwing.geometry.bumping import standing_in
from holotable.games.xwing.geometry.ground import Ground
from holotable.games.xwing.geometry.huge import is_behind
from holotable.games.xwing.geometry.pieces import Piece
from holotable.plane.borders import TOLERANCE
from holotable.plane.plates import Standing
from holotable.plane.point import Pose
from holotable.plane.telling import triple

MOST: Final = 12
"""So many candidates are told."""

_STEPS: Final = ((20.0, 45.0), (5.0, 15.0))
"""Places are tried in steps of so many millimetres and degrees; finely only where the coarse ones offer none."""


class Setting(Answer):
    """A wished pose for a ship that was run over, whether it is allowed, and places that are."""

    __slots__ = ("by", "candidates", "legal", "piece", "pose", "rules")

    def __init__(self, by: str, piece: Piece, pose: Pose, rules: list[str], candidates: list[Pose]) -> None:
        self.by = by
        self.piece = piece
        self.pose = pose
        self.rules = rules
        self.legal = not rules
        self.candidates = candidates

    def plain(self) -> dict[str, Any]:
        """The answer as the engine protocol tells it."""
        return {
            "legal": self.legal,
            "rules": list(self.rules),
            "candidates": [triple(pose) for pose in self.candidates],
        }

    def sentences(self) -> list[Sentence]:
        """Whether the place is allowed, and what forbids it."""
        who = {"piece": self.piece.id, "by": self.by}
        if self.legal:
            return [("displaced-legal", who)]
        told = refusals(self.rules)
        return told if self.candidates else [*told, ("displaced-nowhere", who)]


def set_down(ground: Ground, huge: Piece, piece: Piece, wished: Pose) -> Setting:
    """Judge a wished pose, and offer places in the order of their distance from it."""
    rules = _forbidden(ground, huge, piece, wished)
    candidates: list[Pose] = []
    for step, turn in _STEPS:
        candidates = _places(ground, huge, piece, wished, step, turn)
        if candidates:
            break
    if not rules:
        candidates = [wished.rest(), *(pose for pose in candidates if pose != wished.rest())]
    return Setting(huge.id, piece, wished, rules, candidates[:MOST])


def _forbidden(ground: Ground, huge: Piece, piece: Piece, pose: Pose) -> list[str]:
    rules: list[str] = []
    if not is_behind(piece.moved(pose), huge):
        rules.append("XW-HUGE-43")
    # XW-HUGE-46: the heading is free; no ship may be overlapped, obstacles may.
    if standing_in(piece.base, pose, [ship.standing for ship in ground.ships({piece.id})]):
        rules.append("XW-HUGE-46")
    if ground.leaves(piece.base, pose):
        rules.append("XW-CORE-24")
    return rules


def _places(ground: Ground, huge: Piece, piece: Piece, wished: Pose, step: float, turn: float) -> list[Pose]:
    """Free places behind the huge ship on a grid of its own frame, the nearest to the wish first."""
    half = huge.base.width / 2.0 + constants.BAND + piece.base.length
    back = huge.base.length / 2.0 + constants.BAND + piece.base.length
    columns = math.ceil(half / step)
    others = [ship.standing for ship in ground.ships({piece.id})]
    spots = [
        spot
        for row in range(1, math.ceil(back / step) + 1)
        for column in range(-columns, columns + 1)
        if _has_room(spot := huge.pose.moved(step * column, -step * row).rest(), ground, huge, piece, others)
    ]
    spots.sort(key=lambda spot: (spot.centre().to(wished.centre()), spot.x, spot.y))
    found: list[Pose] = []
    for spot in spots:
        for turned in range(round(360.0 / turn)):
            pose = Pose(spot.x, spot.y, wished.heading + turned * turn).rest()
            if not _forbidden(ground, huge, piece, pose):
                found.append(pose)
                break
        if len(found) == MOST:
            break
    return found


def _has_room(spot: Pose, ground: Ground, huge: Piece, piece: Piece, others: list[Standing]) -> bool:
    """Whether the circle inside the base would have room; if not, no heading of the ship has."""
    radius = min(piece.base.width, piece.base.length) / 2.0 - TOLERANCE
    width, height = ground.area
    if not (radius <= spot.x <= width - radius and radius <= spot.y <= height - radius):
        return False
    if huge.pose.local(spot.centre()).y > -radius:
        return False
    for other in others:
        dx = other.x - spot.x
        dy = other.y - spot.y
        aside = max(abs(dx * other.c - dy * other.s) - other.plate.wide, 0.0)
        ahead = max(abs(dx * other.s + dy * other.c) - other.plate.long, 0.0)
        if aside * aside + ahead * ahead < radius * radius:
            return False
    return True
