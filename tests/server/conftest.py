"""A real server on a free port of this machine, with a database of its own."""

from __future__ import annotations

import contextlib
import socket
import threading
import time

import pytest
import uvicorn

from holotable.server.app import application
from holotable.server.limits import Limits
from holotable.server.storage.sqlite import SqliteStorage
from holotable.server.wire import Wire
from server.people import EVERYBODY

PLENTY = Limits(
    requests_a_second=1e6, requests_at_once=10**6, messages_a_second=1e6, messages_at_once=10**6, thinkers=1
)


@pytest.fixture
def anyio_backend():
    return "asyncio"


@pytest.fixture(autouse=True)
async def everybody_goes_home():
    """Sockets that tests leave open are closed."""
    yield
    while EVERYBODY:
        await EVERYBODY.pop().leave()


@contextlib.contextmanager
def running(path, limits=PLENTY):
    """A server in a thread, until the block ends."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    app = application(SqliteStorage(path), limits, bot_delay=0.0)
    server = uvicorn.Server(
        uvicorn.Config(app, port=port, log_level="error", ws=Wire, ws_max_size=limits.message_bytes)
    )
    thread = threading.Thread(target=server.run, daemon=True)
    thread.start()
    while not server.started:
        assert thread.is_alive(), "the server did not start"
        time.sleep(0.01)
    try:
        yield f"http://127.0.0.1:{port}"
    finally:
        server.should_exit = True
        thread.join(10)


@pytest.fixture
def server(tmp_path):
    with running(tmp_path / "test.db") as base:
        yield base
