"""What a seat can command: choosing, agreeing, leaving. Each is carried out by the room, once and in order."""

from __future__ import annotations

from typing import Any

from holotable.kernel.agreements import offer_draw, offer_takeback
from holotable.kernel.match import Match
from holotable.server import messages
from holotable.server.rooms import clocks, wishes
from holotable.server.rooms.listeners import Listener
from holotable.server.rooms.refusals import Refusal
from holotable.server.rooms.room import Room


async def choose(room: Room, listener: Listener, command: messages.Choose) -> None:
    """A seat answers the decision that it owes."""

    def work(match: Match[Any], seat: int) -> None:
        asked = match.pending(seat)
        if asked is None or match.decision_id(seat) != command.decision:
            raise Refusal("not-owed", "room-not-owed")
        choice = asked.from_plain(command.answer)
        before = (len(match.lines), len(room.events))
        match.choose(seat, choice)
        room.chosen[seat] = before
        room.offers = []
        clocks.chosen(room.stored.book.clock, match.seats[seat], room.now())

    await room.play(listener, command.command, work)


async def reconsider(room: Room, listener: Listener, command: messages.Reconsider) -> None:
    """A seat takes back a secret answer that waits for others'."""

    def work(match: Match[Any], seat: int) -> None:
        match.table.reconsider(seat)

    await room.play(listener, command.command, work)


async def propose(room: Room, listener: Listener, command: messages.Propose) -> None:
    """A seat wants something that others must agree to."""

    def work(match: Match[Any], seat: int) -> None:
        if command.kind == "takeback":
            room.put(offer_takeback(match, seat, room.persons()), match)
            return
        offer = offer_draw(match, seat, room.persons())
        if not offer.waiting:
            raise Refusal("declined", "room-bot-plays-on")
        room.put(offer, match)

    async def wish(match: Match[Any], seat: int) -> None:
        await wishes.make(room, match, seat, command)

    if command.kind in ("takeback", "draw"):
        await room.play(listener, command.command, work)
    else:
        await room.once(listener, command.command, wish)


async def answer(room: Room, listener: Listener, command: messages.Answer) -> None:
    """A seat says whether it agrees to an offer."""

    def work(match: Match[Any], seat: int) -> None:
        offered = (one for one in room.offers if one.kind == command.kind and seat in one.waiting)
        found = next(offered, None)
        if found is None:
            raise Refusal("no-offer", "room-no-offer")
        room.offers.remove(found)
        if command.agreed:
            room.put(found.accepted_by(seat), match)

    async def wish(_: Match[Any], seat: int) -> None:
        await wishes.answer(room, seat, command)

    if command.kind in ("takeback", "draw"):
        await room.play(listener, command.command, work)
    else:
        await room.once(listener, command.command, wish)


async def leave(room: Room, listener: Listener, command: messages.Leave) -> None:
    """A seat resigns; or aborts, which counts for nobody, before the second round."""

    def work(match: Match[Any], seat: int) -> None:
        if command.how == "resign":
            match.leave(seat)
        elif match.game.chapter(match.table.state) > 1:
            raise Refusal("too-late", "room-too-late-to-abort")
        else:
            room.stored.status = "aborted"
        room.offers = []

    await room.play(listener, command.command, work)


async def claim(room: Room, listener: Listener, command: messages.Claim) -> None:
    """A seat claims the win because another's time is out, or because it has left."""

    def work(match: Match[Any], seat: int) -> None:
        late = set(clocks.out_of_time(room.stored.book.clock, room.now()))
        others = [one for one in match.owing() if one != seat]
        gone = [one for one in others if match.seats[one] in late or room.abandoned(one)]
        if not gone:
            raise Refusal("not-yet", "room-nothing-to-claim")
        for one in gone:
            if match.result is None:
                match.leave(one, "timeout")
        room.offers = []

    await room.play(listener, command.command, work)
