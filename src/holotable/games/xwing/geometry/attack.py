"""Attacks: is the target in the arc, how far is it, what stands in the way, and may one attack at all (XW-ATT)."""

from __future__ import annotations

from typing import Any

from holotable.games.xwing.geometry.answer import Answer, Named, Sentence, listed, refusals
from holotable.games.xwing.geometry.arcs import Arc, nearest_in_arc
from holotable.games.xwing.geometry.obstruction import Line, Obstructors, measured_line
from holotable.games.xwing.geometry.pieces import Piece, Thing
from holotable.games.xwing.geometry.range import range_of
from holotable.plane.nearest import Nearest
from holotable.plane.overlap import overlaps
from holotable.plane.telling import ends, number


class Shot(Answer):
    """One attack measured: where from, through which arc, at whom, and what came of it.

    The line that the range is measured along is the line of sight too; nothing hides the target, so there is one
    wherever a part of the target lies between the lines of the arc.
    """

    __slots__ = (
        "arc",
        "attacker",
        "in_arc",
        "legal",
        "line",
        "mm",
        "obstructed_by",
        "range",
        "reach",
        "rules",
        "sight",
        "target",
    )

    def __init__(
        self,
        attacker: str,
        arc: str,
        target: str,
        *,
        in_arc: bool,
        mm: float | None,
        band: int | None,
        line: Line | None,
        rules: list[str],
        reach: int,
    ) -> None:
        self.attacker = attacker
        self.arc = arc
        self.target = target
        self.in_arc = in_arc
        self.mm = mm
        self.range = band
        self.line = line
        self.sight = line is not None
        self.obstructed_by = [] if line is None else line.by
        self.rules = rules
        self.legal = not rules
        self.reach = reach

    def __repr__(self) -> str:
        return f"Shot({self.attacker} {self.arc} {self.target}: range {self.range}, legal {self.legal})"

    def plain(self) -> dict[str, Any]:
        """The answer as the engine protocol tells it."""
        line = None if self.line is None else ends(self.line.segment)
        mm = None if self.mm is None else number(self.mm)
        return {
            "in_arc": self.in_arc,
            "mm": mm,
            "range": self.range,
            "range_line": line,
            "range_crosses": [],
            "sight": self.sight,
            "sight_line": line,
            "sight_mm": mm,
            "sight_crosses": [],
            "choice_of_lines": self.line is not None and self.line.choice,
            "obstructed_by": list(self.obstructed_by),
            "legal": self.legal,
            "rules": list(self.rules),
        }

    def sentences(self) -> list[Sentence]:
        """In the arc or not, how far, what obstructs, and what forbids it."""
        who = {"attacker": self.attacker, "target": self.target, "arc": Named(f"arc-{self.arc}")}
        told: list[Sentence] = [("shot-in-arc" if self.in_arc else "shot-not-in-arc", who)]
        if self.mm is not None:
            told.append(
                ("shot-beyond", {"mm": self.mm, "reach": self.reach})
                if self.range is None
                else ("shot-range", {"mm": self.mm, "range": self.range})
            )
        if self.line is not None and self.line.choice:
            told.append(("shot-choice", {}))
        if self.obstructed_by:
            told.append(
                ("shot-obstructed", {"ids": listed(self.obstructed_by), "count": len(self.obstructed_by)})
            )
        return [*told, *refusals(self.rules)]


def shoot(attacker: Piece, name: str, target: Piece, others: Obstructors) -> Shot:
    """Measure an attack as the rules do: arcs and range first (XW-ATT-01), then the line (XW-LOS-01)."""
    best: Nearest | None = None
    reach = 0
    for arc in arcs_named(attacker, name):
        reach = arc.reach
        found = nearest_in_arc(attacker.body, target.body, arc)
        if found is not None and (best is None or found.mm < best.mm):
            best = found
    band = None if best is None else range_of(best.mm, reach)
    in_arc = band is not None
    if in_arc and attacker.touches(target):
        band = 0  # XW-ARC-18
    line = None if best is None else measured_line(best, others)
    return Shot(
        attacker.id,
        name,
        target.id,
        in_arc=in_arc,
        mm=None if best is None else best.mm,
        band=band,
        line=line,
        rules=forbidden_by(
            attacker,
            target,
            stuck=sits_on_asteroid(attacker, others.things),
            in_arc=in_arc,
            seen=best is not None,
            band=band,
        ),
        reach=reach,
    )


def arcs_named(attacker: Piece, name: str) -> list[Arc]:
    """The arcs of that name: one, or those that the turret's indicator points to (XW-ARC-07)."""
    if name in attacker.arc_names() and name != "turret":
        return [attacker.arc(name)]
    return [attacker.arc(turned) for turned in attacker.turrets]


def forbidden_by(
    attacker: Piece, target: Piece, *, stuck: bool, in_arc: bool, seen: bool, band: int | None
) -> list[str]:
    """The rules that forbid the attack, each once; `stuck` is a ship on an asteroid."""
    rules: list[str] = []
    if attacker.side is not None and attacker.side == target.side:
        rules.append("XW-CORE-55")
    if target.base.size == "device":
        rules.append("XW-ATT-03")
    if stuck:
        rules.append("XW-LOS-15")
    if not seen:
        rules.append("XW-ARC-09")
    elif not in_arc:
        rules.append("XW-HUGE-15" if attacker.base.is_huge else "XW-ATT-05")
    elif band == 0:
        rules.append("XW-ATT-09")
    return rules


def sits_on_asteroid(attacker: Piece, things: list[Thing]) -> bool:
    """Whether the ship is at range 0 of an asteroid (XW-LOS-15)."""
    return any(thing.kind == "asteroid" and overlaps(attacker.body, thing.shape) for thing in things)


def obstructors_between(
    attacker: Piece, target: Piece, pieces: list[Piece], things: list[Thing]
) -> Obstructors:
    """Everything on the table that may obstruct: every object but the two (XW-LOS-01)."""
    return Obstructors([piece for piece in pieces if piece is not attacker and piece is not target], things)
