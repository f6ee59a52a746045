"""Tables for the tests, written as a player would describe them."""

from holotable.games.armada import Table
from plane.described import described, slab

__all__ = ["document", "slab", "table"]

BASES = {"squadron", "small", "medium", "large", "huge"}


def table(pieces=None, obstacles=None, area=(1828.8, 914.4)):
    """A table; a piece is ``"victory 600 300 0 first"`` or ``"squadron 10 10 0"``, an obstacle ``"station 0 0 0"``."""
    return Table.from_document(document(pieces, obstacles, area))


def document(pieces=None, obstacles=None, area=(1828.8, 914.4)):
    return described(BASES, pieces, obstacles, area)
