"""One writer: a thread that gathers what is asked for and commits it in groups, each group with one sync to disk."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from queue import SimpleQueue
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine

T = TypeVar("T")
Work = Callable[[Connection], Any]
LARGEST_GROUP = 400
"""So many changes share a commit at most, so that nobody waits long for others."""


class Writer:
    """Carries out work on the database, in order, in groups."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._queue: SimpleQueue[tuple[Work, asyncio.Future[Any], asyncio.AbstractEventLoop] | None] = (
            SimpleQueue()
        )
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    async def do(self, work: Callable[[Connection], T]) -> T:
        """Has the work done; when this returns, it is on disk."""
        loop = asyncio.get_running_loop()
        future: asyncio.Future[T] = loop.create_future()
        self._queue.put((work, future, loop))
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

    def _commit(
        self,
        connection: Connection,
        group: list[tuple[Work, asyncio.Future[Any], asyncio.AbstractEventLoop]],
    ) -> None:
        """Does a group in one transaction; if one of them fails, each is done again by itself."""
        done: list[tuple[asyncio.Future[Any], Any, BaseException | None]] = []
        try:
            with connection.begin():
                done = [(future, work(connection), None) for work, future, _ in group]
        except Exception as error:  # noqa: BLE001 - whoever asked is told
            if len(group) > 1:
                for one in group:
                    self._commit(connection, [one])
                return
            done = [(group[0][1], None, error)]
        loops = {loop for _, _, loop in group}
        for loop in loops:
            mine = [one for one, (_, _, its) in zip(done, group, strict=True) if its is loop]
            loop.call_soon_threadsafe(_tell, mine)


def _tell(done: list[tuple[asyncio.Future[Any], Any, BaseException | None]]) -> None:
    for future, result, error in done:
        if future.done():
            continue
        if error is None:
            future.set_result(result)
        else:
            future.set_exception(error)
