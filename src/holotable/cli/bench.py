"""`holotable bench`: the figures of the checkout's `benchmarks/` folder on this machine."""

from __future__ import annotations

import os
import platform
import statistics
import subprocess
import sys
import time
from collections.abc import Iterator
from datetime import UTC, datetime
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Annotated, Any

import typer

from holotable.cli.frame.errors import BadInput
from holotable.cli.frame.folders import checkout
from holotable.cli.frame.output import print_json, print_table
from holotable.cli.frame.parameters import JsonOption

STARTUP = "startup_ms"
STARTS = 9


def command(
    json: JsonOption = False,
    seconds: Annotated[float, typer.Option("--seconds", min=0.01, help="option-seconds")] = 2.0,
    only: Annotated[str | None, typer.Option("--only", help="option-only")] = None,
) -> None:
    """Measure, and print what was measured with the machine it was measured on."""
    scripts = benchmarks()
    if only is not None and only not in {*scripts, STARTUP}:
        raise BadInput("no-benchmark", field="--only", name=only, known=", ".join([*scripts, STARTUP]))
    figures: dict[str, Any] = {
        name: figures_of(path, seconds) for name, path in scripts.items() if only in {None, name}
    }
    if only in {None, STARTUP}:
        figures[STARTUP] = {"help": help_ms()}
    figures["machine"] = machine()
    if json:
        print_json(figures)
    else:
        for name, measured in figures.items():
            print_table([name, ""], [(key, _shown(value)) for key, value in _flat(measured)])


def benchmarks() -> dict[str, Path]:
    """The scripts of the checkout that measure something, by name."""
    root = checkout()
    folder = root / "benchmarks" if root else None
    if folder is None or not folder.is_dir():
        raise BadInput("no-benchmarks")
    return {path.stem: path for path in sorted(folder.glob("[!_]*.py"))}


def figures_of(path: Path, seconds: float) -> dict[str, Any]:
    """Run one script: its `figures(seconds)` measures for about that long."""
    spec = spec_from_file_location(f"benchmarks.{path.stem}", path)
    if spec is None or spec.loader is None:
        raise BadInput("no-figures", path=str(path))
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    measure = getattr(module, "figures", None)
    if measure is None:
        raise BadInput("no-figures", path=str(path))
    figures: dict[str, Any] = measure(seconds)
    return figures


def help_ms() -> float:
    """How long `holotable --help` takes from start to end, the median of some runs after a first one."""
    environment = {key: value for key, value in os.environ.items() if key != "PYTHONDONTWRITEBYTECODE"}
    times: list[float] = []
    for _ in range(STARTS + 1):
        start = time.perf_counter()
        command = [sys.executable, "-m", "holotable", "--help"]
        subprocess.run(command, env=environment, check=True, capture_output=True)  # noqa: S603 - ourselves
        times.append((time.perf_counter() - start) * 1000)
    return round(statistics.median(times[1:]), 1)


def machine() -> dict[str, Any]:
    """What the figures were measured on, and when."""
    return {
        "cpu": _cpu(),
        "cores": os.cpu_count(),
        "system": platform.platform(),
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "date": f"{datetime.now(UTC):%Y-%m-%d}",
    }


def _cpu() -> str:
    described = Path("/proc/cpuinfo")
    if described.is_file():
        for line in described.read_text(encoding="utf-8").splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    return platform.processor() or platform.machine()


def _flat(measured: dict[str, Any], prefix: str = "") -> Iterator[tuple[str, Any]]:
    for key, value in measured.items():
        if isinstance(value, dict):
            yield from _flat(value, f"{prefix}{key}.")
        else:
            yield f"{prefix}{key}", value


def _shown(value: Any) -> str:
    return f"{value:,.2f}" if isinstance(value, float) else str(value)
