"""Range between two objects, and who is in which arc."""

from __future__ import annotations

from typing import Any

from holotable.games.xwing.geometry.answer import Answer, Named, Sentence, listed
from holotable.games.xwing.geometry.arcs import in_arc
from holotable.games.xwing.geometry.pieces import Piece
from holotable.games.xwing.geometry.range import measured, range_of
from holotable.plane.nearest import Nearest
from holotable.plane.shapes import Shape
from holotable.plane.telling import ends, number


class Distance(Answer):
    """How far two objects are apart."""

    __slots__ = ("line", "mm", "one", "other", "range")

    def __init__(self, one: str, other: str, found: Nearest, *, touching: bool) -> None:
        self.one = one
        self.other = other
        self.mm = found.mm
        self.line = found.line()
        self.range = 0 if touching else range_of(found.mm)

    def plain(self) -> dict[str, Any]:
        """The answer as the engine protocol tells it."""
        return {"mm": number(self.mm), "points": ends(self.line), "range": self.range}

    def sentences(self) -> list[Sentence]:
        """The range, or that they touch."""
        who: dict[str, str | int | float] = {"one": self.one, "other": self.other, "mm": self.mm}
        if self.range is None:
            return [("distance-beyond", who)]
        if self.range == 0:
            return [("distance-zero", who)]
        return [("distance", {**who, "range": self.range})]


def distance(one: str, first: Shape, other: str, second: Shape, *, touching: bool) -> Distance:
    """Measure between the closest points; guides of ships are left out, those of devices count (XW-ARC-15).

    Ships that touch are at range 0 even if only their guides do (XW-ARC-12, XW-MOV-34).
    """
    return Distance(one, other, measured(first, second), touching=touching)


class Watch(Answer):
    """Who is in which arc of a piece, and which edges of the play area are (XW-S04-12)."""

    __slots__ = ("edges", "piece", "reach", "zones")

    def __init__(
        self, piece: Piece, zones: dict[str, list[str]], edges: dict[str, list[str]], reach: int
    ) -> None:
        self.piece = piece
        self.edges = edges
        self.zones = zones
        self.reach = reach

    def plain(self) -> dict[str, Any]:
        """The answer as the engine protocol tells it."""
        return {
            "zones": {name: list(ids) for name, ids in self.zones.items()},
            "edges": {name: list(ids) for name, ids in self.edges.items()},
            "reach": self.reach,
        }

    def sentences(self) -> list[Sentence]:
        """One sentence an arc."""
        told: list[Sentence] = []
        for name, ids in self.zones.items():
            arc = Named(f"arc-{name}")
            told.append(
                ("arc-holds", {"arc": arc, "ids": listed(ids)}) if ids else ("arc-empty", {"arc": arc})
            )
        return told


def watch(piece: Piece, others: list[Piece], edges: dict[str, Shape]) -> Watch:
    """Every arc of the piece with the others, and the edges, that are in it (XW-ARC-01)."""
    zones: dict[str, list[str]] = {}
    seen: dict[str, list[str]] = {}
    reach = 0
    for name in piece.arc_names():
        arcs = [piece.arc(turned) for turned in piece.turrets] if name == "turret" else [piece.arc(name)]
        reach = max(reach, *(arc.reach for arc in arcs))
        zones[name] = [
            other.id for other in others if any(in_arc(piece.body, other.body, arc) for arc in arcs)
        ]
        seen[name] = [
            edge for edge, strip in edges.items() if any(in_arc(piece.body, strip, arc) for arc in arcs)
        ]
    return Watch(piece, zones, seen, reach)
