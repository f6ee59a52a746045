"""Obstacles and tokens: their shapes, their kinds, and which of them obstruct."""

import json
from functools import cache
from importlib.resources import files
from typing import Any, Final

from holotable.games.armada.geometry.constants import TOKEN_RADIUS
from holotable.plane.outlines import outline
from holotable.plane.point import Point, Pose
from holotable.plane.shapes import Shape, disc

ASTEROIDS: Final = "asteroid field"
DEBRIS: Final = "debris field"
STATION: Final = "station"
DUST: Final = "dust field"
RIFT: Final = "gravity rift"
EXOGORTH: Final = "exogorth"
PURRGIL: Final = "purrgil"
OTHER: Final = "obstacle"
"""An outline of which nothing else is said: it obstructs and has no effect of its own."""

MINE: Final = "mine"
MARKER: Final = "token"

_OBSTRUCTING: Final = (ASTEROIDS, DEBRIS, STATION, DUST, RIFT, EXOGORTH, PURRGIL, OTHER)
KINDS: Final[dict[str, str]] = {
    **{kind: kind for kind in (*_OBSTRUCTING, MINE, MARKER)},
    "asteroid": ASTEROIDS,
    "asteroids": ASTEROIDS,
    "debris": DEBRIS,
    "dust": DUST,
    "rift": RIFT,
}
"""The kinds of obstacles and tokens, and the short words for them."""


@cache
def _data() -> dict[str, dict[str, Any]]:
    text = files("holotable.games.armada").joinpath("data", "obstacles.json").read_text("utf-8")
    loaded: dict[str, dict[str, Any]] = json.loads(text)
    return loaded


def obstacle_names() -> list[str]:
    """Every shape that an obstacle or token can be called by."""
    return sorted({*_data(), MINE, MARKER})


@cache
def named_shape(name: str) -> Shape | None:
    """The shape of this name in its own frame, or nothing if there is none."""
    if name in {MINE, MARKER}:
        return disc(TOKEN_RADIUS)
    row = _data().get(name)
    return None if row is None else outline([Point(*pair) for pair in row["outline"]])


def kind_of_shape(name: str) -> str:
    """What kind of obstacle has this shape."""
    return name if name in {MINE, MARKER} else str(_data()[name]["kind"])


class Obstacle:
    """An obstacle or token on the table; ``frame`` is its shape in its own frame, already turned over if it is."""

    __slots__ = ("frame", "id", "kind", "pose", "shape")

    def __init__(self, name: str, kind: str, frame: Shape, pose: Pose) -> None:
        """Lay it down."""
        self.id = name
        self.kind = kind
        self.frame = frame
        self.pose = pose
        self.shape = frame.at(pose)

    def __repr__(self) -> str:
        return f"Obstacle({self.id}, {self.kind}, {self.pose!r})"

    def is_token(self) -> bool:
        """Whether it is a mine or an objective token, which is no obstacle."""
        return self.kind in {MINE, MARKER}

    def defends(self) -> bool:
        """Whether it can be attacked, as one hull zone or, a mine, as a squadron (ARM-STATION-ATTACK.3, ARM-MINE.4)."""
        return self.kind == MINE or self.attacks()

    def attacks(self) -> bool:
        """Whether it can attack, as a ship with one hull zone (ARM-STATION-ATTACK.3, ARM-OBSTACLE.7)."""
        return self.kind in {STATION, EXOGORTH}

    def moved(self, pose: Pose) -> "Obstacle":
        """The same obstacle at another place."""
        return Obstacle(self.id, self.kind, self.frame, pose)
