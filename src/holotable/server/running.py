"""Running the server: one process, one file."""

from __future__ import annotations

from pathlib import Path

import uvicorn

from holotable.server.app import application
from holotable.server.limits import Limits
from holotable.server.storage.sqlite import SqliteStorage

GRACE = 5
"""Seconds that open requests are given when the server ends."""


def serve(host: str, port: int, database: Path, *, bot_delay: float = 0.4) -> None:
    """Serves until the process is told to end."""
    limits = Limits()
    uvicorn.run(
        application(SqliteStorage(database), limits, bot_delay=bot_delay),
        host=host,
        port=port,
        log_level="warning",
        access_log=False,
        ws="websockets-sansio",
        ws_max_size=limits.message_bytes,
        ws_ping_interval=20,
        ws_ping_timeout=40,
        timeout_graceful_shutdown=GRACE,
    )
