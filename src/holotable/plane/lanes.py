"""Lanes: what may stand between two shapes at all, and what stands in the way of lines between them."""

import math

from holotable.plane.borders import TOLERANCE
from holotable.plane.crossing import crosses
from holotable.plane.glances import Glance
from holotable.plane.point import Segment
from holotable.plane.shapes import Shape


class Lane:
    """All that lies between two shapes, judged by the circles around them: a strip with round ends."""

    __slots__ = ("length", "ux", "uy", "wide", "x", "y")

    def __init__(self, a: Shape, b: Shape) -> None:
        """Lead from the middle of one shape to the middle of the other, as wide as the wider of them."""
        self.x = a.cx
        self.y = a.cy
        dx = b.cx - a.cx
        dy = b.cy - a.cy
        self.length = math.sqrt(dx * dx + dy * dy)
        self.ux = dx / self.length if self.length > 0.0 else 0.0
        self.uy = dy / self.length if self.length > 0.0 else 1.0
        self.wide = max(a.reach, b.reach) + TOLERANCE

    def holds(self, shape: Shape) -> bool:
        """Whether a shape may reach into the lane: never wrong where it says no."""
        x = shape.cx - self.x
        y = shape.cy - self.y
        reach = shape.reach + self.wide
        off = x * self.uy - y * self.ux
        if off > reach or off < -reach:
            return False
        along = x * self.ux + y * self.uy
        return -reach <= along <= self.length + reach


class InTheWay:
    """What a line crosses: bodies and other shapes by their numbers."""

    __slots__ = ("bodies", "line", "shapes")

    def __init__(self, line: Segment, bodies: list[int], shapes: list[int]) -> None:
        """Take finished lists; `in_the_way` works them out."""
        self.line = line
        self.bodies = bodies
        self.shapes = shapes


def in_the_way(glances: list[Glance], bodies: list[Shape], shapes: list[Shape]) -> list[InTheWay]:
    """What stands in the way of the line of each glance, which neither the body that looks nor its target does.

    The bodies are numbered as in the glances. Of a family of equally short lines this is the first one.
    """
    count = len(bodies)
    sieves: list[tuple[list[int], list[int]] | None] = [None] * (count * count)
    shared: list[InTheWay | None] = [None] * (count * count)
    found: list[InTheWay] = []
    for glance in glances:
        i = glance.eye
        k = glance.target
        measured = glance.measured
        line = Segment(measured.start, measured.end)
        # Several arcs of a body, and its target, may look along one line.
        pair = i * count + k if i < k else k * count + i
        known = shared[pair] if glance.straight else None
        if known is not None:
            found.append(InTheWay(line, known.bodies, known.shapes))
            continue
        sieve = sieves[pair]
        if sieve is None:
            sieve = _sieve(bodies, shapes, i, k)
            sieves[pair] = sieve
        through: list[int] = []
        for n in sieve[0]:
            if crosses(line, bodies[n]):
                through.append(n)
        across: list[int] = []
        for n in sieve[1]:
            if crosses(line, shapes[n]):
                across.append(n)
        way = InTheWay(line, through, across)
        if glance.straight:
            shared[pair] = way
        found.append(way)
    return found


def _sieve(bodies: list[Shape], shapes: list[Shape], i: int, k: int) -> tuple[list[int], list[int]]:
    """What may stand between two bodies."""
    lane = Lane(bodies[i], bodies[k])
    third = [n for n in range(len(bodies)) if n != i and n != k and lane.holds(bodies[n])]
    return third, [n for n in range(len(shapes)) if lane.holds(shapes[n])]
