"""Steps that are played within another step."""

from __future__ import annotations

from typing import Any

from holotable.kernel.steps import Asking, Step
from holotable.kernel.table import Table


def now(table: Table[Any], *steps: Step) -> Asking[None]:
    """Plays steps, and all that comes of them, here and now: `yield from now(table, cards.window("hit"))`.

    For a rule that goes on afterwards as one procedure. What comes of many decisions is better put on the stack with
    `table.then`, so that a safe point lies between them. When the game ends in here, the rule finds `table.result`.
    """
    below = len(table.steps)
    table.then(*steps)
    while len(table.steps) > below and table.result is None:
        step = table.steps.pop()
        asking = table.game.code[step[0]].run(table, *step[1:])
        if asking is not None:
            yield from asking
