"""Everything that can happen to a match from outside, as data: so that a game can be made again, and made shorter."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import msgspec

from holotable.kernel.checks.playing import any_choice
from holotable.kernel.decisions import Decision, Form
from holotable.kernel.errors import BadInput, Illegal, NotOwed
from holotable.kernel.lines import is_choice
from holotable.kernel.match import Match
from holotable.kernel.table import Table


class Move(msgspec.Struct, frozen=True, array_like=True):
    """What happens: `choose`, `draft`, `reconsider`, `take back`, `undo`, `leave` or `agree`."""

    what: str
    seat: int = 0
    text: str = ""


def make(match: Match[Any], move: Move) -> None:
    """Makes a move. One that is not possible now is `NotOwed`, `Illegal` or `BadInput`."""
    if move.what == "choose":
        match.choose_written(move.seat, move.text)
    elif move.what == "draft":
        decision = match.pending(move.seat)
        if decision is None:
            raise NotOwed("error-not-asked")
        match.choose(move.seat, decision.read(move.text))
    elif move.what == "reconsider":
        match.table.reconsider(move.seat)
    elif move.what == "take back":
        match.take_back(move.seat, int(move.text))
    elif move.what == "undo":
        match.undo()
    elif move.what == "leave":
        match.leave(move.seat, move.text)
    else:
        match.agree_to_draw()


def made(match: Match[Any], move: Move) -> bool:
    """Makes a move if it is possible now."""
    try:
        make(match, move)
    except (NotOwed, Illegal, BadInput):
        return False
    return True


Policy = Callable[[Table[Any], Decision[Any, Any], Random], Any]
"""How a seat chooses."""


def any_of_them(table: Table[Any], decision: Decision[Any, Any], random: Random) -> Any:
    """Anything legal."""
    return any_choice(decision, table.state_of(decision.seat), random)


def first(table: Table[Any], decision: Decision[Any, Any], random: Random) -> Any:
    """Always the first option."""
    return decision.candidates(table.state_of(decision.seat))[0]


def last(table: Table[Any], decision: Decision[Any, Any], random: Random) -> Any:
    """Always the last option."""
    return decision.candidates(table.state_of(decision.seat))[-1]


def extremes(table: Table[Any], decision: Decision[Any, Any], random: Random) -> Any:
    """The first option or the last."""
    return (first if random.random() < 0.5 else last)(table, decision, random)


def longest_chain(table: Table[Any], decision: Decision[Any, Any], random: Random) -> Any:
    """Of some options the one that leaves most to be done before the game comes to rest."""
    candidates = decision.candidates(table.state_of(decision.seat))
    if len(candidates) == 1 or table.strands is not None:
        return any_of_them(table, decision, random)

    def left_to_do(choice: Any) -> tuple[int, int]:
        fork = table.fork()
        fork.choose(decision.seat, choice)
        return len(fork.since) + len(fork.steps), random.randrange(1000)

    tried = random.sample(list(candidates), min(5, len(candidates)))
    return max(tried, key=left_to_do)


POLICIES: tuple[Policy, ...] = (any_of_them, any_of_them, extremes, any_of_them, longest_chain, first, last)
"""Taken in turn, game by game."""


def next_move(match: Match[Any], policy: Policy, random: Random) -> Move:
    """What happens next: mostly a choice; rarely anything else that is possible."""
    table = match.table
    owed = table.owed()
    luck = random.random()
    if luck < 0.03:
        strange = _strange(match, random)
        if strange is not None:
            return strange
    seat = random.choice(sorted(owed))
    decision = owed[seat]
    if isinstance(decision, Form) and random.random() < 0.5:
        state = table.state_of(seat)
        filled = any_choice(decision, state, random)
        name = random.choice(sorted(filled))
        return Move("draft", seat, decision.write({name: filled[name]}))
    return Move("choose", seat, decision.write(policy(table, decision, random)))


def _strange(match: Match[Any], random: Random) -> Move | None:
    table = match.table
    answered = [seat for seat, one in (table.strands or {}).items() if one.record and seat not in table.gone]
    if answered:
        return Move("reconsider", random.choice(answered))
    luck = random.random()
    there = [seat for seat in range(len(match.seats)) if seat not in table.gone]
    if luck < 0.08 and len(there) > 1:
        return Move("leave", random.choice(there), random.choice(("resign", "timeout")))
    if luck < 0.1:
        return Move("agree")
    given = sum(map(is_choice, match.lines))
    if given and luck < 0.5:
        return Move("take back", random.choice(there), str(random.randint(1, min(3, given))))
    return Move("undo") if given else None
