"""The arena's reports as tables, for a terminal or for a page of the handbook."""

from __future__ import annotations

from collections.abc import Iterable

from holotable.arena.balance import Balance, Check
from holotable.arena.report import Report, Score
from holotable.arena.spread import Spread
from holotable.arena.statistics import Interval
from holotable.cli.frame.output import print_table
from holotable.cli.frame.speech import say

Table = tuple[list[str], list[list[str]]]
"""Heads, and rows."""

MOST_HELD = 12
"""So many of the things that move the result most are listed; the others hold if these do."""


def report_tables(report: Report) -> list[Table]:
    """Players, seats and ratings."""
    heads = [
        say("arena-won"),
        say("arena-drawn"),
        say("arena-lost"),
        say("arena-share"),
        say("arena-interval"),
    ]
    return [
        ([say("arena-player"), *heads], [_score(score) for score in report.players]),
        ([say("arena-seat"), *heads], [_score(score) for score in report.seats]),
        (
            [say("arena-rating"), say("arena-strength"), say("arena-unsure")],
            [[one.player, f"{one.strength:.2f}", f"{one.unsure:.2f}"] for one in report.ratings],
        ),
        *_numbers(report.numbers),
    ]


def balance_tables(balance: Balance) -> list[Table]:
    """The checks with their bounds, those on single things shortened to the most telling, and the numbers."""
    held = sorted((check for check in balance.checks if check.what == "held"), key=_distance)
    others = [check for check in balance.checks if check.what != "held"]
    heads = [
        say("arena-check"),
        say("arena-figure"),
        say("arena-interval"),
        say("arena-bounds"),
        say("arena-games"),
        say("arena-holds"),
    ]
    count = {"count": len(held), "shown": min(MOST_HELD, len(held)), "held": sum(one.holds for one in held)}
    return [
        (heads, [_check(check) for check in others]),
        ([say("arena-held", count), *heads[1:]], [_check(check) for check in held[:MOST_HELD]]),
        *_numbers(balance.numbers),
    ]


def _numbers(spreads: list[Spread]) -> list[Table]:
    heads = [say("arena-number"), say("arena-mean"), say("arena-usual-most"), say("arena-most")]
    rows = [[one.name, f"{one.mean.value:.2f}", f"{one.usual_most:g}", f"{one.most:g}"] for one in spreads]
    return [(heads, rows)] if rows else []


def print_tables(tables: Iterable[Table], *, markdown: bool) -> None:
    """Print tables for a terminal, or as Markdown."""
    for heads, rows in tables:
        if markdown:
            print("\n".join([_line(heads), _line(["---"] * len(heads)), *map(_line, rows)]), end="\n\n")
        else:
            print_table(heads, rows)


def _line(cells: Iterable[str]) -> str:
    return f"| {' | '.join(cells)} |"


def _score(score: Score) -> list[str]:
    counts = [str(count) for count in (score.won, score.drawn, score.lost)]
    return [score.name, *counts, _percent(score.share.value), _interval(score.share)]


def _check(check: Check) -> list[str]:
    figure, bounds = check.figure, check.bounds
    verdict = say("arena-yes") if check.holds else say("arena-no")
    name = say(f"arena-{check.what}-name", {"name": check.name})
    if check.what in {"number", "limit"}:
        shown = [
            f"{figure.value:.2f}",
            f"{figure.least:.2f} - {figure.most:.2f}",
            f"{bounds.least:g} - {bounds.most:g}",
        ]
    else:
        shown = [
            _percent(figure.value),
            _interval(figure),
            f"{_percent(bounds.least)} - {_percent(bounds.most)}",
        ]
    return [name, *shown, str(figure.games), verdict]


def _distance(check: Check) -> float:
    return -max(abs(check.figure.least), abs(check.figure.most))


def _interval(figure: Interval) -> str:
    return f"{_percent(figure.least)} - {_percent(figure.most)}"


def _percent(value: float) -> str:
    return f"{100 * value:.1f} %"
