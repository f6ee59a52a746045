"""`holotable odds SOURCE QUERY`: the exact distribution of an outcome."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from holotable.cli.frame.errors import BadInput
from holotable.cli.frame.output import print_json
from holotable.cli.frame.parameters import JsonOption
from holotable.kernel.unread import unread


def command(
    source: Annotated[str, typer.Argument(help="argument-odds-source")],
    query: Annotated[str, typer.Argument(help="argument-query")],
    json: JsonOption = False,
) -> None:
    """Tell the exact odds of something, in a position or record, or in a game as such."""
    import msgspec

    from holotable.cli.text.keeping import take_up
    from holotable.kernel import registry

    try:
        asked: Any = msgspec.json.decode(query)
    except (msgspec.DecodeError, RecursionError) as error:
        raise BadInput("query-no-json", field="QUERY", why=unread(error)) from None
    path = Path(source)
    if path.is_file():
        match = take_up(path)
        odds = match.game.odds(match.table.state, asked)
    else:
        odds = registry.game(source).odds(None, asked)
    if json or not isinstance(odds, dict):
        print_json(odds)
        return
    for outcome, chance in odds.items():
        print(
            f"{outcome:>12}  {100 * chance:6.2f} %"
            if isinstance(chance, float)
            else f"{outcome:>12}  {chance}"
        )
