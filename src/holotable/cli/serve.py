"""`holotable serve`: the table for browsers."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer


def command(
    port: Annotated[int, typer.Option("--port", help="option-port", min=0, max=65535)] = 8000,
    host: Annotated[str, typer.Option("--host", help="option-host")] = "127.0.0.1",
    data: Annotated[Path | None, typer.Option("--data", help="option-data")] = None,
) -> None:
    """Serve until the process is told to end."""
    from holotable.cli.frame.folders import data_folder
    from holotable.cli.frame.serving import check_place
    from holotable.server.running import serve

    database = (data or data_folder()) / "holotable.db"
    check_place(host, port, database)
    serve(host, port, database)
