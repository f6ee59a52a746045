"""Obstruction: what the line crosses along which the range of an attack is measured (XW-LOS-01)."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from holotable.games.xwing.geometry.pieces import Piece, Thing
from holotable.plane.borders import TOLERANCE
from holotable.plane.crossing import crosses
from holotable.plane.nearest import Nearest
from holotable.plane.point import Point, Segment
from holotable.plane.rings import cut_points
from holotable.plane.shapes import Shape

_SHARES: Final = (0.0, 1.0)


class Line:
    """The measured line of an attack and what obstructs it; ``choice`` says whether the attacker had several."""

    __slots__ = ("by", "choice", "segment")

    def __init__(self, segment: Segment, by: list[str], *, choice: bool) -> None:
        self.segment = segment
        self.by = by
        self.choice = choice


class Obstructors:
    """What may stand in an attack's way: pieces and things that are neither attacker nor defender."""

    __slots__ = ("pieces", "things")

    def __init__(self, pieces: list[Piece], things: list[Thing]) -> None:
        self.pieces = pieces
        self.things = things

    def across(self, segment: Segment) -> list[str]:
        """Every object that the line crosses; grazing a border or a corner is not crossing."""
        by = [thing.id for thing in self.things if crosses(segment, thing.shape)]
        return by + [piece.id for piece in self.pieces if crosses(segment, piece.body)]

    def weight(self, segment: Segment) -> tuple[int, int]:
        """How bad a line is for the attacker: the dice it gives the defender (XW-LOS-03, XW-HUGE-49), then all else."""
        obstacles = [thing for thing in self.things if crosses(segment, thing.shape)]
        ships = [piece for piece in self.pieces if crosses(segment, piece.body)]
        dice = int(any(thing.is_obstacle for thing in obstacles)) + int(
            any(ship.base.is_huge for ship in ships)
        )
        gas = int(any(thing.kind == "gascloud" for thing in obstacles))  # XW-LOS-16
        return dice + gas, len(obstacles) + len(ships)

    def shapes(self) -> list[Shape]:
        """The outlines of all of them."""
        return [thing.shape for thing in self.things] + [piece.body for piece in self.pieces]


def measured_line(found: Nearest, obstructors: Obstructors) -> Line:
    """The line that is measured: of several that are equally short the attacker chooses one (XW-LOS-05).

    He takes one that nothing obstructs if there is one, else one that costs him least, and of those the middle one.
    """
    if found.other is None:
        segment = found.line()
        return Line(segment, obstructors.across(segment), choice=False)
    family = _Family(found.line(), found.other)
    best: tuple[tuple[int, int], float] | None = None
    chosen = family.at(0.5)
    for start, end in family.stretches(obstructors.shapes()):
        segment = family.at((start + end) / 2.0)
        rank = (obstructors.weight(segment), start - end)
        if best is None or rank < best:
            best = rank
            chosen = segment
    return Line(chosen, obstructors.across(chosen), choice=True)


class _Family:
    """All the equally short lines between two parallel edges, from one end to the other."""

    __slots__ = ("across", "first", "last")

    def __init__(self, first: Segment, last: Segment) -> None:
        self.first = first
        self.last = last
        self.across = Segment(first.start, last.start)

    def at(self, share: float) -> Segment:
        """The line at a share of the way from the first to the last."""
        starts = self.across
        ends = Segment(self.first.end, self.last.end)
        return Segment(starts.along(share), ends.along(share))

    def stretches(self, shapes: list[Shape]) -> list[tuple[float, float]]:
        """The family cut wherever a line could begin or cease to cross one of the shapes."""
        cuts = list(_SHARES)
        width = self.across.length()
        for shape in shapes:
            for start, end in self._shadow(shape):
                cuts += [start, end]
        cuts = sorted({min(1.0, max(0.0, share)) for share in cuts})
        wide = [(a, b) for a, b in pairwise(cuts) if (b - a) * width > TOLERANCE]
        # A line along a border only grazes it, so the cuts themselves are lines that may be free.
        return wide + [(cut, cut) for cut in cuts]

    def _shadow(self, shape: Shape) -> list[tuple[float, float]]:
        """Which shares of the family the parts of a shape darken: what of each lies between the two edges."""
        shadows: list[tuple[float, float]] = []
        ux = self.across.end.x - self.across.start.x
        uy = self.across.end.y - self.across.start.y
        square = ux * ux + uy * uy
        for part in shape.parts:
            shares = [
                ((p.x - self.across.start.x) * ux + (p.y - self.across.start.y) * uy) / square
                for p in _alongside(part.points, self.first)
            ]
            if shares:
                shadows.append((min(shares), max(shares)))
        return shadows


def _alongside(points: list[Point], segment: Segment) -> list[Point]:
    """What of a convex ring lies between the ends of a line, however far to its sides."""
    dx = segment.end.x - segment.start.x
    dy = segment.end.y - segment.start.y
    ring = cut_points(points, -dx, -dy, -dx * segment.start.x - dy * segment.start.y)
    return cut_points(ring, dx, dy, dx * segment.end.x + dy * segment.end.y) if ring else ring
