"""What a question about the table is answered with: plain data, a reason in words, and a picture."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Any

from holotable.kernel.words import Lang, Texts, Value
from holotable.plane.point import Point, Pose, Segment

if TYPE_CHECKING:
    from holotable.plane.picture import Scene

TEXTS = Texts("holotable.games.armada", "holotable")
EXACT = 4
"""Answers are told to a tenth of a micrometre: far finer than anything is known."""


class Answer:
    """An answer; `drawn` makes its picture and is set by the table that was asked."""

    __slots__ = ("drawn",)

    drawn: Callable[[Lang], Scene]

    def plain(self) -> dict[str, Any]:
        """The answer as the engine protocol tells it."""
        raise NotImplementedError

    def reasons(self) -> list[tuple[str, Mapping[str, Value]]]:
        """The sentences that explain the answer: their keys and arguments."""
        raise NotImplementedError

    def why(self, lang: Lang = "de") -> str:
        """The answer explained to a player."""
        return " ".join(TEXTS.say(lang, key, args_in(lang, args)) for key, args in self.reasons())

    def picture(self, lang: Lang = "de") -> Scene:
        """The table with what was measured drawn on it, and the reasons below it."""
        return self.drawn(lang)


def args_in(lang: Lang, args: Mapping[str, Value]) -> dict[str, Value]:
    """The arguments with names of zones, bands and sides (``word:zone-front``) in the reader's language."""
    said: dict[str, Value] = {}
    for name, value in args.items():
        if isinstance(value, str) and value.startswith("word:"):
            words = [TEXTS.say(lang, word) for word in value.removeprefix("word:").split("+")]
            said[name] = ", ".join(words)
        elif isinstance(value, float):
            said[name] = f"{value:.1f}".replace(".", "," if lang == "de" else ".")
        else:
            said[name] = value
    return said


def named(prefix: str, names: Iterable[str]) -> str:
    """An argument of names that have words of their own, as `args_in` reads it."""
    return "word:" + "+".join(f"{prefix}-{name.replace('_', '-').replace(' ', '-')}" for name in names)


def refusals(rules: Iterable[str]) -> list[tuple[str, Mapping[str, Value]]]:
    """One sentence for each rule that forbids something."""
    return [(f"rule-{rule.replace('.', '-')}", {"rule": rule}) for rule in rules]


def number(value: float) -> float:
    """A length or angle as it is told."""
    return round(value, EXACT)


def pair(point: Point) -> list[float]:
    """A point as it is told."""
    return [number(point.x), number(point.y)]


def ends(line: Segment) -> list[list[float]]:
    """A line as it is told."""
    return [pair(line.start), pair(line.end)]


def triple(pose: Pose) -> list[float]:
    """A pose as it is told."""
    return [number(pose.x), number(pose.y), number(pose.heading)]
