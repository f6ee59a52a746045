"""How fast Starfighter plays, forks, replays and is shown: Skirmish, record kept, choices taken at random.

A decision counts when it has two options or more; all of them are enumerated, and one is taken. Times are those that
the process had of a core, so that a busy machine changes them little.
"""

from __future__ import annotations

import gc
import os
import subprocess
import sys
from pathlib import Path
from random import Random
from statistics import fmean, quantiles
from time import thread_time

import msgspec

from holotable.kernel import registry
from holotable.kernel.chance import Chance, seeded_key
from holotable.kernel.match import Match, read_setup
from holotable.kernel.record import parse
from holotable.kernel.table import Table

GAME = registry.game("starfighter")
SETUP = read_setup(GAME, {"mode": "skirmish"})
MATCHES = 1000
BOTH = frozenset((0,))


def new_table(seed: int) -> Table:
    """A table before the first choice, its record kept."""
    state, steps = GAME.start(SETUP)
    table = Table(GAME, state, steps, Chance(seeded_key(str(seed))))
    table.record = []
    table.run()
    return table


def play_out(table: Table, random: Random) -> tuple[int, int]:
    """Plays to the end at random; returns the decisions that counted, and how many options they had."""
    decisions = options = 0
    while table.result is None:
        found = table.asked.options(table.state)
        count = len(found)
        if count > 1:
            decisions += 1
            options += count
            table.play(found[int(random.random() * count)])
        else:
            table.play(found[0])
    return decisions, options


def playing(seconds: float) -> dict[str, float]:
    """Decisions and games a second."""
    random = Random(1)
    for seed in range(20):
        play_out(new_table(seed), random)
    decisions = options = games = 0
    begun = thread_time()
    while thread_time() - begun < seconds:
        more, offered = play_out(new_table(games), random)
        decisions += more
        options += offered
        games += 1
    spent = thread_time() - begun
    return {
        "decisions_per_s": round(decisions / spent),
        "us_per_decision": round(1e6 * spent / decisions, 2),
        "mean_options": round(options / decisions, 2),
        "games_per_s": round(games / spent, 1),
        "decisions_per_game": round(decisions / games, 1),
    }


def forking(seconds: float) -> dict[str, float]:
    """A fork at every choice of random games, in the middle of steps too, up to a world that can be played on."""
    random = Random(2)
    times = []
    begun = thread_time()
    seed = 0
    while thread_time() - begun < seconds:
        table = new_table(seed)
        seed += 1
        while table.result is None:
            start = thread_time()
            other = table.fork()
            other._gen = other._gen or other._wake()  # the rule that asks is run again, up to its question
            times.append(thread_time() - start)
            found = table.asked.options(table.state)
            table.play(found[int(random.random() * len(found))])
    return {
        "fork_us": round(1e6 * fmean(times), 2),
        "fork_p99_us": round(1e6 * quantiles(times, n=100)[98], 2),
    }


def replaying(seconds: float) -> dict[str, float]:
    """Records read as text, every choice checked for its legality."""
    random = Random(3)
    texts = []
    for seed in range(30):
        match = Match.new(GAME, SETUP, seed=str(seed))
        play_out(match.table, random)
        texts.append(match.record().text())
    decisions = replays = 0
    begun = thread_time()
    while thread_time() - begun < seconds:
        match = Match.replay(GAME, parse(texts[replays % len(texts)]))
        decisions += sum(not isinstance(line[0], str) for line in match.lines)
        replays += 1
    return {
        "replay_decisions_per_s": round(decisions / (thread_time() - begun)),
        "record_bytes_per_game": round(fmean(len(text.encode()) for text in texts)),
    }


def viewing(seconds: float) -> dict[str, float]:
    """One seat's view, built and encoded, at moments of random games."""
    random = Random(4)
    encoder = msgspec.json.Encoder()
    tables = []
    for seed in range(40):
        table = new_table(seed)
        for _ in range(40):
            if table.result is None:
                found = table.asked.options(table.state)
                table.play(found[int(random.random() * len(found))])
        tables.append(table)
    views = 0
    begun = thread_time()
    while thread_time() - begun < seconds:
        encoder.encode(GAME.view(tables[views % len(tables)].state, BOTH))
        views += 1
    return {"view_us": round(1e6 * (thread_time() - begun) / views, 2)}


def memory() -> dict[str, float]:
    """What a live match in mid-game adds to a process of its own."""
    root = Path(__file__).resolve().parent
    said = subprocess.run(
        [sys.executable, str(root / "starfighter.py"), "--memory"], capture_output=True, text=True, check=True
    ).stdout
    return {"match_bytes": int(said)}


def _grow() -> int:
    """The growth of this process over many matches in mid-game, records and what they began with included."""
    random = Random(5)

    def one(seed: int) -> Match:
        match = Match.new(GAME, SETUP, seed=str(seed))
        for _ in range(40):
            if match.result is None:
                found = match.table.asked.options(match.table.state)
                match.table.play(found[int(random.random() * len(found))])
                match.news()
        return match

    kept = [one(seed) for seed in range(50)]
    gc.collect()
    before = _resident()
    kept += [one(seed) for seed in range(MATCHES)]
    gc.collect()
    return (_resident() - before) // MATCHES


def _resident() -> int:
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


def figures(seconds: float) -> dict[str, float | None]:
    """All figures, in about so many seconds."""
    share = seconds / 5
    return {
        **playing(2 * share),
        **forking(share),
        **replaying(share),
        **viewing(share / 2),
        **(memory() if Path("/proc/self/statm").exists() else {"match_bytes": None}),
    }


if __name__ == "__main__" and "--memory" in sys.argv:
    print(_grow())
