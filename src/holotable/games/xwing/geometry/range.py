"""The range ruler: the shortest line between two objects, and the band it ends in (XW-ARC-11)."""

from __future__ import annotations

import math
from typing import Final

from holotable.games.xwing.geometry import constants
from holotable.plane.borders import TOLERANCE, touching
from holotable.plane.nearest import Nearest, nearest
from holotable.plane.shapes import Shape

MOST: Final = constants.HUGE_REACH
"""The longest ruler's last band."""


def range_of(mm: float, most: int = MOST) -> int | None:
    """The band of a length: 0 where the objects touch (XW-ARC-12), nothing beyond the last band.

    A length on the line between two bands is in the nearer one (XW-ARC-14, XG-03).
    """
    if touching(mm):
        return 0
    band = max(1, math.ceil((mm - TOLERANCE) / constants.BAND))
    return band if band <= most else None


def measured(one: Shape, other: Shape) -> Nearest:
    """The shortest line between the closest points of two objects."""
    return nearest(one, other)
