"""The bot that looks one choice ahead, and judges what comes of it.

A choice is judged at the end of its whole chain: it is played on a world that fits what the seat knows, and whatever
the seat is asked because of it is answered greedily too, until another seat must choose or the seat's next turn begins.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from holotable.bots.bot import Budget, Chosen, percent
from holotable.bots.knowledge import Knowledge
from holotable.kernel.decisions import Decision, Phrase
from holotable.kernel.table import Table

LONGEST_CHAIN = 4
"""So many own answers are followed."""
TRUST_IN_ENDLESS = 0.01
"""What a chain that has not ended by then keeps of its promise: else a bot might go round in circles for ever."""


class GreedyBot:
    """Takes the option after which it judges its chance of winning to be the best."""

    def choose(self, table: Table[Any], seat: int, budget: Budget, random: Random) -> Chosen:
        """The option with the best end of its chain; equal ones are drawn among."""
        known = Knowledge(table, seat)
        options = known.options()
        if len(options) == 1:
            return Chosen(options[0], (Phrase("why-only"),))
        chances = judged(known.world(random), seat, options)
        best = max(chances)
        equal = [at for at, chance in enumerate(chances) if chance == best]
        at = equal[random.randrange(len(equal))]
        others = [chance for other, chance in enumerate(chances) if other != at]
        why = Phrase(
            "why-greedy", {"chance": percent(best), "next": percent(max(others)), "options": len(options)}
        )
        return Chosen(options[at], (why,), best)


def judged(world: Table[Any], seat: int, options: Sequence[Any]) -> list[float]:
    """The seat's chance of winning at the end of each option's chain in one world."""
    return [_after(world, seat, option) for option in options]


def _after(world: Table[Any], seat: int, option: Any) -> float:
    table = world.fork()
    table.play(option, seat)
    for _ in range(LONGEST_CHAIN):
        asked = next_in_chain(table, seat)
        if asked is None:
            return chance_of(table, seat)
        table = _best_step(table, seat, asked)
    ended = next_in_chain(table, seat) is None
    return chance_of(table, seat) * (1 if ended else TRUST_IN_ENDLESS)


def _best_step(table: Table[Any], seat: int, asked: Decision[Any, Any]) -> Table[Any]:
    """The table after the follow-up answer that looks best at once."""
    options = table.game.propose(table.state_of(seat), asked)
    if len(options) == 1:
        table.play(options[0], seat)
        return table
    best, best_chance = table, -1.0
    for option in options:
        tried = table.fork()
        tried.play(option, seat)
        chance = chance_of(tried, seat)
        if chance > best_chance:
            best, best_chance = tried, chance
    return best


def next_in_chain(table: Table[Any], seat: int) -> Decision[Any, Any] | None:
    """What the seat is asked in the course of what it does now; nothing when that has ended."""
    asked = table.asked
    if asked is None:
        asked = table.owed().get(seat)
    if asked is None or asked.seat != seat or asked.begins_turn:
        return None
    return asked


def chance_of(table: Table[Any], seat: int) -> float:
    """The seat's chance of winning: known when the game is over, else judged by the game."""
    if table.result is not None:
        return table.result.score_of(seat)
    state = table.state if table.strands is None else table.seen_state(frozenset((seat,)))
    return table.game.evaluate(state, seat)
