"""Listeners: whoever is connected to a room, whatever carries the messages."""

from __future__ import annotations

from typing import Protocol

from holotable.kernel.events import Viewers
from holotable.server.messages import Closing


class Listener(Protocol):
    """Somebody at the other end of a wire."""

    seat: int | None
    """The seat they sit at; nothing for a watcher."""
    events: int
    """How many events they have been told."""
    told: int
    """The version of the table that they were told last; -1 before the first."""
    sees_all: bool
    """A watcher who sees everything by now, some time later than it happens."""

    def send(self, message: bytes) -> None:
        """Sends a message, or marks the listener as too slow; never waits."""

    def end(self, closing: Closing) -> None:
        """Ends the connection, and tells why."""


def viewers_of(listener: Listener) -> Viewers:
    """What a listener may look through while the match goes on."""
    return frozenset() if listener.seat is None else frozenset((listener.seat,))
