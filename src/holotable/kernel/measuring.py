"""Games whose tables are measured are found by name, and imported only when somebody asks for one.

Such a game's package has its `TITLE`, `measure` (a question and its answer as plain data), `draw` (the same as a picture), `show`
(both, and the reasons in words, for a board that draws itself) and `catalogue` (what can be put on a table).
"""

from __future__ import annotations

from importlib import import_module
from importlib.metadata import entry_points
from types import ModuleType

GROUP = "holotable.tables"
"""The games that are measured announce themselves here, by the function that answers a question about a table."""


def measured_games() -> list[str]:
    """The names of the games whose tables can be measured."""
    return sorted(point.name for point in entry_points(group=GROUP))


def measured_game(name: str) -> ModuleType | None:
    """The package of a game that is measured; nothing if there is none of this name."""
    found = next((point for point in entry_points(group=GROUP) if point.name == name), None)
    return None if found is None else import_module(found.module)
