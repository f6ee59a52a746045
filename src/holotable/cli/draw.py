"""`holotable draw TABLE`: a picture of a described table."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from holotable.cli.frame.speech import say


def command(
    table: Annotated[Path, typer.Argument(help="argument-table")],
    svg: Annotated[Path | None, typer.Option("--svg", help="option-svg-table")] = None,
    game: Annotated[str | None, typer.Option("--game", help="option-table-game")] = None,
) -> None:
    """Draw a table as it stands."""
    from holotable.cli.scenes import Scene, save

    path = table.with_suffix(".svg") if svg is None else svg
    save(Scene(table, game).picture(), path)
    print(say("table-drawn", {"file": str(path)}))
