"""Questions to the plane, on a table that is described or on the table of a match."""

from __future__ import annotations

from collections.abc import Callable
from importlib.metadata import entry_points
from typing import Any, cast

from holotable.engine.errors import BadInput
from holotable.kernel.match import Match

GROUP = "holotable.tables"
"""The games that are measured announce here the function that answers a query about a table document."""

Measuring = Callable[[Any, Any], dict[str, Any]]


def measured_games() -> list[str]:
    """The names of the games whose tables can be measured."""
    return sorted(point.name for point in entry_points(group=GROUP))


def measure(match: Match[Any] | None, game: str | None, table: Any, query: Any) -> dict[str, Any]:
    """The answer of a game's plane to a query."""
    name = match.game.name if match is not None else game
    for point in entry_points(group=GROUP):
        if point.name == name:
            break
    else:
        known = ", ".join(measured_games())
        raise BadInput("engine-no-table", field="game", name=str(name)[:40], known=known)
    if match is not None:
        table = match.game.table_document(match.table.state)
    answer = cast("Measuring", point.load())
    return answer(table, query)
