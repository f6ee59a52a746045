"""Phase 3: combat, 3.2: battles."""

from __future__ import annotations

from holotable.games.starfighter.events import BattleBegins
from holotable.games.starfighter.rules.chain import next_effect
from holotable.games.starfighter.rules.damage import hit_cruiser, hit_highest_card
from holotable.games.starfighter.rules.steps import StarfighterTable, sf
from holotable.games.starfighter.state import FIRST, SECOND, Sector


@sf.step
def battle(table: StarfighterTable, first: int, second: int) -> None:
    """Two facing sectors fight."""
    state = table.state
    # a) Forces present: both numbers are fixed now. SF-6.2-01, SF-6.2-02
    fighters = (
        fighters_in(state.sides[FIRST].sectors[first]),
        fighters_in(state.sides[SECOND].sectors[second]),
    )
    if not any(fighters):
        return
    table.tell(BattleBegins, first, second, *fighters)
    # b) Damage: the holder of the initiative places all his tokens first. SF-6.2-03
    placing = (place_damage(FIRST, first, fighters[SECOND]), place_damage(SECOND, second, fighters[FIRST]))
    table.then(placing[state.initiative], placing[1 - state.initiative])


@sf.step
def place_damage(table: StarfighterTable, seat: int, sector: int, tokens: int) -> None:
    """Tokens are placed from the highest card down. SF-6.2-05

    Effects that come to light are applied before the next token, so that a card moved onto the sector meanwhile
    gets it. SF-6.2-07, SF-AMB-15
    """
    state = table.state
    while tokens:
        if not state.sides[seat].sectors[sector]:
            hit_cruiser(table, seat, tokens)  # SF-6.2-08, SF-6.2-09
            return
        tokens = hit_highest_card(table, seat, sector, tokens)
        if state.waiting:
            table.then(next_effect(), place_damage(seat, sector, tokens))
            return


def fighters_in(cards: Sector) -> int:
    """The undamaged fighters that can be seen, those in the near sections of covered cards too. SF-AMB-3"""
    if not cards:
        return 0
    top = cards[-1]
    count = top.far.fighters - top.far_hits  # SF-6.2-10
    for placed in cards:
        count += placed.near.fighters - placed.near_hits
    return count
