"""The embedded storage: one SQLite file, one writer, synced to disk before anything is acknowledged."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from sqlalchemy import (
    Connection,
    Engine,
    create_engine,
    delete,
    event,
    insert,
    select,
    update,
)
from sqlalchemy.dialects.sqlite import insert as upsert
from sqlalchemy.exc import SQLAlchemyError

from holotable.kernel.unread import unread
from holotable.server.errors import BadInput
from holotable.server.storage.changes import write_changes, write_sitting
from holotable.server.storage.checkpoints import LARGEST_JOURNAL_PAGES, Checkpoints
from holotable.server.storage.interface import (
    Book,
    Change,
    Commands,
    Listed,
    Progress,
    Status,
    StoredGuest,
    StoredMatch,
)
from holotable.server.storage.schema import (
    PUBLIC,
    guests,
    keys,
    lines,
    matches,
    said,
    shared_tables,
    sitting,
    words,
)
from holotable.server.storage.writer import Writer

T = TypeVar("T")
_BOOK = msgspec.msgpack.Decoder(Book)
_ENCODER = msgspec.msgpack.Encoder()
_PROGRESS = msgspec.msgpack.Decoder(Progress)
_COMMANDS = msgspec.msgpack.Decoder(Commands)


class SqliteStorage:
    """Keeps everything in one file."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._engine: Engine | None = None
        self._writer: Writer | None = None
        self._checkpoints: Checkpoints | None = None

    async def open(self) -> None:
        """Opens the file, makes it if it is not there, and brings its schema up to date."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        # The secrets of chance are in it: it is for the eyes of its owner alone.
        self.path.touch(mode=0o600)
        self._engine = create_engine(f"sqlite:///{self.path}")
        event.listen(self._engine, "connect", _configure)
        await asyncio.to_thread(_migrate, self._engine, self.path)
        self._writer = Writer(self._engine, write_changes)
        self._checkpoints = Checkpoints(self.path)

    async def close(self) -> None:
        """Writes what is still to be written, and closes the file."""
        if self._checkpoints is not None:
            await asyncio.to_thread(self._checkpoints.close)
        if self._writer is not None:
            await self._writer.close()
        if self._engine is not None:
            self._engine.dispose()
        self._engine = self._writer = self._checkpoints = None

    # Matches ----------------------------------------------------------------------------------------------------------

    async def create(self, match: StoredMatch) -> None:
        """Keeps a new match."""

        def work(connection: Connection) -> None:
            connection.execute(
                insert(matches),
                {
                    "id": match.id,
                    "game": match.game,
                    "status": match.status,
                    "visible": match.book.visible,
                    "version": match.version,
                    "changed": match.changed,
                    "book": _ENCODER.encode(match.book),
                    "moment": match.moment,
                    "progress": _ENCODER.encode(match.progress),
                    "commands": _ENCODER.encode(match.commands),
                },
            )
            _write_lines(connection, match.id, 0, match.lines)
            write_sitting(connection, match.id, match.book)

        await self._write(work)

    async def write(self, change: Change) -> None:
        """Keeps a change."""
        assert self._writer is not None, "the storage is not open"
        await self._writer.change(change)

    async def load(self, match: str) -> StoredMatch | None:
        """A match as it was changed last."""

        def work(connection: Connection) -> StoredMatch | None:
            row = connection.execute(select(matches).where(matches.c.id == match)).first()
            if row is None:
                return None
            texts = connection.execute(
                select(lines.c.text).where(lines.c.match == match).order_by(lines.c.number)
            ).scalars()
            return StoredMatch(
                id=row.id,
                game=row.game,
                status=row.status,
                book=_BOOK.decode(row.book),
                moment=row.moment,
                lines=list(texts),
                version=row.version,
                changed=row.changed,
                progress=_progress(row.progress),
                commands=_COMMANDS.decode(row.commands) if row.commands else {},
            )

        return await self._read(work)

    async def matches_of(self, guest: str, most: int) -> list[Listed]:
        """The matches in which a guest sits, the one changed last first."""
        inside = select(sitting.c.match).where(sitting.c.guest == guest)
        return await self._listed(select(*_LISTED).where(matches.c.id.in_(inside)), most)

    async def open_tables(self, most: int) -> list[Listed]:
        """The public matches that are not over, the newest first."""
        alive: tuple[Status, ...] = ("gathering", "playing")
        return await self._listed(select(*_LISTED).where(PUBLIC, matches.c.status.in_(alive)), most)

    async def _listed(self, query: Any, most: int) -> list[Listed]:
        def work(connection: Connection) -> list[Listed]:
            rows = connection.execute(query.order_by(matches.c.changed.desc()).limit(most))
            return [
                Listed(
                    row.id,
                    row.game,
                    row.status,
                    _BOOK.decode(row.book),
                    row.version,
                    row.changed,
                    _progress(row.progress),
                )
                for row in rows
            ]

        return await self._read(work)

    # What was said ------------------------------------------------------------------------------------------------------

    async def say(self, match: str, number: int, said_now: bytes) -> None:
        """Keeps something that was said."""
        row = {"match": match, "number": number, "what": said_now}
        await self._write(lambda connection: connection.execute(insert(said), row))

    async def said(self, match: str) -> list[bytes]:
        """What was said in a match, the oldest first."""
        query = select(said.c.what).where(said.c.match == match).order_by(said.c.number)
        return await self._read(lambda connection: list(connection.execute(query).scalars()))

    # Guests -------------------------------------------------------------------------------------------------------------

    async def new_guest(self, guest: StoredGuest) -> None:
        """Keeps a new guest."""

        def work(connection: Connection) -> None:
            connection.execute(insert(guests), {"id": guest.id, "name": guest.name})
            connection.execute(insert(keys), {"key": guest.key, "guest": guest.id})

        await self._write(work)

    async def guest_of_key(self, key: str) -> StoredGuest | None:
        """The guest with a device whose key has this hash."""
        query = select(guests, keys.c.key).join(keys, keys.c.guest == guests.c.id).where(keys.c.key == key)
        return await self._read(lambda connection: _guest(connection.execute(query).first()))

    async def add_key(self, guest: str, key: str) -> None:
        """A second device of a guest."""
        row = {"key": key, "guest": guest}
        await self._write(lambda connection: connection.execute(insert(keys), row))

    async def rename(self, guest: str, name: str) -> None:
        """A guest's new name."""
        query = update(guests).where(guests.c.id == guest).values(name=name)
        await self._write(lambda connection: connection.execute(query))

    async def guest(self, guest: str) -> StoredGuest | None:
        """A guest by id."""
        query = select(guests).where(guests.c.id == guest)
        return await self._read(lambda connection: _guest(connection.execute(query).first()))

    # Words and tables -----------------------------------------------------------------------------------------------------

    async def keep_word(self, word: str, kind: str, value: str, until: float) -> None:
        """Keeps the hash of a word that stands for something until some time."""
        row = {"word": word, "kind": kind, "value": value, "until": until}
        await self._write(lambda connection: connection.execute(insert(words), row))

    async def look_up(self, word: str, kind: str, now: float) -> str | None:
        """What a word stands for; nothing if it is unknown or too old."""
        query = select(words.c.value).where(words.c.word == word, words.c.kind == kind, words.c.until > now)
        return await self._read(lambda connection: connection.execute(query).scalar())

    async def use_up(self, word: str, kind: str, now: float) -> str | None:
        """What a one-time word stands for, and nobody can use it again."""
        query = select(words.c.value).where(words.c.word == word, words.c.kind == kind, words.c.until > now)

        def work(connection: Connection) -> str | None:
            value: str | None = connection.execute(query).scalar()
            connection.execute(delete(words).where(words.c.word == word))
            return value

        return await self._write(work)

    async def keep_table(self, table: str, document: bytes) -> None:
        """Keeps a measuring table that is shared by link."""
        query = upsert(shared_tables).values(id=table, document=document)
        query = query.on_conflict_do_update(index_elements=["id"], set_={"document": document})
        await self._write(lambda connection: connection.execute(query))

    async def table(self, table: str) -> bytes | None:
        """A measuring table."""
        query = select(shared_tables.c.document).where(shared_tables.c.id == table)
        return await self._read(lambda connection: connection.execute(query).scalar())

    # The whole ------------------------------------------------------------------------------------------------------------

    async def backup(self, path: str) -> None:
        """Writes a whole copy to a file while everything goes on."""
        await asyncio.to_thread(backup_file, self.path, Path(path))

    async def healthy(self) -> bool:
        """Whether the file answers, and is written to."""
        if self._engine is None or self._writer is None or not self._writer.alive:
            return False
        try:
            await self._read(lambda connection: connection.execute(select(matches.c.id).limit(1)).first())
        except SQLAlchemyError:
            return False
        return True

    async def _write(self, work: Callable[[Connection], T]) -> T:
        assert self._writer is not None, "the storage is not open"
        return await self._writer.do(work)

    async def _read(self, work: Callable[[Connection], T]) -> T:
        engine = self._engine
        assert engine is not None, "the storage is not open"

        def read() -> T:
            with engine.connect() as connection:
                # All that is read together is of one moment.
                connection.exec_driver_sql("begin")
                return work(connection)

        return await asyncio.to_thread(read)


def backup_file(source: Path, target: Path) -> None:
    """A consistent copy of a database file that may be in use."""
    if not source.is_file():
        raise BadInput("server-no-database", field=str(source), file=str(source))
    try:
        with (
            closing(sqlite3.connect(f"{source.absolute().as_uri()}?mode=ro", uri=True)) as old,
            closing(sqlite3.connect(target)) as new,
        ):
            target.chmod(0o600)
            old.backup(new)
    except sqlite3.Error as error:
        raise BadInput(
            "error-file-unwritten", field=str(target), file=str(target), why=unread(error)
        ) from None


_LISTED = (
    matches.c.id,
    matches.c.game,
    matches.c.status,
    matches.c.book,
    matches.c.version,
    matches.c.changed,
    matches.c.progress,
)


def _progress(encoded: bytes) -> Progress:
    return _PROGRESS.decode(encoded) if encoded else Progress()


def _guest(row: Any) -> StoredGuest | None:
    return None if row is None else StoredGuest(row.id, row.name, getattr(row, "key", ""))


def _write_lines(connection: Connection, match: str, first: int, texts: list[str]) -> None:
    rows = [{"match": match, "number": first + at, "text": text} for at, text in enumerate(texts)]
    if rows:
        connection.execute(insert(lines), rows)


def _configure(connection: Any, _: Any) -> None:
    """Every acknowledged write is on disk: the journal is synced with each commit."""
    cursor = connection.cursor()
    # A choice changes a few hundred bytes here and there, and whole pages are written: small ones measured faster.
    cursor.execute("pragma page_size=1024")
    cursor.execute("pragma journal_mode=wal")
    cursor.execute("pragma synchronous=full")
    cursor.execute("pragma busy_timeout=10000")
    cursor.execute(f"pragma wal_autocheckpoint={LARGEST_JOURNAL_PAGES}")
    cursor.close()


def _migrate(engine: Engine, path: Path) -> None:
    from alembic import command
    from alembic.config import Config
    from alembic.util import CommandError

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    try:
        with engine.begin() as connection:
            config.attributes["connection"] = connection
            command.upgrade(config, "head")
    except CommandError as error:
        raise BadInput("server-newer", field=str(path), file=str(path), why=unread(error)) from None
