"""`holotable doctor` says what is there, and what is wrong."""

import json
from importlib.metadata import EntryPoint

import pytest

from holotable.cli import doctor
from holotable.kernel import registry


@pytest.fixture
def games(monkeypatch):
    """Stands in for the games that are installed: name and what its entry point names."""

    def installed(**values):
        points = [EntryPoint(name, value, "holotable.games") for name, value in values.items()]
        monkeypatch.setattr(registry, "entry_points", lambda group: points)
        monkeypatch.setattr(registry, "_found", {})

    return installed


def test_a_sound_installation_is_well(tool, games, holotable_data):
    games(duel="holotable.games.starfighter:game")
    well = tool("doctor")
    assert well.code == 0
    assert "All is well." in well.out
    assert str(holotable_data) in well.out
    assert not holotable_data.exists()


def test_a_game_that_cannot_be_loaded_is_named_with_its_fault(tool, games):
    games(duel="no_such_package:game")
    ill = tool("doctor", "--lang", "de")
    assert ill.code == 1
    assert "! Das Spiel duel lässt sich nicht laden: ModuleNotFoundError" in ill.out
    assert "Eines ist nicht in Ordnung." in ill.out


def test_no_game_at_all_is_a_fault(tool, games):
    games()
    assert "No game is installed." in tool("doctor").out


def test_a_missing_library_is_a_fault(tool, games, monkeypatch):
    games(duel="holotable.games.starfighter:game")
    monkeypatch.setattr(doctor, "LIBRARIES", ("no-such-library",))
    assert "The library no-such-library is not installed." in tool("doctor").out


def test_a_data_folder_that_cannot_be_written_is_a_fault(tool, games, monkeypatch):
    games(duel="holotable.games.starfighter:game")
    monkeypatch.setattr(doctor.os, "access", lambda folder, mode: False)
    assert "HOLOTABLE_DATA names another folder" in tool("doctor").out


def test_a_data_folder_that_is_a_file_is_a_fault(tool, games, monkeypatch, tmp_path):
    games(duel="holotable.games.starfighter:game")
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("HOLOTABLE_DATA", str(tmp_path / "file"))
    assert "HOLOTABLE_DATA names another folder" in tool("doctor").out


def test_a_program_gets_the_same_as_data(tool, games):
    games(duel="holotable.games.starfighter:game")
    told = json.loads(tool("doctor", "--json").out)
    assert told["games"] == {"duel": None}
    assert told["faults"] == []
    assert told["plane"] in {"python", "compiled"}
