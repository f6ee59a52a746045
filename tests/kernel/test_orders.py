"""Orders of windows, each seen alone: abilities that only note that they were used."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from holotable.kernel.abilities import Abilities, Ability
from holotable.kernel.chance import Chance
from holotable.kernel.effects import Active, WithEffects
from holotable.kernel.errors import RulesError
from holotable.kernel.ordering import Alternating, FirstPlayerFirst, Queue
from holotable.kernel.reactions import React
from holotable.kernel.table import Table
from holotable.kernel.windows import Windows
from kernel.games.tiny import Ask, Tiny, rules


def asked(table: Table[Any]) -> tuple[int, list[str]]:
    """The seat that is asked, and its options as they are written."""
    ((seat, decision),) = table.owed().items()
    return seat, [decision.write(choice) for choice in decision.options(table.state)]


def answer(table: Table[Any], *texts: str) -> None:
    for text in texts:
        ((seat, decision),) = table.owed().items()
        table.choose(seat, decision.read(text))


class Log(WithEffects):
    log: list[str] = msgspec.field(default_factory=list)
    tokens: list[int] = msgspec.field(default_factory=lambda: [0, 0, 0])


def noting(order: Any, *, moments: tuple[str, ...] = ("m",), shown: Any = None) -> Any:
    """Abilities that only note that they were used, windows for them, and a table to play on."""
    some: Abilities[Log] = Abilities(shown=shown)
    for moment in moments:
        some.declare(moment, order)
    register = rules()

    class Answer(React[Log], frozen=True):
        rule = "LO-1"

    opened = Windows(some, register, Answer)

    class Game(Tiny):
        State = Log

        def broken(self, state: Any) -> None:
            return None

    def note(table: Any, use: Any) -> None:
        table.state.log.append(f"{use.active.source}{use.active.owner}")

    def play(state: Log, *first: Any) -> Table[Any]:
        table = Table(Game(register), state, [("over",)], Chance(b"key"))
        table.then(*first)
        table.listen()
        table.run()
        return table

    return some, opened, note, play


def test_who_passes_for_good_is_not_asked_again() -> None:
    order: Alternating[Log] = Alternating(lambda state, about: (0, 1, 2), passing="for good")
    some, opened, note, play = noting(order)
    some.add(Ability(id="a", run=note, moments=("m",)))
    state = Log()
    for seat in range(3):
        some.bring(state, "a", seat, "x")
        some.bring(state, "a", seat, "y")
    table = play(state, opened.open("m"))
    answer(table, "pass", "a@x", "pass")
    assert asked(table) == (1, ["pass", "a@y"]), "Y alone is left"
    answer(table, "a@y")
    assert table.state.log == ["x1", "y1"]
    assert table.result is not None


def test_who_has_nothing_in_an_open_alternation_passes_without_a_word() -> None:
    order: Alternating[Log] = Alternating(lambda state, about: (2, 0, 1))
    some, opened, note, play = noting(order)
    some.add(Ability(id="a", run=note, moments=("m",)))
    state = Log()
    some.bring(state, "a", 1, "x")
    some.bring(state, "a", 1, "y")
    table = play(state, opened.open("m"))
    answer(table, "a@y")
    assert asked(table) == (1, ["pass", "a@x"])
    answer(table, "pass")
    assert table.state.log == ["y1"]


def test_what_is_triggered_meanwhile_may_go_to_the_back() -> None:
    order: Queue[Log] = Queue(lambda state, about: (0, 1), new="back")
    some, opened, note, play = noting(order, moments=("m", "n"))

    def again(table: Any, use: Any) -> None:
        note(table, use)
        opened.trigger(table, "n")
        opened.trigger(table, "n", "second")

    some.add(Ability(id="again", run=again, moments=("m",), optional=False))
    some.add(Ability(id="late", run=note, moments=("n",), optional=False))
    state = Log()
    some.bring(state, "again", 0, "a")
    some.bring(state, "again", 1, "b")
    some.bring(state, "late", 1, "n")
    table = play(state, opened.open("m"))
    assert table.state.log == ["a0", "b1", "n1", "n1", "n1", "n1"]


def test_two_events_of_one_ability_are_put_in_order_apart_and_the_later_goes_to_the_front() -> None:
    order: Queue[Log] = Queue(lambda state, about: (0, 1))
    some, opened, _, play = noting(order, moments=("m", "n"))

    def twice(table: Any, use: Any) -> None:
        opened.trigger(table, "n", "first")
        opened.trigger(table, "n", "second")

    def tell(table: Any, use: Any) -> None:
        table.state.log.append(f"{use.about[0]} {use.active.source}")

    some.add(Ability(id="twice", run=twice, moments=("m",), optional=False))
    some.add(Ability(id="tell", run=tell, moments=("n",), optional=False))
    state = Log()
    some.bring(state, "twice", 1, "a")
    some.bring(state, "tell", 0, "p")
    some.bring(state, "tell", 0, "q")
    table = play(state, opened.open("m"))
    assert asked(table) == (0, ["tell@p", "tell@q"])
    answer(table, "tell@q")
    assert asked(table) == (0, ["tell@p", "tell@q"]), "those of the other event"
    answer(table, "tell@p")
    assert table.state.log == ["second q", "second p", "first p", "first q"]


def test_an_ability_that_is_resolved_ends_before_what_it_triggered_is() -> None:
    """XW-CARD-20 in small: the focus that an ability grants triggers another, which comes before what waits longer."""
    order: Queue[Log] = Queue(lambda state, about: (0, 1))
    some, opened, note, play = noting(order, moments=("m", "n"))

    def long(table: Any, use: Any) -> Any:
        table.state.log.append("begins")
        opened.trigger(table, "n")
        yield Ask(0)
        table.state.log.append("ends")

    some.add(Ability(id="long", run=long, moments=("m",), optional=False))
    some.add(Ability(id="quick", run=note, moments=("n",), optional=False))
    some.add(Ability(id="older", run=note, moments=("m",), optional=False))
    state = Log()
    some.bring(state, "long", 0, "l")
    some.bring(state, "older", 1, "o")
    some.bring(state, "quick", 1, "q")
    table = play(state, opened.open("m"))
    table.choose(0, 1)
    assert table.state.log == ["begins", "ends", "q1", "o1"]


def test_what_can_be_used_without_a_card_is_found_in_what_all_see() -> None:
    def spending(state: Log, moment: str, seat: int) -> list[Active]:
        return [Active("spend", seat, f"token-{n}") for n in range(state.tokens[seat])]

    order: FirstPlayerFirst[Log] = FirstPlayerFirst(lambda state, about: (0, 1, 2))
    some, opened, _, play = noting(order, shown=spending)

    def spend(table: Any, use: Any) -> None:
        table.state.tokens[use.active.owner] -= 1

    some.add(Ability(id="spend", run=spend, moments=("m",)))
    table = play(Log(tokens=[0, 2, 0]), opened.open("m"))
    assert asked(table) == (1, ["pass", "spend@token-0", "spend@token-1"])
    answer(table, "spend@token-1")
    assert asked(table) == (1, ["pass", "spend@token-0"])


def test_the_games_own_effects_go_before_those_of_players() -> None:
    for order in (
        FirstPlayerFirst(lambda state, about: (0,)),
        Alternating(lambda state, about: (0,)),
        Queue(lambda state, about: (0,)),
    ):
        some, opened, note, play = noting(order)
        some.add(Ability(id="a", run=note, moments=("m",), optional=False))
        state = Log()
        some.bring(state, "a", 0, "player")
        some.bring(state, "a", -1, "storm")
        some.bring(state, "a", -1, "flood")
        assert play(state, opened.open("m")).state.log == ["storm-1", "flood-1", "player0"]


def test_the_same_effect_put_off_twice_comes_due_twice() -> None:
    order: FirstPlayerFirst[Log] = FirstPlayerFirst(lambda state, about: (0,))
    some, opened, note, play = noting(order)
    some.add(Ability(id="a", run=note, moments=("m",)))
    state = Log()
    some.bring(state, "a", 0, "x", "one", once=True)
    some.bring(state, "a", 0, "x", "two", once=True)
    table = play(state, opened.open("m"))
    assert asked(table) == (0, ["pass", "a@x"]), "one option for what cannot be told apart"
    answer(table, "a@x", "a@x")
    assert table.state.log == ["x0", "x0"]
    assert table.state.effects.active == {}


def test_windows_used_wrongly_are_mistakes_of_the_rules() -> None:
    order: FirstPlayerFirst[Log] = FirstPlayerFirst(lambda state, about: (0,))
    some, opened, _, play = noting(order)

    def cancels(table: Any, use: Any) -> None:
        opened.cancel(table, use)

    some.add(Ability(id="a", run=cancels, moments=("m",), optional=False))
    state = Log()
    some.bring(state, "a", 0, "x")
    with pytest.raises(RulesError, match="nothing is about to happen"):
        play(state, opened.open("m"))
    with pytest.raises(RulesError, match="no moment called"):
        play(Log(), opened.open("n"))
    with pytest.raises(RulesError, match="is not queued"):
        opened.trigger(play(Log()), "m")
