"""Running the command line inside the tests' own process."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Callable
from dataclasses import dataclass

import pytest

import holotable.games
from holotable.cli.frame.running import run


@dataclass
class Ran:
    """How a run of the command line ended, and what it printed."""

    code: int
    out: str
    err: str


@pytest.fixture
def holotable_data(tmp_path, monkeypatch):
    """The data folder of the tests."""
    folder = tmp_path / "data"
    monkeypatch.setenv("HOLOTABLE_DATA", str(folder))
    return folder


@pytest.fixture
def tool(capsys, monkeypatch, holotable_data) -> Callable[..., Ran]:
    """Runs the command line in English, wherever the tests are run."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG", "HOLOTABLE_LANG"):
        monkeypatch.delenv(variable, raising=False)

    def ran(*arguments: str) -> Ran:
        capsys.readouterr()
        code = run(arguments)
        captured = capsys.readouterr()
        return Ran(code, captured.out, captured.err)

    return ran


@pytest.fixture
def made_up_game(tmp_path, monkeypatch):
    """The folder of a made-up game called `duel`, found where every game is."""
    package = tmp_path / "games" / "duel"
    package.mkdir(parents=True)
    (package / "__init__.py").write_text("")
    monkeypatch.setattr(holotable.games, "__path__", [*holotable.games.__path__, str(package.parent)])
    importlib.invalidate_caches()
    yield package
    for name in [name for name in sys.modules if name.startswith("holotable.games.duel")]:
        del sys.modules[name]
