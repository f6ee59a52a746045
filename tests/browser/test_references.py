"""Every screen looks as in the handbook's pictures, which somebody has looked at.

`python tools/write_screenshots.py SCREEN` draws them anew. What differs is kept beside the test's other files.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from browser import scenes
from browser.comparing import difference
from browser.story_set import story_set
from server.conftest import running

REFERENCES = Path(__file__).parents[2] / "docs/pictures/screens"
MOST = 0.02
"""The share of dots that may differ: another version of the browser smooths edges in another way."""
SHOWN = sorted(path.stem for path in REFERENCES.glob("*.png"))
COMPARED = [one for one in SHOWN if one.rsplit("-", 1)[0] not in scenes.NEVER_TWICE]
AT_ONCE = "match-phone"


@pytest.mark.parametrize(
    "shown", [one if one == AT_ONCE else pytest.param(one, marks=pytest.mark.slow) for one in COMPARED]
)
def test_a_screen_looks_as_in_its_picture(chromium, tmp_path, shown):
    name, size = shown.rsplit("-", 1)
    with story_set(), running(tmp_path / "table.db") as base:
        page = scenes.visit(chromium, base, size)
        taken = scenes.picture(page, name)
        blank = page.context.new_page()
        share = difference(blank, (REFERENCES / f"{shown}.png").read_bytes(), taken)
        page.context.close()

    if share > MOST:
        (tmp_path / f"{shown}.png").write_bytes(taken)
    assert share <= MOST, f"{100 * share:.1f} % of the dots differ; see {tmp_path / shown}.png"


def test_a_screen_that_looks_otherwise_is_noticed(visit):
    page = visit()
    page.wait_for_selector(".game")
    before = page.screenshot()
    page.evaluate("document.querySelector('.game').style.visibility = 'hidden'")

    blank = page.context.new_page()
    assert difference(blank, before, before) == 0
    assert difference(blank, before, page.screenshot()) > MOST


@pytest.mark.parametrize("name", scenes.SCENES)
def test_every_screen_has_a_picture(name):
    assert {f"{name}-desktop", f"{name}-phone"} <= set(SHOWN)
