"""A load driver: real games of Starfighter through real sockets, both seats of each connected.

A choice's time runs from the moment it is sent until both seats have the view that it led to. Chances come from
numbers that are the same each time; only this machine is ever asked.
"""

from __future__ import annotations

import asyncio
import itertools
import time
from collections import deque
from collections.abc import Callable
from random import Random
from typing import Any, TypeVar

import httpx
import msgspec
from _sockets import Socket, connect

T = TypeVar("T")
VERSION = 1
SEATS = ("first", "second")
COMMANDS = itertools.count(1)


class Question(msgspec.Struct):
    options: list[Option] = []


class Option(msgspec.Struct):
    id: str


class Decision(msgspec.Struct):
    id: str
    question: Question


class Heard(msgspec.Struct):
    """What the driver reads of a message: no more than a player needs in order to choose."""

    type: str
    version: int = 0
    decision: Decision | None = None
    ended: Any = None
    code: str = ""


_DECODER = msgspec.json.Decoder(Heard)


class Tally:
    """What came of a run."""

    def __init__(self) -> None:
        self.seconds: list[float] = []
        self.games = 0
        self.errors: list[str] = []
        self.received = 0


class Game:
    """One match, played at random by both its seats."""

    def __init__(self, load: Load, random: Random) -> None:
        self.load = load
        self.random = random
        self.sockets: list[Socket] = []
        self.versions = [-1, -1]
        self.sent: deque[tuple[float, int]] = deque()
        """Choices on their way: when each was sent, and the version that it leads to."""
        self.over = False

    async def begin(self) -> None:
        """Makes the match and sits down at both seats."""
        seats = {"first": {"kind": "me"}, "second": {"kind": "same-screen"}}
        wish = {"game": "starfighter", "seats": seats, "setup": {"mode": self.load.mode}}
        answer = await self.load.http.post("/api/matches", json=wish)
        answer.raise_for_status()
        made = answer.json()
        for number, seat in enumerate(SEATS):
            socket = await connect(self.load.port, f"/ws/{made['match']}", self._hears(number), self._gone)
            self.sockets.append(socket)
            hello = {"type": "hello", "version": VERSION, "token": made["tokens"][seat], "contribution": "aa"}
            socket.send(msgspec.json.encode(hello))

    def _hears(self, number: int) -> Callable[[bytes], None]:
        def hear(message: bytes) -> None:
            self.load.tally.received += len(message)
            heard = _DECODER.decode(message)
            if heard.type == "table":
                self._table(number, heard)
            elif heard.type in ("refused", "closing"):
                self.load.tally.errors.append(heard.code)

        return hear

    def _table(self, number: int, heard: Heard) -> None:
        self.versions[number] = heard.version
        known = min(self.versions)
        while self.sent and known >= self.sent[0][1]:
            self.load.tally.seconds.append(time.perf_counter() - self.sent.popleft()[0])
        if heard.ended is not None:
            if known == heard.version and not self.over:
                self.over = True
                self.load.ended(self)
            return
        if heard.decision is not None and self.load.going:
            self.load.later(self.random, self._choose, number, heard.version, heard.decision)

    def _choose(self, number: int, version: int, decision: Decision) -> None:
        if self.over:
            return
        option = self.random.choice(decision.question.options).id
        choice = {
            "type": "choose",
            "command": f"c{next(COMMANDS)}",
            "decision": decision.id,
            "answer": option,
        }
        self.sent.append((time.perf_counter(), version + 1))
        self.sockets[number].send(msgspec.json.encode(choice))

    def _gone(self) -> None:
        if not self.over and self.load.going:
            self.load.tally.errors.append("connection lost")

    def leave(self) -> None:
        self.over = True
        for socket in self.sockets:
            socket.close()


class Load:
    """So many matches at once, each choice after a time as people take it, or at once."""

    def __init__(self, port: int, matches: int, thinking: float, mode: str = "skirmish") -> None:
        self.port = port
        self.matches = matches
        self.thinking = thinking
        """The mean of the times that people take, in seconds; 0 for none."""
        self.mode = mode
        self.tally = Tally()
        self.going = True
        self.games: set[Game] = set()
        self._seeds = itertools.count(1)
        self._tasks: set[asyncio.Task[None]] = set()
        self._waiting = asyncio.Semaphore(8)

    async def run(self, seconds: float, *, look: Callable[[], T]) -> tuple[T, T]:
        """Brings all matches to life, measures for so long, and leaves; gives a look before and one after."""
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{self.port}", timeout=60) as self.http:
            key = (await self.http.post("/api/guests", json={"name": "Load"})).json()["device_key"]
            self.http.headers["authorization"] = f"Bearer {key}"
            await asyncio.gather(*(self._new() for _ in range(self.matches)))
            await asyncio.sleep(min(2.0, seconds))
            self.tally = Tally()
            before = look()
            begun = time.perf_counter()
            await asyncio.sleep(seconds)
            self.measured = time.perf_counter() - begun
            after = look()
            self.going = False
            for game in list(self.games):
                game.leave()
            for task in list(self._tasks):
                task.cancel()
        return before, after

    async def _new(self) -> None:
        async with self._waiting:
            if self.going:
                game = Game(self, Random(next(self._seeds)))
                self.games.add(game)
                await game.begin()

    def ended(self, game: Game) -> None:
        """A game is over, and another takes its place."""
        self.tally.games += 1
        self.games.discard(game)
        game.leave()
        task = asyncio.create_task(self._new())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def later(self, random: Random, choose: Callable[..., None], *about: Any) -> None:
        """A choice after a person's time for it: mostly short, now and then long."""
        if not self.thinking:
            choose(*about)
            return
        seconds = random.lognormvariate(-0.32, 0.8) * self.thinking
        asyncio.get_running_loop().call_later(seconds, choose, *about)
