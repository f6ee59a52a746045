"""How good a position is for a seat, from what that seat knows.

Nearly everything that is weighed lies open or may be asked for: armor, the fighters that face each other, what would get
through to the cruisers now, how many cards each side has and will draw. Only of its own hand a seat knows more. The weights are a logistic regression on
positions of games between greedy bots; `tools/starfighter_weights.py` makes them again.
"""

from __future__ import annotations

from math import exp
from operator import mul
from typing import Final, Literal

from msgspec import Struct
from msgspec.structs import astuple

from holotable.games.starfighter.content import BACK, CARD_BY_ID, CARDS, HEIGHTS, SECTORS
from holotable.games.starfighter.state import FIRST, Sector, Side, State
from holotable.games.starfighter.why import FARTHEST


class Weights(Struct, frozen=True, gc=False):
    """What one more of something is worth, in log-odds of winning."""

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
    playable: float
    """A card in the hand of a seat that has not passed yet, on top of `hand`."""
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


OPEN: Final = Weights(
    armor=0.114,
    share=2.78,
    through=0.187,
    reach=0.125,
    facing=0.173,
    fighters=0.028,
    staying=0.011,
    hand=0.283,
    aside=0.605,
    playable=0.283,
    symbols=0.432,
    cards=0.479,
    spaces=0.159,
    fields=0.491,
    covered=0.185,
    initiative=-0.115,
    end=0.338,
)
"""While nobody has passed."""

CLOSING: Final = Weights(
    armor=0.147,
    share=2.51,
    through=0.267,
    reach=0.216,
    facing=0.159,
    fighters=0.052,
    staying=0.030,
    hand=0.751,
    aside=0.673,
    playable=-0.089,
    symbols=0.531,
    cards=0.329,
    spaces=0.121,
    fields=0.340,
    covered=0.245,
    initiative=0.074,
    end=0.653,
)
"""While one side still plays cards."""

FIGHTING: Final = Weights(
    armor=0.123,
    share=2.78,
    through=0.277,
    reach=0.330,
    facing=0.181,
    fighters=0.063,
    staying=0.034,
    hand=0.601,
    aside=0.631,
    playable=0.0,
    symbols=0.574,
    cards=0.345,
    spaces=0.153,
    fields=0.421,
    covered=0.263,
    initiative=-0.073,
    end=0.994,
)
"""After the deployment."""

EVEN_SHARE: Final = 4
USEFUL_HAND: Final = 3
"""More cards in hand are worth nothing: else equal players hold back ever larger hands, and games never end."""
FACING_PER_MOVE: Final = 0.3
"""What a facing fighter counts beside a point of damage when an offset is judged."""

Stage = Literal["open", "closing", "fighting"]
WEIGHTS: Final[dict[Stage, tuple[float, ...]]] = {
    "open": astuple(OPEN),
    "closing": astuple(CLOSING),
    "fighting": astuple(FIGHTING),
}


READY_EFFECT: Final = 0.2
"""What an effect is worth that the seat could play from its own hand now; found by play against the same bot without."""
_TRIGGERS: Final = {card.id: len(card.upper.triggers) + len(card.lower.triggers) for card in CARDS}


def chance_of_winning(state: State, seat: int) -> float:
    """Between 0 and 1."""
    lead = sum(map(mul, WEIGHTS[stage_of(state)], measures_of(state)))
    own = lead if seat == FIRST else -lead
    return 1 / (1 + exp(-own - READY_EFFECT * _ready_effects(state.sides[seat])))


def _ready_effects(side: Side) -> int:
    """The effects in a hand that could be played face up now."""
    if not side.hand or not side.cruiser:
        return 0
    levels = {
        len(cards)
        for cards, height in zip(side.sectors, HEIGHTS[side.cruiser], strict=True)
        if len(cards) < height
    }
    if levels:
        levels.add(0)
    return sum(_TRIGGERS[card] for card in side.hand if CARD_BY_ID[card].level in levels)


def stage_of(state: State) -> Stage:
    """Which weights hold at this stage of the round."""
    if state.phase != "deployment":
        return "fighting"
    first, second = state.sides
    return "closing" if first.passed or second.passed else "open"


def measures_of(state: State) -> tuple[float, ...]:
    """What is weighed, in the order of `Weights`: by how much the first seat is ahead in each."""
    first, second = state.sides
    ours = [_Column(cards) for cards in first.sectors]
    theirs = [_Column(cards) for cards in second.sectors]
    armor = first.armor - second.armor
    weakest = max(min(first.armor, second.armor), 0)
    hurt, hurting, facing = _clash(ours, theirs, state.offset)
    holder = 1 if state.initiative == FIRST else -1
    held, other_held = min(len(first.hand), USEFUL_HAND), min(len(second.hand), USEFUL_HAND)
    deploying = state.phase == "deployment"
    playable = deploying * (held * (not first.passed) - other_held * (not second.passed))
    left, other_left = first.armor - hurt, second.armor - hurting
    fighters = staying = symbols = cards = fields = covered = 0
    for own, other in zip(ours, theirs, strict=True):
        fighters += own.fighters - other.fighters
        staying += own.staying - other.staying
        cards += own.cards - other.cards
        symbols += (not own.cards) - (not other.cards)
        fields += own.field - other.field
        covered += own.covered - other.covered
    spaces = _spaces(first) - _spaces(second) - cards
    return (
        armor,
        armor / (weakest + EVEN_SHARE),
        hurting - hurt,
        _reach(ours, theirs, state.offset, holder),
        facing,
        fighters,
        staying,
        held - other_held,
        len(first.aside) - len(second.aside),
        playable,
        symbols,
        cards,
        spaces,
        fields,
        covered,
        holder,
        (left > other_left) - (left < other_left) if left <= 0 or other_left <= 0 else 0,
    )


def _spaces(side: Side) -> int:
    return sum(HEIGHTS[side.cruiser]) if side.cruiser else 0


def _reach(ours: list[_Column], theirs: list[_Column], offset: int, holder: int) -> float:
    """By how much the holder of the initiative could better the next battles with a move of his cruiser."""
    found = []
    for there in (offset, offset - 1, offset + 1):
        if -FARTHEST <= there <= FARTHEST:
            hurt, hurting, facing = _clash(ours, theirs, there)
            found.append(holder * (hurting - hurt + FACING_PER_MOVE * facing))
    return holder * (max(found) - found[0])


class _Column:
    """What counts of one sector."""

    __slots__ = ("cards", "covered", "field", "fighters", "staying")

    def __init__(self, cards: Sector) -> None:
        fighters = staying = covered = 0
        self.field = False
        self.cards = len(cards)
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
        if cards:
            top = cards[-1]
            far = top.far
            fighters += far.fighters - top.far_hits
            covered -= len(far.triggers)
            self.field = far.force_field or top.near.force_field
        self.fighters = fighters
        self.staying = staying
        self.covered = covered


def _clash(ours: list[_Column], theirs: list[_Column], offset: int) -> tuple[int, int, int]:
    """Damage through to the first cruiser, damage through to the second, and the first's facing fighters more."""
    hurt = hurting = facing = 0
    for at in range(max(0, offset), min(SECTORS, SECTORS + offset)):
        own, other = ours[at], theirs[at - offset]
        facing += own.fighters - other.fighters
        if other.fighters > own.staying and not own.field:
            hurt += other.fighters - own.staying
        if own.fighters > other.staying and not other.field:
            hurting += own.fighters - other.staying
    return hurt, hurting, facing
