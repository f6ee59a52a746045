"""Decisions: every kind is written, read and sent, and refuses exactly what it does not offer."""

from __future__ import annotations

import json
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as some

from holotable.kernel.checks.playing import any_choice
from holotable.kernel.copying import copier
from holotable.kernel.decisions import (
    Arrange,
    Choose,
    Form,
    Number,
    Phrase,
    Place,
    Refusal,
    Some,
)
from holotable.kernel.errors import BadInput
from holotable.kernel.match import Match
from kernel.games import every
from kernel.games.convoy import Dials, Mend, Offer, OrderOfSailing, PlaceBuoy, State, convoy

KINDS = {Choose: "choose", Some: "some", Arrange: "order", Number: "number", Place: "place", Form: "form"}


def decisions_met(game, choices=60):
    """Decisions of a random match, each with the state that it is about."""
    match = Match.new(game, seed="decisions")
    random = Random(1)
    for _ in range(choices):
        if match.result is not None:
            return
        seat = random.choice(match.owing())
        decision, state = match.pending(seat), match.table.state_of(seat)
        yield decision, copier(game.State)(state), random
        match.choose(seat, random.choice(list(decision.candidates(state))))


MET = [one for game in every() for one in decisions_met(game)]


def test_the_made_up_games_ask_every_kind_of_question():
    assert {decision.kind for decision, _, _ in MET} == set(KINDS.values())


def test_what_is_written_reads_back_on_one_line():
    for decision, state, random in MET:
        for choice in [*decision.candidates(state), any_choice(decision, state, random)]:
            text = decision.write(choice)
            assert decision.read(text) == choice
            assert text == " ".join(text.split()), "one line, without blanks at its ends"


def test_what_is_sent_reads_back_from_json():
    for decision, state, _ in MET:
        for choice in decision.candidates(state):
            plain = json.loads(json.dumps(decision.plain(choice)))
            assert decision.from_plain(plain) == choice


def test_what_is_offered_is_legal_and_each_thing_is_offered_once():
    for decision, state, _ in MET:
        offered = [decision.write(choice) for choice in decision.candidates(state)]
        assert offered
        assert len(set(offered)) == len(offered)
        assert all(decision.refusal(state, choice) is None for choice in decision.candidates(state))


def test_what_is_not_offered_is_refused_by_a_rule():
    for decision, state, _ in MET:
        if decision.kind != "choose":
            continue
        offered = list(decision.options(state))
        elsewhere = [
            choice
            for other, there, _ in MET
            if type(other) is type(decision)
            for choice in other.options(there)
        ]
        for choice in elsewhere:
            refused = decision.refusal(state, choice)
            assert (refused is None) == (choice in offered)
            assert refused is None or refused.rule


def test_every_option_and_question_has_words_and_places():
    for decision, state, _ in MET:
        assert isinstance(decision.prompt(state), Phrase)
        for choice in decision.candidates(state):
            assert isinstance(decision.phrase(state, choice), Phrase)
            assert all(isinstance(place, str) for place in decision.on(state, choice))


@given(some.text(max_size=60) | some.text(max_size=8).map(lambda text: text * 300))
def test_a_text_that_is_no_choice_gets_one_clear_error(text):
    for kind in {type(decision): decision for decision, _, _ in MET}.values():
        try:
            kind.read(text)
        except BadInput as error:
            told = str(error)
        else:
            told = ""
        assert len(told) < 500


json_values = some.recursive(
    some.none() | some.booleans() | some.integers() | some.floats() | some.text(max_size=8),
    lambda inner: (
        some.lists(inner, max_size=4) | some.dictionaries(some.sampled_from("ab"), inner, max_size=2)
    ),
    max_leaves=6,
)


@given(json_values)
def test_a_value_that_is_no_choice_gets_one_clear_error(value):
    for kind in {type(decision): decision for decision, _, _ in MET}.values():
        try:
            kind.from_plain(value)
        except BadInput as error:
            told = str(error)
        else:
            told = ""
        assert len(told) < 500


# Kind by kind --------------------------------------------------------------------------------------------------------


def fleet() -> State:
    match = Match.new(convoy, {"boats": 3}, seed="fleet")
    for seat, pose in ((0, (10.0, 10.0, 0.0)), (1, (90.0, 90.0, 0.0))):
        match.choose(seat, pose)
    return match.table.state


def hit(state: State, *names: str) -> State:
    from msgspec.structs import replace

    for name in names:
        state.boats[name] = replace(state.boats[name], damage=1)
    return state


def test_some_are_chosen_within_their_bounds():
    state = hit(fleet(), "a0", "a1", "a2")
    mend = Mend(0)
    assert mend.candidates(state) == [(), ("a0", "a1"), ("a0",), ("a1",), ("a2",)]
    assert mend.refusal(state, ("a2", "a1")) is None, "in any order"
    for wrong, key in (
        (("a0", "a0"), "refused-not-offered"),
        (("b0",), "refused-not-offered"),
        (("a0", "a1", "a2"), "refused-how-many"),
    ):
        refused = mend.refusal(state, wrong)
        assert refused is not None
        assert refused.phrase.key == key
        assert refused.rule == "CV-6"


def test_nothing_to_choose_from_leaves_the_empty_choice():
    assert Mend(0).candidates(fleet()) == [()]


class Pair(Mend, frozen=True):
    def least(self, state):
        return 2


def test_candidates_of_some_never_fall_short():
    state = hit(fleet(), "a0", "a1", "a2")
    found = Pair(0).candidates(state)
    assert set().union(*found) == {"a0", "a1", "a2"}
    assert all(len(choice) == 2 for choice in found)


def test_an_order_is_of_all_things_each_once():
    state = fleet()
    order = OrderOfSailing(1)
    offered = tuple(order.options(state))
    assert len(offered) == 6
    assert order.refusal(state, offered[::-1]) is None
    for wrong in (offered[1:], (*offered[1:], offered[1]), (*offered, offered[0]), ()):
        refused = order.refusal(state, wrong)
        assert refused is not None
        assert refused.phrase.key == "refused-order"
    assert [choice[0] for choice in order.candidates(state)] == list(offered), "each in front once"


def test_a_number_lies_between_its_bounds():
    offer = Offer(0)
    state = fleet()
    assert list(offer.candidates(state)) == list(range(13))
    assert offer.refusal(state, 12) is None
    for wrong in (-1, 13):
        assert offer.refusal(state, wrong) == Refusal(
            "CV-7", Phrase("refused-number", {"least": 0, "most": 12})
        )


class Vast(Offer, frozen=True):
    def bounds(self, state):
        return 5, 10**9


def test_candidates_of_a_vast_number_are_a_thousand():
    found = Vast(0).candidates(fleet())
    assert (found[0], found[-1], len(found)) == (5, 1004, 1000)


@pytest.mark.parametrize("text", ["", "one", "1.5", "1 2", "--1", "²", "1" * 13, "0x1"])
def test_what_is_no_number_is_not_read(text):
    with pytest.raises(BadInput):
        Offer(0).read(text)


@pytest.mark.parametrize("value", [True, 1.0, "1", None, [1]])
def test_what_is_no_number_is_not_taken(value):
    with pytest.raises(BadInput):
        Offer(0).from_plain(value)


def test_a_place_is_anywhere_in_its_region_and_not_only_at_the_candidates():
    state = fleet()
    place = PlaceBuoy(0)
    assert place.refusal(state, (55.5, 44.4, 123.0)) is None
    assert (55.5, 44.4, 123.0) not in place.candidates(state)
    for wrong, key in (((101.0, 50.0, 0.0), "off-the-chart"), ((10.0, 29.9, 0.0), "too-near")):
        refused = place.refusal(state, wrong)
        assert refused is not None
        assert (refused.rule, refused.phrase.key) == ("CV-2", key)
    assert place.refusal(state, (10.0, 30.0, 0.0)) is None, "the border belongs to it"
    assert place.region(state).plain() == {"size": 100.0, "without": [[10.0, 10.0, 20.0], [90.0, 90.0, 20.0]]}


def test_a_pose_is_rounded_to_the_micrometre_when_it_is_read_however_it_comes():
    place = PlaceBuoy(0)
    for pose in (place.read("1.0004,2.0006,-0.0001"), place.from_plain([1.0004, 2.0006, -0.0001])):
        assert pose == (1.0, 2.001, 0.0)
        assert place.write(pose) == "1.000,2.001,0.000", "there is only one zero"


@given(some.tuples(*[some.floats(-1e5, 1e5)] * 3))
def test_a_pose_reads_back_from_record_and_protocol(pose):
    place = PlaceBuoy(0)
    rested = place.from_plain(list(pose))
    assert place.read(place.write(rested)) == rested
    assert place.from_plain(json.loads(json.dumps(place.plain(rested)))) == rested


@pytest.mark.parametrize("text", ["", "1,2", "1,2,3,4", "a,b,c", "nan,0,0", "inf,0,0", "1e9,0,0"])
def test_what_is_no_pose_is_not_read(text):
    with pytest.raises(BadInput):
        PlaceBuoy(0).read(text)


def test_a_form_tells_what_is_missing_and_refuses_what_is_wrong():
    state = fleet()
    dials = Dials(0)
    assert dials.missing(state, {"a1": "sail"}) == ["a0", "a2"]
    assert dials.refusal(state, {"a1": "sail"}) is None, "the rest may come later"
    refused = dials.refusal(state, {"b1": "sail"})
    assert refused is not None
    assert refused.phrase == Phrase("refused-field", {"field": "b1"})
    refused = dials.refusal(state, {"a1": "sideways"})
    assert refused is not None
    assert refused.phrase.key == "refused-not-offered"


def test_candidates_of_a_form_try_each_answer_of_each_field():
    state = fleet()
    found = Dials(0).candidates(state)
    assert len(found) == 1 + 3 * 2
    assert all(Dials(0).missing(state, choice) == [] for choice in found)
    assert {(name, dial) for choice in found for name, dial in choice.items()} == {
        (name, dial) for name in ("a0", "a1", "a2") for dial in ("drift", "sail", "race")
    }


def test_a_form_is_written_the_same_in_whatever_order_it_was_filled():
    dials = Dials(0)
    assert dials.write({"a1": "sail", "a0": "race"}) == dials.write({"a0": "race", "a1": "sail"})


@pytest.mark.parametrize("text", ["", "{", "[]", "5", '{"a0": 5}', '{"a0": "sideways"}', "[" * 100_000])
def test_what_is_no_form_is_not_read(text):
    with pytest.raises(BadInput):
        Dials(0).read(text)


def test_a_decision_that_a_game_has_not_written_out_cannot_be_asked():
    class Bare(Choose, frozen=True):
        rule = "X-1"

        def options(self, state):
            return [1]

    with pytest.raises(
        TypeError, match="abstract methods 'on', 'phrase', 'prompt', 'read', 'refusal', 'write'"
    ):
        Bare(0)
