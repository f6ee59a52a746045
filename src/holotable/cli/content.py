"""`holotable content GAME`: everything a game is played with, as data."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any

from holotable.cli.frame.errors import BadInput
from holotable.cli.frame.output import print_json, print_table
from holotable.cli.frame.parameters import GameArgument, JsonOption
from holotable.cli.frame.speech import lang, say


def command(
    game: GameArgument,
    json: JsonOption = False,
) -> None:
    """Print a game's content, whole as JSON, or the names of its parts."""
    listing = listing_of(game)
    if json:
        print_json(listing)
        return
    for part, entries in listing.items():
        rows = [(str(entry["id"]), _name(entry)) for entry in entries] if isinstance(entries, list) else []
        if rows:
            print_table([part, say("content-name")], rows)


def listing_of(game: str) -> dict[str, Any]:
    """What the `content` module of a game lists."""
    if game.isidentifier() and find_spec(f"holotable.games.{game}") is not None:
        module = f"holotable.games.{game}.content"
        if find_spec(module) is not None:
            listing: dict[str, Any] = import_module(module).listing()
            return listing
        raise BadInput("no-content", field="game", game=game)
    raise BadInput("unknown-game", field="game", game=game)


def _name(entry: dict[str, Any]) -> str:
    name = entry.get("name")
    return str(name[lang()]) if isinstance(name, dict) else ""
