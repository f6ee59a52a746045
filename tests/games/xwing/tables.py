"""Tables for the tests, written as a player would describe them."""

from holotable.games.xwing import Table
from holotable.games.xwing.measuring import ask
from plane.described import described, slab

__all__ = ["asked", "document", "slab", "table"]

BASES = {"small", "medium", "large", "huge", "remote", "device"}


def document(pieces=None, obstacles=None, area=(914.4, 914.4), **fields):
    """A piece is ``"small 100 100 0 first"`` or ``"t65xwing 10 10 0"``, an obstacle ``"core1 0 0 0 flipped"``."""
    return described(BASES, pieces, obstacles, area, **fields)


def table(pieces=None, obstacles=None, area=(914.4, 914.4), **fields):
    return Table.from_document(document(pieces, obstacles, area, **fields))


def asked(the_table, kind, **query):
    """The plain answer; ``from_`` stands for the word that Python keeps for itself."""
    return ask(
        the_table, {"kind": kind, **{name.rstrip("_"): value for name, value in query.items()}}
    ).plain()
