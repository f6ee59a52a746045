"""The browser client on a slow phone: bytes, time until it can be used, time until it reacts, work for a frame.

The phone is Chromium with a processor four times slower, 1.6 Mbit/s and 150 ms to the server. A connection that is
opened anew waits once more. Work for a frame is the main thread's own time, so that a busy machine does not count,
times four; for loading the fastest of several is told too. Without a browser nothing is measured.
"""

from __future__ import annotations

import json
import sys
import tempfile
from importlib import import_module
from pathlib import Path
from statistics import median
from typing import Any

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parent / "tests")]

LOADS = 7
SLOWER = 4
NETWORK = {"offline": False, "latency": 150, "downloadThroughput": 200_000, "uploadThroughput": 200_000}
PHONE = {"width": 360, "height": 740}
WATCH = """
addEventListener("DOMContentLoaded", () => {
  const look = () => {
    if (!window.ready && document.querySelector(".game .primary:not(:disabled)")) window.ready = performance.now();
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true });
});
window.longest = 0;
new PerformanceObserver((list) => {
  for (const one of list.getEntries()) window.longest = Math.max(window.longest, one.startTime + one.duration);
}).observe({ type: "longtask", buffered: true });
window.reactions = [];
new PerformanceObserver((list) => {
  for (const one of list.getEntries()) if (one.name === "click") window.reactions.push(one.duration);
}).observe({ type: "event", buffered: true, durationThreshold: 16 });
"""
COUNT = """() => {
  window.frames = 0;
  const count = () => { window.frames += 1; requestAnimationFrame(count); };
  requestAnimationFrame(count);
}"""


class Phone:
    """A slow phone at the address of a table."""

    def __init__(self, browser: Any, base: str, pace: str) -> None:
        self.context = browser.new_context(
            base_url=base, viewport=PHONE, has_touch=True, is_mobile=True, device_scale_factor=2
        )
        settings = json.dumps(json.dumps({"pace": pace, "theme": "dark", "name": "Ada"}))
        self.context.add_init_script(f"localStorage['holotable.settings'] = {settings};{WATCH}")
        self.page = self.context.new_page()
        self.wire = self.context.new_cdp_session(self.page)
        self.bytes = 0
        self.wire.on("Network.loadingFinished", lambda one: self._came(one["encodedDataLength"]))
        self.wire.send("Network.enable")

    def _came(self, count: float) -> None:
        self.bytes += int(count)

    def be_slow(self) -> None:
        """The processor and the network of a phone."""
        self.wire.send("Network.emulateNetworkConditions", NETWORK)
        self.wire.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})

    def work(self, doing: Any) -> dict[str, float]:
        """What the main thread does for each frame while something is done, and how many frames there are a second."""
        self.wire.send("Performance.enable", {"timeDomain": "threadTicks"})
        self.page.evaluate(COUNT)
        before, begun = self._metrics(), self.page.evaluate("[window.frames, performance.now()]")
        doing()
        after, ended = self._metrics(), self.page.evaluate("[window.frames, performance.now()]")
        frames = max(1, ended[0] - begun[0])
        spent = 1000 * SLOWER * (after["TaskDuration"] - before["TaskDuration"])
        return {
            "ms_a_frame": round(spent / frames, 2),
            "frames_a_second": round(1000 * frames / (ended[1] - begun[1]), 1),
        }

    def _metrics(self) -> dict[str, float]:
        return {one["name"]: one["value"] for one in self.wire.send("Performance.getMetrics")["metrics"]}


def loading(browser: Any, base: str) -> dict[str, float]:
    """Bytes and times from nothing to the lobby, and on into a game."""
    phone = Phone(browser, base, "off")
    phone.be_slow()
    page = phone.page
    page.goto("/")
    page.wait_for_function("() => window.ready")
    page.wait_for_timeout(1500)
    ready = page.evaluate("[window.ready, window.longest]")
    lobby = phone.bytes
    page.locator(".game .primary").first.tap()
    begun = page.evaluate("performance.now()")
    page.wait_for_selector(".question")
    game = page.evaluate("performance.now()") - begun
    page.wait_for_timeout(1500)
    found = {
        "lobby_kb": round(lobby / 1000, 1),
        "lobby_and_game_kb": round(phone.bytes / 1000, 1),
        "lobby_seen_ms": round(ready[0]),
        "lobby_interactive_ms": round(max(ready)),
        "into_a_game_ms": round(game),
    }
    phone.context.close()
    return found


def reacting(browser: Any, base: str) -> dict[str, float]:
    """How long it takes from a touch until something changes on the screen."""
    scenes: Any = import_module("browser.scenes")
    phone = Phone(browser, base, "off")
    page = phone.page
    page.goto("/")
    page.wait_for_selector(".game")
    scenes.sit_down(page, scenes.position("battle"), level="pilot")
    page.wait_for_selector(".hand [data-live]")
    phone.be_slow()
    page.wait_for_timeout(1500)
    page.evaluate("window.reactions = []")
    cards = page.locator(".hand [data-live]")
    for touched in range(12):
        cards.nth(touched % 3).tap()
        page.wait_for_timeout(400)
    took = sorted(page.evaluate("window.reactions"))
    phone.context.close()
    return {"touches": len(took), "median_ms": median(took), "most_ms": took[-1]}


def moving(browser: Any, base: str, seconds: float) -> dict[str, dict[str, float]]:
    """The main thread's work for a frame, while a game is shown and while a card is dragged."""
    scenes: Any = import_module("browser.scenes")
    phone = Phone(browser, base, "normal")
    page = phone.page
    page.goto("/replay/")
    page.locator("#record").set_input_files(
        {"name": "game.holotable", "mimeType": "text/plain", "buffer": scenes.played(4).encode()}
    )
    page.wait_for_selector("input[type=range]")
    page.locator("input[type=range]").fill("8")
    page.locator(".time .primary").tap()
    animating = phone.work(lambda: page.wait_for_timeout(1000 * seconds))
    page.goto("/")
    page.wait_for_selector(".game")
    scenes.sit_down(page, scenes.position("battle"), level="pilot")
    card = page.locator(".hand [data-piece='card:2-01']").bounding_box()

    def drag() -> None:
        page.mouse.move(card["x"] + 20, card["y"] + 20)
        page.mouse.down()
        for step in range(int(30 * seconds)):
            page.mouse.move(60 + 200 * (step % 30) / 30, 380 - step % 40)
            page.wait_for_timeout(16)
        page.mouse.move(2, 2)
        page.mouse.up()

    dragging = phone.work(drag)
    phone.context.close()
    return {"animating": animating, "dragging": dragging}


def figures(seconds: float) -> dict[str, Any]:
    """Measure all of it."""
    browsers: Any = import_module("browser.browsers")
    path = browsers.installed()
    if path is None:
        return {"skipped": browsers.NONE}
    browsers.use_a_node_that_starts()
    from playwright.sync_api import sync_playwright

    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        served = import_module("server").Served(Path(folder))
        try:
            served.wait()
            base = f"http://127.0.0.1:{served.port}"
            browser = playwright.chromium.launch(executable_path=path, args=list(browsers.ARGUMENTS))
            runs = [loading(browser, base) for _ in range(LOADS)]
            found = {
                "loading": {name: median(run[name] for run in runs) for name in runs[0]},
                "fastest": {name: min(run[name] for run in runs) for name in runs[0] if name.endswith("ms")},
                "reacting": reacting(browser, base),
                "moving": moving(browser, base, max(2.0, min(seconds, 10.0))),
            }
            browser.close()
            return found
        finally:
            served.end()


if __name__ == "__main__":
    print(json.dumps(figures(5.0), indent=2))
