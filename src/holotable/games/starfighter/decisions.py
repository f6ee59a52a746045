"""What a seat is asked in Starfighter."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from holotable.games.starfighter.choices import (
    COLUMNS,
    DOWN,
    SHIFTS_BELOW,
    SPOTS_BELOW,
    UP,
    Column,
    Direction,
    Order,
    Pass,
    Play,
    Shift,
    Spot,
    read_column,
    read_direction,
    read_order,
    read_play,
    read_shift,
    read_spot,
    read_trigger,
    write_trigger,
)
from holotable.games.starfighter.content import CARD_BY_ID, CRUISERS, HEIGHTS, SECTORS, TRAINING_CRUISERS
from holotable.games.starfighter.state import SEATS, State, Trigger
from holotable.games.starfighter.why import (
    why_no_card,
    why_no_column,
    why_no_cruiser,
    why_no_move,
    why_no_shift,
    why_not_play,
)
from holotable.kernel.decisions import Choose, Phrase, Refusal
from holotable.kernel.errors import BadInput

LEVELS = {card: CARD_BY_ID[card].level for card in CARD_BY_ID}
ALL_SECTORS = tuple(range(SECTORS))


class ChooseCruiser(Choose[State, str], frozen=True):
    """Which cruiser board to play with. SF-3-02"""

    rule: ClassVar[str] = "SF-3-02"

    def options(self, state: State) -> Sequence[str]:
        """The cruisers of the mode. SF-2-03, SF-2-04"""
        return TRAINING_CRUISERS if state.mode == "training" else tuple(CRUISERS)

    def refusal(self, state: State, choice: str) -> Refusal | None:
        """A cruiser of another mode is refused."""
        return why_no_cruiser(state, choice)

    def write(self, choice: str) -> str:
        """The cruiser's id."""
        return choice

    def read(self, text: str) -> str:
        """The cruiser of an id."""
        if text not in CRUISERS:
            raise BadInput(f"{text[:40]!r} is not a cruiser.", field="option")
        return text

    def prompt(self, state: State) -> Phrase:
        """Which cruiser."""
        return Phrase("choose-cruiser")

    def phrase(self, state: State, choice: str) -> Phrase:
        """The cruiser's name."""
        return Phrase(f"take-{choice}", {"armor": CRUISERS[choice].armor})

    def on(self, state: State, choice: str) -> tuple[str, ...]:
        """The cruiser's board."""
        return (f"cruiser:{choice}",)


class Deploy(Choose[State, Play | Pass], frozen=True):
    """Which card to play where, or to pass. SF-5-01"""

    rule: ClassVar[str] = "SF-5-01"
    begins_turn: ClassVar[bool] = True

    def options(self, state: State) -> Sequence[Play | Pass]:
        """Every card face up where its level allows, every card face down, and to pass."""
        side = state.sides[self.seat]
        counts = [len(cards) for cards in side.sectors]
        heights = HEIGHTS[side.cruiser]
        free = [sector for sector in ALL_SECTORS if counts[sector] < heights[sector]]  # SF-5-04
        spots = (
            free,  # SF-5-07
            [sector for sector in free if counts[sector] == 1],  # SF-5-08
            [sector for sector in free if counts[sector] == 2],
            [sector for sector in free if counts[sector] == 3],
        )
        found: list[Play | Pass] = [UP[card][sector] for card in side.hand for sector in spots[LEVELS[card]]]
        found += [DOWN[card][sector] for card in side.hand for sector in free]  # SF-5-05, SF-5-09
        found.append("pass")  # SF-5-11
        return found

    def refusal(self, state: State, choice: Play | Pass) -> Refusal | None:
        """What the rules of deployment refuse."""
        return None if choice == "pass" else why_not_play(state, self.seat, choice)

    def write(self, choice: Play | Pass) -> str:
        """`3-10@2:up` or `pass`."""
        return str(choice)

    def read(self, text: str) -> Play | Pass:
        """The play that was written."""
        return read_play(text)

    def prompt(self, state: State) -> Phrase:
        """Which card, or pass."""
        other = state.sides[1 - self.seat]
        return Phrase("deploy-on" if other.passed else "deploy")

    def phrase(self, state: State, choice: Play | Pass) -> Phrase:
        """The play in words."""
        if choice == "pass":
            return Phrase("pass")
        key = "play-up" if choice.up else "play-down"
        return Phrase(key, {"card": choice.card, "sector": choice.sector + 1})

    def on(self, state: State, choice: Play | Pass) -> tuple[str, ...]:
        """The card and the sector."""
        return () if choice == "pass" else (f"card:{choice.card}", f"sector:{choice.sector + 1}")


class MoveCruiser(Choose[State, Direction], frozen=True):
    """Whether the cruiser moves by one sector. SF-6.1-01"""

    rule: ClassVar[str] = "SF-6.1-01"
    begins_turn: ClassVar[bool] = True

    def options(self, state: State) -> Sequence[Direction]:
        """To stay, and to move where two sectors keep facing each other."""
        return [way for way in ("stay", "left", "right") if why_no_move(state, self.seat, way) is None]

    def refusal(self, state: State, choice: Direction) -> Refusal | None:
        """A move that leaves fewer than two sectors facing is refused."""
        return why_no_move(state, self.seat, choice)

    def write(self, choice: Direction) -> str:
        """The direction."""
        return choice

    def read(self, text: str) -> Direction:
        """The direction that was written."""
        return read_direction(text)

    def prompt(self, state: State) -> Phrase:
        """Where to move."""
        return Phrase("move-cruiser")

    def phrase(self, state: State, choice: Direction) -> Phrase:
        """The move in words."""
        return Phrase(f"move-{choice}")

    def on(self, state: State, choice: Direction) -> tuple[str, ...]:
        """The own cruiser."""
        return (f"cruiser:{SEATS[self.seat]}",)


class ChooseOrder(Choose[State, Order], frozen=True):
    """In which order the battles are fought. SF-6.1-04"""

    rule: ClassVar[str] = "SF-6.1-04"

    def options(self, state: State) -> Sequence[Order]:
        """Left to right, or right to left."""
        return ("rightwards", "leftwards")

    def refusal(self, state: State, choice: Order) -> Refusal | None:
        """Both are always legal."""
        return None

    def write(self, choice: Order) -> str:
        """The direction."""
        return choice

    def read(self, text: str) -> Order:
        """The direction that was written."""
        return read_order(text)

    def prompt(self, state: State) -> Phrase:
        """In which order."""
        return Phrase("choose-order")

    def phrase(self, state: State, choice: Order) -> Phrase:
        """The order in words."""
        return Phrase(f"order-{choice}")

    def on(self, state: State, choice: Order) -> tuple[str, ...]:
        """Nothing on the table."""
        return ()


class ChooseEffect(Choose[State, Trigger], frozen=True):
    """Which of several effects that came to light together is applied first. SF-7-09"""

    rule: ClassVar[str] = "SF-7-09"

    def options(self, state: State) -> Sequence[Trigger]:
        """The effects of the newest group."""
        return state.waiting[-1]

    def refusal(self, state: State, choice: Trigger) -> Refusal | None:
        """An effect that does not wait is refused."""
        if choice in state.waiting[-1]:
            return None
        return Refusal(
            "SF-7-09", Phrase("refused-not-waiting", {"card": choice.card, "effect": choice.effect})
        )

    def write(self, choice: Trigger) -> str:
        """`3-10.lower:draw`."""
        return write_trigger(choice)

    def read(self, text: str) -> Trigger:
        """The effect that was written."""
        return read_trigger(text, self.seat)

    def prompt(self, state: State) -> Phrase:
        """Which effect first."""
        return Phrase("choose-effect")

    def phrase(self, state: State, choice: Trigger) -> Phrase:
        """The effect's name."""
        key = "effect-of-upper" if choice.upper else "effect-of-lower"
        return Phrase(key, {"card": choice.card, "effect": choice.effect})

    def on(self, state: State, choice: Trigger) -> tuple[str, ...]:
        """The card that the effect stands on."""
        return (f"card:{choice.card}",)


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
        tuple(to for to in ALL_SECTORS if to != sector) for sector in ALL_SECTORS
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
