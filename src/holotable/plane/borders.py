"""Where a border lies: the one place that decides touching, bands and lines.

Everything else in the plane is plain arithmetic. Whether two bases that touch overlap, whether a piece on the line
of a band counts as near or far, and whether a piece on the line of an arc is inside are rulings, and they are all
made here, with one tolerance.

A pose at rest is rounded to a micrometre and a thousandth of a degree. That moves a point of a piece by at most
0.0007 mm for its place and, 180 mm away from the centre, by 0.0016 mm for its heading; two pieces that a player
laid against each other can therefore stand up to 0.0046 mm apart or inside each other. `TOLERANCE` is the next
round number above, half of the hundredth of a millimetre that every answer is exact to.
"""

from typing import Final

TOLERANCE: Final = 0.005


def overlapping(depth: float) -> bool:
    """Pieces overlap when one is inside the other by more than the tolerance: touching is not overlapping."""
    return depth > TOLERANCE


def touching(gap: float) -> bool:
    """Pieces touch when no more than the tolerance lies between them."""
    return gap <= TOLERANCE


def reaches(mm: float, line: float) -> bool:
    """A length on a printed line belongs to the band nearer the ruler's start."""
    return mm <= line + TOLERANCE


def band(mm: float, lines: list[float]) -> int:
    """The number of the band, from 1, that a length falls in; 0 if it is beyond the last line."""
    number = 1
    for line in lines:
        if mm <= line + TOLERANCE:
            return number
        number += 1
    return 0
