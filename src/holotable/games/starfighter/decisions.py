"""What a seat is asked in Starfighter."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from holotable.games.starfighter.choices import (
    DOWN,
    UP,
    Direction,
    Order,
    Pass,
    Play,
    read_direction,
    read_order,
    read_play,
    read_trigger,
    write_trigger,
)
from holotable.games.starfighter.content import CARD_BY_ID, CRUISERS, HEIGHTS, SECTORS, TRAINING_CRUISERS
from holotable.games.starfighter.errors import BadInput
from holotable.games.starfighter.state import SEATS, State, Trigger
from holotable.games.starfighter.why import (
    why_no_cruiser,
    why_no_move,
    why_not_play,
)
from holotable.kernel.decisions import Choose, Phrase, Refusal

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
            raise BadInput("option-no-cruiser", field="option", text=text[:40])
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
