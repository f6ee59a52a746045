"""How fluid the measuring table is in a browser: main-thread time a frame, and how long an answer takes.

    uv run python tools/measure_the_board.py [ADDRESS]

A Chromium pans, zooms and drags on a table of 60 pieces. A frame's time is the processor time of the renderer's main
thread, by Chromium's own count, divided by the frames that were shown, and times four: a phone's processor is that much
slower. (Chromium can slow itself down, but then it also counts what other programs take from it.) An answer's time is
from the question being sent to the answer being there, as the page sees it. Without an address a server of its own is
started.
"""

from __future__ import annotations

import json
import statistics
import sys
import tempfile
from collections.abc import Callable
from contextlib import ExitStack
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

from finding_uv import ROOT

if TYPE_CHECKING:
    from playwright.sync_api import Page

SLOWER = 4
FRAMES = 120
SHIPS = ("victory", "cr90", "mc75", "imperial-star-destroyer", "gladiator", "nebulon-b", "arquitens")
COUNT = "(window.frames_shown = 0, function next() { window.frames_shown++; requestAnimationFrame(next) })()"


def fleet() -> dict[str, Any]:
    """Forty ships and squadrons and twenty obstacles, spread over a table of six feet by three."""
    pieces = {}
    for n in range(50):
        what = {"base": "squadron"} if n % 3 == 2 else {"ship": SHIPS[n % len(SHIPS)]}
        pose = [100 + (n % 10) * 175, 80 + n // 10 * 180, n * 37 % 360]
        pieces[f"piece {n}"] = {**what, "pose": pose, "side": ("first", "second")[n % 2]}
    shapes = ("asteroid_1", "debris_1", "station", "dust_1")
    obstacles = {
        f"obstacle {n}": {"shape": shapes[n % 4], "pose": [190 + n * 165, 170 + n % 2 * 360, n * 51]}
        for n in range(10)
    }
    return {"pieces": pieces, "obstacles": obstacles}


class Watched:
    """A page whose work is counted."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.wire = page.context.new_cdp_session(page)
        self.wire.send("Performance.enable", {"timeDomain": "threadTicks"})

    def worked(self) -> float:
        """How many milliseconds the main thread has worked so far."""
        told = self.wire.send("Performance.getMetrics")["metrics"]
        return 1000.0 * next(float(one["value"]) for one in told if one["name"] == "TaskDuration")

    def frame(self, act: Callable[[], None]) -> tuple[float, int]:
        """Milliseconds of work a frame on a phone while something is done in steps, and the frames shown."""
        self.page.wait_for_timeout(300)
        before, shown = self.worked(), self.page.evaluate("window.frames_shown")
        act()
        after, now = self.worked(), self.page.evaluate("window.frames_shown")
        return round(SLOWER * (after - before) / (now - shown), 2), int(now - shown)

    def stroke(self, start: tuple[float, float], end: tuple[float, float]) -> None:
        """One movement of the mouse with its button held, a step a frame; Playwright's own mouse would add its work."""
        self.mouse("mousePressed", *start)
        for n in range(FRAMES):
            share = (n + 1) / FRAMES
            self.mouse("mouseMoved", *(a + (b - a) * share for a, b in zip(start, end, strict=True)))
        self.mouse("mouseReleased", *end)

    def mouse(self, kind: str, x: float, y: float) -> None:
        """Something that the mouse does."""
        button = {"button": "left", "buttons": int(kind != "mouseReleased"), "clickCount": 1}
        self.wire.send("Input.dispatchMouseEvent", {"type": kind, "x": x, "y": y, **button})


def measured(page: Page) -> dict[str, Any]:
    """Every figure, on one page."""
    watched = Watched(page)
    page.evaluate(COUNT)
    box = page.locator(".board").bounding_box()
    assert box is not None
    middle = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    corner = (box["x"] + 12, box["y"] + box["height"] - 12)
    page.get_by_role("button", name="Closer").click()
    page.get_by_role("button", name="Closer").click()
    page.wait_for_timeout(500)
    figures: dict[str, Any] = {"pieces": page.locator("[data-piece]").count()}
    figures["idle"], _ = watched.frame(lambda: page.wait_for_timeout(1000))
    figures["panning"], figures["panning frames"] = watched.frame(
        lambda: watched.stroke(corner, (corner[0] + 200, corner[1] - 150))
    )

    def roll() -> None:
        page.mouse.move(*middle)
        for n in range(FRAMES):
            page.mouse.wheel(0, 12 if n < FRAMES / 2 else -12)

    figures["zooming"], figures["zooming frames"] = watched.frame(roll)
    piece = page.locator("[data-piece='piece 24']").bounding_box()
    assert piece is not None
    start = (piece["x"] + piece["width"] / 2, piece["y"] + piece["height"] / 2)
    for tool, others in (("Move", ""), ("Attack", "piece 34")):
        page.get_by_role("button", name=tool, exact=True).click()
        if others:
            page.get_by_label("Attacker").select_option("piece 24")
            page.get_by_label("Defender").select_option(others)
        page.wait_for_timeout(600)
        page.evaluate("performance.clearMeasures()")
        key = f"dragging, {tool.lower()}"
        figures[key], figures[f"{key} frames"] = watched.frame(
            lambda: watched.stroke(start, (start[0] + 30, start[1] + 20))
        )
        page.wait_for_timeout(400)
        took = page.evaluate("performance.getEntriesByName('measured').map(one => one.duration)")
        figures[f"answer, {tool.lower()}"] = {
            "count": len(took),
            "median ms": round(statistics.median(took), 1),
            "worst ms": round(max(took), 1),
        }
        page.keyboard.press("Control+z")
    return figures


def main() -> None:
    """Measure, and print what was measured."""
    sys.path.insert(0, str(ROOT / "tests"))
    browsers: Any = import_module("browser.browsers")
    running: Any = import_module("server.conftest").running
    browsers.use_a_node_that_starts()
    from playwright.sync_api import sync_playwright

    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        base = sys.argv[1] if len(sys.argv) > 1 else stack.enter_context(running(folder / "table.db"))
        playwright = stack.enter_context(sync_playwright())
        browser = playwright.chromium.launch(
            executable_path=browsers.installed(), args=list(browsers.ARGUMENTS)
        )
        page = browser.new_page(base_url=base, viewport={"width": 1024, "height": 700}, locale="en-GB")
        page.goto("/")
        page.evaluate(
            "table => { localStorage['holotable.table.armada'] = table }", json.dumps({"table": fleet()})
        )
        page.goto("/measure/armada")
        page.wait_for_selector("[data-piece]")
        print(json.dumps(measured(page), indent=2))
        browser.close()


if __name__ == "__main__":
    main()
