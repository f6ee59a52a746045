"""Lines: what a record is made of while it is in memory.

A line is a pair. A choice is the decision and what was chosen; an answer of chance is the question's name and the
answer; everything else that changes a match is one of the controls below. Decoded from text, a choice has the seat's
number in place of the decision: the decision is known again when the rules ask for it.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import Any, Final

import msgspec

from holotable.kernel.decisions import Decision

Line = tuple[Any, Any]

_CHOICES: Final = (Decision, int)

RESIGN: Final = "resign"
"""A seat gives up; its value is the seat."""
TIMEOUT: Final = "timeout"
"""A seat's time ran out, and somebody claimed it; its value is the seat."""
AGREED: Final = "agreed"
"""Every side agreed to a draw; its value is nothing."""
TAKEBACK: Final = "takeback"
"""Choices were taken back; its value is a `Takeback`, or in a moment just the new stream of chance."""

CONTROLS: Final = frozenset((RESIGN, TIMEOUT, AGREED, TAKEBACK))


class Takeback(msgspec.Struct, frozen=True):
    """Choices that were taken back: by which seat, the lines that no longer count, and the stream chance went on with."""

    seat: int
    dropped: tuple[Line, ...]
    stream: int


def is_choice(line: Line) -> bool:
    """Whether a line is a seat's choice."""
    return isinstance(line[0], _CHOICES)


def seat_of(line: Line) -> int:
    """The seat whose choice a line is."""
    head = line[0]
    seat: int = head.seat if isinstance(head, Decision) else head
    return seat


def said(line: Line) -> Line:
    """A line with its choice written: a seat and a text, or a name and plain data."""
    head, value = line
    if isinstance(head, Decision):
        return (head.seat, head.write(value))
    if isinstance(value, Takeback):
        return (head, value.stream)
    return (head, value)


def all_said(lines: Sequence[Line]) -> list[Line]:
    """Lines as plain data."""
    return [said(line) for line in lines]


def unfolded(lines: Sequence[Line]) -> Iterator[Line]:
    """Every line in the order in which it came, those that were taken back before the takeback that says so.

    Takebacks may lie within others as deeply as somebody likes to go back, so nothing here calls itself.
    """
    to_come = [(line, False) for line in reversed(lines)]
    while to_come:
        line, inside_told = to_come.pop()
        value = line[1]
        if isinstance(value, Takeback) and not inside_told:
            to_come.append((line, True))
            to_come += [(one, False) for one in reversed(value.dropped)]
        else:
            yield line


def takebacks(lines: Sequence[Line]) -> int:
    """How many takebacks there ever were, those among the lines that others dropped included."""
    return sum(isinstance(value, Takeback) for _, value in unfolded(lines))


def last_choice(lines: Sequence[Line]) -> int | None:
    """Where the last choice of a record stands."""
    return next((at for at in range(len(lines) - 1, -1, -1) if is_choice(lines[at])), None)


def last_made(lines: Sequence[Line], gone: Collection[int] = ()) -> int | None:
    """Where the last thing stands that somebody did: a choice or a control. Seats that have left do nothing more."""
    for at in range(len(lines) - 1, -1, -1):
        line = lines[at]
        if line[0] in CONTROLS or (is_choice(line) and seat_of(line) not in gone):
            return at
    return None
