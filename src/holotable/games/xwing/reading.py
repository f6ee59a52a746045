"""Reading a table and its pieces: every refusal is one sentence with the field, and the rule where one applies."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeVar

from holotable.games.xwing.errors import BadInput, of_plane
from holotable.games.xwing.geometry import constants
from holotable.games.xwing.geometry.arcs import STANDARD
from holotable.games.xwing.geometry.bases import BARE, Base, base_of
from holotable.games.xwing.geometry.bearings import BEARINGS, HUGE, Bearing
from holotable.games.xwing.geometry.ground import Ground
from holotable.games.xwing.geometry.huge import has_speed
from holotable.games.xwing.geometry.obstacles import DEVICES, OBSTACLES, kind_of, printed
from holotable.games.xwing.geometry.pieces import Piece, Thing
from holotable.games.xwing.geometry.regions import SCENARIOS, area_of
from holotable.games.xwing.geometry.ships import REMOTES, Ship, ship_id, ships
from holotable.plane.document import ObstacleEntry, PieceEntry, read_document
from holotable.plane.errors import PlaneError
from holotable.plane.reading import list_of, number, text

MOST_GUIDE: Final = 5.0
_T = TypeVar("_T")


def refused(read: Callable[[], _T]) -> _T:
    """What the plane says to an impossible number or outline, told as bad input of this game."""
    try:
        return read()
    except PlaneError as problem:
        raise of_plane(problem) from problem


def read_ground(document: Any) -> tuple[Ground, str | None]:
    """The table, and the scenario it is played in, if any."""
    read = refused(lambda: read_document(document))
    scenario = refused(lambda: _scenario(read.fields.get("scenario")))
    guide = constants.GUIDE
    if read.fields.get("guides") is not None:
        guide = refused(lambda: number(read.fields["guides"], "guides", 0.0, MOST_GUIDE))
    pieces = refused(lambda: [_piece(entry, guide) for entry in read.pieces.values()])
    things = refused(lambda: [_thing(entry) for entry in read.obstacles.values()])
    return Ground(read.area or area_of(scenario), pieces, things), scenario


def _scenario(value: object) -> str | None:
    return None if value is None else text(value, "scenario", SCENARIOS)


def _piece(entry: PieceEntry, guide: float) -> Piece:
    ship = entry.text("ship")
    base = entry.text("base")
    if (ship is None) == (base is None):
        raise BadInput("xwing-piece-form", field=entry.field)
    known, size = _ship(ship, f"{entry.field}.ship") if ship is not None else (None, base or "")
    if size not in BARE:
        field = f"{entry.field}.base"
        raise BadInput("plane-none-of", field=field, text=size[:40], known=", ".join(BARE))
    own = base_of(size, guide)
    return Piece(
        entry.name,
        own,
        entry.pose,
        ship=known,
        side=entry.text("side"),
        turrets=_turrets(entry, own),
    )


def _ship(name: str, field: str) -> tuple[Ship | None, str]:
    if name in REMOTES:
        return None, "remote"
    known = ship_id(name)
    if known is None:
        raise BadInput("xwing-no-ship", field=field, name=name[:40])
    return ships()[known], ships()[known].size


def _turrets(entry: PieceEntry, base: Base) -> tuple[str, ...]:
    """XW-ARC-07: where the turret's indicator points, one arc or two opposite ones."""
    value = entry.fields.get("turret")
    if value is None:
        return ()
    field = f"{entry.field}.turret"
    names = [value] if isinstance(value, str) else list_of(value, field, 2)
    arcs = tuple(text(name, field, STANDARD) for name in names)
    opposite = len(arcs) == 2 and abs(STANDARD.index(arcs[0]) - STANDARD.index(arcs[1])) == 2
    if not base.is_ship or not (len(arcs) == 1 or opposite):
        raise BadInput("xwing-turret", field=field, rule="XW-ARC-07")
    return arcs


def _thing(entry: ObstacleEntry) -> Thing:
    kind = entry.kind
    named = None
    if entry.shape is not None:
        if entry.shape not in printed():
            field = f"{entry.field}.shape"
            raise BadInput(
                "xwing-no-obstacle", field=field, name=entry.shape[:40], known=", ".join(printed())
            )
        named = printed()[entry.shape]
        kind = kind or named.kind
    known = kind_of(kind or "asteroid")
    if known is None:
        field = f"{entry.field}.kind"
        raise BadInput(
            "plane-none-of",
            field=field,
            rule="XW-LOS-07",
            text=(kind or "")[:40],
            known=", ".join((*OBSTACLES, *DEVICES)),
        )
    outline = entry.outline if named is None else named.shape
    assert outline is not None
    return Thing(entry.name, known, entry.pose, outline.mirrored() if entry.flipped else outline)


def read_bearing(base: Base, name: str, speed: int, *, field: str = "query") -> Bearing:
    """The bearing of a maneuver that a base of this size can execute at this speed."""
    where = f"{field}.bearing"
    bearing = BEARINGS.get(name)
    if bearing is None:
        raise BadInput("plane-none-of", field=where, text=name[:40], known=", ".join(BEARINGS))
    if not base.is_ship:
        raise BadInput("xwing-ships-fly", field=f"{field}.piece")
    if base.is_huge:
        if name not in HUGE:
            raise BadInput("xwing-huge-flies", field=where, rule="XW-HUGE-27", name=name)
        if not has_speed(bearing, speed):
            raise _no_speed(field, name, speed, "XW-HUGE-29" if bearing.family == "bank" else "XW-HUGE-28")
    elif bearing.family == "stationary":
        if speed != 0:
            raise _no_speed(field, name, speed, "XW-MOV-16")
    elif not bearing.template(speed).exists():
        rule = {"straight": "XW-MOV-06", "bank": "XW-MOV-07", "turn": "XW-MOV-08"}[bearing.kind]
        raise _no_speed(field, name, speed, rule)
    return bearing


def _no_speed(field: str, name: str, speed: int, rule: str) -> BadInput:
    return BadInput("xwing-no-speed", field=f"{field}.speed", rule=rule, name=name, speed=speed)


def read_offset(
    offset: float, allowed: tuple[float, ...], rule: str, *, field: str = "query.offset"
) -> float:
    """An offset that the rule allows."""
    if offset not in allowed:
        told = ", ".join(f"{value:g}" for value in allowed)
        raise BadInput("plane-none-of", field=field, rule=rule, text=f"{offset:g}", known=told)
    return offset
