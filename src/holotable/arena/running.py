"""Carrying out an experiment: what is there already is kept, what is missing is played."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import nullcontext
from functools import partial
from pathlib import Path

from holotable.arena.executors import Executor
from holotable.arena.experiment import Experiment, numbers_left
from holotable.arena.playing import Outcome, play_game
from holotable.arena.results import ResultsFile


def play_games(experiment: Experiment, numbers: Sequence[int]) -> list[Outcome]:
    """The games of some numbers, one after another."""
    return [play_game(experiment, number) for number in numbers]


def carry_out(
    experiment: Experiment,
    executor: Executor,
    *,
    out: Path | None = None,
    progress: Callable[[int], None] = lambda _: None,
) -> list[Outcome]:
    """Every outcome of the experiment, in the order of the games' numbers.

    With a file, games that it holds are not played again. `progress` is told how many games are done.
    """
    experiment.check()
    with ResultsFile(out, experiment) if out else nullcontext() as file:
        outcomes = [] if file is None else [one for one in file.outcomes if one.index < experiment.games]
        progress(len(outcomes))
        left = numbers_left(experiment, [one.index for one in outcomes])
        for batch in executor.run(partial(play_games, experiment), left):
            if file is not None:
                file.add(batch)
            outcomes += batch
            progress(len(outcomes))
    return sorted(outcomes, key=lambda one: one.index)
