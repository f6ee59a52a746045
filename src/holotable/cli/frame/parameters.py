"""Parameters that several commands take."""

from __future__ import annotations

from typing import Annotated

import typer


def games(incomplete: str) -> list[str]:
    """The names of games that begin like this, for the shell's completion."""
    from holotable.kernel import registry

    return [name for name in registry.names() if name.startswith(incomplete)]


GameArgument = Annotated[str, typer.Argument(help="argument-game", autocompletion=games)]
JsonOption = Annotated[bool, typer.Option("--json", help="option-json")]
