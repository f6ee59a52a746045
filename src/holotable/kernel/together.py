"""Several seats at once: each answers in secret, in a world of its own, until all answers are in."""

from __future__ import annotations

from collections.abc import Mapping

from holotable.kernel.steps import Step


class Together:
    """What a rule yields to ask several seats at once, in secret: one step for each seat.

    Each step is played on a world of its own, a strand, so that no seat's answer can reach another before all are in;
    then they are played again on the real one, in the order of the seats. Such steps ask their own seat only, and no
    chance. What they tell is told when they are played on the real world.
    """

    __slots__ = ("steps",)

    def __init__(self, steps: Mapping[int, Step]) -> None:
        self.steps = dict(sorted(steps.items()))
