"""What happens to a table from outside of the rules: seats that leave, agreed draws, chance after a takeback."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

import msgspec

from holotable.kernel.errors import BadInput
from holotable.kernel.game import Result
from holotable.kernel.lines import AGREED, CONTROLS, RESIGN, TIMEOUT, Line, Takeback

if TYPE_CHECKING:
    from holotable.kernel.table import Table

S = TypeVar("S", bound=msgspec.Struct)


def control(table: Table[S], line: Line) -> None:
    """Notes such a line, and does what it says."""
    name, value = line
    table._note(line)
    if name in (RESIGN, TIMEOUT):
        table.gone = (*table.gone, value)
        if table.drafts:
            table.drafts.pop(value, None)
        table.game.left(table, value, name)
    elif name == AGREED:
        everybody = tuple(range(len(table.game.seats(table.state))))
        table.result = Result((everybody,), AGREED, table.game.rule_of_agreement)
    elif table.chance is not None:
        table.chance.stream = value.stream if isinstance(value, Takeback) else value
        table.chance.counter = 0
    if table.result is not None:
        table._halt()


def fed_controls(table: Table[S]) -> None:
    """The lines of this kind that are next among those being run again."""
    while table._feed and table._feed[0][0] in CONTROLS:
        line = table._feed[0]
        if line[0] in (RESIGN, TIMEOUT) and line[1] in table.gone:
            raise BadInput("error-gone-twice", field="record")
        table._feed.pop(0)
        control(table, line)
