"""Bearings: what a maneuver's name on the dial means for the template and for the ship at its end."""

from __future__ import annotations

from typing import Final, NamedTuple

from holotable.games.xwing.geometry.templates import Template

_SIDES: Final = {"left": -1, "right": 1}


class Bearing(NamedTuple):
    """One bearing: its family, the template's kind, and the side it turns to, -1 left, 0 none, +1 right."""

    name: str
    family: str
    kind: str
    side: int

    def template(self, speed: int) -> Template:
        """The template of this bearing at a speed, as it turns seen along the way that the ship moves.

        Backwards, what is on the ship's left is on the right.
        """
        return Template(self.kind, speed, -self.side if self.family == "reverse" else self.side)


def _all() -> dict[str, Bearing]:
    bearings = [
        Bearing("straight", "straight", "straight", 0),
        Bearing("koiogran", "koiogran", "straight", 0),
        Bearing("stationary", "stationary", "", 0),
        Bearing("reverse-straight", "reverse", "straight", 0),
    ]
    for way, side in _SIDES.items():
        bearings += [
            Bearing(f"bank-{way}", "bank", "bank", side),
            Bearing(f"turn-{way}", "turn", "turn", side),
            Bearing(f"segnor-{way}", "segnor", "bank", side),
            Bearing(f"tallon-{way}", "tallon", "turn", side),
            Bearing(f"reverse-bank-{way}", "reverse", "bank", side),
            Bearing(f"sideslip-bank-{way}", "sideslip", "bank", side),
            Bearing(f"sideslip-turn-{way}", "sideslip", "turn", side),
        ]
    return {bearing.name: bearing for bearing in bearings}


BEARINGS: Final = _all()
"""Every bearing by its name."""

HUGE: Final = ("straight", "bank-left", "bank-right", "stationary", "reverse-straight", "koiogran")
"""XW-HUGE-27, XW-HUGE-04: the bearings of huge ships' dials."""
