"""Which steps can be to come: what a position that somebody wrote may say about it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from holotable.games.starfighter.content import SECTORS
from holotable.games.starfighter.errors import BadInput
from holotable.games.starfighter.rules.effects import EFFECT_STEPS
from holotable.games.starfighter.state import SEATS, State
from holotable.kernel import errors
from holotable.kernel.steps import Step
from holotable.kernel.succession import Succession, out_of_order

MOST_TOKENS: Final = 99
"""More fighters than any sector can show."""
_CHAIN: Final = frozenset(("turn", "place-damage"))
_EFFECTS: Final = frozenset(str(step(0, "")[0]) for step in EFFECT_STEPS.values())

BEFORE: Final[Succession] = {
    "random-first-player": frozenset(),
    "first-player": frozenset(),
    "choose-cruiser": frozenset(("choose-cruiser", "new-round")),
    "new-round": frozenset(),
    "reinforcements": frozenset(("deployment",)),
    "reinforce": frozenset(("reinforce", "deployment")),
    "deployment": frozenset(("combat",)),
    "turn": frozenset(("combat",)),
    "combat": frozenset(("end-of-round",)),
    "move-cruiser": frozenset(("choose-order",)),
    "choose-order": frozenset(("end-of-round",)),
    "battle": frozenset(("battle", "end-of-round")),
    "place-damage": frozenset(("place-damage", "battle", "end-of-round")),
    "end-of-round": frozenset(("new-round",)),
    "end-of-game": frozenset(("new-round",)),
    "next-effect": _CHAIN,
    "choose-effect": _CHAIN,
    **dict.fromkeys(_EFFECTS, frozenset(("next-effect",))),
}


def wrong_steps(state: State, steps: Sequence[Step]) -> BadInput | None:
    """Why these cannot be the steps that are still to come, the last one first."""
    wrong: errors.BadInput | None = out_of_order(BEFORE, steps)
    if wrong is not None:
        return BadInput("stack-order", why=wrong)
    for step in steps:
        wrong = _wrong_arguments(state, str(step[0]), step[1:])
        if wrong is not None:
            return BadInput("stack-step", step=str(step[0]), why=wrong)
    next_step = str(steps[-1][0])
    if next_step == "choose-effect" and len(state.waiting[-1:] and state.waiting[-1]) < 2:
        return BadInput("stack-one-effect")
    if next_step not in ("random-first-player", "first-player"):
        choosing = {step[1] for step in steps if step[0] == "choose-cruiser"}
        if any(not side.cruiser and seat not in choosing for seat, side in enumerate(state.sides)):
            return BadInput("stack-no-cruiser")
    return None


def _wrong_arguments(state: State, name: str, arguments: Sequence[Any]) -> BadInput | None:
    if name == "battle":
        return None if all(0 <= sector < SECTORS for sector in arguments) else BadInput("stack-no-sector")
    if arguments and not 0 <= arguments[0] < len(SEATS):
        return BadInput("stack-no-seat", seat=str(arguments[0])[:40])
    if name == "place-damage":
        _, sector, tokens = arguments
        if not 0 <= sector < SECTORS:
            return BadInput("stack-no-sector")
        return None if 0 <= tokens <= MOST_TOKENS else BadInput("stack-tokens", tokens=str(tokens)[:40])
    if name in _EFFECTS:
        seat, card = arguments
        # An effect that is applied to any card finds its own at the least: nobody waits without a way on.
        if not any(
            placed.card == card and placed.up for cards in state.sides[seat].sectors for placed in cards
        ):
            return BadInput("stack-card", card=card[:40], seat=SEATS[seat])
    return None
