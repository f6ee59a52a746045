"""Where a choice's time goes: each part of its way by itself, over whole games, in one process."""

from __future__ import annotations

import asyncio
import itertools
import tempfile
import time
from collections import defaultdict
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from holotable.kernel.match import Match
from holotable.server import lobby_messages, messages
from holotable.server.fanout import Fanout, Here
from holotable.server.limits import Limits
from holotable.server.rooms import clocks, commands, keeping, showing
from holotable.server.rooms.house import House, OneProcess
from holotable.server.rooms.listeners import Listener
from holotable.server.rooms.room import Room
from holotable.server.storage.interface import StoredGuest
from holotable.server.storage.sqlite import SqliteStorage

GAMES = 3
NUMBERS = itertools.count(1)


class Ear(Listener):
    """A seat that listens and forgets."""

    def __init__(self, fanout: Fanout, seat: int) -> None:
        super().__init__(fanout, f"seat {seat} of {next(NUMBERS)}", seat)
        fanout.attach(self.address, self)
        self.last = b""

    def deliver(self, message: bytes) -> None:
        if message.startswith(b'{"type":"table"'):
            self.last = message

    def dismiss(self, closing: messages.Closing) -> None:
        raise RuntimeError(closing.code)


class Clock:
    """Adds up the seconds of a core that some functions take, and those that the disk is waited for."""

    def __init__(self) -> None:
        self.seconds: dict[str, float] = defaultdict(float)

    def wrap(self, owner: Any, name: str, part: str) -> None:
        real = getattr(owner, name)

        def timed(*args: Any, **kwargs: Any) -> Any:
            begun = time.thread_time()
            try:
                return real(*args, **kwargs)
            finally:
                self.seconds[part] += time.thread_time() - begun

        setattr(owner, name, timed)

    def wrap_waiting(self, owner: Any, name: str, part: str) -> None:
        real = getattr(owner, name)

        async def timed(*args: Any, **kwargs: Any) -> Any:
            begun = time.perf_counter()
            try:
                return await real(*args, **kwargs)
            finally:
                self.seconds[part] += time.perf_counter() - begun

        setattr(owner, name, timed)


def figures() -> dict[str, float]:
    """Microseconds a choice: of the core that the event loop has, and of waiting for the writer and its disk."""
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(_measured(Path(folder) / "parts.db"))


async def _measured(path: Path) -> dict[str, float]:
    storage = SqliteStorage(path)
    await storage.open()
    house = House(storage, OneProcess(), Here(), Limits(), lambda _: None, bot_delay=0.0)
    choices, whole = 0, 0.0
    clock = Clock()
    decoder = msgspec.json.Decoder(messages.ToServer)
    for number in range(GAMES):
        wish = lobby_messages.NewMatch(
            "starfighter",
            {"first": lobby_messages.SeatWish("me"), "second": lobby_messages.SeatWish("same-screen")},
            setup={"mode": "skirmish"},
        )
        seated = await house.new_match(wish, StoredGuest("bench", "Bench", ""))
        room = await house.room(seated.match)
        ears = [Ear(house.fanout, seat) for seat in (0, 1)]
        for ear in ears:
            await room.come(ear, messages.Hello(messages.VERSION, contribution="aa"))
        if number == 0:
            _listen_in(clock, room, storage)
        random = Random(number)
        while room.playing:
            assert room.match is not None
            chooser = ears[room.match.owing()[0]]
            decision = msgspec.json.decode(chooser.last)["decision"]
            option = random.choice(decision["question"]["options"])["id"]
            sent = msgspec.json.encode(messages.Choose(f"c{choices}", decision["id"], option))
            begun = time.thread_time()
            message = decoder.decode(sent)
            clock.seconds["message"] += time.thread_time() - begun
            await commands.choose(room, chooser, message)
            whole += time.thread_time() - begun
            choices += 1
    house.close()
    await storage.close()
    parts = {name: round(1e6 * spent / choices, 1) for name, spent in sorted(clock.seconds.items())}
    parts["rest_of_tables"] = round(parts["both_tables"] - parts["views"] - parts["questions"], 1)
    named = sum(parts[one] for one in ("message", "rules", "moment", "lines", "both_tables"))
    core = round(1e6 * whole / choices, 1)
    return {**parts, "rest_of_loop": round(core - named, 1), "whole_loop": core, "choices": choices}


def _listen_in(clock: Clock, room: Room, storage: SqliteStorage) -> None:
    clock.wrap(Match, "choose", "rules")
    clock.wrap(Match, "moment", "moment")
    clock.wrap_waiting(storage, "write", "disk")
    clock.wrap(showing, "tell_all", "both_tables")
    clock.wrap(type(room.match.game), "view", "views")  # type: ignore[union-attr]
    clock.wrap(showing.telling, "decision", "questions")
    clock.wrap(keeping, "grown", "lines")
    clock.wrap(clocks, "run", "clocks")
