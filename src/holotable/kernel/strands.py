"""Several seats at once: each answers on a strand, a world of its own, until all answers are in (see `together`)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec

from holotable.kernel import leaving
from holotable.kernel.copying import copier
from holotable.kernel.errors import HolotableError, NotOwed, RulesError
from holotable.kernel.lines import Line, is_choice, seat_of
from holotable.kernel.steps import Step
from holotable.kernel.together import Together

if TYPE_CHECKING:
    from holotable.kernel.table import Table

S = TypeVar("S", bound=msgspec.Struct)


def ask_together(table: Table[S], ask: Together) -> bool:
    """Opens a strand for each seat. True if every answer is already there and has been played."""
    if table._base is None or table._secret:
        raise RulesError(f"{table._step[0]} must be a step of its own to ask several seats at once")
    if table._feed:
        leaving.fed_controls(table)
        if table.result is not None:
            return False
    feed = table._feed or []
    opened: dict[int, Sequence[Line]] = {}
    if not feed and table._open:
        opened, table._open = table._open, None
    table.strands = {}
    table._feed = feed
    for seat, step in ask.steps.items():
        given = opened.get(seat) or _first_of(seat, table._feed)
        strand = _asks_itself(seat, new_strand(table, step, given))
        if seat not in opened:
            table._feed = table._feed[len(strand.record or ()) :]
        table.strands[seat] = strand
    play_gone_strands(table)
    if any(one.asked is not None for one in table.strands.values()):
        return False
    _join(table)
    return True


def new_strand(table: Table[S], step: Step, given: Sequence[Line]) -> Table[S]:
    """A world of its own for a secret step, with the answers that were given already."""
    strand = type(table)(table.game, copier(type(table.state))(table.state), [step], None)
    strand._secret = True
    strand.record = []
    strand._feed = list(given)
    try:
        strand._run()
    except HolotableError:
        # What was played of it counts as played, so that the line that cannot be is named.
        table._feed = (table._feed or [])[len(given) - len(strand._feed) :]
        raise
    strand._feed = None
    strand._step = step
    return strand


def play_strand(table: Table[S], seat: int | None, choice: Any) -> None:
    """A seat's answer on its strand; when it is the last one, all are played on the real world."""
    strands = table.strands or {}
    if seat is None and len(strands) == 1:
        (seat,) = strands
    strand = None if seat is None else strands.get(seat)
    if seat is None or strand is None or strand.asked is None:
        raise NotOwed("error-not-asked")
    strand.play(choice)
    _asks_itself(seat, strand)
    join_if_done(table)


def play_gone_strands(table: Table[S]) -> None:
    """Seats that have left are answered for."""
    for seat in table.gone:
        strand = (table.strands or {}).get(seat)
        while strand is not None and strand.asked is not None:
            strand.play(table.game.answer_for_gone(strand.state, strand.asked))


def join_if_done(table: Table[S]) -> None:
    """When every answer is in, the table goes on."""
    if table.strands is not None and all(one.asked is None for one in table.strands.values()):
        gen = table._gen
        table._gen = None
        _join(table)
        if gen is not None and not table._drive(gen, None):
            table._run()


def _join(table: Table[S]) -> None:
    """Plays the seats' secret steps on the real world, in the order of the seats."""
    strands, table.strands = table.strands or {}, None
    answers = [line for one in strands.values() for line in one.record or ()]
    table._feed = answers + (table._feed or [])
    for one in strands.values():
        _play_on_real_world(table, one._step)


def _play_on_real_world(table: Table[S], step: Step) -> None:
    gen = table.game.code[step[0]].run(table, *step[1:])
    answer: Any = None
    while gen is not None:
        try:
            ask = gen.send(answer)
        except StopIteration:
            break
        if not table._feed:
            raise RulesError(f"{step[0]} asks for more than it was answered")
        answer = table._fed_choice(ask)


def _first_of(seat: int, lines: Sequence[Line]) -> list[Line]:
    """The lines at the front that are choices of this seat."""
    return list(takewhile(lambda line: is_choice(line) and seat_of(line) == seat, lines))


def _asks_itself(seat: int, strand: Table[S]) -> Table[S]:
    """The strand of a seat, which may only ask that seat."""
    if strand.asked is not None and strand.asked.seat != seat:
        raise RulesError(f"{strand._step[0]} is asked of several seats at once: it may only ask its own seat")
    return strand
