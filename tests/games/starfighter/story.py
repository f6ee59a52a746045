"""Stories: a position, what the players choose, and what the table looks like then."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from holotable.games.starfighter import game
from holotable.kernel.errors import HolotableError, Illegal
from holotable.kernel.match import Match
from holotable.kernel.position import moment_of, read_text

POSITIONS = Path(__file__).parent / "positions"
SEATS = ("first", "second")


def side(cruiser: str, board: dict[int, list[Any]] | None = None, **more: Any) -> dict[str, Any]:
    """A side whose sectors are named by number; sectors that are not named are empty."""
    return {"cruiser": cruiser, "sectors": [(board or {}).get(number, []) for number in range(1, 6)], **more}


def down(card: str, **more: Any) -> dict[str, Any]:
    """A card that lies face down."""
    return {"card": card, "face": "down", **more}


def card(name: str, **more: Any) -> dict[str, Any]:
    """A card with something special about it: damage, or that it is pivoted."""
    return {"card": name, **more}


def document(
    first: dict[str, Any] | None = None, second: dict[str, Any] | None = None, **more: Any
) -> dict[str, Any]:
    """A position with Ares in the first seat and Athena in the second, unless other sides are given."""
    return {"sides": {"first": first or side("ares"), "second": second or side("athena")}, **more}


class Story:
    """A match from a position, told by seat names and option ids."""

    def __init__(self, position: Any) -> None:
        self.match = Match.at(game, moment_of(game, position), seed="a story")

    @classmethod
    def of(cls, name: str) -> Story:
        """The story that begins at a position file."""
        return cls(read_text((POSITIONS / f"{name}.json").read_text("utf-8")))

    @classmethod
    def new(cls, seed: str = "a story", **setup: Any) -> Story:
        """The story of a game from its beginning."""
        story = cls.__new__(cls)
        story.match = Match.new(game, setup, seed=seed)
        return story

    # What players do ---------------------------------------------------------------------------------------------------

    def will_draw(self, *cards: str) -> Story:
        """What chance will answer when cards are drawn next."""
        table = self.match.table
        table.script = [*(table.script or []), ("draw", list(cards))]
        return self

    def choose(self, seat: str, *options: str) -> Story:
        """The seat chooses these options, one after another."""
        for option in options:
            self.match.choose_written(SEATS.index(seat), option)
        return self

    def play(self, *moves: str) -> Story:
        """Choices as `first 3-10@2:up`, in turn."""
        for move in moves:
            self.choose(*move.split(" "))
        return self

    # What there is to see ------------------------------------------------------------------------------------------------

    @property
    def state(self) -> Any:
        return self.match.table.state

    @property
    def asked(self) -> tuple[str, str] | None:
        """Who is asked, and what kind of question."""
        owed = self.match.table.owed()
        if not owed:
            return None
        ((seat, decision),) = owed.items()
        return SEATS[seat], type(decision).__name__

    def offered(self, seat: str) -> list[str]:
        """The ids of what the seat may choose now."""
        decision = self.match.pending(SEATS.index(seat))
        assert decision is not None, f"{seat} is not asked"
        return [decision.write(choice) for choice in decision.candidates(self.state)]

    def refusal(self, seat: str, option: str) -> str | None:
        """The rule by which an option is refused."""
        assert option not in self.offered(seat)
        with pytest.raises(Illegal) as refused:
            self.choose(seat, option)
        return refused.value.rule

    def board(self, seat: str) -> dict[int, list[str]]:
        """The cards in each sector that has any, from the bottom; `back` for a face-down one, `~` before a pivoted one."""
        sectors = self.state.sides[SEATS.index(seat)].sectors
        return {
            number: [("~" if one.pivoted else "") + (one.card if one.up else "back") for one in cards]
            for number, cards in enumerate(sectors, 1)
            if cards
        }

    def at(self, seat: str, sector: int, space: int) -> Any:
        """The card on a space."""
        return self.state.sides[SEATS.index(seat)].sectors[sector - 1][space]

    def armor(self) -> tuple[int, int]:
        first, second = self.state.sides
        return first.armor, second.armor

    def aside(self, seat: str) -> list[str]:
        return [one.card for one in self.state.sides[SEATS.index(seat)].aside]

    def hand(self, seat: str) -> list[str]:
        return self.state.sides[SEATS.index(seat)].hand

    def heard(self, kind: str) -> list[Any]:
        """The events of one kind so far."""
        return [event for event in self.match.table.heard or () if type(event).__name__ == kind]


def refused(position: dict[str, Any]) -> HolotableError:
    """The error with which a position is refused."""
    with pytest.raises(HolotableError) as error:
        moment_of(game, position)
    return error.value
