"""What a move does: a maneuver in full and in truth, a reposition with what forbids it."""

from __future__ import annotations

from typing import Any

from holotable.games.xwing.geometry.answer import Answer, Named, Sentence, listed, refusals
from holotable.games.xwing.geometry.pieces import Piece
from holotable.plane.point import Point, Pose
from holotable.plane.strips import Strip
from holotable.plane.telling import number, ring, triple


class Move(Answer):
    """A move of one piece.

    ``pose`` is the fully executed one and ``resolved`` where the piece really comes to rest. ``rules`` is nothing for
    a maneuver, which is always executed somehow, and a list for a move that may fail.
    """

    __slots__ = (
        "carrier",
        "displaced",
        "name",
        "off_table",
        "offset",
        "on_dial",
        "overlaps",
        "partial",
        "piece",
        "pose",
        "resolved",
        "rules",
        "speed",
        "strip",
        "through",
        "touching",
        "tried",
        "way",
    )

    def __init__(self, piece: Piece, name: str, pose: Pose) -> None:
        self.piece = piece
        self.name = name
        self.pose = pose.rest()
        self.resolved = self.pose
        self.offset = 0.0
        self.partial = False
        self.overlaps: list[str] = []
        self.touching: list[str] = []
        self.through: list[str] = []
        self.off_table = False
        self.strip: Strip | None = None
        self.rules: list[str] | None = None
        self.speed: int | None = None
        self.tried: list[tuple[int, list[str]]] = []
        self.displaced: list[str] = []
        self.on_dial: bool | None = None
        self.carrier: Piece | None = None
        self.way: list[Point] = []

    def __repr__(self) -> str:
        return f"Move({self.piece.id} {self.name}: {self.resolved!r}{', partial' if self.partial else ''})"

    @property
    def legal(self) -> bool:
        """Whether the move succeeds."""
        return not self.rules

    def plain(self) -> dict[str, Any]:
        """The answer as the engine protocol tells it."""
        resolved: dict[str, Any] = {
            "pose": triple(self.resolved),
            "partial": self.partial,
            "touching": list(self.touching),
            "offset": number(self.offset),
        }
        if self.piece.base.is_huge:
            resolved["speed"] = self.speed
            resolved["tried"] = {str(speed): list(ids) for speed, ids in self.tried}
            resolved["displaced"] = list(self.displaced)
        told: dict[str, Any] = {
            "pose": triple(self.pose),
            "template": None if self.strip is None else ring(self.strip.outline()),
            "overlaps": list(self.overlaps),
            "resolved": resolved,
            "through": list(self.through),
            "off_table": self.off_table,
        }
        if self.on_dial is not None:
            told["on_dial"] = self.on_dial
        if self.rules is not None:
            told |= {"legal": self.legal, "rules": list(self.rules)}
        return told

    def sentences(self) -> list[Sentence]:
        """Whether it is executed fully, who was in the way, what is passed, and what forbids it."""
        who = {"piece": self.piece.id, "name": Named(f"move-{self.name}")}
        if self.rules:
            return [("move-fails", who), *refusals(self.rules)]
        told: list[Sentence] = []
        if self.tried:
            told.append(("move-slowed", {**who, "speed": self.speed or 0, "ids": listed(self.tried[0][1])}))
        elif self.partial:
            told.append(("move-partial", {**who, "ids": listed(self.overlaps)}))
        elif self.overlaps and self.pose != self.resolved:
            told.append(("move-elsewhere", {**who, "ids": listed(self.overlaps)}))
        else:
            told.append(("move-full", who))
        if self.touching:
            told.append(("move-touching", {"ids": listed(self.touching)}))
        if self.through:
            told.append(("move-through", {"ids": listed(self.through)}))
        if self.displaced:
            told.append(("move-displaced", {"ids": listed(self.displaced)}))
        if self.off_table:
            told.append(("move-off-table", {"piece": self.piece.id}))
        return told
