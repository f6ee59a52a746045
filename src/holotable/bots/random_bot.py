"""The bot that chooses blindly: the yardstick that every other bot must beat by far."""

from __future__ import annotations

from random import Random
from typing import Any

from holotable.bots.bot import Budget, Chosen
from holotable.bots.knowledge import Knowledge
from holotable.kernel.decisions import Phrase
from holotable.kernel.table import Table


class RandomBot:
    """Takes any answer at all."""

    def choose(self, table: Table[Any], seat: int, budget: Budget, random: Random) -> Chosen:
        """One of the options, each as likely as the other."""
        options = Knowledge(table, seat).candidates()
        why = Phrase("why-random", {"options": len(options)})
        return Chosen(options[random.randrange(len(options))], (why,))
