"""The plane: how long its main questions take, plain and compiled, beside shapely in one run.

`uv run --with setuptools python tools/compile_plane.py` makes the compiled plane that is measured here; without it
its figures are null. Every figure is the best of many runs, on the scenes in `scenes/`.
"""

import json
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "benchmarks"), str(ROOT / "tools")]

import _plane_armada  # noqa: E402 - found beside this file
import _plane_xwing  # noqa: E402

import holotable.plane.shapes  # noqa: E402
from compile_plane import COPY, is_fresh  # noqa: E402


def figures(seconds: float) -> dict[str, float | None]:
    """Measure for about that long."""
    each = seconds / 3.0
    running = _plane_armada.own_figures(each)
    if str(holotable.plane.shapes.__file__).endswith(".py"):
        plain = running
        compiled = _elsewhere(COPY, each) if is_fresh() else None
    else:
        compiled = running
        with tempfile.TemporaryDirectory() as folder:
            ignored = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd", "web")
            shutil.copytree(Path(holotable.__file__).parent, Path(folder) / "holotable", ignore=ignored)
            plain = _elsewhere(Path(folder), each)
    found: dict[str, float | None] = {
        **plain,
        **{f"compiled_{name}": None if compiled is None else compiled[name] for name in running},
        **_plane_armada.shapely_figures(each),
        "pairs_within_ruler": _plane_armada.within_ruler(_plane_armada.volley()),
        "dial_bumps": _plane_xwing.bumps(),
    }
    return {name: None if value is None else round(value, 4) for name, value in found.items()}


def _elsewhere(package: Path, seconds: float) -> dict[str, float]:
    """The same figures from the package in another folder; its answers must be the same to the last bit."""
    command = [sys.executable, str(ROOT / "benchmarks/_plane_armada.py"), str(seconds)]
    environment = {**os.environ, "PYTHONPATH": str(package)}
    done = subprocess.run(command, env=environment, check=True, capture_output=True, text=True)
    told: dict[str, float] = json.loads(done.stdout)
    if told.pop("digest") != _plane_armada.digest(_plane_armada.volley()):
        raise AssertionError("the compiled plane gives other answers than the plain one")
    return told


if __name__ == "__main__":
    print(json.dumps(figures(float(sys.argv[1]) if len(sys.argv) > 1 else 6.0), indent=2))
