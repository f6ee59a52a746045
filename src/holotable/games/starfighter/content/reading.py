"""Read a content file, and say in one sentence where it is broken."""

from __future__ import annotations

import re
from typing import TypeVar

import msgspec

from holotable.kernel.errors import BadInput

T = TypeVar("T")

LARGEST_FILE = 1_000_000
"""In bytes; the real files are a fiftieth of it."""

_BYTE = re.compile(r"\(byte (\d+)\)")
_PLACE = re.compile(r"(.*) - at `\$([^`]*)`", re.DOTALL)


def read_rows(data: bytes, rows: type[T], where: str) -> T:
    """Decode a content file into its typed rows; `where` is the file's name for people."""
    if len(data) > LARGEST_FILE:
        raise BadInput(f"{where} has {len(data)} bytes; {LARGEST_FILE} are the most.", field=where)
    try:
        return msgspec.json.decode(data, type=rows)
    except msgspec.ValidationError as wrong:
        found = _PLACE.fullmatch(str(wrong))
        message, place = found.groups() if found else (str(wrong), "")
        raise BadInput(f"{where}{place}: {message}.", field=f"{where}{place}") from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as wrong:
        found = _BYTE.search(str(wrong))
        line = data[: int(found[1])].count(b"\n") + 1 if found else 1
        raise BadInput(f"{where}, line {line}: {wrong}.", field=f"{where}, line {line}") from None
