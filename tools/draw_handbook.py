"""Draw the handbook's pictures of tables: one SVG in `docs/pictures` for each table in `docs/tables`.

A table file names its game, the table, and usually a question: the picture shows the answer. With `--check` nothing is
written; pictures that are out of date, missing, or drawn from no table are told, and the exit code is 1.
"""

from __future__ import annotations

import argparse
import importlib
import json
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TABLES = ROOT / "docs/tables"
PICTURES = ROOT / "docs/pictures"


def pictures() -> dict[Path, str]:
    """Every picture by where it belongs."""
    drawn: dict[Path, str] = {}
    for path in sorted(TABLES.rglob("*.json")):
        scene = json.loads(path.read_text("utf-8"))
        measuring = importlib.import_module(f"holotable.games.{scene['game']}.measuring")
        picture = measuring.draw(scene["table"], scene.get("query"), lang="en")
        drawn[PICTURES / path.relative_to(TABLES).with_suffix(".svg")] = picture.svg()
    return drawn


def stale(drawn: dict[Path, str]) -> list[Path]:
    """The pictures that are not as they are drawn, and those that no table draws any more."""
    wrong = [path for path, text in drawn.items() if not path.is_file() or path.read_text("utf-8") != text]
    folders = {path.parent for path in drawn}
    lost = [path for folder in folders for path in folder.glob("*.svg") if path not in drawn]
    return sorted(wrong + lost)


def main() -> int:
    """Draw what is out of date, or tell it; return the exit code."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument(
        "--check", action="store_true", help="write nothing, and fail if something is out of date"
    )
    check = parser.parse_args().check
    drawn = pictures()
    wrong = stale(drawn)
    for path in wrong:
        if check:
            print(f"out of date: {path.relative_to(ROOT)}")
        elif path in drawn:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(drawn[path], encoding="utf-8")
        else:
            path.unlink()
    print(f"{len(drawn)} pictures, {len(wrong)} {'out of date' if check else 'drawn'}")
    return 1 if check and wrong else 0


if __name__ == "__main__":
    raise SystemExit(main())
