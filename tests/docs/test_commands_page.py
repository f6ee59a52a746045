"""The handbook tells of every command, and of every exit code."""

from __future__ import annotations

from pathlib import Path

from holotable.cli.frame.commands import COMMANDS
from holotable.cli.frame.exits import ExitCode

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "commands.md").read_text(encoding="utf-8")


def test_every_command_has_a_line():
    assert [name for name in COMMANDS if f"| `holotable {name}" not in PAGE] == []


def test_every_exit_code_has_a_line():
    assert [int(code) for code in ExitCode if f"| {int(code)} |" not in PAGE] == []
