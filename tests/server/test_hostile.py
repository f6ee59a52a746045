"""Whatever comes over a socket: no crash, no hang, no word about what the sender may not know."""

from __future__ import annotations

import asyncio
import json
import os
from random import Random

import httpx
import pytest
import websockets

from holotable.server import messages
from holotable.server.limits import Limits
from server.conftest import running
from server.people import VERSION, duel, person

pytestmark = pytest.mark.anyio

KINDS = [one.__struct_config__.tag for one in messages.ToServer.__args__]
FIELDS = [
    "command",
    "decision",
    "answer",
    "about",
    "kind",
    "seat",
    "agreed",
    "how",
    "text",
    "phrase",
    "version",
]
FIELDS += ["token", "have", "events", "contribution"]
ODD = ["", "x" * 2000, "\x00", "\ud800", 2**70, -1, 1e308, None, True, [], {}, [[[]]], {"a": {"b": []}}, "d1"]
ODD += ["draw", "takeback", "rematch", "bot-instead", "resign", "first", "second", "1-03@2:up", "ares", 0]


def noise(random: Random):
    """Something that somebody might send."""
    how = random.random()
    if how < 0.1:
        return bytes(random.randrange(256) for _ in range(random.randrange(200)))
    if how < 0.2:
        return "".join(chr(random.randrange(32, 1000)) for _ in range(random.randrange(100)))
    if how < 0.25:
        return "[" * random.randrange(1, 20_000)
    message = {"type": random.choice([*KINDS, "nothing", 7])}
    for field in random.sample(FIELDS, random.randrange(8)):
        message[field] = random.choice(ODD)
    text = json.dumps(message)
    return text[: random.randrange(len(text))] if how < 0.3 else text


async def metric(base, name):
    async with httpx.AsyncClient(base_url=base) as http:
        lines = (await http.get("/metrics")).text.splitlines()
    return float(next(line.split()[1] for line in lines if line.startswith(f"holotable_{name} ")))


async def shout(base, match, token, random, messages_sent, heard):
    """One hostile client: whoever ends its connection, it comes again."""
    sent = 0
    while sent < messages_sent:
        try:
            async with websockets.connect(f"{base.replace('http', 'ws')}/ws/{match}") as socket:
                if random.random() < 0.8:
                    hello = {"type": "hello", "version": VERSION, "token": token}
                    await socket.send(json.dumps(hello))
                for _ in range(random.randrange(1, 40)):
                    await socket.send(noise(random))
                    sent += 1
                await socket.send(json.dumps({"type": "resync"}))
                while True:
                    heard.append(await asyncio.wait_for(socket.recv(), 0.3))
        except (websockets.ConnectionClosed, TimeoutError):
            continue


async def test_no_noise_stops_a_match_or_brings_a_mistake_to_light(server):
    anna, ben = await duel(
        server, setup={"mode": "training", "cruisers": {"first": "ares", "second": "athena"}}
    )
    await anna.see(lambda table: table["view"])
    await ben.see(lambda table: table["view"])
    random = Random(int(os.environ.get("HOLOTABLE_NOISE_SEED", "4")))
    many = int(os.environ.get("HOLOTABLE_NOISE", "150"))
    heard: dict[str | None, list[str]] = {None: [], "wrong": [], anna.token: []}
    await asyncio.gather(
        *(
            shout(server, anna.match, token, Random(random.random()), many, told)
            for token, told in heard.items()
        ),
        shout(server, "nothing", None, Random(1), 20, []),
    )
    assert await metric(server, "mistakes_total") == 0
    hidden = ben.table["view"]["sides"]["second"]["hand"]
    assert hidden
    tables = [one for told in heard.values() for one in map(json.loads, told) if one["type"] == "table"]
    live = [one for one in tables if one["ended"] is None]
    assert live
    assert all(one["view"]["sides"]["second"]["hand"] is None for one in live)
    assert not any(one["type"] == "table" for one in map(json.loads, heard["wrong"]))
    again = await (await person(server, "Cleo")).come(anna.match)
    await again.see(lambda table: table["view"])


async def test_a_message_that_is_too_large_ends_the_connection_and_nothing_else(server):
    anna, ben = await duel(server)
    await anna.socket.send(json.dumps({"type": "say", "command": "a", "text": "x" * 100_000}))
    await asyncio.wait_for(anna.socket.wait_closed(), 20)
    await ben.command("say", text="still here")


async def test_whoever_floods_is_shown_out_and_may_come_again(tmp_path):
    with running(tmp_path / "test.db", Limits(messages_a_second=5, messages_at_once=20)) as base:
        anna, _ = await duel(base)
        for _ in range(60):
            await anna.send("ping")
        while (message := await anna.hear())["type"] != "closing":
            pass
        assert message == {"type": "closing", "code": "flood", "again": True}
        await anna.come(anna.match, anna.token)
        await anna.see(lambda table: table["version"])


async def test_whoever_says_too_much_is_asked_to_wait(tmp_path):
    with running(tmp_path / "test.db", Limits(chat_a_minute=4)) as base:
        anna, _ = await duel(base)
        answers = [await anna.command("say", text="hello") for _ in range(3)]
        assert [one.get("code") for one in answers] == [None, "flood", "flood"]


async def test_a_page_of_somebody_elses_cannot_use_the_server(server):
    anna, _ = await duel(server)
    foreign = {"origin": "https://elsewhere.example"}
    async with httpx.AsyncClient(base_url=server, headers=foreign) as http:
        assert (await http.post("/api/guests", json={"name": "X"})).status_code == 403
    with pytest.raises(websockets.InvalidStatus):
        await websockets.connect(f"{server.replace('http', 'ws')}/ws/{anna.match}", origin=foreign["origin"])


async def test_an_origin_that_cannot_be_read_is_a_foreign_one(server):
    anna = await person(server, "Anna")
    answer = await anna.http.post("/api/matches", json={}, headers={"origin": "http://["})
    assert (answer.status_code, answer.json()["code"]) == (403, "origin")
    with pytest.raises(websockets.InvalidStatus):
        await websockets.connect(f"{server.replace('http', 'ws')}/ws/nothing", origin="http://[")


async def test_so_many_guests_and_matches_are_made_at_once_and_no_more(tmp_path):
    with running(tmp_path / "test.db", Limits(made_at_once=3, made_a_minute=0)) as base:
        async with httpx.AsyncClient(base_url=base) as http:
            answers = [(await http.post("/api/guests", json={"name": "X"})).status_code for _ in range(4)]
            assert (await http.get("/api/lobby")).status_code == 200
    assert answers == [201, 201, 201, 429]


async def test_answers_keep_browsers_safe(server):
    async with httpx.AsyncClient(base_url=server) as http:
        headers = (await http.get("/api/lobby")).headers
    policy = dict(part.strip().split(" ", 1) for part in headers["content-security-policy"].split(";"))
    assert policy["default-src"] == "'none'"
    assert policy["script-src"] == policy["style-src"] == "'self'"
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["cache-control"] == "no-store"
