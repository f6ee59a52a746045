"""The `holotable` command: one module a command here, what they share in `frame/`, their words in `words/`."""

from __future__ import annotations


def main() -> None:
    """Run the command line that the process was started with, and end the process with its exit code."""
    import sys

    try:
        from holotable.cli.frame.running import run

        code = run(sys.argv[1:])
    except KeyboardInterrupt:
        code = 130
    sys.exit(code)
