"""`holotable measure TABLE QUERY`: what a ruler, an arc or a template says on a described table."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from holotable.cli.frame.errors import BadInput
from holotable.cli.frame.output import print_json
from holotable.cli.frame.parameters import JsonOption
from holotable.kernel.unread import unread


def command(
    table: Annotated[Path, typer.Argument(help="argument-table")],
    query: Annotated[str | None, typer.Argument(help="argument-measure")] = None,
    svg: Annotated[Path | None, typer.Option("--svg", help="option-svg")] = None,
    game: Annotated[str | None, typer.Option("--game", help="option-table-game")] = None,
    json: JsonOption = False,
) -> None:
    """Answer a question about a table, in words or as JSON, and draw the answer."""
    from holotable.cli.scenes import Scene, save

    scene = Scene(table, game)
    asked = scene.query if query is None else _asked(query)
    if asked is None:
        raise BadInput("table-no-question", field="QUERY", file=str(table))
    if svg is not None or not json:
        picture = scene.picture(asked)
        if svg is not None:
            save(picture, svg)
        if not json:
            print(picture.title)
            for sentence in picture.captions:
                print(sentence)
    if json:
        print_json(scene.answer(asked))


def _asked(query: str) -> Any:
    """The question: JSON, or the name of a file that holds it."""
    import msgspec

    from holotable.cli.scenes import read_json

    if not query.lstrip().startswith("{"):
        return read_json(Path(query), "QUERY")
    try:
        return msgspec.json.decode(query)
    except (msgspec.DecodeError, RecursionError) as error:
        raise BadInput("query-no-json", field="QUERY", why=unread(error)) from None
