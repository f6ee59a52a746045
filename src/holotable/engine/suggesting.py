"""What a bot would choose in a seat's place, and why."""

from __future__ import annotations

from random import SystemRandom
from typing import Any

import msgspec

from holotable.bots.bot import TEXTS, Budget, Chosen
from holotable.bots.levels import player
from holotable.engine.answers import option
from holotable.engine.errors import BadInput, NotOwed
from holotable.kernel.decisions import Choose
from holotable.kernel.match import Match

USUAL = "captain"
LONGEST_THOUGHT = 600_000
MOST_ITERATIONS = 10_000_000


def suggest(
    match: Match[Any], seat: int, *, level: str | None, milliseconds: int | None, iterations: int | None
) -> dict[str, Any]:
    """The bot's answer in the form that `choose` takes, its chance of winning, and its reasons in words."""
    asked = match.pending(seat)
    if asked is None:
        raise NotOwed("error-not-asked")
    chosen = think(match, seat, level=level, milliseconds=milliseconds, iterations=iterations)
    told: dict[str, Any] = {
        "decision": match.decision_id(seat),
        "choice": asked.plain(chosen.choice),
        "chance": chosen.chance,
        "why": [TEXTS.both(phrase.key, phrase.args) for phrase in chosen.why],
    }
    if isinstance(asked, Choose):
        told["option"] = option(match.game, match.table.state_of(seat), asked, chosen.choice)
    return told


def think(
    match: Match[Any],
    seat: int,
    *,
    level: str | None = None,
    milliseconds: int | None = None,
    iterations: int | None = None,
) -> Chosen:
    """The choice of a bot of some level, within its own budget or the one that is given."""
    one = player(level or USUAL)
    budget = one.budget
    for name, value, most in (
        ("milliseconds", milliseconds, LONGEST_THOUGHT),
        ("iterations", iterations, MOST_ITERATIONS),
    ):
        if value is not None and not 0 < value <= most:
            raise BadInput("engine-budget", field=name, most=most)
    if iterations is not None:
        budget = Budget(iterations=iterations)
    if milliseconds is not None:
        budget = msgspec.structs.replace(budget, seconds=milliseconds / 1000, iterations=iterations)
    return one.bot.choose(match.table, seat, budget, SystemRandom())
