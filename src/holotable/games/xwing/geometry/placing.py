"""Putting a piece down: in a region, on no ship, an obstacle far enough from others (XW-CORE-20 to -24)."""

from __future__ import annotations

from typing import Any, Final

from holotable.games.xwing.geometry import constants
from holotable.games.xwing.geometry.answer import Answer, Sentence, listed, refusals
from holotable.games.xwing.geometry.ground import Ground
from holotable.games.xwing.geometry.pieces import Piece, Thing
from holotable.games.xwing.geometry.range import range_of
from holotable.games.xwing.geometry.regions import AT_RANGE, PLAY_AREA, edges_of
from holotable.plane.borders import TOLERANCE, reaches
from holotable.plane.nearest import gap
from holotable.plane.overlap import overlaps
from holotable.plane.point import Point, Pose
from holotable.plane.regions import Region
from holotable.plane.shapes import Shape

OBSTACLE_APART: Final = constants.BAND
OBSTACLE_INSIDE: Final = 2.0 * constants.BAND
"""XW-CORE-20: beyond range 1 of other obstacles and beyond range 2 of every edge."""

_WHOLLY: Final = ("place-inside", "place-outside")


class Placement(Answer):
    """A piece put somewhere: whether it stands inside the region, what it stands on, and what forbids it."""

    __slots__ = ("inside", "legal", "overlaps", "piece", "region", "rules", "shape")

    def __init__(
        self,
        piece: str,
        shape: Shape,
        region: Region,
        overlapped: list[str],
        rules: list[str],
        *,
        inside: bool,
    ) -> None:
        self.piece = piece
        self.shape = shape
        self.region = region
        self.inside = inside
        self.overlaps = overlapped
        self.rules = rules
        self.legal = not rules

    def plain(self) -> dict[str, Any]:
        """The answer as the engine protocol tells it."""
        return {
            "inside": self.inside,
            "overlaps": list(self.overlaps),
            "legal": self.legal,
            "rules": list(self.rules),
        }

    def sentences(self) -> list[Sentence]:
        """Inside or not, what is under it, what forbids it."""
        where = ("place-at-range", "place-beyond") if self.region.name in AT_RANGE else _WHOLLY
        told: list[Sentence] = [(where[0] if self.inside else where[1], {"piece": self.piece})]
        if self.overlaps:
            told.append(("place-overlaps", {"ids": listed(self.overlaps)}))
        return [*told, *refusals(self.rules)]


def put_piece(
    ground: Ground, piece: Piece, pose: Pose, regions: list[Region], *, setting_up: bool
) -> Placement:
    """Put a ship, remote or device at a pose, guides included (XW-MOV-38)."""
    whole = piece.base.whole.at(pose)
    overlapped = _under(ground, whole, piece.id)
    ships = {ship.id for ship in ground.ships({piece.id})}
    best: Placement | None = None
    for region in regions:
        rules: list[str] = []
        inside = _stands_in(ground, piece.base.body.at(pose), whole, region)
        if not ground.region().holds(whole):
            rules.append("XW-CORE-24" if piece.base.is_ship else "XW-OBJ-07")
        elif not inside and region.name in AT_RANGE:
            rules.append("XW-ARC-13")
        elif not inside and not (setting_up and _fills(piece, whole, region, ground)):
            rules.append("XW-CORE-23" if setting_up else "XW-SCEN-21")
        if piece.base.is_ship and any(name in ships for name in overlapped):
            rules.append("XW-MOV-28")
        placement = Placement(piece.id, whole, region, overlapped, rules, inside=inside)
        if best is None or len(rules) < len(best.rules):
            best = placement
    assert best is not None
    return best


def _stands_in(ground: Ground, body: Shape, whole: Shape, region: Region) -> bool:
    """Wholly inside a region, guides included; for a range of an edge the closest point of the base is enough."""
    if region.name not in AT_RANGE:
        return region.holds(whole)
    edge, least, most = AT_RANGE[region.name]
    band = range_of(gap(body, edges_of(ground.area)[edge]))
    return band is not None and least <= band <= most and ground.region().holds(whole)


def put_obstacle(ground: Ground, thing: Thing, shape: Shape, region: Region) -> Placement:
    """Put an obstacle at a pose; anywhere but in the middle of the play area it lies too near to something."""
    rules: list[str] = []
    inside = region.holds(shape)
    width, height = ground.area
    corners = [p for part in shape.parts for p in part.points]
    if thing.is_obstacle:
        near = min(min(p.x, width - p.x, p.y, height - p.y) for p in corners)
        others = [other for other in ground.things if other.is_obstacle and other.id != thing.id]
        if reaches(near, OBSTACLE_INSIDE) or any(
            reaches(gap(shape, other.shape), OBSTACLE_APART) for other in others
        ):
            rules.append("XW-CORE-20")
    elif not ground.region().holds(shape):
        rules.append("XW-OBJ-07")
    if not inside and region.name != PLAY_AREA:
        rules.append("XW-SCEN-20")
    return Placement(thing.id, shape, region, _under(ground, shape, thing.id), rules, inside=inside)


def _under(ground: Ground, shape: Shape, but: str) -> list[str]:
    """Everything that the shape would lie on."""
    found = [piece.id for piece in ground.pieces if piece.id != but and overlaps(shape, piece.whole)]
    return found + [thing.id for thing in ground.things if thing.id != but and overlaps(shape, thing.shape)]


def _fills(piece: Piece, whole: Shape, region: Region, ground: Ground) -> bool:
    """XW-CORE-24, XW-HUGE-09: a large or huge base may stick out of the set-up area if it fills its depth."""
    if piece.base.size not in {"large", "huge"} or not region.meets(whole):
        return False
    zone = [p for shape in region.shapes for p in shape.corners]
    base = [p for part in whole.parts for p in _extremes(part.points, part.radius)]
    across = (min(p.x for p in zone), min(ground.area[0], max(p.x for p in zone)))
    upward = (min(p.y for p in zone), min(ground.area[1], max(p.y for p in zone)))
    wide = (min(p.x for p in base), max(p.x for p in base))
    long = (min(p.y for p in base), max(p.y for p in base))
    # A zone lies with its long side along the edge of the play area: its depth is the shorter one (XW-S02-04).
    if across[1] - across[0] < upward[1] - upward[0]:
        return _spans(wide, across) and _spans(upward, long)
    return _spans(long, upward) and _spans(across, wide)


def _spans(one: tuple[float, float], other: tuple[float, float]) -> bool:
    """Whether one stretch reaches from end to end of the other."""
    return one[0] <= other[0] + TOLERANCE and one[1] >= other[1] - TOLERANCE


def _extremes(points: list[Point], radius: float) -> list[Point]:
    """The lowest, highest, leftmost and rightmost points of a part with a radius around its corners."""
    steps = ((radius, 0.0), (-radius, 0.0), (0.0, radius), (0.0, -radius))
    return [Point(p.x + dx, p.y + dy) for p in points for dx, dy in steps]
