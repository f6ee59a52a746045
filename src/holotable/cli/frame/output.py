"""How answers are printed."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any


def print_json(value: Any) -> None:
    """Print a value as JSON for a program, and for people who look over its shoulder."""
    from msgspec import json

    print(json.format(json.encode(value), indent=2).decode())


def print_table(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> None:
    """Print rows under heads; cells are plain text, whatever brackets they hold."""
    from rich.box import SIMPLE_HEAD
    from rich.console import Console
    from rich.table import Table
    from rich.text import Text

    class Printer(Console):
        def on_broken_pipe(self) -> None:
            """Left to the one place where a command ends; otherwise the exit code would be that of a no."""
            raise BrokenPipeError

    table = Table(box=SIMPLE_HEAD, pad_edge=False)
    for head in heads:
        table.add_column(Text(head))
    for row in rows:
        table.add_row(*(Text(cell) for cell in row))
    Printer().print(table)
