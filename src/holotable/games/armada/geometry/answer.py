"""What a question about the table is answered with: plain data, a reason in words, and a picture."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Any, TypeAlias

from holotable.kernel.words import Lang, Texts, Value

if TYPE_CHECKING:
    from holotable.plane.picture import Scene

TEXTS = Texts("holotable.games.armada", "holotable")


class Named:
    """Names of zones, bands or sides that have words of their own."""

    __slots__ = ("keys",)

    def __init__(self, prefix: str, names: Iterable[str]) -> None:
        """Take the names; their words stand under ``prefix-name``."""
        self.keys = [f"{prefix}-{name.replace('_', '-')}" for name in names]


Argument: TypeAlias = "Value | Named"
Reason = tuple[str, Mapping[str, Argument]]
"""A sentence: its key, and what is put into it."""


class Answer(ABC):
    """An answer; `drawn` makes its picture and is set by the table that was asked."""

    __slots__ = ("drawn",)

    drawn: Callable[[Lang], Scene]

    @abstractmethod
    def plain(self) -> dict[str, Any]:
        """The answer as the engine protocol tells it."""

    @abstractmethod
    def reasons(self) -> list[Reason]:
        """The sentences that explain the answer: their keys and arguments."""

    def why(self, lang: Lang = "de") -> str:
        """The answer explained to a player."""
        return " ".join(TEXTS.say(lang, key, args_in(lang, args)) for key, args in self.reasons())

    def picture(self, lang: Lang = "de") -> Scene:
        """The table with what was measured drawn on it, and the reasons below it."""
        return self.drawn(lang)


def args_in(lang: Lang, args: Mapping[str, Argument]) -> dict[str, Value]:
    """The arguments in the reader's language: names as words, lengths with the reader's decimal sign."""
    said: dict[str, Value] = {}
    for name, value in args.items():
        if isinstance(value, Named):
            said[name] = ", ".join(TEXTS.say(lang, key) for key in value.keys)
        elif isinstance(value, float):
            said[name] = f"{value:.1f}".replace(".", "," if lang == "de" else ".")
        else:
            said[name] = value
    return said


def refusals(rules: Iterable[str]) -> list[Reason]:
    """One sentence for each rule that forbids something."""
    return [(f"rule-{rule.replace('.', '-')}", {"rule": rule}) for rule in rules]
