"""What a seat is asked while an effect is applied: to which card, or where to."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from holotable.games.starfighter.choices import (
    COLUMNS,
    SHIFTS_BELOW,
    SPOTS_BELOW,
    Column,
    Shift,
    Spot,
    read_column,
    read_shift,
    read_spot,
)
from holotable.games.starfighter.content import HEIGHTS, SECTORS
from holotable.games.starfighter.state import SEATS, State
from holotable.games.starfighter.why import why_no_card, why_no_column, why_no_shift
from holotable.kernel.decisions import Choose, Phrase, Refusal


class _OnCard(Choose[State, Spot], frozen=True):
    """Which card of either board an effect is applied to. SF-7-04"""

    card: str
    """The card whose effect it is."""
    key: ClassVar[str]

    def options(self, state: State) -> Sequence[Spot]:
        """Every card on both boards."""
        found: list[Spot] = []
        for side, spots in zip(state.sides, SPOTS_BELOW, strict=True):
            for cards, below in zip(side.sectors, spots, strict=True):
                if cards:
                    found += below[len(cards)]
        return found

    def refusal(self, state: State, choice: Spot) -> Refusal | None:
        """A space without a card is refused."""
        return why_no_card(state, choice, self.rule)

    def write(self, choice: Spot) -> str:
        """`first:2.0`."""
        return str(choice)

    def read(self, text: str) -> Spot:
        """The place that was written."""
        return read_spot(text)

    def prompt(self, state: State) -> Phrase:
        """What to do to which card."""
        return Phrase(self.key, {"card": self.card})

    def phrase(self, state: State, choice: Spot) -> Phrase:
        """The card by its place."""
        return _card_at(state, choice)

    def on(self, state: State, choice: Spot) -> tuple[str, ...]:
        """The card's place."""
        return (f"space:{choice}",)


class MoveVertically(_OnCard, frozen=True):
    """Which card becomes the highest of its sector. SF-7.1-07"""

    rule: ClassVar[str] = "SF-7.1-07"
    key: ClassVar[str] = "vertical"


class PivotCard(_OnCard, frozen=True):
    """Which card is turned by 180 degrees. SF-7.1-09"""

    rule: ClassVar[str] = "SF-7.1-09"
    key: ClassVar[str] = "pivot"


class RollCard(_OnCard, frozen=True):
    """Which card is turned over. SF-7.1-04"""

    rule: ClassVar[str] = "SF-7.1-04"
    key: ClassVar[str] = "barrel-roll"


class DestroyCard(_OnCard, frozen=True):
    """Which card is destroyed. SF-7.1-12"""

    rule: ClassVar[str] = "SF-7.1-12"
    key: ClassVar[str] = "destruction"


class _Move(Choose[State, Shift], frozen=True):
    """Which card of either board moves to which other sector of the same board. SF-7-05"""

    card: str
    """The card whose effect it is."""
    key: ClassVar[str]
    targets: ClassVar[tuple[tuple[int, ...], ...]]
    """For each sector, where its cards may go."""

    def options(self, state: State) -> Sequence[Shift]:
        """Every card with every sector that has a free space. SF-AMB-2"""
        found: list[Shift] = []
        for side, board in zip(state.sides, SHIFTS_BELOW, strict=True):
            heights = HEIGHTS[side.cruiser]
            counts = [len(cards) for cards in side.sectors]
            for sector, targets in enumerate(self.targets):
                count = counts[sector]
                if count:
                    for to in targets:
                        if counts[to] < heights[to]:
                            found += board[sector][to][count]
        return found

    def refusal(self, state: State, choice: Shift) -> Refusal | None:
        """A space without a card, a sector out of reach and a full sector are refused."""
        return why_no_shift(state, choice, self.rule, self.targets)

    def write(self, choice: Shift) -> str:
        """`first:2.0>3`."""
        return str(choice)

    def read(self, text: str) -> Shift:
        """The move that was written."""
        return read_shift(text)

    def prompt(self, state: State) -> Phrase:
        """Which card moves where."""
        return Phrase(self.key, {"card": self.card})

    def phrase(self, state: State, choice: Shift) -> Phrase:
        """The card by its place, and the sector."""
        card = _card_at(state, choice.spot)
        return Phrase(f"shift-{card.key}", {**card.args, "to": choice.to + 1})

    def on(self, state: State, choice: Shift) -> tuple[str, ...]:
        """The card's place and the sector."""
        return (f"space:{choice.spot}", f"sector:{SEATS[choice.spot.seat]}:{choice.to + 1}")


class MoveLaterally(_Move, frozen=True):
    """Which card moves to an adjacent sector. SF-7.1-06"""

    rule: ClassVar[str] = "SF-7.1-06"
    key: ClassVar[str] = "lateral"
    targets: ClassVar[tuple[tuple[int, ...], ...]] = ((1,), (0, 2), (1, 3), (2, 4), (3,))


class MoveFreely(_Move, frozen=True):
    """Which card moves to any other sector. SF-7.1-08"""

    rule: ClassVar[str] = "SF-7.1-08"
    key: ClassVar[str] = "free"
    targets: ClassVar[tuple[tuple[int, ...], ...]] = tuple(
        tuple(to for to in range(SECTORS) if to != sector) for sector in range(SECTORS)
    )


class DamageFighter(Choose[State, Column], frozen=True):
    """Which sector's highest card gets a damage token. SF-7.1-03"""

    rule: ClassVar[str] = "SF-7.1-03"

    card: str
    """The card whose effect it is."""

    def options(self, state: State) -> Sequence[Column]:
        """Every sector of both boards that has a card."""
        return [
            column
            for side, columns in zip(state.sides, COLUMNS, strict=True)
            for cards, column in zip(side.sectors, columns, strict=True)
            if cards
        ]

    def refusal(self, state: State, choice: Column) -> Refusal | None:
        """An empty sector is refused: a cruiser cannot be hit."""
        return why_no_column(state, choice)

    def write(self, choice: Column) -> str:
        """`first:2`."""
        return str(choice)

    def read(self, text: str) -> Column:
        """The sector that was written."""
        return read_column(text)

    def prompt(self, state: State) -> Phrase:
        """Which sector."""
        return Phrase("damage-fighter", {"card": self.card})

    def phrase(self, state: State, choice: Column) -> Phrase:
        """The highest card by its place."""
        cards = state.sides[choice.seat].sectors[choice.sector]
        return _card_at(state, Spot(choice.seat, choice.sector, len(cards) - 1))

    def on(self, state: State, choice: Column) -> tuple[str, ...]:
        """The sector."""
        return (f"sector:{choice}",)


def _card_at(state: State, spot: Spot) -> Phrase:
    """A card by its place; a face-down card is not named, whoever asks."""
    placed = state.sides[spot.seat].sectors[spot.sector][spot.space]
    args: dict[str, str | int | float] = {
        "seat": SEATS[spot.seat],
        "sector": spot.sector + 1,
        "space": spot.space,
    }
    if not placed.up:
        return Phrase("card-down-at", args)
    return Phrase("card-up-at", {**args, "card": placed.card})
