"""Chance: answers that anybody can make again, that favour nothing, and that a script or a record may give instead."""

from __future__ import annotations

from collections import Counter
from hashlib import sha256, shake_256

import pytest
from hypothesis import given
from hypothesis import strategies as some

from holotable.kernel.chance import (
    Chance,
    Draw,
    Order,
    Pick,
    Roll,
    commitment,
    fair_key,
    fits,
    scripted,
    seeded_key,
)
from holotable.kernel.errors import BadInput


def by_hand(key: bytes, stream: int, counter: int, possibilities: list[int]) -> list[int]:
    """The recipe of the module's docstring, written anew: for each pick, which of how many."""
    text = key + b":" + str(stream).encode() + b":" + str(counter).encode()
    x = int.from_bytes(shake_256(text).digest(32 + 2 * len(possibilities)), "big")
    picks = []
    for count in possibilities:
        picks.append(x % count)
        x //= count
    return picks


def test_a_roll_can_be_made_again_by_hand():
    chance = Chance(b"a key", stream=3, counter=41)
    assert chance.answer(Roll(4, 6)) == [1 + pick for pick in by_hand(b"a key", 3, 41, [6, 6, 6, 6])]
    assert chance.counter == 42
    faces = ("hit", "crit", "blank")
    assert chance.answer(Roll(2, faces)) == [faces[pick] for pick in by_hand(b"a key", 3, 42, [3, 3])]


def test_a_draw_can_be_made_again_by_hand():
    pile = list("abcdefgh")
    left = pile[:]
    expected = [left.pop(pick) for pick in by_hand(b"key", 0, 0, [8, 7, 6])]
    assert Chance(b"key").answer(Draw(pile, 3)) == expected
    assert pile == list("abcdefgh"), "the rule takes them away, not chance"


def test_a_pick_and_an_order_can_be_made_again_by_hand():
    chance = Chance(b"key")
    assert chance.answer(Pick("xyz")) == "xyz"[by_hand(b"key", 0, 0, [3])[0]]
    left = list("abcd")
    expected = [left.pop(pick) for pick in by_hand(b"key", 0, 1, [4, 3, 2, 1])]
    assert chance.answer(Order("abcd")) == expected


def test_key_stream_and_counter_each_change_the_answer():
    question = Roll(20, 6)
    answers = {
        str(Chance(key, stream, counter).answer(question))
        for key in (b"one", b"two")
        for stream in (0, 1)
        for counter in (0, 1)
    }
    assert len(answers) == 8


def test_a_counter_that_runs_into_the_stream_is_not_mistaken_for_it():
    assert Chance(b"k", 1, 11).number(3) != Chance(b"k", 11, 1).number(3)


def spread(counted: Counter, expected: int) -> float:
    """Pearson's chi-square."""
    return sum((count - expected) ** 2 / expected for count in counted.values())


def test_dice_favour_no_face():
    chance = Chance(seeded_key("fair dice"))
    counted = Counter(face for _ in range(600) for face in chance.answer(Roll(10, 6)))
    assert set(counted) == {1, 2, 3, 4, 5, 6}
    assert spread(counted, 1000) < 20.5, "one run in a thousand is worse, and the seed is fixed"


def test_every_order_and_every_hand_is_as_likely():
    chance = Chance(seeded_key("fair piles"))
    orders = Counter("".join(chance.answer(Order("abc"))) for _ in range(1200))
    assert len(orders) == 6
    assert spread(orders, 200) < 20.5
    hands = Counter("".join(sorted(chance.answer(Draw("abcd", 2)))) for _ in range(1200))
    assert len(hands) == 6
    assert spread(hands, 200) < 20.5


def test_one_die_tells_nothing_of_the_next():
    chance = Chance(seeded_key("pairs"))
    pairs = Counter(tuple(chance.answer(Roll(2, 4))) for _ in range(3200))
    assert len(pairs) == 16
    assert spread(pairs, 200) < 37.7


questions = some.one_of(
    some.builds(Roll, some.integers(0, 6), some.integers(1, 20)),
    some.builds(Roll, some.integers(0, 6), some.lists(some.text("abc", min_size=1), min_size=1).map(tuple)),
    some.lists(some.text("xyz", min_size=1), min_size=1, max_size=8).flatmap(
        lambda pile: some.builds(Draw, some.just(pile), some.integers(0, len(pile)))
    ),
    some.builds(Pick, some.lists(some.text(), min_size=1, max_size=5)),
    some.builds(Order, some.lists(some.text(), max_size=6)),
)


@given(questions, some.binary())
def test_what_chance_answers_always_fits_what_it_was_asked(question, key):
    assert fits(question, Chance(key).answer(question))


@pytest.mark.parametrize(
    ("question", "answer"),
    [
        (Roll(2, 6), [1]),
        (Roll(2, 6), [0, 6]),
        (Roll(2, 6), [1, 7]),
        (Roll(2, 6), "16"),
        (Roll(1, 6), [True]),
        (Roll(1, 6), [1.0]),
        (Roll(1, ("hit", "miss")), ["crit"]),
        (Draw(["a", "b"], 2), ["a", "a"]),
        (Draw(["a", "b"], 2), ["a"]),
        (Draw(["a", "b"], 1), ("a",)),
        (Order(["a", "b"]), ["a"]),
        (Pick(["a", "b"]), "c"),
        (Pick(["a", "b"]), ["a"]),
    ],
)
def test_what_chance_could_not_have_answered_does_not_fit(question, answer):
    assert not fits(question, answer)
    name = {Roll: "roll", Draw: "draw", Pick: "pick", Order: "order"}[type(question)]
    with pytest.raises(BadInput, match=f"cannot be the answer to this {name}"):
        scripted(question, name, answer)


def test_a_scripted_answer_must_be_to_the_question_that_is_due():
    assert scripted(Roll(2, 6), "roll", [3, 3]) == [3, 3]
    with pytest.raises(BadInput, match="asked for a roll here, not for a draw"):
        scripted(Roll(2, 6), "draw", [3, 3])


def test_a_pile_may_hold_the_same_thing_twice():
    assert fits(Draw(["a", "a"], 2), ["a", "a"])


def test_the_keys_are_made_as_they_are_described():
    secret, added = b"secret", [b"anna", b"", b"ben"]
    assert commitment(secret) == sha256(b"secret").hexdigest()
    parts = b"".join(len(part).to_bytes(4, "big") + part for part in [secret, *added])
    assert fair_key(secret, added) == sha256(parts).digest()
    assert fair_key(b"ab", [b"c"]) != fair_key(b"a", [b"bc"]), "no seat's bytes are read as another's"
    assert seeded_key("tuesday") == sha256(b"holotable seed:tuesday").digest()
