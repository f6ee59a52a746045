"""What is wrong with a state that the rules could never lead to."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from holotable.games.starfighter.content import (
    CARD_BY_ID,
    CRUISERS,
    HEIGHTS,
    SECTORS,
    TRAINING_CARDS,
    TRAINING_CRUISERS,
)
from holotable.games.starfighter.state import SEATS, Pile, Placed, Side, State, Trigger
from holotable.games.starfighter.why import FARTHEST


class Fault(Struct, frozen=True):
    """One thing that is wrong: where, why, and by which rule."""

    field: str
    why: str
    rule: str


def faults_of(state: State) -> Iterator[Fault]:
    """Everything that is wrong with a state, what is most basic first."""
    for name, side in zip(SEATS, state.sides, strict=True):
        yield from _cruiser(state, side, f"sides.{name}")
    for number, pile in enumerate(state.piles):
        where = "pile" if len(state.piles) == 1 else f"sides.{SEATS[number]}.pile"
        yield from _pile(state, number, pile, where)
    for name, side in zip(SEATS, state.sides, strict=True):
        if side.cruiser in CRUISERS:
            yield from _board(side, f"sides.{name}")
    if abs(state.offset) > FARTHEST:
        yield Fault(
            "offset", f"the boards are shifted by at most {FARTHEST}, not by {state.offset}", "SF-6.1-02"
        )
    if state.phase == "deployment" and all(side.passed for side in state.sides):
        yield Fault("sides.second.passed", "deployment ends when both have passed", "SF-5-14")
    for group, triggers in enumerate(state.waiting):
        for number, trigger in enumerate(triggers):
            yield from _trigger(state, trigger, f"waiting[{group}][{number}]")


def _cruiser(state: State, side: Side, where: str) -> Iterator[Fault]:
    if not side.cruiser:
        if state.phase != "set-up":
            yield Fault(f"{where}.cruiser", "a cruiser is chosen before the first round", "SF-3-02")
        if any(side.sectors):
            yield Fault(f"{where}.sectors", "there is no board without a cruiser", "SF-3-02")
    elif side.cruiser not in CRUISERS:
        yield Fault(f"{where}.cruiser", f"there is no cruiser {side.cruiser[:40]!r}", "SF-3-02")
    elif state.mode == "training" and side.cruiser not in TRAINING_CRUISERS:
        yield Fault(f"{where}.cruiser", f"{side.cruiser} is no cruiser of the Training mode", "SF-2-03")
    elif side.armor > CRUISERS[side.cruiser].armor:
        most = CRUISERS[side.cruiser].armor
        yield Fault(f"{where}.armor", f"{side.cruiser} has {most} armor at most, not {side.armor}", "SF-3-04")


def _pile(state: State, number: int, pile: Pile, where: str) -> Iterator[Fault]:
    seen: dict[str, str] = {}
    for place, card in _cards_with_places(state, number, where):
        if card not in CARD_BY_ID:
            yield Fault(place, f"there is no card {card[:40]!r}", "SF-1-03")
        elif card in seen:
            yield Fault(place, f"{card} is in {seen[card]} already", "SF-1-03")
        elif state.mode == "training" and card not in TRAINING_CARDS:
            yield Fault(place, f"{card} has no green ID code", "SF-2-03")
        seen[card] = place
    for card, time in pile.returned.items():
        if card not in CARD_BY_ID or not 0 < time <= pile.made_anew:
            why = f"{card[:40]!r} cannot have gone back into the deck at its making number {time}"
            yield Fault(f"{where}.returned", why, "SF-8-08")
    for card in pile.deck:
        if pile.returned.get(card, 0) != pile.made_anew:
            why = f"{card} is in the deck, and did not go into it when it was made anew the last time"
            yield Fault(f"{where}.deck", why, "SF-8-08")


def _cards_with_places(state: State, number: int, where: str) -> Iterator[tuple[str, str]]:
    """Every card of a pile with the field that names it; the draw deck, which may be left out, comes last."""
    for seat, (name, side) in enumerate(zip(SEATS, state.sides, strict=True)):
        if len(state.piles) == 1 or seat == number:
            yield from ((f"sides.{name}.hand", card) for card in side.hand)
            yield from ((f"sides.{name}.aside[{at}]", one.card) for at, one in enumerate(side.aside))
            for sector, cards in enumerate(side.sectors):
                for space, placed in enumerate(cards):
                    yield f"sides.{name}.sectors[{sector}][{space}]", placed.card
    yield from ((f"{where}.discard", card) for card in state.piles[number].discard)
    yield from ((f"{where}.deck", card) for card in state.piles[number].deck)


def _board(side: Side, where: str) -> Iterator[Fault]:
    if len(side.sectors) != SECTORS:
        yield Fault(f"{where}.sectors", f"a board has {SECTORS} sectors, not {len(side.sectors)}", "SF-1-02")
        return
    heights = HEIGHTS[side.cruiser]
    for sector, cards in enumerate(side.sectors):
        place = f"{where}.sectors[{sector}]"
        if len(cards) > heights[sector]:
            why = f"{len(cards)} cards are too many for the {heights[sector]} spaces"
            yield Fault(place, why, "SF-5-04")
        for space, placed in enumerate(cards):
            if placed.card in CARD_BY_ID:
                yield from _placed(placed, f"{place}[{space}]", top=space == len(cards) - 1)


def _placed(placed: Placed, where: str, *, top: bool) -> Iterator[Fault]:
    face = placed.face
    if placed.up and not placed.known:
        yield Fault(f"{where}.known", f"{placed.card} lies face up, so that everybody has seen it", "SF-8-10")
    for half, section, hits, shield_hits in (
        ("upper", face.upper, placed.upper_hits, placed.upper_shield_hits),
        ("lower", face.lower, placed.lower_hits, placed.lower_shield_hits),
    ):
        if not 0 <= hits <= section.fighters:
            why = f"{hits} damaged fighters, and the {half} section has {section.fighters}"
            yield Fault(f"{where}.{half}_hits", why, "SF-6.2-04")
        if not 0 <= shield_hits <= section.shields:
            why = f"{shield_hits} tokens on shields, and the {half} section has {section.shields}"
            yield Fault(f"{where}.{half}_shield_hits", why, "SF-7.1-02")
        covered = not top and (half == "lower") == placed.pivoted
        if covered and (hits or shield_hits):
            yield Fault(
                f"{where}.{half}_hits", f"the {half} section is covered and has no tokens", "SF-6.2-11"
            )
    if placed.upper_hits + placed.lower_hits >= face.upper.fighters + face.lower.fighters:
        yield Fault(where, "a card whose fighters are all damaged is destroyed", "SF-6.2-06")


def _trigger(state: State, trigger: Trigger, where: str) -> Iterator[Fault]:
    for cards in state.sides[trigger.seat].sectors:
        for space, placed in enumerate(cards):
            if placed.card == trigger.card and placed.up:
                section = placed.face.upper if trigger.upper else placed.face.lower
                covered = space < len(cards) - 1 and trigger.upper != placed.pivoted
                if trigger.effect in section.triggers and not covered:
                    return
    yield Fault(
        where, f"no visible section of {trigger.card[:40]} has the effect {trigger.effect}", "SF-7-09"
    )
