"""A move along the ruler, by a squadron or an obstacle, as it is answered (ARM-MOVE-SQUAD, ARM-MOVE-OBSTACLE)."""

from typing import Any

from holotable.games.armada.geometry.answer import Answer, Reason, refusals
from holotable.plane.point import Pose
from holotable.plane.telling import number, triple


class Travel(Answer):
    """A move as measured: how far it is, where it ends, what stands there, and what forbids it."""

    __slots__ = ("legal", "mm", "off_table", "overlaps", "pose", "rules")

    def __init__(
        self, pose: Pose, mm: float, overlapped: list[str], rules: list[str], *, off_table: bool
    ) -> None:
        """Take what was measured."""
        self.pose = pose
        self.mm = mm
        self.overlaps = overlapped
        self.off_table = off_table
        self.rules = rules
        self.legal = not rules

    def plain(self) -> dict[str, Any]:
        """The answer as the engine protocol tells it."""
        return {
            "mm": number(self.mm),
            "pose": triple(self.pose),
            "overlaps": self.overlaps,
            "off_table": self.off_table,
            "legal": self.legal,
            "rules": self.rules,
        }

    def reasons(self) -> list[Reason]:
        """How far it is, and what is in the way."""
        told: list[Reason] = [("move-mm", {"mm": self.mm}), *refusals(self.rules)]
        if self.overlaps:
            told.append(("overlapped", {"ids": ", ".join(self.overlaps)}))
        return told
