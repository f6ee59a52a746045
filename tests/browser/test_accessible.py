"""Every screen is held to WCAG 2.2 AA by axe, in dark and in light."""

from __future__ import annotations

from pathlib import Path

import pytest

from browser.people import Person

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]


def findings(page):
    """What axe calls serious or critical, with where it is."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("tags => axe.run(document, { runOnly: { type: 'tag', values: tags } })", RULES)[
        "violations"
    ]
    return [
        (one["id"], node["html"][:160], node["failureSummary"][:200])
        for one in found
        if one["impact"] in ("serious", "critical")
        for node in one["nodes"]
    ]


@pytest.fixture(autouse=True)
def _axe_is_there():
    if not AXE.exists():
        pytest.skip("axe-core is not installed: npm ci in web/")


def in_a_game(page):
    page.locator(".game .ways .primary").first.click()
    page.wait_for_selector(".question")
    Person(page, 1).by_keys()
    page.wait_for_selector(".hand button[data-live=true]")


def the_end(page):
    in_a_game(page)
    page.once("dialog", lambda asked: asked.accept())
    page.locator("aside summary").click()
    page.get_by_role("button", name="Resign").click()
    page.wait_for_selector(".result table")


def empty(page, path, sign):
    page.goto(path)
    page.wait_for_selector(sign)


SCREENS = {
    "lobby": lambda page: page.wait_for_selector(".game"),
    "new": lambda page: empty(page, "/new/starfighter", "fieldset"),
    "invitation": lambda page: empty(page, "/join/none", ".join"),
    "record": lambda page: empty(page, "/replay/", "input[type=file]"),
    "rules": lambda page: empty(page, "/rules/starfighter#SF-5-01", ".meant"),
    "decks": lambda page: empty(page, "/decks/starfighter", ".cards button"),
    "match": in_a_game,
    "result": the_end,
}


@pytest.mark.slow
@pytest.mark.parametrize("screen", SCREENS)
def test_a_screen_has_no_serious_finding_in_dark_or_light(visit, screen):
    page = visit()
    SCREENS[screen](page)
    for theme in ("dark", "light"):
        page.evaluate("theme => { document.documentElement.dataset.theme = theme }", theme)
        assert findings(page) == [], theme
