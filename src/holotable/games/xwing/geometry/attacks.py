"""All attacks of a table at once: every printed arc of every ship against every other ship."""

from __future__ import annotations

from typing import Final

from holotable.games.xwing.geometry.arcs import nearest_in_arc
from holotable.games.xwing.geometry.attack import Shot, forbidden_by, sits_on_asteroid
from holotable.games.xwing.geometry.constants import BAND
from holotable.games.xwing.geometry.obstruction import Line, Obstructors, measured_line
from holotable.games.xwing.geometry.pieces import Piece, Thing
from holotable.games.xwing.geometry.range import range_of
from holotable.plane.glances import Eye, Glance, glances
from holotable.plane.lanes import Lane

CONTACT: Final = 12.0
"""Bodies farther apart than this do not touch by their guides either, however long those are."""


def every_attack(pieces: list[Piece], things: list[Thing]) -> list[Shot]:
    """The attacks of ships whose target, a ship too, is in the arc; each is the same as `shoot` would tell."""
    ships = [piece for piece in pieces if piece.base.is_ship]
    reaches = [ship.reach for ship in ships]
    eyes = [
        Eye(
            ship.body.parts[0],
            [ship.arc(name).field.shape.parts[0] for name in ship.printed()],
            ship.reach * BAND,
        )
        for ship in ships
    ]
    stuck = [sits_on_asteroid(ship, things) for ship in ships]
    names = [ship.printed() for ship in ships]
    lines = _Lines(ships, pieces, things)
    found: list[Shot] = []
    for glance in glances(eyes):
        attacker = ships[glance.eye]
        target = ships[glance.target]
        reach = reaches[glance.eye]
        band = range_of(glance.measured.mm, reach)
        if band is None:
            continue
        if glance.apart <= CONTACT and attacker.touches(target):
            # XW-ARC-02: what of a base lies under another is looked at alone.
            arc = attacker.arc(names[glance.eye][glance.sight])
            if nearest_in_arc(attacker.body, target.body, arc) is None:
                continue
            band = 0  # XW-ARC-18
        found.append(
            Shot(
                attacker.id,
                names[glance.eye][glance.sight],
                target.id,
                in_arc=True,
                mm=glance.measured.mm,
                band=band,
                line=lines.of(glance),
                rules=forbidden_by(
                    attacker, target, stuck=stuck[glance.eye], in_arc=True, seen=True, band=band
                ),
                reach=reach,
            )
        )
    return found


class _Lines:
    """The measured lines of a table; several arcs, and both ships of a pair, often share one."""

    __slots__ = ("_lines", "_pieces", "_shared", "_ships", "_things", "_ways")

    def __init__(self, ships: list[Piece], pieces: list[Piece], things: list[Thing]) -> None:
        self._ships = ships
        self._pieces = pieces
        self._things = things
        self._ways: dict[tuple[int, int], Obstructors] = {}
        self._lines: dict[int, Line] = {}
        self._shared: dict[tuple[int, int], Line] = {}

    def of(self, glance: Glance) -> Line:
        """The line of one attack, with what obstructs it."""
        line = self._lines.get(id(glance.measured))
        if line is not None:
            return line
        pair = (min(glance.eye, glance.target), max(glance.eye, glance.target))
        shared = glance.straight and glance.measured.other is None
        if shared and pair in self._shared:
            back = self._shared[pair]
            line = Line(back.segment.reversed(), back.by, choice=False)
        else:
            if pair not in self._ways:
                one, other = (self._ships[number] for number in pair)
                self._ways[pair] = _between(one, other, self._pieces, self._things)
            line = measured_line(glance.measured, self._ways[pair])
            if shared:
                self._shared[pair] = line
        self._lines[id(glance.measured)] = line
        return line


def _between(one: Piece, other: Piece, pieces: list[Piece], things: list[Thing]) -> Obstructors:
    """What may stand between two ships at all."""
    lane = Lane(one.body, other.body)
    return Obstructors(
        [piece for piece in pieces if piece is not one and piece is not other and lane.holds(piece.body)],
        [thing for thing in things if lane.holds(thing.shape)],
    )
