"""`holotable bench` runs what stands in the checkout's benchmarks folder."""

import json

import pytest

from holotable.cli import bench


@pytest.fixture
def checkout(tmp_path, monkeypatch):
    """A checkout with one script that measures something."""
    folder = tmp_path / "benchmarks"
    folder.mkdir()
    (folder / "duel.py").write_text(
        "def figures(seconds):\n    return {'shots_per_s': 1000.0, 'asked': seconds}\n"
    )
    (folder / "_shared.py").write_text("raise RuntimeError('not a script')\n")
    monkeypatch.setattr(bench, "checkout", lambda: tmp_path)
    monkeypatch.setattr(bench, "STARTS", 1)
    return folder


def test_every_script_is_measured_with_start_up_and_machine(tool, checkout):
    figures = json.loads(tool("bench", "--json", "--seconds", "0.5").out)
    assert figures["duel"] == {"shots_per_s": 1000.0, "asked": 0.5}
    assert figures["startup_ms"]["help"] > 0
    assert set(figures["machine"]) == {"cpu", "cores", "system", "python", "date"}


def test_one_script_alone_is_measured(tool, checkout):
    assert set(json.loads(tool("bench", "--json", "--only", "duel").out)) == {"duel", "machine"}


def test_people_get_a_table(tool, checkout):
    assert "1,000.00" in tool("bench", "--only", "duel").out


def test_a_script_that_is_not_there_is_refused(tool, checkout):
    refused = tool("bench", "--only", "chess")
    assert (refused.code, refused.err) == (2, "There is no benchmark chess; there are duel, startup_ms.\n")


def test_a_script_without_figures_is_refused(tool, checkout):
    (checkout / "duel.py").write_text("")
    refused = tool("bench", "--only", "duel")
    assert refused.code == 2
    assert refused.err.endswith("duel.py has no function figures(seconds).\n")


@pytest.mark.parametrize("place", ["nowhere", "empty"])
def test_without_a_benchmarks_folder_one_sentence_says_so(tool, tmp_path, monkeypatch, place):
    monkeypatch.setattr(bench, "checkout", lambda: None if place == "nowhere" else tmp_path)
    refused = tool("bench", "--json")
    assert refused.code == 2
    assert "no benchmarks folder here" in json.loads(refused.err)["error"]["message"]
