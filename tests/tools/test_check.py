"""The check before a push says which check fails, and fails with it."""

import sys

import pytest

import check


@pytest.fixture
def checks(monkeypatch):
    """Two made-up checks, of which one fails."""
    good = (sys.executable, "-c", "")
    bad = (sys.executable, "-c", "print('line 3 is wrong'); raise SystemExit(1)")
    monkeypatch.setattr(check, "CHECKS", {"good": good, "bad": bad})

    def run(*arguments):
        monkeypatch.setattr(sys, "argv", ["check.py", *arguments])
        return check.main()

    return run


def test_every_check_has_a_line_and_a_failure_shows_what_it_found(checks, capsys):
    assert checks() == 1
    out = capsys.readouterr().out
    assert [line.split()[:2] for line in out.splitlines()[:2]] == [["ok", "good"], ["FAIL", "bad"]]
    assert "line 3 is wrong" in out
    assert out.endswith("Not ready to push: bad.\n")


def test_one_check_alone_can_be_run(checks, capsys):
    assert checks("good") == 0
    assert "bad" not in capsys.readouterr().out


def test_a_check_that_is_not_there_is_refused(checks, capsys):
    with pytest.raises(SystemExit) as refused:
        checks("better")
    assert refused.value.code == 2
    assert "there is no check called better" in capsys.readouterr().err
