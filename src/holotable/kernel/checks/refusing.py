"""Malformed and illegal choices: each gets one clear error, and nothing changes."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from holotable.kernel.checks import malformed
from holotable.kernel.checks.broken import broken, equal
from holotable.kernel.checks.points import comes_back
from holotable.kernel.checks.whole import whole
from holotable.kernel.decisions import Choose, Decision, Form
from holotable.kernel.errors import BadInput, HolotableError, Illegal, NotOwed
from holotable.kernel.match import Match

LONGEST_ERROR = 600


def refused(match: Match[Any], random: Random, known: dict[str, list[str]]) -> None:
    """Some malformed choices, some that were legal at other times, and some of seats that are not asked."""
    before = whole(match)
    for seat, decision in match.table.owed().items():
        state = match.table.state_of(seat)
        texts = known.get(type(decision).__name__, [])
        for _ in range(3):
            _try_text(match, seat, decision, state, malformed.text(texts, random))
        if texts:
            _try_text(match, seat, decision, state, random.choice(texts))
        _try_value(decision, state, random)
    for seat in (-1, 99, *(one for one in range(len(match.seats)) if one not in match.owing())):
        _try_uninvited(match, seat)
    equal("malformed choices", "the moment after them", whole(match), before)


def _try_text(match: Match[Any], seat: int, decision: Decision[Any, Any], state: Any, text: str) -> None:
    try:
        choice = decision.read(text)
    except BadInput as error:
        is_clear(error, text)
        try:
            match.choose_written(seat, text)
        except BadInput:
            return
        broken("malformed choices", f"{text[:80]!r} cannot be read, and was played")
    legal = _is_legal(decision, state, choice, text)
    if not legal:
        try:
            match.choose(seat, choice)
        except Illegal as error:
            is_clear(error, text)
            return
        if isinstance(decision, Form):
            broken("malformed choices", f"{text[:80]!r} is refused, and was played")


def _try_value(decision: Decision[Any, Any], state: Any, random: Random) -> None:
    plain = [decision.plain(choice) for choice in decision.candidates(state)[:5]]
    value = malformed.value(plain, random)
    try:
        choice = decision.from_plain(value)
    except BadInput as error:
        is_clear(error, value)
        return
    _is_legal(decision, state, choice, value)


def _is_legal(decision: Decision[Any, Any], state: Any, choice: Any, given: Any) -> bool:
    """What is legal is offered, and comes back from its text; what is not has a rule against it."""
    why = decision.refusal(state, choice)
    if why is not None:
        if not why.rule:
            broken("options and refusals", f"{given!r} is refused without a rule")
        return False
    if isinstance(decision, Choose) and choice not in decision.options(state):
        broken("options and refusals", f"{given!r} is legal in {type(decision).__name__}, and not offered")
    if not isinstance(decision, Form) or not decision.missing(state, choice):
        comes_back(decision, choice, decision.write(choice))
    return True


def _try_uninvited(match: Match[Any], seat: int) -> None:
    try:
        match.choose(seat, None)
    except NotOwed:
        return
    broken("malformed choices", f"seat {seat} is not asked, and could choose")


def is_clear(error: HolotableError, given: Any) -> None:
    """An error is one short line that is not empty."""
    said = str(error)
    if not said.strip() or len(said) > LONGEST_ERROR or len(said.splitlines()) > 1:
        broken("clear errors", f"{str(given)[:80]!r} gets {said[:200]!r}")


def some_texts(decision: Decision[Any, Any], state: Any, random: Random) -> Sequence[str]:
    """A few of the choices that are offered now, written."""
    candidates = decision.candidates(state)
    count = min(3, len(candidates))
    return [decision.write(candidates[at]) for at in random.sample(range(len(candidates)), count)]
