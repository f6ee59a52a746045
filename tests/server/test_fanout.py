"""What any fan-out must keep, told once and tried on each of them."""

from __future__ import annotations

import asyncio

import pytest

from holotable.server.fanout import Here
from holotable.server.messages import Closing
from server.seated import until

pytestmark = pytest.mark.anyio


class Receiver:
    """Keeps what it hears."""

    def __init__(self):
        self.heard = []

    def deliver(self, message):
        self.heard.append(message)

    def dismiss(self, closing):
        self.heard.append(closing)


@pytest.fixture(params=[Here], ids=["one process"])
async def fanout(request):
    one = request.param()
    await one.open()
    yield one
    await one.close()


@pytest.fixture
def attached(fanout):
    """Receivers at the addresses a, b and c."""
    receivers = {address: Receiver() for address in "abc"}
    for address, receiver in receivers.items():
        fanout.attach(address, receiver)
    return receivers


async def heard(receiver, wanted):
    """All that it has heard, once so much has come and nothing more comes."""
    await until(lambda: len(receiver.heard) >= wanted)
    await asyncio.sleep(0.02)
    return receiver.heard


async def test_those_who_are_meant_hear_it_whole_and_nobody_else_does(fanout, attached):
    message = '{"text":"Grüße"}'.encode() * 1000
    fanout.tell(["a", "c"], message)
    assert await heard(attached["a"], 1) == [message]
    assert await heard(attached["c"], 1) == [message]
    assert await heard(attached["b"], 0) == []


async def test_what_is_told_to_one_arrives_in_its_order_and_once(fanout, attached):
    told = [b"%d" % number for number in range(200)]
    for number, message in enumerate(told):
        fanout.tell(["a", "b"] if number % 2 else ["a"], message)
    assert await heard(attached["a"], len(told)) == told
    assert await heard(attached["b"], len(told) // 2) == told[1::2]


async def test_nobody_is_missed_for_somebody_who_is_not_there(fanout, attached):
    fanout.tell(["nobody", "a"], b"1")
    fanout.detach("b")
    fanout.tell(["b", "a"], b"2")
    fanout.detach("b")
    fanout.end("nobody", Closing("removed", again=False))
    assert await heard(attached["a"], 2) == [b"1", b"2"]
    assert await heard(attached["b"], 0) == []


async def test_what_was_told_before_an_end_arrives_and_nothing_after_it(fanout, attached):
    closing = Closing("restart", again=True)
    fanout.tell(["a"], b"last")
    fanout.end("a", closing)
    fanout.tell(["a", "b"], b"later")
    fanout.end("a", closing)
    assert await heard(attached["a"], 2) == [b"last", closing]
    assert await heard(attached["b"], 1) == [b"later"]


async def test_whoever_comes_again_at_an_address_hears_what_is_told_from_then_on(fanout, attached):
    fanout.tell(["a"], b"before")
    await heard(attached["a"], 1)
    fanout.detach("a")
    fanout.tell(["a"], b"lost")
    again = Receiver()
    fanout.attach("a", again)
    fanout.tell(["a"], b"after")
    assert await heard(again, 1) == [b"after"]
    assert attached["a"].heard == [b"before"]
