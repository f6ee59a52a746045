"""Why data or a file could not be read, in words: what a library or the system says, as a sentence of our catalogues."""

from __future__ import annotations

import errno
import re
from typing import Final

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
    errno.EACCES: "unread-not-allowed",
    errno.EPERM: "unread-not-allowed",
    errno.EROFS: "unread-only-read",
    errno.ENOSPC: "unread-no-room",
    errno.EDQUOT: "unread-no-room",
    errno.ENAMETOOLONG: "unread-long-name",
}
_PATTERNS: Final = {kind: re.compile(pattern, re.DOTALL) for kind, pattern in _KINDS.items()}


def unread(error: Exception) -> BadInput:
    """What a reader says, to stand in the sentence of whoever wanted to read; the place comes last."""
    why, place = unread_at(error)
    return BadInput("unread-at", why=why, place=place) if place else why


def unread_at(error: Exception) -> tuple[BadInput, str]:
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
            return BadInput(f"unread-{kind}", **match.groupdict()), place
    return BadInput("unread-other", what=what), place
