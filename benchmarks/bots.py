"""What bots and arena cost: a greedy choice, a search's iteration, and having a game played in another process."""

from __future__ import annotations

import os
import time
from functools import partial
from multiprocessing import active_children
from pathlib import Path
from random import Random
from typing import Any

from holotable.arena.executors import Executor, Processes, Serial
from holotable.arena.experiment import Experiment
from holotable.arena.running import play_games
from holotable.bots.bot import Budget
from holotable.bots.greedy import GreedyBot
from holotable.bots.search import SearchBot
from holotable.games.starfighter import game
from holotable.kernel.chance import Chance, seeded_key
from holotable.kernel.table import Table

ITERATIONS = 50
ROUNDS = 4
EXPERIMENT = Experiment("starfighter", ("random", "random"), 1_000_000, seed="bench")


def figures(seconds: float) -> dict[str, Any]:
    share = seconds / 4
    rounds = [
        (games_per_s(Serial(), share / ROUNDS), games_per_s(Processes(1), share / ROUNDS))
        for _ in range(ROUNDS)
    ]
    # In turn, and the best of each: whatever else the machine does only makes them slower.
    alone, apart = (max(each) for each in zip(*rounds, strict=True))
    return {
        "greedy_ms": choice_ms(GreedyBot(), Budget(), share),
        "search_iteration_us": 1000
        * choice_ms(SearchBot(), Budget(iterations=ITERATIONS), share)
        / ITERATIONS,
        "games_per_cpu_s": round(alone, 1),
        "games_per_cpu_s_in_a_process": round(apart, 1),
        "process_overhead": round(1 - apart / alone, 3),
    }


def choice_ms(bot: Any, budget: Budget, seconds: float) -> float:
    """Milliseconds of this core for a choice of a bot, over a game between such bots."""
    random, choices, spent, number = Random(1), 0, 0.0, 0
    while spent < seconds:
        number += 1
        state, steps = game.start(game.Setup())
        table = Table(game, state, steps, Chance(seeded_key(f"bench:{number}")))
        table.run()
        while table.result is None and spent < seconds:
            assert table.asked is not None
            start = time.thread_time()
            choice = bot.choose(table, table.asked.seat, budget, random).choice
            spent += time.thread_time() - start
            choices += 1
            table.play(choice)
    return round(1000 * spent / choices, 3)


def games_per_s(executor: Executor, seconds: float) -> float:
    """Games for a second of processor time, of all processes together, once the executor is running."""
    batches = executor.run(partial(play_games, EXPERIMENT), range(100_000))
    next(batches)
    start, games, begun = time.perf_counter(), 0, cpu_seconds()
    for batch in batches:
        games += len(batch)
        if time.perf_counter() - start > seconds:
            break
    spent = cpu_seconds() - begun
    batches.close()  # type: ignore[attr-defined]
    return games / spent


def cpu_seconds() -> float:
    """The processor time of this process and of those of its pool."""
    ticks = 0
    for child in active_children():
        after_name = Path(f"/proc/{child.pid}/stat").read_text().rpartition(")")[2].split()
        ticks += int(after_name[11]) + int(after_name[12])
    return time.process_time() + ticks / os.sysconf("SC_CLK_TCK")
