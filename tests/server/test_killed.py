"""The server is killed at random moments under load: whatever it acknowledged is there when it comes again.

`HOLOTABLE_KILLS=200 pytest -m slow tests/server/test_killed.py` kills it that often.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
from random import Random

import httpx
import pytest
import websockets

from holotable.kernel.moment import Moment
from holotable.server.rooms import keeping
from holotable.server.storage.sqlite import SqliteStorage
from server.people import Person, person
from server.processes import process

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

KILLS = int(os.environ.get("HOLOTABLE_KILLS", "20"))
PLAYERS = 6
BUSY = dict.fromkeys(
    (
        "messages_a_second",
        "messages_at_once",
        "requests_a_second",
        "requests_at_once",
        "made_a_minute",
        "made_at_once",
    ),
    100_000,
)
"""These players choose faster than people may."""
GONE = (OSError, websockets.ConnectionClosed, websockets.InvalidHandshake, httpx.HTTPError, TimeoutError)


async def play(
    one: Person, match: str, tokens: dict[str, str], acknowledged: list[tuple[str, str]], random: Random
):
    """Both seats of one match, played at random until the server is gone; notes what was acknowledged.

    Says whether the match was played to its end.
    """
    with contextlib.suppress(*GONE, asyncio.CancelledError):
        other = Person(one.base, f"{one.name}2", one.key)
        await one.come(match, tokens["first"], contribution="aa")
        await other.come(match, tokens["second"], contribution="bb")
        seats = {"first": one, "second": other}
        while True:
            tables = [await sitter.see(lambda t: t["owing"] or t["ended"]) for sitter in seats.values()]
            if tables[0]["ended"]:
                return True
            chooser = seats[max(tables, key=lambda t: t["version"])["owing"][0]]
            await chooser.see(lambda t: t["decision"] or t["ended"])
            if chooser.table["ended"]:
                return True
            option = random.choice(chooser.options())
            answer = await chooser.choose(option)
            if answer["type"] == "accepted":
                acknowledged.append((chooser.table["seat"], option))
                await asyncio.gather(*(s.see_from(answer["version"]) for s in seats.values()))
    return False


async def stored(folder, match):
    storage = SqliteStorage(folder / "holotable.db")
    await storage.open()
    found = await storage.load(match)
    await storage.close()
    return found


async def test_no_acknowledged_choice_is_ever_lost(tmp_path):
    random = Random(2115)
    matches: dict[str, tuple[Person, dict[str, str], list[tuple[str, str]]]] = {}
    for kill in range(KILLS):
        going = [name for name in matches if (await stored(tmp_path, name)).status != "over"]
        async with process(tmp_path, **BUSY) as (running, base):
            while len(going) < PLAYERS:
                one = await person(base, f"P{kill}-{len(going)}")
                seated = await one.new_match(
                    {"first": {"kind": "me"}, "second": {"kind": "same-screen"}}, setup={"mode": "training"}
                )
                matches[seated["match"]] = (one, seated["tokens"], [])
                going.append(seated["match"])
            playing = [
                asyncio.create_task(
                    play(Person(base, one.name, one.key), name, tokens, done, Random(random.random()))
                )
                for name, (one, tokens, done) in matches.items()
                if name in going
            ]
            await made(matches, random.randint(3, 25), playing)
            await asyncio.sleep(random.uniform(0.0, 0.05))
            running.send_signal(signal.SIGKILL)
            await running.wait()
            for task in playing:
                task.cancel()
            for end in await asyncio.gather(*playing, return_exceptions=True):
                if isinstance(end, Exception):
                    raise end
        for name in going:
            await check(tmp_path, name, matches[name][2])
    assert sum(len(done) for _, _, done in matches.values()) > KILLS


async def made(matches, wanted, playing):
    """Waits until so many more choices were acknowledged, or all is over, however slow the machine is."""
    before = sum(len(done) for _, _, done in matches.values())
    for _ in range(6000):
        if sum(len(done) for _, _, done in matches.values()) >= before + wanted:
            return
        ended = [one.result() for one in playing if one.done()]
        assert all(ended), "a player was sent away"
        if len(ended) == len(playing):
            return
        await asyncio.sleep(0.01)
    raise AssertionError("nobody chooses anything")


async def check(folder, name, acknowledged):
    """The record holds every acknowledged choice in its order, and the moment beside it is the one it leads to."""
    found = await stored(folder, name)
    choices = [tuple(line.split(" ", 1)) for line in found.lines if line[0] not in "~!;"]
    assert choices[: len(acknowledged)] == acknowledged
    assert len(choices) <= len(acknowledged) + 1
    if len(choices) > len(acknowledged):
        acknowledged.append(choices[-1])  # written before the kill, its acknowledgement lost on the way
    if not found.moment:
        assert choices == []
        return
    match = keeping.take_up(found)
    assert match.moment().encode() == Moment.decode(found.moment).encode()
