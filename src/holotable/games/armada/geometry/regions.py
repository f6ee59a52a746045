"""Regions of the play area, and whether a piece may be placed in one (ARM-SETUP, ARM-DEPLOY-ZONE, ARM-HUGE.5-7)."""

from collections.abc import Callable
from typing import Any, Final

from holotable.games.armada.geometry.answer import Answer, Reason, refusals
from holotable.games.armada.geometry.constants import (
    DEPLOYMENT_DEPTH,
    DISTANCE_LINES,
    RULER,
    SHORT_DEPLOYMENT_DEPTH,
    SQUADRON_RADIUS,
    WIDEST_SETUP,
)
from holotable.games.armada.geometry.obstacles import EXOGORTH, MINE, Obstacle
from holotable.games.armada.geometry.pieces import Piece
from holotable.games.armada.geometry.squadrons import bodies_overlapped
from holotable.plane.borders import TOLERANCE, reaches, touching
from holotable.plane.nearest import gap
from holotable.plane.overlap import overlaps, touches
from holotable.plane.point import Point
from holotable.plane.regions import Region
from holotable.plane.shapes import Shape, box, dot

PLAY_AREA: Final = "play area"
SETUP_AREA: Final = "setup area"
DEPLOYMENT_BOTTOM: Final = "deployment bottom"
DEPLOYMENT_TOP: Final = "deployment top"
DEPLOYMENT_LEFT: Final = "deployment left"
DEPLOYMENT_RIGHT: Final = "deployment right"
AMBUSH_ZONE: Final = "ambush zone"
REGIONS: Final = (
    PLAY_AREA,
    SETUP_AREA,
    DEPLOYMENT_BOTTOM,
    DEPLOYMENT_TOP,
    DEPLOYMENT_LEFT,
    DEPLOYMENT_RIGHT,
    AMBUSH_ZONE,
)
_SHORT_EDGES: Final = (DEPLOYMENT_LEFT, DEPLOYMENT_RIGHT)
_ZONES: Final = (DEPLOYMENT_BOTTOM, DEPLOYMENT_TOP, *_SHORT_EDGES)


def region(name: str, area: tuple[float, float]) -> Region:
    """A region of the rules by its name; the bottom player sits at y = 0."""
    width, height = area
    inset = RULER if width > WIDEST_SETUP + TOLERANCE else 0.0  # ARM-SETUP.1, ARM-SETUP-AREA.2
    left = inset
    right = width - inset
    depth = min(DEPLOYMENT_DEPTH, height)
    short = min(SHORT_DEPLOYMENT_DEPTH, width)
    make: dict[str, Callable[[], Shape]] = {
        PLAY_AREA: lambda: box(0.0, 0.0, width, height),
        SETUP_AREA: lambda: box(left, 0.0, right, height),
        DEPLOYMENT_BOTTOM: lambda: box(left, 0.0, right, depth),
        DEPLOYMENT_TOP: lambda: box(left, height - depth, right, height),
        # ARM-SHORT-EDGE.1
        DEPLOYMENT_LEFT: lambda: box(0.0, 0.0, short, height),
        DEPLOYMENT_RIGHT: lambda: box(width - short, 0.0, width, height),
        # Fleet Ambush: what of the setup area lies beyond distance 5 of its edges.
        AMBUSH_ZONE: lambda: box(left + RULER, RULER, right - RULER, height - RULER),
    }
    return Region([make[name]()], name)


class Placement(Answer):
    """A piece put somewhere: whether it stands inside the region, what it overlaps, and what forbids it."""

    __slots__ = ("inside", "legal", "overlaps", "piece", "region", "rules")

    def __init__(
        self, piece: Piece | Obstacle, where: Region, overlapped: list[str], rules: list[str], *, inside: bool
    ) -> None:
        """Take what was found."""
        self.piece = piece
        self.region = where
        self.inside = inside
        self.overlaps = overlapped
        self.rules = rules
        self.legal = not rules

    def plain(self) -> dict[str, Any]:
        """The answer as the engine protocol tells it."""
        return {
            "inside": self.inside,
            "overlaps": self.overlaps,
            "legal": self.legal,
            "rules": self.rules,
        }

    def reasons(self) -> list[Reason]:
        """Inside or not, what is overlapped, what forbids it."""
        told: list[Reason] = [("place-inside" if self.inside else "place-outside", {})]
        if self.overlaps:
            told.append(("overlapped", {"ids": ", ".join(self.overlaps)}))
        return [*told, *(refusals(self.rules) or [("place-legal", {})])]


def place(
    piece: Piece,
    where: Region,
    others: list[Piece],
    obstacles: list[Obstacle],
    area: tuple[float, float],
    *,
    deploying: bool,
) -> Placement:
    """Put a ship or squadron down; when deploying, what the set-up asks of squadrons is judged too.

    Dial frames are ignored at the edges of regions (ARM-FAQ-12) and count where pieces overlap (ARM-OVERLAP.13).
    """
    inside = where.holds(piece.plastic)
    met = bodies_overlapped(piece.body, others)
    on = [
        obstacle.id
        for obstacle in obstacles
        if not obstacle.is_token() and overlaps(piece.body, obstacle.shape)
    ]
    rules: list[str] = []
    huge = piece.base.size == "huge"
    if huge and where.name in _ZONES:
        if not _at_own_edge(piece, where.name, area):
            rules.append("ARM-HUGE.5")
        if on:
            rules.append("ARM-HUGE.6")
    elif not inside and not (deploying and piece.is_squadron and where.name in _ZONES):
        rules.append(_outside_rule(piece, where.name))  # ARM-SETUP.12: squadrons may leave the zone
    squadrons = {other.id for other in others if other.is_squadron}
    if met and (piece.is_squadron or squadrons.intersection(met)):
        rules.append("ARM-OVERLAP.9")
    if not piece.is_squadron and any(name not in squadrons for name in met):
        rules.append("ARM-FAQ-10")
    if deploying and piece.is_squadron:
        rules.extend(_squadron_rules(piece, where, others, area))
    return Placement(piece, where, met + on, list(dict.fromkeys(rules)), inside=inside)


def _outside_rule(piece: Piece, name: str) -> str:
    if name == PLAY_AREA:
        return "ARM-PLAY-AREA.2"
    if name == SETUP_AREA:
        return "ARM-SETUP.12" if piece.is_squadron else "ARM-SETUP-AREA.1"
    return "ARM-SETUP.10" if name in REGIONS else "ARM-RANGE.6"


def _at_own_edge(ship: Piece, name: str, area: tuple[float, float]) -> bool:
    """A huge ship touches its player's edge with its base and lies in the setup area (ARM-HUGE.5)."""
    if not _setup_area(name, area).holds(ship.plastic):
        return False
    xs = [corner.x for corner in ship.plastic.corners]
    ys = [corner.y for corner in ship.plastic.corners]
    gaps = {
        DEPLOYMENT_BOTTOM: min(ys),
        DEPLOYMENT_TOP: area[1] - max(ys),
        DEPLOYMENT_LEFT: min(xs),
        DEPLOYMENT_RIGHT: area[0] - max(xs),
    }
    return touching(gaps[name])


def _setup_area(zone: str, area: tuple[float, float]) -> Region:
    """The setup area that goes with a zone: from a short edge, the whole play area (ARM-SHORT-EDGE.1)."""
    return region(PLAY_AREA if zone in _SHORT_EDGES else SETUP_AREA, area)


def _squadron_rules(
    squadron: Piece, where: Region, others: list[Piece], area: tuple[float, float]
) -> list[str]:
    """Within distance 1-2 of a friendly ship and inside the setup area (ARM-SETUP.12, ARM-HUGE.7)."""
    near = [
        ship
        for ship in others
        if not ship.is_squadron and ship.is_friend_of(squadron) and within_distance(squadron, ship.plastic, 2)
    ]
    if not near or not _setup_area(where.name, area).holds(squadron.plastic):
        return ["ARM-SETUP.12"]
    for ship in near:
        zones = _zones_of(ship, where, area) if ship.base.size == "huge" else []
        if any(zone.holds(ship.plastic) for zone in zones):
            continue
        if zones and not any(within_distance(squadron, zone.shapes[0], 2) for zone in zones):
            return ["ARM-HUGE.7"]
    return []


def _zones_of(ship: Piece, where: Region, area: tuple[float, float]) -> list[Region]:
    """The deployment zone that a huge ship belongs to: the one asked about, else each whose edge it touches."""
    names = (
        [where.name] if where.name in _ZONES else [name for name in _ZONES if _at_own_edge(ship, name, area)]
    )
    return [region(name, area) for name in names]


def within_distance(squadron: Piece, shape: Shape, distance: int) -> bool:
    """Whether all of a squadron's base is within a distance of a shape (ARM-RANGE.6)."""
    centre = dot(Point(squadron.pose.x, squadron.pose.y))
    return reaches(gap(centre, shape) + SQUADRON_RADIUS, DISTANCE_LINES[distance - 1])


def place_obstacle(
    obstacle: Obstacle,
    where: Region,
    pieces: list[Piece],
    others: list[Obstacle],
    area: tuple[float, float],
    *,
    deploying: bool,
) -> Placement:
    """Put an obstacle or a token down; when setting up, it keeps away from the edges and from other obstacles."""
    inside = where.holds(obstacle.shape)
    met = bodies_overlapped(obstacle.shape, pieces)
    met += [other.id for other in others if overlaps(obstacle.shape, other.shape)]
    rules: list[str] = []
    if not inside:
        rules.append("ARM-SETUP.7" if where.name == SETUP_AREA else "ARM-RANGE.6")
    if obstacle.kind == EXOGORTH:
        # ARM-OBSTACLE.3-4: beside another obstacle; squadrons below it are moved aside.
        squadrons = {piece.id for piece in pieces if piece.is_squadron}
        beside = any(not other.is_token() and touches(obstacle.shape, other.shape) for other in others)
        if not beside or not squadrons.issuperset(met):
            rules.append("ARM-OBSTACLE.3")
    elif met and not obstacle.is_token():
        rules.append("ARM-MOVE-OBSTACLE.3")
    if obstacle.kind == MINE and any(
        other.kind == MINE and reaches(gap(obstacle.shape, other.shape), DISTANCE_LINES[0])
        for other in others
    ):
        rules.append("ARM-MINE.1")
    if deploying and not obstacle.is_token() and not _kept_clear(obstacle, others, area):
        rules.append("ARM-SETUP.7")
    return Placement(obstacle, where, met, list(dict.fromkeys(rules)), inside=inside)


def _kept_clear(obstacle: Obstacle, others: list[Obstacle], area: tuple[float, float]) -> bool:
    """In the setup area, beyond distance 3 of the play area's edges and beyond distance 1 of each other (ARM-SETUP.7)."""
    if not region(SETUP_AREA, area).holds(obstacle.shape):
        return False
    if any(
        not other.is_token() and reaches(gap(obstacle.shape, other.shape), DISTANCE_LINES[0])
        for other in others
    ):
        return False
    xs = [corner.x for corner in obstacle.shape.corners]
    ys = [corner.y for corner in obstacle.shape.corners]
    nearest_edge = min(*xs, *ys, area[0] - max(xs), area[1] - max(ys))
    return not reaches(nearest_edge, DISTANCE_LINES[2])
