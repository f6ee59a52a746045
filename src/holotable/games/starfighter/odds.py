"""The odds of the next cards: how many of them will be of some kind, as far as a seat can know."""

from __future__ import annotations

from math import comb
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from holotable.games.starfighter.content import CARD_BY_ID, Card, Effect
from holotable.games.starfighter.errors import BadInput
from holotable.games.starfighter.hidden import hidden_slots
from holotable.games.starfighter.state import SEATS, State, pile_of
from holotable.kernel.position import convert


class Kind(Struct, frozen=True, forbid_unknown_fields=True):
    """Which cards are meant: those to which everything applies that is said here."""

    id: str | None = None
    level: Annotated[int, Meta(ge=0, le=3)] | None = None
    effect: Effect | None = None
    group: Literal["green", "blue"] | None = None
    fighters: Annotated[int, Meta(ge=0)] | None = None
    """So many fighters at least, in both sections together."""

    def means(self, card: Card) -> bool:
        """Whether a card is of this kind."""
        return (
            self.id in (None, card.id)
            and self.level in (None, card.level)
            and self.group in (None, card.group)
            and (self.effect is None or self.effect in card.upper.effects + card.lower.effects)
            and (self.fighters is None or card.upper.fighters + card.lower.fighters >= self.fighters)
        )


class Drawing(Struct, frozen=True, forbid_unknown_fields=True):
    """The next cards of a seat's draw deck."""

    seat: Literal["first", "second"]
    cards: Annotated[int, Meta(ge=1, le=100)] = 1
    of: Kind = Kind()


class Query(Struct, frozen=True, forbid_unknown_fields=True):
    """What may be asked."""

    draw: Drawing


def odds_asked(state: State, seat: int) -> list[dict[str, Any]]:
    """Questions that a seat might ask about its next cards: of one that lies somewhere, of a kind, of too many."""
    card = list(CARD_BY_ID)[state.round * 7 % len(CARD_BY_ID)]
    left = len(pile_of(state, seat).deck)
    asked: tuple[tuple[int, dict[str, Any]], ...] = (
        (1, {"id": card}),
        (min(3, left) or 1, {"level": 2}),
        (left + 1, {}),
    )
    return [{"draw": {"seat": SEATS[seat], "cards": cards, "of": kind}} for cards, kind in asked]


def odds_of(state: State, query: Any) -> dict[str, float]:
    """For each number of cards of a kind the chance that the next cards hold just so many.

    The deck was shuffled: what a seat knows to be possible in it is equally likely at every place. Cards that everybody
    saw elsewhere when the deck was made anew cannot be in it. SF-8-07, SF-8-08
    """
    asked = convert(query, Query, "query").draw
    seat = SEATS.index(asked.seat)
    pile = pile_of(state, seat)
    number = seat if len(state.piles) > 1 else 0
    if asked.cards > len(pile.deck):
        raise BadInput("odds-few-cards", field="query.draw.cards", rule="SF-8-08", cards=len(pile.deck))
    slots = hidden_slots(state, frozenset((seat,)), number)
    in_deck = next(slot for slot in slots if slot.zone == "deck")
    possible = [slot.card for slot in slots if in_deck.may_hold(slot.card, pile)]
    meant = sum(asked.of.means(CARD_BY_ID[card]) for card in possible)
    ways = comb(len(possible), asked.cards)
    return {
        str(hits): comb(meant, hits) * comb(len(possible) - meant, asked.cards - hits) / ways
        for hits in range(asked.cards + 1)
    }
