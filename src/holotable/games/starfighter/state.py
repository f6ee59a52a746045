"""Everything that a game of Starfighter consists of at one moment."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from holotable.games.starfighter.content import BACK, CARD_BY_ID, CRUISERS, SECTORS, Card, Effect, Section

FIRST, SECOND = 0, 1
NOBODY = -1
"""In place of a seat: the winner of a draw."""
SEATS = ("first", "second")
"""The seats' names. Which of them is the first player is decided at set-up."""

Mode = Literal["training", "skirmish", "total-war"]
Phase = Literal["set-up", "reinforcements", "deployment", "combat", "over"]


class Placed(Struct, frozen=True, gc=False, omit_defaults=True):
    """A squadron card on a board: how it lies, and the damage tokens on it.

    Tokens belong to a section of the visible face, and turn with it.
    """

    card: str
    up: bool = True
    pivoted: bool = False
    """Whether the lower section points towards the opponent."""
    known: bool = True
    """Whether everybody has seen the front at some time."""
    since: int = 0
    """How often the draw deck had been made anew when the card was played; see `Pile.made_anew`."""
    upper_hits: int = 0
    lower_hits: int = 0
    upper_shield_hits: int = 0
    lower_shield_hits: int = 0

    @property
    def face(self) -> Card:
        """The face that lies upwards."""
        return CARD_BY_ID[self.card] if self.up else BACK

    @property
    def far(self) -> Section:
        """The section towards the opponent: the one that the next card covers."""
        face = CARD_BY_ID[self.card] if self.up else BACK
        return face.lower if self.pivoted else face.upper

    @property
    def near(self) -> Section:
        """The section towards the own cruiser: always visible."""
        face = CARD_BY_ID[self.card] if self.up else BACK
        return face.upper if self.pivoted else face.lower

    @property
    def far_hits(self) -> int:
        """The damaged fighters of the far section."""
        return self.lower_hits if self.pivoted else self.upper_hits

    @property
    def near_hits(self) -> int:
        """The damaged fighters of the near section."""
        return self.upper_hits if self.pivoted else self.lower_hits


Sector = tuple[Placed, ...]
"""The cards of one column, from the lowest space up."""


class Aside(Struct, frozen=True, gc=False):
    """A card that a Draw effect has laid beside the board, seen by nobody."""

    card: str
    since: int = 0
    """How often the draw deck had been made anew when the card was drawn."""


class Trigger(Struct, frozen=True, gc=False):
    """An effect that has come to light and waits to be applied."""

    seat: int
    """Who controls it."""
    card: str
    upper: bool
    """Whether it stands in the upper section of its card."""
    effect: Effect


class Side(Struct):
    """One player's cruiser, cards and board."""

    cruiser: str
    """Empty until it is chosen."""
    armor: int
    hand: list[str]
    """In the order of the ID codes, so that the order tells nothing."""
    aside: list[Aside]
    sectors: list[Sector]
    passed: bool = False


class Pile(Struct):
    """A draw deck and its discard pile; the deck is a bag, since nobody knows its order."""

    deck: list[str]
    """In the order of the ID codes."""
    discard: list[str]
    """Face up, the card discarded last at the end."""
    made_anew: int = 0
    """How often the discard pile became the draw deck."""
    returned: dict[str, int] = {}
    """For each card that went back into the deck: at which of those times it did last."""


class State(Struct):
    """A whole game."""

    mode: Mode
    sides: list[Side]
    piles: list[Pile]
    """One for both, or in Total War one for each."""
    initiative: int = FIRST
    round: int = 0
    phase: Phase = "set-up"
    offset: int = 0
    """How many columns the second board stands to the right of the first; none at the beginning. SF-3-03"""
    order: Literal["", "rightwards", "leftwards"] = ""
    """In which order this round's battles are fought, once it is chosen."""
    waiting: list[tuple[Trigger, ...]] = []
    """Effects still to be applied: groups that came to light together, the newest group last."""
    links: int = 0
    """How many effects of the current chain have been applied."""
    field_absorbs: bool = True
    """Whether a force field absorbs the rest of a battle's damage when its card is destroyed."""
    copies: int = 2
    """Total War: how many copies of the game the decks were built from."""


def pile_of(state: State, seat: int) -> Pile:
    """The draw deck and discard pile that a seat uses. SF-8-06"""
    piles = state.piles
    return piles[seat] if len(piles) > 1 else piles[0]


def new_side(cruiser: str = "") -> Side:
    """A side before the game, its board empty."""
    armor = CRUISERS[cruiser].armor if cruiser else 0
    return Side(cruiser, armor, [], [], [()] * SECTORS)
