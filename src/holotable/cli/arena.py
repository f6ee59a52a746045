"""`holotable arena`: many games between bots, and what they show."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from holotable.cli.frame.errors import BadInput
from holotable.cli.frame.exits import ExitCode
from holotable.cli.frame.lazy import CommandGroup
from holotable.cli.frame.output import print_json
from holotable.cli.frame.parameters import GameArgument, JsonOption
from holotable.kernel.unread import unread

if TYPE_CHECKING:
    from holotable.arena.experiment import Experiment
    from holotable.arena.playing import Outcome

app = CommandGroup()

GamesOption = Annotated[int, typer.Option("--games", min=1, max=10_000_000, help="option-arena-games")]
SeatsOption = Annotated[str, typer.Option("--seats", help="option-arena-seats")]
JobsOption = Annotated[int, typer.Option("--jobs", min=0, max=1024, help="option-arena-jobs")]
SeedOption = Annotated[str, typer.Option("--seed", help="option-arena-seed")]
OutOption = Annotated[Path | None, typer.Option("--out", help="option-out", show_default=False)]
MarkdownOption = Annotated[bool, typer.Option("--markdown", help="option-markdown")]


@app.add("play")
def play(
    game: GameArgument,
    games: GamesOption = 100,
    seats: SeatsOption = "greedy,random",
    jobs: JobsOption = 0,
    seed: SeedOption = "1",
    swap: Annotated[bool, typer.Option("--swap", help="option-swap")] = False,
    setup: Annotated[str | None, typer.Option("--setup", help="option-setup", show_default=False)] = None,
    out: OutOption = None,
    json: JsonOption = False,
) -> None:
    """Play many games, and say who won how often."""
    from holotable.arena.experiment import Experiment

    experiment = Experiment(game, _players(seats), games, seed, _setup(setup), swap=swap)
    _tell(experiment, _carried_out(experiment, jobs, out), json=json)


@app.add("balance")
def balance(
    game: GameArgument,
    games: GamesOption = 2000,
    seats: SeatsOption = "greedy,greedy",
    mode: Annotated[str | None, typer.Option("--mode", help="option-mode", show_default=False)] = None,
    jobs: JobsOption = 0,
    seed: SeedOption = "1",
    out: OutOption = None,
    markdown: MarkdownOption = False,
    json: JsonOption = False,
) -> None:
    """Play a game between equal bots, and hold the figures against its own bounds."""
    from holotable.arena.experiment import Experiment
    from holotable.kernel import registry

    survey = registry.game(game).survey()
    if survey is None:
        raise BadInput("arena-no-survey", field="game", game=game)
    modes = list(survey.modes()) if mode is None else [mode]
    if out is not None and len(modes) > 1:
        raise BadInput("arena-one-mode", field="--out", modes=", ".join(modes))
    held = True
    for one in modes:
        experiment = Experiment(game, _players(seats), games, seed, mode=one)
        held &= _tell(experiment, _carried_out(experiment, jobs, out), json=json, markdown=markdown)
    if not held:
        raise typer.Exit(ExitCode.NO)


@app.add("report")
def report(
    file: Annotated[Path, typer.Argument(help="argument-results")],
    markdown: MarkdownOption = False,
    json: JsonOption = False,
) -> None:
    """Report on the results that a file holds, whether or not all games have been played."""
    from holotable.arena.results import read

    experiment, outcomes = read(file)
    if not outcomes:
        raise BadInput("arena-nothing", field=str(file), path=str(file))
    outcomes.sort(key=lambda outcome: outcome.index)
    _tell(experiment, outcomes, json=json, markdown=markdown)


def _players(seats: str) -> tuple[str, ...]:
    return tuple(name.strip() for name in seats.split(","))


def _setup(text: str | None) -> dict[str, Any]:
    import msgspec

    if text is None:
        return {}
    try:
        return msgspec.json.decode(text, type=dict[str, Any])
    except msgspec.DecodeError as error:
        raise BadInput("arena-bad-setup", field="--setup", reason=unread(error)) from None


def _carried_out(experiment: Experiment, jobs: int, out: Path | None) -> list[Outcome]:
    from holotable.arena.executors import executor
    from holotable.arena.running import carry_out

    experiment.check()
    with _progress(experiment.games) as progress:
        return carry_out(experiment, executor(jobs or os.cpu_count() or 1), out=out, progress=progress)


@contextmanager
def _progress(games: int) -> Iterator[Callable[[int], None]]:
    """A bar on standard error, if somebody may be looking there."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task("", total=games)
        yield lambda done: bar.update(task, completed=done)


def _tell(experiment: Experiment, outcomes: list[Outcome], *, json: bool, markdown: bool = False) -> bool:
    """Print what the outcomes show; the answer is whether the game is balanced, where that was the question."""
    from holotable.arena.balance import balance_of
    from holotable.arena.report import report_on
    from holotable.cli.arena_tables import balance_tables, print_tables, report_tables

    if not experiment.mode:
        shown = report_on(experiment, outcomes)
        if json:
            print_json(shown)
        else:
            print_tables(report_tables(shown), markdown=markdown)
        return True
    found = balance_of(experiment, outcomes)
    if json:
        print_json({"balance": found, "holds": found.holds})
    else:
        print_tables(balance_tables(found), markdown=markdown)
    return found.holds
