"""Obstacles and devices: their kinds, and the outlines of the printed ones, drawn by us to the real ones' size."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import Final

from holotable.plane.outlines import outline
from holotable.plane.point import Point
from holotable.plane.shapes import Shape

OBSTACLES: Final = ("asteroid", "debris", "gascloud", "cargo", "electro-chaff", "blaze")
"""XW-LOS-07: what an obstacle may be."""

DEVICES: Final = ("device", "bomb", "mine")
"""XW-OBJ-09: devices are objects, but no obstacles."""

_SPELLINGS: Final = {
    "gas": "gascloud",
    "gas-cloud": "gascloud",
    "debris-cloud": "debris",
    "loose-cargo": "cargo",
    "spare-parts": "cargo",
}


class Printed:
    """One printed obstacle: its kind and its outline around its centre of area."""

    __slots__ = ("kind", "name", "shape")

    def __init__(self, name: str, kind: str, shape: Shape) -> None:
        self.name = name
        self.kind = kind
        self.shape = shape


def kind_of(name: str) -> str | None:
    """The kind with this name, in any spelling; nothing if there is none."""
    plain = name.strip().lower().replace(" ", "-").replace("_", "-")
    kind = _SPELLINGS.get(plain, plain)
    return kind if kind in OBSTACLES or kind in DEVICES else None


@cache
def printed() -> dict[str, Printed]:
    """The printed obstacles by their name."""
    source = files("holotable.games.xwing").joinpath("data/obstacles.json").read_text("utf-8")
    return {
        name: Printed(name, entry["kind"], outline([Point(x, y) for x, y in entry["outline"]]))
        for name, entry in json.loads(source).items()
    }
