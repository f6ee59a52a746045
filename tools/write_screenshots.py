"""Draw the pictures of the table's screens in docs/pictures/screens, at phone and desktop size.

A server with a database of its own is started, and a browser plays as somebody would; every picture is taken from a
page as it stands.
"""

from __future__ import annotations

import random
import shutil
import socket
import tempfile
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

ROOT = Path(__file__).resolve().parents[1]
PICTURES = ROOT / "docs/pictures/screens"
SIZES = {"desktop": (1280, 800), "phone": (360, 740)}
AT_ONCE = 'localStorage["holotable.settings"] ||= \'{"pace": "off", "theme": "dark", "name": "Ada"}\''


def serve(folder: Path) -> str:
    """Serve from a thread, and return the address."""
    from holotable.server.running import server

    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = int(free.getsockname()[1])
    served = server("127.0.0.1", port, folder / "table.db", bot_delay=0.0)
    threading.Thread(target=served.run, daemon=True).start()
    while not served.started:
        time.sleep(0.05)
    return f"http://127.0.0.1:{port}"


def play(page: Page, choices: int) -> None:
    """Make some choices, always the same ones where the same is asked."""
    chance = random.Random(4)  # noqa: S311 - for pictures
    for _ in range(choices):
        page.wait_for_selector(".question, .result")
        if page.locator(".result").count():
            return
        asked = page.locator(".question").get_attribute("data-decision")
        more = page.locator(".question button[aria-expanded=false]")
        if more.count():
            more.click()
        options = page.locator(".question .options button:not([data-option=pass])")
        if not options.count():
            options = page.locator(".question .options button")
        options.nth(chance.randrange(options.count())).click()
        page.wait_for_function(
            "before => document.querySelector('.result')"
            " || ![undefined, before].includes(document.querySelector('.question')?.dataset.decision)",
            arg=asked,
        )


def lobby(page: Page) -> None:
    """The lobby, with a match that goes on."""
    page.wait_for_selector(".game")


def new_game(page: Page) -> None:
    """What can be wanted of a new game."""
    page.goto("/new/starfighter")
    page.wait_for_selector("fieldset")


def guided(page: Page) -> None:
    """The guided first game."""
    page.locator(".game .ways button").nth(1).click()
    page.wait_for_selector(".coach")
    page.wait_for_selector(".hand [data-live]")
    page.locator(".hand [data-live]").first.click()
    page.wait_for_timeout(1000)


def match(page: Page) -> None:
    """A game against the computer."""
    page.locator(".game .ways .primary").click()
    play(page, 9)
    card = page.locator(".hand [data-live]")
    if card.count():
        card.first.click()
    page.wait_for_timeout(1000)


def card(page: Page) -> None:
    """A card at reading size."""
    page.keyboard.press("Escape")
    page.locator(".hand button").first.focus()
    page.keyboard.press("i")
    page.wait_for_selector("dialog")


def keys(page: Page) -> None:
    """The shortcuts."""
    page.keyboard.press("Escape")
    page.wait_for_timeout(200)
    page.keyboard.press("?")
    page.wait_for_selector("dialog")


def result(page: Page) -> None:
    """The end of a match."""
    page.keyboard.press("Escape")
    play(page, 200)
    page.wait_for_selector(".result table")


def replay(page: Page) -> None:
    """The same match watched again."""
    page.goto(page.url.replace("/m/", "/replay/") + "#12")
    page.wait_for_selector("input[type=range]")
    page.wait_for_timeout(500)


def invitation(page: Page) -> None:
    """A table that waits for a friend."""
    page.goto("/new/starfighter")
    page.locator("input[value=friend]").check()
    page.locator("form .primary").click()
    page.wait_for_selector("input[readonly]")


def decks(page: Page) -> None:
    """The deck builder."""
    page.goto("/decks/starfighter")
    page.wait_for_selector(".cards button")
    page.locator("aside li button").nth(1).click()
    page.wait_for_selector(".right")


def rules(page: Page) -> None:
    """The rules by id."""
    page.goto("/rules/starfighter#SF-5-10")
    page.wait_for_selector(".meant")
    page.wait_for_timeout(200)


SCREENS: dict[str, Callable[[Any], None]] = {
    "new-game": new_game,
    "guided": guided,
    "match": match,
    "card": card,
    "shortcuts": keys,
    "result": result,
    "replay": replay,
    "invitation": invitation,
    "decks": decks,
    "rules": rules,
    "lobby": lobby,
}
FROM_THE_LOBBY = {"guided", "match", "lobby"}


def draw(browser: Browser, base: str, size: str) -> None:
    """Take every picture at one size."""
    width, height = SIZES[size]
    context = browser.new_context(
        base_url=base,
        viewport={"width": width, "height": height},
        locale="en-GB",
        reduced_motion="reduce",
        service_workers="block",
    )
    context.add_init_script(AT_ONCE)
    page = context.new_page()
    for name, show in SCREENS.items():
        if name in FROM_THE_LOBBY:
            page.goto("/")
            page.wait_for_selector(".game")
        show(page)
        page.evaluate("document.activeElement?.blur?.()")
        page.screenshot(path=PICTURES / f"{name}-{size}.png")
    context.close()


def main() -> None:
    """Draw them all."""
    from playwright.sync_api import sync_playwright

    PICTURES.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        base = serve(Path(folder))
        path = shutil.which("chromium") or shutil.which("google-chrome")
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox", "--disable-gpu"])
        for size in SIZES:
            draw(browser, base, size)
        browser.close()


if __name__ == "__main__":
    main()
