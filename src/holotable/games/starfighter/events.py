"""What happens in Starfighter, as everybody may see it."""

from __future__ import annotations

from functools import cache
from typing import Self

from holotable.games.starfighter.state import NOBODY, SEATS
from holotable.kernel.decisions import Phrase
from holotable.kernel.events import Event, Viewers


class _OfSeat(Event, frozen=True):
    """Something that a seat does, or that befalls it."""

    seat: int

    def phrase(self) -> Phrase:
        """The event's own sentence, with its fields."""
        fields = {name: getattr(self, name) for name in self.__struct_fields__}
        return Phrase(self.key(), {"seat": SEATS[self.seat], **_plain(fields)})

    def key(self) -> str:
        """The sentence's key: the event's name."""
        return _key(type(self).__name__)


class FirstPlayer(_OfSeat, frozen=True):
    """It is decided who begins. SF-3-01"""


class CruiserChosen(_OfSeat, frozen=True):
    """A seat has chosen its cruiser. SF-3-02"""

    cruiser: str

    def at(self) -> tuple[str, ...]:
        """The cruiser."""
        return (f"cruiser:{SEATS[self.seat]}",)


class RoundBegins(Event, frozen=True):
    """A round begins. SF-2-02"""

    round: int

    def phrase(self) -> Phrase:
        """The round's number."""
        return Phrase("round-begins", {"round": self.round})


class _Cards(_OfSeat, frozen=True):
    """A seat gets cards that only it may look at. SF-4-05"""

    count: int
    cards: tuple[str, ...] = ()

    def teaches(self) -> Viewers:
        """The seat learns its cards."""
        return frozenset((self.seat,)) if self.count else frozenset()

    def seen_by(self, viewers: Viewers) -> Self:
        """Others see how many."""
        return self if self.seat in viewers else type(self)(self.seat, self.count)

    def phrase(self) -> Phrase:
        """How many, and which ones to those who see them."""
        args: dict[str, str | int | float] = {"seat": SEATS[self.seat], "count": self.count}
        if not self.cards:
            return Phrase(self.key(), args)
        return Phrase(f"{self.key()}-seen", {**args, "cards": ", ".join(self.cards)})


class Reinforced(_Cards, frozen=True):
    """A seat draws its reinforcements. SF-4-01"""


class AsideTaken(_Cards, frozen=True):
    """A seat takes the cards beside its board into its hand. SF-4-04"""


class DeckMadeAnew(Event, frozen=True):
    """The discard pile is shuffled and becomes the draw deck. SF-8-08"""

    cards: int

    def phrase(self) -> Phrase:
        """How many cards."""
        return Phrase("deck-made-anew", {"count": self.cards})


class CardPlayed(_OfSeat, frozen=True):
    """A seat plays a card. SF-5-01"""

    card: str
    sector: int
    space: int
    up: bool

    def teaches(self) -> Viewers:
        """The opponent learns a face-up card."""
        return frozenset((1 - self.seat,)) if self.up else frozenset()

    def seen_by(self, viewers: Viewers) -> Self:
        """A face-down card is seen by its owner alone."""
        if self.up or self.seat in viewers:
            return self
        return type(self)(self.seat, "", self.sector, self.space, up=False)

    def phrase(self) -> Phrase:
        """The card, if it can be seen, and where it went."""
        args: dict[str, str | int | float] = {
            "seat": SEATS[self.seat],
            "sector": self.sector + 1,
            "card": self.card,
        }
        if self.up:
            return Phrase("card-played-up", args)
        return Phrase("card-played-down-seen" if self.card else "card-played-down", args)

    def at(self) -> tuple[str, ...]:
        """The space."""
        return (_space(self.seat, self.sector, self.space),)


class Passed(_OfSeat, frozen=True):
    """A seat passes, and plays no more cards this round. SF-5-11"""


class InitiativeTaken(_OfSeat, frozen=True):
    """The first to pass takes the initiative, or keeps it. SF-5-12"""


class CruiserMoved(_OfSeat, frozen=True):
    """The cruiser of the initiative moves, or stays. SF-6.1-01"""

    way: str
    offset: int

    def phrase(self) -> Phrase:
        """Where it moves."""
        return Phrase(f"cruiser-moved-{self.way}", {"seat": SEATS[self.seat]})

    def at(self) -> tuple[str, ...]:
        """The cruiser."""
        return (f"cruiser:{SEATS[self.seat]}",)


class OrderChosen(_OfSeat, frozen=True):
    """The order of the battles is chosen. SF-6.1-04"""

    order: str

    def phrase(self) -> Phrase:
        """The direction."""
        return Phrase(f"order-chosen-{self.order}", {"seat": SEATS[self.seat]})


class BattleBegins(Event, frozen=True):
    """Two facing sectors fight; the forces of both are fixed. SF-6.2-01"""

    first_sector: int
    second_sector: int
    first_fighters: int
    second_fighters: int

    def phrase(self) -> Phrase:
        """Which sectors, and how many fighters."""
        return Phrase(
            "battle-begins",
            {
                "first": self.first_sector + 1,
                "second": self.second_sector + 1,
                "firstfighters": self.first_fighters,
                "secondfighters": self.second_fighters,
            },
        )

    def at(self) -> tuple[str, ...]:
        """Both sectors."""
        return (
            f"sector:{SEATS[0]}:{self.first_sector + 1}",
            f"sector:{SEATS[1]}:{self.second_sector + 1}",
        )


class _AtCard(_OfSeat, frozen=True):
    """Something happens to the card on a space of a seat's board."""

    sector: int
    space: int

    def at(self) -> tuple[str, ...]:
        """The space."""
        return (_space(self.seat, self.sector, self.space),)


class CardHit(_AtCard, frozen=True):
    """Damage tokens are placed on a card. SF-6.2-04"""

    shields: int
    fighters: int


class FieldAbsorbs(_AtCard, frozen=True):
    """A force field absorbs damage. SF-7.1-01"""

    amount: int


class _Shown(_AtCard, frozen=True):
    """The front of a card is shown to everybody."""

    card: str
    known: bool
    """Whether everybody had seen it before."""

    def teaches(self) -> Viewers:
        """The opponent learns a card that it had not seen."""
        return frozenset() if self.known else frozenset((1 - self.seat,))


class CardDestroyed(_Shown, frozen=True):
    """A card is destroyed and discarded face up. SF-6.2-06"""


class CardMoved(_AtCard, frozen=True):
    """A card becomes the highest of a sector. SF-7.1-06, SF-7.1-07, SF-7.1-08"""

    to: int
    to_space: int

    def phrase(self) -> Phrase:
        """From where, and where to."""
        args: dict[str, str | int | float] = {
            "seat": SEATS[self.seat],
            "sector": self.sector + 1,
            "space": self.space,
            "to": self.to + 1,
        }
        return Phrase("card-moved-up" if self.to == self.sector else "card-moved", args)

    def at(self) -> tuple[str, ...]:
        """Both spaces."""
        return (_space(self.seat, self.sector, self.space), _space(self.seat, self.to, self.to_space))


class CardPivoted(_AtCard, frozen=True):
    """A card is turned by 180 degrees. SF-7.1-09"""


class CardTurnedUp(_Shown, frozen=True):
    """A card is turned face up, and everybody sees it. SF-7.1-04"""


class CardTurnedDown(_AtCard, frozen=True):
    """A card is turned face down. SF-7.1-04"""


class EffectApplied(_OfSeat, frozen=True):
    """An effect that came to light is applied. SF-7-01"""

    card: str
    effect: str

    def at(self) -> tuple[str, ...]:
        """The card that the effect stands on."""
        return (f"card:{self.card}",)


class EffectSkipped(_OfSeat, frozen=True):
    """An effect cannot be applied. SF-7-03"""

    card: str
    effect: str


class CardLaidAside(_OfSeat, frozen=True):
    """The top card of the draw deck is laid beside the board, seen by nobody. SF-7.1-05"""


class NothingToDraw(_OfSeat, frozen=True):
    """Draw deck and discard pile are empty. SF-AMB-7"""


class CruiserHit(_OfSeat, frozen=True):
    """A cruiser loses armor. SF-6.2-08, SF-7.1-10, SF-7.1-11"""

    amount: int
    armor: int

    def at(self) -> tuple[str, ...]:
        """The cruiser."""
        return (f"cruiser:{SEATS[self.seat]}",)


class ChainCut(Event, frozen=True):
    """A chain of effects that would not end is ended. SF-AMB-8"""

    links: int

    def phrase(self) -> Phrase:
        """After how many effects."""
        return Phrase("chain-cut", {"count": self.links})


class ShieldsRegenerate(_OfSeat, frozen=True):
    """The tokens on a seat's shields go back to the stock. SF-6.3-02"""


class InitiativeHandedOver(_OfSeat, frozen=True):
    """The initiative goes to the opponent. SF-6.3-01"""


class GameOver(Event, frozen=True):
    """The game has ended. SF-8-01"""

    winner: int
    """The seat, or nobody."""
    first_armor: int
    second_armor: int

    def phrase(self) -> Phrase:
        """Who has won."""
        args: dict[str, str | int | float] = {"first": self.first_armor, "second": self.second_armor}
        if self.winner == NOBODY:
            return Phrase("game-drawn", args)
        return Phrase("game-won", {"seat": SEATS[self.winner], **args})


def _space(seat: int, sector: int, space: int) -> str:
    return f"space:{SEATS[seat]}:{sector + 1}.{space}"


@cache
def _key(name: str) -> str:
    return "".join(f"-{letter.lower()}" if letter.isupper() else letter for letter in name)[1:]


def _plain(fields: dict[str, str | int]) -> dict[str, str | int | float]:
    return {
        name: value + 1 if name == "sector" and isinstance(value, int) else value
        for name, value in fields.items()
        if name != "seat"
    }


EVENTS: tuple[type[Event], ...] = (
    FirstPlayer,
    CruiserChosen,
    RoundBegins,
    Reinforced,
    AsideTaken,
    DeckMadeAnew,
    CardPlayed,
    Passed,
    InitiativeTaken,
    CruiserMoved,
    OrderChosen,
    BattleBegins,
    CardHit,
    FieldAbsorbs,
    CardDestroyed,
    CardMoved,
    CardPivoted,
    CardTurnedUp,
    CardTurnedDown,
    EffectApplied,
    EffectSkipped,
    CardLaidAside,
    NothingToDraw,
    CruiserHit,
    ChainCut,
    ShieldsRegenerate,
    InitiativeHandedOver,
    GameOver,
)
