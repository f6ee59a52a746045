"""Tables for the games' tests, written as a player would describe them."""

from typing import Any


def described(
    bases: set[str],
    pieces: dict[str, Any] | None,
    obstacles: dict[str, Any] | None,
    area: tuple[float, float],
    **fields: Any,
) -> dict[str, Any]:
    """A table's document; words stand for an entry, as ``"small 100 100 0 first"`` or ``"core1 0 0 0 flipped"``."""
    written: dict[str, Any] = {}
    for name, words in (pieces or {}).items():
        if isinstance(words, dict):
            written[name] = words
            continue
        what, x, y, heading, *side = words.split()
        entry = {"base" if what in bases else "ship": what, "pose": [float(x), float(y), float(heading)]}
        written[name] = {**entry, **({"side": side[0]} if side else {})}
    laid: dict[str, Any] = {}
    for name, words in (obstacles or {}).items():
        if isinstance(words, dict):
            laid[name] = words
            continue
        what, x, y, heading, *flipped = words.split()
        laid[name] = {"shape": what, "pose": [float(x), float(y), float(heading)], "flipped": bool(flipped)}
    return {"area": list(area), "pieces": written, "obstacles": laid, **fields}


def slab(
    x: float, y: float, width: float, height: float, kind: str = "asteroid", heading: float = 0.0
) -> dict[str, Any]:
    """A rectangular obstacle around (x, y): easy to reckon with."""
    w, h = width / 2, height / 2
    return {"kind": kind, "outline": [[-w, -h], [w, -h], [w, h], [-w, h]], "pose": [x, y, heading]}
