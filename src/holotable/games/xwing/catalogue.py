"""What can be put on a table of X-Wing: ships, remotes, devices and obstacles with their drawings, arcs and dials."""

from __future__ import annotations

from typing import Any, Final

from holotable.games.xwing.drawing import draw_piece, draw_thing
from holotable.games.xwing.geometry import constants
from holotable.games.xwing.geometry.answer import TEXTS
from holotable.games.xwing.geometry.arcs import names_of
from holotable.games.xwing.geometry.bases import BARE, SIZES, base_of
from holotable.games.xwing.geometry.bearings import BEARINGS, HUGE, Bearing
from holotable.games.xwing.geometry.huge import has_speed
from holotable.games.xwing.geometry.maneuver import offsets_of
from holotable.games.xwing.geometry.obstacles import printed
from holotable.games.xwing.geometry.pieces import Piece, Thing
from holotable.games.xwing.geometry.regions import COMMON, edges_of
from holotable.games.xwing.geometry.repositioning import BOOSTS, ROLLS, offsets_for, templates_for
from holotable.games.xwing.geometry.ships import REMOTES, Ship, ships
from holotable.games.xwing.geometry.wings import PLACES
from holotable.plane.items import items_of
from holotable.plane.picture import Scene
from holotable.plane.point import Pose

TITLE: Final = "Star Wars: X-Wing"

_HERE: Final = Pose(0.0, 0.0, 0.0)
_OWN: Final = "first"
"""Drawings are in the first side's colours; whoever shows them puts another side's in their place."""

_SPEEDS: Final = range(constants.MOST_SPEED + 1)


def catalogue() -> dict[str, Any]:
    """Everything by its name, as plain data."""
    drawings: dict[str, list[dict[str, Any]]] = {}
    for size in BARE:
        scene = Scene("")
        draw_piece(scene, Piece("", base_of(size), _HERE, side=_OWN))
        drawings[f"base {size}"] = [item for item in items_of(scene) if item["kind"] != "label"]
    kinds = [_ship(name, ship) for name, ship in ships().items()]
    kinds += [_kind("ship", name, "remote", TEXTS.both(f"remote-{name}")) for name in REMOTES]
    kinds += [_kind("base", size, size, TEXTS.both(f"base-{size}")) for size in BARE]
    for name, known in printed().items():
        scene = Scene("")
        draw_thing(scene, Thing("", known.kind, _HERE, known.shape))
        drawings[f"shape {name}"] = items_of(scene)
        kinds.append(
            {
                "field": "shape",
                "id": name,
                "name": TEXTS.both(f"shape-{name[:-1]}", {"number": name[-1]}),
                "group": "obstacles",
                "size": "obstacle",
                "drawing": f"shape {name}",
                "reach": round(known.shape.reach, 2),
                "moves": "none",
                "defends": False,
            }
        )
    return {
        "title": TITLE,
        "area": list(constants.PLAY_AREA),
        "drawings": drawings,
        "kinds": kinds,
        "groups": {group: TEXTS.both(f"group-{group}") for group in (*SIZES, "bases", "obstacles")},
        "regions": {name: TEXTS.both(f"region-{name.replace(' ', '-')}") for name in COMMON},
        "marks": {
            name: TEXTS.both(f"mark-{name.replace(' ', '-')}") for name in edges_of(constants.PLAY_AREA)
        },
        "bearings": {
            name: {
                "speeds": _speeds(bearing),
                "offsets": list(offsets_of(bearing)),
                "huge_speeds": [speed for speed in _SPEEDS if has_speed(bearing, speed)]
                if name in HUGE
                else [],
            }
            for name, bearing in BEARINGS.items()
        },
        "repositions": {size: _repositions(size) for size in SIZES if size != "huge"},
        "places": list(PLACES),
        "rules": {
            key.removeprefix("rule-"): TEXTS.both(key, {"rule": key.removeprefix("rule-")})
            for key in TEXTS.keys_under("rule-")
        },
    }


def _ship(name: str, ship: Ship) -> dict[str, Any]:
    turret = any("turret" in arc for arc in ship.arcs)
    return {
        **_kind("ship", name, ship.size, {"de": ship.name, "en": ship.name}),
        "group": ship.size,
        "own_arcs": list(ship.arcs),
        "turret": turret,
        "dial": {speed: list(bearings) for speed, bearings in ship.dial.items()},
    }


def _kind(field: str, name: str, size: str, spoken: dict[str, str]) -> dict[str, Any]:
    base = base_of(size)
    return {
        "field": field,
        "id": name,
        "name": spoken,
        "group": "bases",
        "size": size,
        "drawing": f"base {size}",
        "reach": round(base.whole.reach, 2),
        "arcs": list(names_of(base)),
        "moves": "template" if base.is_ship else "none",
        "defends": True,
    }


def _speeds(bearing: Bearing) -> list[int]:
    if bearing.family == "stationary":
        return [0]
    return [speed for speed in _SPEEDS if bearing.template(speed).exists()]


def _repositions(size: str) -> list[dict[str, Any]]:
    base = base_of(size)
    told: list[dict[str, Any]] = []
    for action in (*ROLLS, *BOOSTS):
        templates = [
            f"{one.speed}-{one.kind}" + {-1: "-left", 0: "", 1: "-right"}[one.side]
            for one in templates_for(action, base)
        ]
        sides = ["left", "right"] if action in ROLLS else []
        offsets = list(offsets_for(action, base))
        told.append({"action": action, "templates": templates, "sides": sides, "offsets": offsets})
    return told
