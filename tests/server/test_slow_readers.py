"""Whoever reads slowly hears everything in its order; whoever reads nothing holds nobody up and is told to come again."""

from __future__ import annotations

import asyncio
import contextlib
import json
import socket
from random import Random

import pytest

from holotable.server.limits import Limits
from holotable.server.messages import Closing
from holotable.server.metrics import Metrics
from holotable.server.socket import Connection
from server.conftest import PLENTY, running
from server.people import VERSION, duel, play_on
from server.test_hostile import metric

pytestmark = pytest.mark.anyio


class Wire:
    """A wire whose reader reads when the test says so."""

    def __init__(self):
        self.free = True
        self.sent = []
        self.stopped = False

    def put(self, message):
        self.sent.append(message)

    def stop(self):
        self.stopped = True


def connected(**limits):
    wire, metrics = Wire(), Metrics()
    return Connection(wire, Limits(**limits), metrics), wire, metrics


async def test_what_waited_for_a_slow_reader_goes_out_first():
    connection, wire, _ = connected(queue_of_a_socket=3)
    connection.deliver(b"1")
    wire.free = False
    connection.deliver(b"2")
    connection.deliver(b"3")
    assert wire.sent == [b"1"]
    wire.free = True
    wire.resumed()
    connection.deliver(b"4")
    assert wire.sent == [b"1", b"2", b"3", b"4"]


async def test_who_lets_too_much_wait_is_told_to_come_again_and_hears_nothing_more():
    connection, wire, metrics = connected(queue_of_a_socket=3)
    wire.free = False
    for number in range(5):
        connection.deliver(b"%d" % number)
    wire.free = True
    wire.resumed()
    connection.deliver(b"later")
    connection.dismiss(Closing("removed", again=False))
    assert [json.loads(one) for one in wire.sent] == [{"type": "closing", "code": "slow", "again": True}]
    assert wire.stopped
    assert metrics.slow_readers == 1


def framed(message):
    body = json.dumps(message).encode()
    return b"\x81" + bytes((128 | len(body),)) + b"\0\0\0\0" + body


async def test_somebody_who_reads_nothing_holds_nobody_up(tmp_path):
    with running(tmp_path / "test.db", PLENTY) as base, socket.socket() as deaf:
        anna, ben = await duel(base)
        host, port = base.removeprefix("http://").split(":")
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        deaf.connect((host, int(port)))
        deaf.settimeout(20)
        upgrade = [f"GET /ws/{anna.match} HTTP/1.1", f"Host: {host}:{port}", "Upgrade: websocket"]
        upgrade += ["Connection: Upgrade", "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA=="]
        hello = {"type": "hello", "version": VERSION, "token": anna.token}
        deaf.sendall("\r\n".join([*upgrade, "Sec-WebSocket-Version: 13", "", ""]).encode())
        assert b" 101 " in await asyncio.to_thread(deaf.recv, 1000)
        deaf.sendall(framed(hello))
        with contextlib.suppress(OSError):  # it may be ended while it asks on
            for _ in range(100):
                await asyncio.to_thread(deaf.sendall, framed({"type": "resync"}) * 100)
                if await metric(base, "slow_readers_total"):
                    break
        assert await metric(base, "slow_readers_total") == 1
        assert (await ben.command("say", text="I am still here"))["type"] == "accepted"
        await play_on(Random(1), 2, first=anna, second=ben)
