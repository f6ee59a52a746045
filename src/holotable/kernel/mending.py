"""A match that goes on under mended rules: from its last safe point, with the choices since as far as they still fit."""

from __future__ import annotations

from typing import Any, TypeVar

import msgspec

from holotable.kernel.errors import HolotableError
from holotable.kernel.game import Game
from holotable.kernel.lines import TAKEBACK, Line, is_choice
from holotable.kernel.match import Match
from holotable.kernel.moment import Moment
from holotable.kernel.record import Record, under_new_rules, written
from holotable.kernel.table import Table

S = TypeVar("S", bound=msgspec.Struct)


class Mended(msgspec.Struct, frozen=True):
    """A match under new rules, and the written choices that no longer fitted and were taken back."""

    match: Any
    taken_back: tuple[str, ...]


def mend(game: Game[S], moment: Moment, record: Record) -> Mended:
    """The match of a moment that was stored under other rules, with its record so far.

    The choices since the safe point are played again under the new rules, as many as still fit. A state that the new
    rules cannot read at all is `BadInput`: then the match waits for the version it was played under.
    """
    safe_point = msgspec.structs.replace(
        moment, rules=game.version, since=[], open={}, drafts={}, result=moment.result
    )
    fitting = len(moment.since)
    while True:
        kept: list[Line] = list(moment.since[:fitting])
        whole = fitting == len(moment.since)
        opened = moment.opened() if whole else {}
        try:
            table = Table.of_moment(
                game, safe_point, feed=kept, opened=opened, listening=True, recording=True
            )
            break
        except HolotableError:
            if whole and opened:
                moment = msgspec.structs.replace(moment, open={})
            elif fitting:
                fitting -= 1
            else:
                raise
    match = Match(game, table, safe_point, setup=record.setup, seed=record.seed, players=record.players)
    match.began_under = record.rules
    dropped = tuple(written(moment.since[fitting:], record.seats))
    if not all(map(is_choice, moment.since[fitting:])) and table.result is None:
        # Somebody has seen what chance answered there: it must not answer the same again.
        table.change_stream(1 + _last_stream(moment))
    # TAKEBACK lines and chance among the answers since stay as they were: they are part of what happened.
    played = record.lines[: len(record.lines) - len(moment.since)]
    match.before = (
        *record.before,
        *written(played, record.seats),
        *(f"; no longer fits: {text}" for text in dropped),
        under_new_rules(game.version, safe_point),
    )
    return Mended(match, dropped)


def _last_stream(moment: Moment) -> int:
    """The number of the stream that chance had come to; a fresh stream always has the next number."""
    begun = 0 if moment.chance is None else moment.chance.stream
    return max([begun, *(int(stream) for name, stream in moment.since if name == TAKEBACK)])
