"""What is counted when Starfighter is played many times, and when it counts as balanced."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from holotable.games.starfighter.content import CRUISERS, TRAINING_CRUISERS
from holotable.games.starfighter.state import SEATS, State
from holotable.kernel.survey import Bounds, Facts, Survey, Trial, Watch
from holotable.kernel.table import Table

ROUNDS: Final = "rounds"
CHAIN: Final = "chain"
CARDS: Final = "cards"
HARM: Final = "harm"
"""The most armor that a cruiser lost to one chain of effects during a deployment."""

_CRUISERS_OF: Final = {"training": tuple(TRAINING_CRUISERS), "skirmish": tuple(CRUISERS)}


class StarfighterWatch(Watch[State]):
    """Counts one game."""

    def __init__(self) -> None:
        self.first = -1
        self.rounds = 0
        self.chain = 0
        self.harm = 0
        self.armor: tuple[int, ...] = ()
        self.cruisers: tuple[str, ...] = ()
        self.hands: tuple[set[str], ...] = tuple(set() for _ in SEATS)

    def look(self, table: Table[State]) -> None:
        """Hands are looked at before each choice: whatever is drawn stays in hand until a choice plays it."""
        state = table.state
        if self.first < 0:
            self.first = state.initiative  # SF-3-01
        self.chain = max(self.chain, state.links)
        armor = tuple(side.armor for side in state.sides)
        if self.rounds != state.round:
            self.armor = armor  # the battles before do not count
        if state.phase == "deployment":
            self.harm = max(self.harm, *(before - now for before, now in zip(self.armor, armor, strict=True)))
        if not state.links:
            self.armor = armor
        self.rounds = state.round
        self.cruisers = tuple(side.cruiser for side in state.sides)
        for seen, side in zip(self.hands, state.sides, strict=True):
            seen.update(side.hand)

    def facts(self) -> Facts:
        """Rounds, the longest chain up to its last choice and the worst, cruisers, and the cards of the hands."""
        return Facts(
            numbers={
                ROUNDS: self.rounds,
                CHAIN: self.chain,
                CARDS: sum(map(len, self.hands)),
                HARM: self.harm,
            },
            sides=self.cruisers,
            held=tuple(tuple(sorted(seen)) for seen in self.hands),
            order=(self.first, 1 - self.first),
        )


class StarfighterSurvey(Survey[State]):
    """Balance in Training and in Skirmish, over every pairing of cruisers."""

    numbers = {ROUNDS: Bounds(5, 8)}  # noqa: RUF012 - the contract's own type
    limits: dict[str, float] = {}  # noqa: RUF012
    seats = Bounds(0.47, 0.53)
    pairings = Bounds(0.45, 0.55)
    draws = Bounds(0, 0.02)
    held = 0.06

    def modes(self) -> Sequence[str]:
        """Total War is balanced by those who build the decks."""
        return tuple(_CRUISERS_OF)

    def trials(self, mode: str) -> Sequence[Trial]:
        """Every pairing of the mode's cruisers."""
        cruisers = _CRUISERS_OF[mode]
        return [
            Trial({"mode": mode, "cruisers": dict(zip(SEATS, (one, other), strict=True))})
            for one in cruisers
            for other in cruisers
        ]

    def watch(self) -> StarfighterWatch:
        """A watch for one game."""
        return StarfighterWatch()
