"""Where games are played: in this process, or in several. A cluster is another class with the same method."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from typing import Generic, Protocol, TypeVar

from holotable.arena.pool import processes

T = TypeVar("T")

Work = Callable[[Sequence[int]], list[T]]
"""Plays the games of some numbers. It is plain data and a function of a module, so that any process can be sent it."""

BATCH_SECONDS = 1.0
"""About so long a batch takes: long enough that sending it costs nothing, short enough that little is lost."""
LARGEST_BATCH = 512


class Executor(Protocol):
    """Whatever can have batches of games played."""

    def run(self, work: Work[T], numbers: Sequence[int]) -> Iterator[list[T]]:
        """The results of all numbers, batch by batch, in whatever order they come."""
        ...


class Serial:
    """One game after another, in this process."""

    def run(self, work: Work[T], numbers: Sequence[int]) -> Iterator[list[T]]:
        """One batch a game."""
        for number in numbers:
            yield work((number,))


class Processes:
    """Several processes of this machine, each with a game of its own."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs

    def run(self, work: Work[T], numbers: Sequence[int]) -> Iterator[list[T]]:
        """Batches of about a second each; two a process are under way at any time."""
        with processes(self.jobs) as pool:
            yield from _Feeding(pool, work, numbers, 2 * self.jobs).results()


class _Feeding(Generic[T]):
    """Keeps a pool of processes busy with batches of the right size."""

    def __init__(
        self, pool: ProcessPoolExecutor, work: Work[T], numbers: Sequence[int], under_way: int
    ) -> None:
        self.pool = pool
        self.work = work
        self.left = list(reversed(numbers))
        self.under_way = under_way
        self.size = 1

    def results(self) -> Iterator[list[T]]:
        """What comes back, as soon as it does."""
        waiting: set[Future[tuple[list[T], float]]] = set()
        while waiting or self.left:
            while self.left and len(waiting) < self.under_way:
                waiting.add(self.pool.submit(timed, self.work, self._batch()))
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            for one in done:
                results, seconds = one.result()
                self.size = max(
                    1, min(LARGEST_BATCH, round(BATCH_SECONDS * len(results) / max(seconds, 1e-6)))
                )
                yield results

    def _batch(self) -> tuple[int, ...]:
        # The last batches are small, so that all processes end together.
        size = max(1, min(self.size, len(self.left) // self.under_way))
        return tuple(self.left.pop() for _ in range(min(size, len(self.left))))


def timed(work: Work[T], numbers: Sequence[int]) -> tuple[list[T], float]:
    """The results of a batch, and the seconds it took."""
    start = time.perf_counter()
    return work(numbers), time.perf_counter() - start


def executor(jobs: int) -> Executor:
    """The executor for so many jobs at once."""
    return Serial() if jobs == 1 else Processes(jobs)
