"""Golden play-throughs: whole games as text, kept beside the tests, so that any change of behaviour shows in review.

For each choice there is who was asked what, every option that was offered, and what was chosen; then what chance
answered, what was told, and what changed in each view. What changes for everybody is said once.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, Final

import msgspec

from holotable.kernel.checks.playing import LONGEST, any_choice, dice
from holotable.kernel.checks.setups import setups
from holotable.kernel.decisions import Decision, Form, Number, Place, Several
from holotable.kernel.events import Viewers
from holotable.kernel.game import Game
from holotable.kernel.lines import is_choice
from holotable.kernel.match import Match
from holotable.kernel.record import written

GAMES: Final = 3
"""So many games are written down of each game, each from another set-up where there are several."""

Leaves = dict[str, str]


def golden(game: Game[Any]) -> dict[str, str]:
    """The play-throughs of a game, by name."""
    ways = setups(game)
    chosen = [ways[number * (len(ways) - 1) // (GAMES - 1)] for number in range(GAMES)]
    return {f"game-{number}": play_through(game, setup, number) for number, setup in enumerate(chosen, 1)}


def play_through(game: Game[Any], setup: Any, number: int) -> str:
    """One whole game as text."""
    seed = f"golden {number}"
    match = Match.new(game, setup, seed=seed)
    rows = [f"{game.name}, rules {game.version}, {seed}", f"set-up {_one_line(setup)}", ""]
    rows += [f"  {row}" for row in written(match.lines, match.seats)]
    seen: dict[Viewers, Leaves] = {}
    rows += _changed(match, seen)
    random = dice(seed)
    for turn in range(1, LONGEST):
        if match.result is not None:
            break
        rows += ["", *_turn(match, turn, random), *_changed(match, seen)]
    rows += [
        "",
        f"result {_one_line(match.result)}",
        f"digest {match.digest()}",
    ]
    return "\n".join(rows) + "\n"


def _turn(match: Match[Any], turn: int, random: Random) -> Iterator[str]:
    owed = match.table.owed()
    seat = random.choice(sorted(owed))
    decision = owed[seat]
    state = match.table.state_of(seat)
    prompt = decision.prompt(state)
    asked = ", ".join(f"{match.seats[one]}: {type(other).__name__}" for one, other in sorted(owed.items()))
    yield f"{turn}. {asked} ({decision.rule})"
    yield f"  {_one_line((prompt.key, prompt.args))}"
    for row in offered(decision, state):
        yield f"  offered: {row}"
    before = len(match.lines)
    choice = any_choice(decision, state, random)
    match.choose(seat, choice)
    yield f"  > {match.seats[seat]} {decision.write(choice)}"
    later = [line for line in match.lines[before:] if not is_choice(line)]
    yield from (f"  {row}" for row in written(later, match.seats))
    yield from (f"  told: {_one_line(event)}" for event in match.news())


def offered(decision: Decision[Any, Any], state: Any) -> Iterator[str]:
    """The options, on as few rows as they need."""
    if isinstance(decision, Form):
        for name, field in decision.fields(state).items():
            yield from (f"{name}: {row}" for row in offered(field, state))
    elif isinstance(decision, Number):
        least, most = decision.bounds(state)
        yield f"{least} to {most}"
    elif isinstance(decision, Several):
        yield " ".join(decision.write_one(one) for one in decision.options(state))
    elif isinstance(decision, Place):
        yield _one_line(decision.region(state).plain())
    else:
        yield " ".join(decision.write(one) for one in decision.candidates(state))


def _changed(match: Match[Any], seen: dict[Viewers, Leaves]) -> Iterator[str]:
    """What changed in the views: first in everybody's, then in each seat's what others do not see."""
    everybody: set[tuple[str, str]] = set()
    for viewers in (frozenset[int](), *(frozenset((seat,)) for seat in range(len(match.seats)))):
        now = dict(_leaves(msgspec.to_builtins(match.view(viewers)), ""))
        before = seen.get(viewers, {})
        changes = {(place, now.get(place, "gone")) for place in now.keys() | before.keys()} - before.items()
        seen[viewers] = now
        who = match.seats[next(iter(viewers))] if viewers else "all"
        yield from (f"  {who} see {place} {value}" for place, value in sorted(changes - everybody))
        if not viewers:
            everybody = changes


def _leaves(value: Any, place: str) -> Iterator[tuple[str, str]]:
    """The parts of a view by place: a list of plain things is one, and so is a small record in a list."""
    inside = value.values() if isinstance(value, dict) else value if isinstance(value, list | tuple) else ()
    nested = any(isinstance(inner, dict | list | tuple) for inner in inside)
    in_list = place.rpartition(".")[2].isdigit()
    if isinstance(value, dict) and (nested or not in_list):
        for name, inner in value.items():
            yield from _leaves(inner, f"{place}.{name}" if place else str(name))
    elif nested:
        for number, inner in enumerate(value):
            yield from _leaves(inner, f"{place}.{number}")
    else:
        yield place, _one_line(value)


def _one_line(value: Any) -> str:
    return msgspec.json.encode(value, order="deterministic").decode()
