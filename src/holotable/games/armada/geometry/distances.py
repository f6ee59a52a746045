"""Distances outside attacks, and who stands in which arc (ARM-MEASURE.2, ARM-MEASURE.9-10)."""

from collections.abc import Iterable
from typing import Any

from holotable.games.armada.geometry.answer import Answer, Named, Reason
from holotable.games.armada.geometry.arcs import SPECIAL, Hull
from holotable.games.armada.geometry.attack import middle_line
from holotable.games.armada.geometry.bases import Base
from holotable.games.armada.geometry.obstacles import Obstacle
from holotable.games.armada.geometry.pieces import Piece
from holotable.games.armada.geometry.range import distance_of
from holotable.plane.nearest import nearest
from holotable.plane.overlap import sees
from holotable.plane.point import Pose, Segment
from holotable.plane.shapes import Shape
from holotable.plane.telling import number, pair


class Distance(Answer):
    """The distance between two pieces or obstacles, from closest point to closest point."""

    __slots__ = ("band", "line", "mm", "one", "two")

    def __init__(self, one: Piece | Obstacle, two: Piece | Obstacle) -> None:
        """Measure it; a piece is always at distance 1 of itself (ARM-MEASURE.10)."""
        self.one = one
        self.two = two
        if one is two:
            self.mm = 0.0
            self.line = Segment(one.pose.centre(), one.pose.centre())
        else:
            found = nearest(_measured(one), _measured(two))
            self.mm = found.mm
            self.line = middle_line(found)
        self.band = distance_of(self.mm)

    def plain(self) -> dict[str, Any]:
        """The answer as the engine protocol tells it."""
        return {
            "mm": number(self.mm),
            "points": [pair(self.line.start), pair(self.line.end)],
            "band": self.band,
        }

    def reasons(self) -> list[Reason]:
        """The band, or that there is none."""
        if self.band is None:
            return [("distance-beyond", {"mm": self.mm})]
        return [("distance-band", {"mm": self.mm, "band": self.band})]


def _measured(piece: Piece | Obstacle) -> Shape:
    return piece.plastic if isinstance(piece, Piece) else piece.shape


class Arcs(Answer):
    """Which pieces stand in which of a ship's arcs; any part of a base on or between the lines is enough."""

    __slots__ = ("base", "hull", "pose", "zones")

    def __init__(
        self, hull: Hull | None, pose: Pose, others: Iterable[Piece], base: Base | None = None
    ) -> None:
        """Look along every arc of the ship; a piece without zones has none to tell."""
        self.hull = hull
        self.base = base
        self.pose = pose
        pieces = list(others)
        self.zones: dict[str, list[str]] = {}
        if hull is not None:
            arcs = {name: zone.arc for name, zone in hull.zones.items()}
            if hull.special is not None:
                arcs[SPECIAL] = hull.special
            for name, arc in arcs.items():
                there = arc.at(pose)
                self.zones[name] = [other.id for other in pieces if sees(there, other.plastic)]

    def plain(self) -> dict[str, Any]:
        """The answer as the engine protocol tells it."""
        return {"zones": self.zones}

    def reasons(self) -> list[Reason]:
        """One sentence a zone."""
        told: list[Reason] = []
        for name, ids in self.zones.items():
            zone = Named("zone", [name])
            if ids:
                told.append(("arc-holds", {"zone": zone, "ids": ", ".join(ids)}))
            else:
                told.append(("arc-empty", {"zone": zone}))
        return told or [("arc-none", {})]
