"""uvicorn's WebSocket with a short way: what is to be sent is written at once, and what arrives waits in one queue.

Between the application and a socket stand, as usual, several layers and a task for each direction. A choice is a
message in and three out, so each of them counted; the handshake, control frames and the end stay as they are.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory
from websockets.frames import Frame, Opcode
from websockets.http11 import Request
from websockets.protocol import State

EXTENSION = "holotable.wire"
"""Under this name the application finds the wire in its scope."""
MOST_UNREAD = 16
"""So many messages wait before no more are taken from the network."""
WORTH_PACKING = 1000
"""From so many bytes on a message is compressed, for whoever asked for it."""


class Wire(WebSocketsSansIOProtocol):
    """One connection."""

    resumed: Callable[[], None] | None = None
    """Is called when more can be written again."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        if self.config.ws_per_message_deflate:
            # A table is like the one before: a window that holds the last one makes most of it a few bytes.
            settings = {"memLevel": 6, "level": 2}
            self.conn.available_extensions = [
                ServerPerMessageDeflateFactory(
                    server_max_window_bits=13, client_max_window_bits=12, compress_settings=settings
                )
            ]

    def handle_connect(self, event: Request) -> None:
        """The application is told of the wire."""
        super().handle_connect(event)
        if hasattr(self, "scope"):
            self.scope["extensions"][EXTENSION] = self  # type: ignore[assignment]

    @property
    def free(self) -> bool:
        """Whether what is written goes out without waiting for the reader."""
        return self.writable.is_set()

    def put(self, message: bytes) -> None:
        """Sends a message; to whoever is gone nothing is sent."""
        if self.close_sent or self.disconnected or self.conn.state is not State.OPEN:
            return
        if self.conn.extensions and len(message) >= WORTH_PACKING:
            frame = Frame(Opcode.TEXT, message)
            self.transport.write(frame.serialize(mask=False, extensions=self.conn.extensions))
        else:
            self.transport.write(_head(len(message)) + message)

    async def next(self) -> str | None:
        """The next message, empty if it is none of text; nothing when the other end has gone."""
        event: Any = await self.receive()
        return event.get("text") or "" if event["type"] == "websocket.receive" else None

    def stop(self) -> None:
        """Whoever waits for the next message waits for nothing more."""
        self.queue.put_nowait({"type": "websocket.disconnect", "code": 1000})

    def send_receive_event_to_app(self) -> None:
        """A whole message has arrived; the network is let go on until several wait."""
        paused = self.read_paused
        self.read_paused = True  # otherwise the network is stopped and set going again with each message
        super().send_receive_event_to_app()
        self.read_paused = paused
        if not paused and self.queue.qsize() > MOST_UNREAD:
            self.read_paused = True
            self.transport.pause_reading()

    def resume_writing(self) -> None:
        """The reader has caught up."""
        super().resume_writing()
        if self.resumed is not None:
            self.resumed()


def _head(size: int) -> bytes:
    """What stands before a text of this size that is sent whole and as it is (RFC 6455, 5.2)."""
    if size < 126:
        return bytes((0x81, size))
    if size < 65_536:
        return b"\x81\x7e" + size.to_bytes(2)
    return b"\x81\x7f" + size.to_bytes(8)
