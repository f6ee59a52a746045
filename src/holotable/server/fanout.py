"""What rooms tell goes through here to whoever listens, whichever process holds their connection.

A room knows its listeners by addresses; a process that holds a connection attaches it under its address.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

from holotable.server.messages import Closing


class Receiver(Protocol):
    """One end of a connection, in the process that holds it. Neither method ever waits."""

    def deliver(self, message: bytes) -> None:
        """Sends a message on; one who is too slow for it is for the receiver to deal with."""

    def dismiss(self, closing: Closing) -> None:
        """Ends the connection, and tells why."""


class Fanout(Protocol):
    """Carries messages from rooms to listeners; tests/server/test_fanout.py tells what each must keep.

    Nothing here waits for a listener. What is told to one address arrives in the order in which it was told, each
    message whole and at most once; messages to whoever is not there are lost, for who comes again is told everything.
    """

    async def open(self) -> None:
        """Makes it ready."""

    async def close(self) -> None:
        """Ends it."""

    def attach(self, address: str, receiver: Receiver) -> None:
        """This process holds the connection of this address from now on."""

    def detach(self, address: str) -> None:
        """The connection is gone: nothing is delivered to it any more."""

    def tell(self, addresses: Iterable[str], message: bytes) -> None:
        """Tells all of them the same, in any process."""

    def end(self, address: str, closing: Closing) -> None:
        """Ends a connection; nothing that is told later is delivered to it."""


class Here:
    """All listeners are connected to this process."""

    def __init__(self) -> None:
        self._receivers: dict[str, Receiver] = {}

    async def open(self) -> None:
        """There is nothing to make ready."""

    async def close(self) -> None:
        """Nobody is told anything any more."""
        self._receivers.clear()

    def attach(self, address: str, receiver: Receiver) -> None:
        """Remembers the receiver."""
        self._receivers[address] = receiver

    def detach(self, address: str) -> None:
        """Forgets it."""
        self._receivers.pop(address, None)

    def tell(self, addresses: Iterable[str], message: bytes) -> None:
        """Hands the message over."""
        for address in addresses:
            receiver = self._receivers.get(address)
            if receiver is not None:
                receiver.deliver(message)

    def end(self, address: str, closing: Closing) -> None:
        """Dismisses and forgets the receiver."""
        receiver = self._receivers.pop(address, None)
        if receiver is not None:
            receiver.dismiss(closing)
