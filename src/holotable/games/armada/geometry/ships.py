"""The classes of ships, read from the data: arc lines, targeting points and speed charts."""

import json
from functools import cache
from importlib.resources import files
from typing import Any

from holotable.games.armada.geometry.arcs import Hull
from holotable.plane.point import Point


@cache
def _data() -> dict[str, dict[str, Any]]:
    text = files("holotable.games.armada").joinpath("data", "ships.json").read_text("utf-8")
    loaded: dict[str, dict[str, Any]] = json.loads(text)
    return loaded


def ship_names() -> list[str]:
    """Every name that a ship can be called by: the classes, and the ships that belong to one."""
    return sorted({*_data()["classes"], *_data()["ships"]})


def class_of(name: str) -> str:
    """The class that a ship belongs to; a class belongs to itself."""
    return str(_data()["ships"].get(name, {}).get("class", name))


@cache
def hull(name: str) -> Hull | None:
    """The class or ship of this name, or nothing if there is none."""
    own = _data()["ships"].get(name, {})
    row = _data()["classes"].get(own.get("class", name))
    if row is None:
        return None
    special = row.get("special_arc")
    return Hull(
        name,
        row["size"],
        _line(row["front_line"]),
        _line(row["rear_line"]),
        row.get("aux_line"),
        {zone: Point(*pair) for zone, pair in row["points"].items()},
        None if special is None else (Point(*special[0]), Point(*special[1])),
        own.get("speed_chart", row["speed_chart"]),
        flotilla=row.get("flotilla", False),
    )


def _line(row: dict[str, Any]) -> tuple[Point, Point]:
    return Point(0.0, row["apex"]), Point(*row["edge"])
