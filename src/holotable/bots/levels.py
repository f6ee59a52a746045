"""Bots by name: the levels that people play against, and the plain bots that arenas compare.

A name is a level (`learner` ... `admiral`), or `random`, `greedy`, `search`; a search may be followed by its budget,
as in `search:400` (iterations) or `search:0.1s` (seconds a decision).
"""

from __future__ import annotations

import re
from random import Random
from typing import Any, Final

import msgspec

from holotable.bots.bot import Bot, Budget, Chosen
from holotable.bots.errors import BadInput
from holotable.bots.greedy import GreedyBot
from holotable.bots.random_bot import RandomBot
from holotable.bots.search import SearchBot
from holotable.bots.seeker import Seeker
from holotable.kernel.decisions import Phrase
from holotable.kernel.table import Table


class Distracted:
    """A bot that now and then takes any option at all: how the lower levels are made beatable."""

    def __init__(self, bot: Bot, share: float) -> None:
        self.bot = bot
        self.share = share

    def choose(self, table: Table[Any], seat: int, budget: Budget, random: Random) -> Chosen:
        """The bot's own choice, but for a share of the time a blind one."""
        if random.random() < self.share:
            blind = RandomBot().choose(table, seat, budget, random)
            return msgspec.structs.replace(blind, why=(Phrase("why-distracted"), *blind.why))
        return self.bot.choose(table, seat, budget, random)


class Player(msgspec.Struct, frozen=True):
    """A bot with its name and the budget of each of its decisions."""

    name: str
    bot: Bot
    budget: Budget

    def choose(self, table: Table[Any], seat: int, random: Random) -> Chosen:
        """What the bot answers within its budget."""
        return self.bot.choose(table, seat, self.budget, random)


AT_ONCE: Final = Budget(iterations=1)
USUAL_SEARCH: Final = Budget(seconds=0.1)

LEVELS: Final = {
    "learner": Player("learner", Distracted(GreedyBot(), 0.4), AT_ONCE),
    "cadet": Player("cadet", Distracted(GreedyBot(), 0.15), AT_ONCE),
    "pilot": Player("pilot", GreedyBot(), AT_ONCE),
    "captain": Player("captain", Distracted(SearchBot(), 0.05), Budget(seconds=0.1)),
    "commodore": Player("commodore", SearchBot(), Budget(seconds=0.3)),
    "admiral": Player("admiral", SearchBot(), Budget(seconds=2.0)),
}
"""The levels, from the one who has just learned the rules to the strongest, by the seconds that each may take."""

SEEKING: Final = Budget(iterations=5000)
SEEKERS: Final = {
    "longest-chain": Player("longest-chain", Seeker("longest"), SEEKING),
    "best-chain": Player("best-chain", Seeker("most"), SEEKING),
}
"""Bots that look for holes in a game, for balance reports."""

_SEARCH = re.compile(r"search:(?:(?P<iterations>[1-9][0-9]{0,7})|(?P<seconds>[0-9]+(?:\.[0-9]+)?)s)")


def names() -> tuple[str, ...]:
    """Every name that a bot can be called by, budgets left out."""
    return (*LEVELS, "random", "greedy", "search", *SEEKERS)


def player(name: str) -> Player:
    """The bot of a name; `BadInput` if there is none."""
    if name in LEVELS:
        return LEVELS[name]
    if name in SEEKERS:
        return SEEKERS[name]
    if name == "random":
        return Player(name, RandomBot(), AT_ONCE)
    if name == "greedy":
        return Player(name, GreedyBot(), AT_ONCE)
    if name == "search":
        return Player(name, SearchBot(), USUAL_SEARCH)
    found = _SEARCH.fullmatch(name)
    if found is None or (found["seconds"] and not 0 < float(found["seconds"]) <= 3600):
        known = ", ".join(names())
        raise BadInput("bots-no-bot", field="bot", name=name[:40], known=known)
    if found["iterations"]:
        return Player(name, SearchBot(), Budget(iterations=int(found["iterations"])))
    return Player(name, SearchBot(), Budget(seconds=float(found["seconds"])))
