"""A table as a moment, and a table out of a moment: what saving, loading, replaying and undoing are made of."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, TypeVar

import msgspec

from holotable.kernel.errors import BadInput, HolotableError, RulesError
from holotable.kernel.game import Game
from holotable.kernel.lines import Line, all_said, is_choice
from holotable.kernel.moment import ENCODER, Moment
from holotable.kernel.steps import Step, settled
from holotable.kernel.unread import unread

if TYPE_CHECKING:
    from holotable.kernel.table import Table

S = TypeVar("S", bound=msgspec.Struct)


def moment_of_table(table: Table[S]) -> Moment:
    """Its last safe point, the answers since, and those that wait for others'."""
    base = table if table._base is None else table._base
    steps = [*base.steps]
    if table._base is None and table.asked is not None:
        steps.append(table._step)
    owed = table.owed()
    return Moment(
        game=table.game.name,
        rules=table.game.version,
        state=msgspec.Raw(ENCODER.encode(base.state)),
        steps=steps,
        gone=base.gone,
        result=base.result,
        since=all_said(table.since),
        open={
            str(seat): [text for _, text in all_said(one.record)]
            for seat, one in (table.strands or {}).items()
            if one.record
        },
        drafts={str(seat): owed[seat].write(filled) for seat, filled in (table.drafts or {}).items()},
        chance=None if base.chance is None else msgspec.structs.replace(base.chance),
    )


def table_of_moment(
    kind: type[Table[S]],
    game: Game[S],
    moment: Moment,
    *,
    feed: Sequence[Line],
    opened: Mapping[int, Sequence[Line]] | None,
    listening: bool,
    recording: bool,
) -> Table[S]:
    """The table of a moment, and of the lines that followed it; what cannot be is `BadInput` or `Illegal`."""
    chance = moment.chance
    table = kind(
        game,
        _state(game, moment),
        _steps(game, moment),
        None if chance is None else msgspec.structs.replace(chance),
    )
    table.gone = moment.gone
    table.result = moment.result
    if listening:
        table.listen()
    if recording:
        table.record = []
    table._feed = [*moment.since, *feed]
    # Once somebody has chosen since, what waited for others' answers is among the lines.
    waits = not any(map(is_choice, feed))
    try:
        table._open = {**(moment.opened() if waits else {}), **(opened or {})}
        if table.result is None:
            table._run()
        for seat, text in moment.drafts.items() if waits else ():
            table.choose(int(seat), table.owed()[int(seat)].read(text))
    except (LookupError, TypeError, AttributeError, ValueError, RulesError) as error:
        refused = error if isinstance(error, HolotableError) else BadInput("error-unfit", field="steps")
        refused.played = len(moment.since) + len(feed) - len(table._feed or ())
        if refused is error:
            raise
        raise refused from error
    _check(table, moment, feed)
    if table.record:
        # What the moment itself brought happened before this record begins.
        del table.record[: len(moment.since)]
    return table


def _state(game: Game[S], moment: Moment) -> S:
    try:
        state: S = msgspec.msgpack.decode(moment.state, type=game.State)
    except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
        raise BadInput("error-state-unfit", field="state", game=game.name, why=unread(error)) from None
    wrong = game.broken(state)
    if wrong is not None:
        raise BadInput("error-state", field="state", why=wrong)
    return state


def _steps(game: Game[S], moment: Moment) -> list[Step]:
    steps = [settled(step) for step in moment.steps]
    for step in steps:
        if not step or step[0] not in game.code:
            raise BadInput("error-no-step", field="steps", game=game.name, step=str(step[:1])[:40])
    return steps


def _check(table: Table[S], moment: Moment, feed: Sequence[Line]) -> None:
    """Nothing is left over, and only seats that there are owe something."""
    if table._feed:
        too_many = BadInput("error-too-many-answers", field="since")
        too_many.played = len(moment.since) + len(feed) - len(table._feed)
        raise too_many
    seats = range(len(table.game.seats(table.state)))
    if any(seat not in seats for seat in (*table.owed(), *table.gone)):
        raise BadInput("error-strange-seat", field="steps")
    if any((table._open or {}).values()):
        raise BadInput("error-answers-wait", field="open")
