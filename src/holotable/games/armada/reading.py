"""What a table's document and a question may say: ships, bases, obstacles, courses."""

from difflib import get_close_matches

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
from holotable.kernel.errors import BadInput
from holotable.plane.document import ObstacleEntry, PieceEntry
from holotable.plane.errors import PlaneError


def piece_on_table(entry: PieceEntry) -> Piece:
    """The ship or squadron that an entry describes."""
    ship = _text(entry, "ship")
    base = _text(entry, "base")
    side = _text(entry, "side")
    if (ship is None) == (base is None):
        raise BadInput(f"{entry.field}: a piece is either a ship or a base", field=entry.field)
    if ship is not None:
        known = known_hull(ship, f"{entry.field}.ship")
        return Piece(entry.name, known.base, known, entry.pose, side)
    if base == "squadron":
        return Piece(entry.name, squadron_base(), None, entry.pose, side)
    if base not in SIZES:
        field = f"{entry.field}.base"
        raise BadInput(f"{field}: a base is squadron, {', '.join(SIZES)}", field=field, rule="ARM-SIZE.1")
    return Piece(entry.name, ship_base(base), None, entry.pose, side)


def _text(entry: PieceEntry, name: str) -> str | None:
    try:
        return entry.text(name)
    except PlaneError as problem:
        raise BadInput(str(problem), field=problem.field) from problem


def known_hull(name: str, field: str) -> Hull:
    """The class or ship of this name; an unknown one is refused with those that are spelled alike."""
    known = hull(name)
    if known is not None:
        return known
    alike = get_close_matches(name, ship_names(), 3)
    hint = f"; spelled alike: {', '.join(alike)}" if alike else ""
    raise BadInput(f"{field}: no class or ship is called '{name[:80]}'{hint}", field=field)


def obstacle_on_table(entry: ObstacleEntry) -> Obstacle:
    """The obstacle or token that an entry describes."""
    frame = entry.outline
    kind = OTHER
    if frame is None:
        named = named_shape(entry.shape or "")
        if named is None:
            field = f"{entry.field}.shape"
            raise BadInput(f"{field}: a shape is one of {', '.join(obstacle_names())}", field=field)
        frame = named
        kind = kind_of_shape(entry.shape or "")
    if entry.kind is not None:
        if entry.kind not in KINDS:
            field = f"{entry.field}.kind"
            raise BadInput(f"{field}: a kind is one of {', '.join(KINDS)}", field=field)
        kind = KINDS[entry.kind]
    return Obstacle(entry.name, kind, frame.mirrored() if entry.flipped else frame, entry.pose)


def check_course(ship: Piece, speed: int, clicks: list[int] | None) -> list[int]:
    """The clicks of a course, none where they are left out; the ship's chart binds (ARM-SPEED.4, ARM-YAW.1)."""
    chart = (
        ship.hull.speed_chart if ship.hull is not None else [[MOST_CLICKS] * n for n in range(1, JOINTS + 1)]
    )
    if not 0 <= speed <= len(chart):
        raise BadInput(
            f"query.speed: {ship.id} flies at speed 0 to {len(chart)}",
            field="query.speed",
            rule="ARM-SPEED.4",
        )
    clicks = [0] * speed if clicks is None else clicks
    yaw = chart[speed - 1] if speed > 0 else [MOST_CLICKS] * min(len(clicks), 1)
    if len(clicks) != len(yaw):
        raise BadInput(
            f"query.clicks: speed {speed} needs {len(yaw)} numbers, one a joint",
            field="query.clicks",
            rule="ARM-TOOL.1",
        )
    for joint, (click, most) in enumerate(zip(clicks, yaw, strict=True)):
        if abs(click) > most:
            field = f"query.clicks[{joint}]"
            raise BadInput(
                f"{field}: joint {joint + 1} of {ship.id} may be clicked {most} times at speed {speed}",
                field=field,
                rule="ARM-YAW.1",
            )
    return clicks


def check_band(value: int, field: str) -> None:
    """Refuse what is no band of the ruler."""
    if not 0 <= value <= 5:
        raise BadInput(f"{field}: a distance is 1 to 5, or 0 to stay", field=field, rule="ARM-RANGE.1")
