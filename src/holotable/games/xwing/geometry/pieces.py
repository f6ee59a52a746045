"""What stands on a table: ships, remotes and devices on their bases, and obstacles."""

from __future__ import annotations

from typing import TYPE_CHECKING

from holotable.games.xwing.geometry.arcs import Arc, field_of, names_of, reach_of
from holotable.games.xwing.geometry.obstacles import OBSTACLES
from holotable.plane.borders import TOLERANCE
from holotable.plane.nearest import within
from holotable.plane.overlap import touches
from holotable.plane.plates import Standing, plate_depth

if TYPE_CHECKING:
    from holotable.games.xwing.geometry.bases import Base
    from holotable.games.xwing.geometry.ships import Ship
    from holotable.plane.point import Pose
    from holotable.plane.shapes import Shape


class Piece:
    """A piece with a base at a pose; its shapes on the table are worked out when they are asked for, and kept."""

    __slots__ = ("_arcs", "_body", "_standing", "_whole", "base", "id", "pose", "ship", "side", "turrets")

    def __init__(
        self,
        name: str,
        base: Base,
        pose: Pose,
        *,
        ship: Ship | None = None,
        side: str | None = None,
        turrets: tuple[str, ...] = (),
    ) -> None:
        self.id = name
        self.base = base
        self.pose = pose
        self.ship = ship
        self.side = side
        self.turrets = turrets
        self._arcs: dict[str, Arc] = {}
        self._body: Shape | None = None
        self._whole: Shape | None = None
        self._standing: Standing | None = None

    def __repr__(self) -> str:
        return f"Piece({self.id}, {self.base!r}, {self.pose!r})"

    @property
    def body(self) -> Shape:
        """The base without its guides, as range and arcs take it (XW-ARC-15)."""
        if self._body is None:
            self._body = self.base.body.at(self.pose)
        return self._body

    @property
    def whole(self) -> Shape:
        """The base with its guides, as overlap and placement take it (XW-MOV-38)."""
        if self._whole is None:
            self._whole = self.base.whole.at(self.pose)
        return self._whole

    @property
    def standing(self) -> Standing:
        """A ship's base for the quick test of overlap."""
        if self._standing is None:
            assert self.base.plate is not None
            self._standing = Standing(self.base.plate, self.pose)
        return self._standing

    @property
    def reach(self) -> int:
        """To which range the arcs reach."""
        return reach_of(self.base)

    def printed(self) -> tuple[str, ...]:
        """The arcs printed on the base."""
        return names_of(self.base)

    def arc_names(self) -> tuple[str, ...]:
        """The arcs the piece has: those printed on its base, and that of its turret (XW-ARC-07)."""
        return (*names_of(self.base), "turret") if self.turrets else names_of(self.base)

    def arc(self, name: str) -> Arc:
        """One printed arc on the table."""
        if name not in self._arcs:
            own = field_of(self.base.size, self.base.length, name)
            self._arcs[name] = Arc(name, own.at(self.pose), reach_of(self.base))
        return self._arcs[name]

    def touches(self, other: Piece) -> bool:
        """Whether the two touch (XW-ARC-12): their bodies do, or ships their guides, as after a bump (XW-MOV-34).

        Guides that stand in each other, as on no real table, are left out as they are for range.
        """
        if not within(self.whole, other.whole, TOLERANCE):
            return False
        if self.base.is_ship and other.base.is_ship:
            here = self.standing
            if abs(plate_depth(here.plate, here.x, here.y, here.s, here.c, other.standing)) <= TOLERANCE:
                return True
        return touches(self.body, other.body)

    def moved(self, pose: Pose) -> Piece:
        """The same piece at another pose."""
        return Piece(self.id, self.base, pose, ship=self.ship, side=self.side, turrets=self.turrets)


class Thing:
    """An obstacle, or a device whose outline was given: the outline in its own frame, and where it lies."""

    __slots__ = ("id", "kind", "outline", "pose", "shape")

    def __init__(self, name: str, kind: str, pose: Pose, outline: Shape) -> None:
        self.id = name
        self.kind = kind
        self.pose = pose
        self.outline = outline
        self.shape = outline.at(pose)

    def __repr__(self) -> str:
        return f"Thing({self.id}, {self.kind}, {self.pose!r})"

    @property
    def is_obstacle(self) -> bool:
        """Whether it is an obstacle; devices are none (XW-OBJ-09)."""
        return self.kind in OBSTACLES
