"""Timing windows: whose turn it is, what may be used, and what becomes of it."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from holotable.kernel.abilities import Abilities, Ability
from holotable.kernel.chance import Chance
from holotable.kernel.effects import Modifier
from holotable.kernel.errors import Illegal
from holotable.kernel.moment import Moment
from holotable.kernel.ordering import FirstPlayerFirst, Queue
from holotable.kernel.table import Table
from kernel.games.conjurers import (
    ALL_SPELLS,
    State,
    cards,
    conjurers,
    harm,
    round_ends,
    steps,
    values,
    windows,
)

NORTH, EAST, SOUTH = range(3)


def conjurers_with(
    hands: dict[int, list[str]] | None = None,
    relics: dict[int, list[str]] | None = None,
    life: list[int] | None = None,
) -> State:
    held = hands or {}
    used = {spell for hand in held.values() for spell in hand}
    state = State(
        life=life or [4, 4, 4],
        hands=[held.get(seat, []) for seat in range(3)],
        bag=[spell for spell in sorted(ALL_SPELLS) if spell not in used],
        spent=[],
        first=NORTH,
        round=1,
        rounds=1,
        out=[],
    )
    for seat, some in (relics or {}).items():
        for relic in some:
            cards.bring(state, relic, seat, f"{relic}-{seat}")
    return state


def playing(state: State, *first: Any) -> Table[State]:
    table = Table(conjurers, state, [round_ends()], Chance(b"key"))
    table.then(*first)
    table.listen()
    table.run()
    return table


def asked(table: Table[State]) -> tuple[int, list[str]]:
    """The seat that is asked, and its options as they are written."""
    ((seat, decision),) = table.owed().items()
    return seat, [decision.write(choice) for choice in decision.options(table.state)]


def answer(table: Table[State], *texts: str) -> None:
    for text in texts:
        ((seat, decision),) = table.owed().items()
        table.choose(seat, decision.read(text))


def heard(table: Table[State], kind: str) -> list[Any]:
    return [event for event in table.heard or [] if type(event).__name__ == kind]


# First player first --------------------------------------------------------------------------------------------------


def test_the_first_player_resolves_all_of_theirs_before_the_next_is_asked() -> None:
    state = conjurers_with(relics={NORTH: ["kindle"], EAST: ["kindle"]}, life=[2, 2, 4])
    cards.bring(state, "kindle", NORTH, "spare")
    table = playing(state, windows.open("dawn"))
    assert asked(table) == (NORTH, ["pass", "kindle@kindle-0", "kindle@spare"])
    answer(table, "kindle@spare")
    assert asked(table) == (NORTH, ["pass", "kindle@kindle-0"])
    answer(table, "pass")
    assert asked(table) == (EAST, ["pass", "kindle@kindle-1"])


def test_a_forced_ability_that_stands_alone_happens_without_a_question() -> None:
    state = conjurers_with(relics={EAST: ["focus"], SOUTH: ["kindle"]}, life=[4, 4, 1])
    table = playing(state, windows.open("dawn"))
    assert len(table.state.hands[EAST]) == 1
    assert asked(table)[0] == SOUTH


def test_nobody_passes_while_a_forced_ability_of_theirs_is_left() -> None:
    state = conjurers_with(relics={NORTH: ["focus", "kindle"]}, life=[1, 4, 4])
    table = playing(state, windows.open("dawn"))
    assert asked(table) == (NORTH, ["focus@focus-0", "kindle@kindle-0"])
    with pytest.raises(Illegal):
        answer(table, "pass")
    answer(table, "kindle@kindle-0")
    assert table.result is not None
    assert len(table.state.hands[NORTH]) == 1, "the one that is left then happens by itself"


def test_open_abilities_ask_nobody_who_has_none() -> None:
    table = playing(conjurers_with(relics={SOUTH: ["kindle"]}, life=[4, 4, 1]), windows.open("dawn"))
    assert asked(table)[0] == SOUTH


# Alternating, with counters outside of the alternation ---------------------------------------------------------------


def test_turns_alternate_and_a_pass_is_for_now() -> None:
    state = conjurers_with({NORTH: ["bless-0", "bless-1"], EAST: ["hush-0"]})
    table = playing(state, windows.open("duel"))
    answer(table, "pass")
    assert asked(table)[0] == EAST
    answer(table, "hush@hush-0", "pass")
    assert asked(table) == (NORTH, ["pass", "bless@bless-0", "bless@bless-1"]), "North may come back"


def test_the_window_closes_when_all_have_passed_one_after_another() -> None:
    state = conjurers_with({NORTH: ["bless-0"], EAST: ["hush-0"], SOUTH: ["hush-1"]})
    table = playing(state, windows.open("duel"))
    answer(table, "pass", "pass")
    assert table.state.effects.windows
    answer(table, "pass")
    assert table.result is not None, "the round went on, and ended the game"


def test_a_counter_is_outside_of_the_alternation() -> None:
    state = conjurers_with({NORTH: ["bless-0"], EAST: ["fizzle-0", "hush-0"], SOUTH: ["hush-1"]})
    table = playing(state, windows.open("duel"))
    answer(table, "bless@bless-0")
    assert asked(table) == (EAST, ["pass", "fizzle@fizzle-0"])
    answer(table, "fizzle@fizzle-0", "pass")
    assert asked(table) == (EAST, ["pass", "hush@hush-0"]), "having countered, East still has its turn"
    assert values.number(table.state, "power", 1, str(NORTH)) == 1, "the blessing was cancelled"
    assert table.state.spent == ["bless-0", "fizzle-0"], "and is spent all the same"


def test_counters_counter_counters_five_deep_and_deeper() -> None:
    fizzles = {seat: [f"fizzle-{n}" for n in range(7) if n % 2 == seat] for seat in (NORTH, EAST)}
    state = conjurers_with({NORTH: ["bless-0", *fizzles[NORTH]], EAST: [*fizzles[EAST], "hush-0"]})
    table = playing(state, windows.open("duel"))
    answer(table, "bless@bless-0")
    for n, seat in ((1, EAST), (0, NORTH), (3, EAST), (2, NORTH), (5, EAST), (4, NORTH)):
        assert asked(table)[0] == seat
        answer(table, f"fizzle@fizzle-{n}")
    assert len(table.state.effects.windows) == 8, "the duel, and one window for each spell"
    while table.state.effects.windows[-1].moment != "duel":
        answer(table, "pass")
    assert values.number(table.state, "power", 1, str(NORTH)) == 2, "six counters cancel one another"


def test_every_depth_forks_saves_and_replays() -> None:
    state = conjurers_with({NORTH: ["bolt-0", "fizzle-0", "fizzle-2"], EAST: ["fizzle-1", "fizzle-3"]})
    table = playing(state, windows.open("duel"))
    for text in ("bolt@bolt-0", "fizzle@fizzle-1", "fizzle@fizzle-0", "fizzle@fizzle-3", "fizzle@fizzle-2"):
        answer(table, text)
        data = table.moment().encode()
        again = Table.of_moment(conjurers, Moment.decode(data))
        assert again.moment().encode() == data
        assert table.fork().moment().encode() == data
        assert asked(again) == asked(table)
    assert asked(table)[1] == ["east", "south"], "nothing stops the bolt any more"


# Hidden hands: whether a seat is asked depends on public facts alone -------------------------------------------------


def test_who_holds_cards_is_asked_whatever_they_are() -> None:
    for held in ("fizzle-0", "bless-1"):
        state = conjurers_with({NORTH: ["bless-0"], EAST: [held]})
        table = playing(state, windows.open("duel"))
        answer(table, "bless@bless-0")
        assert asked(table)[0] == EAST, "East has its window, with or without a counter"


def test_who_holds_nothing_need_not_be_asked() -> None:
    table = playing(conjurers_with({NORTH: ["bless-0", "hush-0"]}), windows.open("duel"))
    answer(table, "bless@bless-0")
    assert asked(table)[0] == NORTH


def test_hidden_abilities_are_not_looked_for_where_not_all_are_asked() -> None:
    with pytest.raises(ValueError, match="nobody can be asked"):
        Abilities().declare("queued", Queue(lambda state, about: ()), always=lambda state, seat: True)


# Queues --------------------------------------------------------------------------------------------------------------


def hurting(state: State, target: int, by: int, amount: int = 1) -> Table[State]:
    table = Table(conjurers, state, [round_ends()], Chance(b"key"))
    harm(table, target, amount, by)
    table.listen()
    table.run()
    return table


def test_a_queue_is_in_player_order_with_the_owners_order_inside() -> None:
    state = conjurers_with(relics={EAST: ["thorns", "vengeance"]})
    table = hurting(state, EAST, by=NORTH)
    assert asked(table) == (EAST, ["thorns@thorns-1", "vengeance@vengeance-1"]), "put in order, not used yet"
    answer(table, "vengeance@vengeance-1")
    assert [use.active.ability for use in table.state.effects.windows[0].queue] == ["vengeance", "thorns"]
    assert asked(table) == (EAST, ["pass", "vengeance@vengeance-1"]), "in front stands what may be left"
    answer(table, "pass")
    assert table.state.life[:2] == [3, 3], "then the thorns sting"


def test_what_is_triggered_meanwhile_goes_to_the_front_of_the_queue() -> None:
    state = conjurers_with(relics={NORTH: ["vengeance"], EAST: ["thorns", "vengeance"]})
    table = hurting(state, EAST, by=NORTH)
    answer(table, "thorns@thorns-1")
    queue = table.state.effects.windows[0].queue
    assert [(use.active.owner, use.active.ability) for use in queue] == [
        (NORTH, "vengeance"),
        (EAST, "vengeance"),
    ]
    assert asked(table) == (NORTH, ["pass", "vengeance@vengeance-0"])


def test_a_requirement_is_checked_when_the_ability_is_queued() -> None:
    state = conjurers_with(relics={EAST: ["thorns", "vengeance"]}, life=[4, 1, 4])
    table = hurting(state, EAST, by=NORTH)
    assert asked(table) == (EAST, ["pass", "vengeance@vengeance-1"]), (
        "too late for thorns: East has no life left"
    )


def test_nobody_is_removed_while_the_queue_waits() -> None:
    state = conjurers_with(relics={EAST: ["vengeance"]}, life=[4, 1, 4])
    table = hurting(state, EAST, by=NORTH)
    assert table.state.life[EAST] == 0
    assert table.state.out == []
    answer(table, "pass")
    assert table.state.out == [EAST]


def test_a_queue_can_check_requirements_again_when_it_comes_to_each() -> None:
    state = conjurers_with(relics={NORTH: ["drink"], EAST: ["drink"]}, life=[2, 2, 4])
    table = playing(state, steps_of_dusk())
    assert asked(table) == (NORTH, ["pass", "drink@drink-0"])
    answer(table, "drink@drink-0")
    assert asked(table) == (EAST, ["pass", "drink@drink-1"]), "East is the weakest still"
    table = playing(
        conjurers_with(relics={NORTH: ["drink"], EAST: ["drink"]}, life=[2, 3, 4]), steps_of_dusk()
    )
    answer(table, "drink@drink-0")
    assert table.result is not None, "East was not the weakest when the dusk began, and is not queued"
    table = playing(conjurers_with({}, {NORTH: ["drink"], EAST: ["drink"]}, life=[2, 2, 4]), steps_of_dusk())
    table.state.life[EAST] = 4
    answer(table, "drink@drink-0")
    assert table.result is not None, "East was queued, and dropped out"


def steps_of_dusk() -> Any:
    return ("dusk",)


# Replacing, once, until, put off -------------------------------------------------------------------------------------


def test_what_is_replaced_does_not_happen() -> None:
    state = conjurers_with(relics={EAST: ["ward", "thorns"]})
    table = hurting(state, EAST, by=NORTH)
    answer(table, "ward@ward-1")
    assert table.state.life == [4, 4, 4], "no harm, so no thorns either"


def test_only_one_thing_replaces_another() -> None:
    state = conjurers_with({EAST: ["shield-0", "shield-1"]}, {EAST: ["ward"]})
    table = hurting(state, EAST, by=NORTH)
    assert asked(table) == (EAST, ["pass", "ward@ward-1", "shield@shield-0", "shield@shield-1"])
    answer(table, "shield@shield-0")
    assert asked(table) == (EAST, ["pass"])
    decision = table.owed()[EAST]
    refused = decision.refusal(table.state, ("ward", "ward-1"))
    assert refused is not None
    assert (refused.rule, refused.phrase.key) == ("CO-5", "refused-ability-replaced")


def test_an_ability_is_used_once_until_its_moment_comes() -> None:
    state = conjurers_with(relics={EAST: ["ward"]})
    table = hurting(state, EAST, by=NORTH)
    answer(table, "ward@ward-1")
    once_more = Table(conjurers, table.state, [round_ends()], Chance(b"key"))
    harm(once_more, EAST, 1, NORTH)
    harm(once_more, EAST, 1, NORTH)
    once_more.run()
    answer(once_more, "ward@ward-1")
    assert once_more.state.life[EAST] == 3, "anew in a new round, but not twice in it"


def test_once_a_game_is_never_forgotten() -> None:
    state = conjurers_with(relics={NORTH: ["kindle"]}, life=[1, 4, 4])
    table = playing(state, windows.open("dawn"))
    answer(table, "kindle@kindle-0")
    assert not table.state.effects.modifiers, "its effect has ended with the round"
    assert cards.spent(table.state, table.state.effects.active["dawn"][0])


def test_each_ability_has_one_opportunity_in_a_window() -> None:
    state = conjurers_with({NORTH: ["bless-0"]}, {NORTH: ["kindle"]}, life=[1, 4, 4])
    cards.bring(state, "kindle", NORTH, "other")
    table = playing(state, windows.open("dawn"))
    answer(table, "kindle@kindle-0")
    refused = table.owed()[NORTH].refusal(table.state, ("kindle", "kindle-0"))
    assert refused is not None
    assert refused.phrase.key == "refused-ability-spent"


def test_modifiers_and_permissions_last_until_their_moment() -> None:
    state = conjurers_with({NORTH: ["bless-0", "hush-0"]}, {NORTH: ["drink"]}, life=[1, 4, 4])
    table = playing(state, windows.open("duel"), steps_of_dusk())
    answer(table, "bless@bless-0", "hush@hush-0")
    assert values.number(table.state, "power", 1, str(NORTH)) == 2
    assert values.number(table.state, "power", 1, str(EAST)) == 1
    assert not values.allowed(table.state, "drink", normally=True)
    because = values.because(table.state, "drink")
    assert because is not None
    assert because.source == "hush-0"
    answer(table, "drink@drink-0")
    assert table.state.life[NORTH] == 1, "hush: nobody drinks"
    assert values.allowed(table.state, "drink", normally=True), "but in the next round one may again"


def test_what_is_put_off_comes_due_once_and_before_what_players_have() -> None:
    state = conjurers_with({NORTH: ["poison-0"]}, {EAST: ["drink"]}, life=[4, 2, 4])
    table = playing(state, windows.open("duel"), steps_of_dusk())
    answer(table, "poison@poison-0", "east")
    assert table.state.life[EAST] == 1, "sickened before it may drink"
    assert asked(table) == (EAST, ["pass", "drink@drink-1"])
    assert [one.ability for one in table.state.effects.active["dusk"]] == ["drink"], "and never again"


def test_refusals_tell_why_an_ability_cannot_be_used_now() -> None:
    state = conjurers_with({NORTH: ["bless-0", "fizzle-0"]}, {NORTH: ["kindle"]})
    table = playing(state, windows.open("duel"))
    decision = table.owed()[NORTH]
    not_here = decision.refusal(table.state, ("fizzle", "fizzle-0"))
    assert not_here is not None
    assert not_here.phrase.key == "refused-ability-unheard"
    assert decision.refusal(table.state, ("kindle", "kindle-0")) == not_here, "not at this moment either"
    state = conjurers_with({NORTH: ["bolt-0"], EAST: ["hush-0"], SOUTH: ["hush-1"]})
    state.out = [EAST, SOUTH]
    table = playing(state, windows.open("duel"))
    no_target = table.owed()[NORTH].refusal(table.state, ("bolt", "bolt-0"))
    assert no_target is not None
    assert no_target.phrase.key == "refused-ability-requirement"


def test_used_and_passed_are_told() -> None:
    table = playing(conjurers_with({NORTH: ["bless-0"], EAST: ["hush-0"]}), windows.open("duel"))
    answer(table, "bless@bless-0", "pass")
    assert [(event.seat, event.source) for event in heard(table, "Used")] == [(NORTH, "bless-0")]
    assert [(event.seat, event.moment) for event in heard(table, "Passed")] == [(EAST, "spell")]


# What games may not declare ------------------------------------------------------------------------------------------


def test_a_moment_or_an_ability_is_declared_once_and_heard_of() -> None:
    some: Abilities[State] = Abilities()
    order: FirstPlayerFirst[State] = FirstPlayerFirst(lambda state, about: ())
    some.declare("now", order)
    with pytest.raises(ValueError, match="two moments"):
        some.declare("now", order)
    with pytest.raises(ValueError, match="no such moment"):
        some.add(Ability(id="late", run=lambda table, use: None, moments=("then",)))
    some.add(Ability(id="once", run=lambda table, use: None, moments=("now",)))
    with pytest.raises(ValueError, match="two abilities"):
        some.add(Ability(id="once", run=lambda table, use: None, moments=("now",)))


def test_what_replaces_cannot_wait_in_a_queue() -> None:
    some: Abilities[State] = Abilities()
    some.declare("queued", Queue(lambda state, about: ()))
    with pytest.raises(ValueError, match="cannot wait"):
        some.add(Ability(id="no", run=lambda table, use: None, moments=("queued",), instead=True))


def test_values_know_their_ways_and_conditions() -> None:
    state = conjurers_with()
    with pytest.raises(ValueError, match="no way"):
        values.add(state, Modifier("power", "sideways"))
    with pytest.raises(ValueError, match="no condition"):
        values.add(state, Modifier("power", "plus", only="sunday"))


def test_the_steps_of_windows_leave_other_names_to_the_game() -> None:
    assert {
        f"window-{name}" for name in ("opens", "before", "turn", "ask", "then", "use", "use-asking")
    } <= set(steps.code)


def test_effects_survive_being_encoded() -> None:
    state = conjurers_with({NORTH: ["bolt-0"]}, {NORTH: ["thorns", "kindle"]})
    values.add(state, Modifier("power", "plus", 2, until="round"))
    data = msgspec.msgpack.encode(state)
    assert msgspec.msgpack.decode(data, type=State) == state
