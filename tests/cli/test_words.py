"""Whatever the command line says is in its catalogues."""

import pytest

from holotable.cli.frame.commands import COMMANDS
from holotable.cli.frame.lazy import load, whole_tool
from holotable.cli.frame.speech import TEXTS


def commands_within(command, path):
    """A command and all below it, each with the message that says what it is for."""
    yield path, command
    for name, below in getattr(command, "commands", {}).items():
        yield from commands_within(below, f"{path}-{name}")


def every_command():
    yield "command", whole_tool("holotable")
    for name in COMMANDS:
        yield from commands_within(load(name), f"command-{name}")


def test_every_command_says_what_it_is_for():
    assert [key for key, _ in every_command() if not TEXTS.has(key)] == []


def test_every_parameter_says_what_it_is_for():
    silent = [
        (key, param.name)
        for key, command in every_command()
        for param in command.params
        if not TEXTS.has(param.help or "") and not TEXTS.has(f"option-{param.name.replace('_', '-')}")
    ]
    assert silent == []


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_shows_help_in_both_languages(tool, name):
    english, german = tool(name, "--help"), tool(name, "--help", "--lang", "de")
    assert english.code == german.code == 0
    assert english.out.startswith(f"Usage: holotable {name}")
    assert german.out.startswith(f"Aufruf: holotable {name}")


def test_without_a_command_the_table_is_opened(tool, monkeypatch):
    opened = []
    monkeypatch.setattr("holotable.cli.frame.table.open_table", lambda *, demo: opened.append(demo))
    assert tool().code == tool("--demo").code == 0
    assert opened == [False, True]


def test_the_language_may_be_named_anywhere(tool):
    answers = {tool("--lang", "de", "rules").err, tool("rules", "--lang=de").err}
    assert answers == {"GAME fehlt. Mehr dazu zeigt „holotable rules --help“.\n"}


def test_the_environment_names_the_language(tool, monkeypatch):
    monkeypatch.setenv("LANG", "de_AT.UTF-8")
    assert tool("rules").err.startswith("GAME fehlt.")
    monkeypatch.setenv("HOLOTABLE_LANG", "en")
    assert tool("rules").err.startswith("GAME is missing.")
    assert tool("rules", "--lang", "de").err.startswith("GAME fehlt.")


def test_any_other_locale_speaks_english(tool, monkeypatch):
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    assert tool("rules").err.startswith("GAME is missing.")


@pytest.mark.parametrize("arguments", [("--lang", "fr"), ("--lang",), ("rules", "--lang=")])
def test_a_language_that_is_not_there_is_refused(tool, arguments):
    refused = tool(*arguments)
    assert refused.code == 2
    assert "the languages are de, en" in refused.err
