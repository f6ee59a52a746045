"""The exit codes, which docs/commands.md promises to programs that call us."""

from __future__ import annotations

from enum import IntEnum


class ExitCode(IntEnum):
    """How a run ended."""

    OK = 0
    NO = 1
    """The question was understood, and the answer is no: a record that does not verify, a check that failed."""
    BAD_INPUT = 2
    """The command line, a file or a value cannot be used."""
    OUR_MISTAKE = 70
    """A mistake of the program itself, with a report written to a file."""
    INTERRUPTED = 130
    """Stopped from the keyboard."""
    OUTPUT_CLOSED = 141
    """Whoever read our output went away."""
