"""The measuring table over HTTP: what can be put on it, questions to it, and tables that are shared by link."""

from __future__ import annotations

import asyncio
import gzip
from functools import cache
from hashlib import sha256
from types import ModuleType

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from holotable.kernel.measuring import measured_game
from holotable.kernel.rulebook import Rule, RuleText
from holotable.server.http.layer import Api
from holotable.server.measuring_messages import (
    MeasuredTable,
    MeasureTable,
    SharedTable,
    TableCatalogue,
    TableLink,
    TableToShare,
)
from holotable.server.rooms.house import House
from holotable.server.rooms.refusals import Refusal

LINK = 24
"""How many digits a shared table's name has: too many to be found by trying."""


def add_routes(api: Api, house: House) -> None:
    """Adds what concerns the measuring table."""
    largest = house.limits.table_bytes
    at_once = asyncio.Semaphore(house.limits.measurers)

    @api.route("GET", "/api/measuring/{game}")
    async def measuring_catalogue(request: Request, game: str) -> Response:
        """Everything that can be put on a game's table, with what it looks like and what it can do."""
        _measured(game)
        packed = "gzip" in request.headers.get("accept-encoding", "")
        return Response(
            _packed(game) if packed else _catalogue(game),
            media_type="application/json",
            headers={"vary": "accept-encoding", **({"content-encoding": "gzip"} if packed else {})},
        )

    @api.route("GET", "/api/measuring/{game}/rules")
    async def measuring_rules(game: str) -> list[Rule]:
        """The rules that answers about a game's table name."""
        _measured(game)
        told = msgspec.json.decode(_catalogue(game), type=TableCatalogue).rules
        return [Rule(name, ["E"], RuleText(text.de, text.en), "done") for name, text in told.items()]

    @api.route("POST", "/api/measuring/{game}", largest=largest)
    async def measure_table(game: str, body: MeasureTable) -> MeasuredTable:
        """Ask the plane a question about a table; one that cannot be is refused with its field, and the rule."""
        package = _measured(game)
        async with at_once:
            shown = await asyncio.to_thread(package.show, body.table, body.query, body.lang)
        return msgspec.convert(shown, MeasuredTable)

    @api.route("POST", "/api/measuring/{game}/tables", status=201, largest=largest)
    async def share_table(game: str, body: TableToShare) -> TableLink:
        """Keep a table for whoever has the link; the same table has the same link."""
        package = _measured(game)
        async with at_once:
            await asyncio.to_thread(package.show, body.table, None, "en")
        document = msgspec.json.encode(SharedTable(game, body.table, body.query))
        name = sha256(document).hexdigest()[:LINK]
        await house.storage.keep_table(name, document)
        return TableLink(name)

    @api.route("GET", "/api/measuring/tables/{table}")
    async def shared_table(table: str) -> SharedTable:
        """A table that was shared."""
        document = await house.storage.table(table)
        if document is None:
            raise Refusal("not-found", "http-no-table")
        return msgspec.json.decode(document, type=SharedTable)


def _measured(game: str) -> ModuleType:
    package = measured_game(game)
    if package is None:
        raise Refusal("not-found", "http-not-measured")
    return package


@cache
def _catalogue(game: str) -> bytes:
    package = _measured(game)
    return msgspec.json.encode(msgspec.convert(package.catalogue(), TableCatalogue))


@cache
def _packed(game: str) -> bytes:
    return gzip.compress(_catalogue(game), mtime=0)
