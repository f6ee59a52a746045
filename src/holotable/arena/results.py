"""The results of an experiment in a file that grows line by line, and survives whatever ends the program.

The first line is the experiment; each further line is one game's outcome. Lines are written to the disk as they come.
A line that a kill left unfinished is dropped when the file is opened again, and its game is played again.
"""

from __future__ import annotations

import os
from collections.abc import Iterable
from pathlib import Path
from types import TracebackType
from typing import BinaryIO, Self

import msgspec

from holotable.arena.errors import BadInput
from holotable.arena.experiment import Experiment
from holotable.arena.playing import Outcome
from holotable.kernel.unread import unread


class _Head(msgspec.Struct, frozen=True):
    experiment: Experiment


def read(path: Path) -> tuple[Experiment, list[Outcome]]:
    """The experiment of a file, and the outcomes so far; a file of something else is `BadInput`."""
    try:
        whole, _, _ = path.read_bytes().rpartition(b"\n")
    except OSError as error:
        raise BadInput("error-file-unread", field=str(path), file=str(path), why=unread(error)) from None
    lines = whole.split(b"\n")
    try:
        experiment = msgspec.json.decode(lines[0], type=_Head).experiment
        outcomes = [msgspec.json.decode(line, type=Outcome) for line in lines[1:]]
    except msgspec.DecodeError as error:
        raise BadInput("arena-no-results", field=str(path), file=str(path), why=unread(error)) from None
    return experiment, outcomes


class ResultsFile:
    """Appends outcomes; used as a context."""

    def __init__(self, path: Path, experiment: Experiment) -> None:
        self.path = path
        self.outcomes: list[Outcome] = []
        """What the file holds already."""
        if path.exists() and path.stat().st_size:
            there, self.outcomes = read(path)
            if not there.same_but_longer(experiment):
                raise BadInput("arena-other-results", field=str(path), file=str(path))
            self._cut_unfinished_line()
        self.file: BinaryIO = path.open("ab")
        if not path.stat().st_size:
            self._write([msgspec.json.encode(_Head(experiment))])

    def add(self, outcomes: Iterable[Outcome]) -> None:
        """Puts outcomes on the disk."""
        self._write([msgspec.json.encode(outcome) for outcome in outcomes])

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.file.close()

    def _write(self, lines: list[bytes]) -> None:
        self.file.write(b"".join(line + b"\n" for line in lines))
        self.file.flush()
        os.fsync(self.file.fileno())

    def _cut_unfinished_line(self) -> None:
        data = self.path.read_bytes()
        whole = data.rfind(b"\n") + 1
        if whole < len(data):
            os.truncate(self.path, whole)
