"""Line of sight: what it crosses, and what obstructs it (ARM-LOS, ARM-OBSTRUCT, ARM-OBSTACLE.16-20)."""

from collections.abc import Iterable

from holotable.games.armada.geometry.arcs import Zone
from holotable.games.armada.geometry.obstacles import DUST, EXOGORTH, Obstacle
from holotable.games.armada.geometry.pieces import Piece
from holotable.plane.borders import TOLERANCE
from holotable.plane.crossing import crosses, part_span
from holotable.plane.overlap import overlaps, touches
from holotable.plane.point import Segment
from holotable.plane.shapes import Shape


def zones_crossed(line: Segment, defender: Piece, zone: str) -> list[str]:
    """The hull zones of the defender, other than the defending one, that a line crosses (ARM-LOS.4, ARM-MEASURE.7)."""
    return [
        other.name for other in defender.zones.values() if other.name != zone and crosses(line, other.shape)
    ]


def ships_in_the_way(line: Segment, ships: Iterable[Piece]) -> list[str]:
    """The third ships whose bases the line crosses; dial frames do not obstruct (ARM-LOS.5, ARM-FAQ-05)."""
    return [ship.id for ship in ships if not ship.is_squadron and crosses(line, ship.plastic)]


def crosses_visible(line: Segment, obstacle: Shape, covers: Iterable[Shape]) -> bool:
    """Whether the line crosses a part of the obstacle that none of the covers hides (ARM-LOS.7)."""
    if not crosses(line, obstacle):
        return False
    spans = [part_span(part, line, -TOLERANCE) for part in obstacle.parts]
    seen = [(span.start, span.end) for span in spans if span.start <= span.end]
    hidden = [part_span(part, line, 0.0) for cover in covers for part in cover.parts]
    hidden = [span for span in hidden if span.start <= span.end]
    if not hidden:
        return True
    for span in hidden:
        pieces = [((a, min(b, span.start)), (max(a, span.end), b)) for a, b in seen]
        seen = [piece for pair in pieces for piece in pair if piece[0] <= piece[1]]
    size = line.length()
    return any((b - a) * size > TOLERANCE for a, b in seen)


def crosses_dial_over(line: Segment, zones: Iterable[Zone | None], obstacle: Shape) -> bool:
    """Whether the line goes through the dial of one of the zones, and that dial lies over the obstacle (ARM-LOS.8)."""
    return any(
        zone is not None and crosses(line, zone.dial) and overlaps(zone.dial, obstacle) for zone in zones
    )


class Obstruction:
    """What obstructs a line of sight, in the order of the table, and the dust fields that forbid a ship's attack."""

    __slots__ = ("by", "forbidding")

    def __init__(self, by: list[str], forbidding: list[str]) -> None:
        """Take finished lists; `obstruction` works them out."""
        self.by = by
        self.forbidding = forbidding


def obstruction(
    line: Segment,
    attacker: Piece | Obstacle,
    defender: Piece | Obstacle,
    zones: tuple[Zone | None, Zone | None],
    ships: Iterable[Piece],
    obstacles: Iterable[Obstacle],
) -> Obstruction:
    """What obstructs the line from the attacker to the defender.

    An obstacle under a ship obstructs only where it can be seen; one that shows under the dial of the attacking or
    defending zone does. A dust field forbids a ship's attack, and is seen through a third ship that stands on it.
    """
    ships = [ship for ship in ships if not ship.is_squadron]
    third = [ship for ship in ships if ship is not attacker and ship is not defender]
    parties = [ship.plastic for ship in ships if ship is attacker or ship is defender]
    everyone = [*parties, *(ship.plastic for ship in third)]
    by = ships_in_the_way(line, third)
    forbidding: list[str] = []
    worms = [side for side in (attacker, defender) if isinstance(side, Obstacle)]
    from_ship = isinstance(attacker, Piece) and not attacker.is_squadron
    for obstacle in obstacles:
        if obstacle.is_token() or obstacle is attacker or obstacle is defender:
            continue
        if any(worm.kind == EXOGORTH and touches(worm.shape, obstacle.shape) for worm in worms):
            continue  # ARM-OBSTACLE.9
        if obstacle.kind == DUST and from_ship:
            # ARM-OBSTACLE.18-20: the attacker and the defender hide the dust below them, a third ship does not.
            if crosses_visible(line, obstacle.shape, parties):
                by.append(obstacle.id)
                forbidding.append(obstacle.id)
                continue
        elif crosses_visible(line, obstacle.shape, everyone):
            by.append(obstacle.id)
            continue
        if crosses_dial_over(line, zones, obstacle.shape):
            by.append(obstacle.id)
    return Obstruction(by, forbidding)
