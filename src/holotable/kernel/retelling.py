"""A match told again, choice by choice, on one table that plays along."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from holotable.kernel.lines import RESIGN, TIMEOUT, Line, Takeback, is_choice, seat_of
from holotable.kernel.match import Match
from holotable.kernel.table import Table


def retold(match: Match[Any]) -> Iterator[tuple[int, Table[Any]]]:
    """After the beginning and after each choice: how many lines have been told, and the table as it stands then.

    It is one table that goes on: whoever wants to keep a moment of it copies what they need.
    """
    lines = match.lines
    first = next((at for at, line in enumerate(lines) if is_choice(line)), len(lines))
    table: Table[Any] = Table.of_moment(match.game, match.start, feed=lines[:first], listening=True)
    yield first, table
    at = first
    while at < len(lines):
        until = next((n for n in range(at + 1, len(lines)) if is_choice(lines[n])), len(lines))
        _tell(table, lines[at:until])
        at = until
        yield at, table


def _tell(table: Table[Any], lines: list[Line]) -> None:
    """One choice, what chance answered to it, and what happened to the match from outside before the next."""
    table.script = [
        line for line in lines[1:] if isinstance(line[0], str) and isinstance(line[1], list | str)
    ]
    table.play(lines[0][1], seat_of(lines[0]))
    for name, value in lines[1:]:
        if name in (RESIGN, TIMEOUT):
            table.leave(value, name)
        elif isinstance(value, Takeback):
            table.change_stream(value)
        elif value is None:
            table.agree_to_draw()
    table.script = None
