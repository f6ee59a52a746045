"""Records that msgspec has learned to read before several threads read them."""

from __future__ import annotations

from typing import Any

import msgspec


def learn(*records: Any) -> None:
    """Lets msgspec learn records now, while nobody reads any.

    It learns a record when one is read first, and what it knows is there for every thread while it is half learned:
    two threads that read the first ones at once, as those that take up matches after a restart, end the process.
    """
    for record in records:
        msgspec.msgpack.Decoder(record)
