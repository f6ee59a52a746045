"""One WebSocket a seat or watcher: messages in, messages out, and nobody ever waits for a slow reader."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from contextlib import suppress
from secrets import token_hex
from typing import Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from holotable.kernel.errors import HolotableError
from holotable.server import messages
from holotable.server.limits import Bucket, Limits
from holotable.server.metrics import Metrics
from holotable.server.rooms import chat, commands, questions, showing
from holotable.server.rooms.house import House
from holotable.server.rooms.listeners import Listener
from holotable.server.rooms.refusals import Refusal
from holotable.server.rooms.room import Room
from holotable.server.wire import EXTENSION, Wire

_DECODER = msgspec.json.Decoder(messages.ToServer)
_ENCODER = msgspec.json.Encoder()
HELLO_WITHIN = 10.0
LAST_WORDS_WITHIN = 2.0


class Connection:
    """Somebody at the other end, with the messages that wait until they read on."""

    __slots__ = (
        "_closing",
        "_waiting",
        "_wire",
        "bucket",
        "chat",
        "limits",
        "metrics",
    )

    def __init__(self, wire: Wire, limits: Limits, metrics: Metrics) -> None:
        self._wire = wire
        self._waiting: deque[bytes] = deque()
        self._closing: messages.Closing | None = None
        wire.resumed = self._go_on
        self.limits = limits
        self.metrics = metrics
        self.bucket = Bucket(limits.messages_a_second, limits.messages_at_once)
        self.chat = Bucket(limits.chat_a_minute / 60, max(1.0, limits.chat_a_minute / 4))

    @property
    def ended(self) -> bool:
        """Whether nothing more is sent."""
        return self._closing is not None

    def deliver(self, message: bytes) -> None:
        """Sends a message; to a slow reader later, and one for whom too many wait is told to come again."""
        if self._closing is not None:
            return
        if self._wire.free:
            self._put(message)
        elif len(self._waiting) < self.limits.queue_of_a_socket:
            self._waiting.append(message)
        else:
            self.metrics.slow_readers += 1
            self.dismiss(messages.Closing("slow", again=True))

    def _go_on(self) -> None:
        while self._waiting and self._wire.free:
            self._put(self._waiting.popleft())

    def _put(self, message: bytes) -> None:
        self._wire.put(message)
        self.metrics.messages_out += 1

    def dismiss(self, closing: messages.Closing) -> None:
        """Ends the connection: what waits is dropped, the reason is told."""
        if self._closing is None:
            self._closing = closing
            self._waiting.clear()
            self._put(_ENCODER.encode(closing))
            self._wire.stop()


async def serve(socket: WebSocket, house: House, limits: Limits, metrics: Metrics) -> None:
    """One connection, from its first message to its end."""
    wire: Wire = socket.scope["extensions"][EXTENSION]
    await socket.accept()
    connection = Connection(wire, limits, metrics)
    listener = Listener(house.fanout, token_hex(8))
    house.fanout.attach(listener.address, connection)
    metrics.sockets += 1
    room: Room | None = None
    try:
        room = await _enter(socket.path_params["match"], wire, connection, listener, house)
        if room is not None:
            await _talk(wire, connection, listener, room)
    except Exception as mistake:  # noqa: BLE001 - nothing of it may reach the other end or the log as it is
        metrics.mistake(mistake, "socket")
        connection.dismiss(messages.Closing("restart", again=True))
    finally:
        metrics.sockets -= 1
        if room is not None:
            room.go(listener)
        house.fanout.detach(listener.address)
        connection.dismiss(messages.Closing("removed", again=False))
        # The other end may have gone, or read nothing.
        with suppress(WebSocketDisconnect, RuntimeError, TimeoutError):
            await asyncio.wait_for(socket.close(1000), LAST_WORDS_WITHIN)


async def _enter(
    match: str, wire: Wire, connection: Connection, listener: Listener, house: House
) -> Room | None:
    """The first message says who comes; a token that opens no seat is refused."""
    try:
        text = await asyncio.wait_for(wire.next(), HELLO_WITHIN)
    except TimeoutError:
        text = None
    hello = None if text is None else _decoded(text, connection.limits)
    if not isinstance(hello, messages.Hello):
        connection.dismiss(messages.Closing("removed", again=False))
        return None
    if hello.version != messages.VERSION:
        connection.dismiss(messages.Closing("version", again=False))
        return None
    if house.closing:
        connection.dismiss(messages.Closing("restart", again=True))
        return None
    try:
        return await _sit_down(match, hello, connection.limits, listener, house)
    except (Refusal, HolotableError) as refused:
        _refuse(listener, "hello", refused)
        connection.dismiss(messages.Closing("removed", again=False))
        return None


async def _sit_down(
    match: str, hello: messages.Hello, limits: Limits, listener: Listener, house: House
) -> Room:
    room = await house.room(match)
    if len(room.listeners) >= limits.sockets_a_match:
        raise Refusal("full", "room-full")
    if hello.token is not None:
        listener.seat = room.seat_of_token(hello.token)
        if listener.seat is None:
            raise Refusal("who", "room-wrong-token")
    await room.come(listener, hello)
    return room


async def _talk(wire: Wire, connection: Connection, listener: Listener, room: Room) -> None:
    while (text := await wire.next()) is not None and not connection.ended:
        connection.metrics.messages_in += 1
        if not connection.bucket.take(time.monotonic()):
            connection.dismiss(messages.Closing("flood", again=True))
            return
        message = _decoded(text, connection.limits)
        if message is None:
            _refuse(listener, "", Refusal("bad-input", "room-not-a-message"))
            continue
        try:
            await _obey(message, connection, listener, room)
        except (Refusal, HolotableError) as refused:
            _refuse(listener, getattr(message, "command", ""), refused)


def _refuse(listener: Listener, command: str, refused: Refusal | HolotableError) -> None:
    """Tells why a command was not carried out."""
    words = messages.Words(refused.phrase.key, refused.phrase.args)
    listener.send(_ENCODER.encode(messages.Refused(command, refused.code, words, refused.rule)))


async def _obey(message: Any, connection: Connection, listener: Listener, room: Room) -> None:
    match message:
        case messages.Choose():
            begun = time.perf_counter()
            await commands.choose(room, listener, message)
            connection.metrics.choice(time.perf_counter() - begun)
        case messages.Reconsider():
            await commands.reconsider(room, listener, message)
        case messages.AskWhy():
            listener.send(_ENCODER.encode(questions.why(room, listener, message)))
        case messages.AskPreview():
            listener.send(_ENCODER.encode(questions.preview(room, listener, message)))
        case messages.AskOdds():
            listener.send(_ENCODER.encode(questions.odds(room, listener, message)))
        case messages.AskHint():
            listener.send(_ENCODER.encode(await questions.hint(room, listener, message)))
        case messages.Propose():
            await commands.propose(room, listener, message)
        case messages.Answer():
            await commands.answer(room, listener, message)
        case messages.Leave():
            await commands.leave(room, listener, message)
        case messages.Claim():
            await commands.claim(room, listener, message)
        case messages.Say():
            if not connection.chat.take(time.monotonic()):
                raise Refusal("flood", "room-slow-down")
            await chat.say(room, listener, message)
        case messages.Resync():
            async with room.lock:
                showing.tell_anew(room, listener)
        case messages.Ping():
            room.used = time.monotonic()
        case messages.Hello():
            raise Refusal("again", "room-hello-again")


def _decoded(text: str, limits: Limits) -> Any:
    if len(text) > limits.message_bytes:
        return None
    try:
        return _DECODER.decode(text)
    except (msgspec.DecodeError, RecursionError, UnicodeError):
        return None
