"""How sure a figure is."""

from __future__ import annotations

import pytest

from holotable.arena.statistics import Stratum, difference, mean, share, within, z_of


def test_an_interval_of_95_percent_reaches_two_standard_errors():
    assert z_of() == pytest.approx(1.96, abs=0.001)


def test_a_hundred_comparisons_need_three_and_a_half():
    assert z_of(comparisons=100) == pytest.approx(3.48, abs=0.005)


@pytest.mark.parametrize(
    ("won", "games", "least", "most"),
    [(8, 10, 0.4902, 0.9433), (0, 20, 0.0, 0.1611), (20, 20, 0.8389, 1.0), (50, 100, 0.4038, 0.5962)],
)
def test_shares_have_wilsons_interval(won, games, least, most):
    found = share(won, games)
    assert (found.least, found.most) == (pytest.approx(least, abs=1e-4), pytest.approx(most, abs=1e-4))


def test_nothing_is_known_of_no_games():
    assert (share(0, 0).least, share(0, 0).most) == (0.0, 1.0)


def test_a_mean_is_as_sure_as_its_values_agree():
    assert mean([3.0, 3.0, 3.0]).most == 3.0
    assert mean([1.0, 5.0]).least < 3.0 < mean([1.0, 5.0]).most


def test_a_quantile_is_a_value_that_occurred():
    assert within([5, 1, 2, 4, 3, 6, 7, 8, 9, 10], 0.95) == 10
    assert within([1] * 96 + [9] * 4, 0.95) == 1


def test_things_are_compared_within_their_stratum_only():
    # Who draws much wins more, and has more of everything: that alone is no merit of the thing.
    few = Stratum(with_won=20, with_games=100, without_won=180, without_games=900)
    many = Stratum(with_won=720, with_games=900, without_won=80, without_games=100)
    assert difference([few, many], z=1.96).value == pytest.approx(0)


def test_a_thing_that_wins_games_shows():
    found = difference([Stratum(with_won=60, with_games=100, without_won=40, without_games=100)], z=1.96)
    assert found.value == pytest.approx(0.2)
    assert found.least > 0.05


def test_a_thing_that_everybody_has_cannot_be_compared():
    found = difference([Stratum(with_won=50, with_games=100)], z=1.96)
    assert (found.least, found.most) == (-1.0, 1.0)


def test_a_few_games_that_all_ended_alike_prove_nothing():
    found = difference([Stratum(with_won=2, with_games=2, without_won=0, without_games=2)], z=1.96)
    assert found.least < 0.5 < found.most
