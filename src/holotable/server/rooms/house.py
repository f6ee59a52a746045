"""The house: all rooms of this process, opened when somebody comes and put away when nobody is there.

Which process serves which match is asked through `Directory`; here one process serves them all.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from secrets import token_hex
from typing import Any, Protocol

import msgspec

from holotable.bots.levels import LEVELS
from holotable.kernel import registry
from holotable.kernel.match import Match, read_setup
from holotable.kernel.position import moment_of
from holotable.server import lobby_messages, messages
from holotable.server.errors import BadInput
from holotable.server.fanout import Fanout
from holotable.server.identity import hashed, new_id, new_token
from holotable.server.limits import Limits
from holotable.server.rooms import beginning, keeping
from holotable.server.rooms.refusals import Refusal
from holotable.server.rooms.room import Room, Surroundings
from holotable.server.rooms.thinking import Thinkers
from holotable.server.storage.interface import (
    Book,
    ClockBook,
    Listed,
    Promise,
    SeatBook,
    Storage,
    StoredGuest,
    StoredMatch,
)

INVITATION_LASTS = 30 * 86_400.0
NAMES_LENGTH = 40
USUAL_LEVEL = "pilot"


class Directory(Protocol):
    """Who serves which match."""

    async def claim(self, match: str) -> bool:
        """Whether this process serves the match from now on."""

    async def release(self, match: str) -> None:
        """This process no longer serves the match."""


class OneProcess:
    """One process serves every match."""

    async def claim(self, match: str) -> bool:
        """It is ours."""
        return bool(match)

    async def release(self, match: str) -> None:
        """Nobody else waits for it."""


class House:
    """Opens rooms, makes matches, seats people."""

    def __init__(
        self,
        storage: Storage,
        directory: Directory,
        fanout: Fanout,
        limits: Limits,
        mistake: Callable[[BaseException], None],
        *,
        bot_delay: float = 0.4,
        now: Callable[[], float] = time.time,
    ) -> None:
        self.storage = storage
        self.directory = directory
        self.fanout = fanout
        self.limits = limits
        self.rooms: dict[str, Room] = {}
        self.closing = False
        """The server ends: nobody is let in any more."""
        self.thinkers = Thinkers(limits.thinkers)
        self._around = Surroundings(
            storage, fanout, self.thinkers, limits, bot_delay, self._again, self._forget, mistake, now
        )
        self._opening: dict[str, asyncio.Task[Room]] = {}

    async def room(self, match: str) -> Room:
        """The room of a match, opened if it is not open; whoever asks while it is opened gets the same."""
        room = self.rooms.get(match)
        if room is not None:
            room.used = time.monotonic()
            return room
        if self.closing:
            raise Refusal("closing", "room-unknown")
        opening = self._opening.get(match)
        if opening is None:
            opening = asyncio.create_task(self._open(match))
            self._opening[match] = opening
            opening.add_done_callback(lambda done: self._opened(match, done))
        return await asyncio.shield(opening)

    def _opened(self, match: str, opening: asyncio.Task[Room]) -> None:
        self._opening.pop(match, None)
        if not opening.cancelled():
            opening.exception()  # whoever waited for it was told

    async def _open(self, match: str) -> Room:
        stored = await self.storage.load(match)
        if stored is None or not await self.directory.claim(match):
            raise Refusal("no-match", "room-unknown")
        if len(self.rooms) >= self.limits.matches:
            raise Refusal("full", "room-house-full")
        change = await asyncio.to_thread(keeping.mending, stored, time.time())
        if change is not None:
            await self.storage.write(change)
            keeping.changed(stored, change)
        room = await asyncio.to_thread(Room, stored, self._around)
        said = await self.storage.said(match)
        room.said = [msgspec.json.decode(one, type=messages.Said) for one in said[-self.limits.chat_kept :]]
        self.rooms[match] = room
        room.later.note()
        return room

    async def _open_new(self, stored: StoredMatch) -> None:
        """A match that was made right now is opened with what is known of it, before its players come."""
        if (
            not self.closing
            and len(self.rooms) < self.limits.matches
            and await self.directory.claim(stored.id)
        ):
            self.rooms[stored.id] = Room(stored, self._around)

    def _forget(self, room: Room) -> None:
        """The next who comes gets a new room, made of what is kept."""
        if self.rooms.get(room.id) is room:
            del self.rooms[room.id]

    async def tidy(self) -> None:
        """Puts away the rooms in which nobody has been for long."""
        limit = time.monotonic() - self.limits.idle_seconds
        for room in list(self.rooms.values()):
            if room.idle_since is not None and room.idle_since < limit:
                room.give_up()
                await self.directory.release(room.id)

    async def farewell(self) -> None:
        """The server is about to end: nobody comes in any more, and whoever is here is told to come again."""
        self.closing = True
        for room in list(self.rooms.values()):
            await room.close()

    def close(self) -> None:
        """Ends the bots' processes."""
        self.thinkers.close()

    # Making matches -----------------------------------------------------------------------------------------------------

    async def new_match(self, wanted: lobby_messages.NewMatch, guest: StoredGuest) -> lobby_messages.Seated:
        """A new match, with its maker at the seats that they wanted."""
        game = registry.game(wanted.game)
        if wanted.position is not None:
            moment = moment_of(game, wanted.position)
            names = Match.at(game, moment, seed="-").seats
            setup = None
        else:
            setup = read_setup(game, wanted.setup)
            names = game.seats(game.start(setup)[0])
        tokens: dict[str, str] = {}
        seats = []
        for name in names:
            wish = wanted.seats.get(name, lobby_messages.SeatWish("open"))
            seats.append(_seat(name, wish, guest, tokens))
        unknown = set(wanted.seats) - set(names)
        if unknown:
            raise BadInput("server-no-seat", field="seats", name=min(unknown)[:40])
        if wanted.clock.kind != "none" and not 1 <= wanted.clock.seconds <= 30 * 86_400:
            raise BadInput("server-clock", field="clock.seconds")
        stored = StoredMatch(
            id=new_id(),
            game=game.name,
            status="gathering",
            book=Book(
                seats=seats,
                promise=Promise(token_hex(32)),
                setup=None if setup is None else msgspec.to_builtins(setup),
                position=wanted.position,
                visible=wanted.visible,
                clock=ClockBook(wanted.clock),
            ),
            changed=time.time(),
        )
        await self.storage.create(stored)
        await self._open_new(stored)
        invitation = None
        if any(seat.kind == "open" for seat in seats):
            invitation = new_token()
            until = time.time() + INVITATION_LASTS
            await self.storage.keep_word(hashed(invitation), "invitation", stored.id, until)
        if all(seat.kind == "bot" for seat in seats):
            room = await self.room(stored.id)
            async with room.lock:
                await beginning.begin_if_ready(room)
        return lobby_messages.Seated(stored.id, tokens, invitation)

    async def join(
        self, match: str, joining: lobby_messages.Joining, guest: StoredGuest
    ) -> lobby_messages.Seated:
        """Takes an open seat: by invitation, or at a public table."""
        room = await self.room(match)
        async with room.lock:
            book = room.stored.book
            if joining.invitation is not None:
                invited = await self.storage.look_up(hashed(joining.invitation), "invitation", time.time())
                if invited != match:
                    raise Refusal("no-invitation", "room-no-invitation")
            elif book.visible != "public":
                raise Refusal("not-public", "room-not-public")
            free = [one for one in book.seats if one.kind == "open" and joining.seat in (None, one.seat)]
            if not free:
                raise Refusal("taken", "room-no-free-seat")
            seat = free[0]
            token = new_token()
            seat.kind, seat.name, seat.guest, seat.tokens = "person", guest.name, guest.id, [hashed(token)]
            await beginning.begin_if_ready(room)
        return lobby_messages.Seated(match, {seat.seat: token})

    async def own_seats(self, match: str, guest: StoredGuest) -> lobby_messages.Seated:
        """New tokens for the seats that a guest has in a match: for another device, or one that forgot."""
        room = await self.room(match)
        tokens = {}
        async with room.lock:
            for seat in room.stored.book.seats:
                if seat.guest == guest.id and seat.kind == "person":
                    token = new_token()
                    seat.tokens = [*seat.tokens[-4:], hashed(token)]
                    tokens[seat.seat] = token
            if tokens:
                await room.keep()
        return lobby_messages.Seated(match, tokens)

    async def _again(self, stored: StoredMatch) -> str:
        """The match of a rematch: the same players, each at the next seat."""
        book = stored.book
        seats = [
            msgspec.structs.replace(sat, seat=book.seats[(number + 1) % len(book.seats)].seat)
            for number, sat in enumerate(book.seats)
        ]
        order = [seat.seat for seat in book.seats]
        new = StoredMatch(
            id=new_id(),
            game=stored.game,
            status="gathering",
            book=Book(
                seats=sorted(seats, key=lambda seat: order.index(seat.seat)),
                promise=Promise(token_hex(32)),
                setup=book.setup,
                position=book.position,
                visible=book.visible,
                clock=ClockBook(book.clock.rule),
            ),
            changed=time.time(),
        )
        await self.storage.create(new)
        return new.id

    # Lists --------------------------------------------------------------------------------------------------------------

    async def cards_of(self, guest: StoredGuest) -> list[lobby_messages.MatchCard]:
        """A guest's matches, those where it is their turn first."""
        listed = await self.storage.matches_of(guest.id, 100)
        cards = [card for one in listed if (card := self.card(one, guest)).mine]
        return sorted(cards, key=lambda card: (card.over, not card.my_turn, -card.changed))

    async def open_tables(self, guest: StoredGuest | None) -> list[lobby_messages.MatchCard]:
        """The public tables."""
        return [self.card(one, guest) for one in await self.storage.open_tables(50)]

    def card(self, listed: Listed, guest: StoredGuest | None) -> lobby_messages.MatchCard:
        """A match as lists show it."""
        book = listed.book
        mine = tuple(seat.seat for seat in book.seats if guest is not None and seat.guest == guest.id)
        return lobby_messages.MatchCard(
            match=listed.id,
            game=listed.game,
            players=tuple(
                messages.Player(seat.seat, seat.name, seat.kind, seat.level) for seat in book.seats
            ),
            mine=mine,
            my_turn=listed.status == "playing" and any(seat in listed.progress.owing for seat in mine),
            round=listed.progress.chapter,
            changed=listed.changed,
            watchable=book.visible != "closed",
            over=listed.status in ("over", "aborted"),
        )


def _seat(name: str, wish: lobby_messages.SeatWish, guest: StoredGuest, tokens: dict[str, str]) -> SeatBook:
    if wish.kind == "bot":
        level = wish.level or USUAL_LEVEL
        if level not in LEVELS:
            raise BadInput("server-no-level", field="seats", level=level[:40], known=", ".join(LEVELS))
        return SeatBook(name, "bot", level, level)
    if wish.kind == "open":
        return SeatBook(name, "open")
    token = new_token()
    tokens[name] = token
    shown = guest.name if wish.kind == "me" else f"{guest.name} ({name})"
    return SeatBook(name, "person", shown, guest=guest.id, tokens=[hashed(token)])


def clean_name(name: Any) -> str:
    """A name as people may have it: printable, not too long, without blanks at its ends."""
    text = "".join(letter for letter in str(name) if letter.isprintable()).strip()[:NAMES_LENGTH]
    if not text:
        raise BadInput("server-empty-name", field="name")
    return text
