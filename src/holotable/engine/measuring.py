"""Questions to the plane, on a table that is described or on the table of a match."""

from __future__ import annotations

from typing import Any

from holotable.engine.errors import BadInput
from holotable.kernel.match import Match
from holotable.kernel.measuring import measured_game, measured_games


def measure(match: Match[Any] | None, game: str | None, table: Any, query: Any) -> dict[str, Any]:
    """The answer of a game's plane to a query."""
    name = match.game.name if match is not None else game
    package = None if name is None else measured_game(name)
    if package is None:
        known = ", ".join(measured_games())
        raise BadInput("engine-no-table", field="game", name=str(name)[:40], known=known)
    if match is not None:
        table = match.game.table_document(match.table.state)
    answer: dict[str, Any] = package.measure(table, query)
    return answer
