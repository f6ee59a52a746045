"""Ctrl+C ends every process of a run at once, and says nothing."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

LONG = {
    "fuzz": ("fuzz", "starfighter", "--games", "5000", "--jobs", "2"),
    "arena": ("arena", "play", "starfighter", "--games", "5000", "--seats", "greedy,greedy", "--jobs", "2"),
}
FIRST_OF_THE_OTHERS = 2


def others_of(session: int) -> list[int]:
    """The processes that still run in a session."""
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            text = stat.read_text()
        except OSError:
            continue
        _, _, state, _, _, in_session = f"{text.partition('(')[0]} x {text.rpartition(')')[2]}".split()[:6]
        if int(in_session) == session and state != "Z":
            found.append(int(stat.parent.name))
    return found


@pytest.mark.slow
@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="this system does not tell its processes")
@pytest.mark.parametrize("seconds", [0.0, 0.2, 3.0])
@pytest.mark.parametrize("run", LONG)
def test_a_run_in_several_processes_ends_at_once(run, seconds, tmp_path):
    with subprocess.Popen(
        [sys.executable, "-m", "holotable", *LONG[run]],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
        env={**os.environ, "HOLOTABLE_DATA": str(tmp_path)},
    ) as process:
        while len(others_of(process.pid)) < FIRST_OF_THE_OTHERS:
            time.sleep(0.01)
        time.sleep(seconds)
        # What a terminal does: every process of the foreground gets it.
        os.killpg(process.pid, signal.SIGINT)
        out, err = process.communicate(timeout=30)
    assert (process.returncode, out, err) == (130, b"", b"")
    for _ in range(100):
        if not others_of(process.pid):
            break
        time.sleep(0.1)
    assert others_of(process.pid) == []
