"""Table files: a game, a table of it, and a question about it, as in the handbook's `docs/tables`."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from holotable.cli.frame.errors import BadInput
from holotable.cli.frame.speech import lang
from holotable.kernel.measuring import measured_game, measured_games
from holotable.kernel.unread import unread


class Scene:
    """A table with its game; a file may hold the question too, or nothing but the table."""

    def __init__(self, path: Path, game: str | None) -> None:
        held = read_json(path, "TABLE")
        whole = isinstance(held, dict) and "table" in held
        self.table: Any = held["table"] if whole else held
        self.query: Any = held.get("query") if whole else None
        named = game or (held.get("game") if isinstance(held, dict) else None)
        package = measured_game(named) if isinstance(named, str) else None
        if package is None:
            known = ", ".join(measured_games())
            raise BadInput("table-which-game", field="--game", file=str(path), known=known)
        self._measuring = package

    def answer(self, query: Any) -> Any:
        """The answer to a question, as the engine gives it."""
        return self._measuring.measure(self.table, query)

    def picture(self, query: Any = None) -> Any:
        """The picture of the table, or of the answer to a question."""
        return self._measuring.draw(self.table, query, lang())


def save(picture: Any, path: Path) -> None:
    """Write a picture as SVG."""
    try:
        path.write_text(picture.svg(), encoding="utf-8")
    except OSError as error:
        raise BadInput("error-file-unwritten", field="--svg", file=str(path), why=unread(error)) from None


def read_json(path: Path, field: str) -> Any:
    """What a JSON file holds."""
    import msgspec

    try:
        return msgspec.json.decode(path.read_bytes())
    except OSError as error:
        raise BadInput("error-file-unread", field=field, file=str(path), why=unread(error)) from None
    except (msgspec.DecodeError, RecursionError) as error:
        raise BadInput("table-no-json", field=field, file=str(path), why=unread(error)) from None
