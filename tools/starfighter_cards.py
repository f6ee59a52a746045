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

# What an effect is worth above and below, and a fighter: in fighters that fly in an upper section.
PRICES = {
    "draw": (2.6, 1.7),
    "lateral": (2.1, 0.9),
    "vertical": (1.6, 1.0),
    "free": (1.2, 1.2),
    "pivot": (3.6, 3.6),
    "barrel-roll": (2.7, 2.7),
    "enemy-cruiser": (1.9, 1.0),
    "own-cruiser": (-1.9, -1.3),
    "destruction": (3.8, 2.6),
    "damage-fighter": (2.1, 0.7),
    "force-field": (0.5, 0.2),
    "shield-2": (0.1, 0.1),
    "shield-3": (0.8, 0.4),
    "shield-4": (1.0, 1.0),
}
FIGHTER = (1.0, 1.5)
BUDGETS = {0: 2.7, 1: 3.6, 2: 4.1, 3: 5.7}
TOLERANCE = 1.5

GREEN_EFFECTS = {
    "draw": 13,
    "lateral": 9,
    "vertical": 7,
    "free": 3,
    "pivot": 3,
    "enemy-cruiser": 8,
    "own-cruiser": 7,
    "destruction": 3,
}
BLUE_EFFECTS = {
    "draw": 7,
    "lateral": 8,
    "vertical": 5,
    "free": 7,
    "pivot": 2,
    "barrel-roll": 4,
    "enemy-cruiser": 6,
    "own-cruiser": 5,
    "destruction": 3,
    "damage-fighter": 10,
    "force-field": 8,
    "shield-2": 5,
    "shield-3": 5,
    "shield-4": 3,
}
# How many cards of each level carry one effect, and how many two.
GREEN_SLOTS = {0: (7, 1), 1: (12, 0), 2: (8, 3), 3: (0, 9)}
BLUE_SLOTS = {0: (12, 0), 1: (18, 0), 2: (12, 5), 3: (0, 13)}

# An effect that can bring another effect to light; two of them never share a section with anything that triggers.
CHAINING = frozenset({"lateral", "vertical", "free", "pivot", "barrel-roll", "destruction", "damage-fighter"})
STANDING = frozenset({"force-field", "shield-2", "shield-3", "shield-4"})
# These move or turn cards for ever once two of them wait in upper sections, each uncovering the other's: they stand
# in lower sections, but for the two cards that the examples of the rule book need.
ROUND_AND_ROUND = frozenset({"lateral", "vertical", "free", "pivot", "barrel-roll"})
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
    "0-01": face(0, 3, ["own-cruiser"], 0, ["draw"]),
    "1-01": face(1, 3, [], 0, ["lateral"]),
    "1-02": face(1, 3, [], 1, ["own-cruiser"]),
    "1-03": face(1, 2, ["vertical"], 0, []),
    "2-01": face(2, 1, ["enemy-cruiser"], 1, []),
    "3-10": face(3, 1, ["lateral"], 0, ["draw"]),
    "3-35": face(3, 1, ["draw"], 0, ["pivot"]),
}
FROM_BOOKLET = ("3-10", "3-35")


def price(card: Face) -> float:
    """What a front is worth in points, by the mean of what games have shown."""
    halves = (card.upper, card.lower)
    fighters = sum(FIGHTER[at] * half.fighters for at, half in enumerate(halves))
    return round(
        fighters + sum(PRICES[effect][at] for at, half in enumerate(halves) for effect in half.effects), 3
    )


def half_is_lawful(half: Half) -> bool:
    """Whether a section keeps chains from feeding themselves."""
    triggers = [effect for effect in half.effects if effect not in STANDING]
    if len(triggers) > 1 and CHAINING.intersection(triggers):
        return False
    return not {"draw", "enemy-cruiser"} <= set(triggers)


def is_lawful(card: Face) -> bool:
    """Whether a front keeps near its budget, and the rules of design that concern one card alone."""
    if not 1 <= card.fighters <= 4 or len(set(card.effects)) < len(card.effects):
        return False
    if not half_is_lawful(card.upper) or not half_is_lawful(card.lower):
        return False
    if ROUND_AND_ROUND.intersection(card.upper.effects) and card not in FIXED.values():
        return False
    if "own-cruiser" in card.effects and card.fighters < 3 and len(card.effects) < 2:
        return False
    return abs(price(card) - BUDGETS[card.level]) <= TOLERANCE + 1e-9


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
        if not is_lawful(card):
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


STEPS = 200_000
"""So many changes a draft tries."""


def draft(seed: int) -> tuple[dict[str, Face], dict[str, str]]:
    """Design a whole set: fronts of the right levels are exchanged at random until all effects are there."""
    chance = random.Random(seed)  # noqa: S311 - the same draft from the same seed is all that is wanted
    cards: dict[str, Face] = dict(FIXED)
    groups = dict.fromkeys(FIXED, "green")
    for group, slots, wanted in (
        ("green", GREEN_SLOTS, Counter(GREEN_EFFECTS)),
        ("blue", BLUE_SLOTS, Counter(BLUE_EFFECTS)),
    ):
        fixed = list(FIXED.values()) if group == "green" else []
        left = wanted - Counter(effect for card in fixed for effect in card.effects)
        fronts = _fronts(slots, fixed, left, set(cards.values()), chance)
        for card_id, card in _number(fronts, set(cards)):
            cards[card_id] = card
            groups[card_id] = group
    return dict(sorted(cards.items())), groups


def _fronts(
    slots: dict[int, tuple[int, int]],
    fixed: list[Face],
    wanted: Counter[str],
    taken: set[Face],
    chance: random.Random,
) -> list[Face]:
    """A front for each slot that is not filled; together they carry the effects that are wanted, as nearly as found."""
    sizes = [
        (level, size) for level, counts in slots.items() for size in (1, 2) for _ in range(counts[size - 1])
    ]
    for card in fixed:
        sizes.remove((card.level, len(card.effects)))
    choice = {
        (level, size): [
            card
            for effects in itertools.combinations(sorted(wanted), size)
            for card in variants(level, effects)
            if card not in taken
        ]
        for level, size in set(sizes)
    }
    chosen: list[Face] = []
    for size in sizes:
        chosen.append(chance.choice([card for card in choice[size] if card not in chosen]))
    carried = Counter(effect for card in chosen for effect in card.effects)
    for _ in range(STEPS):
        at = chance.randrange(len(chosen))
        old, new = chosen[at], chance.choice(choice[sizes[at]])
        if new in chosen:
            continue
        changed = carried - Counter(old.effects) + Counter(new.effects)
        if _missing(changed, wanted) <= _missing(carried, wanted):
            chosen[at], carried = new, changed
    return chosen


def _missing(carried: Counter[str], wanted: Counter[str]) -> int:
    return sum(abs(carried[effect] - wanted[effect]) for effect in wanted)


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
