"""A pool of processes that ends at once when whoever uses it stops."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import active_children, get_context, resource_tracker
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")


@contextmanager
def processes(jobs: int) -> Iterator[ProcessPoolExecutor]:
    """So many processes; stopped in the middle, they end where they are, and nobody waits for what has not begun."""
    others = set(active_children())
    # It would let signals through again if it were started later.
    resource_tracker.ensure_running()
    pool = _Pool(jobs, mp_context=get_context("forkserver"))
    try:
        yield pool
    except BaseException:
        pool.shutdown(wait=False, cancel_futures=True)
        for child in set(active_children()) - others:
            child.terminate()
        raise
    pool.shutdown()


class _Pool(ProcessPoolExecutor):
    """Processes that do not hear the keyboard.

    A terminal stops all processes together; only the one that started the others is to notice, and not while it is
    starting one. What is blocked while the server of processes is started stays so in it and in all that it makes.
    """

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """Has something done, by a process that is started now where none is free."""
        before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
        try:
            return super().submit(fn, *args, **kwargs)
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)
