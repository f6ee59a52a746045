"""Design the Starfighter card set, check it, and vary single cards.

The set that is played is `src/holotable/games/starfighter/content/cards.json`; this script made its first
version and helps to tune it. docs/starfighter-cards.md tells what the numbers mean.

    python tools/starfighter_cards.py check                  say where the set leaves its design
    python tools/starfighter_cards.py vary 1-07              list every lawful card with the same effects
    python tools/starfighter_cards.py vary 1-07 --take 3     write the third of them into the set
    python tools/starfighter_cards.py draft --seed 2115      design the whole set anew and write it
"""

from __future__ import annotations

import argparse
import itertools
import json
import random
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

CARDS_FILE = Path(__file__).parent.parent / "src/holotable/games/starfighter/content/cards.json"

PRICES = {
    "draw": 1.5,
    "lateral": 1.2,
    "vertical": 1.0,
    "free": 1.6,
    "pivot": 1.2,
    "barrel-roll": 1.2,
    "enemy-cruiser": 1.8,
    "own-cruiser": -1.0,
    "destruction": 2.5,
    "damage-fighter": 1.0,
    "force-field": 1.5,
    "shield-2": 1.2,
    "shield-3": 1.8,
    "shield-4": 2.4,
}
UPPER_FACTOR = 1.25
BUDGETS = {0: 2.5, 1: 3.2, 2: 3.8, 3: 4.4}
TOLERANCE = 0.4
# The examples of the rule book need this card as it is, a twentieth of a point above its budget.
EXAMPLE_TOLERANCE = {"2-01": 0.45}

GREEN_EFFECTS = {
    "draw": 11,
    "lateral": 10,
    "vertical": 6,
    "free": 4,
    "pivot": 8,
    "enemy-cruiser": 7,
    "own-cruiser": 4,
    "destruction": 3,
}
BLUE_EFFECTS = {
    "draw": 9,
    "lateral": 7,
    "vertical": 5,
    "free": 4,
    "pivot": 5,
    "barrel-roll": 10,
    "enemy-cruiser": 6,
    "own-cruiser": 4,
    "destruction": 3,
    "damage-fighter": 8,
    "force-field": 6,
    "shield-2": 4,
    "shield-3": 3,
    "shield-4": 3,
}
# How many cards of each level carry one effect, and how many two.
GREEN_SLOTS = {0: (8, 0), 1: (11, 1), 2: (8, 3), 3: (0, 9)}
BLUE_SLOTS = {0: (12, 0), 1: (18, 0), 2: (13, 4), 3: (0, 13)}

# An effect that can bring another effect to light; two of them never share a section with anything that triggers.
CHAINING = frozenset({"lateral", "vertical", "free", "pivot", "barrel-roll", "destruction", "damage-fighter"})
STANDING = frozenset({"force-field", "shield-2", "shield-3", "shield-4"})
MOST_UPPER_DESTRUCTION = 4
LEAST_LOWER_FIGHTERS = 25
UPPER_SHARE = (0.55, 0.65)


@dataclass(frozen=True, order=True)
class Half:
    """One section of a card."""

    fighters: int
    effects: tuple[str, ...]


@dataclass(frozen=True, order=True)
class Face:
    """What is printed on a front, without its name."""

    level: int
    upper: Half
    lower: Half

    @property
    def fighters(self) -> int:
        """All fighters of the front."""
        return self.upper.fighters + self.lower.fighters

    @property
    def effects(self) -> tuple[str, ...]:
        """All effects of the front, the upper section's first."""
        return self.upper.effects + self.lower.effects


def face(level: int, up: int, up_effects: Iterable[str], low: int, low_effects: Iterable[str]) -> Face:
    """A front in one line."""
    return Face(level, Half(up, tuple(up_effects)), Half(low, tuple(low_effects)))


# Cards that the worked examples of the rule book name or show.
FIXED = {
    "0-01": face(0, 4, ["own-cruiser"], 0, []),
    "1-01": face(1, 2, ["own-cruiser"], 1, ["lateral"]),
    "1-02": face(1, 3, [], 1, ["own-cruiser"]),
    "1-03": face(1, 2, ["vertical"], 0, []),
    "2-01": face(2, 1, ["enemy-cruiser"], 1, []),
    "3-10": face(3, 1, ["lateral"], 0, ["draw"]),
    "3-35": face(3, 1, ["draw"], 0, ["pivot"]),
}
FROM_BOOKLET = ("3-10", "3-35")


def price(card: Face) -> float:
    """What a front is worth in points: an effect of the upper section counts more, for it comes back."""
    above = sum(PRICES[effect] * UPPER_FACTOR for effect in card.upper.effects)
    below = sum(PRICES[effect] for effect in card.lower.effects)
    return round(card.fighters + above + below, 3)


def half_is_lawful(half: Half) -> bool:
    """Whether a section keeps chains from feeding themselves."""
    triggers = [effect for effect in half.effects if effect not in STANDING]
    if len(triggers) > 1 and CHAINING.intersection(triggers):
        return False
    return not {"draw", "enemy-cruiser"} <= set(triggers)


def is_lawful(card: Face, tolerance: float = TOLERANCE) -> bool:
    """Whether a front keeps within its budget and the rules of design that concern one card alone."""
    if not 1 <= card.fighters <= 4 or len(set(card.effects)) < len(card.effects):
        return False
    if not half_is_lawful(card.upper) or not half_is_lawful(card.lower):
        return False
    if "own-cruiser" in card.effects and card.fighters < 3 and len(card.effects) < 2:
        return False
    return abs(price(card) - BUDGETS[card.level]) <= tolerance + 1e-9


@cache
def variants(level: int, effects: tuple[str, ...]) -> list[Face]:
    """Every lawful front of a level with exactly these effects."""
    found = set()
    for places in itertools.product((True, False), repeat=len(effects)):
        above = [effect for effect, up in zip(effects, places, strict=True) if up]
        below = [effect for effect, up in zip(effects, places, strict=True) if not up]
        for up, low in itertools.product(range(5), range(5)):
            card = face(level, up, above, low, below)
            if is_lawful(card):
                found.add(card)
    return sorted(found)


def problems(cards: dict[str, Face], groups: dict[str, str]) -> Iterator[str]:
    """Where a set leaves its design, one sentence each."""
    for card_id, card in cards.items():
        if not is_lawful(card, EXAMPLE_TOLERANCE.get(card_id, TOLERANCE)):
            yield f"{card_id}: {price(card)} points at level {card.level}, or sections that do not go together"
    for card_id, card in FIXED.items():
        if cards.get(card_id) != card:
            yield f"{card_id}: the examples of the rule book need it as {card}"
    for group, slots, wanted in (("green", GREEN_SLOTS, GREEN_EFFECTS), ("blue", BLUE_SLOTS, BLUE_EFFECTS)):
        mine = [card for card_id, card in cards.items() if groups[card_id] == group]
        levels = Counter(card.level for card in mine)
        for level, (single, double) in slots.items():
            if levels[level] != single + double:
                yield f"{group}: {levels[level]} cards of level {level} instead of {single + double}"
        effects = Counter(effect for card in mine for effect in card.effects)
        if effects != wanted:
            yield f"{group}: effects {dict(effects)} instead of {wanted}"
    yield from _problems_of_the_whole(list(cards.values()))


def _problems_of_the_whole(cards: list[Face]) -> Iterator[str]:
    for card, count in Counter(cards).items():
        if count > 1:
            yield f"{count} fronts are alike: {card}"
    destruction = sum("destruction" in card.upper.effects for card in cards)
    if destruction > MOST_UPPER_DESTRUCTION:
        yield f"{destruction} cards carry Destruction in the upper section"
    covered = sum(card.lower.fighters > 0 for card in cards)
    if covered < LEAST_LOWER_FIGHTERS:
        yield f"only {covered} cards have a fighter in the lower section"
    share = sum(card.upper.fighters for card in cards) / sum(card.fighters for card in cards)
    if not UPPER_SHARE[0] <= share <= UPPER_SHARE[1]:
        yield f"{share:.0%} of the fighters fly in upper sections"


def draft(seed: int) -> tuple[dict[str, Face], dict[str, str]]:
    """Design a whole set: deal the effects to the levels until each hand of effects has a lawful front."""
    chance = random.Random(seed)  # noqa: S311 - the same draft from the same seed is all that is wanted
    while True:
        cards: dict[str, Face] = {}
        groups: dict[str, str] = {}
        for group, slots, pool in (("green", GREEN_SLOTS, GREEN_EFFECTS), ("blue", BLUE_SLOTS, BLUE_EFFECTS)):
            fixed = FIXED if group == "green" else {}
            dealt = _deal(slots, Counter(pool), fixed, chance)
            fronts = _choose_fronts(dealt, set(FIXED.values()) | set(cards.values()), chance)
            for card_id, card in [*fixed.items(), *_number(fronts, set(cards) | set(FIXED))]:
                cards[card_id] = card
                groups[card_id] = group
        if not list(problems(cards, groups)):
            return dict(sorted(cards.items())), groups


def _deal(
    slots: dict[int, tuple[int, int]], pool: Counter[str], fixed: dict[str, Face], chance: random.Random
) -> list[tuple[int, list[str]]]:
    sizes = [
        (level, size) for level, counts in slots.items() for size in (1, 2) for _ in range(counts[size - 1])
    ]
    left = Counter(pool)
    for card in fixed.values():
        sizes.remove((card.level, len(card.effects)))
        left.subtract(card.effects)
    effects = list(left.elements())
    chance.shuffle(effects)
    stream = iter(effects)
    hands = [(level, [next(stream) for _ in range(size)]) for level, size in sizes]
    while any(not _fits(hand) for hand in hands):
        one, other = chance.sample(range(len(hands)), 2)
        if _fits(hands[one]) and _fits(hands[other]):
            continue
        before = _fits(hands[one]) + _fits(hands[other])
        i, j = chance.randrange(len(hands[one][1])), chance.randrange(len(hands[other][1]))
        _swap(hands[one][1], i, hands[other][1], j)
        if _fits(hands[one]) + _fits(hands[other]) < before:
            _swap(hands[one][1], i, hands[other][1], j)
    return hands


def _fits(hand: tuple[int, list[str]]) -> bool:
    level, effects = hand
    # One card of level 0 that hurts its own cruiser is enough: 0-01.
    return not (level == 0 and "own-cruiser" in effects) and bool(variants(level, tuple(sorted(effects))))


def _swap(one: list[str], i: int, other: list[str], j: int) -> None:
    one[i], other[j] = other[j], one[i]


def _choose_fronts(hands: list[tuple[int, list[str]]], taken: set[Face], chance: random.Random) -> list[Face]:
    chosen: list[Face] = []
    for level, effects in sorted(hands):
        free = [card for card in variants(level, tuple(sorted(effects))) if card not in taken]
        if not free:
            continue  # a set with a card too few is thrown away by whoever asked for it
        weights = [(1 + card.upper.fighters) * (1.5 if card.upper.effects else 1.0) for card in free]
        card = chance.choices(free, weights)[0]
        taken.add(card)
        chosen.append(card)
    return chosen


def _number(fronts: list[Face], taken: set[str]) -> Iterator[tuple[str, Face]]:
    order = list(PRICES)
    ranked = sorted(fronts, key=lambda card: (card.level, [order.index(e) for e in card.effects], card))
    for level, cards in itertools.groupby(ranked, key=lambda card: card.level):
        free = (f"{level}-{n:02}" for n in range(1, 100) if f"{level}-{n:02}" not in taken)
        yield from zip(free, cards, strict=False)


def read() -> tuple[dict[str, Face], dict[str, str]]:
    """The set as it stands."""
    rows = json.loads(CARDS_FILE.read_text("utf-8"))
    cards = {
        row["id"]: face(
            row["level"],
            row["upper"]["fighters"],
            row["upper"]["effects"],
            row["lower"]["fighters"],
            row["lower"]["effects"],
        )
        for row in rows
    }
    return cards, {row["id"]: row["group"] for row in rows}


def write(cards: dict[str, Face], groups: dict[str, str]) -> None:
    """Write the set, one card a line."""
    lines = [json.dumps(_row(card_id, card, groups[card_id])) for card_id, card in cards.items()]
    CARDS_FILE.write_text("[\n  " + ",\n  ".join(lines) + "\n]\n", "utf-8")


def _row(card_id: str, card: Face, group: str) -> dict[str, Any]:
    return {
        "id": card_id,
        "group": group,
        "level": card.level,
        "upper": {"fighters": card.upper.fighters, "effects": list(card.upper.effects)},
        "lower": {"fighters": card.lower.fighters, "effects": list(card.lower.effects)},
        "source": "booklet" if card_id in FROM_BOOKLET else "own",
    }


def in_words(card: Face) -> str:
    """A front in one short line."""
    halves = [" ".join(["F" * half.fighters or "-", *half.effects]) for half in (card.upper, card.lower)]
    return f"level {card.level}  {halves[0]:28} / {halves[1]:28} {price(card):5.2f}"


def main() -> int:
    """Run one of the commands."""
    parser = argparse.ArgumentParser(description="Design, check and vary the Starfighter card set.")
    commands = parser.add_subparsers(dest="command", required=True)
    commands.add_parser("check", help="say where the set leaves its design")
    commands.add_parser("show", help="print every card with its price")
    drafting = commands.add_parser("draft", help="design the whole set anew and write it")
    drafting.add_argument("--seed", type=int, default=2115)
    varying = commands.add_parser("vary", help="list every lawful card with the effects of one, or take one")
    varying.add_argument("card")
    varying.add_argument("--take", type=int)
    asked = parser.parse_args()
    if asked.command == "draft":
        write(*draft(asked.seed))
    cards, groups = read()
    if asked.command == "show":
        for card_id, card in cards.items():
            print(f"{card_id} {groups[card_id]:5}  {in_words(card)}")
    if asked.command == "vary":
        found = variants(cards[asked.card].level, cards[asked.card].effects)
        for number, card in enumerate(found, 1):
            mark = "*" if card in cards.values() else " "
            print(f"{number:3} {mark} {in_words(card)}")
        if asked.take:
            cards[asked.card] = found[asked.take - 1]
            write(cards, groups)
    wrong = list(problems(cards, groups))
    print("\n".join(wrong) or "The set keeps to its design.")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
