"""Keeping games: every choice is on disk before the next question, and a game is taken up again where it stood."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from holotable.cli.frame.errors import BadInput
from holotable.cli.frame.folders import data_folder
from holotable.kernel import record, registry
from holotable.kernel.match import Match
from holotable.kernel.position import moment_of, read_text
from holotable.kernel.unread import unread

SUFFIX = ".holotable"


def last_game() -> Path:
    """Where the game that is being played is kept."""
    return data_folder() / f"last{SUFFIX}"


def keep(match: Match[Any], path: Path) -> None:
    """Writes the record, whole or not at all, and onto the disk before it returns."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        beside = path.with_name(path.name + ".new")
        with beside.open("w", encoding="utf-8") as file:
            file.write(match.record().text())
            file.flush()
            os.fsync(file.fileno())
        beside.replace(path)
    except OSError as error:
        raise BadInput("error-file-unwritten", field=str(path), file=str(path), why=unread(error)) from None


def read_file(path: Path) -> str:
    """A file's text; what cannot be read is `BadInput`."""
    try:
        if path.stat().st_size > record.LARGEST:
            raise BadInput("file-large", field=str(path), file=str(path))
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise BadInput("file-no-text", field=str(path), file=str(path)) from None
    except OSError as error:
        raise BadInput("error-file-unread", field=str(path), file=str(path), why=unread(error)) from None


def take_up(path: Path) -> Match[Any]:
    """The match of a file: a record, or a position to start from."""
    text = read_file(path)
    if text.lstrip().startswith("{"):
        document = read_text(text)
        name = document.get("game")
        if not isinstance(name, str):
            raise BadInput("error-position-game", field="game")
        game = registry.game(name)
        return Match.at(game, moment_of(game, document), seed=os.urandom(16).hex())
    parsed = record.parse(text)
    return Match.replay(registry.game(parsed.game), parsed)
