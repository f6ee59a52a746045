"""What is hidden from viewers, and when two worlds that differed in it may be told apart after all."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from holotable.kernel.events import Viewers
from holotable.kernel.game import Game

Secrets = dict[str, Any]
"""What is hidden, by the name of its zone, as plain data."""


def secrets(game: Game[Any], state: Any, viewers: Viewers) -> Secrets:
    """Everything that is hidden from these viewers."""
    return {zone.name: msgspec.to_builtins(zone.secrets(state, viewers)) for zone in game.hidden}


class Renaming:
    """What has another name in the twin, in texts and in the answers of chance."""

    def __init__(self, renamed: Mapping[str, str]) -> None:
        self.renamed = {old: new for old, new in renamed.items() if old != new}
        names = sorted(map(re.escape, self.renamed), key=len, reverse=True)
        self._pattern = re.compile(rf"(?<![\w-])({'|'.join(names)})(?![\w-])") if names else None

    def __bool__(self) -> bool:
        return bool(self.renamed)

    def text(self, text: str) -> str:
        """A text in which everything has its name in the twin."""
        if self._pattern is None:
            return text
        return self._pattern.sub(lambda found: self.renamed[found[0]], text)

    def answer(self, answer: Any) -> Any:
        """An answer of chance, with the names in the twin."""
        if isinstance(answer, list):
            return [self.answer(thing) for thing in answer]
        return self.text(answer) if isinstance(answer, str) else answer

    def held(self, found: Secrets) -> Counter[str]:
        """How often each of the renamed things is among the secrets."""
        if self._pattern is None:
            return Counter()
        held = Counter(self._pattern.findall(msgspec.json.encode(found).decode()))
        return +held


class StillHidden:
    """Tells whether what makes two worlds differ is still hidden.

    Where things changed places (a twin with names), every one of them must still be among the secrets of its own
    world; where a value differs (a number, a bid), as many values must still differ as in the beginning. Once a
    difference has come to light, the viewers may well be shown different things, and the comparison ends.
    """

    def __init__(self, renaming: Renaming, one: Secrets, other: Secrets) -> None:
        self._renaming = renaming
        self._held = (renaming.held(one), renaming.held(other))
        self._differing = len(differing(one, other))

    def holds(self, one: Secrets, other: Secrets) -> bool:
        """Whether the difference is still hidden when these are the secrets of the two worlds."""
        if self._renaming:
            return self.holds_in(0, one) and self.holds_in(1, other)
        return len(differing(one, other)) >= self._differing

    def holds_in(self, world: int, found: Secrets) -> bool:
        """Whether all things that changed places are still hidden in one of the worlds."""
        return self._held[world] <= self._renaming.held(found)


def differing(one: Secrets, other: Secrets) -> set[str]:
    """The places in which two worlds' secrets differ."""
    left, right = dict(_leaves(one, "")), dict(_leaves(other, ""))
    return {place for place in left.keys() | right.keys() if left.get(place) != right.get(place)}


def _leaves(value: Any, place: str) -> Iterator[tuple[str, Any]]:
    if isinstance(value, dict):
        for name, inner in value.items():
            yield from _leaves(inner, f"{place}.{name}")
    elif isinstance(value, list | tuple):
        for number, inner in enumerate(value):
            yield from _leaves(inner, f"{place}.{number}")
    else:
        yield place, value
