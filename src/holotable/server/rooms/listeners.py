"""Listeners: whoever is at a room, as the room knows them; what carries the messages is the fan-out's matter."""

from __future__ import annotations

from holotable.kernel.events import Viewers
from holotable.server.fanout import Fanout
from holotable.server.messages import Closing


class Listener:
    """Somebody who is told what happens at a room."""

    def __init__(self, fanout: Fanout, address: str, seat: int | None = None) -> None:
        self._fanout = fanout
        self.address = address
        self.seat = seat
        """The seat they sit at; nothing for a watcher."""
        self.events = 0
        """How many events they have been told."""
        self.told = -1
        """The version of the table that they were told last; -1 before the first."""
        self.sees_all = False
        """A watcher who sees everything by now, some time later than it happens."""

    def send(self, message: bytes) -> None:
        """Tells them something."""
        self._fanout.tell((self.address,), message)

    def end(self, closing: Closing) -> None:
        """Ends their connection, and tells why."""
        self._fanout.end(self.address, closing)


def viewers_of(listener: Listener) -> Viewers:
    """What a listener may look through while the match goes on."""
    return frozenset() if listener.seat is None else frozenset((listener.seat,))
