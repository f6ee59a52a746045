"""Worlds for bots: what `Game.deal` makes must fit what the seat knows, and come from nothing else.

At moments of random games, in the middle of steps too, worlds are dealt for each seat. A dealt world shows the seat its
own view, byte for byte, and its own options; it keeps the game's invariants; and from twins, which differ in what the
seat cannot know, the same random numbers deal the same worlds.
"""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec

from holotable.kernel.checks.broken import parting
from holotable.kernel.checks.playing import moments
from holotable.kernel.checks.shown import asked
from holotable.kernel.game import Game
from holotable.kernel.match import Match
from holotable.kernel.moment import ENCODER


class WorldsReport(msgspec.Struct):
    """What came of a game's worlds."""

    game: str
    seed: str
    moments: int = 0
    dealt: int = 0
    fitting: int = 0
    """How many deals did not give up: half of them at the least."""
    differing: int = 0
    """How many of these held something else than the world that they were dealt from."""
    twins: int = 0
    """How many pairs of twins were dealt from."""
    faults: list[str] = []

    @property
    def share(self) -> float:
        """The share of deals that fit."""
        return self.fitting / self.dealt if self.dealt else 0.0


def worlds(game: Game[Any], *, seed: str = "worlds", count: int = 60, share: float = 0.1) -> WorldsReport:
    """Deals worlds at so many moments of random games, about this share of all that are reached."""
    report = WorldsReport(game.name, seed)
    for match, random in moments(game, seed, share):
        report.moments += 1
        for seat in range(len(match.seats)):
            if seat not in match.table.gone:
                _deal(match, seat, random, report)
        if report.moments == count or len(report.faults) >= 10:
            break
    return report


def _deal(match: Match[Any], seat: int, random: Random, report: WorldsReport) -> None:
    game = match.game
    viewers = frozenset((seat,))
    state = match.table.seen_state(viewers)
    before = ENCODER.encode(state)
    number = random.getrandbits(64)
    world = game.deal(state, seat, Random(number))
    report.dealt += 1
    if ENCODER.encode(state) != before:
        report.faults.append(f"dealing for seat {seat} changed the state it was dealt from")
        return
    if world is not None:
        report.fitting += 1
        report.differing += ENCODER.encode(world) != before
        _looks_the_same(match, seat, state, world, report)
    for zone in game.hidden:
        twin = zone.twin(state, viewers, random)
        if twin is None or zone.secrets(state, viewers) == zone.secrets(twin.state, viewers):
            continue
        report.twins += 1
        other = game.deal(twin.state, seat, Random(number))
        one, two = ENCODER.encode(world), ENCODER.encode(other)
        if one != two:
            report.faults.append(
                f"what is hidden in {zone.name} shows in worlds for seat {seat}: {parting(one, two)}"
            )


def _looks_the_same(match: Match[Any], seat: int, state: Any, world: Any, report: WorldsReport) -> None:
    game = match.game
    viewers = frozenset((seat,))
    wrong = game.broken(world)
    if wrong is not None:
        report.faults.append(f"a world dealt for seat {seat} cannot be: {wrong}")
    one, two = (ENCODER.encode(game.view(each, viewers)) for each in (state, world))
    if one != two:
        report.faults.append(f"a world dealt for seat {seat} looks different to it: {parting(one, two)}")
    decision = match.table.owed().get(seat)
    if decision is not None:
        here, there = (asked(decision, each, ()) for each in (state, world))
        if here != there:
            report.faults.append(f"a world dealt for seat {seat} asks it otherwise: {parting(here, there)}")
