"""What can be put on a table of Armada: ships, squadrons, bases and obstacles with their drawings, zones and speeds."""

from __future__ import annotations

from typing import Any, Final

from holotable.games.armada.drawing import draw_obstacle, draw_piece
from holotable.games.armada.geometry.answer import TEXTS
from holotable.games.armada.geometry.arcs import SPECIAL, Hull
from holotable.games.armada.geometry.bases import Base, ship_base, squadron_base
from holotable.games.armada.geometry.constants import JOINTS, MOST_CLICKS, SIZES, STANDARD_AREA
from holotable.games.armada.geometry.obstacles import Obstacle, kind_of_shape, named_shape, obstacle_names
from holotable.games.armada.geometry.pieces import Piece
from holotable.games.armada.geometry.regions import REGIONS
from holotable.games.armada.geometry.ships import class_of, hull, ship_names
from holotable.plane.items import items_of
from holotable.plane.picture import Scene
from holotable.plane.point import Pose

TITLE: Final = "Star Wars: Armada"

_HERE: Final = Pose(0.0, 0.0, 0.0)
_OWN: Final = "first"
"""Drawings are in the first side's colours; whoever shows them puts another side's in their place."""

_CAPITALS: Final = frozenset({"i", "ii", "cr90", "gr", "mc75", "mc80", "c70", "b", "a"})
_SPELLED: Final = {"mc30c": "MC30c", "mc80h": "MC80 Home One", "mc80l": "MC80 Liberty", "gr75": "GR-75"}


def catalogue() -> dict[str, Any]:
    """Everything by its name, as plain data."""
    drawings: dict[str, list[dict[str, Any]]] = {}
    kinds: list[dict[str, Any]] = []
    for name in ship_names():
        known = hull(name)
        assert known is not None
        drawing = class_of(name)
        drawings.setdefault(drawing, _drawn(known.base, known))
        kinds.append(_ship(name, known, drawing))
    for size in ("squadron", *SIZES):
        base = squadron_base() if size == "squadron" else ship_base(size)
        drawings[f"base {size}"] = _drawn(base, None)
        kinds.append(_bare(size, base))
    for shape in obstacle_names():
        frame = named_shape(shape)
        assert frame is not None
        scene = Scene(shape)
        obstacle = Obstacle("", kind_of_shape(shape), frame, _HERE)
        draw_obstacle(scene, obstacle)
        drawings[f"shape {shape}"] = items_of(scene)
        told = {"field": "shape", "id": shape, "group": "obstacles", "size": "obstacle", "moves": "none"}
        kinds.append(
            {
                **told,
                "name": TEXTS.both(f"shape-{shape.replace('_', '-')}"),
                "drawing": f"shape {shape}",
                "reach": round(frame.reach, 2),
                "defends": obstacle.defends(),
            }
        )
    return {
        "title": TITLE,
        "area": list(STANDARD_AREA),
        "drawings": drawings,
        "kinds": kinds,
        "groups": {group: TEXTS.both(f"group-{group}") for group in (*SIZES, "bases", "obstacles")},
        "regions": {name: TEXTS.both(f"region-{name.replace(' ', '-')}") for name in REGIONS},
        "rules": {
            _rule_id(key): TEXTS.both(key, {"rule": _rule_id(key)}) for key in TEXTS.keys_under("rule-")
        },
    }


def _ship(name: str, known: Hull, drawing: str) -> dict[str, Any]:
    zones = [*known.zones, *([SPECIAL] if known.special is not None else [])]
    spoken = spelled(name)
    return {
        "field": "ship",
        "id": name,
        "name": {"de": spoken, "en": spoken},
        "group": known.base.size,
        "size": known.base.size,
        "drawing": drawing,
        "reach": round(known.base.plastic.reach, 2),
        "listed": name == drawing,
        "arcs": zones,
        "zones": list(known.zones),
        "chart": known.speed_chart,
        "moves": "tool",
        "defends": True,
    }


def _bare(size: str, base: Base) -> dict[str, Any]:
    is_ship = size != "squadron"
    return {
        "field": "base",
        "id": size,
        "name": TEXTS.both(f"base-{size}"),
        "group": "bases",
        "size": size,
        "drawing": f"base {size}",
        "reach": round(base.plastic.reach, 2),
        "chart": [[MOST_CLICKS] * speed for speed in range(1, JOINTS + 1)] if is_ship else [],
        "moves": "tool" if is_ship else "free",
        "defends": not is_ship,
    }


def _drawn(base: Base, known: Hull | None) -> list[dict[str, Any]]:
    scene = Scene("")
    draw_piece(scene, Piece("", base, known, _HERE, _OWN))
    return [item for item in items_of(scene) if item["kind"] != "label"]


def _rule_id(key: str) -> str:
    """The id of the rule that a sentence is about: numbers stand behind a point, those of the FAQ behind a dash."""
    name = key.removeprefix("rule-")
    chapter, _, number = name.rpartition("-")
    return name if chapter.endswith("FAQ") else f"{chapter}.{number}"


def spelled(name: str) -> str:
    """The name of a ship or class as it is written: `victory-ii-class-star-destroyer`, Victory II-class Star Destroyer."""
    words = [
        _SPELLED.get(word) or (word.upper() if word in _CAPITALS else word.capitalize())
        for word in name.split("-")
    ]
    written = " ".join(words).replace(" Class", "-class").replace("GR 75", "GR-75")
    return written.replace("Nebulon B", "Nebulon-B").replace("Mark Ii", "Mark II")
