"""Draw the README's picture: a terminal in the middle of a game, as `docs/pictures/terminal.svg`.

    uv run python tools/write_picture.py

The game is really played, against an opponent who chooses blindly, so every picture is another one; any will do.
"""

from __future__ import annotations

import io
import os
import re
import subprocess
import sys
import tempfile

from rich.console import Console
from rich.text import Text

from finding_uv import ROOT

SHOWN = "holotable play starfighter"
GAME = ("play", "starfighter", "--lang", "en", "--seats", "me,random", "--seed", "b")
TYPED = ("1", "1", "2", "3", "1", "2", "1")
WIDTH = 112
PICTURE = ROOT / "docs" / "pictures" / "terminal.svg"
# The picture loads nothing from anywhere: the reader's own typeface serves.
OUTSIDE = re.compile(r"@font-face\s*\{[^}]*\}\s*|<!--.*?-->\s*")
# What the eye looks for first: the question, the rule behind it, and the cards of the boards.
QUESTION = re.compile(r"^\S.*\([A-Z]+-[\d.]+-\d+\)$", re.MULTILINE)
RULE = re.compile(r"\([A-Z]+-[\d.]+-\d+\)$", re.MULTILINE)
CARD = re.compile(r"\b\d-\d\d\b")


def screen() -> str:
    """The last screen of the game, from the head of its round to the prompt."""
    with tempfile.TemporaryDirectory() as folder:
        environment = os.environ | {"COLUMNS": str(WIDTH), "HOLOTABLE_DATA": folder}
        command = [sys.executable, "-m", "holotable", *GAME]
        typed = "".join(f"{line}\n" for line in TYPED)
        done = subprocess.run(
            command, cwd=ROOT, env=environment, input=typed, check=True, capture_output=True, text=True
        )
    before, prompt, _ = done.stdout.rpartition(" > ")
    return before[before.rindex("\nRound ") + 1 :] + prompt


def drawn() -> str:
    """The picture as SVG."""
    console = Console(record=True, width=WIDTH, file=io.StringIO())
    console.print(Text.assemble(("$ ", "bold green"), (f"{SHOWN}\n", "bold")))
    text = Text(screen())
    text.highlight_regex(CARD, "cyan")
    text.highlight_regex(QUESTION, "bold")
    text.highlight_regex(RULE, "yellow")
    console.print(text)
    svg = console.export_svg(title="Holotable", unique_id="holotable")
    return OUTSIDE.sub("", svg).replace("Fira Code", "ui-monospace")


def main() -> int:
    """Write the picture."""
    PICTURE.parent.mkdir(parents=True, exist_ok=True)
    PICTURE.write_text(drawn(), encoding="utf-8")
    print(f"wrote {PICTURE.relative_to(ROOT)}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
