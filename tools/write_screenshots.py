"""Draw the pictures of the client's screens in docs/pictures/screens: the handbook's, and the references of the tests.

Names of screens draw only theirs. Look at every picture before committing it.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from importlib import import_module
from pathlib import Path
from typing import Any

from finding_uv import ROOT

PICTURES = ROOT / "docs" / "pictures" / "screens"
USUAL = ("desktop", "phone")
ON_A_TABLET_TOO = {"match"}


def main() -> None:
    """Draw the screens that the command line names, all where it names none."""
    sys.path.insert(0, str(ROOT / "tests"))
    scenes: Any = import_module("browser.scenes")
    browsers: Any = import_module("browser.browsers")
    story_set: Any = import_module("browser.story_set").story_set
    running: Any = import_module("server.conftest").running
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("screens", nargs="*", metavar="SCREEN", help=f"one of: {', '.join(scenes.SCENES)}")
    wanted: list[str] = parser.parse_args().screens or list(scenes.SCENES)
    for unknown in set(wanted) - set(scenes.SCENES):
        parser.error(f"there is no screen called {unknown}")
    browsers.use_a_node_that_starts()
    from playwright.sync_api import sync_playwright

    PICTURES.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=browsers.installed(), args=list(browsers.ARGUMENTS)
        )
        for name in wanted:
            for size in (*USUAL, *(("tablet",) if name in ON_A_TABLET_TOO else ())):
                # Every picture has a table of its own, so that no match of another one shows.
                with (
                    story_set(),
                    tempfile.TemporaryDirectory() as folder,
                    running(Path(folder) / "table.db") as base,
                ):
                    page = scenes.visit(browser, base, size)
                    (PICTURES / f"{name}-{size}.png").write_bytes(scenes.picture(page, name))
                    page.context.close()
                print(f"{name}-{size}")
        browser.close()


if __name__ == "__main__":
    main()
