"""Find the uv that installed this checkout."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def uv() -> str:
    """Return the uv to call: the one that runs us, the checkout's own, or the machine's."""
    own = ROOT / ".tools" / "bin" / "uv"
    return os.environ.get("UV") or (str(own) if own.exists() else shutil.which("uv") or "uv")
