"""Damage to cards and cruisers, with shields and force fields."""

from __future__ import annotations

from msgspec.structs import replace

from holotable.games.starfighter.events import CardHit, CruiserHit, FieldAbsorbs
from holotable.games.starfighter.rules.board import destroy, put_in_place
from holotable.games.starfighter.rules.steps import StarfighterTable
from holotable.games.starfighter.state import Placed


def hit_highest_card(table: StarfighterTable, seat: int, sector: int, tokens: int) -> int:
    """Places tokens on the highest card of a sector; returns those left for what lies below."""
    state = table.state
    cards = state.sides[seat].sectors[sector]
    space = len(cards) - 1
    placed = cards[space]
    upper, lower = placed.face.upper, placed.face.lower
    shields = upper.shields + lower.shields - placed.upper_shield_hits - placed.lower_shield_hits
    fighters = upper.fighters + lower.fighters - placed.upper_hits - placed.lower_hits
    field = upper.force_field or lower.force_field
    suffered = 1 if field else min(tokens, shields + fighters)  # SF-7.1-01, SF-6.2-04
    on_shields = min(suffered, shields)  # SF-7.1-02, SF-AMB-12
    table.tell(CardHit, seat, sector, space, on_shields, suffered - on_shields)
    destroyed = suffered - on_shields == fighters
    if destroyed:
        destroy(table, seat, sector, space)  # SF-6.2-06
    else:
        put_in_place(state, seat, sector, space, with_tokens(placed, suffered))
    if not field:
        return tokens - suffered
    # SF-AMB-1
    if destroyed and not state.field_absorbs:
        return tokens - 1
    if tokens > 1:
        table.tell(FieldAbsorbs, seat, sector, space, tokens - 1)
    return 0


def with_tokens(placed: Placed, tokens: int) -> Placed:
    """A highest card with so many more tokens on it as have room. They never run out. SF-1-05

    It shows both of its sections: shields come first, those of either section, and then fighters. SF-7.1-02
    The far section takes its tokens before the near one, as they go from top to bottom. SF-6.2-05
    """
    upper, lower = placed.face.upper, placed.face.lower
    room = [
        upper.shields - placed.upper_shield_hits,
        lower.shields - placed.lower_shield_hits,
        upper.fighters - placed.upper_hits,
        lower.fighters - placed.lower_hits,
    ]
    placing = [0, 0, 0, 0]
    for at in (1, 0, 3, 2) if placed.pivoted else (0, 1, 2, 3):
        placing[at] = min(room[at], tokens)
        tokens -= placing[at]
    return replace(
        placed,
        upper_shield_hits=placed.upper_shield_hits + placing[0],
        lower_shield_hits=placed.lower_shield_hits + placing[1],
        upper_hits=placed.upper_hits + placing[2],
        lower_hits=placed.lower_hits + placing[3],
    )


def hit_cruiser(table: StarfighterTable, seat: int, amount: int) -> None:
    """A cruiser loses armor; it may fall below 0. SF-8-01, SF-AMB-16"""
    side = table.state.sides[seat]
    side.armor -= amount
    table.tell(CruiserHit, seat, amount, side.armor)
