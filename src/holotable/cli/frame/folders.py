"""Where the command finds and keeps files."""

from __future__ import annotations

import os
from pathlib import Path

_ABOVE_SOURCES = Path(__file__).resolve().parents[4]


def data_folder() -> Path:
    """Where saved games, reports and other things of the user are kept; not made until something is written.

    `HOLOTABLE_DATA` names it; otherwise it is `holotable` in the folder that the system keeps for such things.
    """
    named = os.environ.get("HOLOTABLE_DATA")
    if named:
        return Path(named)
    if os.name == "nt":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local") / "holotable"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "holotable"


def checkout() -> Path | None:
    """The folder of the checkout that we run from; nothing for an installed package."""
    return _ABOVE_SOURCES if (_ABOVE_SOURCES / "pyproject.toml").is_file() else None
