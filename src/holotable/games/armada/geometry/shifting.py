"""Moving obstacles and tokens along the ruler (ARM-MOVE-OBSTACLE)."""

import math
from typing import Any, Final

from holotable.games.armada.geometry.answer import Reason
from holotable.games.armada.geometry.obstacles import Obstacle
from holotable.games.armada.geometry.pieces import Piece
from holotable.games.armada.geometry.range import distance_line
from holotable.games.armada.geometry.squadrons import bodies_overlapped
from holotable.games.armada.geometry.travel import Travel
from holotable.plane.borders import TOLERANCE, reaches
from holotable.plane.nearest import gap, nearest
from holotable.plane.overlap import overlaps
from holotable.plane.point import Point, Pose
from holotable.plane.regions import Region
from holotable.plane.shapes import Shape, dot
from holotable.plane.telling import triple

TOO_FAR: Final = "ARM-MOVE-OBSTACLE.2"
NO_ROOM: Final = "ARM-MOVE-OBSTACLE.3"
NOT_STRAIGHT: Final = "ARM-MOVE-OBSTACLE.9"
NOT_FAR_ENOUGH: Final = "ARM-MOVE-OBSTACLE.10"
_STEP: Final = 1.0
_EXACT: Final = 0.01


class Shift(Travel):
    """An obstacle's move; ``mm`` is how far its farthest part ends from where the obstacle was.

    ``carried`` are the tokens that lie on it, with where they come to lie (ARM-MOVE-OBSTACLE.6).
    """

    __slots__ = ("carried", "obstacle")

    def __init__(
        self,
        obstacle: Obstacle,
        pose: Pose,
        mm: float,
        overlapped: list[str],
        rules: list[str],
        carried: list[Obstacle],
        *,
        off_table: bool,
    ) -> None:
        """Take what was measured."""
        super().__init__(pose, mm, overlapped, rules, off_table=off_table)
        self.obstacle = obstacle
        self.carried = {token.id: _taken_along(token.pose, obstacle.pose, pose) for token in carried}

    def plain(self) -> dict[str, Any]:
        """The answer as the engine protocol tells it, and the tokens that are taken along."""
        return super().plain() | {"carried": {name: triple(pose) for name, pose in self.carried.items()}}

    def reasons(self) -> list[Reason]:
        """How far it is, what is in the way, and what is taken along."""
        told = super().reasons()
        if self.carried:
            told.append(("move-carries", {"ids": ", ".join(self.carried)}))
        return told


def _taken_along(pose: Pose, start: Pose, end: Pose) -> Pose:
    """Where a token comes to lie that keeps its place on an obstacle."""
    place = start.local(pose.centre())
    there = end.point(place.x, place.y)
    return Pose(there.x, there.y, pose.heading + end.heading - start.heading).rest()


def tokens_on(obstacle: Obstacle, others: list[Obstacle]) -> list[Obstacle]:
    """The tokens that lie on an obstacle; a token carries none."""
    if obstacle.is_token():
        return []
    return [other for other in others if other.is_token() and overlaps(other.shape, obstacle.shape)]


def shift(
    obstacle: Obstacle,
    pose: Pose,
    distance: int,
    pieces: list[Piece],
    others: list[Obstacle],
    area: Region,
) -> Shift:
    """Measure a move to a new pose: turned or not, no part may end beyond the distance (ARM-MOVE-OBSTACLE.2-4)."""
    pose = pose.rest()
    moved = obstacle.moved(pose)
    mm = farthest(moved.shape, obstacle.shape)
    carried = tokens_on(obstacle, others)
    met = _met(moved.shape, pieces, [other for other in others if other not in carried])
    rules: list[str] = []
    if not reaches(mm, distance_line(distance)):
        rules.append(TOO_FAR)
    if met and not obstacle.is_token() and pose != obstacle.pose.rest():
        rules.append(NO_ROOM)  # ARM-FAQ-51: a token may be moved onto ships
    return Shift(obstacle, pose, mm, met, rules, carried, off_table=not area.holds(moved.shape))


def shift_towards(
    obstacle: Obstacle,
    pose: Pose | None,
    target: Shape,
    least: int,
    distance: int,
    pieces: list[Piece],
    others: list[Obstacle],
    area: Region,
) -> Shift:
    """Measure a move that must go straight towards a target, at least to the end of a band if it can.

    It never goes past the target's nearest point. Without a pose it is the farthest move that there is room for.
    """
    firm = [other for other in others if other not in tokens_on(obstacle, others)]
    line = nearest(obstacle.shape, target)
    size = line.start.to(line.end)
    if pose is None:
        pose = obstacle.pose
        if size > 0.0:
            along = Point((line.end.x - line.start.x) / size, (line.end.y - line.start.y) / size)
            mm = _farthest_free(obstacle, along, min(distance_line(distance), size), pieces, firm)
            pose = Pose(pose.x + along.x * mm, pose.y + along.y * mm, pose.heading)
    found = shift(obstacle, pose, distance, pieces, others, area)
    dx = found.pose.x - obstacle.pose.x
    dy = found.pose.y - obstacle.pose.y
    rules = found.rules
    if size > 0.0:
        ux = (line.end.x - line.start.x) / size
        uy = (line.end.y - line.start.y) / size
        gone = dx * ux + dy * uy
        if abs(dx * uy - dy * ux) > TOLERANCE or not -TOLERANCE <= gone <= size + TOLERANCE:
            rules.append(NOT_STRAIGHT)
        elif not reaches(distance_line(least), gone):
            best = _farthest_free(obstacle, Point(ux, uy), min(distance_line(least), size), pieces, firm)
            if gone < best - TOLERANCE:
                rules.append(NOT_FAR_ENOUGH)
    found.legal = not rules
    return found


def _met(shape: Shape, pieces: list[Piece], others: list[Obstacle]) -> list[str]:
    """The pieces, obstacles and tokens that an obstacle would overlap where it ends (ARM-MOVE-OBSTACLE.3)."""
    met = bodies_overlapped(shape, pieces)
    return met + [other.id for other in others if overlaps(shape, other.shape)]


def _farthest_free(
    obstacle: Obstacle, along: Point, most: float, pieces: list[Piece], others: list[Obstacle]
) -> float:
    """How far the obstacle can be moved along a line, up to a limit, to end overlapping nothing (ARM-MOVE-OBSTACLE.11)."""

    def free(mm: float) -> bool:
        pose = Pose(obstacle.pose.x + along.x * mm, obstacle.pose.y + along.y * mm, obstacle.pose.heading)
        return obstacle.is_token() or not _met(obstacle.moved(pose).shape, pieces, others)

    if free(most):
        return most
    steps = math.ceil(most / _STEP)
    high = most
    for k in range(steps - 1, -1, -1):
        low = most * k / steps
        if free(low):
            while high - low > TOLERANCE / 10.0:
                middle = (low + high) / 2.0
                if free(middle):
                    low = middle
                else:
                    high = middle
            return low
        high = low
    return 0.0


def farthest(shape: Shape, start: Shape) -> float:
    """How far the farthest part of a shape lies from another: 0 if it lies inside it."""
    if shape.is_disc() and start.is_disc():
        return shape.centre().to(start.centre())
    best = max(gap(dot(corner), start) for corner in shape.corners)
    if start.is_convex():
        return best  # the distance to a convex shape is greatest at a corner
    for part in shape.parts:
        for i in range(len(part.points)):
            one = part.points[i]
            two = part.points[(i + 1) % len(part.points)]
            best = _farthest_on_edge(one, two, start, best)
    return best


def _farthest_on_edge(one: Point, two: Point, start: Shape, best: float) -> float:
    """The greatest distance along an edge, or `best` if that is more: no two points differ by more than they are apart."""
    open_pieces = [(one, two, gap(dot(one), start), gap(dot(two), start))]
    while open_pieces:
        a, b, at_a, at_b = open_pieces.pop()
        best = max(best, at_a, at_b)
        size = a.to(b)
        if (at_a + at_b + size) / 2.0 > best + _EXACT and size > _EXACT:
            middle = Point((a.x + b.x) / 2.0, (a.y + b.y) / 2.0)
            at_middle = gap(dot(middle), start)
            open_pieces += [(a, middle, at_a, at_middle), (middle, b, at_middle, at_b)]
    return best
