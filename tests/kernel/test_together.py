"""Several seats at once: in secret, in any order, changed until the last is in, and safe against a crash."""

from __future__ import annotations

from itertools import permutations

import pytest

from holotable.kernel.errors import BadInput, Illegal, NotOwed, RulesError
from holotable.kernel.match import Match
from holotable.kernel.moment import Moment
from holotable.kernel.record import parse
from holotable.kernel.table import Table
from holotable.kernel.together import Together
from kernel.games.auction import auction
from kernel.games.convoy import Dials, convoy
from kernel.games.tiny import Ask, playing, rules


def bidding(seats=3):
    return Match.new(auction, {"seats": seats}, seed="bids")


def test_every_seat_is_asked_at_once():
    match = bidding(5)
    assert match.owing() == [0, 1, 2, 3, 4]
    match.choose(3, 2)
    assert match.owing() == [0, 1, 2, 4]


def test_the_order_in_which_answers_arrive_leaves_no_trace():
    ends = set()
    for order in permutations(range(3)):
        match = bidding()
        for seat in order:
            match.choose(seat, seat + 1)
        ends.add((match.record().text(), match.digest(), str(match.news())))
    assert len(ends) == 1


def test_an_answer_is_hidden_until_the_last_one_is_in():
    match = bidding()
    everybody_else = match.view(frozenset({1, 2}))
    match.choose(0, 7)
    assert match.view(frozenset({1, 2})) == everybody_else
    assert match.view(frozenset()).bids == [None, None, None]
    assert match.view(frozenset({0})).bids == [7, None, None], "its own seat sees it"
    assert match.news() == []
    assert "first 7" not in match.record().text()


def test_viewers_who_look_together_see_their_answers_together():
    match = bidding()
    match.choose(0, 7)
    match.choose(2, 1)
    assert match.view(frozenset({0, 2})).bids == [7, None, 1]
    assert match.view(frozenset({0})).bids == [7, None, None]


def test_an_answer_may_be_changed_until_the_last_one_is_in():
    match = bidding()
    match.choose(0, 7)
    match.table.reconsider(0)
    assert match.owing() == [0, 1, 2]
    match.choose(0, 3)
    match.choose(1, 0)
    with pytest.raises(NotOwed, match="no answer that it could still change"):
        match.table.reconsider(2)
    match.choose(2, 0)
    with pytest.raises(NotOwed):
        match.table.reconsider(0)
    assert [match.lines[n][1] for n in (1, 2, 3)] == [3, 0, 0]


def test_answers_survive_a_crash_wherever_the_others_are():
    match = bidding()
    match.choose(2, 4)
    match.choose(0, 7)
    data = match.moment().encode()
    table = Table.of_moment(auction, Moment.decode(data))
    assert sorted(table.owed()) == [1]
    table.choose(1, 1)
    match.choose(1, 1)
    assert table.moment().encode() == match.moment().encode()


def test_who_leaves_does_not_hold_up_the_others():
    match = bidding()
    match.choose(0, 7)
    match.leave(1)
    assert match.owing() == [2]
    match.choose(2, 0)
    assert match.result is None
    assert match.owing() == [0], "the best bid takes first"


def test_who_left_is_not_asked_together_with_the_others_again():
    match = bidding()
    match.leave(1)
    while match.view(frozenset()).left == 9:
        seat = match.owing()[0]
        decision = match.pending(seat)
        match.choose(seat, decision.candidates(match.table.state_of(seat))[0])
    assert match.owing() == [0, 2]


def test_a_secret_step_may_ask_its_own_seat_several_times():
    steps = rules()

    @steps.step
    def all_of_you(table):
        yield Together({seat: three_numbers(seat) for seat in (2, 0)})
        table.state.log.append("all in")

    @steps.step
    def three_numbers(table, seat):
        for what in "abc":
            table.state.numbers[f"{seat}{what}"] = yield Ask(seat, what)

    table = playing(steps, all_of_you())
    table.choose(2, 1)
    table.choose(0, 4)
    table.choose(2, 2)
    assert table.state.numbers == {}, "nothing has happened on the real world yet"
    assert table.state_of(2).numbers == {"2a": 1, "2b": 2}
    table.reconsider(2)
    assert table.owed()[2].what == "b", "only the last answer is taken back"
    fork = table.fork()
    for one in (table, fork):
        for seat, number in ((0, 5), (0, 6), (2, 7), (2, 8)):
            one.choose(seat, number)
        assert one.state.numbers == {"0a": 4, "0b": 5, "0c": 6, "2a": 1, "2b": 7, "2c": 8}
        assert one.state.log == ["all in"]


# Forms: several secret things each -----------------------------------------------------------------------------------


def dialling(boats=8):
    match = Match.new(convoy, {"boats": boats}, seed="dials")
    for seat in (0, 1):
        match.choose(seat, match.pending(seat).candidates(match.table.state)[0])
    return match


def test_eight_dials_are_set_in_any_order():
    match = dialling()
    for number in (5, 2, 7, 0):
        match.choose(0, {f"a{number}": "race"})
    assert 0 in match.owing()
    assert match.table.drafts == {0: dict.fromkeys(("a5", "a2", "a7", "a0"), "race")}
    for number in (1, 3, 4, 6):
        match.choose(0, {f"a{number}": "drift"})
    assert 0 not in match.owing()
    assert match.table.drafts in (None, {})


def test_a_dial_may_be_turned_again_while_others_are_not_set():
    match = dialling(2)
    match.choose(1, {"b0": "race"})
    match.choose(1, {"b0": "drift"})
    match.choose(1, {"b1": "sail"})
    for seat, name in ((0, "a"), (2, "c"), (3, "d")):
        match.choose(seat, {f"{name}0": "sail", f"{name}1": "sail"})
    dials = {name: boat.dial for name, boat in match.table.state.boats.items()}
    assert (dials["b0"], dials["b1"]) == ("drift", "sail")


def test_a_wrong_dial_is_refused_and_those_that_are_set_stay():
    match = dialling(2)
    match.choose(1, {"b0": "race"})
    before = match.moment().encode()
    for wrong in ({"b1": "sideways"}, {"a0": "race"}, {"b0": "drift", "b9": "race"}):
        with pytest.raises(Illegal):
            match.choose(1, wrong)
        assert match.moment().encode() == before
    with pytest.raises(BadInput):
        match.choose_written(1, '{"b1": "sideways"}')


def test_the_order_of_dials_and_of_seats_leaves_no_trace():
    ends = set()
    for order in permutations(range(4)):
        match = dialling(2)
        for number in order[:2]:
            for seat in order:
                name = f"{'abcd'[seat]}{number % 2}"
                match.choose(seat, {name: "sail" if seat % 2 else "race"})
        for seat in match.owing()[:]:
            if isinstance(match.pending(seat), Dials):
                names = match.pending(seat).missing(match.table.state, match.table.drafts[seat])
                match.choose(seat, dict.fromkeys(names, "sail" if seat % 2 else "race"))
        ends.add((match.record().text(), match.digest()))
    assert len(ends) == 1


def test_half_set_dials_survive_a_crash_and_a_fork():
    match = dialling()
    match.choose(3, {"d4": "race", "d1": "drift"})
    data = match.moment().encode()
    again = Table.of_moment(convoy, Moment.decode(data))
    fork = match.table.fork()
    for one in (again, fork):
        assert one.moment().encode() == data
        one.choose(3, {f"d{number}": "sail" for number in (0, 2, 3, 5, 6, 7)})
        assert 3 not in one.owed()
    assert match.table.drafts == {3: {"d4": "race", "d1": "drift"}}, "the fork changed nothing here"


def test_half_set_dials_are_for_their_own_seat_alone():
    match = dialling()
    views = [match.view(frozenset(some)) for some in ((), (0,), (0, 2), (1,))]
    ids = [match.decision_id(seat) for seat in range(4)]
    match.choose(3, {"d4": "race"})
    assert [match.view(frozenset(some)) for some in ((), (0,), (0, 2), (1,))] == views
    assert [match.decision_id(seat) for seat in range(4)] == ids


def test_who_leaves_takes_their_half_set_dials_along():
    match = dialling(2)
    match.choose(3, {"d0": "race"})
    match.leave(3)
    assert match.moment().drafts == {}
    assert match.owing() == [0, 1, 2]


def test_a_record_holds_dials_only_as_a_whole():
    match = dialling(2)
    for seat, name in enumerate("abcd"):
        match.choose(seat, {f"{name}0": "sail", f"{name}1": "race"})
    text = match.record().text()
    assert 'b {"b0":"sail","b1":"race"}' in text
    half = text.replace('b {"b0":"sail","b1":"race"}', 'b {"b0":"sail"}')
    with pytest.raises(BadInput, match="Every field"):
        Match.replay(convoy, parse(half))


def test_a_team_that_looks_together_sees_both_seats_dials():
    match = dialling(1)
    match.choose(0, {"a0": "race"})
    match.choose(2, {"c0": "drift"})
    seen = match.view(frozenset({0, 2})).boats
    assert (seen["a0"].dial, seen["c0"].dial) == ("race", "drift")
    assert match.view(frozenset({0})).boats["c0"].dial is None


def test_seats_asked_together_have_ids_that_tell_nothing_of_each_other():
    match = bidding()
    before = {seat: match.decision_id(seat) for seat in range(3)}
    assert len(set(before.values())) == 3
    match.choose(0, 7)
    assert [match.decision_id(seat) for seat in (1, 2)] == [before[1], before[2]]


def test_a_match_that_begins_while_answers_wait_can_be_undone_beyond_them():
    begun = Match.new(auction, seed="together")
    begun.choose(1, 3)
    match = Match.at(auction, begun.moment(), seed="from here")
    for seat in (0, 2):
        match.choose(seat, 3)
    after = match.digest()
    match.undo()
    assert match.owing() == [2]
    match.choose(2, 3)
    assert match.digest() == after
    while match.table.state.lots == 3:
        (seat,) = match.owing()
        match.choose(seat, match.table.state.open[0])
    assert match.owing() == [0, 1, 2]


def test_a_match_that_begins_with_half_set_dials_can_be_undone_beyond_them():
    begun = dialling(2)
    begun.choose(1, {"b0": "race"})
    match = Match.at(convoy, begun.moment(), seed="from here")
    match.choose(1, {"b1": "sail"})
    for seat, name in ((0, "a"), (2, "c"), (3, "d")):
        match.choose(seat, {f"{name}0": "sail", f"{name}1": "sail"})
    after = match.digest()
    match.undo()
    assert match.owing() == [3]
    match.choose(3, {"d0": "sail", "d1": "sail"})
    assert match.digest() == after


def test_who_left_while_answers_waited_is_replayed_so():
    match = bidding()
    match.choose(0, 7)
    match.leave(1)
    match.choose(2, 0)
    again = Match.replay(auction, parse(match.record().text()))
    assert again.record().text() == match.record().text()
    assert again.digest() == match.digest()


def test_a_game_that_ends_while_answers_wait_is_replayed_so():
    match = bidding()
    match.choose(0, 7)
    match.leave(1)
    match.leave(2)
    assert match.result is not None
    assert match.result.places[0] == (0,)
    again = Match.replay(auction, parse(match.record().text()))
    assert again.result == match.result
    assert again.digest() == match.digest()


def test_what_a_secret_step_asks_may_not_depend_on_other_seats_answers():
    steps = rules()

    @steps.step
    def both(table):
        yield Together({0: peeking(0), 1: peeking(1)})

    @steps.step
    def peeking(table, seat):
        table.state.numbers[str(seat)] = yield Ask(seat)
        if len(table.state.numbers) == 2:
            yield Ask(seat)

    table = playing(steps, both())
    table.choose(0, 1)
    with pytest.raises(RulesError, match="asks for more than it was answered"):
        table.choose(1, 1)


@pytest.mark.parametrize("questions", [1, 2])
def test_a_secret_step_asks_its_own_seat_only(questions):
    steps = rules()

    @steps.step
    def both(table):
        yield Together({0: nosy(0), 1: nosy(1)})

    @steps.step
    def nosy(table, seat):
        if questions == 2:
            yield Ask(seat)
        yield Ask(1 - seat)

    def play():
        playing(steps, both()).choose(0, 1)

    with pytest.raises(RulesError, match="only ask its own seat"):
        play()
