"""Cards on the boards: what lies on top, what is covered, and what comes to light."""

from __future__ import annotations

from msgspec.structs import replace

from holotable.games.starfighter.events import CardDestroyed
from holotable.games.starfighter.rules.steps import StarfighterTable
from holotable.games.starfighter.state import Placed, State, Trigger, pile_of


def put_on_top(state: State, seat: int, sector: int, placed: Placed) -> None:
    """A card becomes the highest of a sector, and covers the far section of the one below. SF-5-03"""
    cards = state.sides[seat].sectors[sector]
    if cards:
        below = cards[-1]
        forget(state, seat, below.card, upper=not below.pivoted)
        cards = (*cards[:-1], without_far_tokens(below))
    state.sides[seat].sectors[sector] = (*cards, placed)


def take_away(state: State, seat: int, sector: int, space: int) -> Placed:
    """A card leaves its sector; the cards above slide down, which triggers nothing. SF-7-06

    Only if it was the highest card does the far section below it come to light. SF-7-01 b)
    """
    cards = state.sides[seat].sectors[sector]
    left = cards[:space] + cards[space + 1 :]
    state.sides[seat].sectors[sector] = left
    if left and space == len(left):
        come_to_light(state, seat, left[-1], far=True)
    return cards[space]


def come_to_light(state: State, seat: int, placed: Placed, *, near: bool = False, far: bool = False) -> None:
    """The effects of sections that become visible wait to be applied, as one group. SF-7-01, SF-7-09

    They are controlled by the owner of the card. SF-AMB-10
    """
    near_effects = placed.near.triggers if near else ()
    far_effects = placed.far.triggers if far else ()
    if near_effects or far_effects:
        group = [Trigger(seat, placed.card, placed.pivoted, effect) for effect in near_effects]
        group += [Trigger(seat, placed.card, not placed.pivoted, effect) for effect in far_effects]
        state.waiting.append(tuple(group))


def forget(state: State, seat: int, card: str, *, upper: bool) -> None:
    """Effects of a section that is covered before they were applied do not trigger. SF-7-09"""
    if state.waiting:
        gone = (seat, card, upper)
        groups = [
            tuple(one for one in group if (one.seat, one.card, one.upper) != gone) for group in state.waiting
        ]
        state.waiting = [group for group in groups if group]


def without_far_tokens(placed: Placed) -> Placed:
    """The card when another covers its far section: tokens there go back to the stock. SF-6.2-11"""
    return without_tokens_on(placed, upper=not placed.pivoted)


def without_tokens_on(placed: Placed, *, upper: bool) -> Placed:
    """The card without the tokens of one section, those on shields included. SF-AMB-13"""
    if upper:
        if placed.upper_hits or placed.upper_shield_hits:
            return replace(placed, upper_hits=0, upper_shield_hits=0)
    elif placed.lower_hits or placed.lower_shield_hits:
        return replace(placed, lower_hits=0, lower_shield_hits=0)
    return placed


def put_in_place(state: State, seat: int, sector: int, space: int, placed: Placed) -> None:
    """A changed card takes its own place again."""
    cards = state.sides[seat].sectors[sector]
    state.sides[seat].sectors[sector] = (*cards[:space], placed, *cards[space + 1 :])


def destroy(table: StarfighterTable, seat: int, sector: int, space: int) -> None:
    """A card is destroyed: its tokens go back, and it is discarded to its owner's pile. SF-6.2-06, SF-AMB-11"""
    state = table.state
    placed = state.sides[seat].sectors[sector][space]
    card = placed.card
    table.tell(CardDestroyed, seat, sector, space, card, placed.known)
    forget(state, seat, card, upper=True)
    forget(state, seat, card, upper=False)
    take_away(state, seat, sector, space)
    pile_of(state, seat).discard.append(card)
