"""What goes over the network, byte by byte: packed for who asked for it, and where it is worth it."""

from __future__ import annotations

import asyncio
import json
import zlib

import pytest
from websockets.client import ClientProtocol
from websockets.frames import Opcode
from websockets.protocol import OPEN
from websockets.uri import parse_uri

from holotable.server.wire import _head
from server.people import VERSION, person

pytestmark = pytest.mark.anyio


class Bare:
    """A socket of which every byte is seen."""

    def __init__(self):
        self.table = None
        self.packed = []
        """Of every message: whether it was packed, its size on the wire, and its size as it is."""

    async def come(self, base, match, token, *, asking):
        host, port = base.removeprefix("http://").split(":")
        self.reader, self.writer = await asyncio.open_connection(host, int(port))
        lines = [f"GET /ws/{match} HTTP/1.1", f"Host: {host}:{port}", "Upgrade: websocket"]
        lines += ["Connection: Upgrade", "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA=="]
        lines += ["Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits"] if asking else []
        self.writer.write("\r\n".join([*lines, "Sec-WebSocket-Version: 13", "", ""]).encode())
        self.answer = (await self.reader.readuntil(b"\r\n\r\n")).decode().lower()
        self.window = zlib.decompressobj(-zlib.MAX_WBITS)
        await self.send(type="hello", version=VERSION, token=token, contribution="aa")
        return self

    async def send(self, **message):
        body = json.dumps(message).encode()
        size = bytes((128 | len(body),)) if len(body) < 126 else b"\xfe" + len(body).to_bytes(2)
        self.writer.write(b"\x81" + size + b"\0\0\0\0" + body)
        await self.writer.drain()

    async def hear(self):
        head, size = await asyncio.wait_for(self.reader.readexactly(2), 20)
        if size > 125:
            size = int.from_bytes(await self.reader.readexactly(2 if size == 126 else 8))
        body = await self.reader.readexactly(size)
        if packed := bool(head & 0x40):
            body = self.window.decompress(body + b"\x00\x00\xff\xff")
        self.packed.append((packed, size, len(body)))
        message = json.loads(body)
        if message["type"] == "table":
            self.table = message

    async def see(self, wanted):
        while self.table is None or not wanted(self.table):
            await self.hear()


@pytest.fixture
async def sit(server):
    """Sits down at the second seat of a match, and twice at the first: with packing, and without."""
    anna = await person(server, "Anna")
    wish = {"first": {"kind": "me"}, "second": {"kind": "same-screen"}}
    setup = {"mode": "training", "cruisers": {"first": "ares", "second": "athena"}, "first_player": "first"}
    seated = await anna.new_match(wish, setup=setup)
    match, tokens = seated["match"], seated["tokens"]
    sockets = [
        await Bare().come(server, match, tokens["second"], asking=False),
        await Bare().come(server, match, tokens["first"], asking=True),
        await Bare().come(server, match, tokens["first"], asking=False),
    ]
    yield sockets[1:]
    for one in sockets:
        one.writer.close()
        await one.writer.wait_closed()


async def test_tables_are_packed_for_who_asks_and_what_is_short_never_is(sit):
    packing, plain = sit
    assert "permessage-deflate" in packing.answer
    assert "permessage-deflate" not in plain.answer
    await packing.see(lambda table: table["decision"])
    decision, version = packing.table["decision"], packing.table["version"]
    option = decision["question"]["options"][0]["id"]
    await packing.send(type="choose", command="c", decision=decision["id"], answer=option)
    for one in sit:
        await one.see(lambda table: table["version"] > version)
    assert packing.table == plain.table
    assert all(packed == (size >= 1000) for packed, _, size in packing.packed)
    assert not any(packed for packed, _, _ in plain.packed)
    sizes = [(packed, whole) for done, packed, whole in packing.packed if done]
    packed, whole = sizes[-1]
    assert packed < whole / 4  # most of it was in the table before


@pytest.mark.parametrize("size", [0, 1, 125, 126, 999, 1000, 65_535, 65_536, 300_000])
async def test_a_message_of_any_size_arrives_whole(size):
    client = ClientProtocol(parse_uri("ws://localhost/"), state=OPEN, max_size=None)
    told = b"x" * size
    client.receive_data(_head(size) + told)
    (frame,) = client.events_received()
    assert (frame.opcode, bytes(frame.data), frame.fin) == (Opcode.TEXT, told, True)
