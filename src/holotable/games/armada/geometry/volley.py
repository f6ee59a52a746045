"""Every attack that ships on the table could make on each other, found in one go."""

from typing import Any

from holotable.games.armada.geometry.constants import RULER
from holotable.games.armada.geometry.obstacles import DUST, Obstacle
from holotable.games.armada.geometry.pieces import Piece
from holotable.games.armada.geometry.range import range_of
from holotable.games.armada.geometry.sight import obstruction
from holotable.plane.overlap import overlaps
from holotable.plane.shots import Body, Sector, Shot, shots
from holotable.plane.telling import number


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
        self.bodies = [_body(ship) for ship in self.ships]
        self.names = [list(ship.zones) for ship in self.ships]
        real = [obstacle for obstacle in obstacles if not obstacle.is_token()]
        self.covered = [
            obstacle for obstacle in real if any(overlaps(ship.body, obstacle.shape) for ship in self.ships)
        ]
        self.open = [obstacle for obstacle in real if obstacle not in self.covered]
        self.shapes = [obstacle.shape for obstacle in self.open]

    def attacks(self) -> list[Chance]:
        """Every attack that the rules of arc, range and sight allow between ships that are not friends."""
        found: list[Chance] = []
        for shot in shots(self.bodies, self.shapes, RULER):
            chance = self._chance(shot)
            if chance is not None:
                found.append(chance)
        return found

    def _chance(self, shot: Shot) -> Chance | None:
        """The attack, unless it is aimed at a friend or a dust field forbids it (ARM-ATTACK.22, ARM-OBSTACLE.16)."""
        one = self.ships[shot.body]
        two = self.ships[shot.target]
        if one.side is not None and one.side == two.side:
            return None
        zone = self.names[shot.body][shot.sector]
        to_zone = self.names[shot.target][shot.target_sector]
        by = [self.ships[n].id for n in shot.through]
        for n in shot.obstacles:
            if self.open[n].kind == DUST:
                return None
            by.append(self.open[n].id)
        if self.covered:
            sides = (one.zones[zone], two.zones[to_zone])
            hidden = obstruction(shot.sight, one, two, sides, self.ships, self.covered)
            if hidden.forbidding:
                return None
            names = {obstacle.id for obstacle in self.covered}
            by += [name for name in hidden.by if name in names]
        return Chance(one.id, zone, two.id, to_zone, shot.range.mm, by)


def _body(ship: Piece) -> Body:
    """A ship as the plane sees it; a bare base only obstructs."""
    return Body(
        ship.plastic,
        [Sector(zone.shape, zone.outer, zone.arc.shape.parts[0], zone.aim) for zone in ship.zones.values()],
    )
