"""Checkpoints: what stands in SQLite's journal is brought into the database beside the writer, not by it.

A checkpoint syncs the whole database file. Done by the writer, as SQLite does by itself every thousand pages, it would
make every choice wait that comes meanwhile.
"""

from __future__ import annotations

import sqlite3
import threading
from contextlib import closing
from pathlib import Path

EVERY = 1.0
WORTH_IT = 4_000_000
"""Bytes of journal from which a checkpoint is made."""
LARGEST_JOURNAL_PAGES = 65_536
"""When the journal has grown so large nevertheless, the writer makes the checkpoint."""


class Checkpoints:
    """A thread that makes them."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._end = threading.Event()
        self._thread = threading.Thread(target=self._run, name="checkpoints", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Ends the thread."""
        self._end.set()
        self._thread.join()

    def _run(self) -> None:
        journal = self._path.with_name(self._path.name + "-wal")
        with closing(sqlite3.connect(self._path)) as connection:
            # The database must be safe on disk before what stands in the journal may be overwritten.
            connection.execute("pragma synchronous=full")
            while not self._end.wait(EVERY):
                try:
                    if journal.stat().st_size >= WORTH_IT:
                        connection.execute("pragma wal_checkpoint(passive)").fetchall()
                except (OSError, sqlite3.Error):
                    continue  # the next one will do, or the writer
