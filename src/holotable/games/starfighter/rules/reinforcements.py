"""Phase 1: reinforcements."""

from __future__ import annotations

from holotable.games.starfighter.content import CRUISERS
from holotable.games.starfighter.events import AsideTaken, Reinforced
from holotable.games.starfighter.rules.piles import draw_cards
from holotable.games.starfighter.rules.steps import StarfighterTable, sf
from holotable.games.starfighter.state import Side
from holotable.kernel.steps import Asking


@sf.step
def reinforcements(table: StarfighterTable) -> None:
    """Both draw; the holder of the initiative first, which matters only when the deck runs out."""
    state = table.state
    state.phase = "reinforcements"
    table.then(reinforce(state.initiative), reinforce(1 - state.initiative))


@sf.question
def reinforce(table: StarfighterTable, seat: int) -> Asking[None]:
    """A seat takes its cards from beside the board, and draws."""
    side = table.state.sides[seat]
    if side.aside:
        # SF-4-04
        taken = [aside.card for aside in side.aside]
        side.aside = []
        side.hand = sorted(side.hand + taken)
        table.tell(AsideTaken, seat, len(taken), tuple(taken))
    drawn = yield from draw_cards(table, seat, visible_draw_symbols(side))  # SF-4-01
    side.hand = sorted(side.hand + drawn)
    table.tell(Reinforced, seat, len(drawn), tuple(drawn))


def visible_draw_symbols(side: Side) -> int:
    """The draw symbols of the board that no card covers; those on cards do not count. SF-4-02, SF-4-03"""
    printed = CRUISERS[side.cruiser].sectors
    return sum(sector.draw for sector, cards in zip(printed, side.sectors, strict=True) if not cards)
