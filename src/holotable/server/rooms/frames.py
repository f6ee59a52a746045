"""A match moment by moment, as a replay shows it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from holotable.kernel.events import Viewers
from holotable.kernel.lines import is_choice, seat_of
from holotable.kernel.match import Match
from holotable.kernel.retelling import retold
from holotable.server import messages
from holotable.server.rooms import telling


class Frame(msgspec.Struct, frozen=True):
    """One moment: who chose to get there, what happened then, and how the table stands."""

    seat: str | None
    events: tuple[messages.Happened, ...]
    view: Any


def frames_of(match: Match[Any], viewers: Viewers) -> Iterator[Frame]:
    """The moments of a match: before the first choice, and after each."""
    number = 0
    before = 0
    for told, table in retold(match):
        heard = table.heard or []
        seen = list(telling.noticed(heard, viewers))
        heard.clear()
        events = tuple(telling.happened(number + at, event) for at, event in enumerate(seen))
        number += len(seen)
        chose = told > before and before < len(match.lines) and is_choice(match.lines[before])
        view = msgspec.to_builtins(match.game.view(table.seen_state(viewers), viewers))
        yield Frame(match.seats[seat_of(match.lines[before])] if chose else None, events, view)
        before = told
