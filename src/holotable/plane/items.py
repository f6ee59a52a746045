"""A scene's things as plain data, for whoever draws them anew: a board in a browser, which moves its pieces itself.

Points are those of the table, y up. The path of a curve is written for SVG, y down: it stands right wherever a point
(x, y) of the table is drawn at (x, -y).
"""

from typing import Any, Final

from holotable.plane.picture import Drawn, Scene

_DIGITS: Final = 2


def items_of(scene: Scene) -> list[dict[str, Any]]:
    """Everything that a scene draws, in its order."""
    return [_plain(item) for item in scene.items]


def items_upon(scene: Scene) -> list[dict[str, Any]]:
    """What a scene draws upon the table as it stands: what was measured, without the pieces around it."""
    return [_plain(item) for item in scene.items[scene.upon :]]


def _plain(item: Drawn) -> dict[str, Any]:
    told: dict[str, Any] = {"kind": item.kind, "role": item.role}
    if item.curves:
        told["d"] = "".join(curve.d(digits=_DIGITS) for curve in item.curves)
    if item.points:
        told["points"] = [[round(p.x, _DIGITS), round(p.y, _DIGITS)] for p in item.points]
    if item.words:
        told["words"] = item.words
    if item.note:
        told["note"] = item.note
    if item.dashed:
        told["dashed"] = True
    return told
