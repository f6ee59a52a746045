"""Executing a maneuver: the jointed tool, the final position, and the speed that fits (ARM-MOVE-SHIP, ARM-OVERLAP)."""

from collections.abc import Iterable
from functools import cache
from typing import Any, Final

from holotable.games.armada.geometry.answer import Answer, Named, Reason, refusals
from holotable.games.armada.geometry.bases import Base, ship_base
from holotable.games.armada.geometry.constants import (
    CLICK,
    DISTANCE_LINES,
    GUIDE_TO_JOINT,
    JOINT_TO_GUIDE,
    TOOL_WIDTH,
)
from holotable.games.armada.geometry.obstacles import MINE, Obstacle
from holotable.games.armada.geometry.pieces import Piece
from holotable.plane.borders import reaches
from holotable.plane.nearest import gap, within
from holotable.plane.overlap import overlaps
from holotable.plane.paths import Jointed
from holotable.plane.point import Point, Pose, Segment, facing
from holotable.plane.regions import Region
from holotable.plane.shapes import Shape, disc, rectangle
from holotable.plane.telling import pair, triple

PORT: Final = "port"
STARBOARD: Final = "starboard"
_SIGN: Final = {PORT: -1.0, STARBOARD: 1.0}
_BEND_STEPS: Final = 4


class Overlaps:
    """What a ship overlaps in one position, by name and in the order of the table."""

    __slots__ = ("obstacles", "ships", "squadrons")

    def __init__(self, ships: list[str], squadrons: list[str], obstacles: list[str]) -> None:
        """Take finished lists."""
        self.ships = ships
        self.squadrons = squadrons
        self.obstacles = obstacles

    def plain(self) -> dict[str, list[str]]:
        """The three lists by name."""
        return {"ships": self.ships, "squadrons": self.squadrons, "obstacles": self.obstacles}


class Maneuver(Answer):
    """A maneuver as executed.

    ``pose`` and ``overlaps`` are those of the full maneuver; ``final``, ``speed`` and ``tried`` say where the ship
    comes to rest, at which speed, and which ships were in the way at each speed that failed. ``closest`` is the nearest
    of those, and ``damaged`` who is dealt a damage card (ARM-OVERLAP.4). ``sides`` says where the tool may lie.
    """

    __slots__ = (
        "clicks",
        "closest",
        "damaged",
        "final",
        "full_speed",
        "joints",
        "mines",
        "off_table",
        "overlaps",
        "piece",
        "pivot",
        "pose",
        "resting",
        "side",
        "sides",
        "speed",
        "tool",
        "tried",
    )

    def __init__(self, piece: Piece, clicks: list[int], side: str) -> None:
        """Start with a ship that stays where it is; `maneuver` fills in the rest."""
        self.piece = piece
        self.clicks = clicks
        self.side = side
        self.full_speed = 0
        self.pose = piece.pose
        self.joints: list[Point] = []
        self.pivot: Point | None = None
        self.tool: list[Point] = []
        self.sides = {PORT: True, STARBOARD: True}
        self.overlaps = Overlaps([], [], [])
        self.speed = 0
        self.final = piece.pose
        self.resting = Overlaps([], [], [])
        self.tried: dict[int, list[str]] = {}
        self.closest: str | None = None
        self.damaged: list[str] = []
        self.mines: list[str] = []
        self.off_table = False

    @property
    def legal(self) -> bool:
        """Whether the tool may lie on the side that was asked for."""
        return self.sides[self.side]

    @property
    def rules(self) -> list[str]:
        """The rule that keeps the tool from lying there (ARM-MOVE-SHIP.5, ARM-HUGE.10)."""
        if self.legal:
            return []
        return ["ARM-HUGE.10" if self.piece.base.size == "huge" else "ARM-MOVE-SHIP.5"]

    def plain(self) -> dict[str, Any]:
        """The answer as the engine protocol tells it."""
        return {
            "pose": triple(self.pose),
            "joints": [pair(joint) for joint in self.joints],
            "pivot": None if self.pivot is None else pair(self.pivot),
            "tool": [pair(corner) for corner in self.tool],
            "side": self.side,
            "sides": self.sides,
            "overlaps": self.overlaps.plain(),
            "resolved": {
                "speed": self.speed,
                "pose": triple(self.final),
                "tried": {str(speed): ships for speed, ships in self.tried.items()},
                "closest": self.closest,
                "damaged": self.damaged,
                "overlaps": self.resting.plain(),
                "mines": self.mines,
            },
            "off_table": self.off_table,
            "legal": self.legal,
            "rules": self.rules,
        }

    def reasons(self) -> list[Reason]:
        """Which side, what was in the way, where the ship ends."""
        told: list[Reason] = []
        if self.full_speed > 0:
            told.append(("maneuver-side", {"side": Named("side", [self.side])}))
        if not self.legal:
            return [*told, *refusals(self.rules)]
        told.extend(
            ("maneuver-overlaps", {"speed": speed, "ships": ", ".join(ships)})
            for speed, ships in self.tried.items()
        )
        told.append(("maneuver-ends", {"speed": self.speed}))
        if self.closest is not None:
            told.append(("maneuver-damage", {"ship": self.closest, "ships": ", ".join(self.damaged)}))
        if self.resting.squadrons:
            told.append(("maneuver-squadrons", {"squadrons": ", ".join(self.resting.squadrons)}))
        if self.resting.obstacles:
            told.append(("maneuver-obstacles", {"obstacles": ", ".join(self.resting.obstacles)}))
        if self.off_table:
            told.append(("rule-ARM-PLAY-AREA-2", {"rule": "ARM-PLAY-AREA.2"}))
        return told


class Surroundings:
    """Everything on the table but the ship that moves, and the table itself."""

    __slots__ = ("area", "obstacles", "pieces")

    def __init__(self, pieces: list[Piece], obstacles: list[Obstacle], area: Region) -> None:
        """Take what stands around."""
        self.pieces = pieces
        self.obstacles = obstacles
        self.area = area


def tool_for(base: Base, pose: Pose, clicks: list[int], side: str) -> Jointed:
    """The tool laid against one side of the base, its joints clicked (ARM-MOVE-SHIP.1-2, ARM-HUGE.11)."""
    start = pose.moved(_SIGN[side] * base.guide_aside, base.guide_ahead)
    return Jointed(start, GUIDE_TO_JOINT, JOINT_TO_GUIDE, [CLICK * click for click in clicks])


def pose_at(base: Base, tool: Jointed, side: str, speed: int) -> Pose:
    """Where the ship stands when its notches fit the guide at this joint, on the tool's same side (ARM-MOVE-SHIP.4)."""
    guide = tool.guides[speed]
    return guide.moved(-_SIGN[side] * base.guide_aside, -base.guide_ahead).rest()


def tool_bars(tool: Jointed) -> list[Shape]:
    """The tool as bars from joint to joint, and discs that close the bends."""
    line = tool.line()
    bars: list[Shape] = []
    for i in range(len(line) - 1):
        piece = Segment(line[i], line[i + 1])
        middle = piece.along(0.5)
        look = facing(line[i], line[i + 1])
        bars.append(rectangle(TOOL_WIDTH, piece.length()).at(Pose(middle.x, middle.y, look.heading)))
    bars.extend(disc(TOOL_WIDTH / 2.0, joint.x, joint.y) for joint in tool.joints)
    return bars


def overlaps_tool(base: Base, pose: Pose, bars: list[Shape]) -> bool:
    """Whether a base overlaps the tool; it lies flush against the plastic, over the dial frames."""
    plastic = base.plastic.at(pose)
    return any(overlaps(plastic, bar) for bar in bars)


@cache
def legal_side(size: str, clicks: tuple[int, ...], side: str) -> bool:
    """Whether a ship could end on this side of the tool without overlapping it (ARM-MOVE-SHIP.5).

    A huge ship may not overlap it where it starts either (ARM-HUGE.10). Only the course decides, not the place.
    """
    base = ship_base(size)
    start = Pose(0.0, 0.0, 0.0)
    tool = tool_for(base, start, list(clicks), side)
    bars = tool_bars(tool)
    if size == "huge" and overlaps_tool(base, start, bars):
        return False
    return not overlaps_tool(base, pose_at(base, tool, side, len(clicks)), bars)


def tool_outline(tool: Jointed) -> list[Point]:
    """The tool's outline around its middle line, rounded outside each bend."""
    half = TOOL_WIDTH / 2.0
    turns = [guide.heading for guide in tool.guides]
    starboard = [tool.guides[0].point(half, 0.0)]
    port = [tool.guides[0].point(-half, 0.0)]
    for i, joint in enumerate(tool.joints):
        turn = (turns[i + 1] - turns[i] + 180.0) % 360.0 - 180.0
        outer, inner, sign = (port, starboard, -1.0) if turn > 0.0 else (starboard, port, 1.0)
        steps = _BEND_STEPS if turn else 0
        for k in range(steps + 1):
            look = Pose(joint.x, joint.y, turns[i] + (turn * k / steps if steps else 0.0))
            outer.append(look.point(sign * half, 0.0))
        bisector = Pose(joint.x, joint.y, turns[i] + turn / 2.0)
        inner.append(bisector.point(-sign * half / Pose(0.0, 0.0, turn / 2.0).c, 0.0))
    starboard.append(tool.end().point(half, 0.0))
    port.append(tool.end().point(-half, 0.0))
    return starboard + list(reversed(port))


def overlaps_at(piece: Piece, pose: Pose, around: Surroundings) -> Overlaps:
    """What the ship would overlap in this position, its dial frames included (ARM-OVERLAP.13, ARM-OBSTACLE.22)."""
    body = piece.base.body.at(pose)
    met = [other for other in around.pieces if within(body, other.body, 0.0) and overlaps(body, other.body)]
    return Overlaps(
        [other.id for other in met if not other.is_squadron],
        [other.id for other in met if other.is_squadron],
        [
            obstacle.id
            for obstacle in around.obstacles
            if not obstacle.is_token() and overlaps(body, obstacle.shape)
        ],
    )


def ships_at(piece: Piece, pose: Pose, around: Surroundings) -> list[str]:
    """The ships that the ship would overlap in this position."""
    body = piece.base.body.at(pose)
    return [other.id for other in around.pieces if not other.is_squadron and overlaps(body, other.body)]


def maneuver(piece: Piece, clicks: list[int], side: str | None, around: Surroundings) -> Maneuver:
    """Execute a maneuver at the speed of as many joints as there are clicks."""
    base = piece.base
    sides = {one: legal_side(base.size, tuple(clicks), one) for one in (PORT, STARBOARD)}
    if side is None:
        side = STARBOARD if sides[STARBOARD] or not sides[PORT] else PORT
    done = Maneuver(piece, clicks, side)
    done.sides = sides
    done.full_speed = len(clicks)
    tool = tool_for(base, piece.pose, clicks, side)
    done.joints = tool.joints
    done.tool = tool_outline(tool)
    done.pose = pose_at(base, tool, side, len(clicks))
    done.overlaps = overlaps_at(piece, done.pose, around)
    # ARM-OVERLAP.3: one speed less each time, down to staying in place; the tool is no longer in the way (.8).
    speed = len(clicks)
    pose = done.pose
    ships = done.overlaps.ships
    while ships:
        done.tried[speed] = ships
        speed -= 1
        pose = pose_at(base, tool, side, speed) if speed > 0 else piece.pose
        ships = ships_at(piece, pose, around) if speed > 0 else []
    _come_to_rest(done, speed, pose, around)
    return done


def stay(piece: Piece, click: int, around: Surroundings) -> Maneuver:
    """Execute a maneuver at speed 0, with as many clicks as an effect allows (ARM-MOVE-SHIP.9, ARM-YAW-ZERO)."""
    side = PORT if click < 0 else STARBOARD
    done = Maneuver(piece, [click] if click else [], side)
    pose = piece.pose
    if click:
        # ARM-YAW-ZERO.2: the last segment lies at the base, and its joint is turned.
        done.sides = {one: one == side for one in (PORT, STARBOARD)}
        behind = piece.pose.moved(0.0, -GUIDE_TO_JOINT - JOINT_TO_GUIDE)
        tool = tool_for(piece.base, behind, [click], side)
        done.pivot = tool.joints[0]
        done.tool = tool_outline(tool)
        pose = pose_at(piece.base, tool, side, 1)
    done.pose = pose
    done.overlaps = overlaps_at(piece, pose, around)
    if click and done.overlaps.ships:
        done.tried[0] = done.overlaps.ships
        pose = piece.pose  # ARM-YAW-ZERO.3
    _come_to_rest(done, 0, pose, around)
    return done


def _come_to_rest(done: Maneuver, speed: int, pose: Pose, around: Surroundings) -> None:
    done.speed = speed
    done.final = pose
    done.resting = done.overlaps if pose == done.pose else overlaps_at(done.piece, pose, around)
    plastic = done.piece.base.plastic.at(pose)
    done.off_table = not around.area.holds(plastic)  # ARM-PLAY-AREA.2, ARM-FAQ-24
    closest = _closest(plastic, done.tried, around.pieces)
    if closest is not None:
        done.closest = closest.id
        both = [done.piece, closest]
        # ARM-FLOTILLA.2: a flotilla takes its card alone.
        done.damaged = [ship.id for ship in both if ship.is_flotilla] or [ship.id for ship in both]
    done.mines = [
        token.id
        for token in around.obstacles
        if token.kind == MINE and reaches(gap(plastic, token.shape), DISTANCE_LINES[0])
    ]  # ARM-MINE.2


def _closest(plastic: Shape, tried: dict[int, list[str]], pieces: Iterable[Piece]) -> Piece | None:
    """The overlapped ship nearest to where the moving ship came to rest (ARM-OVERLAP.4, ARM-FAQ-20)."""
    names = {name for ships in tried.values() for name in ships}
    best: Piece | None = None
    least = 0.0
    for other in pieces:
        if other.id in names:
            mm = gap(plastic, other.plastic)
            if best is None or mm < least:
                best = other
                least = mm
    return best
