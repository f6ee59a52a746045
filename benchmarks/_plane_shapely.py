"""The attack question of a whole table in shapely's scalar calls: what the plane is measured against.

Everything that stays is prepared beforehand, zones and obstacles a tolerance smaller so that grazing is no crossing,
and every answer that decides a shot ends it, in the order of the plane's own `shots`.
"""

import shapely
from shapely.geometry import LineString, Polygon
from shapely.geometry.base import BaseGeometry

from holotable.plane.borders import TOLERANCE
from holotable.plane.shapes import Part, Shape
from holotable.plane.shots import Body


def _polygon(part: Part) -> BaseGeometry:
    pairs = [p.pair() for p in part.points]
    core = shapely.Point(pairs[0]) if len(pairs) == 1 else Polygon(pairs)
    return core.buffer(part.radius, quad_segs=64) if part.radius > 0.0 else core


def _shape(shape: Shape) -> BaseGeometry:
    return shapely.union_all([_polygon(part) for part in shape.parts])


class Sector:
    def __init__(self, zone: BaseGeometry, field: BaseGeometry, aim: tuple[float, float]) -> None:
        self.zone = zone
        self.inner = zone.buffer(-TOLERANCE)
        self.field = field
        self.aim = aim
        shapely.prepare(self.zone)
        shapely.prepare(self.inner)
        shapely.prepare(self.field)


class Ship:
    def __init__(self, body: Body, reach: float) -> None:
        self.x = body.shape.cx
        self.y = body.shape.cy
        self.reach = body.shape.reach
        self.hull = _shape(body.shape)
        self.inner = self.hull.buffer(-TOLERANCE)
        shapely.prepare(self.hull)
        shapely.prepare(self.inner)
        # No farther than the ruler: shapely is no good at fields without end.
        around = self.hull.buffer(2.0 * reach)
        self.sectors = [
            Sector(
                _polygon(sector.part),
                _polygon(sector.field).buffer(TOLERANCE).intersection(around),
                sector.aim.pair(),
            )
            for sector in body.sectors
        ]


class Board:
    """A table prepared for shapely."""

    def __init__(self, bodies: list[Body], obstacles: list[Shape], reach: float) -> None:
        self.ships = [Ship(body, reach) for body in bodies]
        self.reach = reach
        self.obstacles = [_shape(shape).buffer(-TOLERANCE) for shape in obstacles]
        for obstacle in self.obstacles:
            shapely.prepare(obstacle)

    def shots(self, *, reject: bool) -> list[tuple[int, int, int, int, float, int]]:
        """Every shot: from, sector, to, sector, millimetres, and how many things obstruct it."""
        found: list[tuple[int, int, int, int, float, int]] = []
        for i, one in enumerate(self.ships):
            for k, two in enumerate(self.ships):
                if i == k:
                    continue
                if reject:
                    dx = two.x - one.x
                    dy = two.y - one.y
                    limit = one.reach + two.reach + self.reach + TOLERANCE
                    if dx * dx + dy * dy > limit * limit:
                        continue
                for s, own in enumerate(one.sectors):
                    if not own.field.intersects(two.hull):
                        continue
                    for t, aimed in enumerate(two.sectors):
                        sight = LineString([own.aim, aimed.aim])
                        if _runs_through(two, t, sight):
                            continue
                        inside = aimed.zone.intersection(own.field)
                        if inside.is_empty:
                            continue
                        mm = own.zone.distance(inside)
                        if mm > self.reach + TOLERANCE:
                            continue
                        if _runs_through(two, t, shapely.shortest_line(own.zone, inside)):
                            continue
                        third = sum(
                            ship.inner.intersects(sight)
                            for n, ship in enumerate(self.ships)
                            if n not in {i, k}
                        )
                        over = sum(obstacle.intersects(sight) for obstacle in self.obstacles)
                        found.append((i, s, k, t, mm, third + over))
        return found


def _runs_through(ship: Ship, t: int, line: BaseGeometry) -> bool:
    return any(sector.inner.intersects(line) for n, sector in enumerate(ship.sectors) if n != t)
