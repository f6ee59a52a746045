"""What must be so before a server starts, said in one sentence where it is not."""

from __future__ import annotations

import asyncio
import socket
from pathlib import Path

from holotable.cli.frame.errors import BadInput
from holotable.kernel.unread import unread


def check_place(host: str, port: int, database: Path) -> None:
    """Refuses an address that cannot be listened on, and a database that cannot be opened."""
    _check_address(host, port)
    _check_database(database)


def _check_address(host: str, port: int) -> None:
    try:
        family, kind, _, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        with socket.socket(family, kind) as tried:
            tried.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            tried.bind(address)
    except (OSError, UnicodeError) as error:
        why = unread(error)
        raise BadInput("serve-address", field="--host", host=host, port=str(port), why=why) from None


def _check_database(database: Path) -> None:
    from sqlalchemy.exc import DBAPIError

    from holotable.server.storage.sqlite import SqliteStorage

    async def tried() -> None:
        storage = SqliteStorage(database)
        await storage.open()
        await storage.close()

    try:
        asyncio.run(tried())
    except OSError as error:
        why = unread(error)
        raise BadInput("error-file-unwritten", field="--data", file=str(database), why=why) from None
    except DBAPIError as error:
        raise BadInput("serve-database", field="--data", file=str(database), why=str(error.orig)) from None
