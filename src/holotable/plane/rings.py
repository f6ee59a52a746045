"""Rings of corners, cut by lines, and points inside them."""

from typing import Final

from holotable.plane.point import Point
from holotable.plane.shapes import Part
from holotable.plane.trig import bearing, sine_cosine

_SAME: Final = 1e-6
"""Corners nearer than a nanometre are one."""


def cut_ring(
    points: list[Point], border: list[bool], nx: float, ny: float, nc: float, *, is_border: bool
) -> tuple[list[Point], list[bool]]:
    """What of a convex ring lies where ``nx * x + ny * y <= nc``, and which of its edges are borders."""
    kept: list[Point] = []
    edges: list[bool] = []
    count = len(points)
    for i in range(count):
        p = points[i]
        q = points[i + 1 if i + 1 < count else 0]
        dp = nx * p.x + ny * p.y - nc
        dq = nx * q.x + ny * q.y - nc
        if dp <= 0.0:
            kept.append(p)
            edges.append(border[i])
            if dq > 0.0 and dp < 0.0:
                share = dp / (dp - dq)
                kept.append(Point(p.x + (q.x - p.x) * share, p.y + (q.y - p.y) * share))
                edges.append(is_border)
            elif dq > 0.0:
                edges[-1] = is_border
        elif dq < 0.0:
            share = dp / (dp - dq)
            kept.append(Point(p.x + (q.x - p.x) * share, p.y + (q.y - p.y) * share))
            edges.append(border[i])
    return _thinned(kept, edges)


def _thinned(points: list[Point], edges: list[bool]) -> tuple[list[Point], list[bool]]:
    """The ring without edges too short to have a direction, as a cut through a corner leaves them."""
    kept: list[Point] = []
    flags: list[bool] = []
    count = len(points)
    for i in range(count):
        if not _is_same(points[i], points[i + 1 if i + 1 < count else 0]):
            kept.append(points[i])
            flags.append(edges[i])
    return kept, flags


def _is_same(p: Point, q: Point) -> bool:
    return abs(p.x - q.x) < _SAME and abs(p.y - q.y) < _SAME


def part_holds(part: Part, x: float, y: float, slack: float) -> bool:
    """Whether a point lies in a part without radius, its borders moved outwards by `slack`; cuts stay in place."""
    for ex, ey, ec, is_border in zip(part.nx, part.ny, part.nc, part.border):
        if ex * x + ey * y > (ec + slack if is_border else ec):
            return False
    return True


def cut_points(points: list[Point], nx: float, ny: float, nc: float) -> list[Point]:
    """What of a convex ring lies where ``nx * x + ny * y <= nc``."""
    kept: list[Point] = []
    count = len(points)
    for i in range(count):
        p = points[i]
        q = points[i + 1 if i + 1 < count else 0]
        dp = nx * p.x + ny * p.y - nc
        dq = nx * q.x + ny * q.y - nc
        if dp <= 0.0:
            kept.append(p)
        if (dp < 0.0 and dq > 0.0) or (dp > 0.0 and dq < 0.0):
            share = dp / (dp - dq)
            kept.append(Point(p.x + (q.x - p.x) * share, p.y + (q.y - p.y) * share))
    if len(kept) > 1:
        apart = [p for i, p in enumerate(kept) if not _is_same(p, kept[i - 1])]
        return apart or kept[:1]
    return kept


def common(points: list[Point], part: Part) -> list[Point]:
    """What of a convex ring lies in a convex part without radius; empty if nothing does."""
    for i in range(len(part.nx)):
        points = cut_points(points, part.nx[i], part.ny[i], part.nc[i])
        if not points:
            break
    return points


def widened(part: Part, mm: float) -> Part:
    """The part with all that lies within a distance of it."""
    return Part(
        part.points,
        part.radius + mm,
        part.border,
        part.nx,
        part.ny,
        part.nc,
        part.cx,
        part.cy,
        part.reach + mm,
    )


def rounded_ring(part: Part, facets: int) -> list[Point]:
    """The corners of a part with its radius drawn as short edges, so many to a full turn; none lies outside it."""
    if part.radius <= 0.0:
        return part.points
    if len(part.points) == 1:
        return _fan(part.points[0], part.radius, 0.0, 360.0 - 360.0 / facets, facets)
    ring: list[Point] = []
    count = len(part.points)
    for i in range(count):
        before = bearing(part.nx[i - 1], part.ny[i - 1])
        after = bearing(part.nx[i], part.ny[i])
        turn = (before - after) % 360.0
        if turn > 359.999999:
            turn = 0.0
        ring.extend(_fan(part.points[i], part.radius, before, turn, facets))
    return ring


def _fan(centre: Point, radius: float, heading: float, turn: float, facets: int) -> list[Point]:
    """Points around a corner, from the heading on, against the clock."""
    steps = max(1, int(turn / 360.0 * facets + 0.999999)) if turn > 0.0 else 0
    points: list[Point] = []
    for k in range(steps + 1):
        s, c = sine_cosine(heading - (turn * k / steps if steps else 0.0))
        points.append(Point(centre.x + radius * s, centre.y + radius * c))
    return points
