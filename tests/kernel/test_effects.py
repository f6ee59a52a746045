"""Values, permissions and durations: what is in force, for what, and for how long."""

from __future__ import annotations

import msgspec
import pytest

from holotable.kernel import durations
from holotable.kernel.abilities import Abilities
from holotable.kernel.copying import copier
from holotable.kernel.effects import Modifier, WithEffects
from holotable.kernel.modifiers import Values
from holotable.kernel.ordering import FirstPlayerFirst


class State(WithEffects):
    rain: bool = False


values: Values[State] = Values(("set", "double", "plus", "most", "may", "cannot"))


@values.way
def double(state, modifier, about, number):
    return number * 2


@values.condition
def in_rain(state, modifier, about):
    return state.rain


def with_modifiers(*some):
    state = State()
    for modifier in some:
        values.add(state, modifier)
    return state


def test_a_number_is_what_the_rules_say_when_nothing_is_in_force():
    assert values.number(State(), "speed", 3, "ship") == 3


def test_modifiers_are_folded_in_the_games_order_not_in_that_of_arrival():
    state = with_modifiers(
        Modifier("speed", "most", 7),
        Modifier("speed", "plus", 1),
        Modifier("speed", "double"),
        Modifier("speed", "set", 2),
    )
    assert values.number(state, "speed", 99, "ship") == 5
    values.add(state, Modifier("speed", "plus", 10))
    assert values.number(state, "speed", 99, "ship") == 7


def test_among_the_same_way_the_first_to_come_is_the_first_to_count():
    state = with_modifiers(Modifier("speed", "set", 2, source="a"), Modifier("speed", "set", 5, source="b"))
    assert values.number(state, "speed", 0) == 5


def test_what_forbids_has_the_last_word():
    state = with_modifiers(
        Modifier("attack", "cannot", source="ion"), Modifier("attack", "may", source="ace")
    )
    assert not values.allowed(state, "attack", normally=True)
    because = values.because(state, "attack")
    assert because is not None
    assert because.source == "ion"


def test_a_permission_widens_what_the_rules_say():
    state = with_modifiers(Modifier("boost", "may", about="x"))
    assert values.allowed(state, "boost", "x", normally=False)
    assert not values.allowed(state, "boost", "y", normally=False)
    assert values.because(state, "boost", "y") is None


def test_a_modifier_may_be_for_one_thing_or_for_all_and_under_a_condition():
    state = with_modifiers(
        Modifier("dice", "plus", 1, about="x"), Modifier("dice", "plus", 2, only="in-rain")
    )
    assert (values.number(state, "dice", 3, "x"), values.number(state, "dice", 3, "y")) == (4, 3)
    state.rain = True
    assert (values.number(state, "dice", 3, "x"), values.number(state, "dice", 3, "y")) == (6, 5)


def test_a_modifier_can_be_removed_one_at_a_time():
    one = Modifier("dice", "plus", 1)
    state = with_modifiers(one, one)
    values.remove(state, one)
    assert values.number(state, "dice", 0) == 1
    values.remove(state, one)
    values.remove(state, one)
    assert state.effects.modifiers == {}


def test_a_way_must_have_its_place_in_the_order():
    with pytest.raises(ValueError, match="does not say when"):

        @values.way
        def sideways(state, modifier, about, number):
            return number


def test_what_lasts_until_a_moment_ends_with_it_and_leaves_no_trace():
    state = with_modifiers(
        Modifier("dice", "plus", 1, until="round"), Modifier("dice", "plus", 5, until="game")
    )
    durations.end(state.effects, "round")
    assert values.number(state, "dice", 0) == 5
    durations.end(state.effects, "game")
    assert state == State()


def test_a_moment_of_one_thing_carries_its_id():
    state = with_modifiers(
        Modifier("dice", "plus", 1, until="activation:a"), Modifier("dice", "plus", 5, until="activation:b")
    )
    durations.end(state.effects, "activation:a")
    assert values.number(state, "dice", 0) == 5


cards: Abilities[State] = Abilities()
cards.declare("now", FirstPlayerFirst(lambda state, about: (0, 1)))
cards.declare("later", FirstPlayerFirst(lambda state, about: (0, 1)))


@cards.ability("now", "later")
def shout(table, use):
    pass


def test_an_ability_listens_to_all_of_its_moments():
    state = State()
    one = cards.bring(state, "shout", 1, "card")
    assert cards.listening(state, "now", 1) == cards.listening(state, "later", 1) == [one]
    assert cards.listening(state, "now", 0) == []
    cards.drop(state, one)
    assert state == State()
    cards.drop(state, one)
    assert state == State()


def test_what_leaves_takes_its_lasting_effects_along_and_leaves_those_that_end_by_themselves():
    state = with_modifiers(
        Modifier("dice", "plus", 1, source="card"),
        Modifier("dice", "plus", 2, source="card", until="round"),
        Modifier("dice", "plus", 4, source="other"),
    )
    cards.bring(state, "shout", 0, "card")
    put_off = cards.bring(state, "shout", 0, "card", "ship-3", once=True)
    lasting = cards.bring(state, "shout", 0, "card", until="round")
    other = cards.bring(state, "shout", 0, "other")
    durations.leave_play(state.effects, "card")
    assert values.number(state, "dice", 0) == 6
    assert cards.listening(state, "now", 0) == [put_off, lasting, other]


def test_all_of_it_is_plain_data_that_copies_share():
    state = with_modifiers(Modifier("dice", "plus", 1))
    cards.bring(state, "shout", 0, "card")
    copied = copier(State)(state)
    values.add(copied, Modifier("dice", "plus", 2))
    cards.bring(copied, "shout", 1, "other")
    assert values.number(state, "dice", 0) == 1
    assert len(cards.listening(state, "now", 0)) == 1
    assert cards.listening(state, "now", 1) == []
    assert msgspec.json.decode(msgspec.json.encode(copied), type=State) == copied
