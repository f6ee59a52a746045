"""Chains of effects: what is applied, and in which order."""

from __future__ import annotations

from holotable.games.starfighter.decisions import ChooseEffect
from holotable.games.starfighter.events import ChainCut, EffectApplied
from holotable.games.starfighter.rules.effects import EFFECT_STEPS
from holotable.games.starfighter.rules.steps import StarfighterTable, sf
from holotable.games.starfighter.state import Trigger
from holotable.kernel.steps import Asking

LONGEST_CHAIN = 500
"""After so many effects a chain ends. SF-AMB-8"""


@sf.step
def next_effect(table: StarfighterTable) -> None:
    """Applies the effects that wait: what came to light last goes first. SF-7-08

    An effect that another one brings to light is applied right after it, before the rest of the group that the
    other belongs to. SF-7-09
    """
    state = table.state
    if not state.waiting:
        state.links = 0
    elif state.links >= LONGEST_CHAIN:
        table.tell(ChainCut, state.links)
        state.links = 0
        state.waiting = []
    elif len(state.waiting[-1]) > 1:
        table.then(choose_effect(state.waiting[-1][0].seat))
    else:
        (trigger,) = state.waiting.pop()
        apply(table, trigger)


@sf.question
def choose_effect(table: StarfighterTable, seat: int) -> Asking[None]:
    """The controller says which of the effects that came to light together goes first. SF-7-09"""
    waiting = table.state.waiting
    group = list(waiting[-1])
    trigger = yield ChooseEffect(seat)
    group.remove(trigger)
    waiting[-1] = tuple(group)
    apply(table, trigger)


def apply(table: StarfighterTable, trigger: Trigger) -> None:
    """One effect, and then whatever waits. SF-7-03"""
    table.state.links += 1
    table.tell(EffectApplied, trigger.seat, trigger.card, trigger.effect)
    table.then(EFFECT_STEPS[trigger.effect](trigger.seat, trigger.card), next_effect())
