"""Phase 2: deployment."""

from __future__ import annotations

from holotable.games.starfighter.choices import Pass, Play
from holotable.games.starfighter.decisions import Deploy
from holotable.games.starfighter.events import CardPlayed, InitiativeTaken, Passed
from holotable.games.starfighter.rules.board import come_to_light, put_on_top
from holotable.games.starfighter.rules.chain import next_effect
from holotable.games.starfighter.rules.steps import StarfighterTable, sf
from holotable.games.starfighter.state import Placed, pile_of
from holotable.kernel.steps import Asking


@sf.step
def deployment(table: StarfighterTable) -> None:
    """The holder of the initiative begins. SF-5-01"""
    state = table.state
    state.phase = "deployment"
    for side in state.sides:
        side.passed = False
    table.then(turn(state.initiative))


@sf.question
def turn(table: StarfighterTable, seat: int) -> Asking[None]:
    """A seat plays exactly one card, or passes. SF-5-01, SF-5-11

    A seat without cards passes by itself; one with cards is asked even if its board is full, for the question
    must not depend on what it holds.
    """
    state = table.state
    choice: Play | Pass = (yield Deploy(seat)) if state.sides[seat].hand else "pass"  # SF-5-14
    if choice == "pass":
        pass_on(table, seat)
    else:
        play(table, seat, choice)


def play(table: StarfighterTable, seat: int, choice: Play) -> None:
    """A card goes from hand onto the next space of a sector, and its effects are applied."""
    state = table.state
    side = state.sides[seat]
    side.hand.remove(choice.card)
    space = len(side.sectors[choice.sector])  # SF-5-02
    placed = Placed(
        choice.card,
        choice.up,
        pivoted=False,  # SF-5-06
        known=choice.up,
        since=pile_of(state, seat).made_anew,
    )
    put_on_top(state, seat, choice.sector, placed)  # SF-5-03
    table.tell(CardPlayed, seat, choice.card, choice.sector, space, choice.up)
    come_to_light(state, seat, placed, near=True, far=True)  # SF-5-10
    table.then(next_effect(), turn(seat if state.sides[1 - seat].passed else 1 - seat))  # SF-5-13


def pass_on(table: StarfighterTable, seat: int) -> None:
    """A seat plays no more cards this round. SF-5-11"""
    state = table.state
    state.sides[seat].passed = True
    table.tell(Passed, seat)
    if state.sides[1 - seat].passed:
        return  # SF-5-14
    state.initiative = seat  # SF-5-12
    table.tell(InitiativeTaken, seat)
    table.then(turn(1 - seat))
