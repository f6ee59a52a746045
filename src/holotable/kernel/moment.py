"""A moment of a game as plain data: what storage, digests and save games are made of."""

from __future__ import annotations

from hashlib import sha256
from typing import Any, Self

import msgspec

from holotable.kernel.chance import Chance
from holotable.kernel.errors import BadInput
from holotable.kernel.game import Result
from holotable.kernel.unread import unread


class Moment(msgspec.Struct):
    """The last safe point, the answers given since, and secret answers that wait for other seats'."""

    game: str
    rules: str
    state: msgspec.Raw
    steps: list[Any]
    gone: tuple[int, ...] = ()
    result: Result | None = None
    since: list[tuple[int | str, Any]] = []
    open: dict[str, list[str]] = {}
    """By seat's number: the answers of those who are asked together, while others are still owed."""
    drafts: dict[str, str] = {}
    """By seat's number: the fields of a form that are filled already."""
    chance: Chance | None = None

    def encode(self) -> bytes:
        """The moment as bytes; equal moments give equal bytes."""
        return ENCODER.encode(self)

    def storable(self) -> Self:
        """The moment itself, if it can be stored: its numbers have 64 bits, its texts are Unicode."""
        self.encode()
        return self

    def digest(self) -> str:
        """SHA-256 over everything but chance, which is no part of what has happened."""
        bare = msgspec.structs.replace(self, chance=None)
        return sha256(ENCODER.encode(bare)).hexdigest()

    def opened(self) -> dict[int, list[tuple[int, str]]]:
        """The secret answers that wait for others', as lines by seat."""
        return {int(seat): [(int(seat), text) for text in texts] for seat, texts in self.open.items()}

    @classmethod
    def decode(cls, data: bytes) -> Moment:
        """The moment out of its bytes; anything else is `BadInput`."""
        try:
            return _DECODER.decode(data)
        except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
            raise BadInput("error-moment", field="moment", why=unread(error)) from None


ENCODER = msgspec.msgpack.Encoder(order="deterministic")
_DECODER = msgspec.msgpack.Decoder(Moment)
