"""Running the server: one process, one file."""

from __future__ import annotations

import asyncio
import gc
import os
import socket
import sys
from pathlib import Path

import uvicorn

from holotable.server.app import application
from holotable.server.limits import Limits
from holotable.server.rooms.house import House
from holotable.server.storage.sqlite import SqliteStorage
from holotable.server.wire import Wire

GRACE = 5
"""Seconds that open requests are given when the server ends."""
FAREWELL = 0.1
"""Seconds in which the last words to every client leave."""


class Server(uvicorn.Server):
    """Says farewell before it closes the sockets, so that every client knows that it shall come again."""

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Ends: what is being written is written, everybody is told, and then the connections are closed."""
        house: House = self.config.app.state.house  # type: ignore[union-attr] # it is our application
        await house.farewell()
        await asyncio.sleep(FAREWELL)
        await super().shutdown(sockets)


def server(
    host: str, port: int, database: Path, limits: Limits | None = None, *, bot_delay: float = 0.4
) -> Server:
    """A server of one process and one file, ready to run."""
    bounds = limits or Limits.of_environment(os.environ)
    config = uvicorn.Config(
        application(SqliteStorage(database), bounds, bot_delay=bot_delay),
        host=host,
        port=port,
        log_level="error",
        access_log=False,
        ws=Wire,
        ws_max_size=bounds.message_bytes,
        ws_ping_interval=20,
        ws_ping_timeout=40,
        timeout_graceful_shutdown=GRACE,
    )
    return Server(config)


HAND_OVER = 0.0005
"""Seconds after which the writer's thread hands the interpreter back to the event loop, which everybody waits for."""
COLLECTING = (20_000, 20, 50)
"""How seldom is looked for objects that hold one another: a table that is told makes and drops hundreds at once."""


def serve(host: str, port: int, database: Path) -> None:
    """Serves until the process is told to end."""
    sys.setswitchinterval(HAND_OVER)
    ready = server(host, port, database)
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECTING)
    ready.run()
