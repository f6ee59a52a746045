"""Changes of matches, written by as few statements as there are kinds of them.

The writer's thread lets the interpreter go with each statement and must wait for it again, while the event loop is busy:
all rows that are to be changed go into one.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any

import msgspec
from sqlalchemy import Connection
from sqlalchemy.dialects.sqlite import insert as upsert

from holotable.server.storage.interface import Book, Change, Conflict
from holotable.server.storage.schema import sitting

MOST_LINES = 1000
"""So many go into one statement, which may have 32,766 parameters."""

_ENCODER = msgspec.msgpack.Encoder()


def write_changes(connection: Connection, changes: Sequence[Change]) -> None:
    """Changes in their order; `Conflict` if one does not follow what is kept."""
    driver: Any = connection.connection.driver_connection
    for together in _apart(changes):
        rows = [part for one in together for part in _row(one)]
        if driver.execute(_changing(len(together)), rows).rowcount != len(together):
            raise Conflict(together[0].match)
    texts = [(one.match, number, text) for one in changes for number, text in enumerate(one.lines, one.first)]
    for at in range(0, len(texts), MOST_LINES):
        some = texts[at : at + MOST_LINES]
        driver.execute(_adding_lines(len(some)), [part for line in some for part in line])
    for one in changes:
        if one.book is not None:
            write_sitting(connection, one.match, one.book)


def write_sitting(connection: Connection, match: str, book: Book) -> None:
    """Who sits at a match."""
    rows = [{"guest": guest, "match": match} for guest in {seat.guest for seat in book.seats if seat.guest}]
    if rows:
        connection.execute(upsert(sitting).on_conflict_do_nothing(), rows)


def _apart(changes: Sequence[Change]) -> Iterator[list[Change]]:
    """The changes in runs that hold none of the same match twice: a statement changes a row once."""
    run: dict[str, Change] = {}
    for one in changes:
        if one.match in run:
            yield list(run.values())
            run = {}
        run[one.match] = one
    if run:
        yield list(run.values())


def _row(one: Change) -> tuple[Any, ...]:
    return (
        one.match,
        one.after,
        one.status,
        one.version,
        one.changed,
        one.moment,
        None if one.book is None else _ENCODER.encode(one.book),
        None if one.book is None else one.book.visible,
        None if one.progress is None else _ENCODER.encode(one.progress),
        None if one.commands is None else _ENCODER.encode(one.commands),
    )


@cache
def _changing(rows: int) -> str:
    """What changes do to the rows of their matches; what one leaves out stays."""
    return f"""
        update matches set
            status = new.column3, version = new.column4, changed = new.column5,
            moment = coalesce(new.column6, moment), book = coalesce(new.column7, book),
            visible = coalesce(new.column8, visible), progress = coalesce(new.column9, progress),
            commands = coalesce(new.column10, commands)
        from (values {", ".join(["(?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"] * rows)}) as new
        where matches.id = new.column1 and matches.version = new.column2
    """  # noqa: S608 - nothing of it comes from outside


@cache
def _adding_lines(rows: int) -> str:
    return f"insert into lines (match, number, text) values {', '.join(['(?, ?, ?)'] * rows)}"  # noqa: S608
