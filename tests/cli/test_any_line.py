"""No command line, however odd, ends in anything but a documented exit code and a sentence."""

from __future__ import annotations

import contextlib
import io
from unittest import mock

import pytest
from hypothesis import given
from hypothesis import strategies as st

from holotable.cli.frame.running import run

WORDS = (
    "rules",
    "content",
    "doctor",
    "starfighter",
    "--json",
    "--lang",
    "--lang=de",
    "--version",
    "--help",
    "--unproven",
    "--",
)
LINES = st.lists(
    st.sampled_from(WORDS) | st.text(max_size=12).filter(lambda text: "completion" not in text), max_size=6
)


@pytest.fixture(autouse=True, scope="module")
def no_table_is_served():
    """An empty line opens the table, and would serve it until somebody ends it."""
    with mock.patch("holotable.cli.frame.table.open_table"):
        yield


@given(LINES)
def test_every_line_ends_well(arguments):
    out, err = io.TextIOWrapper(io.BytesIO(), encoding="utf-8"), io.StringIO()
    nobody = io.TextIOWrapper(io.BytesIO())
    with mock.patch("sys.stdin", nobody), contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        code = run(arguments)
    assert code in {0, 1, 2}
    assert "Traceback" not in err.getvalue()
    assert bool(err.getvalue()) == (code == 2)
