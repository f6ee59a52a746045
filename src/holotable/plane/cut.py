"""The least distance to what of a shape lies in a field or in another shape."""

from typing import Final

from holotable.plane.borders import TOLERANCE
from holotable.plane.crossing import span_of
from holotable.plane.fields import Field
from holotable.plane.nearest import Nearest, part_nearest
from holotable.plane.overlap import part_depth
from holotable.plane.point import Point, Segment
from holotable.plane.rings import part_holds
from holotable.plane.shapes import Part, Shape, part_of

_SAME: Final = 1e-6
_ALL: Final = [True, True, True, True]


def nearest_in(a: Shape, b: Shape, field: Field) -> Nearest | None:
    """The least distance from `a` to what of `b` lies in the field, or nothing if none of `b` does."""
    best: Nearest | None = None
    for piece in field.shape.parts:
        for q in b.parts:
            for p in a.parts:
                found = part_nearest_in(p, q, piece, closed=field.closed)
                if found is not None and (best is None or found.mm < best.mm):
                    best = found
    return best


def part_nearest_in(
    a: Part, b: Part, piece: Part, *, closed: bool, free: Nearest | None = None
) -> Nearest | None:
    """The same for convex parts; `free` is the least distance to all of `b`, where that is known.

    If the nearest point of all of `b` lies in the piece, it is the answer; if not, the answer lies on one of the
    lines that cut `b`, because all three are convex.
    """
    if not closed and part_depth(b, piece) <= TOLERANCE:
        return None
    if free is None:
        free = part_nearest(a, b)
    kept = _kept(free, piece)
    if kept is not None:
        return kept
    best: Nearest | None = None
    for i, ex in enumerate(piece.nx):
        ey = piece.ny[i]
        away = ex * b.cx + ey * b.cy - piece.nc[i]
        if away > b.reach or away < -b.reach:
            continue
        edge = _edge(piece, i)
        start, end = span_of(b, edge, 0.0)
        if start <= end:
            found = part_nearest(a, _chord(edge.along(start), edge.along(end), ex, ey))
            if best is None or found.mm < best.mm:
                best = found
    if best is None and closed:
        return _touching(a, b, piece)
    return best


def _touching(a: Part, b: Part, piece: Part) -> Nearest | None:
    """The least distance to what of `b` only touches the field, if it does."""
    touch = part_nearest(b, piece)
    if touch.mm > TOLERANCE:
        return None
    if touch.other is None:
        return part_nearest(a, part_of([touch.start]))
    return part_nearest(a, part_of([touch.start, touch.other.start]))


def _chord(p: Point, q: Point, nx: float, ny: float) -> Part:
    """The line between two points as a part, given the normal on its right."""
    x = (p.x + q.x) / 2.0
    y = (p.y + q.y) / 2.0
    level = nx * x + ny * y
    return Part(
        [p, q, q, p],
        0.0,
        _ALL,
        [nx, -ny, -nx, ny],
        [ny, nx, -ny, -nx],
        [level, nx * q.y - ny * q.x, -level, ny * p.x - nx * p.y],
        x,
        y,
        p.to(q) / 2.0,
    )


def _edge(part: Part, i: int) -> Segment:
    return Segment(part.points[i], part.points[i + 1 if i + 1 < len(part.points) else 0])


def _kept(free: Nearest, piece: Part) -> Nearest | None:
    """What of a family of nearest lines ends in the piece; a point on its line may have lost its last digits."""
    first_in = part_holds(piece, free.end.x, free.end.y, _SAME)
    if free.other is None:
        return free if first_in else None
    if first_in and part_holds(piece, free.other.end.x, free.other.end.y, _SAME):
        return free
    ends = Segment(free.end, free.other.end)
    first, last = span_of(piece, ends, 0.0)
    if first > last:
        return Nearest(free.mm, free.start, free.end) if first_in else None
    starts = Segment(free.start, free.other.start)
    return Nearest(
        free.mm,
        starts.along(first),
        ends.along(first),
        Segment(starts.along(last), ends.along(last)),
    )
