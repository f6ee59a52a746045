"""Positions whose steps somebody has changed: refused in one sentence, or played on to an end like any other."""

from __future__ import annotations

from random import Random
from typing import Any

from holotable.kernel.checks.broken import broken
from holotable.kernel.checks.playing import play_any
from holotable.kernel.checks.refusing import is_clear
from holotable.kernel.errors import BadInput
from holotable.kernel.match import Match
from holotable.kernel.position import document_of, moment_of

TRIES = 4
FAR = 60
"""So many choices are made where changed steps are taken: what they lead to comes later."""


def strange_steps(match: Match[Any], random: Random) -> None:
    """Changed steps are refused, or lead to a match like any other.

    That the game takes its own steps is for the check of positions to say, and that they lead on for all the others.
    """
    document = document_of(match.game, match.moment())
    if _trouble(match, document, random):
        return
    for _ in range(TRIES):
        steps = changed(match, document["steps"], random)
        trouble = _trouble(match, {**document, "steps": steps}, random)
        if isinstance(trouble, BadInput):
            is_clear(trouble, steps)
        elif trouble:
            broken("strange steps", f"{steps} were taken, and led to {trouble}")


def changed(match: Match[Any], steps: list[Any], random: Random) -> list[Any]:
    """Steps with one left out, doubled, moved, put in, or with another argument."""
    some = [list(step) for step in steps]
    at = random.randrange(len(some)) if some else 0
    way = random.randrange(5)
    if way == 0 and some:
        del some[at]
    elif way == 1 and some:
        some.insert(at, list(some[at]))
    elif way == 2 and len(some) > 1:
        some.insert(random.randrange(len(some)), some.pop(at))
    elif way == 3 and some and len(some[at]) > 1:
        some[at][random.randrange(1, len(some[at]))] = random.choice(
            [0, 1, -1, 7, 99, "", "x", True, None, []]
        )
    else:
        name = random.choice(sorted(match.game.code))
        some.insert(at, [name, *([0] * random.randrange(3))])
    return some


def _trouble(match: Match[Any], document: Any, random: Random) -> BadInput | str | None:
    """Why a document is refused, or what goes wrong when it is played on from; nothing if all is well."""
    try:
        other = Match.at(match.game, moment_of(match.game, document), seed="strange")
    except BadInput as error:
        return error
    try:
        for _ in range(FAR):
            if other.result is not None:
                break
            play_any(other, random)
    except Exception as error:  # noqa: BLE001 - whatever comes of it is what is looked for
        return f"{type(error).__name__}: {error}"
    return None
