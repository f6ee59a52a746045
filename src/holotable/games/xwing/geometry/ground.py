"""Everything on a table together: who stands where, what a template passes, and where the play area ends."""

from __future__ import annotations

from collections.abc import Collection

from holotable.games.xwing.geometry.bases import Base
from holotable.games.xwing.geometry.pieces import Piece, Thing
from holotable.games.xwing.geometry.templates import strip_of
from holotable.plane.overlap import overlaps
from holotable.plane.point import Pose
from holotable.plane.regions import Region, table_region
from holotable.plane.shapes import Shape
from holotable.plane.strips import Strip

_FINE = 0.001


class Ground:
    """The play area with its pieces and things."""

    __slots__ = ("area", "pieces", "things")

    def __init__(self, area: tuple[float, float], pieces: list[Piece], things: list[Thing]) -> None:
        self.area = area
        self.pieces = pieces
        self.things = things

    def ships(self, but: Collection[str] = ()) -> list[Piece]:
        """The ships, without those named: only ships stop a maneuver (XW-MOV-29)."""
        return [piece for piece in self.pieces if piece.base.is_ship and piece.id not in but]

    def objects(self, but: Collection[str] = ()) -> list[tuple[str, Shape]]:
        """Obstacles and devices, remotes among them, with what they cover."""
        found = [(thing.id, thing.shape) for thing in self.things if thing.id not in but]
        return found + [
            (piece.id, piece.whole) for piece in self.pieces if not piece.base.is_ship and piece.id not in but
        ]

    def obstacles(self) -> set[str]:
        """The ids of what is an obstacle."""
        return {thing.id for thing in self.things if thing.is_obstacle}

    def leaves(self, base: Base, pose: Pose) -> bool:
        """Whether any part of a base at the pose is outside the play area (XW-MOV-43)."""
        reach = base.whole.reach
        width, height = self.area
        if reach < pose.x < width - reach and reach < pose.y < height - reach:
            return False
        return not self.region().holds(base.whole.at(pose))

    def region(self) -> Region:
        """The whole play area."""
        return table_region(self.area[0], self.area[1], "play area")

    def met(self, strip: Strip | None, base: Base, pose: Pose, but: Collection[str] = ()) -> list[str]:
        """The obstacles and devices under a template or under the base at its end, in the order of the way.

        XW-LOS-10: from the start of the template on; what only the base lies on comes last.
        """
        whole = base.whole.at(pose)
        found: list[tuple[float, str]] = []
        for name, shape in self.objects(but):
            if strip is not None and strip.overlaps(shape):
                found.append((_first_contact(strip, shape), name))
            elif overlaps(whole, shape):
                found.append((float("inf"), name))
        return [name for _, name in sorted(found, key=lambda met: met[0])]


def _first_contact(strip: Strip, shape: Shape) -> float:
    """How much of the template must be laid until it lies on the shape; more of it never lies on less."""
    least = 0.0
    most = strip.end
    while most - least > _FINE:
        middle = (least + most) / 2.0
        if strip_of(strip.piece, middle).overlaps(shape):
            most = middle
        else:
            least = middle
    return most
