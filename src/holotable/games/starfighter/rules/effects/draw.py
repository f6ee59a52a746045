"""Draw."""

from __future__ import annotations

from holotable.games.starfighter.events import CardLaidAside, NothingToDraw
from holotable.games.starfighter.rules.piles import draw_cards
from holotable.games.starfighter.rules.steps import StarfighterTable, sf
from holotable.games.starfighter.state import Aside, pile_of
from holotable.kernel.steps import Asking


@sf.question
def draw(table: StarfighterTable, seat: int, card: str) -> Asking[None]:  # noqa: ARG001 - every effect gets its card
    """The top card of the draw deck is laid beside the board, unseen. SF-7.1-05"""
    drawn = yield from draw_cards(table, seat, 1)
    if not drawn:
        table.tell(NothingToDraw, seat)  # SF-AMB-7
        return
    state = table.state
    state.sides[seat].aside.append(Aside(drawn[0], pile_of(state, seat).made_anew))
    table.tell(CardLaidAside, seat)
