"""How good a position is for a seat, from what that seat knows."""

from __future__ import annotations

from math import exp

from holotable.games.starfighter.rules.battle import fighters_in
from holotable.games.starfighter.rules.combat import facing_sectors
from holotable.games.starfighter.state import FIRST, State


def chance_of_winning(state: State, seat: int) -> float:
    """Between 0 and 1, by armor, the fighters that face each other, and cards."""
    first, second = state.sides
    forces = [[fighters_in(cards) for cards in side.sectors] for side in state.sides]
    lead = float(first.armor - second.armor)
    for a, b in facing_sectors(state.offset):
        lead += 0.3 * (forces[0][a] - forces[1][b])
    lead += 0.1 * (sum(forces[0]) - sum(forces[1]))
    lead += 0.3 * (len(first.hand) + len(first.aside) - len(second.hand) - len(second.aside))
    if seat != FIRST:
        lead = -lead
    return 1 / (1 + exp(-0.25 * lead))
