"""The attack question: arc, range, sight and obstruction between two zones, squadrons or stations (ARM-ATTACK.1-3)."""

from collections.abc import Iterable
from typing import Any

from holotable.games.armada.geometry.answer import Answer, Named, Reason, refusals
from holotable.games.armada.geometry.arcs import SPECIAL, Zone
from holotable.games.armada.geometry.constants import DISTANCE_LINES
from holotable.games.armada.geometry.obstacles import EXOGORTH, MINE, STATION, Obstacle
from holotable.games.armada.geometry.pieces import Piece
from holotable.games.armada.geometry.range import range_of
from holotable.games.armada.geometry.sight import Obstruction, obstruction, zones_crossed
from holotable.plane.borders import reaches
from holotable.plane.cut import nearest_in
from holotable.plane.nearest import Nearest, nearest
from holotable.plane.overlap import overlaps
from holotable.plane.point import Segment
from holotable.plane.shapes import Shape
from holotable.plane.telling import ends, number

NOT_IN_ARC = "ARM-ATTACK.2"
NOT_AT_DISTANCE_1 = "ARM-ATTACK.3"
FRIENDLY = "ARM-ATTACK.22"
SIGHT_THROUGH_ZONE = "ARM-LOS.4"
RANGE_THROUGH_ZONE = "ARM-MEASURE.7"
DUST_IN_SIGHT = "ARM-OBSTACLE.16"
OVERLAPPING_STATION = "ARM-STATION-ATTACK.15"
EXOGORTHS_PREY = "ARM-OBSTACLE.6"
NOT_BY_A_SHIP = "ARM-MINE.3"


class Side:
    """Who attacks or defends: a ship with one of its zones, a squadron, or a station or exogorth as one zone."""

    __slots__ = ("piece", "zone")

    def __init__(self, piece: Piece | Obstacle, zone: Zone | None) -> None:
        """Take the piece and, for a ship, the zone."""
        self.piece = piece
        self.zone = zone

    @property
    def name(self) -> str | None:
        """The zone's name, if there is one."""
        return self.zone.name if self.zone is not None else None

    def measured(self) -> Shape:
        """What attack range is measured from and to (ARM-MEASURE.3-5)."""
        if self.zone is not None:
            return self.zone.shape
        return self.piece.plastic if isinstance(self.piece, Piece) else self.piece.shape

    def is_squadron(self) -> bool:
        """Whether it is a squadron, which attacks at distance 1 (ARM-ATTACK-RANGE.2)."""
        return isinstance(self.piece, Piece) and self.piece.is_squadron


class Attack(Answer):
    """One attack as measured: everything that decides whether it may be made, with the lines to draw.

    ``mm``, ``range`` and ``range_line`` are None where no part of the target lies in the arc; ``range`` also beyond
    the ruler. ``sight`` is whether there is a line of sight at all: neither it nor the range line may cross another
    zone of the defender. ``rules`` names what forbids the attack.
    """

    __slots__ = (
        "attacker",
        "defender",
        "forbidding",
        "in_arc",
        "legal",
        "mm",
        "obstructed_by",
        "range",
        "range_crosses",
        "range_line",
        "rules",
        "sight",
        "sight_crosses",
        "sight_line",
        "sight_mm",
    )

    def __init__(
        self,
        attacker: Side,
        defender: Side,
        measured: Nearest | None,
        range_line: Segment | None,
        range_crosses: list[str],
        sight_line: Segment,
        sight_crosses: list[str],
        obstructed: Obstruction,
    ) -> None:
        """Judge what was measured."""
        self.attacker = attacker
        self.defender = defender
        self.in_arc = measured is not None
        self.mm = None if measured is None else measured.mm
        self.range = None if measured is None else range_of(measured.mm)
        self.range_line = range_line
        self.range_crosses = range_crosses
        self.sight_line = sight_line
        self.sight_mm = sight_line.length()
        self.sight_crosses = sight_crosses
        self.sight = not sight_crosses and not range_crosses
        self.obstructed_by = obstructed.by
        self.forbidding = obstructed.forbidding
        self.rules = self._rules()
        self.legal = not self.rules

    def __repr__(self) -> str:
        return f"Attack({self.range}, in_arc={self.in_arc}, sight={self.sight}, by={self.obstructed_by})"

    def plain(self) -> dict[str, Any]:
        """The answer as the engine protocol tells it."""
        return {
            "in_arc": self.in_arc,
            "mm": None if self.mm is None else number(self.mm),
            "range": self.range,
            "range_line": None if self.range_line is None else ends(self.range_line),
            "range_crosses": self.range_crosses,
            "sight": self.sight,
            "sight_line": ends(self.sight_line),
            "sight_mm": number(self.sight_mm),
            "sight_crosses": self.sight_crosses,
            "obstructed_by": self.obstructed_by,
            "legal": self.legal,
            "rules": self.rules,
        }

    def reasons(self) -> list[Reason]:
        """Arc and range, sight, obstruction, and what forbids the attack."""
        told: list[Reason] = []
        if self.mm is None:
            told.append(("attack-outside-arc", {}))
        elif self.range is None:
            told.append(("attack-beyond-ruler", {"mm": self.mm}))
        else:
            told.append(("attack-at-range", {"mm": self.mm, "range": Named("range", [self.range])}))
        if self.sight_crosses:
            told.append(("attack-sight-crosses", {"zones": Named("zone", self.sight_crosses)}))
        if self.range_crosses:
            told.append(("attack-range-crosses", {"zones": Named("zone", self.range_crosses)}))
        if self.obstructed_by:
            told.append(("attack-obstructed", {"by": ", ".join(self.obstructed_by)}))
        elif self.sight:
            told.append(("attack-clear", {}))
        return [*told, *(refusals(self.rules) or [("attack-legal", {})])]

    def _rules(self) -> list[str]:
        rules: list[str] = []
        one = self.attacker.piece
        two = self.defender.piece
        if isinstance(one, Piece) and isinstance(two, Piece) and one.is_friend_of(two):
            rules.append(FRIENDLY)
        if self.attacker.is_squadron():
            if self.mm is None or not reaches(self.mm, DISTANCE_LINES[0]):
                rules.append(NOT_AT_DISTANCE_1)
        elif self.mm is None or (self.range is None and self.attacker.name != SPECIAL):
            rules.append(NOT_IN_ARC)  # an Ignition attack may go beyond the ruler (ARM-IGNITION.6)
        if self.sight_crosses:
            rules.append(SIGHT_THROUGH_ZONE)
        if self.range_crosses:
            rules.append(RANGE_THROUGH_ZONE)
        if self.forbidding:
            rules.append(DUST_IN_SIGHT)
        if isinstance(one, Obstacle) and one.kind == EXOGORTH and not self._is_prey():
            rules.append(EXOGORTHS_PREY)
        if isinstance(one, Piece) and isinstance(two, Obstacle):
            if two.kind == STATION and overlaps(one.body, two.shape):
                rules.append(OVERLAPPING_STATION)
            if two.kind == MINE and one.is_squadron:
                rules.append(NOT_BY_A_SHIP)
        return rules

    def _is_prey(self) -> bool:
        """Whether an exogorth attacks it: a squadron at distance 1 (ARM-OBSTACLE.6)."""
        return self.defender.is_squadron() and self.mm is not None and reaches(self.mm, DISTANCE_LINES[0])


def attack(attacker: Side, defender: Side, ships: Iterable[Piece], obstacles: Iterable[Obstacle]) -> Attack:
    """Measure one attack, in the order of ARM-ATTACK.1: arc, range, line of sight, obstruction."""
    measured = _measured(attacker, defender)
    range_line, range_crosses = _range_line(measured, defender)
    sight_line = _sight_line(attacker, defender)
    sight_crosses: list[str] = []
    if defender.zone is not None and isinstance(defender.piece, Piece):
        sight_crosses = zones_crossed(sight_line, defender.piece, defender.zone.name)
    if _stands_on_the_attacker(attacker, defender):
        range_crosses = []
        sight_crosses = []
    obstructed = obstruction(
        sight_line, attacker.piece, defender.piece, (attacker.zone, defender.zone), ships, obstacles
    )
    return Attack(
        attacker, defender, measured, range_line, range_crosses, sight_line, sight_crosses, obstructed
    )


def _measured(attacker: Side, defender: Side) -> Nearest | None:
    """The attack range; what of the defender lies outside a ship's arc is ignored (ARM-MEASURE.6)."""
    if attacker.zone is not None:
        return nearest_in(attacker.measured(), defender.measured(), attacker.zone.arc)
    return nearest(attacker.measured(), defender.measured())  # ARM-ARC.4, ARM-STATION-ATTACK.9


def _stands_on_the_attacker(attacker: Side, defender: Side) -> bool:
    """Whether a station attacks a ship that overlaps it, and so may choose any of its zones (ARM-STATION-ATTACK.12)."""
    one = attacker.piece
    two = defender.piece
    return (
        isinstance(one, Obstacle)
        and one.kind == STATION
        and isinstance(two, Piece)
        and overlaps(two.body, one.shape)
    )


def _range_line(measured: Nearest | None, defender: Side) -> tuple[Segment | None, list[str]]:
    """The line that the range is measured along, and the other zones of the defender that it crosses.

    Parallel edges have many nearest lines: the middle one is told, unless it crosses a zone and an outer one does not.
    """
    if measured is None:
        return None, []
    lines = [middle_line(measured)]
    if measured.other is not None:
        lines += measured.lines()
    if defender.zone is None or not isinstance(defender.piece, Piece):
        return lines[0], []
    crossed = [zones_crossed(line, defender.piece, defender.zone.name) for line in lines]
    for line, zones in zip(lines, crossed, strict=True):
        if not zones:
            return line, []
    return lines[0], crossed[0]


def middle_line(measured: Nearest) -> Segment:
    """The nearest line; where parallel edges have many, the one in their middle, so that no side is preferred."""
    if measured.other is None:
        return measured.line()
    start = Segment(measured.start, measured.other.start).along(0.5)
    return Segment(start, Segment(measured.end, measured.other.end).along(0.5))


def _sight_line(attacker: Side, defender: Side) -> Segment:
    """From targeting point to targeting point; a squadron or station uses its nearest point (ARM-LOS.2-3).

    Where a station's edge is parallel to the zone's and many of its points are nearest, the middle one is used.
    """
    if attacker.zone is not None and defender.zone is not None:
        return Segment(attacker.zone.aim, defender.zone.aim)
    between = middle_line(nearest(attacker.measured(), defender.measured()))
    start = between.start if attacker.zone is None else attacker.zone.aim
    end = between.end if defender.zone is None else defender.zone.aim
    return Segment(start, end)
