"""X-Wing's main questions, timed: all attacks of a table, beside shapely, and all maneuvers of a dial in traffic."""

import json
import math
import time
from collections.abc import Callable
from pathlib import Path

import shapely
from shapely import affinity
from shapely.geometry import Polygon
from shapely.geometry.base import BaseGeometry

from holotable.games.xwing import Table
from holotable.games.xwing.geometry.attack import Shot
from holotable.games.xwing.geometry.attacks import every_attack
from holotable.games.xwing.geometry.bearings import BEARINGS
from holotable.games.xwing.geometry.bumping import Landing, land
from holotable.games.xwing.geometry.constants import BAND
from holotable.games.xwing.geometry.pieces import Piece
from holotable.plane.borders import TOLERANCE
from holotable.plane.glances import Eye, glances
from holotable.plane.lanes import InTheWay, in_the_way
from holotable.plane.shapes import Shape

SCENES = Path(__file__).parent / "scenes"
FAR = 2000.0
HALF = {"small": 40.62, "medium": 41.40, "large": 41.76, "huge": 41.45}


def scene(name: str) -> Table:
    return Table.from_document(json.loads((SCENES / f"{name}.json").read_text("utf-8")))


def best(run: Callable[[], object], seconds: float) -> float:
    """The least time of one run in milliseconds: what else the machine does only ever adds to it."""
    least = math.inf
    end = time.perf_counter() + seconds
    while time.perf_counter() < end:
        start = time.perf_counter()
        run()
        least = min(least, time.perf_counter() - start)
    return least * 1000.0


class Duels:
    """Every arc of eight ships against all others among six obstacles; what stands on the table is worked out before."""

    def __init__(self) -> None:
        table = scene("xwing-brawl")
        self.pieces = table.ground.pieces
        self.things = table.ground.things
        self.bodies = [piece.body for piece in self.pieces]
        self.shapes = [thing.shape for thing in self.things]
        self.eyes = [
            Eye(
                piece.body.parts[0],
                [piece.arc(name).field.shape.parts[0] for name in piece.printed()],
                piece.reach * BAND,
            )
            for piece in self.pieces
        ]

    def measured(self) -> list[InTheWay]:
        """Arc, range and what stands in the way: what shapely is asked too."""
        return in_the_way(glances(self.eyes), self.bodies, self.shapes)

    def judged(self) -> list[Shot]:
        """The same with everything else that the rules ask, and with names."""
        return every_attack(self.pieces, self.things)


def attack_table(seconds: float) -> float:
    return best(Duels().measured, seconds)


def every_attack_of_a_table(seconds: float) -> float:
    return best(Duels().judged, seconds)


class Traffic:
    """A ship among fifteen other bases, and every maneuver of its dial."""

    def __init__(self) -> None:
        table = scene("xwing-traffic")
        ship = table.pieces["A"]
        assert ship.ship is not None
        self.base = ship.base
        self.pose = ship.pose
        self.others = [piece.standing for piece in table.ground.ships({"A"})]
        self.maneuvers = [(BEARINGS[bearing], speed) for speed, bearing in ship.ship.maneuvers()]

    def fly(self) -> list[Landing]:
        return [land(self.base, self.pose, bearing, speed, self.others) for bearing, speed in self.maneuvers]


def dial(seconds: float) -> float:
    """All maneuvers of a dial, a third of which bump, among fifteen other bases."""
    return best(Traffic().fly, seconds)


def maneuvers() -> int:
    """How many maneuvers the dial has."""
    return len(Traffic().maneuvers)


def bumps() -> float:
    """The share of the maneuvers that end on another base."""
    landings = Traffic().fly()
    return sum(landing.partial for landing in landings) / len(landings)


def shapely_attack_table(seconds: float, *, reject: bool) -> float:
    """The same attacks in shapely's scalar calls on prepared geometries."""
    board = _Board(scene("xwing-brawl"))
    return best(lambda: board.attacks(reject=reject), seconds)


def _shape(shape: Shape) -> BaseGeometry:
    return shapely.union_all([Polygon([p.pair() for p in part.points]) for part in shape.parts])


class _Ship:
    def __init__(self, piece: Piece) -> None:
        self.x = piece.body.cx
        self.y = piece.body.cy
        self.reach = piece.body.reach
        self.far = piece.reach * 100.0
        self.body = _shape(piece.body)
        self.inner = self.body.buffer(-TOLERANCE)
        around = self.body.buffer(self.far)
        self.arcs = [_arc(piece, name).intersection(around) for name in piece.printed()]
        for geometry in (self.body, self.inner, *self.arcs):
            shapely.prepare(geometry)


def _arc(piece: Piece, name: str) -> BaseGeometry:
    half = HALF[piece.base.size]
    long = piece.base.length / 2.0
    own: BaseGeometry
    if name == "bullseye":
        own = shapely.box(-7.5, long, 7.5, FAR)
    elif name.startswith("full"):
        own = shapely.box(-FAR, 0, FAR, FAR) if name == "full-front" else shapely.box(-FAR, -FAR, FAR, 0)
    else:
        start, end = {
            "front": (-half, half),
            "right": (half, 180 - half),
            "rear": (180 - half, 180 + half),
            "left": (180 + half, 360 - half),
        }[name]
        corners = [
            (FAR * math.sin(math.radians(a)), FAR * math.cos(math.radians(a)))
            for a in (start, (start + end) / 2, end)
        ]
        own = Polygon([(0, 0), *corners])
    turned = affinity.rotate(own, -piece.pose.heading, origin=(0, 0))
    return affinity.translate(turned, piece.pose.x, piece.pose.y)


class _Board:
    """A table prepared for shapely."""

    def __init__(self, table: Table) -> None:
        self.ships = [_Ship(piece) for piece in table.ground.pieces]
        self.obstacles = [_shape(thing.shape).buffer(-TOLERANCE) for thing in table.ground.things]
        for obstacle in self.obstacles:
            shapely.prepare(obstacle)

    def attacks(self, *, reject: bool) -> list[tuple[int, int, int, float, int]]:
        """Attacker, arc, target, range in millimetres, and how many objects obstruct."""
        found: list[tuple[int, int, int, float, int]] = []
        for i, one in enumerate(self.ships):
            for k, two in enumerate(self.ships):
                if i == k:
                    continue
                if reject and math.hypot(two.x - one.x, two.y - one.y) > one.reach + two.reach + one.far:
                    continue
                for a, arc in enumerate(one.arcs):
                    if not arc.intersects(two.inner):
                        continue
                    inside = two.body.intersection(arc)
                    line = shapely.shortest_line(one.body, inside)
                    if line.length > one.far + TOLERANCE:
                        continue
                    by = sum(obstacle.intersects(line) for obstacle in self.obstacles)
                    by += sum(
                        ship.inner.intersects(line) for n, ship in enumerate(self.ships) if n not in {i, k}
                    )
                    found.append((i, a, k, line.length, by))
        return found
