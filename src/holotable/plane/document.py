"""A table described in JSON: its area, the pieces and the obstacles on it.

.. code-block:: json

    {"area": [914.4, 914.4],
     "pieces": {"A": {"ship": "victory", "pose": [600, 300, 0], "side": "first"}},
     "obstacles": {"rock": {"shape": "asteroid_1", "pose": [600, 430, 15], "flipped": false},
                   "field": {"kind": "debris", "outline": [[0, 0], [40, 0], [20, 30]], "pose": [100, 100, 0]}}}

What a piece is, and which shapes obstacles have by name, is the game's own: it finds those fields as they are.
"""

import json
from pathlib import Path
from typing import Final

from holotable.plane.errors import PlaneError
from holotable.plane.outlines import MOST_POINTS, outline
from holotable.plane.point import FARTHEST, Pose
from holotable.plane.reading import fields_of, list_of, number, points, pose, required, text, truth
from holotable.plane.shapes import Shape

MOST_PIECES: Final = 200
"""No table holds more pieces, nor more obstacles."""

MOST_CORNERS: Final = 4000
"""All outlines of a table together have no more corners."""


class PieceEntry:
    """A piece of a document: its name, its pose, and everything else that is written about it."""

    __slots__ = ("field", "fields", "name", "pose")

    def __init__(self, name: str, pose: Pose, fields: dict[str, object]) -> None:
        """Keep the entry as read; ``field`` is its path in the document."""
        self.name = name
        self.pose = pose
        self.fields = fields
        self.field = f"pieces.{name}"

    def text(self, name: str, choices: tuple[str, ...] = ()) -> str | None:
        """A field that holds a text, or nothing if it is left out."""
        if self.fields.get(name) is None:
            return None
        return text(self.fields[name], f"{self.field}.{name}", choices)


class ObstacleEntry:
    """An obstacle of a document: either its shape's name or an outline in its own frame, which may be turned over."""

    __slots__ = ("field", "fields", "flipped", "kind", "name", "outline", "pose", "shape")

    def __init__(
        self,
        name: str,
        pose: Pose,
        *,
        shape: str | None,
        outline: Shape | None,
        kind: str | None,
        flipped: bool,
        fields: dict[str, object],
    ) -> None:
        """Keep the entry as read; ``field`` is its path in the document."""
        self.name = name
        self.pose = pose
        self.shape = shape
        self.outline = outline
        self.kind = kind
        self.flipped = flipped
        self.fields = fields
        self.field = f"obstacles.{name}"

    def on_table(self, named: Shape | None = None) -> Shape:
        """The obstacle's shape on the table: its own outline, or the one that the game knows by its name."""
        shape = self.outline if self.outline is not None else named
        if shape is None:
            raise PlaneError("plane-no-shape", f"{self.field}.shape")
        return (shape.mirrored() if self.flipped else shape).at(self.pose)


class Document:
    """A table as read: nothing in it is impossible, and everything keeps the order it was written in."""

    __slots__ = ("area", "fields", "obstacles", "pieces")

    def __init__(
        self,
        area: tuple[float, float] | None,
        pieces: dict[str, PieceEntry],
        obstacles: dict[str, ObstacleEntry],
        fields: dict[str, object],
    ) -> None:
        """Keep what was read; ``fields`` holds what stands beside pieces and obstacles, for the game."""
        self.area = area
        self.pieces = pieces
        self.obstacles = obstacles
        self.fields = fields


def load_document(path: str | Path) -> object:
    """The table in a JSON file; one with a question beside it, as the handbook's, holds it under ``table``."""
    try:
        value = json.loads(Path(path).read_text("utf-8"))
    except OSError as problem:
        raise PlaneError(
            "plane-file-unread", file=str(path), why=problem.strerror or str(problem)
        ) from problem
    except (ValueError, RecursionError) as problem:
        raise PlaneError("plane-file-no-json", file=str(path), why=str(problem)) from problem
    if isinstance(value, dict) and isinstance(value.get("table"), dict):
        return value["table"]
    return value


def read_document(value: object) -> Document:
    """Read a table; one that cannot be is refused with the path of the field that is wrong."""
    table = fields_of(value, "table")
    pieces: dict[str, PieceEntry] = {}
    obstacles: dict[str, ObstacleEntry] = {}
    corners = 0
    for name, entry in _entries(table, "pieces"):
        pieces[name] = _piece(name, fields_of(entry, f"pieces.{name}"))
    for name, entry in _entries(table, "obstacles"):
        if name in pieces:
            raise PlaneError("plane-name-taken", f"obstacles.{name}")
        obstacle = _obstacle(name, fields_of(entry, f"obstacles.{name}"))
        corners += len(obstacle.outline.corners) if obstacle.outline is not None else 0
        if corners > MOST_CORNERS:
            raise PlaneError("plane-many-corners", "obstacles", most=MOST_CORNERS)
        obstacles[name] = obstacle
    area = None if table.get("area") is None else _area(table["area"])
    others = {name: entry for name, entry in table.items() if name not in {"area", "pieces", "obstacles"}}
    return Document(area, pieces, obstacles, others)


def _entries(table: dict[str, object], field: str) -> list[tuple[str, object]]:
    if table.get(field) is None:
        return []
    entries = fields_of(table[field], field)
    if len(entries) > MOST_PIECES:
        raise PlaneError("plane-too-many", field, has=len(entries), most=MOST_PIECES)
    return list(entries.items())


def _area(value: object) -> tuple[float, float]:
    sides = list_of(value, "area", 2)
    if len(sides) != 2:
        raise PlaneError("plane-area", "area")
    return number(sides[0], "area[0]", 1.0, FARTHEST), number(sides[1], "area[1]", 1.0, FARTHEST)


def _piece(name: str, entry: dict[str, object]) -> PieceEntry:
    field = f"pieces.{name}"
    others = {key: value for key, value in entry.items() if key != "pose"}
    return PieceEntry(name, pose(required(entry, "pose", field), f"{field}.pose"), others)


def _obstacle(name: str, entry: dict[str, object]) -> ObstacleEntry:
    field = f"obstacles.{name}"
    shape = None if entry.get("shape") is None else text(entry["shape"], f"{field}.shape")
    kind = None if entry.get("kind") is None else text(entry["kind"], f"{field}.kind")
    own: Shape | None = None
    if entry.get("outline") is not None:
        where = f"{field}.outline"
        own = outline(points(entry["outline"], where, MOST_POINTS), where)
    if (shape is None) == (own is None):
        raise PlaneError("plane-obstacle-form", field)
    return ObstacleEntry(
        name,
        pose(required(entry, "pose", field), f"{field}.pose"),
        shape=shape,
        outline=own,
        kind=kind,
        flipped=entry.get("flipped") is not None and truth(entry["flipped"], f"{field}.flipped"),
        fields={
            key: value
            for key, value in entry.items()
            if key not in {"shape", "kind", "outline", "pose", "flipped"}
        },
    )
