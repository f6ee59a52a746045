"""The ruler's two sides: range for attacks, distance for everything else (ARM-RANGE)."""

from typing import Final

from holotable.games.armada.geometry.constants import DISTANCE_LINES, RANGE_LINES
from holotable.plane.borders import band

CLOSE: Final = "close"
MEDIUM: Final = "medium"
LONG: Final = "long"
_RANGES: Final = (None, CLOSE, MEDIUM, LONG)


def range_of(mm: float) -> str | None:
    """Close, medium or long range, or nothing beyond the ruler; a line belongs to the nearer band (ARM-RANGE.3)."""
    return _RANGES[band(mm, RANGE_LINES)]


def distance_of(mm: float) -> int | None:
    """The distance from 1 to 5, or nothing beyond the ruler."""
    return band(mm, DISTANCE_LINES) or None


def distance_line(distance: int) -> float:
    """Where a distance ends on the ruler; 0 is the ruler's own end, where a piece stays put."""
    return DISTANCE_LINES[distance - 1] if distance > 0 else 0.0
