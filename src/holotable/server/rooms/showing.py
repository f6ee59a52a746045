"""What each listener is shown of a room: the whole table through their own eyes, and who is here."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

import msgspec

from holotable.kernel.agreements import Offer, last_choice_of, takeback_is_free
from holotable.kernel.decisions import Phrase
from holotable.kernel.events import Viewers
from holotable.kernel.lines import is_choice, seat_of
from holotable.kernel.match import Match
from holotable.server import messages
from holotable.server.rooms import clocks, telling, wishes
from holotable.server.rooms.listeners import Listener, viewers_of

if TYPE_CHECKING:
    from holotable.server.rooms.room import Room

_ENCODER = msgspec.json.Encoder()


class Alike:
    """What everybody is told alike when a table has changed: made once for all who are told now."""

    def __init__(self, room: Room) -> None:
        stored, match = room.stored, room.match
        self.seats = tuple([one.seat for one in stored.book.seats])
        self.players = players(room)
        self.wished = tuple([wishes.told(one, self.seats) for one in room.wishes])
        self.notices = telling.notices(stored.book)
        self.words = telling.Worded()
        if match is not None:
            self.owing = tuple([self.seats[one] for one in match.owing()]) if room.playing else ()
            self.ended = telling.ended(match, stored.status, stored.book.rematch)


def tell_all(room: Room) -> None:
    """Everybody is told how the table stands; those who see the same share the message."""
    alike = Alike(room)
    together: dict[tuple[int | None, bool, int], list[Listener]] = {}
    for listener in room.listeners:
        if not room.later.holds(listener):
            together.setdefault((listener.seat, listener.sees_all, listener.events), []).append(listener)
    for some in together.values():
        message = _ENCODER.encode(table_for(room, some[0], alike))
        events = room.noticed(_notices(room, some[0])).count
        for listener in some:
            listener.events, listener.told = events, room.stored.version
        room.send(some, message)


def tell(room: Room, listener: Listener) -> None:
    """One listener is told how the table stands."""
    if room.later.tell(listener):
        return
    message = _ENCODER.encode(table_for(room, listener, Alike(room)))
    listener.events = room.noticed(_notices(room, listener)).count
    listener.told = room.stored.version
    listener.send(message)


def tell_anew(room: Room, listener: Listener) -> None:
    """One listener wants everything anew."""
    listener.events = 0
    tell(room, listener)
    listener.send(_ENCODER.encode(messages.Chat(tuple(room.said))))


def tell_presence(room: Room) -> None:
    """Everybody is told who is here."""
    watchers = sum(listener.seat is None for listener in room.listeners)
    behind = room.around.limits.watchers_delay if room.stored.book.open_to_watchers and room.playing else None
    message = _ENCODER.encode(messages.Presence(players(room), watchers, behind))
    room.send(room.listeners, message)


def table_for(room: Room, listener: Listener, alike: Alike) -> messages.Table:
    """All that this listener knows. When the match is over the table lies open; events stay as they were noticed."""
    noticed = room.noticed(_notices(room, listener))
    have = min(listener.events, noticed.count)
    over = room.match is not None and room.match.result is not None
    eyes = _everybody(room) if over else viewers_of(listener)
    return table(room, eyes, listener.seat, have, noticed.since(have), alike)


def _everybody(room: Room) -> Viewers:
    return frozenset(range(len(room.stored.book.seats)))


def _notices(room: Room, listener: Listener) -> Viewers:
    """Through whose eyes a listener's events are noticed and numbered: the same from first to last."""
    return _everybody(room) if listener.sees_all else viewers_of(listener)


def table(
    room: Room, eyes: Viewers, seat: int | None, events_from: int, fresh: list[Any], alike: Alike
) -> messages.Table:
    """The table through these eyes, for this seat or a watcher, with these events as noticed."""
    stored, match = room.stored, room.match
    book = stored.book
    own = None if seat is None else alike.seats[seat]
    if match is None:
        return messages.Table(
            match=stored.id,
            game=stored.game,
            version=stored.version,
            seat=own,
            seats=alike.seats,
            players=alike.players,
            setup=room.setup_for(eyes),
            view=None,
            owing=(),
            decision=None,
            events=(),
            events_from=0,
            offers=alike.wished,
            may_take_back="no",
            clock=book.clock.rule,
            commitment=room.promised,
        )
    return messages.Table(
        match=stored.id,
        game=stored.game,
        version=stored.version,
        seat=own,
        seats=alike.seats,
        players=alike.players,
        setup=room.setup_for(eyes),
        view=match.view(eyes),
        owing=alike.owing,
        decision=telling.decision(match, seat) if seat is not None and room.playing else None,
        events=tuple([alike.words.happened(events_from + at, event) for at, event in enumerate(fresh)]),
        events_from=events_from,
        offers=(*[_offer(one, match, eyes) for one in room.offers], *alike.wished),
        may_take_back="no" if seat is None else _may_take_back(room, match, seat),
        clock=book.clock.rule,
        commitment=room.promised,
        ended=alike.ended,
        notices=alike.notices,
    )


def players(room: Room) -> tuple[messages.Player, ...]:
    """Who sits where, and who is here."""
    now = room.now()
    here = {listener.seat for listener in room.listeners}
    clock = room.stored.book.clock
    gone = () if room.match is None else room.match.table.gone
    return tuple(
        [
            messages.Player(
                seat=seat.seat,
                name=seat.name,
                kind=seat.kind,
                level=seat.level,
                here=seat.kind == "bot" or number in here,
                gone=number in gone,
                milliseconds=clocks.remaining(clock, seat.seat, now),
            )
            for number, seat in enumerate(room.stored.book.seats)
        ]
    )


def _may_take_back(room: Room, match: Match[Any], seat: int) -> Literal["no", "free", "asks"]:
    own = last_choice_of(match, seat)
    if not room.playing or own is None:
        return "no"
    if any(not is_choice(line) or seat_of(line) != seat for line in match.lines[own:]):
        return "asks"
    line, events = room.chosen.get(seat, (-1, 0))
    happened = room.events[events:] if line == own else match.events_since(own)
    return "free" if takeback_is_free(match, seat, happened) else "asks"


def _offer(offer: Offer, match: Match[Any], eyes: Viewers) -> messages.Offer:
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
