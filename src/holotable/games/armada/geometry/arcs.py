"""Hull zones and firing arcs: how the printed arc lines divide a ship token and the table around it."""

from typing import Final

from holotable.games.armada.geometry.bases import Base, ship_base
from holotable.plane.fields import FAR, Field, shape_of_far
from holotable.plane.point import Point, Pose
from holotable.plane.rings import cut_ring
from holotable.plane.shapes import Shape, part_of, polygon

SPECIAL: Final = "special"
"""The name of the special arc of a ship that has one (ARM-SPECIAL-BATTERY)."""

_ADJACENT: Final[dict[str, tuple[str, ...]]] = {
    "front": ("left", "right"),
    "left": ("front", "rear"),
    "right": ("front", "rear"),
    "rear": ("left", "right"),
}
_ADJACENT_HUGE: Final[dict[str, tuple[str, ...]]] = {
    "front": ("left", "right"),
    "left": ("front", "left_aux"),
    "right": ("front", "right_aux"),
    "left_aux": ("left", "rear"),
    "right_aux": ("right", "rear"),
    "rear": ("left_aux", "right_aux"),
}


class Line:
    """A straight line with a kept side: the points where ``nx * x + ny * y <= nc``."""

    __slots__ = ("nc", "nx", "ny")

    def __init__(self, nx: float, ny: float, nc: float) -> None:
        """Take a normal that points away from the kept side, and how far along it the line lies."""
        self.nx = nx
        self.ny = ny
        self.nc = nc

    def turned_over(self) -> "Line":
        """The same line with the other side kept."""
        return Line(-self.nx, -self.ny, -self.nc)

    def mirrored(self) -> "Line":
        """The same line on the other side of the keel."""
        return Line(-self.nx, self.ny, self.nc)


def line_keeping_left(start: Point, end: Point) -> Line:
    """The line from one point through another, with what lies to its left kept."""
    size = start.to(end)
    nx = (end.y - start.y) / size
    ny = (start.x - end.x) / size
    return Line(nx, ny, nx * start.x + ny * start.y)


class Zone:
    """A hull zone in the ship's own frame: its part of the token, its arc, its targeting point, its shield dial.

    ``outer[i]`` says whether edge i of the zone lies on the token's rim; the others are arc lines, and behind them
    lies another zone.
    """

    __slots__ = ("aim", "arc", "dial", "name", "outer", "shape")

    def __init__(
        self, name: str, shape: Shape, outer: list[bool], arc: Field, aim: Point, dial: Shape
    ) -> None:
        """Take finished parts; `Hull` cuts them."""
        self.name = name
        self.shape = shape
        self.outer = outer
        self.arc = arc
        self.aim = aim
        self.dial = dial

    def __repr__(self) -> str:
        return f"Zone({self.name})"

    def at(self, pose: Pose) -> "Zone":
        """The zone on the table."""
        return Zone(
            self.name,
            self.shape.at(pose),
            self.outer,
            self.arc.at(pose),
            pose.point(self.aim.x, self.aim.y),
            self.dial.at(pose),
        )


class Hull:
    """A class of ship in its own frame: base, hull zones, arcs, and how it may fly.

    Where the front lines meet ahead of the rear lines, left and right zones touch along the keel between; where they
    meet behind them, each front line ends at the rear line that it crosses, and front and rear zones touch between
    the two crossings. Zones that touch without sharing an arc line are not adjacent (ARM-HULLZONE.4).
    """

    __slots__ = ("base", "flotilla", "name", "special", "speed_chart", "zones")

    def __init__(
        self,
        name: str,
        size: str,
        front: tuple[Point, Point],
        rear: tuple[Point, Point],
        aux: float | None,
        aims: dict[str, Point],
        special: tuple[Point, Point] | None,
        speed_chart: list[list[int]],
        *,
        flotilla: bool = False,
    ) -> None:
        """Cut the token along its lines, each given from the keel out to the starboard rim."""
        self.name = name
        self.base: Base = ship_base(size)
        self.speed_chart = speed_chart
        self.flotilla = flotilla
        self.zones: dict[str, Zone] = {}
        for zone, lines in _zone_lines(front, rear, aux).items():
            aim = aims[zone.replace("left", "right")]
            if zone.startswith("left"):
                aim = Point(-aim.x, aim.y)
            shape, outer = _zone_shape(self.base.token, lines)
            self.zones[zone] = Zone(zone, shape, outer, arc_between(lines), aim, self.base.dials[zone])
        self.special: Field | None = None
        if special is not None:
            line = line_keeping_left(special[0], special[1])
            self.special = arc_between([line, line.mirrored(), Line(0.0, -1.0, -special[0].y)])

    def __repr__(self) -> str:
        return f"Hull({self.name})"

    def adjacent(self, zone: str) -> tuple[str, ...]:
        """The zones that share an arc line with this one (ARM-HULLZONE.4, ARM-HUGE.3)."""
        return (_ADJACENT_HUGE if self.base.size == "huge" else _ADJACENT)[zone]


def _zone_lines(
    front: tuple[Point, Point], rear: tuple[Point, Point], aux: float | None
) -> dict[str, list[Line]]:
    """The lines that bound each zone (ARM-ARC.1, ARM-HUGE.2)."""
    ahead = line_keeping_left(front[0], front[1])
    behind = line_keeping_left(rear[1], rear[0])
    keel = Line(-1.0, 0.0, 0.0)
    bow = [ahead, ahead.mirrored()]
    stern = [behind, behind.mirrored()]
    if aux is not None:
        side = [ahead.turned_over(), keel, Line(0.0, -1.0, -aux)]
        back = [Line(0.0, 1.0, aux), keel, behind.turned_over()]
        return {
            "front": bow,
            "left": [line.mirrored() for line in side],
            "right": side,
            "left_aux": [line.mirrored() for line in back],
            "right_aux": back,
            "rear": stern,
        }
    side = [ahead.turned_over(), behind.turned_over()]
    if front[0].y >= rear[0].y:
        side.append(keel)
    else:
        crossing = _crossing_y(ahead, behind)
        bow.append(Line(0.0, -1.0, -crossing))
        stern.append(Line(0.0, 1.0, crossing))
    return {"front": bow, "left": [line.mirrored() for line in side], "right": side, "rear": stern}


def _crossing_y(one: Line, two: Line) -> float:
    return (one.nx * two.nc - two.nx * one.nc) / (one.nx * two.ny - two.nx * one.ny)


def _zone_shape(token: Shape, lines: list[Line]) -> tuple[Shape, list[bool]]:
    """The part of the token inside the lines, and which of its edges are the token's own (ARM-HULLZONE.1)."""
    points = token.corners
    outer = [True] * len(points)
    for line in lines:
        points, outer = cut_ring(points, outer, line.nx, line.ny, line.nc, is_border=False)
    return polygon(points), outer


def arc_between(lines: list[Line]) -> Field:
    """The part of the table inside the lines, without end (ARM-ARC.2), the lines included (ARM-ARC.3)."""
    points = [Point(-FAR, -FAR), Point(FAR, -FAR), Point(FAR, FAR), Point(-FAR, FAR)]
    border = [False] * 4
    for line in lines:
        points, border = cut_ring(points, border, line.nx, line.ny, line.nc, is_border=True)
    return Field(shape_of_far([part_of(points, 0.0, border)]))
