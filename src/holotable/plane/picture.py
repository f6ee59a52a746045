"""Pictures of a table: what is drawn, in table coordinates, and the SVG that shows it.

A scene collects shapes, arcs, bands, lines and labels in the order they are drawn, each with a role ("first", "second",
"template", "blocked" ...) instead of a colour; `looks.py` says what a role looks like, dark and light.

>>> scene = Scene("A shot")
>>> scene.shape(rectangle(43, 71).at(Pose(0, 0, 0)), "first", label="A")
>>> scene.save("shot.svg")
"""

from pathlib import Path
from typing import Final

from holotable.plane.curves import Curve, field_rings, ring_curve, shape_curve, strip_curve
from holotable.plane.errors import PlaneError
from holotable.plane.fields import Field
from holotable.plane.looks import ROLES
from holotable.plane.point import Point, Segment, facing
from holotable.plane.rings import rounded_ring
from holotable.plane.shapes import Shape, box
from holotable.plane.strips import Strip

_RULER: Final = 15.0
"""How wide a ruler is drawn."""


class Drawn:
    """One thing of a scene: a closed curve, a line of points, a mark or a word, with its role."""

    __slots__ = ("curves", "dashed", "kind", "note", "points", "role", "room", "words")

    def __init__(
        self,
        kind: str,
        role: str,
        *,
        curves: list[Curve] | None = None,
        points: list[Point] | None = None,
        words: str = "",
        note: str = "",
        dashed: bool = False,
        room: float = 0.0,
    ) -> None:
        """Keep what is drawn; ``note`` is told by pointing at it, ``room`` is how far a word keeps its place free."""
        if role not in ROLES:
            raise PlaneError("plane-none-of", "role", text=role, known=", ".join(ROLES))
        self.kind = kind
        self.role = role
        self.curves = curves or []
        self.points = points or []
        self.words = words
        self.note = note
        self.dashed = dashed
        self.room = room


class Scene:
    """A picture of a table, built up in the order it is drawn."""

    def __init__(self, title: str, description: str = "") -> None:
        """Start an empty picture; title and description are what a screen reader tells."""
        self.title = title
        self.description = description
        self.items: list[Drawn] = []
        self.captions: list[str] = []
        self.upon = 0
        self._low: Point | None = None
        self._high: Point | None = None

    def table(self, width: float, height: float) -> None:
        """Draw the table's area, its lower left corner at the origin."""
        self.items.append(Drawn("curve", "table", curves=[shape_curve(box(0.0, 0.0, width, height))]))

    def ground(self) -> None:
        """All that was drawn so far is the table as it stands; what comes now is drawn upon it."""
        self.upon = len(self.items)

    def shape(
        self, shape: Shape, role: str, *, label: str = "", note: str = "", dashed: bool = False
    ) -> None:
        """Draw a shape; its label stands in its middle."""
        self.items.append(Drawn("curve", role, curves=[shape_curve(shape)], note=note, dashed=dashed))
        self._show_shape(shape)
        if label:
            self.label(shape.centre(), label, role, room=shape.reach)

    def ghost(self, shape: Shape, role: str, *, label: str = "") -> None:
        """Draw where a piece would stand: an outline of dashes."""
        self.shape(shape, role, label=label, dashed=True)

    def zone(self, points: list[Point], role: str, *, label: str = "") -> None:
        """Draw an area given by its corners."""
        self.items.append(Drawn("curve", role, curves=[ring_curve(points)]))
        self.show(points)
        if label:
            centre = middle(points)
            self.label(centre, label, role, room=max(p.to(centre) for p in points))

    def arc(self, field: Field, around: Shape, mm: float, role: str = "arc", *, label: str = "") -> None:
        """Draw what of a field of view lies within a distance of a shape."""
        rings = field_rings(field, around, mm)
        self.items.append(Drawn("curve", role, curves=[ring_curve(ring) for ring in rings], note=label))
        for ring in rings:
            self.show(ring)

    def band(self, around: Shape, mm: float, *, label: str = "", field: Field | None = None) -> None:
        """Draw the line at a distance around a convex shape; within a field of view only, if one is given."""
        if field is None:
            self.items.append(Drawn("curve", "band", curves=[shape_curve(around, mm)], note=label))
            if label:
                self.label(Point(around.cx, around.cy + around.reach + mm), label, "band")
            return
        rings = field_rings(field, around, mm)
        self.items.append(Drawn("curve", "band", curves=[ring_curve(ring) for ring in rings], note=label))
        if label and rings:
            far = max((p for ring in rings for p in ring), key=lambda p: p.to(around.centre()))
            self.label(far, label, "band")

    def line(self, line: Segment, role: str = "range", *, label: str = "", dashed: bool = False) -> None:
        """Draw a straight line, with a dot at each of its ends and its label in its middle."""
        self.items.append(Drawn("line", role, points=[line.start, line.end], note=label, dashed=dashed))
        self.show([line.start, line.end])
        if label:
            self.label(line.along(0.5), label, role)

    def way(self, points: list[Point], role: str = "template", *, dashed: bool = False) -> None:
        """Draw a line over several points."""
        self.items.append(Drawn("way", role, points=points, dashed=dashed))
        self.show(points)

    def strip(self, strip: Strip, role: str = "template", *, label: str = "") -> None:
        """Draw a template."""
        self.items.append(Drawn("curve", role, curves=[strip_curve(strip)], note=label))
        points = strip.outline()
        self.show(points)
        if label:
            self.label(strip.piece.pose((strip.start + strip.end) / 2.0).centre(), label, role)

    def ruler(self, line: Segment, bands: list[float]) -> None:
        """Draw a ruler with one edge along a line, as far as the band that the line ends in, with the bands' numbers."""
        look = facing(line.start, line.end)
        mm = line.length()
        begin = 0.0
        for number, end in enumerate(bands, start=1):
            corners = [(0.0, begin), (0.0, end), (_RULER, end), (_RULER, begin), (0.0, begin)]
            self.way([look.point(x, y) for x, y in corners], "band")
            self.label(look.point(_RULER / 2.0, (begin + end) / 2.0), str(number), "band", room=_RULER / 2.0)
            if mm <= end:
                break
            begin = end

    def point(self, point: Point, role: str, *, label: str = "") -> None:
        """Draw a point."""
        self.items.append(Drawn("dot", role, points=[point], note=label))
        self.show([point])
        if label:
            self.label(point, label, role)

    def cross(self, point: Point, role: str = "blocked") -> None:
        """Mark a point with a cross: here something is in the way."""
        self.items.append(Drawn("cross", role, points=[point]))
        self.show([point])

    def arrow(self, line: Segment, role: str) -> None:
        """Draw an arrow, as the way a piece looks."""
        self.items.append(Drawn("arrow", role, points=[line.start, line.end]))

    def label(self, point: Point, words: str, role: str = "ink", *, room: float = 0.0) -> None:
        """Write a word near a point, or in the middle of a shape that reaches as far as `room`."""
        self.items.append(Drawn("label", role, points=[point], words=words, room=room))

    def caption(self, words: str) -> None:
        """Write a line below the picture."""
        self.captions.append(words)

    def show(self, points: list[Point]) -> None:
        """Make the picture large enough to hold these points."""
        for p in points:
            if self._low is None or self._high is None:
                self._low = Point(p.x, p.y)
                self._high = Point(p.x, p.y)
            self._low = Point(min(self._low.x, p.x), min(self._low.y, p.y))
            self._high = Point(max(self._high.x, p.x), max(self._high.y, p.y))

    def view(self) -> tuple[Point, Point]:
        """The lower left and upper right corners of what the picture shows; an empty one shows a decimetre."""
        if self._low is None or self._high is None:
            return Point(0.0, 0.0), Point(100.0, 100.0)
        return self._low, self._high

    def svg(self, theme: str = "") -> str:
        """The picture as SVG, in the reader's theme or in a forced one (``dark`` or ``light``)."""
        from holotable.plane.svg import write

        return write(self, theme)

    def save(self, path: str | Path, theme: str = "") -> None:
        """Write the SVG to a file."""
        Path(path).write_text(self.svg(theme), encoding="utf-8")

    def _show_shape(self, shape: Shape) -> None:
        for part in shape.parts:
            self.show(rounded_ring(part, 24))


def middle(points: list[Point]) -> Point:
    """The middle of some points."""
    return Point(sum(p.x for p in points) / len(points), sum(p.y for p in points) / len(points))
