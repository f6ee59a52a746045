"""What people say to one another in a room."""

from __future__ import annotations

import msgspec

from holotable.server import messages
from holotable.server.rooms.listeners import Listener
from holotable.server.rooms.refusals import Refusal
from holotable.server.rooms.room import Room

PHRASES = frozenset({"hello", "good-luck", "well-played", "thanks", "sorry", "one-moment", "good-game"})

_ENCODER = msgspec.json.Encoder()


async def say(room: Room, listener: Listener, command: messages.Say) -> None:
    """Something is said to all who are here."""
    text = "".join(letter for letter in command.text if letter.isprintable()).strip()
    most = room.around.limits.chat_characters
    if command.phrase is not None and command.phrase not in PHRASES:
        raise Refusal("bad-input", "room-no-such-phrase")
    if not text and command.phrase is None:
        raise Refusal("bad-input", "room-nothing-said")
    if len(text) > most:
        raise Refusal("bad-input", "room-too-much-said", most=most)
    book = room.stored.book
    if listener.seat is None and book.open_to_watchers and room.playing:
        raise Refusal("watching", "room-watchers-silent")  # they know what the players may not hear
    seats = book.seats
    own = None if listener.seat is None else seats[listener.seat]
    async with room.lock:
        if room.ended:
            return
        said = messages.Said(
            room.said[-1].number + 1 if room.said else 0,
            "" if own is None else own.name,
            None if own is None else own.seat,
            text,
            command.phrase,
        )
        await room.around.storage.say(room.id, said.number, _ENCODER.encode(said))
        room.said = [*room.said, said][-room.around.limits.chat_kept :]
        heard = _ENCODER.encode(messages.Chat((said,)))
        room.send(room.listeners, heard)
        listener.send(_ENCODER.encode(messages.Accepted(command.command, room.stored.version)))
