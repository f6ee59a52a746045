"""Squadrons: how far they move, where they may land, and whom they are engaged with (ARM-MOVE-SQUAD, ARM-ENGAGE)."""

from collections.abc import Iterable
from typing import Any

from holotable.games.armada.geometry.answer import Reason
from holotable.games.armada.geometry.attack import Side, attack
from holotable.games.armada.geometry.constants import DISTANCE_LINES
from holotable.games.armada.geometry.obstacles import Obstacle
from holotable.games.armada.geometry.pieces import Piece
from holotable.games.armada.geometry.range import distance_line
from holotable.games.armada.geometry.travel import Travel
from holotable.plane.borders import reaches
from holotable.plane.nearest import gap, within
from holotable.plane.overlap import overlaps
from holotable.plane.point import Point, Pose
from holotable.plane.regions import Region
from holotable.plane.shapes import Shape

TOO_FAR = "ARM-MOVE-SQUAD.2"
NO_ROOM = "ARM-MOVE-SQUAD.3"


class Flight(Travel):
    """A squadron's move; ``mm`` is what it needs of the ruler, from the edge of its base to the far edge at its end."""

    __slots__ = ("engaged_with", "squadron")

    def __init__(
        self,
        squadron: Piece,
        pose: Pose,
        mm: float,
        overlapped: list[str],
        engaged: list[str],
        rules: list[str],
        *,
        off_table: bool,
    ) -> None:
        """Take what was measured."""
        super().__init__(pose, mm, overlapped, rules, off_table=off_table)
        self.squadron = squadron
        self.engaged_with = engaged

    def plain(self) -> dict[str, Any]:
        """The answer as the engine protocol tells it, and the squadrons that it is engaged with."""
        return super().plain() | {"engaged_with": self.engaged_with}

    def reasons(self) -> list[Reason]:
        """How far it is, what is in the way, and whom it is engaged with."""
        told = super().reasons()
        if self.engaged_with:
            told.append(("move-engaged", {"ids": ", ".join(self.engaged_with)}))
        if self.off_table:
            told.append(("rule-ARM-PLAY-AREA-2", {"rule": "ARM-PLAY-AREA.2"}))
        return told


def bodies_overlapped(shape: Shape, pieces: Iterable[Piece]) -> list[str]:
    """The ships and squadrons that a shape overlaps, dial frames included (ARM-OVERLAP.13)."""
    return [other.id for other in pieces if within(shape, other.body, 0.0) and overlaps(shape, other.body)]


def flight(
    squadron: Piece,
    speed: int,
    end: Point,
    others: list[Piece],
    obstacles: list[Obstacle],
    area: Region,
) -> Flight:
    """Measure a squadron's move to a point.

    The ruler begins at the base's edge and the base may not end beyond its line, so that the centre moves by no more
    than the band is long. Whoever it is engaged with is told, because some squadrons may move nevertheless.
    """
    pose = Pose(end.x, end.y, squadron.pose.heading).rest()
    mm = squadron.pose.centre().to(end)
    moved = squadron.moved(pose)
    overlapped = bodies_overlapped(moved.body, others)
    rules: list[str] = []
    if not reaches(mm, distance_line(speed)):
        rules.append(TOO_FAR)
    if overlapped and mm > 0.0:
        rules.append(NO_ROOM)
    return Flight(
        squadron,
        pose,
        mm,
        overlapped,
        engaged_with(squadron, others, obstacles),
        rules,
        off_table=not area.holds(moved.plastic),
    )


def engaged_with(squadron: Piece, others: Iterable[Piece], obstacles: list[Obstacle]) -> list[str]:
    """The enemy squadrons at distance 1 to which the line of sight is not obstructed (ARM-ENGAGE.1, ARM-ENGAGE.5)."""
    pieces = list(others)
    engaged: list[str] = []
    for other in pieces:
        if not other.is_squadron or other.side is None or squadron.side is None:
            continue
        if other.side == squadron.side or not reaches(
            gap(squadron.plastic, other.plastic), DISTANCE_LINES[0]
        ):
            continue
        between = attack(Side(squadron, None), Side(other, None), pieces, obstacles)
        if not between.obstructed_by:
            engaged.append(other.id)
    return engaged
