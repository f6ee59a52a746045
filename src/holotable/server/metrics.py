"""What the server counts, as Prometheus reads it."""

from __future__ import annotations

import traceback
from bisect import bisect_left
from collections.abc import Iterator
from pathlib import Path

from holotable.server.logs import log

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0)
"""Of the times that choices take, in seconds."""


class Metrics:
    """Counters and gauges of one process."""

    def __init__(self) -> None:
        self.sockets = 0
        self.rooms = 0
        self.messages_in = 0
        self.messages_out = 0
        self.slow_readers = 0
        self.requests = 0
        self.mistakes = 0
        self._choices = [0] * (len(BOUNDS) + 1)
        self._seconds = 0.0

    def mistake(self, mistake: BaseException, place: str) -> None:
        """Something went wrong in the server itself: what kind of thing and where, and nothing that anybody sent."""
        self.mistakes += 1
        last = traceback.extract_tb(mistake.__traceback__)[-1:]
        where = "".join(f"{Path(one.filename).name}:{one.lineno}" for one in last)
        log("mistake", place=place, kind=type(mistake).__name__, where=where)

    def choice(self, seconds: float) -> None:
        """A choice was carried out, and took so long from its message to its acknowledgement."""
        self._choices[bisect_left(BOUNDS, seconds)] += 1
        self._seconds += seconds

    def lines(self) -> Iterator[str]:
        """Everything, a line each."""
        gauges = {"sockets": self.sockets, "rooms": self.rooms}
        counters = {
            "messages_in": self.messages_in,
            "messages_out": self.messages_out,
            "slow_readers": self.slow_readers,
            "requests": self.requests,
            "mistakes": self.mistakes,
        }
        for name, value in gauges.items():
            yield f"# TYPE holotable_{name} gauge"
            yield f"holotable_{name} {value}"
        for name, value in counters.items():
            yield f"# TYPE holotable_{name}_total counter"
            yield f"holotable_{name}_total {value}"
        yield "# TYPE holotable_choice_seconds histogram"
        below = 0
        for bound, count in zip(BOUNDS, self._choices, strict=False):
            below += count
            yield f'holotable_choice_seconds_bucket{{le="{bound}"}} {below}'
        yield f'holotable_choice_seconds_bucket{{le="+Inf"}} {sum(self._choices)}'
        yield f"holotable_choice_seconds_sum {self._seconds:.6f}"
        yield f"holotable_choice_seconds_count {sum(self._choices)}"
