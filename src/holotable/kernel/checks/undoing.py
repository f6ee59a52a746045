"""Undo between every two choices: whatever plays a match plays it so, and must not notice.

After each choice of a match the kernel's undo takes it back, and it is made again. Both must lead to the very moments
that were there before: the state, the steps to come, chance, the record, and the events that were told.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from holotable.kernel.checks.broken import equal
from holotable.kernel.checks.whole import whole
from holotable.kernel.lines import is_choice, last_made, said, seat_of
from holotable.kernel.match import Match


@contextmanager
def undo_between_choices() -> Iterator[None]:
    """Inside, every match undoes each of its choices once and makes it again. Within itself it does nothing."""
    choose = Match.choose
    if choose.__name__ != "choose":
        yield
        return

    def choose_twice(match: Match[Any], seat: int, choice: Any) -> None:
        choose(match, seat, choice)
        if _can_be_undone(match):
            _undo_and_redo(match, choose)

    Match.choose = choose_twice  # type: ignore[method-assign, assignment]
    try:
        yield
    finally:
        Match.choose = choose  # type: ignore[method-assign]


def _can_be_undone(match: Match[Any]) -> bool:
    """Not while a form is filled in part: what is filled of it is no choice yet, and goes with an undo."""
    return not match.table.drafts


def _undo_and_redo(match: Match[Any], choose: Any) -> None:
    table = match.table
    after = whole(match)
    lines = [said(line) for line in match.lines]
    heard = list(table.heard or ())
    script = list(table.script or ())
    waiting = [
        (seat, one.record[-1])
        for seat, one in (table.strands or {}).items()
        if one.record and seat not in table.gone
    ]
    answers = []
    if waiting:
        seat, (_, choice) = max(waiting, key=lambda one: one[0])
    else:
        at = last_made(match.lines, table.gone)
        assert at is not None
        seat, choice = seat_of(match.lines[at]), match.lines[at][1]
        answers = [said(line) for line in match.lines[at:] if not is_choice(line)]
    match.undo()
    match.table.script = [*answers, *script]
    choose(match, seat, choice)
    match.table.script = script or None
    equal("undo", "the moment after choosing again", whole(match), after)
    equal("undo", "the record after choosing again", [said(line) for line in match.lines], lines)
    told = match.news()
    equal("undo", "the events told again", told, heard[len(heard) - len(told) :])
    assert match.table.heard is not None
    match.table.heard += heard
