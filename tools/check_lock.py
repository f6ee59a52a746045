"""Compare `requirements.lock` with what pyproject.toml resolves to, or write it anew with `--write`.

The lock names every package of every group with its version and hashes, and no host it comes from. What it
pins stays pinned as long as pyproject.toml allows it, whatever was published since; `--write --upgrade` takes
the newest versions instead.
"""

from __future__ import annotations

import argparse
import difflib
import shutil
import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path

from finding_uv import ROOT, uv

LOCK = ROOT / "requirements.lock"


def resolved(*, upgrade: bool = False) -> str:
    """Return the lock's text as pyproject.toml resolves now."""
    with tempfile.TemporaryDirectory() as folder:
        project = Path(shutil.copy(ROOT / "pyproject.toml", folder))
        lock = project.with_name(LOCK.name)
        if LOCK.exists() and not upgrade:
            shutil.copy(LOCK, lock)
        groups = tomllib.loads(project.read_text(encoding="utf-8"))["dependency-groups"]
        command = [
            *(uv(), "pip", "compile", "--quiet", "--universal", "--python-version", "3.11"),
            *("--generate-hashes", "--no-header", "--no-annotate", "--all-extras"),
            *(argument for group in groups for argument in ("--group", group)),
            *("--output-file", lock.name, project.name),
        ]
        subprocess.run(command, cwd=folder, check=True, capture_output=True, text=True)
        return lock.read_text(encoding="utf-8")


def main() -> int:
    """Compare or write the lock, as the command line asks; return the exit code."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--write", action="store_true", help="write requirements.lock instead of comparing")
    parser.add_argument("--upgrade", action="store_true", help="take the newest versions that are allowed")
    arguments = parser.parse_args()
    try:
        now = resolved(upgrade=arguments.upgrade)
    except subprocess.CalledProcessError as failed:
        sys.stderr.write(f"{failed.stderr}pyproject.toml could not be resolved.\n")
        return 2
    if arguments.write:
        LOCK.write_text(now, encoding="utf-8")
        return 0
    before = LOCK.read_text(encoding="utf-8") if LOCK.exists() else ""
    difference = difflib.unified_diff(before.splitlines(), now.splitlines(), LOCK.name, "resolved now", n=0)
    changed = "\n".join(difference)
    if changed:
        print(f"{changed}\nrequirements.lock is out of date. Run: uv run python tools/check_lock.py --write")
    return 1 if changed else 0


if __name__ == "__main__":
    raise SystemExit(main())
