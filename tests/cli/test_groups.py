"""Several commands may stand under one name."""

import sys
from types import ModuleType

import pytest
import typer

from holotable.cli.frame import lazy


@pytest.fixture
def duels(monkeypatch):
    """A made-up command `duels` with `fight` and `watch` under it."""
    module = ModuleType("holotable.cli.duels")
    module.app = lazy.CommandGroup()

    @module.app.add("fight")
    def fight(rounds: int = 1) -> None:
        print(f"fought {rounds}")

    @module.app.add("watch")
    def watch() -> None:
        raise typer.Exit(1)

    monkeypatch.setitem(sys.modules, module.__name__, module)
    monkeypatch.setattr(lazy, "COMMANDS", ("duels",))


def test_a_command_under_another_is_run(tool, duels):
    assert tool("duels", "fight", "--rounds", "3").out == "fought 3\n"


def test_its_exit_code_is_that_of_the_run(tool, duels):
    assert tool("duels", "watch").code == 1


def test_the_name_alone_lists_what_stands_under_it(tool, duels):
    shown = tool("duels")
    assert shown.out.startswith("Usage: holotable duels COMMAND")
    assert "command-duels-fight" in shown.out


def test_a_name_that_is_not_under_it_is_refused(tool, duels):
    assert tool("duels", "figth").err == "There is no command “figth”; did you mean “fight”?\n"
    assert (
        tool("duels", "sleep").err
        == "There is no command “sleep”; “holotable duels --help” lists them all.\n"
    )
