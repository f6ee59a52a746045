"""Every attack that ships on the table could make on each other, found in one go."""

from typing import Any

from holotable.games.armada.geometry.answer import number
from holotable.games.armada.geometry.arcs import Zone
from holotable.games.armada.geometry.constants import RULER
from holotable.games.armada.geometry.obstacles import DUST, Obstacle
from holotable.games.armada.geometry.pieces import Piece
from holotable.games.armada.geometry.range import range_of
from holotable.games.armada.geometry.sight import Obstruction, obstruction
from holotable.plane.overlap import overlaps
from holotable.plane.shapes import Shape
from holotable.plane.zoned import Shot, ZonedPart, ZonedPiece, shots


class Chance:
    """One attack that may be made: who, whom, how far, and through what."""

    __slots__ = ("attacker", "defender", "mm", "obstructed_by", "range", "to_zone", "zone")

    def __init__(
        self, attacker: str, zone: str, defender: str, to_zone: str, mm: float, obstructed_by: list[str]
    ) -> None:
        """Take what was measured."""
        self.attacker = attacker
        self.zone = zone
        self.defender = defender
        self.to_zone = to_zone
        self.mm = mm
        self.range = range_of(mm)
        self.obstructed_by = obstructed_by

    def plain(self) -> dict[str, Any]:
        """The attack as plain data."""
        return {
            "from": self.attacker,
            "zone": self.zone,
            "to": self.defender,
            "to_zone": self.to_zone,
            "mm": number(self.mm),
            "range": self.range,
            "obstructed_by": self.obstructed_by,
        }


class Volley:
    """The ships and obstacles of a table, laid out for asking about all attacks at once.

    Most obstacles lie under no ship and simply obstruct; those that a base or a dial frame covers are judged one by
    one (ARM-LOS.7-8, ARM-OBSTACLE.18-20).
    """

    def __init__(self, pieces: list[Piece], obstacles: list[Obstacle]) -> None:
        """Lay the table out."""
        self.ships = [piece for piece in pieces if not piece.is_squadron]
        self.zoned = [_zoned(ship) for ship in self.ships]
        self.names = [list(ship.zones) for ship in self.ships]
        real = [obstacle for obstacle in obstacles if not obstacle.is_token()]
        self.covered = [
            obstacle for obstacle in real if any(overlaps(ship.body, obstacle.shape) for ship in self.ships)
        ]
        self.open = [obstacle for obstacle in real if obstacle not in self.covered]
        self.walls: list[Shape] = [ship.plastic for ship in self.ships]
        self.walls += [obstacle.shape for obstacle in self.open]

    def attacks(self) -> list[Chance]:
        """Every attack that the rules of arc, range and sight allow between ships that are not friends."""
        found: list[Chance] = []
        for i, attacker in enumerate(self.zoned):
            if attacker is None:
                continue
            for k, defender in enumerate(self.zoned):
                if i == k or defender is None or self.ships[i].is_friend_of(self.ships[k]):
                    continue
                for shot in shots(attacker, defender, RULER, self.walls, i, k):
                    chance = self._chance(i, k, shot)
                    if chance is not None:
                        found.append(chance)
        return found

    def _chance(self, i: int, k: int, shot: Shot) -> Chance | None:
        """The attack, unless a dust field forbids it (ARM-OBSTACLE.16)."""
        one = self.ships[i]
        two = self.ships[k]
        zone = self.names[i][shot.start]
        to_zone = self.names[k][shot.target]
        by: list[str] = []
        count = len(self.ships)
        for wall in shot.crossed:
            if wall < count:
                by.append(self.ships[wall].id)
            elif self.open[wall - count].kind == DUST:
                return None
            else:
                by.append(self.open[wall - count].id)
        if self.covered:
            hidden = self._hidden(one, two, one.zones[zone], two.zones[to_zone], shot)
            if hidden.forbidding:
                return None
            by += hidden.by
        return Chance(one.id, zone, two.id, to_zone, shot.mm, by)

    def _hidden(self, one: Piece, two: Piece, zone: Zone, to_zone: Zone, shot: Shot) -> Obstruction:
        """What obstructs of the obstacles below ships; the third ships themselves are told already."""
        told = obstruction(shot.sight, one, two, (zone, to_zone), self.ships, self.covered)
        names = {obstacle.id for obstacle in self.covered}
        return Obstruction([name for name in told.by if name in names], told.forbidding)


def _zoned(ship: Piece) -> ZonedPiece | None:
    """A ship as the plane sees it, or nothing for a bare base."""
    if ship.hull is None:
        return None
    parts: list[ZonedPart] = []
    for zone in ship.zones.values():
        corners = zone.shape.corners
        outer = zone.outer
        count = len(corners)
        first = next(i for i in range(count) if outer[i] and not outer[i - 1])
        last = next(i for i in range(count) if outer[i - 1] and not outer[i])
        parts.append(
            ZonedPart(zone.shape.parts[0], zone.arc.shape.parts[0], zone.aim, corners[first], corners[last])
        )
    return ZonedPiece(ship.base.token.at(ship.pose).parts[0], parts)
