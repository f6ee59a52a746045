"""What is wrong with a command line, in the user's language."""

from __future__ import annotations

import re
from typing import Any

from holotable.cli.frame.errors import BadInput
from holotable.cli.frame.help import expected_by, name_of

_SURPLUS = re.compile(r"unexpected extra argument.*? \((.*)\)")


def said_of(wrong: Any) -> BadInput:
    """Turn what typer found wrong into a sentence of ours, with the command whose help says more."""
    context = getattr(wrong, "ctx", None)
    why = _sentence(wrong)
    if context is None:
        return why
    return BadInput("with-help", field=why.field, why=why, command=context.command_path)


def _sentence(wrong: Any) -> BadInput:
    """Typer keeps the classes of its errors to itself: they are told apart by what they carry."""
    kind = type(wrong).__name__
    if kind == "NoSuchOption":
        return BadInput("unknown-option", field=wrong.option_name, option=wrong.option_name)
    if kind == "BadOptionUsage":
        return BadInput("option-needs-value", field=wrong.option_name, option=wrong.option_name)
    param = getattr(wrong, "param", None)
    if param is not None:
        name = name_of(param)
        if kind == "MissingParameter":
            return BadInput("missing", field=name, name=name)
        return BadInput("bad-value", field=name, name=name, expected=expected_by(param, wrong.ctx))
    surplus = _SURPLUS.search(wrong.message)
    if surplus:
        return BadInput("too-many", surplus=surplus[1])
    return BadInput("bad-usage", reason=wrong.format_message())
