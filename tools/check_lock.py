"""Compare `requirements.lock` with what pyproject.toml resolves to now, or write it anew with `--write`.

The lock names every package of every group with its version and hashes, and no host it comes from.
It is resolved in an empty directory, so that nothing an earlier run left behind decides a version.
"""

from __future__ import annotations

import argparse
import difflib
import shutil
import subprocess
import sys
import tempfile

from finding_uv import ROOT, uv

LOCK = ROOT / "requirements.lock"


def resolved() -> str:
    """Return the lock's text as pyproject.toml resolves on this day."""
    with tempfile.TemporaryDirectory() as empty:
        shutil.copy(ROOT / "pyproject.toml", empty)
        command = [
            *(uv(), "export", "--quiet", "--project", empty, "--format", "requirements.txt"),
            *("--all-groups", "--all-extras", "--no-emit-project", "--no-header", "--no-annotate"),
        ]
        return subprocess.run(command, cwd=empty, check=True, capture_output=True, text=True).stdout


def main() -> int:
    """Compare or write the lock, as the command line asks; return the exit code."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--write", action="store_true", help="write requirements.lock instead of comparing")
    write: bool = parser.parse_args().write
    try:
        now = resolved()
    except subprocess.CalledProcessError as failed:
        sys.stderr.write(f"{failed.stderr}pyproject.toml could not be resolved.\n")
        return 2
    if write:
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
