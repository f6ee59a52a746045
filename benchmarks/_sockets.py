"""A WebSocket client that does little, so that a load driver leaves the cores to the server."""

from __future__ import annotations

import asyncio
import base64
import os
from collections.abc import Callable
from typing import cast

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10


class Socket(asyncio.Protocol):
    """One connection to a path of a server on this machine."""

    def __init__(self, path: str, hear: Callable[[bytes], None], gone: Callable[[], None]) -> None:
        self._path = path
        self._hear = hear
        self._gone = gone
        self._buffer = bytearray()
        self._open = False
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast("asyncio.Transport", transport)
        key = base64.b64encode(os.urandom(16)).decode()
        self.transport.write(
            f"GET {self._path} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        if self.ready.cancelled():
            return
        self._buffer += data
        if not self._open:
            end = self._buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            if b" 101 " not in self._buffer[:20]:
                self.ready.set_exception(ConnectionError(bytes(self._buffer[:end]).decode()))
                return
            del self._buffer[: end + 4]
            self._open = True
            self.ready.set_result(None)
        while self._frame():
            pass

    def _frame(self) -> bool:
        """Takes one frame off the buffer; the server sends each message as one."""
        buffer = self._buffer
        if len(buffer) < 2:
            return False
        size, at = buffer[1] & 127, 2
        if size == 126:
            size, at = int.from_bytes(buffer[2:4]), 4
        elif size == 127:
            size, at = int.from_bytes(buffer[2:10]), 10
        if len(buffer) < at + size:
            return False
        kind = buffer[0] & 15
        body = bytes(buffer[at : at + size])
        del buffer[: at + size]
        if kind == TEXT:
            self._hear(body)
        elif kind == PING:
            self._send(PONG, body)
        return True

    def send(self, message: bytes) -> None:
        self._send(TEXT, message)

    def _send(self, kind: int, body: bytes) -> None:
        size = len(body)
        head = bytes((128 | kind, 128 | min(size, 126)))
        if size >= 126:
            head += size.to_bytes(2)
        if self.transport is not None:
            # A mask of zeros is a mask too, and leaves the body as it is.
            self.transport.write(head + b"\0\0\0\0" + body)

    def connection_lost(self, _: Exception | None) -> None:
        if not self.ready.done():
            self.ready.set_exception(ConnectionError("the server closed the connection"))
        self._gone()

    def close(self) -> None:
        if self.transport is not None:
            self.transport.close()


async def connect(port: int, path: str, hear: Callable[[bytes], None], gone: Callable[[], None]) -> Socket:
    """A socket that is open."""
    loop = asyncio.get_running_loop()
    _, socket = await loop.create_connection(lambda: Socket(path, hear, gone), "127.0.0.1", port)
    await socket.ready
    return socket
