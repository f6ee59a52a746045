"""The tree of what has been tried, shared by all worlds that fit what a seat knows.

A node is reached by choices alone: what chance answers and what a world hides changes from one visit to the next. So
an option counts how often it was there to be chosen as well as how often it was, and what is hardly ever possible is
not taken for what is hardly ever good.

Beside the tree stands a memory of choices: how well each went wherever it was made. It says where to begin in a node
that is new, and guides play-outs.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log, sqrt
from typing import Any

from holotable.kernel.decisions import Decision

Key = Any
"""A choice as a dictionary can hold it."""


class Tally:
    """How often something was chosen, and the sum of the chances of winning that came of it."""

    __slots__ = ("total", "visits")

    def __init__(self, visits: float = 0, total: float = 0.0) -> None:
        self.visits = visits
        self.total = total

    @property
    def mean(self) -> float:
        """The mean chance of winning of the seat that chose."""
        return self.total / self.visits if self.visits else 0.0


class Node(Tally):
    """One way to go on, and what can follow it."""

    __slots__ = ("available", "questions")

    def __init__(self, visits: float = 0, total: float = 0.0) -> None:
        super().__init__(visits, total)
        self.available = 0
        """How often it could have been chosen."""
        self.questions: dict[Decision[Any, Any], dict[Key, Node]] = {}
        """What was asked here, in one world or another, and the nodes of the answers."""


Memory = dict[tuple[int, Key], Tally]
"""How well each choice of each seat went, wherever it was made."""


def key_of(asked: Decision[Any, Any], choice: Any) -> Key:
    """A choice as a dictionary can hold it: itself, unless it is a form."""
    return asked.write(choice) if isinstance(choice, dict) else choice


def select(
    answers: dict[Key, Node],
    keys: Sequence[Key],
    memory: Memory,
    seat: int,
    *,
    exploration: float,
    trust: float,
    unknown: float,
    expectations: Sequence[float] | None = None,
) -> int:
    """The place of the option to try now: the best of what it promises and how little is known of it.

    `trust` is how many visits the memory of a choice is worth, `unknown` what is expected of a choice without any;
    `expectations` of all options take the place of both.
    """
    best, best_score = 0, -1.0
    for at, key in enumerate(keys):
        if expectations is not None:
            expected = expectations[at]
        else:
            known = memory.get((seat, key))
            expected = unknown if known is None else (known.total + unknown) / (known.visits + 1)
        node = answers.get(key)
        if node is None:
            score = expected + exploration
        else:
            node.available += 1
            visits = node.visits + trust
            score = (node.total + trust * expected) / visits + exploration * sqrt(
                log(node.available + 1) / visits
            )
        if score > best_score:
            best, best_score = at, score
    return best
