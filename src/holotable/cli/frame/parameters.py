"""Parameters that several commands take."""

from __future__ import annotations

from typing import Annotated

import typer


def _games(incomplete: str) -> list[str]:
    from importlib.metadata import entry_points

    names = entry_points(group="holotable.games").names
    return sorted(name for name in names if name.startswith(incomplete))


GameArgument = Annotated[str, typer.Argument(help="argument-game", autocompletion=_games)]
JsonOption = Annotated[bool, typer.Option("--json", help="option-json")]
