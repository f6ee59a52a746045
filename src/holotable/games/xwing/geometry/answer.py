"""What a question about the table is answered with: plain data, the reason in words, and a picture."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Any, Final

from holotable.kernel.words import Lang, Texts, Value

if TYPE_CHECKING:
    from holotable.plane.picture import Scene

TEXTS: Final = Texts("holotable.games.xwing", "holotable")

Sentence = tuple[str, Mapping[str, Value]]
"""A key of the catalogue with its arguments."""


class Answer(ABC):
    """An answer; ``drawn`` makes its picture and is set by the table that was asked."""

    __slots__ = ("drawn",)

    drawn: Callable[[Lang], Scene]

    @abstractmethod
    def plain(self) -> dict[str, Any]:
        """The answer as the engine protocol tells it."""

    @abstractmethod
    def sentences(self) -> list[Sentence]:
        """The sentences that explain the answer."""

    def why(self, lang: Lang = "de") -> str:
        """The answer explained to a player."""
        return " ".join(TEXTS.say(lang, key, spoken(lang, args)) for key, args in self.sentences())

    def picture(self, lang: Lang = "de") -> Scene:
        """The table with what was measured drawn on it."""
        return self.drawn(lang)


class Named(str):
    """An argument that has words of its own in the catalogue, such as the name of an arc."""

    __slots__ = ()


def spoken(lang: Lang, args: Mapping[str, Value]) -> dict[str, Value]:
    """The arguments as a reader of the language expects them: names in words, lengths to a tenth."""
    said: dict[str, Value] = {}
    for name, value in args.items():
        if isinstance(value, Named):
            said[name] = TEXTS.say(lang, value)
        elif isinstance(value, float):
            said[name] = f"{value:.1f}".replace(".", "," if lang == "de" else ".")
        else:
            said[name] = value
    return said


def listed(ids: Iterable[str]) -> str:
    """Ids one after the other."""
    return ", ".join(ids)


def refusals(rules: Iterable[str]) -> list[Sentence]:
    """A sentence for each rule that forbids something."""
    return [(f"rule-{rule}", {"rule": rule}) for rule in rules]
