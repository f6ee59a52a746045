"""Phase 3: combat, 3.1: initiative."""

from __future__ import annotations

from holotable.games.starfighter.content import SECTORS
from holotable.games.starfighter.decisions import ChooseOrder, MoveCruiser
from holotable.games.starfighter.events import CruiserMoved, OrderChosen
from holotable.games.starfighter.rules.battle import battle
from holotable.games.starfighter.rules.steps import StarfighterTable, sf
from holotable.games.starfighter.state import State
from holotable.games.starfighter.why import offset_after
from holotable.kernel.steps import Asking, Step


@sf.step
def combat(table: StarfighterTable) -> None:
    """The holder of the initiative may move his cruiser, and then chooses the order. SF-6.1-01, SF-6.1-04"""
    state = table.state
    state.phase = "combat"
    table.then(move_cruiser(state.initiative), choose_order(state.initiative))


@sf.question
def move_cruiser(table: StarfighterTable, seat: int) -> Asking[None]:
    """By exactly one sector, or not at all. SF-6.1-01, SF-6.1-03"""
    way = yield MoveCruiser(seat)
    table.state.offset = offset_after(table.state, seat, way)  # SF-6.1-06
    table.tell(CruiserMoved, seat, way, table.state.offset)


@sf.question
def choose_order(table: StarfighterTable, seat: int) -> Asking[None]:
    """One battle in each pair of facing sectors, none left out. SF-6.1-05"""
    order = yield ChooseOrder(seat)
    table.state.order = order
    table.tell(OrderChosen, seat, order)
    table.then(*facing_battles(table.state))


def facing_battles(state: State) -> list[Step]:
    """The battles of this round, in the chosen order. SF-6.1-05"""
    pairs = facing_sectors(state.offset)
    if state.order == "leftwards":
        pairs.reverse()
    return [battle(first, second) for first, second in pairs]


def facing_sectors(offset: int) -> list[tuple[int, int]]:
    """The sectors of both boards that stand in one column, from left to right. SF-6.1-05"""
    return [(first, first - offset) for first in range(SECTORS) if 0 <= first - offset < SECTORS]
