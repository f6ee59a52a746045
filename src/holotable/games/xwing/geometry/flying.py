"""Maneuvers, repositions and deployments on a table with everything that stands on it."""

from __future__ import annotations

from holotable.games.xwing.geometry.bearings import Bearing
from holotable.games.xwing.geometry.bumping import land, standing_in, touched
from holotable.games.xwing.geometry.carriers import deployed, exit_of
from holotable.games.xwing.geometry.ground import Ground
from holotable.games.xwing.geometry.huge import pass_through, way_of
from holotable.games.xwing.geometry.moves import Move
from holotable.games.xwing.geometry.pieces import Piece
from holotable.games.xwing.geometry.repositioning import ROLLS, Shift, boost, roll
from holotable.games.xwing.geometry.templates import Template, strip_of


def maneuver(ground: Ground, piece: Piece, bearing: Bearing, speed: int, offset: float = 0.0) -> Move:
    """Execute a maneuver (XW-MOV-02): the template, the pose, and back along the template if a ship is in the way."""
    if piece.base.is_huge:
        return _huge_maneuver(ground, piece, bearing, speed)
    ships = ground.ships({piece.id})
    others = [ship.standing for ship in ships]
    landing = land(piece.base, piece.pose, bearing, speed, others, offset)
    move = Move(piece, bearing.name, landing.flight.pose)
    move.speed = speed
    move.offset = landing.offset
    move.overlaps = [ships[k].id for k in landing.in_the_way]
    move.resolved = landing.pose.rest()
    move.partial = landing.partial
    _touching(move, ships, landing.last)
    if landing.flight.piece is not None:
        move.strip = strip_of(landing.flight.piece)
        # XW-MOV-35: only the template between the start and the final position counts.
        laid = strip_of(landing.flight.piece, landing.along)
        move.through = ground.met(laid, piece.base, move.resolved, {piece.id})
    else:
        move.through = ground.met(None, piece.base, move.resolved, {piece.id})  # XW-MOV-15
    move.off_table = ground.leaves(piece.base, move.resolved)
    _note_dial(move, bearing, speed)
    return move


def _huge_maneuver(ground: Ground, piece: Piece, bearing: Bearing, speed: int) -> Move:
    huge = [ship for ship in ground.ships({piece.id}) if ship.base.is_huge]
    others = [ship.standing for ship in huge]
    passage = pass_through(
        piece.pose,
        bearing,
        speed,
        lambda pose: [huge[k].id for k in standing_in(piece.base, pose, others)],
    )
    move = Move(piece, bearing.name, passage.full)
    move.way = way_of(piece.pose, bearing, speed)
    ships = ground.ships({piece.id})
    standings = [ship.standing for ship in ships]
    move.overlaps = (
        []
        if bearing.family == "stationary"
        else [ships[k].id for k in standing_in(piece.base, move.pose, standings)]
    )
    move.resolved = passage.pose.rest()
    move.partial = passage.slowed
    move.speed = passage.speed
    move.tried = passage.tried
    if move.resolved != piece.pose.rest():
        # XW-HUGE-42: standard ships under the base are set aside.
        move.displaced = [
            ships[k].id
            for k in standing_in(piece.base, move.resolved, standings)
            if not ships[k].base.is_huge
        ]
    _touching(move, [ship for ship in ships if ship.id not in move.displaced], -1)
    # XW-HUGE-38: the tool never moves through anything; only the base counts.
    move.through = ground.met(None, piece.base, move.resolved, {piece.id})
    move.off_table = ground.leaves(piece.base, move.resolved)
    _note_dial(move, bearing, speed)
    return move


def reposition(
    ground: Ground, piece: Piece, action: str, template: Template, side: int, offset: float
) -> Move:
    """A barrel roll, boost or decloaking, with what makes it fail (XW-POS-05, XW-POS-10)."""
    if action in ROLLS:
        shift = roll(piece.base, piece.pose, action, side, offset)
    else:
        shift = boost(piece.base, piece.pose, template)
    return _shifted(ground, piece, action, shift, offset)


def _shifted(ground: Ground, piece: Piece, action: str, shift: Shift, offset: float) -> Move:
    ships = ground.ships({piece.id})
    move = Move(piece, action, shift.pose)
    move.offset = offset
    move.strip = shift.template
    standings = [ship.standing for ship in ships]
    move.overlaps = [ships[k].id for k in standing_in(piece.base, move.pose, standings)]
    move.through = ground.met(shift.template, piece.base, move.pose, {piece.id})
    move.off_table = ground.leaves(piece.base, move.pose)
    rolls = action in ROLLS
    rules: list[str] = []
    obstacles = ground.obstacles()
    if move.overlaps or any(name in obstacles for name in move.through):
        # XW-POS-11: devices and remotes may be passed.
        rules.append("XW-POS-05" if rolls else "XW-POS-10")
    if move.off_table:
        rules.append("XW-MOV-46")
    move.rules = rules
    if rules:
        move.resolved = piece.pose.rest()  # XW-POS-07
    _touching(move, ships, -1)
    return move


def slam(ground: Ground, piece: Piece, bearing: Bearing, speed: int, offset: float) -> Move:
    """A second maneuver that fails if its end would leave the play area (XW-POS-20)."""
    move = maneuver(ground, piece, bearing, speed, offset)
    move.rules = ["XW-POS-20"] if move.off_table else []
    if move.rules:
        move.resolved = piece.pose.rest()
        move.partial = False
        move.touching = []
    return move


def stay(piece: Piece, action: str) -> Move:
    """What a reposition does to a huge ship: nothing (XW-HUGE-34)."""
    move = Move(piece, action, piece.pose)
    move.rules = ["XW-POS-21"]
    return move


def deploy(
    ground: Ground, carrier: Piece, ship: Piece, way: str, bearing: Bearing, speed: int, offset: float
) -> Move:
    """A docked ship leaves its carrier by one of its exits; it fails where it would overlap a ship (XW-DOCK-03)."""
    piece, pose = deployed(ship.base, exit_of(carrier.base, carrier.pose, way), bearing, speed, offset)
    ships = ground.ships({ship.id})
    move = Move(ship.moved(pose), bearing.name, pose)
    move.carrier = carrier
    move.speed = speed
    move.offset = offset
    move.strip = strip_of(piece)
    standings = [other.standing for other in ships]
    move.overlaps = [ships[k].id for k in standing_in(ship.base, move.pose, standings)]
    move.through = ground.met(move.strip, ship.base, move.pose, {ship.id})
    move.off_table = ground.leaves(ship.base, move.pose)
    move.rules = []
    if move.overlaps:
        move.rules.append("XW-HUGE-23" if carrier.base.is_huge else "XW-DOCK-03")
    _touching(move, ships, -1)
    return move


def _touching(move: Move, ships: list[Piece], last: int) -> None:
    """The ships touched at the end; the one that was backed over last comes first (XW-MOV-34)."""
    standings = [ship.standing for ship in ships]
    found = touched(move.piece.base, move.resolved, standings)
    if last >= 0:
        found = [last, *(number for number in found if number != last)]
    move.touching = [ships[k].id for k in found]


def _note_dial(move: Move, bearing: Bearing, speed: int) -> None:
    ship = move.piece.ship
    if ship is not None:
        move.on_dial = ship.has(speed, bearing.name)
