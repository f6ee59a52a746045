"""Tables for the tests, written as a player would describe them."""

from holotable.games.xwing import Table
from holotable.games.xwing.measuring import ask

BASES = {"small", "medium", "large", "huge", "remote", "device"}


def document(pieces=None, obstacles=None, area=(914.4, 914.4), **fields):
    """A piece is ``"small 100 100 0 first"`` or ``"t65xwing 10 10 0"``, an obstacle ``"core1 0 0 0 flipped"``."""
    written = {}
    for name, words in (pieces or {}).items():
        if isinstance(words, dict):
            written[name] = words
            continue
        what, x, y, heading, *side = words.split()
        entry = {"base" if what in BASES else "ship": what, "pose": [float(x), float(y), float(heading)]}
        written[name] = {**entry, **({"side": side[0]} if side else {})}
    laid = {}
    for name, words in (obstacles or {}).items():
        if isinstance(words, dict):
            laid[name] = words
            continue
        what, x, y, heading, *flipped = words.split()
        laid[name] = {"shape": what, "pose": [float(x), float(y), float(heading)], "flipped": bool(flipped)}
    return {"area": list(area), "pieces": written, "obstacles": laid, **fields}


def table(pieces=None, obstacles=None, area=(914.4, 914.4), **fields):
    return Table.from_document(document(pieces, obstacles, area, **fields))


def asked(the_table, kind, **query):
    """The plain answer; ``from_`` stands for the word that Python keeps for itself."""
    return ask(
        the_table, {"kind": kind, **{name.rstrip("_"): value for name, value in query.items()}}
    ).plain()


def slab(x, y, width, height, kind="asteroid", heading=0.0):
    """A rectangular obstacle around (x, y): easy to reckon with."""
    w, h = width / 2, height / 2
    return {"kind": kind, "outline": [[-w, -h], [w, -h], [w, h], [-w, h]], "pose": [x, y, heading]}
