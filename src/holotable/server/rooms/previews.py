"""What would follow from a choice, as far as the seat can know it.

The choice is played on worlds that are dealt from what the seat knows, never on the real table, and without chance;
where such worlds do not agree with one another, the seat cannot know what comes.
"""

from __future__ import annotations

from random import SystemRandom
from typing import Any, Literal

import msgspec

from holotable.bots.knowledge import Knowledge
from holotable.kernel.errors import RulesError
from holotable.kernel.events import Event
from holotable.kernel.match import Match
from holotable.kernel.table import Table
from holotable.server import messages
from holotable.server.rooms import telling

Then = Literal["own-choice", "other-choice", "chance", "hidden", "end"]
WORLDS = 3


def preview(match: Match[Any], seat: int, command: str, choice: Any) -> messages.Preview:
    """The events that are certain to follow, the view they lead to if it is certain too, and what comes then."""
    known = Knowledge(match.table, seat)
    viewers = frozenset((seat,))
    random = SystemRandom()
    played = [_play(known.world(random), seat, choice) for _ in range(WORLDS)]
    told = [list(telling.noticed(events, viewers)) for _, events, _ in played]
    certain: list[Event] = []
    for step in zip(*told, strict=False):
        if any(event != step[0] for event in step):
            break
        certain.append(step[0])
    views = [
        msgspec.to_builtins(match.game.view(table.seen_state(viewers), viewers)) for table, _, _ in played
    ]
    whole = all(len(one) == len(certain) for one in told) and all(view == views[0] for view in views)
    return messages.Preview(
        command,
        view=views[0] if whole else None,
        events=tuple(telling.happened(number, event) for number, event in enumerate(certain)),
        then=played[0][2] if whole else "hidden",
    )


def _play(world: Table[Any], seat: int, choice: Any) -> tuple[Table[Any], list[Event], Then]:
    """Plays a choice as far as it goes without chance."""
    world.listen()
    world.chance = None
    then: Then
    try:
        world.choose(seat, choice)
    except RulesError:
        then = "chance"
    else:
        owed = world.owed()
        then = "end" if world.result is not None else "own-choice" if seat in owed else "other-choice"
    return world, world.heard or [], then
