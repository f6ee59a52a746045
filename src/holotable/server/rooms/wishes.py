"""Wishes: what seats want of the room and not of the game, if all the others agree."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

import msgspec

from holotable.kernel.match import Match
from holotable.server import messages
from holotable.server.rooms.refusals import Refusal

if TYPE_CHECKING:
    from holotable.server.rooms.room import Room

REPLACEMENT = "pilot"
"""The level of a bot that takes a leaver's seat."""


class Wish(msgspec.Struct, frozen=True):
    """Something that a seat wants."""

    kind: Literal["bot-instead", "open-to-watchers", "rematch"]
    seat: int
    waiting: tuple[int, ...]
    target: int | None = None

    def accepted_by(self, seat: int) -> Wish:
        """The wish after a seat has agreed."""
        return msgspec.structs.replace(self, waiting=tuple(one for one in self.waiting if one != seat))


def make(room: Room, match: Match[Any], seat: int, command: messages.Propose) -> Wish:
    """A wish, if it can be had at all."""
    others = sorted(room.persons() - {seat})
    if command.kind == "bot-instead":
        target = match.seat(command.seat or "")
        if target not in others or not room.away(target):
            raise Refusal("not-away", "room-nobody-left")
        if match.result is not None:
            raise Refusal("over", "refused-over")
        return Wish("bot-instead", seat, tuple(one for one in others if one != target), target)
    if command.kind == "rematch":
        if match.result is None:
            raise Refusal("not-over", "room-not-over")
        if room.stored.book.rematch:
            raise Refusal("twice", "room-rematch-made")
        return Wish("rematch", seat, tuple(others))
    if command.kind == "open-to-watchers":
        return Wish("open-to-watchers", seat, tuple(others))
    raise Refusal("unknown", "room-unknown-offer")


async def fulfil(room: Room, match: Match[Any], wish: Wish) -> None:
    """Does what everybody has agreed to."""
    book = room.stored.book
    if wish.kind == "rematch":
        book.rematch = await room.again(room.stored)
    elif wish.kind == "open-to-watchers":
        book.open_to_watchers = True
    elif wish.target is not None and match.result is None:
        leaver = book.seats[wish.target]
        leaver.kind, leaver.level, leaver.tokens = "bot", REPLACEMENT, []


def told(wish: Wish, seats: tuple[str, ...]) -> messages.Offer:
    """A wish as the wire has it."""
    return messages.Offer(wish.kind, seats[wish.seat], tuple(seats[one] for one in wish.waiting))
