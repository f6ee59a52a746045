"""`holotable engine`: the rules, driven by any program through lines of JSON."""

from __future__ import annotations


def command() -> None:
    """Answer every line of standard input with one on standard output, until the input ends."""
    import sys

    from holotable.engine.server import serve

    serve(sys.stdin.buffer, sys.stdout.buffer)
