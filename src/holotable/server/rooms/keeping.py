"""From what is stored to a match that can be played, and back."""

from __future__ import annotations

from typing import Any

import msgspec

from holotable.kernel import registry
from holotable.kernel.chance import commitment
from holotable.kernel.lines import TAKEBACK
from holotable.kernel.match import Match
from holotable.kernel.mending import mend
from holotable.kernel.moment import Moment
from holotable.kernel.position import moment_of
from holotable.kernel.record import RULES, Fair, Record, read_lines, written
from holotable.server.storage.interface import Book, Change, StoredMatch


def begin(game_name: str, book: Book) -> Match[Any]:
    """A match begins: every seat has added to chance what it wanted to."""
    game = registry.game(game_name)
    players = [seat.name for seat in book.seats]
    if book.position is not None:
        return Match.at(game, moment_of(game, book.position), fair=fairness(book), players=players)
    return Match.new(game, book.setup, fair=fairness(book), players=players)


def fairness(book: Book) -> Fair:
    """What makes chance of this match provable, our secret included."""
    secret = book.promise.secret
    added = tuple(book.promise.contributions.get(seat.seat, "") for seat in book.seats)
    return Fair(commitment(bytes.fromhex(secret)), added, secret)


def promised(book: Book) -> str:
    """What the seats are promised about chance."""
    return commitment(bytes.fromhex(book.promise.secret))


def take_up(stored: StoredMatch) -> Match[Any]:
    """The match as it stood when it was kept."""
    return Match.replay(registry.game(stored.game), record_of(stored), moment=Moment.decode(stored.moment))


def mending(stored: StoredMatch, now: float) -> Change | None:
    """What a match is changed by that was kept under other rules than there are now; nothing if it was not.

    The record grows by a line that says from where it goes on, and below it the choices that still fit stand again.
    """
    if not stored.moment or stored.status != "playing":
        return None
    game = registry.game(stored.game)
    moment = Moment.decode(stored.moment)
    if moment.rules == game.version:
        return None
    mended = mend(game, moment, record_of(stored))
    match = mended.match
    from_here_on = match.before[-1 - len(mended.taken_back) :]
    book = stored.book
    book.taken_back = [*book.taken_back, *mended.taken_back]
    texts = [*from_here_on, *written(match.lines, match.seats)]
    return Change(
        match=stored.id,
        after=stored.version,
        version=stored.version + 1,
        changed=now,
        status="playing" if match.result is None else "over",
        lines=texts,
        first=len(stored.lines),
        moment=match.moment().encode(),
        book=book,
    )


def changed(stored: StoredMatch, change: Change) -> None:
    """The stored match as a change leaves it."""
    stored.version, stored.changed, stored.status = change.version, change.changed, change.status
    stored.lines = [*stored.lines, *change.lines]
    stored.moment = change.moment or stored.moment


def record_of(stored: StoredMatch) -> Record:
    """The record of what is stored."""
    book = stored.book
    seats = tuple(seat.seat for seat in book.seats)
    record = Record(
        game=stored.game,
        rules=book.rules,
        seats=seats,
        setup=None if book.position is not None else msgspec.to_builtins(book.setup or {}),
        position=book.position,
        players=tuple(seat.name for seat in book.seats),
        fair=fairness(book),
    )
    lines = stored.lines
    anew = [at for at, line in enumerate(lines, 1) if line.startswith(f"! {RULES} ")]
    if anew:
        record.before, lines = tuple(lines[: anew[-1]]), lines[anew[-1] :]
    read_lines(((at, line) for at, line in enumerate(lines, 1) if not line.startswith(";")), record)
    return record


def grown(match: Match[Any], known: int) -> list[str]:
    """The texts that the record has grown by since it had `known` lines."""
    return list(written(match.lines[known:], match.seats))


def ends_with_takeback(match: Match[Any]) -> bool:
    """Whether the last thing that happened was a takeback."""
    return bool(match.lines) and match.lines[-1][0] == TAKEBACK


def takeback_text(match: Match[Any]) -> str:
    """The text that the record has grown by with the takeback that happened last.

    What was taken back stays above it, so the texts of a record only ever grow.
    """
    return list(written(match.lines[-1:], match.seats))[-1]
