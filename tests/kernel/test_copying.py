"""Copies of a state: equal, and sharing nothing that can change."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as some

from holotable.kernel.copying import copier, shared
from holotable.kernel.match import Match
from kernel.games import every


class Card(msgspec.Struct, frozen=True, gc=False):
    name: str
    marks: tuple[int, ...] = ()


class Ship(msgspec.Struct):
    hull: int
    cards: list[Card]
    tokens: dict[str, int]
    speed: float | None = None


class World(msgspec.Struct, kw_only=True):
    ships: list[Ship]
    by_name: dict[str, Ship]
    grid: list[list[int]]
    piles: dict[str, list[str]]
    flags: set[str]
    leader: Ship | None = None
    seed: bytes = b""
    mode: Literal["short", "long"] = "short"
    seen: frozenset[str] = frozenset()


texts = some.text(max_size=3)
cards = some.builds(Card, texts, some.lists(some.integers(0, 9), max_size=2).map(tuple))
ships = some.builds(
    Ship,
    some.integers(),
    some.lists(cards, max_size=3),
    some.dictionaries(texts, some.integers(), max_size=2),
    some.none() | some.floats(allow_nan=False),
)
worlds = some.builds(
    World,
    ships=some.lists(ships, max_size=3),
    by_name=some.dictionaries(texts, ships, max_size=2),
    grid=some.lists(some.lists(some.integers(), max_size=2), max_size=2),
    piles=some.dictionaries(texts, some.lists(texts, max_size=2), max_size=2),
    flags=some.sets(texts, max_size=2),
    leader=some.none() | ships,
    seed=some.binary(max_size=3),
    mode=some.sampled_from(["short", "long"]),
    seen=some.frozensets(texts, max_size=2),
)


def changeable(value: Any) -> list[Any]:
    """Every record, list, set and dictionary within, that can change."""
    found: list[Any] = []
    if isinstance(value, msgspec.Struct):
        if not value.__struct_config__.frozen:
            found.append(value)
        inner = [getattr(value, name) for name in value.__struct_fields__]
    elif isinstance(value, list | set):
        found.append(value)
        inner = list(value)
    elif isinstance(value, dict):
        found.append(value)
        inner = list(value.values())
    else:
        inner = list(value) if isinstance(value, tuple | frozenset) else []
    return found + [deeper for one in inner for deeper in changeable(one)]


@given(worlds)
def test_a_copy_is_equal_and_shares_nothing_that_can_change(world):
    copied = copier(World)(world)
    assert copied == world
    assert not {id(one) for one in changeable(world)} & {id(one) for one in changeable(copied)}


@pytest.mark.parametrize("game", every(), ids=lambda game: game.name)
def test_a_games_state_is_copied_so(game):
    state = Match.new(game, seed="copy").table.state
    copied = copier(game.State)(state)
    assert copied == state
    assert not {id(one) for one in changeable(state)} & {id(one) for one in changeable(copied)}


def test_frozen_records_are_shared():
    card = Card("a", (1, 2))
    copied = copier(Ship)(Ship(1, [card], {}))
    assert copied.cards[0] is card


class Liar(msgspec.Struct, frozen=True):
    name: str
    inside: list[int]


class Trusting(msgspec.Struct):
    liar: Liar


def test_a_frozen_record_that_can_change_is_refused():
    with pytest.raises(TypeError, match=r"Liar\.inside can change"):
        copier(Trusting)


class Odd(msgspec.Struct):
    thing: object


class Either(msgspec.Struct):
    thing: Ship | list[int]


@pytest.mark.parametrize("kind", [Odd, Either])
def test_what_is_neither_plain_data_nor_a_record_is_refused(kind):
    with pytest.raises(TypeError, match="a state cannot hold"):
        copier(kind)


@pytest.mark.parametrize(
    ("kind", "expected"),
    [
        (int, True),
        (str | None, True),
        (tuple[int, ...], True),
        (tuple[Card, str], True),
        (frozenset[str], True),
        (Literal["a"], True),
        (Card, True),
        (list[int], False),
        (tuple[list[int], ...], False),
        (Ship, False),
        (Ship | None, False),
    ],
)
def test_what_may_be_shared(kind, expected):
    assert shared(kind) is expected
