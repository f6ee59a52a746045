"""What anybody may ask of the server: every limit in one place, set by environment or command line."""

from __future__ import annotations

import msgspec


class Limits(msgspec.Struct, frozen=True):
    """How much is too much."""

    matches: int = 100_000
    """Rooms that are open at the same time."""
    sockets: int = 20_000
    sockets_a_match: int = 500
    message_bytes: int = 64_000
    """The largest message over a socket."""
    body_bytes: int = 2_000_000
    """The largest body of a request."""
    messages_a_second: float = 40.0
    """Over one socket, in the long run."""
    messages_at_once: int = 120
    matches_a_minute: float = 30.0
    """New matches from one address."""
    requests_a_second: float = 50.0
    """Requests from one address, in the long run."""
    requests_at_once: int = 200
    chat_characters: int = 500
    chat_a_minute: float = 20.0
    queue_of_a_socket: int = 64
    """Messages that wait for a slow reader before it is told to come again."""
    idle_seconds: float = 600.0
    """After so long without anybody a room is put away; it comes back when somebody comes."""
    thinkers: int = 2
    """Processes in which bots think."""


class Bucket:
    """Counts what somebody does: so many at once, so many a second in the long run."""

    __slots__ = ("_full", "_level", "_rate", "_when")

    def __init__(self, rate: float, full: float) -> None:
        self._rate = rate
        self._full = full
        self._level = full
        self._when: float | None = None

    def take(self, now: float) -> bool:
        """Whether one more is granted now."""
        if self._when is not None:
            self._level = min(self._full, self._level + self._rate * (now - self._when))
        self._when = now
        if self._level < 1:
            return False
        self._level -= 1
        return True
