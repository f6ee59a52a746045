"""One run of the command line: its exit code, and one clear sentence for whatever goes wrong."""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Sequence
from pathlib import Path

from holotable.cli.frame import speech
from holotable.cli.frame.exits import ExitCode
from holotable.kernel.errors import HolotableError
from holotable.kernel.unread import unread

NAME = "holotable"
COMPLETION = "_HOLOTABLE_COMPLETE"
NO_ROOM = frozenset((errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO))
"""What a full or broken disk answers to whoever writes the output onto it."""


def run(arguments: Sequence[str]) -> int:
    """Run the command that the arguments name, and return the exit code; nothing is ever raised."""
    _have_streams()
    try:
        code = _invoke(speech.choose(arguments))
        sys.stdout.flush()
    except HolotableError as error:
        _complain(arguments, error.code, error.say(speech.lang()), field=error.field, rule=error.rule)
        return ExitCode.BAD_INPUT
    except (KeyboardInterrupt, EOFError):
        return ExitCode.INTERRUPTED
    except BrokenPipeError:
        _let_go_of_output()
        return ExitCode.OUTPUT_CLOSED
    except OSError as error:
        if error.filename is not None or error.errno not in NO_ROOM:
            return _confess(arguments, error)
        _let_go_of_output()
        why = unread(error).say(speech.lang())
        _complain(arguments, "no-room", speech.say("output-no-room", {"why": why}))
        return ExitCode.BAD_INPUT
    except Exception as mistake:  # noqa: BLE001 - no traceback reaches a user
        return _confess(arguments, mistake)
    return code


def _have_streams() -> None:
    """A process may be started with its input or outputs closed: then nobody types, and nobody reads."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, Path(os.devnull).open(mode, encoding="utf-8"))  # noqa: SIM115 - to the end


def _invoke(arguments: list[str]) -> int:
    import typer

    from holotable.cli.frame.lazy import whole_tool
    from holotable.cli.frame.usage import said_of

    tool = whole_tool(NAME)
    if COMPLETION in os.environ:
        tool.main(args=arguments, prog_name=NAME)
    try:
        with tool.make_context(NAME, arguments) as context:
            tool.invoke(context)
    except typer.Exit as left:
        return left.exit_code
    except typer.Abort as stopped:
        raise KeyboardInterrupt from stopped
    except typer.TyperException as wrong:
        raise said_of(wrong) from wrong
    return ExitCode.OK


def _complain(
    arguments: Sequence[str], code: str, sentence: str, *, field: str | None = None, rule: str | None = None
) -> None:
    """Say one sentence and its rule on standard error, as JSON where the command line asks for JSON."""
    if "--json" in arguments:
        from msgspec import json

        error = {"code": code, "message": sentence, "field": field, "rule": rule}
        told = {key: value for key, value in error.items() if value is not None}
        sys.stderr.write(f"{json.encode({'error': told}).decode()}\n")
    else:
        sys.stderr.write(f"{sentence} ({rule})\n" if rule else f"{sentence}\n")


def _confess(arguments: Sequence[str], mistake: Exception) -> int:
    from holotable.cli.frame.reports import write_report

    report = write_report(mistake, arguments)
    key = "our-mistake" if report else "our-mistake-unwritten"
    _complain(
        arguments, "our-mistake", speech.say(key, {"path": str(report), "kind": type(mistake).__name__})
    )
    return ExitCode.OUR_MISTAKE


def _let_go_of_output() -> None:
    """Point standard output at nothing, so that Python's own flush at the end does not fail again."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
