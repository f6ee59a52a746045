"""Why data or a file could not be read, in words: what a library or the system says, as a sentence of our catalogues."""

from __future__ import annotations

import errno
import re
from typing import Any, Final

from holotable.kernel.errors import BadInput

_AT: Final = re.compile(r"(?P<what>.*) - at `(?P<place>(?:key in )?\$[^`]*)`", re.DOTALL)
_KINDS: Final = {
    "type": r"Expected `(?P<wanted>[^`]*)`, got `(?P<given>[^`]*)`",
    "bound": r"Expected `(?P<wanted>[^`]*)` (?P<bound>[<>]=? .*)",
    "length": r"Expected `(?P<wanted>[^`]*)` of length (?P<bound>[<>]=? \d+|\d+)",
    "pattern": r"Expected `(?P<wanted>[^`]*)` matching regex (?P<pattern>.*)",
    "missing": r"Object missing required field `(?P<name>[^`]*)`",
    "unknown": r"Object contains unknown field `(?P<name>.*)`",
    "value": r"Invalid (?:enum )?value (?P<given>.*)",
    "truncated": r"Input data was truncated",
    "range": r"Number out of range",
    "malformed": r"(?:JSON|MessagePack data) is malformed: .* \(byte (?P<byte>\d+)\)",
}
_FILES: Final = {
    errno.ENOENT: "unread-no-file",
    errno.EISDIR: "unread-folder",
    errno.ENOTDIR: "unread-no-folder",
    errno.EEXIST: "unread-no-folder",
    errno.EACCES: "unread-not-allowed",
    errno.EPERM: "unread-not-allowed",
    errno.EROFS: "unread-only-read",
    errno.ENOSPC: "unread-no-room",
    errno.EDQUOT: "unread-no-room",
    errno.ENAMETOOLONG: "unread-long-name",
    errno.EADDRINUSE: "unread-in-use",
    errno.EADDRNOTAVAIL: "unread-no-address",
}
_PATTERNS: Final = {kind: re.compile(pattern, re.DOTALL) for kind, pattern in _KINDS.items()}


def unread(error: Exception, wanted: Any = None) -> BadInput:
    """What a reader says, to stand in the sentence of whoever wanted to read; the place comes last.

    Where the type that was wanted is told, so is what there could have been.
    """
    why, place = unread_at(error, wanted)
    return BadInput("unread-at", why=why, place=place) if place else why


def unread_at(error: Exception, wanted: Any = None) -> tuple[BadInput, str]:
    """What a reader says, and the place of which it says it, as in `$.seats[0]`; empty where it names none."""
    if isinstance(error, RecursionError):
        return BadInput("unread-deep"), ""
    if isinstance(error, UnicodeError):
        return BadInput("unread-text"), ""
    if isinstance(error, OSError):
        key = _FILES.get(error.errno or 0)
        return (BadInput(key) if key else BadInput("unread-other", what=error.strerror or str(error))), ""
    if isinstance(error, OverflowError):
        return BadInput("unread-large"), ""
    found = _AT.fullmatch(str(error))
    what, place = (found["what"], found["place"]) if found else (str(error), "")
    for kind, pattern in _PATTERNS.items():
        match = pattern.fullmatch(what)
        if match:
            known = _known(wanted, place) if wanted is not None and kind in ("value", "unknown") else []
            if known:
                return BadInput(f"unread-{kind}-of", known=", ".join(known), **match.groupdict()), place
            return BadInput(f"unread-{kind}", **match.groupdict()), place
    return BadInput("unread-other", what=what), place


def _known(wanted: Any, place: str) -> list[str]:
    """What there could have been at a place of a type: the values that are allowed, or the names of its fields."""
    from msgspec import inspect

    here = [inspect.type_info(wanted)]
    for name in re.findall(r"\.(\w+)|\[", place):
        here = [
            inner
            for one in _parts(here)
            for inner in (
                [field.type for field in one.fields if field.encode_name == name]
                if isinstance(one, inspect.StructType)
                else [one.value_type]
                if isinstance(one, inspect.DictType)
                else getattr(one, "item_types", None) or [getattr(one, "item_type", None)]
            )
            if inner is not None
        ]
    known: list[str] = []
    for one in _parts(here):
        if isinstance(one, inspect.LiteralType):
            known += [str(value) for value in one.values]
        elif isinstance(one, inspect.StructType):
            known += [field.encode_name for field in one.fields]
    return known


def _parts(types: list[Any]) -> list[Any]:
    """The types, a union as all of its own."""
    return [part for one in types for part in getattr(one, "types", (one,))]
