"""Ships and squadrons on the table, with their shapes where they stand."""

from holotable.games.armada.geometry.arcs import Hull, Zone
from holotable.games.armada.geometry.bases import Base
from holotable.plane.point import Pose
from holotable.plane.shapes import Shape


class Piece:
    """A ship, a squadron or a bare base on the table; its shapes are worked out once, when they are first needed."""

    __slots__ = ("_body", "_plastic", "_zones", "base", "hull", "id", "pose", "side")

    def __init__(self, name: str, base: Base, hull: Hull | None, pose: Pose, side: str | None) -> None:
        """Stand the piece on the table."""
        self.id = name
        self.base = base
        self.hull = hull
        self.pose = pose
        self.side = side
        self._plastic: Shape | None = None
        self._body: Shape | None = None
        self._zones: dict[str, Zone] | None = None

    def __repr__(self) -> str:
        return f"Piece({self.id}, {self.hull or self.base}, {self.pose!r})"

    @property
    def is_squadron(self) -> bool:
        """Whether it is a squadron; everything else on a base is a ship."""
        return self.base.size == "squadron"

    @property
    def plastic(self) -> Shape:
        """The base without dial frames: what distances, arcs and edges are measured to."""
        if self._plastic is None:
            self._plastic = self.base.plastic.at(self.pose)
        return self._plastic

    @property
    def body(self) -> Shape:
        """The base with its dial frames: what overlaps (ARM-OVERLAP.13)."""
        if self._body is None:
            self._body = self.base.body.at(self.pose)
        return self._body

    @property
    def zones(self) -> dict[str, Zone]:
        """The hull zones on the table; a squadron or a bare base has none (ARM-HULLZONE.3)."""
        if self._zones is None:
            own = self.hull.zones if self.hull is not None else {}
            self._zones = {name: zone.at(self.pose) for name, zone in own.items()}
        return self._zones

    @property
    def is_flotilla(self) -> bool:
        """Whether it is a flotilla, which takes the damage of an overlap alone (ARM-FLOTILLA.2)."""
        return self.hull is not None and self.hull.flotilla

    def is_friend_of(self, other: "Piece") -> bool:
        """Whether both are known to fight on one side (ARM-FRIENDLY.1)."""
        return self.side is not None and self.side == other.side

    def moved(self, pose: Pose) -> "Piece":
        """The same piece at another place."""
        return Piece(self.id, self.base, self.hull, pose, self.side)
