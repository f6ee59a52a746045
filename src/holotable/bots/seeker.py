"""Bots that look for what a game should not have: chains that never end, or that win by themselves.

They search what a seat can do before its turn ends, much deeper than a player would, and take the best line found.
Balance reports are made with them.
"""

from __future__ import annotations

from random import Random
from typing import Any, Literal

from holotable.bots.bot import Budget, Chosen, Clock
from holotable.bots.greedy import chance_of, next_in_chain
from holotable.bots.knowledge import Knowledge
from holotable.kernel.decisions import Phrase
from holotable.kernel.table import Table

DEEPEST = 60
"""No line is followed further than so many own choices at a time."""

Want = Literal["longest", "most"]


class Seeker:
    """Takes the first choice of the chain that is the longest, or that leaves the seat best off."""

    def __init__(self, want: Want) -> None:
        self.want = want

    def choose(self, table: Table[Any], seat: int, budget: Budget, random: Random) -> Chosen:
        """The beginning of the best line that was found within the budget; an iteration is one choice tried."""
        known = Knowledge(table, seat)
        world = known.world(random)
        options = list(known.options())
        random.shuffle(options)
        clock = budget.clock()
        best, best_worth = options[0], -1.0
        for number, option in enumerate(options):
            share = Budget(max(1, (budget.iterations or 1000) // len(options)), budget.seconds)
            worth = self._worth(world, seat, option, random, share.clock(), 1)
            if worth > best_worth:
                best, best_worth = option, worth
            if number and not clock.goes_on():
                break
        return Chosen(best, (Phrase("why-seeker", {"options": len(options)}),))

    def _worth(
        self, before: Table[Any], seat: int, option: Any, random: Random, clock: Clock, depth: int
    ) -> float:
        """How long the chain of an option can be made, or how well it can end."""
        table = before.fork()
        table.play(option, seat)
        asked = next_in_chain(table, seat)
        here = float(depth) if self.want == "longest" else chance_of(table, seat)
        if asked is None or depth == DEEPEST:
            return here
        options = list(table.game.propose(table.state_of(seat), asked))
        random.shuffle(options)
        found = here if self.want == "longest" else -1.0
        for further in options:
            if not clock.goes_on():
                break
            found = max(found, self._worth(table, seat, further, random, clock, depth + 1))
        return max(found, here) if found < 0 else found
