"""What is wrong with a command line, in the user's language."""

from __future__ import annotations

import re
from typing import Any

from holotable.cli.frame.help import expected_by, name_of
from holotable.cli.frame.speech import say
from holotable.kernel.errors import BadInput

_SURPLUS = re.compile(r"unexpected extra argument.*? \((.*)\)")


def said_of(wrong: Any) -> BadInput:
    """Turn what typer found wrong into a sentence of ours, with the command whose help says more."""
    context = getattr(wrong, "ctx", None)
    sentence, field = _sentence(wrong)
    if context is not None:
        sentence = f"{sentence} {say('see-help', {'command': context.command_path})}"
    return BadInput(sentence, field=field)


def _sentence(wrong: Any) -> tuple[str, str | None]:
    """Typer keeps the classes of its errors to itself: they are told apart by what they carry."""
    kind = type(wrong).__name__
    if kind == "NoSuchOption":
        return say("unknown-option", {"option": wrong.option_name}), wrong.option_name
    if kind == "BadOptionUsage":
        return say("option-needs-value", {"option": wrong.option_name}), wrong.option_name
    param = getattr(wrong, "param", None)
    if param is not None:
        name = name_of(param)
        if kind == "MissingParameter":
            return say("missing", {"name": name}), name
        return say("bad-value", {"name": name, "expected": expected_by(param, wrong.ctx)}), name
    surplus = _SURPLUS.search(wrong.message)
    if surplus:
        return say("too-many", {"surplus": surplus[1]}), None
    return say("bad-usage", {"reason": wrong.format_message()}), None
