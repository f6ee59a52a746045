"""The end of a round, and of the game."""

from __future__ import annotations

from msgspec.structs import replace

from holotable.games.starfighter.events import GameOver, InitiativeHandedOver, ShieldsRegenerate
from holotable.games.starfighter.rules.steps import StarfighterTable, sf
from holotable.games.starfighter.state import FIRST, NOBODY, SEATS, SECOND, Placed, Side
from holotable.kernel.game import Result


@sf.step
def end_of_round(table: StarfighterTable) -> None:
    """The initiative goes to the opponent, shields regenerate, and the game may end."""
    state = table.state
    state.initiative = 1 - state.initiative  # SF-6.3-01
    state.order = ""
    table.tell(InitiativeHandedOver, state.initiative)
    for seat in range(len(SEATS)):
        regenerate(table, seat)
    if any(side.armor <= 0 for side in state.sides):
        table.then(end_of_game())  # SF-8-01


def regenerate(table: StarfighterTable, seat: int) -> None:
    """Tokens on shields go back to the stock. SF-6.3-02, SF-7.1-02"""
    side = table.state.sides[seat]
    if any(_shield_hits(placed) for cards in side.sectors for placed in cards):
        side.sectors = [
            tuple(replace(placed, upper_shield_hits=0, lower_shield_hits=0) for placed in cards)
            for cards in side.sectors
        ]
        table.tell(ShieldsRegenerate, seat)


def _shield_hits(placed: Placed) -> int:
    return placed.upper_shield_hits + placed.lower_shield_hits


@sf.step
def end_of_game(table: StarfighterTable) -> None:
    """More armor wins; then more cards; then it is a draw."""
    state = table.state
    first, second = state.sides
    state.phase = "over"
    armor, cards = first.armor - second.armor, cards_of(first) - cards_of(second)
    if armor:
        lead, reason, rule = armor, "armor", "SF-8-02"
    elif cards:
        lead, reason, rule = cards, "cards", "SF-8-03"
    else:
        lead, reason, rule = 0, "tie", "SF-AMB-9"
    winner = FIRST if lead > 0 else SECOND if lead < 0 else NOBODY
    places: tuple[tuple[int, ...], ...] = (
        ((FIRST, SECOND),) if winner == NOBODY else ((winner,), (1 - winner,))
    )
    table.tell(GameOver, winner, first.armor, second.armor)
    table.finish(Result(places, reason, rule, (float(first.armor), float(second.armor))))


def cards_of(side: Side) -> int:
    """The cards in hand, beside the board and on it. SF-8-03"""
    return len(side.hand) + len(side.aside) + sum(len(cards) for cards in side.sectors)
