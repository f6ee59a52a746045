"""Which step can come directly before which: what a game checks of steps that strangers say are to come."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from holotable.kernel.errors import BadInput
from holotable.kernel.steps import Step

Succession = Mapping[str, frozenset[str]]
"""By a step's name: directly before which steps it can come; before none, it is the last of all.

A step that is not there never comes by itself, such as one that is asked of several seats together.
"""


def out_of_order(succession: Succession, steps: Sequence[Step]) -> BadInput | None:
    """Why steps, the last one first, cannot be to come in this order; nothing if they can."""
    if not steps:
        return BadInput("steps-none")
    later = ""
    for step in steps:
        name = str(step[0])
        before = succession.get(name)
        if before is None:
            return BadInput("steps-not-alone", step=name)
        if later not in before and (later or before):
            if later:
                return BadInput("steps-not-before", step=name, later=later)
            return BadInput("steps-not-last", step=name)
        later = name
    return None
