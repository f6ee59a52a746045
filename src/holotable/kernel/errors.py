"""What can be wrong with something that was given to us, each as one clear sentence."""

from __future__ import annotations

from typing import Self

LONGEST = 500
"""No sentence is longer, in characters: what was given to us may stand in it."""


class HolotableError(Exception):
    """Anything that a caller may be told; its text is a sentence for people."""

    code = "error"

    def __init__(self, message: str, *, field: str | None = None, rule: str | None = None) -> None:
        super().__init__(_one_line(message))
        self.field = field
        self.rule = rule
        self.played: int | None = None
        """Of lines that were run again: how many had been played when this came up."""

    def at(self, place: str) -> Self:
        """The same, with the place in front."""
        return type(self)(f"{place}: {self}", field=place, rule=self.rule)


class BadInput(HolotableError, ValueError):
    """A file, a message or a value that cannot be: `field` names the place, `rule` the rule, where one applies."""

    code = "bad-input"


class Illegal(HolotableError, ValueError):
    """A well-formed choice that the rules refuse; `rule` names the rule that refuses it."""

    code = "illegal"


class NotOwed(HolotableError, ValueError):
    """An answer to a question that is not open, or from a seat that was not asked."""

    code = "not-owed"


class RulesError(RuntimeError):
    """A game's rules broke the kernel's contract: a mistake of ours, never of a player."""


def _one_line(message: str) -> str:
    """The sentence on one line of printable characters, whatever was given to us."""
    if len(message) > LONGEST:
        message = f"{message[: LONGEST - 1]}…"
    if message.isprintable():
        return message
    return "".join(
        letter if letter.isprintable() or letter in _BLANKS else letter.encode("unicode_escape").decode()
        for letter in message
    )


_BLANKS = "\u00a0\u202f"
