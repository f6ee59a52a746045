"""Overlap and touching: how deep one shape stands in another."""

from typing import Final

from holotable.plane.borders import TOLERANCE, overlapping, touching
from holotable.plane.fields import Field
from holotable.plane.nearest import cores_apart, gap, part_gap, within
from holotable.plane.shapes import Part, Shape

_NOWHERE: Final = 1e300


def part_depth(a: Part, b: Part) -> float:
    """How far one part must be pushed to leave the other; not above 0 if they are apart, and then no distance.

    Cuts inside an outline separate parts that lie beyond them, but nobody is pushed out across one.
    """
    radii = a.radius + b.radius
    if radii > 0.0:
        apart = cores_apart(a, b)
        if apart > 0.0 or not (a.nx or b.nx):
            return radii - apart
    depth = _edges_depth(a, b)
    if depth > 0.0:
        depth = min(depth, _edges_depth(b, a))
    return depth + radii


def _edges_depth(a: Part, b: Part) -> float:
    """How far the corner of `b` that stands deepest behind each edge of `a` does so, for the best edge."""
    depth = _NOWHERE
    points = b.points
    for ex, ey, ec, is_border in zip(a.nx, a.ny, a.nc, a.border):
        near = _NOWHERE
        for p in points:
            d = ex * p.x + ey * p.y
            if d < near:
                near = d
        inside = ec - near
        if inside <= 0.0:
            return inside
        if inside < depth and is_border:
            depth = inside
    return depth


def depth(a: Shape, b: Shape) -> float:
    """How deep the shapes stand in each other; 0 if they do not.

    Of an outline that is not convex this is the depth of a part: above 0 just where the outline is overlapped, but how
    the outline was cut shows in it.
    """
    deepest = 0.0
    for p in a.parts:
        for q in b.parts:
            dx = q.cx - p.cx
            dy = q.cy - p.cy
            reach = p.reach + q.reach
            if dx * dx + dy * dy < reach * reach:
                deepest = max(deepest, part_depth(p, q))
    return deepest


def overlaps(a: Shape, b: Shape) -> bool:
    """Whether the shapes overlap; touching is not overlapping."""
    for p in a.parts:
        for q in b.parts:
            dx = q.cx - p.cx
            dy = q.cy - p.cy
            reach = p.reach + q.reach
            if dx * dx + dy * dy < reach * reach and overlapping(part_depth(p, q)):
                return True
    return False


def touches(a: Shape, b: Shape) -> bool:
    """Whether the shapes touch or overlap."""
    return within(a, b, TOLERANCE) and touching(gap(a, b))


def sees(field: Field, shape: Shape) -> bool:
    """Whether any of the shape lies in the field: on its line is enough if it is closed, not if it is open."""
    for p in field.shape.parts:
        for q in shape.parts:
            if field.closed:
                if part_gap(p, q) <= TOLERANCE:
                    return True
            elif part_depth(p, q) > TOLERANCE:
                return True
    return False
