"""The register of Starfighter's steps."""

from __future__ import annotations

from typing import TypeAlias

from holotable.games.starfighter.state import State
from holotable.kernel.steps import Steps
from holotable.kernel.table import Table

StarfighterTable: TypeAlias = Table[State]

sf: Steps[StarfighterTable] = Steps()
