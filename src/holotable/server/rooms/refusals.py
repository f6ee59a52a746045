"""Refusals: why a room does not do what it was asked, in the words of the catalogues."""

from __future__ import annotations

from holotable.kernel.decisions import Phrase
from holotable.kernel.words import Value


class Refusal(Exception):
    """A command cannot be carried out; the room is as it was."""

    def __init__(self, code: str, key: str, *, rule: str | None = None, **args: Value) -> None:
        super().__init__(key)
        self.code = code
        self.phrase = Phrase(key, args)
        self.rule = rule
