"""Wishes: what seats want of the room and not of the game, if all the others agree."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

import msgspec

from holotable.kernel.agreements import Offer, offer_draw, offer_takeback
from holotable.kernel.errors import NotOwed
from holotable.kernel.match import Match
from holotable.server import messages
from holotable.server.rooms.refusals import Refusal
from holotable.server.storage.interface import OfferBook

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


async def make(room: Room, match: Match[Any], seat: int, command: messages.Propose) -> None:
    """A seat wishes for something, if it can be had at all."""
    wish = _wish(room, match, seat, command)
    room.wishes = [one for one in room.wishes if one.kind != wish.kind]
    await _grant(room, wish)


async def answer(room: Room, seat: int, command: messages.Answer) -> None:
    """A seat says whether it agrees to a wish."""
    wish = next((one for one in room.wishes if one.kind == command.kind and seat in one.waiting), None)
    if wish is None:
        raise Refusal("no-offer", "room-no-offer")
    room.wishes.remove(wish)
    await _grant(room, wish.accepted_by(seat) if command.agreed else None)


def _wish(room: Room, match: Match[Any], seat: int, command: messages.Propose) -> Wish:
    others = sorted(room.persons() - {seat})
    if command.kind == "bot-instead":
        target = match.seat(command.seat or "")
        if not room.playing:
            raise Refusal("over", "refused-over")
        if target not in others or not room.abandoned(target):
            raise Refusal("not-away", "room-nobody-left")
        return Wish("bot-instead", seat, tuple(one for one in others if one != target), target)
    if command.kind == "rematch":
        if room.playing:
            raise Refusal("not-over", "room-not-over")
        if room.stored.book.rematch:
            raise Refusal("twice", "room-rematch-made")
        return Wish("rematch", seat, tuple(others))
    if command.kind == "open-to-watchers":
        if not room.playing:
            raise Refusal("over", "refused-over")
        if room.stored.book.open_to_watchers:
            raise Refusal("twice", "room-open-already")
        return Wish("open-to-watchers", seat, tuple(others))
    raise Refusal("unknown", "room-unknown-offer")


async def _grant(room: Room, wish: Wish | None) -> None:
    """A wish waits for the others, or is fulfilled; everybody is told."""
    if wish is not None and wish.waiting:
        room.wishes.append(wish)
    elif wish is not None:
        await _fulfil(room, wish)
    await room.keep()
    room.tell_all()
    room.tell_presence()
    room.bots.wake()


async def _fulfil(room: Room, wish: Wish) -> None:
    """Does what everybody has agreed to."""
    book = room.stored.book
    if wish.kind == "rematch":
        book.rematch = await room.around.again(room.stored)
    elif wish.kind == "open-to-watchers":
        book.open_to_watchers = True
    elif wish.target is not None and room.playing:
        leaver = book.seats[wish.target]
        leaver.kind, leaver.level, leaver.tokens, leaver.guest = "bot", REPLACEMENT, [], ""


def told(wish: Wish, seats: tuple[str, ...]) -> messages.Offer:
    """A wish as the wire has it."""
    return messages.Offer(wish.kind, seats[wish.seat], tuple(seats[one] for one in wish.waiting))


# What waits for somebody's word survives a restart ----------------------------------------------------------------------


def kept(room: Room, match: Match[Any]) -> list[OfferBook]:
    """The offers and wishes of a room, for its book."""
    seats = match.seats
    waiting: list[Offer | Wish] = [*room.offers, *room.wishes]
    return [
        OfferBook(
            one.kind,
            seats[one.seat],
            [seats[seat] for seat in one.waiting],
            one.choices if isinstance(one, Offer) else 0,
            seats[one.target] if isinstance(one, Wish) and one.target is not None else "",
        )
        for one in waiting
    ]


def take_up_offers(room: Room, match: Match[Any]) -> None:
    """The offers and wishes that were kept; what no longer can be is dropped."""
    for one in room.stored.book.offers:
        seat = match.seat(one.seat)
        waiting = tuple(match.seat(name) for name in one.waiting)
        match one.kind:
            case "takeback" | "draw":
                make_offer = offer_takeback if one.kind == "takeback" else offer_draw
                try:
                    offer = make_offer(match, seat, room.persons())
                except NotOwed:
                    continue
                if one.choices == offer.choices:
                    room.offers.append(msgspec.structs.replace(offer, waiting=waiting))
            case "bot-instead" | "open-to-watchers" | "rematch":
                target = match.seat(one.target) if one.target else None
                room.wishes.append(Wish(one.kind, seat, waiting, target))
