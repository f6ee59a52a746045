"""The little statistics that reports need: how sure a figure is."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import NormalDist, fmean, stdev

import msgspec

CONFIDENCE = 0.95


class Interval(msgspec.Struct, frozen=True):
    """A figure, and the interval that holds the true one with the given confidence."""

    value: float
    least: float
    most: float
    games: int


def z_of(confidence: float = CONFIDENCE, *, comparisons: int = 1) -> float:
    """How many standard errors an interval reaches to either side.

    Among many comparisons some look remarkable by luck; Bonferroni's correction shares the allowed error among them.
    """
    return NormalDist().inv_cdf(1 - (1 - confidence) / (2 * comparisons))


def share(wins: float, games: int, *, z: float | None = None) -> Interval:
    """The share of games won, with Wilson's interval; a draw counts as half a win."""
    z = z_of() if z is None else z
    if not games:
        return Interval(0.5, 0.0, 1.0, 0)
    p = wins / games
    middle = (p + z * z / (2 * games)) / (1 + z * z / games)
    reach = z * sqrt(p * (1 - p) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    return Interval(p, max(0.0, middle - reach), min(1.0, middle + reach), games)


def mean(values: Sequence[float]) -> Interval:
    """The mean, with the interval of the normal distribution."""
    value = fmean(values)
    reach = z_of() * stdev(values) / sqrt(len(values)) if len(values) > 1 else float("inf")
    return Interval(value, value - reach, value + reach, len(values))


def within(values: Sequence[float], quantile: float) -> float:
    """The value that this share of all values does not exceed."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(quantile * len(ordered)))]


class Stratum(msgspec.Struct):
    """Wins and games with and without something, among comparable cases."""

    with_won: float = 0
    with_games: int = 0
    without_won: float = 0
    without_games: int = 0


def _spread(won: float, games: float) -> float:
    """The variance of a share of wins, never nothing: a few games that all ended alike do not make it sure."""
    p = (won + 1) / (games + 2)
    return p * (1 - p) / games


def difference(strata: Sequence[Stratum], *, z: float) -> Interval:
    """By how much having something moves the share of wins, compared within each stratum only.

    The differences are joined by the weights of Mantel and Haenszel.
    """
    total = weights = variance = 0.0
    games = 0
    for one in strata:
        if not one.with_games or not one.without_games:
            continue
        weight = one.with_games * one.without_games / (one.with_games + one.without_games)
        p, q = one.with_won / one.with_games, one.without_won / one.without_games
        total += weight * (p - q)
        weights += weight
        variance += weight**2 * (
            _spread(one.with_won, one.with_games) + _spread(one.without_won, one.without_games)
        )
        games += one.with_games
    if not weights:
        return Interval(0.0, -1.0, 1.0, 0)
    value, reach = total / weights, z * sqrt(variance) / weights
    return Interval(value, value - reach, value + reach, games)
