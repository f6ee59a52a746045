"""`holotable fuzz GAME`: many games of random, extreme and malformed play, with the kernel's promises checked."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from concurrent.futures import as_completed
from typing import Annotated, Any

import typer

from holotable.arena.pool import processes
from holotable.cli.frame.exits import ExitCode
from holotable.cli.frame.output import print_json, print_table
from holotable.cli.frame.parameters import GameArgument, JsonOption
from holotable.cli.frame.speech import say
from holotable.kernel import registry
from holotable.kernel.checks.fuzz import SHARE, Failure, FuzzReport, fuzz, fuzz_by_name
from holotable.kernel.checks.shorter import shorter
from holotable.kernel.game import Game

BATCH = 25
"""So many games go to a process at once."""
MOST_SHOWN = 3
"""Failures of one run mostly have one cause: so many different ones are made shorter and shown."""


def command(
    game: GameArgument,
    games: Annotated[int, typer.Option("--games", min=1, help="option-games")] = 200,
    seed: Annotated[str, typer.Option("--seed", help="option-seed")] = "fuzz",
    only: Annotated[int | None, typer.Option("--only", min=0, help="option-only-game")] = None,
    share: Annotated[float, typer.Option("--share", min=0.0, max=1.0, help="option-share")] = SHARE,
    jobs: Annotated[int, typer.Option("--jobs", min=1, help="option-jobs")] = 1,
    json: JsonOption = False,
) -> None:
    """Fuzz a game; the answer is no if anything does not hold."""
    one = registry.game(game)
    numbers = range(games) if only is None else range(only, only + 1)
    report = FuzzReport(one.name, seed)
    for part in _progress(_parts(one, numbers, seed, share, jobs), len(numbers)):
        report.add(part)
    failures = [shorter(one, failure) for failure in _different(report.failures)]
    if json:
        print_json(_plain(one, report, failures))
    else:
        _print(one, report, failures)
    if failures:
        raise typer.Exit(ExitCode.NO)


def _parts(game: Game[Any], numbers: range, seed: str, share: float, jobs: int) -> Iterator[FuzzReport]:
    if jobs == 1:
        yield from fuzz(game, numbers, seed=seed, share=share)
        return
    batches = [numbers[at : at + BATCH] for at in range(0, len(numbers), BATCH)]
    with processes(jobs) as pool:
        waiting = [pool.submit(fuzz_by_name, game.name, list(batch), seed, share) for batch in batches]
        for done in as_completed(waiting):
            yield done.result()


def _progress(parts: Iterator[FuzzReport], games: int) -> Iterator[FuzzReport]:
    if not sys.stderr.isatty():
        yield from parts
        return
    from rich.console import Console
    from rich.progress import Progress

    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(say("fuzz-games"), total=games)
        for part in parts:
            progress.advance(task, part.games)
            yield part


def _different(failures: list[Failure]) -> list[Failure]:
    """Of each kind of failure the one after the fewest moves."""
    found: dict[str, Failure] = {}
    for failure in sorted(failures, key=lambda one: (len(one.moves), one.seed)):
        found.setdefault(failure.check, failure)
    return list(found.values())[:MOST_SHOWN]


def _never(game: Game[Any], report: FuzzReport) -> dict[str, list[str]]:
    """What the games never came to."""
    return {
        "steps": sorted(name for name in game.code if not report.steps.get(name)),
        "events": sorted(one.__name__ for one in game.events if one.__name__ not in report.events),
    }


def _plain(game: Game[Any], report: FuzzReport, failures: list[Failure]) -> dict[str, Any]:
    from msgspec import to_builtins

    plain: dict[str, Any] = to_builtins(report)
    plain["failed"] = len(report.failures)
    plain["failures"] = to_builtins(failures)
    plain["never"] = _never(game, report)
    plain["decisions_per_second"] = report.decisions_per_second
    return plain


def _print(game: Game[Any], report: FuzzReport, failures: list[Failure]) -> None:
    rows = [
        ("fuzz-games", str(report.games)),
        ("fuzz-decisions", str(report.decisions)),
        ("fuzz-speed", f"{report.decisions_per_second:.0f}"),
        ("fuzz-longest-game", str(report.longest_game)),
        ("fuzz-longest-step", f"{report.longest_step} ({report.in_step})"),
        ("fuzz-checks", str(sum(report.checks.values()))),
        *((f"fuzz-never-{kind}", ", ".join(names) or "-") for kind, names in _never(game, report).items()),
        ("fuzz-failed", str(len(report.failures))),
    ]
    print_table([game.title, ""], [(say(key), value) for key, value in rows])
    for failure in failures:
        told: dict[str, str | int | float] = {
            "check": failure.check,
            "what": failure.what,
            "seed": failure.seed,
            "moves": len(failure.moves),
        }
        print(say("fuzz-failure", told))
        print(failure.record)
        for move in failure.moves[-1:]:
            print(say("fuzz-last-move", {"what": move.what, "seat": move.seat, "text": move.text}))
