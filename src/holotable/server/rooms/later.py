"""Watchers who may see everything, because the players agreed to it, see it some time later.

From the moment of the agreement watchers hear nothing new until the first open table is due. What they are shown then
is each table as it stood, with all its hidden things; when the match is over everybody sees its end at once.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from holotable.kernel.events import Event, Viewers
from holotable.server import messages
from holotable.server.rooms import showing, telling
from holotable.server.rooms.listeners import Listener

if TYPE_CHECKING:
    from holotable.server.rooms.room import Room

_ENCODER = msgspec.json.Encoder()


class Shown(NamedTuple):
    """A table as it stood, with everything on it, and how many of these events had happened."""

    due: float
    table: messages.Table
    happened: list[Event]
    so_far: int


class Later:
    """What the watchers of a room will see."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._due: Shown | None = None
        self._waiting: deque[Shown] = deque()
        self._timer: asyncio.TimerHandle | None = None

    @property
    def _open(self) -> bool:
        return self._room.stored.book.open_to_watchers and self._room.playing

    def holds(self, listener: Listener) -> bool:
        """Whether a listener is told later, and not now."""
        return listener.seat is None and listener.told >= 0 and self._open

    def note(self) -> None:
        """The table has changed: this is what watchers will see of it."""
        room = self._room
        if not self._open or room.match is None:
            self.end()
            return
        everybody: Viewers = frozenset(range(len(room.stored.book.seats)))
        stands = showing.table(room, everybody, None, 0, [], showing.Alike(room))
        due = time.monotonic() + room.around.limits.watchers_delay
        self._waiting.append(Shown(due, stands, room.events, len(room.events)))
        self._set_timer()

    def tell(self, listener: Listener) -> bool:
        """Whether a watcher was told what is due; somebody new sees what both sides may know until then."""
        if not self.holds(listener):
            return False
        if self._due is not None:
            self._send(listener, self._due)
        return True

    def end(self) -> None:
        """Nothing is told later any more."""
        self._waiting.clear()
        self._due = None
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _set_timer(self) -> None:
        if self._timer is None and self._waiting:
            wait = max(0.0, self._waiting[0].due - time.monotonic())
            self._timer = asyncio.get_running_loop().call_later(wait, self._tell_due)

    def _tell_due(self) -> None:
        self._timer = None
        now = time.monotonic()
        while self._waiting and self._waiting[0].due <= now:
            self._due = self._waiting.popleft()
            for listener in [one for one in self._room.listeners if one.seat is None]:
                self._send(listener, self._due)
        self._set_timer()

    def _send(self, listener: Listener, shown: Shown) -> None:
        if shown.table.version < listener.told:
            return
        if not listener.sees_all:
            listener.sees_all, listener.events = True, 0
        everybody: Viewers = frozenset(range(len(shown.table.seats)))
        noticed = list(telling.noticed(shown.happened[: shown.so_far], everybody))
        have = min(listener.events, len(noticed))
        fresh = tuple(telling.happened(have + at, event) for at, event in enumerate(noticed[have:]))
        listener.events, listener.told = len(noticed), shown.table.version
        delay = self._room.around.limits.watchers_delay
        told = msgspec.structs.replace(shown.table, events=fresh, events_from=have, seconds_ago=delay)
        listener.send(_ENCODER.encode(told))
