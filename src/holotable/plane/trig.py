"""Sine, cosine and bearing from plain arithmetic, so that every machine agrees to the last bit.

Only addition, multiplication, division and the square root are used: IEEE 754 fixes their results everywhere, which
it does not for a machine's own sine. Angles are degrees clockwise from "up the table" (+y), as headings are.
"""

import math
from typing import Final

RADIAN: Final = 0.017453292519943295
_DEGREE: Final = 57.29577951308232
_TAN_22_5: Final = 0.41421356237309503


def sine_cosine(degrees: float) -> tuple[float, float]:
    """The sine and cosine of an angle; multiples of 90 degrees are exact."""
    turned = degrees % 360.0
    quarter = int((turned + 45.0) / 90.0)
    x = (turned - 90.0 * quarter) * RADIAN
    q = x * x
    s = x * (
        1.0
        + q
        * (
            -1.0 / 6.0
            + q
            * (
                1.0 / 120.0
                + q
                * (
                    -1.0 / 5040.0
                    + q
                    * (
                        1.0 / 362880.0
                        + q * (-1.0 / 39916800.0 + q * (1.0 / 6227020800.0 + q * (-1.0 / 1307674368000.0)))
                    )
                )
            )
        )
    )
    c = 1.0 + q * (
        -0.5
        + q
        * (
            1.0 / 24.0
            + q
            * (
                -1.0 / 720.0
                + q
                * (
                    1.0 / 40320.0
                    + q
                    * (
                        -1.0 / 3628800.0
                        + q * (1.0 / 479001600.0 + q * (-1.0 / 87178291200.0 + q * (1.0 / 20922789888000.0)))
                    )
                )
            )
        )
    )
    if quarter == 1:
        return c, -s
    if quarter == 2:
        return -s, -c
    if quarter == 3:
        return -c, s
    return s, c


def arctangent(ratio: float) -> float:
    """The angle in degrees whose tangent is `ratio`, for ratios from 0 to 1."""
    shift = 0.0
    if ratio > _TAN_22_5:
        ratio = (ratio - 1.0) / (ratio + 1.0)
        shift = 45.0
    q = ratio * ratio
    total = 0.0
    term = 43
    while term > 0:
        total = 1.0 / term - q * total
        term -= 2
    return shift + ratio * total * _DEGREE


def bearing(dx: float, dy: float) -> float:
    """The heading from 0 to 360 that points along (dx, dy); 0 for no direction at all."""
    ax = abs(dx)
    ay = abs(dy)
    if ax == 0.0 and ay == 0.0:
        return 0.0
    angle = arctangent(ax / ay) if ax <= ay else 90.0 - arctangent(ay / ax)
    if dy < 0.0:
        angle = 180.0 - angle
    if dx < 0.0:
        angle = 360.0 - angle
    return 0.0 if angle >= 360.0 else angle


def length(dx: float, dy: float) -> float:
    """The length of the vector (dx, dy)."""
    return math.sqrt(dx * dx + dy * dy)
