"""Read a content file, and say in one sentence where it is broken."""

from __future__ import annotations

import re
from typing import TypeVar

import msgspec

from holotable.games.starfighter.errors import BadInput
from holotable.kernel.unread import unread, unread_at

T = TypeVar("T")

LARGEST_FILE = 1_000_000
"""In bytes; the real files are a fiftieth of it."""

_BYTE = re.compile(r"\(byte (\d+)\)")


def read_rows(data: bytes, rows: type[T], where: str) -> T:
    """Decode a content file into its typed rows; `where` is the file's name for people."""
    if len(data) > LARGEST_FILE:
        raise BadInput("content-large", field=where, has=len(data), most=LARGEST_FILE)
    try:
        return msgspec.json.decode(data, type=rows)
    except msgspec.ValidationError as wrong:
        why, place = unread_at(wrong)
        raise BadInput("error-at-field", field=f"{where}{place.removeprefix('$')}", why=why) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as wrong:
        found = _BYTE.search(str(wrong))
        line = str(data[: int(found[1])].count(b"\n") + 1 if found else 1)
        field = f"{where}, line {line}"
        raise BadInput("text-line", field=field, where=where, line=line, why=unread(wrong)) from None
