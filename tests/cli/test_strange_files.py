"""Whatever a file holds, or is, a command says in one sentence that it cannot use it."""

from __future__ import annotations

import pytest

COMMANDS = {
    "verify": ("verify", "FILE"),
    "replay": ("replay", "FILE"),
    "ask": ("ask", "FILE"),
    "odds": ("odds", "FILE", "{}"),
    "play": ("play", "--load", "FILE"),
    "measure": ("measure", "FILE"),
    "draw": ("draw", "FILE"),
    "report": ("arena", "report", "FILE"),
    "question": ("measure", "docs/tables/armada/range-distance.json", "FILE"),
}
FILES = {
    "missing": None,
    "empty": b"",
    "binary": bytes(range(256)) * 20,
    "cut JSON": b'{"holotable": "position 1", "gam',
    "a list": b"[]",
    "no fields": b"{}",
    "deep JSON": b"[" * 100_000,
    "cut record": b"holotable record 1\ngame: starfighter\n",
}


@pytest.mark.parametrize("held", FILES)
@pytest.mark.parametrize("command", COMMANDS)
def test_a_file_that_is_none_is_refused_in_one_line(tool, tmp_path, command, held):
    path = tmp_path / "file"
    if FILES[held] is not None:
        path.write_bytes(FILES[held])
    refused = tool(*(str(path) if part == "FILE" else part for part in COMMANDS[command]))
    assert (refused.code, refused.out, len(refused.err.splitlines())) == (2, "", 1)


@pytest.mark.parametrize("command", COMMANDS)
def test_a_folder_is_no_file(tool, tmp_path, command):
    refused = tool(*(str(tmp_path) if part == "FILE" else part for part in COMMANDS[command]))
    assert (refused.code, refused.out, len(refused.err.splitlines())) == (2, "", 1)


def test_a_huge_file_is_not_even_read(tool, tmp_path):
    huge = tmp_path / "huge"
    with huge.open("wb") as file:
        file.truncate(50_000_000_000)
    refused = tool("verify", str(huge))
    assert (refused.code, refused.err) == (2, f"{huge} is too large.\n")


def test_a_file_that_may_not_be_read_is_refused(tool, tmp_path, monkeypatch):
    def forbidden(*_args, **_more):
        raise PermissionError(13, "Permission denied")

    path = tmp_path / "file"
    path.write_text("x")
    monkeypatch.setattr("pathlib.Path.read_text", forbidden)
    refused = tool("verify", str(path))
    assert (refused.code, refused.err) == (2, f"{path} cannot be read: it is not allowed.\n")
