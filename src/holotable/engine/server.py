"""The engine on a pipe: a line in, a line out, until the input ends."""

from __future__ import annotations

from typing import Any, BinaryIO

import msgspec

from holotable.engine.engine import LARGEST_LINE, Engine
from holotable.engine.errors import TEXTS


def serve(source: BinaryIO, sink: BinaryIO) -> None:
    """Answers every line of the source on the sink, each at once."""
    engine = Engine()
    while line := source.readline(LARGEST_LINE + 2):
        if not line.endswith(b"\n") and len(line) > LARGEST_LINE:
            _skip_line(source)
        sink.write(answer(engine, line) + b"\n")
        sink.flush()


def answer(engine: Engine, line: bytes) -> bytes:
    """The engine's answer; a mistake of ours is told as one, and the engine goes on."""
    try:
        return engine.answer(line)
    except Exception as mistake:  # noqa: BLE001 - whatever it is, the program at the other end gets its line
        words = TEXTS.both("engine-mistake", {"kind": type(mistake).__name__})
        told: dict[str, Any] = {
            "id": None,
            "ok": False,
            "error": {"code": "our-mistake", "message": words["en"], **words},
        }
        return msgspec.json.encode(told)


def _skip_line(source: BinaryIO) -> None:
    while (more := source.readline(65536)) and not more.endswith(b"\n"):
        pass
