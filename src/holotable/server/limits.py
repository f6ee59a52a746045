"""What anybody may ask of the server: every limit in one place, each set by a variable `HOLOTABLE_LIMIT_…`."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from holotable.kernel.unread import unread
from holotable.server.errors import BadInput

PREFIX = "HOLOTABLE_LIMIT_"


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
    table_bytes: int = 64_000
    """The largest table of the measuring table, with its question."""
    measurers: int = 2
    """Questions to the plane that are answered at the same time."""
    messages_a_second: float = 40.0
    """Over one socket, in the long run."""
    messages_at_once: int = 120
    made_a_minute: float = 60.0
    """New guests and matches from one address, in the long run."""
    made_at_once: int = 60
    requests_a_second: float = 50.0
    """Requests from one address, in the long run."""
    requests_at_once: int = 200
    chat_characters: int = 500
    chat_a_minute: float = 20.0
    """Over one socket, in the long run."""
    chat_kept: int = 200
    """So many of the things said are told to whoever comes."""
    queue_of_a_socket: int = 64
    """Messages that wait for a slow reader before it is told to come again."""
    idle_seconds: float = 600.0
    """After so long without anybody a room is put away; it comes back when somebody comes."""
    abandoned_seconds: float = 600.0
    """Whoever owes a choice and was away for so long, where no clock runs, has left."""
    watchers_delay: float = 120.0
    """Watchers who may see everything see it so many seconds later."""
    thinkers: int = 2
    """Processes in which bots think."""
    replays: int = 2
    """Records that are played again at the same time, for those who want to see or check them."""

    @classmethod
    def of_environment(cls, environment: Mapping[str, str]) -> Limits:
        """The limits as the environment sets them; a name or number that cannot be is `BadInput`."""
        chosen = {
            name.removeprefix(PREFIX).lower(): text
            for name, text in environment.items()
            if name.startswith(PREFIX)
        }
        known = cls.__struct_fields__
        for name, text in chosen.items():
            variable = PREFIX + name.upper()
            if name not in known:
                raise BadInput("server-no-limit", field=variable)
            try:
                value = float(text)
            except ValueError:
                value = -1.0
            if not 0 <= value < 1e12:
                raise BadInput("server-limit-number", field=variable, text=text[:40])
        try:
            return msgspec.convert(chosen, cls, strict=False)
        except msgspec.ValidationError as error:
            raise BadInput("server-limit-whole", field=PREFIX, why=unread(error)) from None


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
