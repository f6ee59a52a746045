"""Draw decks and discard piles."""

from __future__ import annotations

from holotable.games.starfighter.events import DeckMadeAnew
from holotable.games.starfighter.rules.steps import StarfighterTable
from holotable.games.starfighter.state import pile_of
from holotable.kernel.chance import Draw
from holotable.kernel.steps import Asking


def draw_cards(table: StarfighterTable, seat: int, count: int) -> Asking[list[str]]:
    """Takes cards from the seat's draw deck: fewer if deck and discard pile run out. SF-8-07"""
    pile = pile_of(table.state, seat)
    drawn: list[str] = []
    while count:
        if not pile.deck:
            if not pile.discard:
                break  # SF-AMB-7
            make_anew(table, seat)
        taken = yield Draw(pile.deck, min(count, len(pile.deck)))
        for card in taken:
            pile.deck.remove(card)
        drawn += taken
        count -= len(taken)
    return drawn


def make_anew(table: StarfighterTable, seat: int) -> None:
    """The discard pile is shuffled and becomes the draw deck. SF-8-08"""
    pile = pile_of(table.state, seat)
    pile.made_anew += 1
    for card in pile.discard:
        pile.returned[card] = pile.made_anew
    pile.deck = sorted(pile.discard)
    pile.discard = []
    table.tell(DeckMadeAnew, len(pile.deck))
