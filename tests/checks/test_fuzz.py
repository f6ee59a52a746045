"""The fuzzer finds nothing in the games that there are, and finds what is wrong with those that are spoiled."""

from __future__ import annotations

import copy

import msgspec
import pytest

from every_game import GAMES
from holotable.kernel.checks.fuzz import Fuzzer, FuzzReport, fuzz
from holotable.kernel.checks.setups import setups
from holotable.kernel.checks.shorter import shorter
from holotable.kernel.decisions import Phrase
from holotable.kernel.errors import RulesError
from holotable.kernel.events import Event
from holotable.kernel.record import parse

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


def fuzzed(game, games, **how):
    report = FuzzReport(game.name, "")
    for one in fuzz(game, range(games), **how):
        report.add(one)
    return report


def found(report):
    return [(failure.check, failure.what, failure.seed) for failure in report.failures]


@every_game
def test_odd_games_keep_every_promise(game):
    assert found(fuzzed(game, 25)) == []


@every_game
def test_every_check_holds_at_every_choice_of_a_game(game):
    assert found(fuzzed(game, 1, seed="every choice", share=1)) == []


@pytest.mark.slow
@every_game
def test_every_check_holds_at_every_choice_of_many_games(game):
    assert found(fuzzed(game, 30, seed="every choice", share=1)) == []


@pytest.mark.slow
@every_game
def test_every_step_is_come_to(game):
    report = fuzzed(game, 150, seed="cover", share=0)
    assert [name for name in game.code if not report.steps[name]] == []
    assert found(report) == []


@every_game
def test_a_seed_plays_the_same_games(game):
    one, two = (fuzzed(game, 4, seed="same") for _ in range(2))
    assert (one.moves, one.steps, one.checks) == (two.moves, two.steps, two.checks)


def test_every_simple_way_to_set_a_game_up_is_tried():
    modes = {setup.mode for setup in setups(GAMES["starfighter"])}
    assert modes == {"training", "skirmish", "total-war"}


# Spoiled games ------------------------------------------------------------------------------------------------


def spoiled(decision=None, **methods):
    """The auction with some of its methods, or of those of its decisions, replaced."""
    game = copy.copy(GAMES["auction"])
    vars(game).update(methods)
    if decision:
        game.code = {name: spoil(code, decision) for name, code in game.code.items()}
    return game


def spoil(code, methods):
    worse = {}

    def run(table, *args):
        asking = code.run(table, *args)
        answer = None
        while True:
            try:
                question = asking.send(answer)
            except StopIteration:
                return
            kind = type(question)
            if kind.__name__ == "Take":
                if kind not in worse:
                    worse[kind] = type(kind)("Take", (kind,), {**methods}, frozen=True, tag="Take")
                question = worse[kind](question.seat)
            answer = yield question

    other = copy.copy(code)
    other.run = run
    return other


def take(name):
    from kernel.games.auction import Take

    return getattr(Take, name)


class Unspeakable(Event, frozen=True):
    def phrase(self):
        return Phrase("no such words")


SPOILED = {
    "sound": spoiled(broken=lambda state: "too few lots" if state.lots == 1 else None),
    "options and refusals": spoiled({"options": lambda self, state: [*state.open, "moon"]}),
    "way on": spoiled({"options": lambda self, state: [] if len(state.open) == 1 else state.open}),
    "written": spoiled({"write": lambda self, choice: f" {choice}"}),
    "words": spoiled({"prompt": lambda self, state: Phrase("no such words")}),
    "position": spoiled(position=lambda state: msgspec.structs.replace(state, lots=0)),
    "plain state": spoiled(view=lambda state, viewers: id(state)),
}


@pytest.mark.parametrize("check", SPOILED)
def test_what_is_wrong_with_a_game_is_found(check):
    report = fuzzed(SPOILED[check], 40)
    assert {failure.check for failure in report.failures} == {check}


def test_a_legal_choice_that_is_not_offered_is_found():
    generous = {"refusal": lambda self, state, choice: None, "options": take("options")}
    failures = fuzzed(spoiled(generous), 60, share=0.5).failures
    assert "options and refusals" in {failure.check for failure in failures}


def test_an_error_that_is_no_sentence_is_found():
    def read(self, text):
        return {"t1": "t1"}[text]

    failures = fuzzed(spoiled({"read": read}), 5).failures
    assert {failure.check for failure in failures} == {"KeyError in read"}


def test_rules_that_do_not_give_the_same_again_are_found():
    calls = []

    def fickle(self, state):
        calls.append(1)
        return [*state.open] if len(calls) % 7 else list(reversed(state.open))

    failures = fuzzed(spoiled({"options": fickle}), 30, share=0.5).failures
    assert failures


# Failures -----------------------------------------------------------------------------------------------------


@pytest.fixture
def failing():
    """A game that goes wrong as soon as t5 can be taken."""

    def write(self, choice):
        if choice == "t5":
            raise RulesError("t5 is cursed")
        return choice

    return spoiled({"write": write})


def test_a_failure_tells_its_seed_and_its_record(failing):
    failure = fuzzed(failing, 20).failures[0]
    assert failure.check == "RulesError in write"
    assert "t5 is cursed (test_fuzz.py:" in failure.what
    number = int(failure.seed.partition(":")[2])
    again = Fuzzer(failing, "fuzz").play(number).failures[0]
    assert again == failure
    assert parse(failure.record).seed == failure.seed


def test_a_failure_is_made_shorter(failing):
    failure = max(fuzzed(failing, 20).failures, key=lambda one: len(one.moves))
    short = shorter(failing, failure)
    assert short.check == failure.check
    assert len(short.moves) < len(failure.moves)


def test_steps_that_a_game_takes_though_they_cannot_be_are_found():
    careless = copy.copy(GAMES["convoy"])
    vars(careless)["wrong_steps"] = lambda state, steps: None
    report = fuzzed(careless, 40, share=0.3)
    assert {failure.check for failure in report.failures} == {"strange steps"}
