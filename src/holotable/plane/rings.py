"""Rings of corners, cut by lines, and points inside them."""

from holotable.plane.point import Point
from holotable.plane.shapes import Part


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
    return kept, edges


def part_holds(part: Part, x: float, y: float, slack: float) -> bool:
    """Whether a point lies in a part without radius, its borders moved outwards by `slack`; cuts stay in place."""
    nx = part.nx
    ny = part.ny
    nc = part.nc
    border = part.border
    for i in range(len(nx)):
        if nx[i] * x + ny[i] * y > (nc[i] + slack if border[i] else nc[i]):
            return False
    return True
