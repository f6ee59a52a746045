"""Armada's main questions, timed: every attack of a table, beside shapely, and a maneuver among ships and obstacles.

Run as a program it measures the plane that its own Python finds, plain or compiled, and prints what it measured as
JSON, with a digest of the answers to the last bit.
"""

import hashlib
import json
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

import _plane_xwing
from _plane_shapely import Board
from _plane_xwing import best

from holotable.games.armada.geometry.constants import RULER
from holotable.games.armada.geometry.volley import Volley
from holotable.games.armada.table import Table
from holotable.plane.nearest import gap
from holotable.plane.shots import shots

SCENE = Path(__file__).parent / "scenes/armada-brawl.json"


def volley() -> Volley:
    table = Table.load(SCENE)
    return Volley(list(table.pieces.values()), list(table.obstacles.values()))


def within_ruler(found: Volley) -> float:
    """The share of the ship pairs of the scene that are within the ruler of each other."""
    shapes = [body.shape for body in found.bodies]
    pairs = [gap(a, b) for i, a in enumerate(shapes) for b in shapes[:i]]
    return sum(mm <= RULER for mm in pairs) / len(pairs)


def digest(found: Volley) -> str:
    """The answers to all questions measured here, to the last bit."""
    told = hashlib.sha256()
    for shot in shots(found.bodies, [*found.shapes, *(o.shape for o in found.covered)], RULER):
        line = shot.range
        numbers = [line.mm, line.start.x, line.start.y, line.end.x, line.end.y]
        told.update(repr((shot, [number.hex() for number in numbers])).encode())
    for way in _plane_xwing.Duels().measured():
        ends = [way.line.start.x, way.line.start.y, way.line.end.x, way.line.end.y]
        told.update(repr((way.bodies, way.shapes, [number.hex() for number in ends])).encode())
    for landing in _plane_xwing.Traffic().fly():
        told.update(repr([number.hex() for number in landing.pose.triple()]).encode())
    return told.hexdigest()


def own_figures(seconds: float) -> dict[str, float]:
    """What the plane at hand needs."""
    each = seconds / 6.0
    found = volley()
    obstacles = [*found.shapes, *(obstacle.shape for obstacle in found.covered)]
    table = Table.load(SCENE)
    dial = _plane_xwing.dial(each) * 1000.0
    return {
        "attack_table_ms": best(lambda: shots(found.bodies, obstacles, RULER), each),
        "armada_attacks_ms": best(found.attacks, each),
        "armada_maneuver_us": best(lambda: table.maneuver("D", 3, [0, 1, -1]), each) * 1000.0,
        "maneuver_us": dial / _plane_xwing.maneuvers(),
        "xwing_dial_us": dial,
        "xwing_attack_table_ms": _plane_xwing.attack_table(each),
        "xwing_attacks_ms": _plane_xwing.every_attack_of_a_table(each),
    }


def shapely_figures(seconds: float) -> dict[str, float]:
    """What shapely needs for the attack questions, with and without rejecting far pairs."""
    each = seconds / 4.0
    found = volley()
    board = Board(found.bodies, [*found.shapes, *(obstacle.shape for obstacle in found.covered)], RULER)
    return {
        "shapely_attack_table_ms": best(lambda: board.shots(reject=True), each),
        "shapely_attack_table_without_rejection_ms": best(lambda: board.shots(reject=False), each),
        "shapely_xwing_attack_table_ms": _plane_xwing.shapely_attack_table(each, reject=True),
        "shapely_xwing_attack_table_without_rejection_ms": _plane_xwing.shapely_attack_table(
            each, reject=False
        ),
    }


if __name__ == "__main__":
    print(json.dumps({**own_figures(float(sys.argv[1])), "digest": digest(volley())}))
