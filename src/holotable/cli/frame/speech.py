"""The language that the command speaks, and its sentences."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence

from holotable.cli.frame.errors import BadInput
from holotable.kernel.words import LANGS, Lang, Texts, Value

TEXTS = Texts("holotable.cli")
_OPTION = "--lang"
_spoken: list[Lang] = ["en"]


def lang() -> Lang:
    """The language of this run."""
    return _spoken[0]


def say(key: str, args: Mapping[str, Value] | None = None) -> str:
    """A sentence of the command's catalogues in the language of this run."""
    return TEXTS.say(lang(), key, args)


def has(key: str) -> bool:
    """Whether the command's catalogues have a message."""
    return TEXTS.has(key)


def choose(arguments: Sequence[str], environment: Mapping[str, str] = os.environ) -> list[str]:
    """Settle the language of this run, and return the arguments without `--lang`, which may stand anywhere.

    `--lang` comes before `HOLOTABLE_LANG`, and that before the locale; a locale of any other language
    speaks English.
    """
    _spoken[0] = _of_locale(environment)
    wanted = environment.get("HOLOTABLE_LANG") or None
    left: list[str] = []
    rest = iter(arguments)
    for argument in rest:
        if argument == "--":
            left += [argument, *rest]
        elif argument == _OPTION:
            wanted = next(rest, "")
        elif argument.startswith(f"{_OPTION}="):
            wanted = argument.removeprefix(f"{_OPTION}=")
        else:
            left.append(argument)
    if wanted is not None:
        _spoken[0] = _named(wanted)
    return left


def _of_locale(environment: Mapping[str, str]) -> Lang:
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = environment.get(variable)
        if value:
            return "de" if value.lower().startswith("de") else "en"
    return "en"


def _named(name: str) -> Lang:
    for known in LANGS:
        if name.lower() == known:
            return known
    raise BadInput("unknown-language", field=_OPTION, name=name, known=", ".join(LANGS))
