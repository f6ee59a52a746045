"""Arcs: the areas between a base's printed lines, and who is in them."""

from __future__ import annotations

from functools import cache
from typing import Final

from holotable.games.xwing.geometry import constants
from holotable.games.xwing.geometry.bases import Base
from holotable.plane.borders import TOLERANCE, reaches
from holotable.plane.cut import nearest_in
from holotable.plane.fields import Field, corridor, half, wedge
from holotable.plane.nearest import Nearest, within
from holotable.plane.point import Point
from holotable.plane.rings import common, part_holds
from holotable.plane.shapes import Shape

STANDARD: Final = ("front", "right", "rear", "left")
"""XW-ARC-03: the four arcs between the two crossed lines."""

PRINTED: Final = ("front", "rear", "left", "right", "bullseye", "full-front", "full-rear")
"""The arcs that every ship's base has."""

TURRETS: Final = ("turret", "single-turret", "double-turret")
"""XW-ARC-07: the arcs that a turret's indicator points to, under any of these names."""


class Arc:
    """One arc of a base, on the table: where it lies, and to which range it reaches."""

    __slots__ = ("field", "name", "reach")

    def __init__(self, name: str, field: Field, reach: int) -> None:
        self.name = name
        self.field = field
        self.reach = reach

    def __repr__(self) -> str:
        return f"Arc({self.name}, to range {self.reach})"


def names_of(base: Base) -> tuple[str, ...]:
    """The arcs printed on a base; devices have none, remotes no bullseye arc."""
    if base.is_ship:
        return PRINTED
    if base.size == "remote":
        return tuple(name for name in PRINTED if name != "bullseye")
    return ()


def reach_of(base: Base) -> int:
    """XW-ARC-01, XW-ARC-20: arcs reach to range 3; those of huge ships are measured with the ruler of five bands."""
    return constants.HUGE_REACH if base.is_huge else constants.REACH


@cache
def field_of(size: str, length: float, name: str) -> Field:
    """An arc in the base's own frame. Its lines alone do not count as inside (XW-ARC-10)."""
    apex = Point(0.0, 0.0)
    if name == "bullseye":
        # XW-ARC-04: as wide as the ruler, straight ahead.
        return corridor(-constants.BULLSEYE / 2.0, constants.BULLSEYE / 2.0, length / 2.0, closed=False)
    if name == "full-front":
        return half(0.0, closed=False)  # XW-ARC-05
    if name == "full-rear":
        return half(180.0, closed=False)
    if size == "remote":
        middle = 90.0 * STANDARD.index(name)
        angle = constants.REMOTE_SIDE_HALF if name in {"left", "right"} else constants.REMOTE_FRONT_HALF
        return wedge(apex, middle - angle, middle + angle, closed=False)
    # XW-ARC-03, XG-05: both lines go through the base's centre.
    angle = constants.FRONT_HALF[size]
    bounds = {
        "front": (-angle, angle),
        "right": (angle, 180.0 - angle),
        "rear": (180.0 - angle, 180.0 + angle),
        "left": (180.0 + angle, 360.0 - angle),
    }
    start, end = bounds[name]
    return wedge(apex, start, end, closed=False)


def nearest_in_arc(body: Shape, target: Shape, arc: Arc) -> Nearest | None:
    """From the attacker's closest point to the closest point of the target in the arc (XW-ARC-16).

    Nothing if no part of the target lies between the arc's lines (XW-ARC-10) and outside the base (XW-ARC-02).
    """
    found = nearest_in(body, target, arc.field)
    if found is None or (found.mm <= TOLERANCE and not _sticks_out(body, target, arc.field)):
        return None
    return found


def in_arc(body: Shape, target: Shape, arc: Arc) -> bool:
    """Whether any part of the target's base is in the arc (XW-ARC-01)."""
    farthest = arc.reach * constants.BAND
    if not within(body, target, farthest + TOLERANCE):
        return False
    found = nearest_in_arc(body, target, arc)
    return found is not None and reaches(found.mm, farthest)


def _sticks_out(body: Shape, target: Shape, field: Field) -> bool:
    """Whether what of the target lies in the field is not all under the base: a convex rest has its corners there."""
    own = body.parts[0]
    for piece in field.shape.parts:
        for part in target.parts:
            for p in common(part.points, piece):
                if not part_holds(own, p.x, p.y, TOLERANCE):
                    return True
    return False
