"""Check what a change must keep before it is pushed: style, types, imports, dead code, dependencies, the lock.

Without arguments every check runs, and those that fail say so; names run only these; `--fix` formats the code
first, and mends what can be mended.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import time
from pathlib import Path

from finding_uv import ROOT

CHECKS = {
    "format": ("ruff", "format", "--check"),
    "lint": ("ruff", "check"),
    "types": ("mypy", "--strict"),
    "imports": ("lint-imports",),
    "dead-code": ("vulture",),
    "dependencies": ("deptry", "."),
    "lock": (sys.executable, "tools/check_lock.py"),
}
FIXES = (("ruff", "check", "--fix", "--quiet"), ("ruff", "format", "--quiet"))
# The tools stand beside the Python that runs us, whether or not their folder is on the path.
ENVIRONMENT = os.environ | {"PATH": os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])}


def run(command: tuple[str, ...]) -> subprocess.CompletedProcess[str]:
    """Run a tool in the checkout."""
    return subprocess.run(command, cwd=ROOT, env=ENVIRONMENT, capture_output=True, text=True, check=False)


def passes(name: str, command: tuple[str, ...]) -> bool:
    """Run one check; print one line for it, and what it found where it fails."""
    start = time.monotonic()
    done = run(command)
    ok = done.returncode == 0
    print(f"{'ok  ' if ok else 'FAIL'}  {name:<14} {time.monotonic() - start:5.1f} s", flush=True)
    if not ok:
        print(f"      {' '.join(command)}\n{done.stdout}{done.stderr}", flush=True)
    return ok


def main() -> int:
    """Run the checks that the command line names, all where it names none; return the exit code."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("checks", nargs="*", metavar="CHECK", help=f"one of: {', '.join(CHECKS)}")
    parser.add_argument("--fix", action="store_true", help="format the code and mend what can be mended")
    arguments = parser.parse_args()
    wanted: list[str] = arguments.checks or list(CHECKS)
    for unknown in set(wanted) - set(CHECKS):
        parser.error(f"there is no check called {unknown}")
    if arguments.fix:
        for fix in FIXES:
            run(fix)
    failed = [name for name in wanted if not passes(name, CHECKS[name])]
    if failed:
        print(f"\nNot ready to push: {', '.join(failed)}.")
    return 1 if failed else 0


if __name__ == "__main__":
    raise SystemExit(main())
