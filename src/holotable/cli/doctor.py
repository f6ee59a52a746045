"""`holotable doctor`: what this installation is made of, and what is wrong with it."""

from __future__ import annotations

import os
import platform
import sys
from collections.abc import Iterator
from importlib.metadata import PackageNotFoundError, version
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import typer

from holotable.cli.frame.exits import ExitCode
from holotable.cli.frame.folders import data_folder
from holotable.cli.frame.output import print_json
from holotable.cli.frame.parameters import JsonOption
from holotable.cli.frame.speech import lang, say
from holotable.kernel import registry

OLDEST_PYTHON = (3, 11)
LIBRARIES = ("msgspec", "typer", "rich", "fluent.runtime", "openskill")


def command(json: JsonOption = False) -> None:
    """Say what is there; the answer is no when something keeps the tool from working."""
    found = examined()
    wrong = list(faults(found))
    if json:
        print_json({**found, "faults": wrong})
    else:
        for line in _lines(found):
            print(line)
        for fault in wrong:
            print(f"! {fault}")
        print(say("doctor-verdict", {"faults": len(wrong)}))
    if wrong:
        raise typer.Exit(ExitCode.NO)


def examined() -> dict[str, Any]:
    """Everything the doctor looks at, as plain data."""
    folder = data_folder()
    return {
        "version": version("holotable"),
        "python": {"version": platform.python_version(), "path": sys.executable},
        "system": platform.platform(),
        "libraries": {name: _version_of(name) for name in LIBRARIES},
        "games": {name: _fault_of(name) for name in registry.names()},
        "plane": _plane(),
        "language": lang(),
        "data": {"path": str(folder), "writable": _writable(folder)},
    }


def faults(found: dict[str, Any]) -> Iterator[str]:
    """One sentence for each thing that keeps the tool from working."""
    if sys.version_info < OLDEST_PYTHON:
        yield say("doctor-old-python", {"version": found["python"]["version"]})
    for name, installed in found["libraries"].items():
        if installed is None:
            yield say("doctor-no-library", {"name": name})
    for name, fault in found["games"].items():
        if fault is not None:
            yield say("doctor-broken-game", {"name": name, "fault": fault})
    if not found["games"]:
        yield say("doctor-no-games")
    if not found["data"]["writable"]:
        yield say("doctor-no-data", {"path": found["data"]["path"]})


def _lines(found: dict[str, Any]) -> Iterator[str]:
    yield say("doctor-tool", {"version": found["version"], "system": found["system"]})
    yield say("doctor-python", found["python"])
    libraries = ", ".join(
        f"{name} {installed}" for name, installed in found["libraries"].items() if installed
    )
    yield say("doctor-libraries", {"libraries": libraries})
    yield say("doctor-games", {"games": ", ".join(found["games"])})
    yield say("doctor-plane", {"how": found["plane"]})
    yield say("doctor-data", {"path": found["data"]["path"]})


def _version_of(library: str) -> str | None:
    try:
        return version(library)
    except PackageNotFoundError:
        return None


def _fault_of(game: str) -> str | None:
    """Why a game cannot be loaded; nothing when it can."""
    try:
        registry.game(game)
    except Exception as fault:  # noqa: BLE001 - whatever a game's package raises is what the doctor tells
        return f"{type(fault).__name__}: {fault}"
    return None


def _plane() -> str:
    """Whether the plane's modules are compiled or plain Python."""
    spec = find_spec("holotable.plane.shapes")
    return "python" if spec is None or str(spec.origin).endswith(".py") else "compiled"


def _writable(folder: Path) -> bool:
    """Whether the folder, or the nearest one above it that is there, can be written to."""
    while not folder.exists() and folder != folder.parent:
        folder = folder.parent
    return folder.is_dir() and os.access(folder, os.W_OK)
