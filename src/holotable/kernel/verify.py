"""Verifying a record: everything that anybody can check without trusting whoever wrote it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Literal

import msgspec

from holotable.kernel.chance import NAMES, Chance, commitment
from holotable.kernel.decisions import Phrase
from holotable.kernel.errors import BadInput, HolotableError
from holotable.kernel.game import Game
from holotable.kernel.lines import Line, Takeback, all_said
from holotable.kernel.match import Match
from holotable.kernel.record import Record
from holotable.kernel.table import Table

_CHANCE = frozenset(NAMES.values())

Verdict = Literal["holds", "fails", "unproven"]


class Finding(msgspec.Struct, frozen=True):
    """One thing that was checked."""

    name: Literal["rules", "choices", "promise", "chance", "result"]
    verdict: Verdict
    phrase: Phrase


def verify(game: Game[Any], record: Record) -> list[Finding]:
    """Checks a record: rules, choices, the promise of chance, every answer of chance, and the result."""
    return list(_findings(game, record))


def _findings(game: Game[Any], record: Record) -> Iterator[Finding]:
    if record.version != game.version:
        args: dict[str, str | int | float] = {"wanted": record.version, "have": game.version}
        yield Finding("rules", "fails", Phrase("verify-rules-missing", args))
        return
    yield Finding("rules", "holds", Phrase("verify-rules", {"version": record.version}))
    try:
        match = Match.replay(game, record)
        for branch in _branches(record.lines, 0):
            _replayed(match, branch)
    except HolotableError as error:
        yield Finding("choices", "fails", Phrase("verify-choices-fail", {"why": str(error)}))
        return
    choices = sum(isinstance(line[0], int) for line in record.lines)
    yield Finding("choices", "holds", Phrase("verify-choices", {"choices": choices}))
    yield from _promise(record)
    yield from _chance(match, record)
    yield _result(match, record)


def _promise(record: Record) -> Iterator[Finding]:
    fair = record.fair
    if fair is None:
        return
    if fair.secret is None:
        yield Finding("promise", "unproven", Phrase("verify-promise-secret"))
    elif commitment(bytes.fromhex(fair.secret)) == fair.commitment:
        yield Finding("promise", "holds", Phrase("verify-promise", {"seats": len(fair.contributions)}))
    else:
        yield Finding("promise", "fails", Phrase("verify-promise-broken"))


def _chance(match: Match[Any], record: Record) -> Iterator[Finding]:
    """Every answer of chance is computed anew from the key, and compared."""
    if record.key() is None:
        yield Finding("chance", "unproven", Phrase("verify-chance-secret"))
        return
    answers = 0
    for branch in (record.lines, *_branches(record.lines, 0)):
        bare = [line for line in branch if line[0] not in _CHANCE]
        again = [line for line in all_said(_replayed(match, bare)) if line[0] in _CHANCE]
        told = [line for line in branch if line[0] in _CHANCE]
        answers = max(answers, len(told))
        for number, (line, computed) in enumerate(zip(told, again, strict=False), 1):
            if line != computed:
                args: dict[str, str | int | float] = {
                    "number": number,
                    "told": f"{line[0]} {line[1]}",
                    "computed": f"{computed[0]} {computed[1]}",
                }
                yield Finding("chance", "fails", Phrase("verify-chance-differs", args))
                return
        if len(told) != len(again):
            counts: dict[str, str | int | float] = {"told": len(told), "computed": len(again)}
            yield Finding("chance", "fails", Phrase("verify-chance-count", counts))
            return
    yield Finding("chance", "holds", Phrase("verify-chance", {"answers": answers}))


def _result(match: Match[Any], record: Record) -> Finding:
    if match.result == record.result:
        key = "verify-result-open" if record.result is None else "verify-result"
        return Finding("result", "holds", Phrase(key))
    return Finding("result", "fails", Phrase("verify-result-differs"))


def _branches(lines: list[Line], start: int) -> Iterator[list[Line]]:
    """What was played before each takeback, as it stood then."""
    for at in range(start, len(lines)):
        value = lines[at][1]
        if isinstance(value, Takeback):
            branch = [*lines[:at], *value.dropped]
            yield branch
            yield from _branches(branch, at)


def _replayed(match: Match[Any], lines: list[Line]) -> list[Line]:
    start = match.start
    if start.chance is None:
        raise BadInput("The record does not say how chance began.", field="record")
    begun = Chance(start.chance.key, start.chance.stream, start.chance.counter)
    moment = msgspec.structs.replace(start, chance=begun)
    record = Table.of_moment(match.game, moment, feed=lines, recording=True).record
    return record or []
