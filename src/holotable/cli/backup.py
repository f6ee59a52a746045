"""`holotable backup`: a whole copy of everything that a server keeps, while it runs."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from holotable.cli.frame.speech import say


def command(
    file: Annotated[Path, typer.Argument(help="argument-backup")],
    data: Annotated[Path | None, typer.Option("--data", help="option-data")] = None,
) -> None:
    """Copy the database to a file that is not there yet."""
    from holotable.cli.frame.errors import BadInput
    from holotable.cli.frame.folders import data_folder
    from holotable.server.storage.sqlite import backup_file

    if file.exists():
        raise BadInput("backup-exists", field=str(file), file=str(file))
    backup_file((data or data_folder()) / "holotable.db", file)
    print(say("backup-made", {"file": str(file)}))
