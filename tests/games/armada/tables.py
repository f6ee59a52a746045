"""Tables for the tests, written as a player would describe them."""

from holotable.games.armada import Table


def table(pieces=None, obstacles=None, area=(1828.8, 914.4)):
    """A table; a piece is ``"victory 600 300 0 first"`` or ``"squadron 10 10 0"``, an obstacle ``"station 0 0 0"``."""
    return Table.from_document(document(pieces, obstacles, area))


def document(pieces=None, obstacles=None, area=(1828.8, 914.4)):
    bases = {"squadron", "small", "medium", "large", "huge"}
    written = {}
    for name, words in (pieces or {}).items():
        what, x, y, heading, *side = words.split()
        entry = {"base" if what in bases else "ship": what, "pose": [float(x), float(y), float(heading)]}
        written[name] = {**entry, **({"side": side[0]} if side else {})}
    laid = {}
    for name, words in (obstacles or {}).items():
        if isinstance(words, dict):
            laid[name] = words
            continue
        what, x, y, heading, *flipped = words.split()
        laid[name] = {"shape": what, "pose": [float(x), float(y), float(heading)], "flipped": bool(flipped)}
    return {"area": list(area), "pieces": written, "obstacles": laid}


def slab(x, y, width, height, kind="asteroid field"):
    """A rectangular obstacle around (x, y): easy to reckon with."""
    w, h = width / 2, height / 2
    return {"kind": kind, "outline": [[-w, -h], [w, -h], [w, h], [-w, h]], "pose": [x, y, 0]}
