"""A room: one match, whoever is there, and every command to it carried out one after another.

The way of a command: it is checked and carried out on the match in memory, what has changed is written to the storage,
and only when it is on disk is it acknowledged and told to everybody. If anything goes wrong between, the room is given
up: whoever is there is told to come again, and finds what is kept.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import Any

import msgspec

from holotable.kernel import registry
from holotable.kernel.agreements import Offer, settle
from holotable.kernel.errors import HolotableError
from holotable.kernel.events import Event, Viewers
from holotable.kernel.match import Match
from holotable.server import messages
from holotable.server.fanout import Fanout
from holotable.server.identity import hashed
from holotable.server.limits import Limits
from holotable.server.rooms import beginning, bots, clocks, keeping, showing, telling, wishes
from holotable.server.rooms.later import Later
from holotable.server.rooms.listeners import Listener
from holotable.server.rooms.refusals import Refusal
from holotable.server.rooms.thinking import Thinkers
from holotable.server.storage.interface import Change, Progress, Status, Storage, StoredMatch

COMMANDS_KNOWN = 16
"""So many ids of commands are kept for each seat: a command that comes again is answered again, not done again."""
LONGEST_ID = 64

_ENCODER = msgspec.json.Encoder()
_BOOKS = msgspec.msgpack.Encoder()
Work = Callable[[Match[Any], int], None]


class Surroundings(msgspec.Struct, frozen=True):
    """What a room needs of the house it is in."""

    storage: Storage
    fanout: Fanout
    thinkers: Thinkers
    limits: Limits
    bot_delay: float
    again: Callable[[StoredMatch], Awaitable[str]]
    """Makes the match of a rematch, and tells its id."""
    forget: Callable[[Any], None]
    """The room is no longer to be used."""
    mistake: Callable[[BaseException], None]
    """Something went wrong that is no fault of a player's."""
    now: Callable[[], float] = time.time
    """Seconds of Unix time."""


class Room:
    """One match being served."""

    def __init__(self, stored: StoredMatch, around: Surroundings) -> None:
        self.stored = stored
        self.around = around
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.match: Match[Any] | None = None
        self.events: list[Event] = []
        self.offers: list[Offer] = []
        self.wishes: list[wishes.Wish] = []
        self.used = time.monotonic()
        self.said: list[messages.Said] = []
        self.ended = False
        """Whether the room was given up or put away; whoever still holds it must ask the house for another."""
        self.later = Later(self)
        self.chosen: dict[int, tuple[int, int]] = {}
        """By seat: where its last choice stands in the record, and how many events had happened before it."""
        self.bots = bots.Bots(self)
        self.game = registry.game(stored.game)
        self.promised = keeping.promised(stored.book)
        self._setups: dict[Viewers, Any] = {}
        self._lines = len(stored.lines)
        self._noticed: dict[Viewers, telling.Noticed] = {}
        self._kept_book = _BOOKS.encode(stored.book)
        self._command: tuple[str, str] | None = None
        now = around.now()
        self._away = {seat.seat: now for seat in stored.book.seats if seat.kind == "person"}
        if stored.moment:
            self.match = keeping.take_up(stored)
            self.match.news()
            self.events = self.match.events_since(0)
            wishes.take_up_offers(self, self.match)
        stored.lines, stored.moment = [], b""  # they are in the match now

    # Who is here --------------------------------------------------------------------------------------------------------

    @property
    def id(self) -> str:
        """The match's id."""
        return self.stored.id

    @property
    def playing(self) -> bool:
        """Whether the match has begun, and goes on."""
        return self.stored.status == "playing"

    def now(self) -> float:
        """Seconds of Unix time."""
        return self.around.now()

    def seat_of_token(self, token: str) -> int | None:
        """The seat that a token opens."""
        wanted = hashed(token)
        for number, seat in enumerate(self.stored.book.seats):
            if wanted in seat.tokens:
                return number
        return None

    async def come(self, listener: Listener, hello: messages.Hello) -> None:
        """Somebody comes in, and is told all there is to know."""
        book = self.stored.book
        if listener.seat is None and book.visible == "closed":
            raise Refusal("closed", "room-closed")
        self.used = time.monotonic()
        if listener.seat is not None:
            await beginning.contribute(self, listener.seat, hello.contribution or "")
        # While a choice is being written nobody sees what it led to, whoever comes now neither.
        async with self.lock:
            if self.ended:
                listener.end(messages.Closing("restart", again=True))
                return
            self.listeners.add(listener)
            if listener.seat is not None:
                seat = book.seats[listener.seat]
                self._away.pop(seat.seat, None)
                self.wishes = [one for one in self.wishes if one.target != listener.seat]
            knows = hello.have == self.stored.version and not (
                listener.seat is None and book.open_to_watchers
            )
            listener.events = max(0, hello.events) if knows else 0
            showing.tell(self, listener)
            listener.send(_ENCODER.encode(messages.Chat(tuple(self.said))))
            self.tell_presence()
            self.bots.wake()

    def go(self, listener: Listener) -> None:
        """Somebody has gone."""
        self.listeners.discard(listener)
        self.used = time.monotonic()
        if listener.seat is not None and not any(one.seat == listener.seat for one in self.listeners):
            self._away[self.stored.book.seats[listener.seat].seat] = self.now()
        self.tell_presence()

    def persons(self) -> Viewers:
        """The seats where people play."""
        gone = () if self.match is None else self.match.table.gone
        return frozenset(
            number
            for number, seat in enumerate(self.stored.book.seats)
            if seat.kind == "person" and number not in gone
        )

    def abandoned(self, seat: int) -> bool:
        """Whether somebody has left a match in which no clock tells how long to wait."""
        since = self._away.get(self.stored.book.seats[seat].seat)
        if since is None or self.stored.book.clock.rule.kind != "none":
            return False
        return self.now() - since >= self.around.limits.abandoned_seconds

    @property
    def idle_since(self) -> float | None:
        """When somebody was here last; nothing while somebody is, or while something goes on."""
        busy = self.listeners or self.lock.locked() or self.bots.busy
        return None if busy else self.used

    # The end ------------------------------------------------------------------------------------------------------------

    def give_up(self) -> None:
        """What is in memory is no longer what is kept: everybody comes again, and finds a new room."""
        if not self.ended:
            self.ended = True
            self.around.forget(self)
            self.bots.end()
            self.later.end()
            for listener in list(self.listeners):
                listener.end(messages.Closing("restart", again=True))

    async def close(self) -> None:
        """The server ends: what is being written is written, and whoever is here is told to come again."""
        async with self.lock:
            self.give_up()

    # Commands -----------------------------------------------------------------------------------------------------------

    async def once(
        self, listener: Listener, command: str, carry_out: Callable[[Match[Any], int], Awaitable[None]]
    ) -> None:
        """Carries out a seat's command: once, in order, on disk before it is acknowledged."""
        if not 0 < len(command) <= LONGEST_ID:
            raise Refusal("bad-input", "room-not-a-message")
        async with self.lock:
            if self.ended:
                return  # its sender has been told to come again, and will ask again
            match, seat = self.seated(listener)
            name = match.seats[seat]
            done = self.stored.commands.get(name, {})
            if command not in done:
                self._command = (name, command)
                try:
                    await carry_out(match, seat)
                finally:
                    self._command = None
                done = self.stored.commands[name]
            listener.send(_ENCODER.encode(messages.Accepted(command, done[command])))

    async def play(self, listener: Listener, command: str, work: Work) -> None:
        """Carries out a command that changes the match, while it goes on."""

        async def carry_out(match: Match[Any], seat: int) -> None:
            if not self.playing:
                raise Refusal("over", "refused-over")
            await self.carry_out(match, lambda: work(match, seat))

        await self.once(listener, command, carry_out)

    async def carry_out(self, match: Match[Any], work: Callable[[], None]) -> None:
        """Does something to the match, keeps what has changed, and tells everybody; the caller holds the lock."""
        status, offers = self.stored.status, self.offers[:]
        known, table = len(match.lines), match.table
        try:
            work()
        except (HolotableError, Refusal):
            self.stored.status, self.offers = status, offers
            if match.table is not table or len(match.lines) != known:
                self.give_up()
            raise
        except BaseException:
            self.give_up()
            raise
        news: Sequence[Event] = ()
        if match.table is not table and keeping.ends_with_takeback(match):
            texts = [keeping.takeback_text(match)]
            self.events = match.events_since(0)
            self._noticed = {}
            match.news()
        else:
            texts = keeping.grown(match, known)
            news = match.news()
        if match.result is not None:
            self.stored.status = "over"
        now = self.now()
        if self.playing:
            clocks.run(self.stored.book.clock, (match.seats[seat] for seat in match.owing()), now)
        else:
            clocks.stop(self.stored.book.clock)
        await self.keep(texts, match.moment().encode())
        self.remember(news)
        self.tell_all()
        self.bots.wake()

    async def keep(self, texts: Sequence[str] = (), moment: bytes | None = None) -> None:
        """Keeps what has changed, and this command as carried out; the caller holds the lock."""
        stored = self.stored
        book = stored.book
        progress = stored.progress
        if self.match is not None:
            progress = _progress(self.match, stored.status)
            book.offers = wishes.kept(self, self.match)
        version = stored.version + 1
        encoded = _BOOKS.encode(book)
        change = Change(
            match=stored.id,
            after=stored.version,
            version=version,
            changed=self.now(),
            status=stored.status,
            lines=list(texts),
            first=self._lines,
            moment=moment,
            book=None if encoded == self._kept_book else book,
            progress=None if progress == stored.progress else progress,
            commands=self._carried_out(version),
        )
        try:
            await self.around.storage.write(change)
        except BaseException:
            self.give_up()
            raise
        stored.version, stored.changed, stored.progress = version, change.changed, progress
        self._kept_book = encoded
        self._lines += len(texts)

    def _carried_out(self, version: int) -> dict[str, dict[str, int]] | None:
        if self._command is None:
            return None
        seat, command = self._command
        commands = self.stored.commands
        mine = commands.setdefault(seat, {})
        mine[command] = version
        while len(mine) > COMMANDS_KNOWN:
            del mine[next(iter(mine))]
        return commands

    def begin(self, match: Match[Any]) -> None:
        """The match has begun, and is kept."""
        self.match = match
        self.remember(match.news())

    def seated(self, listener: Listener) -> tuple[Match[Any], int]:
        """The match and the seat of somebody who plays."""
        if listener.seat is None:
            raise Refusal("watching", "room-watching")
        if self.match is None:
            raise Refusal("gathering", "room-gathering")
        return self.match, listener.seat

    def put(self, offer: Offer, match: Match[Any]) -> None:
        """An offer is made, or settled if nobody's word is missing."""
        self.offers = [one for one in self.offers if one.kind != offer.kind]
        if offer.agreed:
            settle(match, offer)
            self.offers = []
        else:
            self.offers.append(offer)

    # Telling --------------------------------------------------------------------------------------------------------------

    def send(self, listeners: Iterable[Listener], message: bytes) -> None:
        """Some of those who are here are told the same."""
        self.around.fanout.tell([one.address for one in listeners], message)

    def tell_all(self) -> None:
        """Everybody is told how the table stands."""
        self.later.note()
        showing.tell_all(self)

    def tell_presence(self) -> None:
        """Everybody is told who is here, and what watchers see."""
        showing.tell_presence(self)

    def setup_for(self, eyes: Viewers) -> Any:
        """What these seats may know of the set-up, which never changes."""
        if eyes not in self._setups:
            self._setups[eyes] = telling.setup(self.game, self.stored.book, eyes)
        return self._setups[eyes]

    def remember(self, news: Sequence[Event]) -> None:
        """These events have happened."""
        self.events.extend(news)
        for noticed in self._noticed.values():
            noticed.add(news)

    def noticed(self, viewers: Viewers) -> telling.Noticed:
        """What these viewers have noticed of the events."""
        if viewers not in self._noticed:
            self._noticed[viewers] = telling.Noticed(viewers, self.events)
        return self._noticed[viewers]


def _progress(match: Match[Any], status: Status) -> Progress:
    owing = tuple(match.seats[seat] for seat in match.owing()) if status == "playing" else ()
    return Progress(owing, match.game.chapter(match.table.state))
