"""The server under load: games through real sockets, every choice on disk before it is acknowledged.

`holotable bench --only server` takes a short look. The long one, with the matches and minutes that
docs/performance-server.md tells of: `python benchmarks/server.py --matches 500 --seconds 300`.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Coroutine
from pathlib import Path
from statistics import quantiles
from time import process_time
from typing import Any, TypeVar

sys.path.insert(0, str(Path(__file__).resolve().parent))

import _parts
import httpx
from _load import Load

T = TypeVar("T")
THINKING = 4.0
"""Seconds that people take for a choice on average."""
AT_ONCE = 48
"""Matches that choose without a pause, at saturation."""
PLENTY = {
    "HOLOTABLE_LIMIT_MADE_AT_ONCE": "1000000",
    "HOLOTABLE_LIMIT_REQUESTS_AT_ONCE": "1000000",
    "HOLOTABLE_LIMIT_MESSAGES_AT_ONCE": "1000000",
    "HOLOTABLE_LIMIT_MESSAGES_A_SECOND": "100000",
}


class Served:
    """A server of its own on this machine, in a folder of its own."""

    def __init__(self, folder: Path) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        command = [
            sys.executable,
            "-m",
            "holotable",
            "serve",
            "--port",
            str(self.port),
            "--data",
            str(folder),
        ]
        self.process = subprocess.Popen(command, env={**os.environ, **PLENTY})

    def wait(self) -> None:
        for _ in range(600):
            try:
                if httpx.get(f"http://127.0.0.1:{self.port}/healthz").status_code == 200:
                    return
            except httpx.HTTPError:
                time.sleep(0.05)
        raise RuntimeError("the server did not answer")

    def memory(self) -> int | None:
        """Bytes that the process has in memory, where the system tells."""
        status = Path(f"/proc/{self.process.pid}/status")
        if not status.is_file():
            return None
        line = next(one for one in status.read_text().splitlines() if one.startswith("VmRSS"))
        return int(line.split()[1]) * 1024

    def core_seconds(self) -> float:
        """Seconds of a core that the process has had, where the system tells."""
        stat = Path(f"/proc/{self.process.pid}/stat")
        if not stat.is_file():
            return 0.0
        parts = stat.read_text().rpartition(")")[2].split()
        return (int(parts[11]) + int(parts[12])) / os.sysconf("SC_CLK_TCK")

    def end(self) -> None:
        self.process.terminate()
        self.process.wait(30)


def synced_writes(folder: Path, seconds: float) -> float:
    """How often a second this disk writes a page and says that it is safe."""
    path = folder / "synced"
    page = os.urandom(4096)
    count = 0
    with path.open("wb", buffering=0) as file:
        begun = time.perf_counter()
        while time.perf_counter() - begun < seconds:
            file.write(page)
            os.fdatasync(file.fileno())
            count += 1
        spent = time.perf_counter() - begun
    path.unlink()
    return round(count / spent, 1)


def run(driver: Coroutine[Any, Any, T]) -> T:
    """Runs the driver as cheaply as can be: it has the same cores as the server."""
    if sys.platform == "win32":
        return asyncio.run(driver)
    import uvloop

    return uvloop.run(driver)


def loaded(folder: Path, matches: int, seconds: float, thinking: float) -> dict[str, Any]:
    """What a server of its own does under so many matches."""
    served = Served(folder)
    try:
        served.wait()
        empty = served.memory()
        load = Load(served.port, matches, thinking)
        looks = run(load.run(seconds, look=lambda: (served.memory(), served.core_seconds(), process_time())))
        (full_memory, core_begun, own_begun), (_, core_ended, own_ended) = looks
        tally = load.tally
        times = sorted(tally.seconds)
        cuts = quantiles(times, n=1000) if len(times) > 1 else [0.0] * 999
        found: dict[str, Any] = {
            "matches": matches,
            "seconds": round(load.measured, 1),
            "choices": len(times),
            "choices_per_s": round(len(times) / load.measured, 1),
            "games_ended": tally.games,
            "errors": len(tally.errors),
            "p50_ms": round(cuts[499] * 1000, 2),
            "p99_ms": round(cuts[989] * 1000, 2),
            "most_ms": round(times[-1] * 1000, 2) if times else 0.0,
            "core_us_per_choice": round(1e6 * (core_ended - core_begun) / max(1, len(times))),
            "driver_us_per_choice": round(1e6 * (own_ended - own_begun) / max(1, len(times))),
            "kb_per_choice": round(tally.received / 1000 / max(1, len(times)), 1),
        }
        if empty is not None and full_memory is not None:
            found["kb_per_match"] = round((full_memory - empty) / 1024 / matches, 1)
        if tally.errors:
            found["kinds_of_errors"] = sorted(set(tally.errors))
        return found
    finally:
        served.end()


def figures(seconds: float, matches: int = 50) -> dict[str, Any]:
    """Measure for about so long each: people's pace, saturation, the disk, and the parts of a choice."""
    with tempfile.TemporaryDirectory(dir=os.environ.get("HOLOTABLE_BENCH_DIR")) as name:
        folder = Path(name)
        return {
            "synced_writes_per_s": synced_writes(folder, min(seconds, 2.0)),
            "people": loaded(folder / "people", matches, seconds, THINKING),
            "saturation": loaded(folder / "saturation", AT_ONCE, min(seconds, 20.0), 0.0),
            "parts_us": _parts.figures(),
        }


def main() -> None:
    wanted = argparse.ArgumentParser(description=__doc__)
    wanted.add_argument("--matches", type=int, default=500)
    wanted.add_argument("--seconds", type=float, default=300.0)
    given = wanted.parse_args()
    if not 1 <= given.matches <= 5000 or not 1 <= given.seconds <= 3600:
        wanted.error("1 to 5000 matches, for at most an hour")
    print(json.dumps(figures(given.seconds, given.matches), indent=2))


if __name__ == "__main__":
    main()
