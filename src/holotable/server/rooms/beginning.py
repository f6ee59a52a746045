"""How a match begins: every seat is taken, and every person has added to chance."""

from __future__ import annotations

from typing import TYPE_CHECKING

from holotable.server.errors import Illegal
from holotable.server.rooms import clocks, keeping

if TYPE_CHECKING:
    from holotable.server.rooms.room import Room


async def contribute(room: Room, seat: int, contribution: str) -> None:
    """A seat adds to chance; when all have, and nobody is missing, the match begins."""
    added = _hex(contribution)
    if room.stored.status != "gathering":
        return
    async with room.lock:
        name = room.stored.book.seats[seat].seat
        contributions = room.stored.book.promise.contributions
        if room.ended or room.stored.status != "gathering" or name in contributions:
            return
        contributions[name] = added
        await begin_if_ready(room)


async def begin_if_ready(room: Room) -> None:
    """Begins the match if nothing is missing, and keeps what has changed; the caller holds the lock."""
    stored = room.stored
    book = stored.book
    ready = all(
        seat.kind == "bot" or (seat.kind == "person" and seat.seat in book.promise.contributions)
        for seat in book.seats
    )
    if ready:
        match = keeping.begin(stored.game, book)
        book.rules = match.game.version
        stored.status = "playing"
        clocks.start(book.clock, match.seats)
        clocks.run(book.clock, (match.seats[one] for one in match.owing()), room.now())
        room.begin(match)
        await room.keep(keeping.grown(match, 0), match.moment().encode())
    else:
        await room.keep()
    room.tell_all()
    room.bots.wake()


def _hex(text: str) -> str:
    """What a seat adds to chance, if it is what it should be."""
    try:
        return bytes.fromhex(text[:128]).hex()
    except ValueError:
        raise Illegal("server-contribution") from None
