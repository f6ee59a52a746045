"""Build the documentation site into `site/`; whatever is wrong with it is an error.

    uv run --group docs python tools/build_docs.py

Besides what zensical itself warns about, every page must stand in the menu of zensical.toml (a game's rules stand
under theirs), every entry of the menu must be a page, and every picture that a page shows must be there.
"""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import write_rules_page
from finding_uv import ROOT

DOCS = ROOT / "docs"
PICTURE = re.compile(r"!\[[^\]]*\]\(([^)\s]+)")


def menu() -> set[str]:
    """Every page that the menu names."""
    return set(_pages(tomllib.loads((ROOT / "zensical.toml").read_text(encoding="utf-8"))["project"]["nav"]))


def problems() -> Iterator[str]:
    """What zensical does not notice, one sentence each."""
    listed = menu() | {f"rules/{game}.md" for game in write_rules_page.games_with_rules()}
    pages = {path.relative_to(DOCS).as_posix(): path for path in DOCS.rglob("*.md")}
    for page in sorted(pages.keys() - listed):
        yield f"docs/{page} stands in no menu: add it to nav in zensical.toml."
    for page in sorted(listed - pages.keys()):
        yield f"The menu of zensical.toml names {page}, and there is no such page."
    for page, path in sorted(pages.items()):
        for picture in PICTURE.findall(path.read_text(encoding="utf-8")):
            if "://" not in picture and not (path.parent / picture).is_file():
                yield f"docs/{page} shows {picture}, and there is no such picture."


def main() -> int:
    """Build the site; return the exit code."""
    write_rules_page.main()
    found = list(problems())
    for problem in found:
        print(problem)
    zensical = str(Path(sys.executable).with_name("zensical"))
    built = subprocess.run([zensical, "build", "--clean", "--strict"], cwd=ROOT, check=False)
    return 1 if found or built.returncode else 0


def _pages(entry: Any) -> Iterator[str]:
    if isinstance(entry, str):
        yield entry
    elif isinstance(entry, dict):
        for below in entry.values():
            yield from _pages(below)
    else:
        for below in entry:
            yield from _pages(below)


if __name__ == "__main__":
    raise SystemExit(main())
