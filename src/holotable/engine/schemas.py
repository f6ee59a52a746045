"""JSON Schemas of what a game takes and gives."""

from __future__ import annotations

from functools import reduce
from operator import or_
from typing import Any

import msgspec

from holotable.kernel.game import Game, Result
from holotable.kernel.position import Document
from holotable.kernel.record import Fair, Record


def schemas(game: Game[Any]) -> dict[str, Any]:
    """The game's title and version, and the schemas of its set-ups, positions, views and events."""
    return {
        "title": game.title,
        "version": game.version,
        "setup": msgspec.json.schema(game.Setup),
        "position": position_schema(game),
        "view": msgspec.json.schema(game.View),
        "events": msgspec.json.schema(reduce(or_, game.events)),
    }


def position_schema(game: Game[Any]) -> dict[str, Any]:
    """The schema of a position document: the envelope, with the game's own part inside."""
    (_, inner), parts = msgspec.json.schema_components(
        [Document, game.Position], ref_template="#/$defs/{name}"
    )
    envelope: dict[str, Any] = parts["Document"]
    envelope["properties"]["position"] = inner
    envelope["$defs"] = {name: part for name, part in parts.items() if name != "Document"}
    return envelope


class ParsedRecord(msgspec.Struct):
    """A record as data: its header, and its lines as they stand in the text."""

    game: str
    rules: str
    seats: tuple[str, ...]
    lines: tuple[str, ...]
    setup: Any = None
    position: Any = None
    players: tuple[str, ...] = ()
    seed: str | None = None
    fair: Fair | None = None
    result: Result | None = None


def parsed(record: Record) -> ParsedRecord:
    """A record as data that the schema describes."""
    return ParsedRecord(
        game=record.game,
        rules=record.rules,
        seats=record.seats,
        lines=(*record.before, *record.body()),
        setup=record.setup,
        position=record.position,
        players=record.players,
        seed=record.seed,
        fair=record.fair,
        result=record.result,
    )


def record_schema() -> dict[str, Any]:
    """The schema of a record in its parsed form."""
    return msgspec.json.schema(ParsedRecord)
