"""Squadrons moved aside by a ship or an exogorth: where around it they may be placed (ARM-OVERLAP.1-2, .9, .11)."""

import math
from collections.abc import Iterator
from typing import Any, Final

from holotable.games.armada.geometry.answer import Answer, Reason, refusals
from holotable.games.armada.geometry.constants import SQUADRON_RADIUS
from holotable.games.armada.geometry.obstacles import Obstacle
from holotable.games.armada.geometry.pieces import Piece
from holotable.games.armada.geometry.squadrons import bodies_overlapped
from holotable.plane.borders import TOLERANCE
from holotable.plane.overlap import overlaps, touches
from holotable.plane.point import Point, Pose
from holotable.plane.regions import Region
from holotable.plane.shapes import Part, Shape
from holotable.plane.telling import triple
from holotable.plane.trig import bearing, sine_cosine

PLACES = "ARM-OVERLAP.2"
NO_ROOM = "ARM-OVERLAP.9"
MANY_MUST_TOUCH = "ARM-OVERLAP.11"
_STEP: Final = 1.0
_SPREAD: Final = 10
"""Every tenth place along the rim is offered, and the ends of each free stretch."""


class Displacement(Answer):
    """Where a squadron that was moved aside may stand: the wished place judged, and others nearest to it first."""

    __slots__ = ("by", "candidates", "legal", "piece", "pose", "rules")

    def __init__(
        self, by: Piece | Obstacle, piece: Piece, pose: Pose, rules: list[str], candidates: list[Pose]
    ) -> None:
        """Take what was found."""
        self.by = by
        self.piece = piece
        self.pose = pose
        self.rules = rules
        self.legal = not rules
        self.candidates = candidates

    def plain(self) -> dict[str, Any]:
        """The answer as the engine protocol tells it."""
        return {
            "legal": self.legal,
            "rules": self.rules,
            "candidates": [triple(place) for place in self.candidates],
        }

    def reasons(self) -> list[Reason]:
        """What forbids the place, and how many others there are."""
        told = refusals(self.rules) or [("displaced-legal", {})]
        return [*told, ("displaced-candidates", {"count": len(self.candidates)})]


class Rim:
    """The places where a squadron touches a shape: its edges and corners, as far out as the squadron's centre is."""

    __slots__ = ("stretches",)

    def __init__(self, shape: Shape) -> None:
        """Walk around every part of the shape."""
        self.stretches: list[list[Point]] = []
        for part in shape.parts:
            self.stretches.extend(_around(part))


def _around(part: Part) -> Iterator[list[Point]]:
    """The rim of one part, a list of points for each edge and corner, no two neighbours more than a step apart."""
    far = SQUADRON_RADIUS + part.radius
    count = len(part.points)
    if count == 1:
        yield _arc(part.points[0], far, 0.0, 360.0)
        return
    for i in range(count):
        start = part.points[i]
        end = part.points[(i + 1) % count]
        before = bearing(part.nx[i - 1], part.ny[i - 1])
        turn = (before - bearing(part.nx[i], part.ny[i])) % 360.0
        yield _arc(start, far, before, turn)
        steps = max(1, math.ceil(start.to(end) / _STEP))
        out_x = part.nx[i] * far
        out_y = part.ny[i] * far
        yield [
            Point(
                start.x + (end.x - start.x) * k / steps + out_x,
                start.y + (end.y - start.y) * k / steps + out_y,
            )
            for k in range(steps + 1)
        ]


def _arc(centre: Point, radius: float, heading: float, turn: float) -> list[Point]:
    """Points around a corner from a heading on, against the clock."""
    steps = max(1, math.ceil(radius * math.radians(turn) / _STEP))
    points = []
    for k in range(steps + 1):
        s, c = sine_cosine(heading - turn * k / steps)
        points.append(Point(centre.x + radius * s, centre.y + radius * c))
    return points


class Places:
    """The room around a ship or exogorth for squadrons that were moved aside, given what stays where it stands."""

    def __init__(
        self, by: Piece | Obstacle, standing: list[Piece], area: Region, *, firm: bool = True
    ) -> None:
        """Take what moves them aside, whether it may not be stood on, and everything that is not moved aside."""
        self.by = by
        self.firm = firm
        self.body = by.body if isinstance(by, Piece) else by.shape
        self.standing = standing
        self.area = area

    def free(self, squadron: Piece, pose: Pose) -> bool:
        """Whether a squadron may stand here: on the table, and overlapping nothing."""
        moved = squadron.moved(pose)
        return self.area.holds(moved.plastic) and not self.met(moved)

    def met(self, moved: Piece) -> list[str]:
        """What a placed squadron overlaps: ships and squadrons, and the one that moved it aside."""
        met = [self.by.id] if self.firm and overlaps(moved.body, self.body) else []
        return met + bodies_overlapped(moved.body, self.standing)

    def along(self, squadron: Piece, shape: Shape) -> list[list[Pose]]:
        """The free stretches of a shape's rim, as places in order; the ends of each are found to a micrometre."""
        found: list[list[Pose]] = []
        for stretch in Rim(shape).stretches:
            run: list[Pose] = []
            before: Point | None = None
            for point in stretch:
                pose = Pose(point.x, point.y, squadron.pose.heading).rest()
                if self.free(squadron, pose):
                    if not run and before is not None:
                        run.append(self._edge(squadron, point, before))
                    run.append(pose)
                elif run:
                    run.append(self._edge(squadron, Point(run[-1].x, run[-1].y), point))
                    found.append(run)
                    run = []
                before = point
            if run:
                found.append(run)
        return found

    def _edge(self, squadron: Piece, inside: Point, outside: Point) -> Pose:
        """The last free place on the way from a free one to one that is not."""
        low, high = 0.0, 1.0
        best = Pose(inside.x, inside.y, squadron.pose.heading).rest()
        while (high - low) * _STEP > TOLERANCE / 10.0:
            middle = (low + high) / 2.0
            pose = Pose(
                inside.x + (outside.x - inside.x) * middle,
                inside.y + (outside.y - inside.y) * middle,
                squadron.pose.heading,
            ).rest()
            if self.free(squadron, pose) and touches(squadron.moved(pose).body, self.body):
                low = middle
                best = pose
            else:
                high = middle
        return best

    def most(self, squadron: Piece, enough: int, apart: float) -> int:
        """How many squadrons like this one, so far apart, can touch the ship at once, counted up to `enough`."""
        places = [pose for run in self.along(squadron, self.body) for pose in run]
        best = 0
        for first in range(0, len(places), _SPREAD):
            best = max(best, _packed(places, first, enough, apart * apart))
            if best >= enough:
                break
        return best


def _packed(places: list[Pose], first: int, enough: int, apart: float) -> int:
    """How many squadrons fit when each is put in the next place that is free, from one place on all around."""
    taken: list[Pose] = []
    for k in range(len(places)):
        pose = places[(first + k) % len(places)]
        if all((pose.x - other.x) ** 2 + (pose.y - other.y) ** 2 >= apart for other in taken):
            taken.append(pose)
            if len(taken) >= enough:
                break
    return len(taken)


def displaced(
    by: Piece | Obstacle, piece: Piece, pose: Pose, others: list[Piece], area: Region
) -> Displacement:
    """Judge the wished place of a squadron that a ship or an exogorth overlapped, and offer places.

    Squadrons that it still overlaps are lifted and in nobody's way. As many as possible of them must touch the ship;
    only where there is no room left may one touch a squadron that touches the ship. Around an exogorth the same holds
    (ARM-OBSTACLE.4), and who finds no room there may stand on it (ARM-FAQ-73).
    """
    body = by.body if isinstance(by, Piece) else by.shape
    lifted = [other for other in others if other.is_squadron and overlaps(other.body, body)]
    places = Places(by, [other for other in others if other not in lifted], area)
    moved = piece.moved(pose)
    touching = places.along(piece, body)
    if not touching and isinstance(by, Obstacle):
        places = Places(by, places.standing, area, firm=False)
    runs = touching or [
        run
        for other in places.standing
        if other.is_squadron and touches(other.body, body)
        for run in places.along(piece, other.body)
    ]
    rules: list[str] = []
    if not area.holds(moved.plastic):
        rules.append(PLACES)
    if places.met(moved):
        rules.append(NO_ROOM)
    if touching:
        if not touches(moved.body, body):
            rules.append(PLACES)
        elif not rules and not _leaves_room(places, moved, len(lifted)):
            rules.append(MANY_MUST_TOUCH)
    elif not any(
        touches(moved.body, other.body)
        for other in places.standing
        if other.is_squadron and touches(other.body, body)
    ):
        rules.append(MANY_MUST_TOUCH)
    offered = [place for run in runs for k, place in enumerate(run) if k % _SPREAD == 0 or k == len(run) - 1]
    offered.sort(key=lambda place: place.centre().to(pose.centre()))
    return Displacement(by, piece, pose, list(dict.fromkeys(rules)), list(dict.fromkeys(offered)))


def _leaves_room(places: Places, moved: Piece, waiting: int) -> bool:
    """Whether as many of the squadrons that still wait can touch the ship as could without this one's place."""
    if waiting == 0:
        return True
    before = places.most(moved, waiting + 1, 2.0 * SQUADRON_RADIUS)
    after = Places(places.by, [*places.standing, moved], places.area)
    # Places are a step apart: what that may cost is given back, so that nobody is refused for it.
    return 1 + after.most(moved, waiting, 2.0 * SQUADRON_RADIUS - _STEP) >= before
