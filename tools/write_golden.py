"""Write the golden play-throughs anew: whole games as text, so that a change of behaviour shows in review.

Names of games write only theirs. Look at what changed with `git diff tests/golden` before committing it.
"""

from __future__ import annotations

import argparse
import sys
from importlib import import_module
from typing import Any

from finding_uv import ROOT
from holotable.kernel.checks.golden import golden

FOLDER = ROOT / "tests" / "golden"


def main() -> None:
    """Write the play-throughs of the games that the command line names, of all where it names none."""
    sys.path.insert(0, str(ROOT / "tests"))
    games: dict[str, Any] = import_module("every_game").GAMES
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help=f"one of: {', '.join(games)}")
    wanted: list[str] = parser.parse_args().games or list(games)
    for unknown in set(wanted) - set(games):
        parser.error(f"there is no game called {unknown}")
    for name in wanted:
        folder = FOLDER / name
        folder.mkdir(parents=True, exist_ok=True)
        written = golden(games[name])
        for path in folder.glob("*.txt"):
            if path.stem not in written:
                path.unlink()
        for stem, text in written.items():
            (folder / f"{stem}.txt").write_text(text, encoding="utf-8")
            print(f"{name}/{stem}: {text.count(chr(10))} lines")


if __name__ == "__main__":
    main()
