"""Where the plain plane spends its time: the main questions of both games under the profiler.

`uv run python benchmarks/_plane_profile.py` prints, for each question, the functions with the largest shares of their
own time. The profiler slows small functions most, so that shares are a hint where to look, and no measurement.
"""

import cProfile
import sys
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Final

sys.path.insert(0, str(Path(__file__).parent))

import _plane_armada
import _plane_xwing

from holotable.games.armada.geometry.constants import RULER
from holotable.games.armada.table import Table
from holotable.plane.shots import shots

RUNS: Final = 200
SHOWN: Final = 8


def questions() -> dict[str, Callable[[], object]]:
    """The questions that are benchmarked, on the same scenes."""
    found = _plane_armada.volley()
    obstacles = [*found.shapes, *(obstacle.shape for obstacle in found.covered)]
    table = Table.load(_plane_armada.SCENE)
    return {
        "armada attacks": lambda: shots(found.bodies, obstacles, RULER),
        "armada maneuver": lambda: table.maneuver("D", 3, [0, 1, -1]),
        "xwing attacks": _plane_xwing.Duels().measured,
        "xwing dial": _plane_xwing.Traffic().fly,
    }


def shares(question: Callable[[], object]) -> list[tuple[str, float]]:
    """The share of its own time that each function has, the largest first."""
    profile = cProfile.Profile(time.process_time)
    with profile:
        for _ in range(RUNS):
            question()
    profile.create_stats()
    own: Counter[str] = Counter()
    for (file, _, name), row in profile.stats.items():
        own[f"{Path(file).stem}.{name}" if file != "~" else "built-in"] += row[2]
    whole = sum(own.values())
    return [(name, seconds / whole) for name, seconds in own.most_common(SHOWN)]


if __name__ == "__main__":
    for name, question in questions().items():
        print(f"{name}: " + ", ".join(f"{where} {share:.0%}" for where, share in shares(question)))
