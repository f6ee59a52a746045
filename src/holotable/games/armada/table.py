"""A table of Armada that can be asked: ranges, arcs, attacks, maneuvers, moves and places."""

from functools import partial
from pathlib import Path
from typing import Any, TypeVar

from holotable.games.armada.errors import BadInput, of_plane
from holotable.games.armada.geometry.answer import Answer
from holotable.games.armada.geometry.arcs import SPECIAL, Zone
from holotable.games.armada.geometry.attack import Attack, Side, attack
from holotable.games.armada.geometry.constants import SIZES, STANDARD_AREA
from holotable.games.armada.geometry.displaced import Displacement, displaced
from holotable.games.armada.geometry.distances import Arcs, Distance
from holotable.games.armada.geometry.maneuver import Maneuver, Surroundings, maneuver, stay
from holotable.games.armada.geometry.obstacles import EXOGORTH, Obstacle
from holotable.games.armada.geometry.pieces import Piece
from holotable.games.armada.geometry.regions import (
    PLAY_AREA,
    REGIONS,
    Placement,
    place,
    place_obstacle,
    region,
)
from holotable.games.armada.geometry.shifting import Shift, shift, shift_towards
from holotable.games.armada.geometry.squadrons import Flight, flight
from holotable.games.armada.geometry.volley import Chance, Volley
from holotable.games.armada.reading import (
    check_band,
    check_course,
    known_hull,
    obstacle_on_table,
    piece_on_table,
)
from holotable.plane.document import load_document, read_document
from holotable.plane.errors import PlaneError
from holotable.plane.point import Point, Pose
from holotable.plane.regions import Region

_A = TypeVar("_A", bound=Answer)


class Table:
    """Ships, squadrons and obstacles as they stand; questions never move a piece."""

    def __init__(
        self, area: tuple[float, float], pieces: dict[str, Piece], obstacles: dict[str, Obstacle]
    ) -> None:
        """Take a finished table; `load` and `from_document` read one."""
        self.area = area
        self.pieces = pieces
        self.obstacles = obstacles
        self._volley: Volley | None = None

    @classmethod
    def load(cls, path: str | Path) -> "Table":
        """Read a table from a JSON file."""
        try:
            document = load_document(path)
        except PlaneError as problem:
            raise of_plane(problem) from problem
        return cls.from_document(document)

    @classmethod
    def from_document(cls, document: Any) -> "Table":
        """Read a table from what JSON gives; one that cannot be is refused with its field."""
        try:
            read = read_document(document)
        except PlaneError as problem:
            raise of_plane(problem) from problem
        pieces = {name: piece_on_table(entry) for name, entry in read.pieces.items()}
        obstacles = {name: obstacle_on_table(entry) for name, entry in read.obstacles.items()}
        return cls(read.area or STANDARD_AREA, pieces, obstacles)

    def distance(self, one: str, two: str) -> Distance:
        """The distance between two pieces or obstacles (ARM-MEASURE.9)."""
        return self._draws(Distance(self.anything(one, "query.from"), self.anything(two, "query.to")))

    def arc(self, of: str, at: Pose | None = None) -> Arcs:
        """Which pieces stand in which arc of a ship, where it stands or where it would (ARM-MEASURE.2)."""
        piece = self.piece(of, "query.of")
        return self._draws(Arcs(piece.hull, at or piece.pose, self._others(piece), piece.base))

    def arc_at(self, at: Pose, ship: str) -> Arcs:
        """Which pieces would stand in which arc if a ship of this class stood here; a bare base has none."""
        known = None if ship in {*SIZES, "squadron"} else known_hull(ship, "query.ship")
        return self._draws(Arcs(known, at, self.pieces.values()))

    def attack(self, attacker: str, zone: str | None, defender: str, to_zone: str | None) -> Attack:
        """Arc, range, sight and obstruction of an attack (ARM-ATTACK.1-3); zones are for ships."""
        if attacker == defender:
            raise BadInput("armada-attacks-itself", field="query.to", rule="ARM-ATTACK.22", piece=defender)
        one = self._side(attacker, zone, "query.from", "query.zone")
        two = self._side(defender, to_zone, "query.to", "query.to_zone")
        if isinstance(one.piece, Obstacle) and not one.piece.attacks():
            raise BadInput("armada-does-not-attack", field="query.from", piece=attacker)
        if isinstance(one.piece, Obstacle) and isinstance(two.piece, Obstacle):
            raise BadInput("armada-obstacles-attack", field="query.to")
        if two.name == SPECIAL:
            raise BadInput("armada-special-zone", field="query.to_zone")
        return self._draws(attack(one, two, self.pieces.values(), self.obstacles.values()))

    def attacks(self) -> list[Chance]:
        """Every attack that arc, range and sight allow between ships that are not friends (ARM-ATTACK.2)."""
        if self._volley is None:
            self._volley = Volley(list(self.pieces.values()), list(self.obstacles.values()))
        return self._volley.attacks()

    def maneuver(
        self, piece: str, speed: int, clicks: list[int] | None = None, side: str | None = None
    ) -> Maneuver:
        """The end of a maneuver, with what it overlaps and the speed that fits (ARM-MOVE-SHIP, ARM-OVERLAP)."""
        ship = self.piece(piece, "query.piece")
        if ship.is_squadron:
            raise BadInput("armada-squadron-tool", field="query.piece", rule="ARM-MOVE-SQUAD.1", piece=piece)
        clicks = check_course(ship, speed, clicks)
        if side not in {None, "port", "starboard"}:
            raise BadInput("armada-tool-side", field="query.side")
        around = Surroundings(self._others(ship), list(self.obstacles.values()), self.region(PLAY_AREA))
        if speed == 0:
            return self._draws(stay(ship, clicks[0] if clicks else 0, around))
        return self._draws(maneuver(ship, clicks, side, around))

    def move(self, piece: str, speed: int, to: Point) -> Flight:
        """A squadron's move to a point (ARM-MOVE-SQUAD)."""
        squadron = self.piece(piece, "query.piece")
        if not squadron.is_squadron:
            raise BadInput("armada-ship-moves", field="query.piece", rule="ARM-MOVE-SHIP.2", piece=piece)
        check_band(speed, "query.speed")
        return self._draws(
            flight(
                squadron,
                speed,
                to,
                self._others(squadron),
                list(self.obstacles.values()),
                self.region(PLAY_AREA),
            )
        )

    def shift(
        self,
        obstacle: str,
        distance: int,
        pose: Pose | None = None,
        towards: str | None = None,
        least: int = 0,
    ) -> Shift:
        """An obstacle's or token's move to a pose, towards another piece if an effect says so (ARM-MOVE-OBSTACLE).

        Towards something the pose may be left out: then it goes as far as it may.
        """
        moved = self._obstacle(obstacle, "query.piece")
        check_band(distance, "query.speed")
        check_band(least, "query.least")
        pieces = list(self.pieces.values())
        others = [other for other in self.obstacles.values() if other is not moved]
        area = self.region(PLAY_AREA)
        if towards is None:
            if pose is None:
                raise BadInput("armada-pose-needed", field="query.pose")
            return self._draws(shift(moved, pose, distance, pieces, others, area))
        target = self.anything(towards, "query.towards")
        shape = target.plastic if isinstance(target, Piece) else target.shape
        return self._draws(shift_towards(moved, pose, shape, least, distance, pieces, others, area))

    def place(self, piece: str, pose: Pose, where: str | Region, *, deploying: bool = False) -> Placement:
        """Whether a piece or obstacle may be put somewhere (ARM-SETUP, ARM-DEPLOY-ZONE, ARM-HUGE.5-7)."""
        target = self.region(where) if isinstance(where, str) else where
        found = self.anything(piece, "query.piece")
        if isinstance(found, Obstacle):
            others = [other for other in self.obstacles.values() if other is not found]
            return self._draws(
                place_obstacle(
                    found.moved(pose.rest()),
                    target,
                    list(self.pieces.values()),
                    others,
                    self.area,
                    deploying=deploying,
                )
            )
        return self._draws(
            place(
                found.moved(pose.rest()),
                target,
                self._others(found),
                list(self.obstacles.values()),
                self.area,
                deploying=deploying,
            )
        )

    def displaced(self, by: str, piece: str, pose: Pose) -> Displacement:
        """Whether a squadron that a ship or exogorth overlapped may be put here, and where else (ARM-OVERLAP.1-2)."""
        mover = self.anything(by, "query.by")
        squadron = self.piece(piece, "query.piece")
        if mover.is_squadron if isinstance(mover, Piece) else mover.kind != EXOGORTH:
            raise BadInput("armada-by-ship", field="query.by", rule="ARM-OVERLAP.1", piece=by)
        if not squadron.is_squadron:
            raise BadInput("armada-no-squadron", field="query.piece", rule="ARM-OVERLAP.1", piece=piece)
        others = [other for other in self._others(squadron) if other is not mover]
        return self._draws(displaced(mover, squadron, pose.rest(), others, self.region(PLAY_AREA)))

    def region(self, name: str) -> Region:
        """A region of the rules by its name."""
        if name not in REGIONS:
            raise BadInput("armada-region", field="query.region", name=name[:80], known=", ".join(REGIONS))
        return region(name, self.area)

    def piece(self, name: str, field: str) -> Piece:
        """A ship or squadron of the table."""
        if name not in self.pieces:
            raise BadInput("armada-no-piece", field=field, name=name[:80])
        return self.pieces[name]

    def anything(self, name: str, field: str) -> Piece | Obstacle:
        """A ship, a squadron, an obstacle or a token of the table."""
        if name in self.pieces:
            return self.pieces[name]
        return self._obstacle(name, field)

    def _obstacle(self, name: str, field: str) -> Obstacle:
        if name not in self.obstacles:
            raise BadInput("armada-nothing-called", field=field, name=name[:80])
        return self.obstacles[name]

    def _others(self, piece: Piece) -> list[Piece]:
        return [other for other in self.pieces.values() if other is not piece]

    def _side(self, name: str, zone: str | None, field: str, zone_field: str) -> Side:
        """Who attacks or defends; only a ship has hull zones (ARM-HULLZONE.3), and it needs one."""
        found = self.anything(name, field)
        if isinstance(found, Obstacle) and not found.defends():
            raise BadInput("armada-no-fighter", field=field, piece=name)
        if isinstance(found, Obstacle) or found.is_squadron:
            if zone is not None:
                raise BadInput("armada-no-zones", field=zone_field, rule="ARM-HULLZONE.3", piece=name)
            return Side(found, None)
        if found.hull is None:
            raise BadInput("armada-bare-zones", field=field, piece=name)
        if zone == SPECIAL and found.hull.special is not None:
            front = found.zones["front"]
            arc = found.hull.special.at(found.pose)
            return Side(found, Zone(SPECIAL, front.shape, front.outer, arc, front.aim, front.dial))
        if zone not in found.zones:
            raise BadInput(
                "armada-zones",
                field=zone_field,
                rule="ARM-HULLZONE.2",
                piece=name,
                known=", ".join(found.zones),
            )
        return Side(found, found.zones[zone])

    def _draws(self, answer: _A) -> _A:
        from holotable.games.armada.drawing import draw_answer

        answer.drawn = partial(draw_answer, self, answer)
        return answer
