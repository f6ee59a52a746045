"""Bots think in processes of their own, so that nobody else waits for them."""

from __future__ import annotations

import asyncio
import multiprocessing
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from random import SystemRandom
from typing import Any

import msgspec

from holotable.bots.bot import TEXTS, Chosen
from holotable.bots.levels import player
from holotable.kernel import registry
from holotable.kernel.moment import Moment
from holotable.kernel.table import Table


class Thought(msgspec.Struct, frozen=True):
    """A bot's choice as a record writes it and as the wire holds it, its chance of winning and its reasons."""

    text: str
    plain: Any
    chance: float | None
    why: tuple[tuple[str, dict[str, Any]], ...]


class Thinkers:
    """The processes, started when the first bot is to think."""

    def __init__(self, processes: int) -> None:
        self._processes = processes
        self._pool: ProcessPoolExecutor | None = None

    async def think(self, game: str, moment: bytes, seat: int, level: str) -> Thought:
        """What a bot of this level chooses for the seat. A process that dies is replaced once."""
        loop = asyncio.get_running_loop()
        for last in (False, True):
            pool = self._ready()
            try:
                return await loop.run_in_executor(pool, _think, game, moment, seat, level)
            except BrokenProcessPool:
                if self._pool is pool:
                    self._pool = None
                if last:
                    raise
        raise AssertionError

    def close(self) -> None:
        """Ends the processes."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None

    def _ready(self) -> ProcessPoolExecutor:
        if self._pool is None:
            method = "forkserver" if "forkserver" in multiprocessing.get_all_start_methods() else "spawn"
            context = multiprocessing.get_context(method)
            self._pool = ProcessPoolExecutor(self._processes, mp_context=context)
        return self._pool


def _think(game: str, moment: bytes, seat: int, level: str) -> Thought:
    """Runs in a process of its own; the bot looks at the table through what its seat knows alone."""
    table = Table.of_moment(registry.game(game), Moment.decode(moment))
    chosen: Chosen = player(level).choose(table, seat, SystemRandom())
    asked = table.owed()[seat]
    why = tuple((phrase.key, dict(phrase.args)) for phrase in chosen.why if TEXTS.has(phrase.key))
    return Thought(asked.write(chosen.choice), asked.plain(chosen.choice), chosen.chance, why)
