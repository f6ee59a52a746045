"""The terminal: sentences out, lines in."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from typing import TextIO

from holotable.kernel.words import Lang, Texts, Value

TEXTS = Texts("holotable.cli.text", "holotable")


class InputEnded(Exception):
    """There is nobody at the keyboard any more."""


class Left(Exception):
    """The player gets up from the table; the game is kept."""


class Terminal:
    """Where the players sit."""

    def __init__(self, lang: Lang, source: TextIO | None = None, sink: TextIO | None = None) -> None:
        self.lang: Lang = lang
        self._source = source or sys.stdin
        self._sink = sink or sys.stdout

    def words(self, key: str, args: Mapping[str, Value] | None = None) -> str:
        """A sentence of the text table's own."""
        return TEXTS.say(self.lang, key, args)

    def say(self, key: str, args: Mapping[str, Value] | None = None) -> None:
        """Shows a sentence of the text table's own."""
        self.show(self.words(key, args))

    def show(self, line: str = "") -> None:
        """Shows a line."""
        print(line, file=self._sink, flush=True)

    def read(self, prompt: str) -> str:
        """What somebody types after a prompt; `InputEnded` when nobody will."""
        print(f"{prompt} ", end="", file=self._sink, flush=True)
        line = self._source.readline()
        if not line:
            self.show()
            raise InputEnded
        return line.strip()

    def curtain(self) -> None:
        """Hides what was shown so far: by the terminal's own means where it is one, else by many empty lines."""
        if self._sink.isatty():
            print("\033[2J\033[3J\033[H", end="", file=self._sink, flush=True)
        else:
            self.show("\n" * 60)
