"""Ratings by an established library: Weng and Lin's method, as OpenSkill has it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from holotable.arena.playing import Outcome


class Rating(msgspec.Struct, frozen=True):
    """A player's strength, and how unsure it is; `least` is what it has at the least, as ladders show it."""

    player: str
    strength: float
    unsure: float
    least: float


def ratings(players: Sequence[str], outcomes: Sequence[Outcome]) -> list[Rating]:
    """The players' ratings after these games, in the order in which they were played; equal names share one."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    rated: dict[str, Any] = {name: model.rating(name=name) for name in players}
    for outcome in outcomes:
        names = [players[number] for number in outcome.seating]
        if len(set(names)) < len(names):
            continue
        ranks = [-score for score in outcome.scores]
        changed = model.rate([[rated[name]] for name in names], ranks=ranks)
        for name, (one,) in zip(names, changed, strict=True):
            rated[name] = one
    return sorted(
        (
            Rating(name, round(one.mu, 2), round(one.sigma, 2), round(one.ordinal(), 2))
            for name, one in rated.items()
        ),
        key=lambda rating: -rating.strength,
    )
