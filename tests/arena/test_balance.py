"""Balance: what equal bots' games show against a game's own bounds."""

from __future__ import annotations

import pytest

from holotable.arena.balance import balance_of
from holotable.arena.executors import Serial
from holotable.arena.experiment import Experiment
from holotable.arena.playing import Outcome
from holotable.arena.running import carry_out
from holotable.games.starfighter import game as starfighter
from holotable.kernel.survey import Facts

TRAINING = Experiment("starfighter", ("greedy", "greedy"), 4, mode="training")


def outcome(index, winner, *, first=0, rounds=6, sides=("ares", "athena"), held=((), ())):
    facts = Facts({"rounds": rounds, "chain": 1, "cards": 20}, sides, held, (first, 1 - first))
    scores = (0.5, 0.5) if winner is None else tuple(float(seat == winner) for seat in (0, 1))
    return Outcome(index, (0, 1), scores, "armor", 50, facts)


def checks(outcomes):
    return {(check.what, check.name): check for check in balance_of(TRAINING, outcomes).checks}


def test_the_first_player_is_whoever_began_wherever_that_was():
    found = checks([outcome(n, n % 2, first=n % 2) for n in range(100)])
    assert found["seat", "1"].figure.value == 1.0
    assert found["seat", "2"].figure.value == 0.0
    assert not found["seat", "1"].holds


def test_an_even_game_holds_when_enough_of_it_was_played():
    even = [outcome(n, n % 2, rounds=5 + n % 4) for n in range(6000)]
    assert checks(even)["seat", "1"].holds
    assert checks(even)["number", "rounds"].holds
    assert not checks(even[:100])["seat", "1"].holds


def test_a_cruiser_is_compared_with_the_other_wherever_it_sat():
    found = checks(
        [outcome(n, n % 2, sides=("ares", "athena") if n % 2 else ("athena", "ares")) for n in range(100)]
    )
    assert found["pairing", "ares - athena"].figure.value == 0.0


def test_a_cruiser_is_not_compared_with_itself():
    found = checks([outcome(n, n % 2, sides=("ares", "ares")) for n in range(10)])
    assert not [check for check in found.values() if check.what == "pairing"]


def test_draws_are_counted_with_games_that_never_ended():
    found = checks([outcome(n, None if n < 5 else 0) for n in range(100)])
    assert found["draws", "draws"].figure.value == pytest.approx(0.05)


def test_a_card_that_wins_games_is_found():
    games = [
        outcome(n, n % 2, held=(("a", "b"), ("a", "c")) if n % 2 else (("a", "c"), ("a", "b")))
        for n in range(400)
    ]
    found = checks(games)
    assert found["held", "c"].figure.value == pytest.approx(1.0, abs=0.01)
    assert not found["held", "c"].holds


def test_starfighter_counts_rounds_cruisers_and_hands():
    outcomes = carry_out(TRAINING, Serial())
    assert {outcome.facts.sides for outcome in outcomes} == {
        (one, other) for one in ("ares", "athena") for other in ("ares", "athena")
    }
    for one in outcomes:
        assert one.facts.numbers["rounds"] >= 1
        assert all(len(hand) >= 5 for hand in one.facts.held)  # SF-X-06
        assert sorted(one.facts.order) == [0, 1]


def test_every_trial_of_starfighter_can_be_begun():
    survey = starfighter.survey()
    for mode in survey.modes():
        for trial in survey.trials(mode):
            starfighter.start(starfighter.Setup(mode=trial.setup["mode"]))
        assert len(survey.trials(mode)) in (4, 16)
