"""The report about a mistake of our own: everything that mending it needs, in a file instead of on the screen."""

from __future__ import annotations

import platform
import tempfile
import traceback
from collections.abc import Sequence
from datetime import UTC, datetime
from importlib.metadata import version
from pathlib import Path

from holotable.cli.frame.folders import data_folder


def write_report(mistake: BaseException, arguments: Sequence[str]) -> Path | None:
    """Write what happened to a file of its own; nothing comes back where no file can be written."""
    now = datetime.now(UTC)
    text = (
        f"holotable {version('holotable')}, Python {platform.python_version()}, {platform.platform()}\n"
        f"{now.isoformat(timespec='seconds')}\n"
        f"arguments: {list(arguments)}\n\n"
        f"{''.join(traceback.format_exception(mistake))}"
    )
    for folder in (data_folder() / "reports", Path(tempfile.gettempdir())):
        path = folder / f"holotable-{now:%Y%m%d-%H%M%S-%f}.txt"
        try:
            folder.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
        except OSError:
            continue
        return path
    return None
