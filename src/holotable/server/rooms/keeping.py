"""From what is stored to a match that can be played, and back."""

from __future__ import annotations

from typing import Any

import msgspec

from holotable.kernel import registry
from holotable.kernel.chance import commitment
from holotable.kernel.match import Match
from holotable.kernel.mending import mend
from holotable.kernel.moment import Moment
from holotable.kernel.position import moment_of
from holotable.kernel.record import Fair, Record, read_lines, written
from holotable.server.storage.interface import Book, StoredMatch


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


def take_up(stored: StoredMatch) -> tuple[Match[Any], tuple[str, ...]]:
    """The match as it stood, and what had to be taken back if the rules were mended meanwhile."""
    game = registry.game(stored.game)
    moment = Moment.decode(stored.moment)
    record = record_of(stored)
    if moment.rules != game.version:
        mended = mend(game, moment, record)
        mended.match.fair = fairness(stored.book)
        mended.match.setup = record.setup
        return mended.match, mended.taken_back
    return Match.replay(game, record, moment=moment), ()


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
        before=tuple(book.before),
    )
    read_lines(enumerate(stored.lines, 1), record)
    return record


def grown(match: Match[Any], known: int) -> list[str]:
    """The texts that the record has grown by since it had `known` lines."""
    return list(written(match.lines[known:], match.seats))


def takeback_text(match: Match[Any]) -> str:
    """The text that the record has grown by with the takeback that happened last.

    What was taken back stays above it, so the texts of a record only ever grow.
    """
    return list(written(match.lines[-1:], match.seats))[-1]
