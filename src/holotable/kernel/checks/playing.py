"""Playing at random: how the checks reach the states that they look at."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, Final

from holotable.kernel.checks.setups import setups
from holotable.kernel.decisions import Arrange, Decision, Form, Number, Some
from holotable.kernel.events import Viewers
from holotable.kernel.game import Game
from holotable.kernel.match import Match

LONGEST: Final = 20_000
"""A game that is not over after so many choices is called endless."""


def dice(seed: str) -> Random:
    """Random numbers for a check; the same seed gives the same ones everywhere."""
    return Random(seed)


def any_choice(decision: Decision[Any, Any], state: Any, random: Random) -> Any:
    """A legal answer, any of them, not only a candidate; none at all if the game offers none."""
    found: Any = None
    if isinstance(decision, Some):
        offered = list(decision.options(state))
        count = random.randint(decision.least(state), max(decision.most(state), 0))
        found = tuple(random.sample(offered, min(count, len(offered))))
    elif isinstance(decision, Arrange):
        offered = list(decision.options(state))
        found = tuple(random.sample(offered, len(offered)))
    elif isinstance(decision, Number):
        found = random.randint(*decision.bounds(state))
    elif isinstance(decision, Form):
        fields = decision.fields(state)
        found = {name: any_choice(field, state, random) for name, field in fields.items()}
    if found is not None and decision.refusal(state, found) is None:
        return found
    candidates = decision.candidates(state)
    return candidates[random.randrange(len(candidates))] if candidates else None


def games(game: Game[Any], seed: str) -> Iterator[tuple[Match[Any], Random]]:
    """New matches without end, through every set-up in turn, each with random numbers of its own."""
    ways = setups(game)
    number = 0
    while True:
        own = f"{seed}:{number}"
        yield Match.new(game, ways[number % len(ways)], seed=own), dice(own)
        number += 1


def moments(game: Game[Any], seed: str, share: float) -> Iterator[tuple[Match[Any], Random]]:
    """Moments of random games, about this share of all, in the middle of steps too: to be looked at, not played on."""
    for match, random in games(game, seed):
        for _ in range(LONGEST):
            if match.result is not None:
                break
            if random.random() < share:
                yield match, random
            play_any(match, random)


def play_any(match: Match[Any], random: Random) -> None:
    """One of the seats that are asked answers anything legal."""
    table = match.table
    owed = table.owed()
    seat = random.choice(sorted(owed))
    table.choose(seat, any_choice(owed[seat], table.state_of(seat), random))


def viewer_sets(match: Match[Any]) -> list[Viewers]:
    """Those who may look together: nobody, each seat alone, each team."""
    state = match.table.state
    seats = range(len(match.game.seats(state)))
    teams = [frozenset(side) for side in match.game.sides(state) if len(side) > 1]
    return [frozenset(), *(frozenset((seat,)) for seat in seats), *teams]
