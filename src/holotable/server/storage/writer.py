"""One writer: a thread that gathers what is asked for and commits it in groups, each group with one sync to disk."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Sequence
from itertools import groupby
from queue import SimpleQueue
from typing import Any, NamedTuple, TypeVar

from sqlalchemy import Connection, Engine

from holotable.server.storage.interface import Change

T = TypeVar("T")
Work = Callable[[Connection], Any]
LARGEST_GROUP = 400
"""So many changes share a commit at most, so that nobody waits long for others."""


class Asked(NamedTuple):
    """Something to be written, and who waits for it."""

    what: Work | Change
    future: asyncio.Future[Any]
    loop: asyncio.AbstractEventLoop


Done = tuple[asyncio.Future[Any], Any, BaseException | None]


class Writer:
    """Carries out work on the database, in order, in groups; changes that follow one another go in one statement."""

    def __init__(self, engine: Engine, write_changes: Callable[[Connection, Sequence[Change]], None]) -> None:
        self._engine = engine
        self._write_changes = write_changes
        self._queue: SimpleQueue[Asked | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    @property
    def alive(self) -> bool:
        """Whether it still writes."""
        return self._thread.is_alive()

    async def do(self, work: Callable[[Connection], T]) -> T:
        """Has the work done; when this returns, it is on disk."""
        done: T = await self._ask(work)
        return done

    async def change(self, change: Change) -> None:
        """Has a change written; when this returns, it is on disk."""
        await self._ask(change)

    async def _ask(self, what: Work | Change) -> Any:
        loop = asyncio.get_running_loop()
        future: asyncio.Future[Any] = loop.create_future()
        self._queue.put(Asked(what, future, loop))
        return await future

    async def close(self) -> None:
        """Ends the thread when everything asked for is done."""
        self._queue.put(None)
        await asyncio.to_thread(self._thread.join)

    def _run(self) -> None:
        with self._engine.connect() as connection:
            while True:
                first = self._queue.get()
                if first is None:
                    return
                group = [first]
                ended = False
                while len(group) < LARGEST_GROUP and not self._queue.empty():
                    more = self._queue.get()
                    if more is None:
                        ended = True
                        break
                    group.append(more)
                self._commit(connection, group)
                if ended:
                    return

    def _commit(self, connection: Connection, group: list[Asked]) -> None:
        """Does a group in one transaction; if one of them fails, each is done again by itself."""
        done: list[Done] = []
        try:
            with connection.begin():
                for changes, together in groupby(group, lambda one: isinstance(one.what, Change)):
                    done.extend(self._write(connection, list(together), changes=changes))
        except Exception as error:  # noqa: BLE001 - whoever asked is told
            if len(group) > 1:
                for one in group:
                    self._commit(connection, [one])
                return
            done = [(group[0].future, None, error)]
        for loop in {one.loop for one in group}:
            mine = [told for told, one in zip(done, group, strict=True) if one.loop is loop]
            try:
                loop.call_soon_threadsafe(_tell, mine)
            except RuntimeError:
                continue  # that loop has ended, and nobody there waits any more

    def _write(self, connection: Connection, asked: list[Asked], *, changes: bool) -> list[Done]:
        if changes:
            self._write_changes(connection, [one.what for one in asked if isinstance(one.what, Change)])
            return [(one.future, None, None) for one in asked]
        return [(one.future, one.what(connection), None) for one in asked if not isinstance(one.what, Change)]


def _tell(done: list[Done]) -> None:
    for future, result, error in done:
        if future.done():
            continue
        if error is None:
            future.set_result(result)
        else:
            future.set_exception(error)
