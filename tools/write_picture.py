"""Draw the README's picture: a terminal in which the tool has just been run, as `docs/pictures/terminal.svg`.

    uv run python tools/write_picture.py

`SHOWN` says which command lines are run; change it when there is something better to see.
"""

from __future__ import annotations

import io
import os
import re
import subprocess
import sys

from rich.console import Console
from rich.text import Text

from finding_uv import ROOT

SHOWN = (("--help",),)
WIDTH = 88
PICTURE = ROOT / "docs" / "pictures" / "terminal.svg"
# The picture loads nothing from anywhere: the reader's own typeface serves.
OUTSIDE = re.compile(r"@font-face\s*\{[^}]*\}\s*|<!--.*?-->\s*")
ENVIRONMENT = os.environ | {"COLUMNS": str(WIDTH), "HOLOTABLE_LANG": "en", "FORCE_COLOR": "1"}


def drawn() -> str:
    """The picture as SVG."""
    console = Console(record=True, width=WIDTH, file=io.StringIO())
    for arguments in SHOWN:
        console.print(Text.assemble(("$ ", "bold green"), ("holotable " + " ".join(arguments), "bold")))
        command = [sys.executable, "-m", "holotable", *arguments]
        done = subprocess.run(command, cwd=ROOT, env=ENVIRONMENT, check=True, capture_output=True, text=True)
        console.print(Text.from_ansi(done.stdout))
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
