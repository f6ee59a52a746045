"""No bot looks at what its seat may not know.

Worlds are made in pairs: twins that differ only in what is hidden from the seat, and in the key of chance. A bot that
chooses differently on twins, from the same random numbers, has looked.
"""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from holotable.bots.bot import Budget, Chosen
from holotable.bots.greedy import GreedyBot
from holotable.bots.knowledge import Knowledge
from holotable.bots.levels import Distracted
from holotable.bots.random_bot import RandomBot
from holotable.bots.search import SearchBot
from holotable.games.starfighter import game as starfighter
from holotable.kernel.chance import Chance, seeded_key
from holotable.kernel.moment import ENCODER
from holotable.kernel.registry import game as game_called
from holotable.kernel.table import Table
from kernel.games.auction import auction

BUDGET = Budget(iterations=12)
BOTS = [RandomBot(), GreedyBot(), SearchBot(), Distracted(SearchBot(), 0.5)]
BOT_NAMES = ["random", "greedy", "search", "distracted"]


class Cheat:
    """Counts on the card that the opponent holds, as no bot may."""

    def choose(self, table, seat, budget, random):
        hand = table.state.sides[1 - seat].hand
        options = Knowledge(table, seat).options()
        return Chosen(options[sum(map(ord, "".join(hand))) % len(options)], ())


class Fortune:
    """Asks chance beforehand, as no bot may."""

    def choose(self, table, seat, budget, random):
        options = Knowledge(table, seat).options()
        return Chosen(options[table.fork().chance.number(1) % len(options)], ())


def twins(game, setup, seed):
    """Moments of one game, each with a seat that is asked, and a table that only differs in what it cannot see."""
    random = Random(seed)
    state, steps = game.start(game.Setup(**setup))
    table = Table(game, state, steps, Chance(seeded_key(str(seed))))
    table.run()
    while table.result is None:
        seat = min(table.owed())
        moment = table.moment()
        for zone in game.hidden:
            twin = zone.twin(table.state, frozenset((seat,)), random)
            if twin is not None and not moment.since and random.random() < 0.2:
                other = msgspec.structs.replace(
                    moment, state=msgspec.Raw(ENCODER.encode(twin.state)), chance=Chance(random.randbytes(16))
                )
                yield seat, table, Table.of_moment(game, other)
        asked = table.owed()[seat]
        options = asked.candidates(table.state_of(seat))
        table.play(options[random.randrange(len(options))], seat)


def differences(bot, game, setups):
    """How many twins a bot was shown, and how many it could tell apart."""
    seen = told = 0
    for seed, setup in enumerate(setups):
        for seat, one, other in twins(game, setup, seed):
            seen += 1
            told += bot.choose(one, seat, BUDGET, Random(9)) != bot.choose(other, seat, BUDGET, Random(9))
    return seen, told


SKIRMISH = [{"mode": "skirmish"}, {"mode": "training"}]


@pytest.mark.parametrize("bot", BOTS, ids=BOT_NAMES)
def test_no_bot_can_tell_twins_of_starfighter_apart(bot):
    seen, told = differences(bot, starfighter, SKIRMISH)
    assert seen >= 30
    assert told == 0


@pytest.mark.parametrize("bot", [Cheat(), Fortune()], ids=["sees hands", "knows chance"])
def test_a_bot_that_looks_is_found_out(bot):
    _, told = differences(bot, starfighter, SKIRMISH)
    assert told > 0


@pytest.mark.parametrize("bot", BOTS, ids=BOT_NAMES)
@pytest.mark.parametrize("name", ["smugglers", "conjurers", "convoy"])
def test_no_bot_can_tell_twins_of_the_made_up_games_apart(bot, name):
    game = game_called(name)
    _, told = differences(bot, game, [{}])
    assert told == 0


@pytest.mark.parametrize("bot", BOTS, ids=BOT_NAMES)
def test_no_bot_sees_a_secret_bid_that_waits_for_its_own(bot):
    chosen = []
    for bid in (0, 3, 10):
        state, steps = auction.start(auction.Setup())
        table = Table(auction, state, steps, Chance(seeded_key("auction")))
        table.run()
        table.choose(0, bid)
        chosen.append(bot.choose(table, 1, BUDGET, Random(4)))
    assert chosen[0] == chosen[1] == chosen[2]


def test_a_bot_remembers_its_own_secret_answer():
    state, steps = auction.start(auction.Setup())
    table = Table(auction, state, steps, Chance(seeded_key("auction")))
    table.run()
    for seat in (0, 1, 2):
        table.choose(seat, seat)
    seat = min(table.owed())
    world = Knowledge(table, seat).world(Random(1))
    assert world.owed() == table.owed()
    assert world.state.open == table.state.open


def test_a_world_has_a_chance_of_its_own():
    state, steps = starfighter.start(starfighter.Setup())
    table = Table(starfighter, state, steps, Chance(seeded_key("x")))
    table.run()
    known = Knowledge(table, min(table.owed()))
    keys = {known.world(Random(n)).chance.key for n in range(3)}
    assert len(keys) == 3
    assert table.chance.key not in keys


def test_half_of_all_deals_fit_at_the_least():
    for seat, table, _ in twins(starfighter, {"mode": "skirmish"}, 5):
        known = Knowledge(table, seat)
        for n in range(10):
            known.world(Random(n))
        assert known.fitting * 2 >= known.dealt
