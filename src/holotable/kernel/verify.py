"""Verifying a record: everything that anybody can check without trusting whoever wrote it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Literal

import msgspec

from holotable.kernel.chance import NAMES, Chance, commitment
from holotable.kernel.decisions import Phrase
from holotable.kernel.errors import BadInput, HolotableError
from holotable.kernel.game import Game
from holotable.kernel.lines import TAKEBACK, Line, Takeback, all_said, unfolded
from holotable.kernel.match import Match
from holotable.kernel.record import Record
from holotable.kernel.table import Table

_CHANCE = frozenset(NAMES.values())

Verdict = Literal["holds", "fails", "unproven"]


class Finding(msgspec.Struct, frozen=True):
    """One thing that was checked."""

    name: Literal["rules", "before", "choices", "promise", "chance", "result"]
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
    if record.before:
        # The safe point says how the match stood; what led to it was played under rules that are not here.
        args = {"lines": len(record.before) - 1, "version": record.rules}
        yield Finding("before", "unproven", Phrase("verify-before", args))
    try:
        match = Match.replay(game, record)
        for branch in _branches(record.lines):
            _replayed(match, branch)
    except HolotableError as error:
        yield Finding("choices", "fails", Phrase("verify-choices-fail", {"why": error.phrase}))
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
    """Every answer of chance is there, comes from a fresh stream after a takeback, and follows from the key."""
    wrong = _stale_stream(match, record)
    if wrong is not None:
        yield Finding("chance", "fails", Phrase("verify-chance-stream", {"stream": wrong}))
        return
    answers = 0
    for branch in (record.lines, *_branches(record.lines)):
        told = _answers_of(branch)
        answers = max(answers, len(told))
        # Played with what is told: chance answers only where the record leaves something out.
        asked = _answers_of(_replayed(match, branch))
        if len(told) != len(asked):
            counts: dict[str, str | int | float] = {"told": len(told), "computed": len(asked)}
            yield Finding("chance", "fails", Phrase("verify-chance-count", counts))
            return
        differs = None if record.key() is None else _first_difference(match, branch, told)
        if differs is not None:
            yield Finding("chance", "fails", differs)
            return
    if record.key() is None:
        yield Finding("chance", "unproven", Phrase("verify-chance-secret"))
    else:
        yield Finding("chance", "holds", Phrase("verify-chance", {"answers": answers}))


def _first_difference(match: Match[Any], branch: list[Line], told: list[Line]) -> Phrase | None:
    """The first answer that does not follow from the key, if there is one."""
    bare = [line for line in branch if line[0] not in _CHANCE]
    try:
        computed = _answers_of(_replayed(match, bare))
    except HolotableError as error:
        # With other answers the choices do not fit any more; up to there they do.
        fitting = (error.played or 0) - len(match.start.since)
        computed = _answers_of(_replayed(match, bare[: max(fitting, 0)]))
    for number, (line, again) in enumerate(zip(told, computed, strict=False), 1):
        if line != again:
            args: dict[str, str | int | float] = {
                "number": number,
                "told": f"{line[0]} {line[1]}",
                "computed": f"{again[0]} {again[1]}",
            }
            return Phrase("verify-chance-differs", args)
    return None


def _stale_stream(match: Match[Any], record: Record) -> int | None:
    """The stream that chance went on with after a takeback and that was not the next one, if there is one.

    Could anybody name the stream, he could look for one that answers as he likes. The number alone stands only where
    the match went on under other rules.
    """
    assert match.start.chance is not None
    last = max(
        [match.start.chance.stream, *(stream for name, stream in match.start.since if name == TAKEBACK)]
    )
    for name, value in unfolded(record.lines):
        if name == TAKEBACK:
            stream: int = value.stream if isinstance(value, Takeback) else value
            skips = bool(record.before) and not isinstance(value, Takeback)
            if stream <= last or (stream > last + 1 and not skips):
                return stream
            last = stream
    return None


def _answers_of(lines: list[Line]) -> list[Line]:
    return [line for line in all_said(lines) if line[0] in _CHANCE]


def _result(match: Match[Any], record: Record) -> Finding:
    if match.result == record.result:
        key = "verify-result-open" if record.result is None else "verify-result"
        return Finding("result", "holds", Phrase(key))
    return Finding("result", "fails", Phrase("verify-result-differs"))


def _branches(lines: list[Line]) -> Iterator[list[Line]]:
    """What was played before each takeback, as it stood then."""
    to_come = [(lines, 0)]
    while to_come:
        branch, start = to_come.pop()
        for at in range(start, len(branch)):
            value = branch[at][1]
            if isinstance(value, Takeback):
                before = [*branch[:at], *value.dropped]
                yield before
                to_come.append((before, at))


def _replayed(match: Match[Any], lines: list[Line]) -> list[Line]:
    start = match.start
    if start.chance is None:
        raise BadInput("error-no-beginning", field="record")
    begun = Chance(start.chance.key, start.chance.stream, start.chance.counter)
    moment = msgspec.structs.replace(start, chance=begun)
    record = Table.of_moment(match.game, moment, feed=lines, recording=True).record
    return record or []
