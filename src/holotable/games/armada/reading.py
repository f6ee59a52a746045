"""What a table's document and a question may say: ships, bases, obstacles, courses."""

from difflib import get_close_matches

from holotable.games.armada.errors import BadInput, of_plane
from holotable.games.armada.geometry.arcs import Hull
from holotable.games.armada.geometry.bases import ship_base, squadron_base
from holotable.games.armada.geometry.constants import JOINTS, MOST_CLICKS, SIZES
from holotable.games.armada.geometry.obstacles import (
    KINDS,
    OTHER,
    Obstacle,
    kind_of_shape,
    named_shape,
    obstacle_names,
)
from holotable.games.armada.geometry.pieces import Piece
from holotable.games.armada.geometry.ships import hull, ship_names
from holotable.plane.document import ObstacleEntry, PieceEntry
from holotable.plane.errors import PlaneError


def piece_on_table(entry: PieceEntry) -> Piece:
    """The ship or squadron that an entry describes."""
    ship = _text(entry, "ship")
    base = _text(entry, "base")
    side = _text(entry, "side")
    if (ship is None) == (base is None):
        raise BadInput("armada-piece-form", field=entry.field)
    if ship is not None:
        known = known_hull(ship, f"{entry.field}.ship")
        return Piece(entry.name, known.base, known, entry.pose, side)
    if base == "squadron":
        return Piece(entry.name, squadron_base(), None, entry.pose, side)
    if base not in SIZES:
        field = f"{entry.field}.base"
        raise BadInput("armada-base", field=field, rule="ARM-SIZE.1", known=", ".join(SIZES))
    return Piece(entry.name, ship_base(base), None, entry.pose, side)


def _text(entry: PieceEntry, name: str) -> str | None:
    try:
        return entry.text(name)
    except PlaneError as problem:
        raise of_plane(problem) from problem


def known_hull(name: str, field: str) -> Hull:
    """The class or ship of this name; an unknown one is refused with those that are spelled alike."""
    known = hull(name)
    if known is not None:
        return known
    alike = get_close_matches(name, ship_names(), 3)
    near = ", ".join(alike) or "none"
    raise BadInput("armada-no-ship", field=field, name=name[:80], near=near)


def obstacle_on_table(entry: ObstacleEntry) -> Obstacle:
    """The obstacle or token that an entry describes."""
    frame = entry.outline
    kind = OTHER
    if frame is None:
        named = named_shape(entry.shape or "")
        if named is None:
            field = f"{entry.field}.shape"
            raise BadInput("armada-shape", field=field, known=", ".join(obstacle_names()))
        frame = named
        kind = kind_of_shape(entry.shape or "")
    if entry.kind is not None:
        if entry.kind not in KINDS:
            field = f"{entry.field}.kind"
            raise BadInput("armada-kind", field=field, known=", ".join(KINDS))
        kind = KINDS[entry.kind]
    return Obstacle(entry.name, kind, frame.mirrored() if entry.flipped else frame, entry.pose)


def check_course(ship: Piece, speed: int, clicks: list[int] | None) -> list[int]:
    """The clicks of a course, none where they are left out; the ship's chart binds (ARM-SPEED.4, ARM-YAW.1)."""
    chart = (
        ship.hull.speed_chart if ship.hull is not None else [[MOST_CLICKS] * n for n in range(1, JOINTS + 1)]
    )
    if not 0 <= speed <= len(chart):
        raise BadInput(
            "armada-speed", field="query.speed", rule="ARM-SPEED.4", piece=ship.id, most=len(chart)
        )
    clicks = [0] * speed if clicks is None else clicks
    yaw = chart[speed - 1] if speed > 0 else [MOST_CLICKS] * min(len(clicks), 1)
    if len(clicks) != len(yaw):
        raise BadInput("armada-clicks", field="query.clicks", rule="ARM-TOOL.1", speed=speed, joints=len(yaw))
    for joint, (click, most) in enumerate(zip(clicks, yaw, strict=True)):
        if abs(click) > most:
            field = f"query.clicks[{joint}]"
            raise BadInput(
                "armada-yaw",
                field=field,
                rule="ARM-YAW.1",
                joint=joint + 1,
                piece=ship.id,
                most=most,
                speed=speed,
            )
    return clicks


def check_band(value: int, field: str) -> None:
    """Refuse what is no band of the ruler."""
    if not 0 <= value <= 5:
        raise BadInput("armada-band", field=field, rule="ARM-RANGE.1")
