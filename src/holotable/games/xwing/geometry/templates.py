"""Templates: the cardboard that ships are moved along, straight or bent, each by its speed."""

from __future__ import annotations

from typing import Final, NamedTuple

from holotable.games.xwing.geometry import constants
from holotable.plane.paths import Piece, bend, straight
from holotable.plane.point import Pose
from holotable.plane.strips import Strip

KINDS: Final = ("straight", "bank", "turn")
_DEGREES: Final = {"bank": 45.0, "turn": 90.0}


class Template(NamedTuple):
    """One template: its kind, its speed, and for a bent one the side it turns to, -1 left or +1 right."""

    kind: str
    speed: int
    side: int = 0

    def exists(self) -> bool:
        """Whether there is such a piece of cardboard (XW-MOV-06, -07, -08)."""
        return self.speed in (constants.STRAIGHT if self.kind == "straight" else _radii(self.kind))

    def mirrored(self) -> Template:
        """The same cardboard turned over: left becomes right."""
        return self._replace(side=-self.side)

    def laid(self, start: Pose) -> Piece:
        """The middle line of the template, laid with its near end at `start` and along its heading."""
        if self.kind == "straight":
            return straight(start, constants.STRAIGHT[self.speed])
        return bend(start, _radii(self.kind)[self.speed], _DEGREES[self.kind] * self.side)


def _radii(kind: str) -> dict[int, float]:
    return constants.BANK if kind == "bank" else constants.TURN


def strip_of(piece: Piece, end: float | None = None) -> Strip:
    """The cardboard around a middle line, from its near end on; all of it if `end` is left out."""
    return Strip(piece, constants.TEMPLATE_WIDTH, 0.0, piece.length if end is None else max(0.0, end))


def template_of(name: str) -> Template | None:
    """The template that is written like ``1-straight``, ``2-bank-left`` or ``3-turn-right``; nothing if it is none."""
    speed, _, rest = name.partition("-")
    kind, _, way = rest.partition("-")
    if kind not in KINDS or not speed.isdecimal() or len(speed) > 1:
        return None
    sides = {"": 0} if kind == "straight" else {"left": -1, "right": 1}
    if way not in sides:
        return None
    template = Template(kind, int(speed), sides[way])
    return template if template.exists() else None
