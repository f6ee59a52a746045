"""What is wrong with a state that the rules could never lead to."""

from __future__ import annotations

from collections.abc import Iterator

from holotable.games.starfighter.content import (
    CARD_BY_ID,
    CRUISERS,
    HEIGHTS,
    SECTORS,
    TRAINING_CARDS,
    TRAINING_CRUISERS,
)
from holotable.games.starfighter.errors import BadInput
from holotable.games.starfighter.state import SEATS, Pile, Placed, Side, State, Trigger
from holotable.games.starfighter.why import FARTHEST


def faults_of(state: State) -> Iterator[BadInput]:
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
        yield BadInput("fault-offset", field="offset", rule="SF-6.1-02", most=FARTHEST, offset=state.offset)
    if state.phase == "deployment" and all(side.passed for side in state.sides):
        yield BadInput("fault-both-passed", field="sides.second.passed", rule="SF-5-14")
    for group, triggers in enumerate(state.waiting):
        for number, trigger in enumerate(triggers):
            yield from _trigger(state, trigger, f"waiting[{group}][{number}]")


def _cruiser(state: State, side: Side, where: str) -> Iterator[BadInput]:
    if not side.cruiser:
        if state.phase != "set-up":
            yield BadInput("fault-cruiser-open", field=f"{where}.cruiser", rule="SF-3-02")
        if any(side.sectors):
            yield BadInput("fault-no-board", field=f"{where}.sectors", rule="SF-3-02")
    elif side.cruiser not in CRUISERS:
        yield BadInput(
            "fault-no-cruiser", field=f"{where}.cruiser", rule="SF-3-02", cruiser=side.cruiser[:40]
        )
    elif state.mode == "training" and side.cruiser not in TRAINING_CRUISERS:
        yield BadInput(
            "fault-training-cruiser", field=f"{where}.cruiser", rule="SF-2-03", cruiser=side.cruiser
        )
    elif side.armor > CRUISERS[side.cruiser].armor:
        field, most = f"{where}.armor", CRUISERS[side.cruiser].armor
        yield BadInput(
            "fault-armor", field=field, rule="SF-3-04", cruiser=side.cruiser, most=most, armor=side.armor
        )


def _pile(state: State, number: int, pile: Pile, where: str) -> Iterator[BadInput]:
    seen: dict[str, str] = {}
    for place, card in _cards_with_places(state, number, where):
        if card not in CARD_BY_ID:
            yield BadInput("fault-no-card", field=place, rule="SF-1-03", card=card[:40])
        elif card in seen:
            yield BadInput("fault-card-twice", field=place, rule="SF-1-03", card=card, other=seen[card])
        elif state.mode == "training" and card not in TRAINING_CARDS:
            yield BadInput("fault-not-green", field=place, rule="SF-2-03", card=card)
        seen[card] = place
    for card, time in pile.returned.items():
        if card not in CARD_BY_ID or not 0 < time <= pile.made_anew:
            yield BadInput(
                "fault-returned", field=f"{where}.returned", rule="SF-8-08", card=card[:40], time=time
            )
    for card in pile.deck:
        if pile.returned.get(card, 0) != pile.made_anew:
            yield BadInput("fault-not-returned", field=f"{where}.deck", rule="SF-8-08", card=card)


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


def _board(side: Side, where: str) -> Iterator[BadInput]:
    if len(side.sectors) != SECTORS:
        field, has = f"{where}.sectors", len(side.sectors)
        yield BadInput("fault-sectors", field=field, rule="SF-1-02", wanted=SECTORS, has=has)
        return
    heights = HEIGHTS[side.cruiser]
    for sector, cards in enumerate(side.sectors):
        place = f"{where}.sectors[{sector}]"
        if len(cards) > heights[sector]:
            yield BadInput(
                "fault-full", field=place, rule="SF-5-04", cards=len(cards), spaces=heights[sector]
            )
        for space, placed in enumerate(cards):
            if placed.card in CARD_BY_ID:
                yield from _placed(placed, f"{place}[{space}]", top=space == len(cards) - 1)


def _placed(placed: Placed, where: str, *, top: bool) -> Iterator[BadInput]:
    face = placed.face
    if placed.up and not placed.known:
        yield BadInput("fault-known", field=f"{where}.known", rule="SF-8-10", card=placed.card)
    for half, section, hits, shield_hits in (
        ("upper", face.upper, placed.upper_hits, placed.upper_shield_hits),
        ("lower", face.lower, placed.lower_hits, placed.lower_shield_hits),
    ):
        if not 0 <= hits <= section.fighters:
            field, has = f"{where}.{half}_hits", section.fighters
            yield BadInput("fault-hits", field=field, rule="SF-6.2-04", hits=hits, half=half, has=has)
        if not 0 <= shield_hits <= section.shields:
            field, has = f"{where}.{half}_shield_hits", section.shields
            yield BadInput(
                "fault-shields", field=field, rule="SF-7.1-02", hits=shield_hits, half=half, has=has
            )
        covered = not top and (half == "lower") == placed.pivoted
        if covered and (hits or shield_hits):
            yield BadInput("fault-covered", field=f"{where}.{half}_hits", rule="SF-6.2-11", half=half)
    if placed.upper_hits + placed.lower_hits >= face.upper.fighters + face.lower.fighters:
        yield BadInput("fault-destroyed", field=where, rule="SF-6.2-06")


def _trigger(state: State, trigger: Trigger, where: str) -> Iterator[BadInput]:
    for cards in state.sides[trigger.seat].sectors:
        for space, placed in enumerate(cards):
            if placed.card == trigger.card and placed.up:
                section = placed.face.upper if trigger.upper else placed.face.lower
                covered = space < len(cards) - 1 and trigger.upper != placed.pivoted
                if trigger.effect in section.triggers and not covered:
                    return
    yield BadInput("fault-effect", field=where, rule="SF-7-09", card=trigger.card[:40], effect=trigger.effect)
