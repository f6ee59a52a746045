"""A match as it stands, whole: what is stored of it, and what it has made of that since the last safe point."""

from __future__ import annotations

from typing import Any

from holotable.kernel.match import Match
from holotable.kernel.moment import ENCODER


def whole(match: Match[Any]) -> bytes:
    """Equal bytes for matches that stand at the same moment, chance included."""
    table = match.table
    strands = {str(seat): strand.state for seat, strand in (table.strands or {}).items()}
    owed = {str(seat): (type(one).__name__, one) for seat, one in table.owed().items()}
    return ENCODER.encode((match.moment(), table.state, table.chance, strands, owed))
