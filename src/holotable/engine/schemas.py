"""JSON Schemas of what a game takes and gives."""

from __future__ import annotations

from functools import reduce
from operator import or_
from typing import Any

import msgspec

from holotable.kernel.game import Game
from holotable.kernel.position import Document


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
