"""What a seat or a watcher is told of a match: the only way from the game to the wire.

Everything here takes the viewers, and gives what those may know together.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import msgspec

from holotable.kernel.decisions import Arrange, Choose, Decision, Form, Number, Phrase, Place, Some
from holotable.kernel.events import Event, Viewers
from holotable.kernel.game import Game
from holotable.kernel.match import Match, read_setup
from holotable.server import messages
from holotable.server.storage.interface import Book, Status


def words(phrase: Phrase) -> messages.Words:
    """A phrase for the wire."""
    return messages.Words(phrase.key, phrase.args)


def decision(match: Match[Any], seat: int) -> messages.Decision | None:
    """What the seat owes."""
    asked = match.pending(seat)
    if asked is None:
        return None
    state = match.table.state_of(seat)
    told = question(state, asked)
    filled = (match.table.drafts or {}).get(seat)
    if filled:
        told = msgspec.structs.replace(told, filled=asked.plain(filled))
    return messages.Decision(match.decision_id(seat), told)


def question(state: Any, asked: Decision[Any, Any]) -> messages.Question:
    """A question of any kind, with its options by key and arguments."""
    rule, prompt = asked.rule, words(asked.prompt(state))
    match asked:
        case Choose():
            write, phrase, on = asked.write, asked.phrase, asked.on
            options = tuple(
                [
                    messages.Option(write(one), words(phrase(state, one)), on(state, one))
                    for one in asked.options(state)
                ]
            )
            return messages.Question("choose", rule, prompt, options)
        case Some():
            options = tuple(_one_of(state, asked, one) for one in asked.options(state))
            return messages.Question(
                "some", rule, prompt, options, min=asked.least(state), max=asked.most(state)
            )
        case Arrange():
            options = tuple(_one_of(state, asked, one) for one in asked.options(state))
            return messages.Question("order", rule, prompt, options)
        case Number():
            least, most = asked.bounds(state)
            return messages.Question("number", rule, prompt, min=least, max=most)
        case Place():
            return messages.Question(
                "place",
                rule,
                prompt,
                region=asked.region(state).plain(),
                candidates=tuple(asked.candidates(state)),
            )
        case Form():
            fields = {name: question(state, field) for name, field in asked.fields(state).items()}
            return messages.Question("form", rule, prompt, fields=fields)
    raise TypeError(f"{type(asked).__name__} is no kind of decision that the wire knows")


def _one_of(state: Any, asked: Any, thing: Any) -> messages.Option:
    alone = (thing,)
    return messages.Option(
        asked.write_one(thing), words(asked.phrase(state, alone)), tuple(asked.on(state, alone))
    )


def noticed(events: Iterable[Event], viewers: Viewers) -> Iterator[Event]:
    """The events that these viewers notice, as they see them."""
    for event in events:
        seen = event.seen_by(viewers)
        if seen is not None:
            yield seen


class Noticed:
    """What some viewers have noticed of a match's events: how many in all, and those that happened last."""

    __slots__ = ("_before", "_events", "_last", "_viewers")

    def __init__(self, viewers: Viewers, events: Sequence[Event]) -> None:
        self._viewers = viewers
        self._events = events
        self._before = sum(1 for _ in noticed(events, viewers))
        self._last: list[Event] = []

    @property
    def count(self) -> int:
        """How many events they have noticed."""
        return self._before + len(self._last)

    def add(self, news: Iterable[Event]) -> None:
        """These events have happened now."""
        self._before += len(self._last)
        self._last = list(noticed(news, self._viewers))

    def since(self, have: int) -> list[Event]:
        """The events that they have noticed, from this number on."""
        if have >= self._before:
            return self._last[have - self._before :]
        older: list[Event] = []
        at = len(self._events)
        while len(older) < self.count - have:
            at -= 1
            seen = self._events[at].seen_by(self._viewers)
            if seen is not None:
                older.append(seen)
        older.reverse()
        return older


def happened(number: int, seen: Event) -> messages.Happened:
    """An event that was noticed, for the wire; numbers count what this viewer noticed, and nothing else."""
    return messages.Happened(number, type(seen).__name__, words(seen.phrase()), tuple(seen.at()), seen)


class Worded:
    """Events worded once for all who see the same of them under the same number."""

    def __init__(self) -> None:
        self._known: dict[tuple[int, int], messages.Happened] = {}

    def happened(self, number: int, seen: Event) -> messages.Happened:
        """The event as `happened` gives it."""
        key = (number, id(seen))
        told = self._known.get(key)
        if told is None:
            # It holds the event, so that no other can have its id as long as it is known here.
            told = self._known[key] = happened(number, seen)
        return told


def setup(game: Game[Any], book: Book, eyes: Viewers) -> Any:
    """What these seats may know of the set-up; nothing where a match began at a position."""
    if book.position is not None:
        return None
    return msgspec.to_builtins(game.setup_seen(read_setup(game, book.setup), eyes))


def ended(match: Match[Any], status: Status, rematch: str) -> messages.Ended | None:
    """How a match ended, for everybody; nothing while it goes on."""
    seats, result = match.seats, match.result
    if result is None:
        if status != "aborted":
            return None
        return messages.Ended((), {}, messages.Words("ended-aborted"), "", rematch or None)
    return messages.Ended(
        places=tuple(tuple(seats[seat] for seat in place) for place in result.places),
        scores={seats[seat]: score for seat, score in enumerate(result.scores)},
        reason=messages.Words(f"ended-{result.reason}"),
        rule=result.rule,
        rematch=rematch or None,
    )


def notices(book: Book) -> tuple[messages.Words, ...]:
    """What everybody must know about the match besides the game: what went back when the rules were mended."""
    return tuple(messages.Words("notice-taken-back", {"choice": choice}) for choice in book.taken_back)
