"""How good a position is for a seat, from what that seat knows.

Nearly everything that is weighed lies open or may be asked for: armor, the fighters that face each other, what would
get through to the cruisers now, how many cards each side has and will draw. The weights are a logistic regression on
positions of games between greedy bots; `tools/starfighter_weights.py` makes them again. Of its own hand a seat knows
more: which effects it holds ready.

The same weights hold at every stage of a round, so that a choice which ends a stage, such as to pass, is judged by the
same measure as one that does not.
"""

from __future__ import annotations

from functools import lru_cache
from math import exp
from operator import mul
from typing import Final

from msgspec import Struct
from msgspec.structs import astuple

from holotable.games.starfighter.content import BACK, CARD_BY_ID, CARDS, HEIGHTS, SECTORS
from holotable.games.starfighter.state import FIRST, Sector, Side, State
from holotable.games.starfighter.why import FARTHEST


class Weights(Struct, frozen=True, gc=False):
    """What one more of something is worth, in log-odds of winning.

    What is called `late` counts in full when a cruiser is about to surrender, and the less the more armor both have.
    """

    armor: float
    """A point of armor."""
    share: float
    """The lead in armor as a share of what the weaker cruiser has left, and four."""
    through: float
    """A point of damage that the next battles would do to the enemy cruiser."""
    reach: float
    """How much better the best offset in reach would be for the holder of the initiative."""
    facing: float
    """A fighter in a sector that faces one of the enemy's."""
    fighters: float
    """A fighter that can be seen."""
    staying: float
    """A point of damage that the board can take."""
    hand: float
    aside: float
    symbols: float
    """A visible draw symbol."""
    cards: float
    """A card on the board."""
    spaces: float
    """A free space."""
    fields: float
    """A sector whose highest card has a force field."""
    covered: float
    """An effect that waits in a covered section."""
    initiative: float
    end: float
    """The next battles would end the game, with more armor for this side."""
    playable: float
    """A card in the hand of a seat that has not passed yet, on top of `hand`."""
    alone: float
    """A card in the hand of a seat that alone goes on playing."""
    struck: float
    """A point of damage, as in `through`, when no card can be played any more."""
    ended: float
    """As `end`, when no card can be played any more."""
    late_hand: float
    late_symbols: float
    late_facing: float
    late_staying: float
    late_initiative: float


WEIGHTS: Final = Weights(
    armor=0.081,
    share=1.480,
    through=0.101,
    reach=0.133,
    facing=0.214,
    fighters=-0.023,
    staying=-0.045,
    hand=0.261,
    aside=0.277,
    symbols=0.425,
    cards=0.597,
    spaces=0.373,
    fields=0.067,
    covered=0.290,
    initiative=-0.100,
    end=0.498,
    playable=0.153,
    alone=0.023,
    struck=0.058,
    ended=0.057,
    late_hand=-0.387,
    late_symbols=-0.439,
    late_facing=-0.119,
    late_staying=0.020,
    late_initiative=-0.090,
)

EVEN_SHARE: Final = 4
FACING_PER_MOVE: Final = 0.3
"""What a facing fighter counts beside a point of damage when an offset is judged."""
REMEMBERED: Final = 1 << 16
"""So many sectors are remembered with what counts of them: positions of one search differ in few."""

READY_EFFECT: Final = 0.2
"""What an effect is worth that the seat could play from its own hand now; found by games against the bot without it."""

_WEIGHTS: Final = astuple(WEIGHTS)
_TRIGGERS: Final = {
    card.id: (card.level, len(card.upper.triggers) + len(card.lower.triggers)) for card in CARDS
}


def chance_of_winning(state: State, seat: int) -> float:
    """Between 0 and 1."""
    lead = sum(map(mul, _WEIGHTS, measures_of(state)))
    behind = -lead if seat == FIRST else lead
    return 1 / (1 + exp(behind - READY_EFFECT * ready_effects(state.sides[seat])))


def ready_effects(side: Side) -> int:
    """The effects on the cards of a hand that could be played face up now, were it the seat's turn."""
    if not side.hand or not side.cruiser:
        return 0
    sectors = zip(side.sectors, HEIGHTS[side.cruiser], strict=True)
    free = {len(cards) for cards, height in sectors if len(cards) < height}
    if not free:
        return 0
    free.add(0)  # SF-5-07
    return sum(effects for level, effects in map(_TRIGGERS.__getitem__, side.hand) if level in free)


def measures_of(state: State) -> tuple[float, ...]:
    """What is weighed, in the order of `Weights`: by how much the first seat is ahead in each."""
    first, second = state.sides
    ours = [_column(cards) for cards in first.sectors]
    theirs = [_column(cards) for cards in second.sectors]
    armor = first.armor - second.armor
    weakest = max(min(first.armor, second.armor), 0)
    late = EVEN_SHARE / (weakest + EVEN_SHARE)
    hurt, hurting, facing = _clash(ours, theirs, state.offset)
    through = hurting - hurt
    holder = 1 if state.initiative == FIRST else -1
    held, other_held = len(first.hand), len(second.hand)
    deploying = state.phase == "deployment"
    playable = alone = 0
    if deploying:
        playable = held * (not first.passed) - other_held * (not second.passed)
        alone = held * second.passed - other_held * first.passed
    left, other_left = first.armor - hurt, second.armor - hurting
    end = (left > other_left) - (left < other_left) if left <= 0 or other_left <= 0 else 0
    fighters = staying = symbols = cards = fields = covered = 0
    for own, other in zip(ours, theirs, strict=True):
        fighters += own[0] - other[0]
        staying += own[1] - other[1]
        fields += own[2] - other[2]
        cards += own[3] - other[3]
        covered += own[4] - other[4]
        symbols += (not own[3]) - (not other[3])
    hand = held - other_held
    return (
        armor,
        armor / (weakest + EVEN_SHARE),
        through,
        _reach(ours, theirs, state.offset, holder, through + FACING_PER_MOVE * facing),
        facing,
        fighters,
        staying,
        hand,
        len(first.aside) - len(second.aside),
        symbols,
        cards,
        _spaces(first) - _spaces(second) - cards,
        fields,
        covered,
        holder,
        end,
        playable,
        alone,
        0 if deploying else through,
        0 if deploying else end,
        hand * late,
        symbols * late,
        facing * late,
        staying * late,
        holder * late,
    )


_SPACES: Final = {"": 0} | {cruiser: sum(heights) for cruiser, heights in HEIGHTS.items()}


def _spaces(side: Side) -> int:
    return _SPACES[side.cruiser]


Column = tuple[int, int, bool, int, int]
"""What counts of one sector: fighters in sight, the damage it can take, a force field on top, cards, covered effects."""


def _reach(ours: list[Column], theirs: list[Column], offset: int, holder: int, here: float) -> float:
    """By how much the holder of the initiative could better the next battles with a move of his cruiser."""
    best = here = holder * here
    for there in (offset - 1, offset + 1):
        if -FARTHEST <= there <= FARTHEST:
            hurt, hurting, facing = _clash(ours, theirs, there)
            best = max(best, holder * (hurting - hurt + FACING_PER_MOVE * facing))
    return holder * (best - here)


@lru_cache(REMEMBERED)
def _column(cards: Sector) -> Column:
    if not cards:
        return 0, 0, False, 0, 0
    fighters = staying = covered = 0
    for placed in cards:
        face = CARD_BY_ID[placed.card] if placed.up else BACK
        upper, lower = face.upper, face.lower
        staying += upper.fighters + lower.fighters - placed.upper_hits - placed.lower_hits
        staying += upper.shields + lower.shields - placed.upper_shield_hits - placed.lower_shield_hits
        if placed.pivoted:
            fighters += upper.fighters - placed.upper_hits
            covered += len(lower.triggers)
        else:
            fighters += lower.fighters - placed.lower_hits
            covered += len(upper.triggers)
    top = cards[-1]
    far = top.far
    fighters += far.fighters - top.far_hits
    covered -= len(far.triggers)
    return fighters, staying, far.force_field or top.near.force_field, len(cards), covered


def _clash(ours: list[Column], theirs: list[Column], offset: int) -> tuple[int, int, int]:
    """Damage through to the first cruiser, damage through to the second, and the first's facing fighters more."""
    hurt = hurting = facing = 0
    for at in range(max(0, offset), min(SECTORS, SECTORS + offset)):
        own_fighters, own_staying, own_field, _, _ = ours[at]
        fighters, staying, field, _, _ = theirs[at - offset]
        facing += own_fighters - fighters
        if fighters > own_staying and not own_field:
            hurt += fighters - own_staying
        if own_fighters > staying and not field:
            hurting += own_fighters - staying
    return hurt, hurting, facing
