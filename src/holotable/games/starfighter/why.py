"""Why something cannot be done: each refusal names its rule."""

from __future__ import annotations

from collections.abc import Callable

from holotable.games.starfighter.choices import (
    Column,
    Direction,
    Pass,
    Play,
    Shift,
    Spot,
    read_column,
    read_direction,
    read_order,
    read_play,
    read_shift,
    read_spot,
    read_trigger,
)
from holotable.games.starfighter.content import CARD_BY_ID, CRUISERS, HEIGHTS, TRAINING_CRUISERS
from holotable.games.starfighter.state import FIRST, SEATS, State
from holotable.kernel.decisions import Phrase, Refusal
from holotable.kernel.errors import BadInput

FARTHEST = 3
"""How far the boards may be shifted so that two sectors of each keep facing each other. SF-6.1-02"""


def why_no_cruiser(state: State, cruiser: str) -> Refusal | None:
    """Training is played with two cruisers only."""
    if state.mode == "training" and cruiser not in TRAINING_CRUISERS:
        return Refusal("SF-2-03", Phrase("refused-training-cruiser", {"cruiser": cruiser}))
    if cruiser not in CRUISERS:
        return Refusal("SF-3-02", Phrase("refused-no-such-cruiser"))
    return None


def why_not_play(state: State, seat: int, play: Play) -> Refusal | None:
    """A card not in hand, a full sector, and a face-up card whose level is not the space's are refused."""
    side = state.sides[seat]
    if play.card not in side.hand:
        return Refusal("SF-5-01", Phrase("refused-not-in-hand", {"card": play.card}))
    space = len(side.sectors[play.sector])
    if space >= HEIGHTS[side.cruiser][play.sector]:
        return Refusal("SF-5-04", Phrase("refused-full", {"sector": play.sector + 1}))
    level = CARD_BY_ID[play.card].level
    if play.up and level not in (0, space):
        args: dict[str, str | int | float] = {"card": play.card, "level": level, "space": space}
        return Refusal("SF-5-08", Phrase("refused-level", args))
    return None


def offset_after(state: State, seat: int, way: Direction) -> int:
    """How the boards would stand after a cruiser's move."""
    step = {"left": -1, "stay": 0, "right": 1}[way]
    return state.offset - step if seat == FIRST else state.offset + step


def why_no_move(state: State, seat: int, way: Direction) -> Refusal | None:
    """At least two sectors of each cruiser must keep facing each other. SF-6.1-02"""
    if way == "stay" or abs(offset_after(state, seat, way)) <= FARTHEST:  # SF-6.1-03
        return None
    return Refusal("SF-6.1-02", Phrase("refused-too-far"))


def why_no_card(state: State, spot: Spot, rule: str) -> Refusal | None:
    """An effect is applied to a card, so there must be one."""
    if spot.space < len(state.sides[spot.seat].sectors[spot.sector]):
        return None
    args: dict[str, str | int | float] = {
        "seat": SEATS[spot.seat],
        "sector": spot.sector + 1,
        "space": spot.space,
    }
    return Refusal(rule, Phrase("refused-no-card", args))


def why_no_shift(
    state: State, shift: Shift, rule: str, targets: tuple[tuple[int, ...], ...]
) -> Refusal | None:
    """The card must be there, the sector within reach of the effect, and a space of it free."""
    spot = shift.spot
    refused = why_no_card(state, spot, rule)
    if refused is not None:
        return refused
    args: dict[str, str | int | float] = {"from": spot.sector + 1, "to": shift.to + 1}
    if shift.to == spot.sector:
        return Refusal(rule, Phrase("refused-same-sector", args))
    if shift.to not in targets[spot.sector]:
        return Refusal(rule, Phrase("refused-not-adjacent", args))
    side = state.sides[spot.seat]
    if len(side.sectors[shift.to]) >= HEIGHTS[side.cruiser][shift.to]:
        return Refusal("SF-AMB-2", Phrase("refused-full", {"sector": shift.to + 1}))
    return None


def why_no_column(state: State, column: Column) -> Refusal | None:
    """Damage on Fighter needs a card; a cruiser cannot be hit by it. SF-7.1-03"""
    if state.sides[column.seat].sectors[column.sector]:
        return None
    args: dict[str, str | int | float] = {"seat": SEATS[column.seat], "sector": column.sector + 1}
    return Refusal("SF-7.1-03", Phrase("refused-no-fighter", args))


def why_not_now(state: State, seat: int, about: str) -> Refusal | None:
    """Why something cannot be done that nobody is asked about now, by the phase in which it belongs."""
    if _reads(read_play, about):
        return _why_no_deployment(state, seat, read_play(about))
    for reader, rule in ((read_direction, "SF-6.1-01"), (read_order, "SF-6.1-04")):
        if _reads(reader, about):
            if state.phase != "combat":
                return Refusal(rule, Phrase("refused-only-in-combat"))
            if state.initiative != seat:
                return Refusal(rule, Phrase("refused-no-initiative"))
            return Refusal(rule, Phrase("refused-not-now"))
    if any(_reads(reader, about) for reader in (read_spot, read_shift, read_column)):
        return Refusal("SF-7-01", Phrase("refused-no-effect"))
    if _reads(lambda text: read_trigger(text, seat), about):
        trigger = read_trigger(about, seat)
        args: dict[str, str | int | float] = {"card": trigger.card, "effect": trigger.effect}
        return Refusal("SF-7-09", Phrase("refused-not-waiting", args))
    if about in CRUISERS:
        return Refusal("SF-3-02", Phrase("refused-only-at-set-up"))
    return None


def _why_no_deployment(state: State, seat: int, choice: Play | Pass) -> Refusal:
    if state.phase != "deployment":
        return Refusal("SF-5-01", Phrase("refused-only-in-deployment"))
    if state.sides[seat].passed:
        return Refusal("SF-5-11", Phrase("refused-has-passed"))
    refused = None if choice == "pass" else why_not_play(state, seat, choice)
    return refused or Refusal("SF-5-01", Phrase("refused-not-your-turn"))


def _reads(reader: Callable[[str], object], text: str) -> bool:
    """Whether the text is an option id of this form."""
    try:
        reader(text)
    except BadInput:
        return False
    return True
