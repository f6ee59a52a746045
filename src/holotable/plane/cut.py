"""The least distance to what of a shape lies in a field or in another shape."""

from typing import Final

from holotable.plane.borders import TOLERANCE
from holotable.plane.crossing import part_span
from holotable.plane.fields import Field
from holotable.plane.nearest import Nearest, part_nearest
from holotable.plane.overlap import part_depth
from holotable.plane.point import Segment
from holotable.plane.rings import part_holds
from holotable.plane.shapes import Part, Shape, part_of

_SLACKS: Final = (0.0, TOLERANCE)


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


def part_nearest_in(a: Part, b: Part, piece: Part, *, closed: bool) -> Nearest | None:
    """The same for convex parts.

    If the nearest point of all of `b` lies in the piece, it is the answer; if not, the answer lies on one of the
    lines that cut `b`, because all three are convex.
    """
    if not closed and part_depth(b, piece) <= TOLERANCE:
        return None
    free = part_nearest(a, b)
    kept = _kept(free, piece)
    if kept is not None:
        return kept
    best: Nearest | None = None
    for slack in _SLACKS:
        for i in range(len(piece.nx)):
            away = piece.nx[i] * b.cx + piece.ny[i] * b.cy - piece.nc[i]
            if away > b.reach + slack or away < -b.reach - slack:
                continue
            edge = _edge(piece, i)
            span = part_span(b, edge, slack)
            if span.start <= span.end:
                chord = part_of([edge.along(span.start), edge.along(span.end)])
                found = part_nearest(a, chord)
                if best is None or found.mm < best.mm:
                    best = found
        if best is not None or not closed:
            return best
    return None


def _edge(part: Part, i: int) -> Segment:
    return Segment(part.points[i], part.points[i + 1 if i + 1 < len(part.points) else 0])


def _kept(free: Nearest, piece: Part) -> Nearest | None:
    """What of a family of nearest lines ends in the piece."""
    if free.other is None:
        return free if part_holds(piece, free.end.x, free.end.y, 0.0) else None
    ends = Segment(free.end, free.other.end)
    span = part_span(piece, ends, 0.0)
    if span.start > span.end:
        return None
    if span.start <= 0.0 and span.end >= 1.0:
        return free
    starts = Segment(free.start, free.other.start)
    return Nearest(
        free.mm,
        starts.along(span.start),
        ends.along(span.start),
        Segment(starts.along(span.end), ends.along(span.end)),
    )
