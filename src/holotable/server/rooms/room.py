"""A room: one match, whoever is there, and every command to it carried out one after another.

The way of a command: it is checked and carried out on the match in memory, what has changed is written to the storage,
and only when it is on disk is it acknowledged and told to everybody. If it cannot be written, the room forgets what
it has in memory and takes the match up again from what is kept.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Any, Literal

import msgspec

from holotable.kernel import registry
from holotable.kernel.agreements import (
    Offer,
    last_choice_of,
    offer_draw,
    offer_takeback,
    settle,
    takeback_is_free,
)
from holotable.kernel.asking import why_not
from holotable.kernel.decisions import Phrase
from holotable.kernel.errors import HolotableError, Illegal
from holotable.kernel.events import Event, Viewers
from holotable.kernel.lines import is_choice, seat_of
from holotable.kernel.match import Match, read_setup
from holotable.server import messages
from holotable.server.identity import hashed
from holotable.server.rooms import clocks, keeping, previews, telling, wishes
from holotable.server.rooms.listeners import Listener, viewers_of
from holotable.server.rooms.refusals import Refusal
from holotable.server.rooms.thinking import Thinkers
from holotable.server.storage.interface import Change, OfferBook, SeatBook, Storage, StoredMatch

LAST_COMMANDS = 32
"""So many ids of commands are remembered for each seat: a command that comes again is answered again, not done again."""
HINTS_FROM = "commodore"
PHRASES = frozenset({"hello", "good-luck", "well-played", "thanks", "sorry", "one-moment", "good-game"})
MOST_SAID = 500
ABANDONED_AFTER = 300.0
"""After so many seconds without a player the others may claim the win."""

_ENCODER = msgspec.json.Encoder()


class Room:
    """One match being served."""

    def __init__(
        self,
        stored: StoredMatch,
        storage: Storage,
        thinkers: Thinkers,
        bot_delay: float,
        again: Callable[[StoredMatch], Awaitable[str]],
    ) -> None:
        self.stored = stored
        self.storage = storage
        self.thinkers = thinkers
        self.bot_delay = bot_delay
        self.again = again
        """Makes the match of a rematch, and tells its id."""
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.match: Match[Any] | None = None
        self.events: list[Event] = []
        self.offers: list[Offer] = []
        self.wishes: list[wishes.Wish] = []
        self.used = time.monotonic()
        self.said: list[messages.Said] = []
        self._done: dict[str, OrderedDict[str, int]] = {}
        self._counted: dict[Viewers, int] = {}
        self._chosen: dict[int, tuple[int, int]] = {}
        """By seat: where its last choice stands in the record, and how many events had happened before it."""
        self._bots: asyncio.Task[None] | None = None
        self._away: dict[str, float] = {}
        if stored.moment:
            self._take_up()

    # Who is here --------------------------------------------------------------------------------------------------------

    @property
    def id(self) -> str:
        """The match's id."""
        return self.stored.id

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
        self.listeners.add(listener)
        self.used = time.monotonic()
        if listener.seat is not None:
            seat = book.seats[listener.seat]
            self._away.pop(seat.seat, None)
            if self.stored.status == "gathering" and seat.seat not in book.promise.contributions:
                await self._contribute(seat, hello.contribution or "")
        listener.events = hello.events if hello.have == self.stored.version else 0
        self._tell(listener)
        listener.send(_ENCODER.encode(messages.Chat(tuple(self.said))))
        self._tell_presence()
        self._wake_bots()

    def go(self, listener: Listener) -> None:
        """Somebody has gone."""
        self.listeners.discard(listener)
        self.used = time.monotonic()
        if listener.seat is not None:
            name = self.stored.book.seats[listener.seat].seat
            if not any(one.seat == listener.seat for one in self.listeners):
                self._away[name] = time.time()
        self._tell_presence()

    async def close(self) -> None:
        """The server ends: whoever is here is told to come again, and no bot goes on."""
        if self._bots is not None:
            self._bots.cancel()
        async with self.lock:
            for listener in list(self.listeners):
                listener.end(messages.Closing("restart", again=True))

    # Commands -----------------------------------------------------------------------------------------------------------

    async def choose(self, listener: Listener, command: messages.Choose) -> None:
        """A seat answers the decision that it owes."""

        def work(match: Match[Any], seat: int) -> None:
            asked = match.pending(seat)
            if asked is None or match.decision_id(seat) != command.decision:
                raise Refusal("not-owed", "room-not-owed")
            self._chosen[seat] = (len(match.lines), len(self.events))
            match.choose(seat, asked.from_plain(command.answer))
            self.offers = []
            clocks.chosen(self.stored.book.clock, match.seats[seat], time.time())

        await self._play(listener, command.command, work)

    async def reconsider(self, listener: Listener, command: messages.Reconsider) -> None:
        """A seat takes back a secret answer that waits for others'."""

        def work(match: Match[Any], seat: int) -> None:
            match.table.reconsider(seat)

        await self._play(listener, command.command, work)

    async def propose(self, listener: Listener, command: messages.Propose) -> None:
        """A seat wants something that others must agree to."""
        if command.kind == "takeback":

            def work(match: Match[Any], seat: int) -> None:
                self._put(offer_takeback(match, seat, self.persons()), match)

        elif command.kind == "draw":

            def work(match: Match[Any], seat: int) -> None:
                offer = offer_draw(match, seat, self.persons())
                if not offer.waiting:
                    raise Refusal("declined", "room-bot-plays-on")
                self._put(offer, match)

        else:
            await self._wish(listener, command)
            return
        await self._play(listener, command.command, work)

    async def _wish(self, listener: Listener, command: messages.Propose) -> None:
        """A seat wants something of the room: a bot in a leaver's seat, open eyes for watchers, a rematch."""
        async with self.lock:
            match, seat = self._playing(listener)
            wish = wishes.make(self, match, seat, command)
            self.wishes = [one for one in self.wishes if one.kind != wish.kind]
            self.wishes.append(wish)
            await self._grant(match)
            listener.send(_ENCODER.encode(messages.Accepted(command.command, self.stored.version)))

    async def _grant(self, match: Match[Any]) -> None:
        """Wishes to which everybody has agreed are fulfilled; everybody is told."""
        for wish in [one for one in self.wishes if not one.waiting]:
            self.wishes.remove(wish)
            await wishes.fulfil(self, match, wish)
        await self.keep_book()
        self.tell_all()
        self._wake_bots()

    async def answer(self, listener: Listener, command: messages.Answer) -> None:
        """A seat says whether it agrees to an offer."""
        wish = next((one for one in self.wishes if one.kind == command.kind), None)
        if wish is not None:
            async with self.lock:
                match, seat = self._playing(listener)
                if seat not in wish.waiting or wish not in self.wishes:
                    raise Refusal("no-offer", "room-no-offer")
                self.wishes.remove(wish)
                if command.agreed:
                    self.wishes.append(wish.accepted_by(seat))
                await self._grant(match)
                listener.send(_ENCODER.encode(messages.Accepted(command.command, self.stored.version)))
            return

        def work(match: Match[Any], seat: int) -> None:
            found = next(
                (one for one in self.offers if one.kind == command.kind and seat in one.waiting), None
            )
            if found is None:
                raise Refusal("no-offer", "room-no-offer")
            self.offers.remove(found)
            if command.agreed:
                self._put(found.accepted_by(seat), match)

        await self._play(listener, command.command, work)

    async def leave(self, listener: Listener, command: messages.Leave) -> None:
        """A seat resigns; or aborts, which counts for nobody, before the second round."""

        def work(match: Match[Any], seat: int) -> None:
            if command.how == "resign":
                match.leave(seat)
            elif match.game.chapter(match.table.state) > 1:
                raise Refusal("too-late", "room-too-late-to-abort")
            else:
                self.stored.status = "aborted"

        await self._play(listener, command.command, work)

    async def claim(self, listener: Listener, command: messages.Claim) -> None:
        """A seat claims the win because another's time is out, or because it has been away for long."""

        def work(match: Match[Any], seat: int) -> None:
            now = time.time()
            gone = set(clocks.out_of_time(self.stored.book.clock, now))
            gone |= {name for name, since in self._away.items() if now - since > ABANDONED_AFTER}
            gone &= {match.seats[one] for one in match.owing()} - {match.seats[seat]}
            if not gone:
                raise Refusal("not-yet", "room-nothing-to-claim")
            for name in sorted(gone):
                if match.result is None:
                    match.leave(match.seat(name), "timeout")

        await self._play(listener, command.command, work)

    # Questions ------------------------------------------------------------------------------------------------------------

    def why(self, listener: Listener, command: messages.AskWhy) -> messages.Why:
        """Whether something may be done, and if not, which rule says no."""
        match, seat = self._playing(listener)
        refused = why_not(match, seat, command.about)
        if refused is None:
            return messages.Why(command.command, legal=True)
        rules = (refused.rule,) if refused.rule else ()
        return messages.Why(command.command, legal=False, words=telling.words(refused.phrase), rules=rules)

    async def preview(self, listener: Listener, command: messages.AskPreview) -> messages.Preview:
        """What would follow from a choice, as far as the seat can know it."""
        match, seat = self._playing(listener)
        asked = match.pending(seat)
        if asked is None:
            raise Refusal("not-owed", "room-not-owed")
        choice = asked.from_plain(command.answer)
        refused = asked.refusal(match.table.state_of(seat), choice)
        if refused is not None:
            raise Refusal("illegal", refused.phrase.key, rule=refused.rule, **refused.phrase.args)
        return previews.preview(match, seat, command.command, choice)

    async def hint(self, listener: Listener, command: messages.AskHint) -> messages.Hint:
        """What a strong player would do, and why; only in games against the computer."""
        match, seat = self._playing(listener)
        if self.persons() - {seat}:
            raise Refusal("not-alone", "room-no-hints")
        asked = match.pending(seat)
        if asked is None:
            raise Refusal("not-owed", "room-not-owed")
        state = match.table.state_of(seat)
        thought = await self.thinkers.think(match.game.name, match.moment().encode(), seat, HINTS_FROM)
        return messages.Hint(
            command.command,
            option=thought.plain,
            words=telling.words(asked.phrase(state, asked.from_plain(thought.plain))),
            why=tuple(messages.Words(key, args) for key, args in thought.why),
            chance=thought.chance,
        )

    async def say(self, listener: Listener, command: messages.Say) -> None:
        """Something is said to all who are here."""
        text = "".join(letter for letter in command.text if letter.isprintable()).strip()
        if command.phrase is not None and command.phrase not in PHRASES:
            raise Refusal("bad-input", "room-no-such-phrase")
        if not text and command.phrase is None:
            raise Refusal("bad-input", "room-nothing-said")
        if len(text) > MOST_SAID:
            raise Refusal("bad-input", "room-too-much-said", most=MOST_SAID)
        seats = self.stored.book.seats
        own = None if listener.seat is None else seats[listener.seat]
        async with self.lock:
            said = messages.Said(
                len(self.said),
                "" if own is None else own.name,
                None if own is None else own.seat,
                text,
                command.phrase,
            )
            await self.storage.say(self.id, said.number, _ENCODER.encode(said))
            self.said.append(said)
            heard = _ENCODER.encode(messages.Chat((said,)))
            for one in list(self.listeners):
                one.send(heard)
            listener.send(_ENCODER.encode(messages.Accepted(command.command, self.stored.version)))

    def resync(self, listener: Listener) -> None:
        """Somebody wants everything anew."""
        listener.events = 0
        self._tell(listener)
        listener.send(_ENCODER.encode(messages.Chat(tuple(self.said))))

    # Playing --------------------------------------------------------------------------------------------------------------

    async def _play(self, listener: Listener, command: str, work: Callable[[Match[Any], int], None]) -> None:
        """Carries out a command of a seat: once, in order, on disk before it is acknowledged."""
        async with self.lock:
            match, seat = self._playing(listener)
            name = match.seats[seat]
            done = self._done.setdefault(name, OrderedDict())
            if command not in done:
                if match.result is not None or self.stored.status != "playing":
                    raise Refusal("over", "refused-over")
                await self._carry_out(match, lambda: work(match, seat))
                done[command] = self.stored.version
                while len(done) > LAST_COMMANDS:
                    done.popitem(last=False)
            listener.send(_ENCODER.encode(messages.Accepted(command, done[command])))

    async def _carry_out(self, match: Match[Any], work: Callable[[], None]) -> None:
        """Does something to the match, keeps what has changed, and tells everybody."""
        stored = self.stored
        before = msgspec.msgpack.encode(stored.book)
        status, offers = stored.status, self.offers
        known, table = len(match.lines), match.table
        try:
            work()
        except (HolotableError, Refusal):
            stored.status, self.offers = status, offers
            raise
        if match.table is not table:
            texts = [keeping.takeback_text(match)]
            self.events = match.events_since(0)
            self._counted = {}
            match.news()
            news: Sequence[Event] = ()
        else:
            texts = keeping.grown(match, known)
            news = match.news()
        now = time.time()
        book = stored.book
        if match.result is not None and stored.status == "playing":
            stored.status = "over"
        if stored.status == "playing":
            clocks.run(book.clock, (match.seats[seat] for seat in match.owing()), now)
        else:
            clocks.stop(book.clock)
        self._note_progress(match)
        book.offers = [_kept(one, match) for one in self.offers]
        change = Change(
            match=stored.id,
            after=stored.version,
            version=stored.version + 1,
            changed=now,
            status=stored.status,
            lines=texts,
            first=len(stored.lines),
            moment=match.moment().encode(),
            book=book if msgspec.msgpack.encode(book) != before else None,
        )
        try:
            await self.storage.write(change)
        except Exception:
            await self._forget()
            raise
        stored.version = change.version
        stored.changed = now
        stored.lines.extend(texts)
        self._remember(news)
        self.tell_all()
        self._wake_bots()

    def _note_progress(self, match: Match[Any]) -> None:
        """For lists of matches: whose turn it is, and how far the game has come."""
        book = self.stored.book
        book.owing = [match.seats[seat] for seat in match.owing()]
        book.chapter = match.game.chapter(match.table.state)

    async def keep_book(self) -> None:
        """Keeps what has changed about the seats; the caller holds the lock."""
        stored = self.stored
        change = Change(
            match=stored.id,
            after=stored.version,
            version=stored.version + 1,
            changed=stored.changed,
            status=stored.status,
            first=len(stored.lines),
            book=stored.book,
        )
        await self.storage.write(change)
        stored.version = change.version

    async def _forget(self) -> None:
        """Something could not be written: only what is kept counts."""
        kept = await self.storage.load(self.id)
        if kept is not None:
            self.stored = kept
            self.offers = []
            self._counted = {}
            if kept.moment:
                self._take_up()

    def _take_up(self) -> None:
        match, _ = keeping.take_up(self.stored)
        self.match = match
        match.news()
        self.events = match.events_since(0)
        self._counted = {}

    def _playing(self, listener: Listener) -> tuple[Match[Any], int]:
        if listener.seat is None:
            raise Refusal("watching", "room-watching")
        if self.match is None:
            raise Refusal("gathering", "room-gathering")
        return self.match, listener.seat

    def _put(self, offer: Offer, match: Match[Any]) -> None:
        """An offer is made, or settled if nobody's word is missing."""
        self.offers = [one for one in self.offers if one.kind != offer.kind]
        if offer.agreed:
            settle(match, offer)
            self.offers = []
        else:
            self.offers.append(offer)

    def away(self, seat: int) -> bool:
        """Whether nobody sits at this seat just now."""
        return self.stored.book.seats[seat].seat in self._away or self.stored.book.seats[seat].left

    def persons(self) -> Viewers:
        """The seats where people play."""
        return frozenset(
            number
            for number, seat in enumerate(self.stored.book.seats)
            if seat.kind == "person" and not seat.left
        )

    # Beginning ------------------------------------------------------------------------------------------------------------

    async def _contribute(self, seat: SeatBook, contribution: str) -> None:
        """A seat adds to chance; when all have, and nobody is missing, the match begins."""
        async with self.lock:
            stored = self.stored
            book = stored.book
            if stored.status != "gathering" or seat.seat in book.promise.contributions:
                return
            book.promise.contributions[seat.seat] = _hex(contribution)
            await self.begin_if_ready()

    async def begin_if_ready(self) -> None:
        """Begins the match if every seat is taken and every person has added to chance; keeps what has changed."""
        stored = self.stored
        book = stored.book
        ready = all(
            seat.kind == "bot" or (seat.kind == "person" and seat.seat in book.promise.contributions)
            for seat in book.seats
        )
        texts: list[str] = []
        moment = None
        now = time.time()
        if ready:
            match = keeping.begin(stored.game, book)
            book.rules = match.game.version
            texts = keeping.grown(match, 0)
            moment = match.moment().encode()
            self._note_progress(match)
            clocks.start(book.clock, match.seats)
            clocks.run(book.clock, (match.seats[one] for one in match.owing()), now)
        change = Change(
            match=stored.id,
            after=stored.version,
            version=stored.version + 1,
            changed=now,
            status="playing" if ready else "gathering",
            lines=texts,
            first=0,
            moment=moment,
            book=book,
        )
        await self.storage.write(change)
        stored.version, stored.changed, stored.status = change.version, now, change.status
        if moment is not None:
            stored.moment = moment
            stored.lines = texts
            self.match = match
            self._remember(match.news())
        self.tell_all()
        self._wake_bots()

    # Bots -----------------------------------------------------------------------------------------------------------------

    def _wake_bots(self) -> None:
        if (self._bots is None or self._bots.done()) and self._bot_that_owes() is not None:
            self._bots = asyncio.create_task(self._let_bots_choose())

    def _bot_that_owes(self) -> int | None:
        if self.match is None or self.stored.status != "playing":
            return None
        seats = self.stored.book.seats
        return next((seat for seat in self.match.owing() if seats[seat].kind == "bot"), None)

    async def _let_bots_choose(self) -> None:
        while (seat := self._bot_that_owes()) is not None and self.match is not None:
            match, version = self.match, self.stored.version
            decision = match.decision_id(seat)
            level = self.stored.book.seats[seat].level
            moment = match.moment().encode()
            begun = time.monotonic()
            thought = await self.thinkers.think(match.game.name, moment, seat, level)
            await asyncio.sleep(max(0.0, self.bot_delay - (time.monotonic() - begun)))
            async with self.lock:
                if self.stored.version != version or self.match is not match:
                    continue
                if match.pending(seat) is None or match.decision_id(seat) != decision:
                    continue
                self.offers = []
                await self._carry_out(match, partial(match.choose_written, seat, thought.text))

    # Telling --------------------------------------------------------------------------------------------------------------

    def tell_all(self) -> None:
        """Everybody is told how the table stands; those who see the same share the message."""
        encoded: dict[tuple[Viewers, int | None, int], tuple[bytes, int]] = {}
        for listener in list(self.listeners):
            shared = (viewers_of(listener), listener.seat, listener.events)
            if shared not in encoded:
                table = self.table_for(listener)
                encoded[shared] = (_ENCODER.encode(table), self._count(self._eyes(listener)))
            message, events = encoded[shared]
            listener.events = events
            listener.send(message)

    def _tell(self, listener: Listener) -> None:
        table = self.table_for(listener)
        listener.events = self._count(self._eyes(listener))
        listener.send(_ENCODER.encode(table))

    def table_for(self, listener: Listener) -> messages.Table:
        """All that this listener knows."""
        stored, match = self.stored, self.match
        book = stored.book
        seats = tuple(seat.seat for seat in book.seats)
        own = None if listener.seat is None else seats[listener.seat]
        promised = keeping.fairness(book).commitment
        if match is None:
            return messages.Table(
                match=stored.id,
                game=stored.game,
                version=stored.version,
                seat=own,
                seats=seats,
                players=self.players(),
                setup=self._setup_for(viewers_of(listener)),
                view=None,
                owing=(),
                decision=None,
                events=(),
                events_from=0,
                offers=(),
                may_take_back="no",
                clock=book.clock.rule,
                commitment=promised,
            )
        eyes = self._eyes(listener)
        have = min(listener.events, self._count(eyes))
        fresh = list(telling.noticed(self.events, eyes))[have:]
        return messages.Table(
            match=stored.id,
            game=stored.game,
            version=stored.version,
            seat=own,
            seats=seats,
            players=self.players(),
            setup=self._setup_for(eyes),
            view=match.view(eyes),
            owing=tuple(seats[seat] for seat in match.owing()) if stored.status == "playing" else (),
            decision=None
            if listener.seat is None or stored.status != "playing"
            else telling.decision(match, listener.seat),
            events=tuple(telling.happened(have + at, event) for at, event in enumerate(fresh)),
            events_from=have,
            offers=(
                *(self._told_offer(one, match, eyes) for one in self.offers),
                *(wishes.told(one, seats) for one in self.wishes),
            ),
            may_take_back="no" if listener.seat is None else self._may_take_back(match, listener.seat),
            clock=book.clock.rule,
            commitment=promised,
            ended=None if match.result is None else telling.ended(match, match.result, book.rematch),
        )

    def _setup_for(self, viewers: Viewers) -> Any:
        """What these viewers may know of the set-up; nothing where a match began at a position."""
        if self.stored.book.position is not None:
            return None
        game = registry.game(self.stored.game)
        return msgspec.to_builtins(game.setup_seen(read_setup(game, self.stored.book.setup), viewers))

    def players(self) -> tuple[messages.Player, ...]:
        """Who sits where, and who is here."""
        now = time.time()
        here = {listener.seat for listener in self.listeners}
        clock = self.stored.book.clock
        return tuple(
            messages.Player(
                seat=seat.seat,
                name=seat.name,
                kind=seat.kind,
                level=seat.level,
                here=seat.kind == "bot" or number in here,
                gone=seat.left,
                milliseconds=clocks.remaining(clock, seat.seat, now),
            )
            for number, seat in enumerate(self.stored.book.seats)
        )

    def _tell_presence(self) -> None:
        watchers = sum(listener.seat is None for listener in self.listeners)
        message = _ENCODER.encode(messages.Presence(self.players(), watchers))
        for listener in list(self.listeners):
            listener.send(message)

    def _eyes(self, listener: Listener) -> Viewers:
        """Through whose eyes somebody looks: when the game is over, everything lies open."""
        if self.match is not None and self.match.result is not None:
            return frozenset(range(len(self.stored.book.seats)))
        return viewers_of(listener)

    def _remember(self, news: Sequence[Event]) -> None:
        self.events.extend(news)
        for viewers in self._counted:
            self._counted[viewers] += sum(1 for _ in telling.noticed(news, viewers))

    def _count(self, viewers: Viewers) -> int:
        """How many events these viewers have noticed."""
        if viewers not in self._counted:
            self._counted[viewers] = sum(1 for _ in telling.noticed(self.events, viewers))
        return self._counted[viewers]

    def _may_take_back(self, match: Match[Any], seat: int) -> Literal["no", "free", "asks"]:
        own = last_choice_of(match, seat)
        if self.stored.status != "playing" or own is None:
            return "no"
        if any(not is_choice(line) or seat_of(line) != seat for line in match.lines[own:]):
            return "asks"
        if self._chosen.get(seat, (-1, 0))[0] != own:
            happened = match.events_since(own)
        else:
            happened = self.events[self._chosen[seat][1] :]
        return "free" if takeback_is_free(match, seat, happened) else "asks"

    def _told_offer(self, offer: Offer, match: Match[Any], eyes: Viewers) -> messages.Offer:
        seats = match.seats
        learned = []
        for one in offer.learned:
            seen = one.event.seen_by(eyes)
            phrase = Phrase("learned-something") if seen is None else seen.phrase()
            learned.append(messages.Words(phrase.key, {"learner": seats[one.seat], **phrase.args}))
        return messages.Offer(
            kind=offer.kind,
            seat=seats[offer.seat],
            waiting=tuple(seats[seat] for seat in offer.waiting),
            learned=tuple(learned),
            chance=offer.chance_answered,
        )


def _kept(offer: Offer, match: Match[Any]) -> OfferBook:
    seats = match.seats
    waiting = [seats[seat] for seat in offer.waiting]
    return OfferBook(offer.kind, seats[offer.seat], waiting, offer.choices)


def _hex(text: str) -> str:
    """What a seat adds to chance, if it is what it should be; else nothing is added."""
    try:
        return bytes.fromhex(text[:128]).hex()
    except ValueError as error:
        raise Illegal("A contribution is written in hexadecimal digits.") from error
