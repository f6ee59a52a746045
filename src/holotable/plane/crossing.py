"""Straight lines against shapes: whether they cross, and where they enter and leave."""

import math
from typing import Final

from holotable.plane.borders import TOLERANCE
from holotable.plane.point import Point, Segment
from holotable.plane.shapes import Part, Shape

_NONE: Final = 2.0


class Crossing:
    """Where a line enters a shape and where it leaves it, as shares of the line's length and as points."""

    __slots__ = ("enter", "leave", "line")

    def __init__(self, line: Segment, enter: float, leave: float) -> None:
        """Take finished values; `crossing` works them out."""
        self.line = line
        self.enter = enter
        self.leave = leave

    def __repr__(self) -> str:
        return f"Crossing({self.entry()!r}, {self.exit()!r})"

    def entry(self) -> Point:
        """The point where the line enters the shape, or its start if that lies inside."""
        return self.line.along(self.enter)

    def exit(self) -> Point:
        """The point where the line leaves the shape, or its end if that lies inside."""
        return self.line.along(self.leave)

    def inside(self) -> Segment:
        """The piece of the line that lies in the shape."""
        return Segment(self.entry(), self.exit())


class Span:
    """From which share of a line to which; empty if it starts after its end."""

    __slots__ = ("end", "start")

    def __init__(self, start: float, end: float) -> None:
        self.start = start
        self.end = end

    def widen(self, start: float, end: float) -> None:
        """Take in another span, if it is not empty."""
        if start <= end:
            self.start = min(self.start, start)
            self.end = max(self.end, end)


def part_span(part: Part, line: Segment, slack: float) -> Span:
    """The share of the line inside a convex part grown by `slack`, or shrunk; cuts are not shrunk."""
    start, end = span_of(part, line, slack)
    return Span(start, end)


def span_of(part: Part, line: Segment, slack: float) -> tuple[float, float]:
    """The same span as two numbers; it is empty where the first is the greater."""
    # Outwards, sharp corners grow round: moved lines alone would meet far beyond a needle's point.
    if part.radius > 0.0 or slack > 0.0 or len(part.points) == 1:
        return _rounded_span(part, line, part.radius + slack)
    return _polygon_span(part, line, slack)


def _polygon_span(part: Part, line: Segment, slack: float) -> tuple[float, float]:
    x = line.start.x
    y = line.start.y
    dx = line.end.x - x
    dy = line.end.y - y
    start = 0.0
    end = 1.0
    for ex, ey, ec, is_border in zip(part.nx, part.ny, part.nc, part.border):
        before = ec - ex * x - ey * y
        if is_border:
            before += slack
        rate = ex * dx + ey * dy
        if rate > 0.0:
            share = before / rate
            if share < end:
                if share < start:
                    return _NONE, -_NONE
                end = share
        elif rate < 0.0:
            share = before / rate
            if share > start:
                if share > end:
                    return _NONE, -_NONE
                start = share
        elif before < 0.0:
            return _NONE, -_NONE
    return start, end


def _rounded_span(part: Part, line: Segment, radius: float) -> tuple[float, float]:
    """The core, a strip along each of its edges, and a disc at each corner make up a rounded part."""
    span = Span(_NONE, -_NONE)
    if radius < 0.0:
        return _NONE, -_NONE
    count = len(part.points)
    for p in part.points:
        start, end = _disc_span(p, radius, line)
        span.widen(start, end)
    if count > 1:
        start, end = _polygon_span(part, line, 0.0)
        span.widen(start, end)
        for i in range(count):
            start, end = _strip_span(part, i, line, radius)
            span.widen(start, end)
    return span.start, span.end


def _disc_span(centre: Point, radius: float, line: Segment) -> tuple[float, float]:
    x = line.start.x - centre.x
    y = line.start.y - centre.y
    dx = line.end.x - line.start.x
    dy = line.end.y - line.start.y
    square = dx * dx + dy * dy
    if square == 0.0:
        return (0.0, 1.0) if x * x + y * y <= radius * radius else (_NONE, -_NONE)
    # The offset from the centre to the line decides; it keeps its digits where a discriminant would lose them.
    off = (x * dy - y * dx) / math.sqrt(square)
    left = radius * radius - off * off
    if left < 0.0:
        return _NONE, -_NONE
    middle = -(x * dx + y * dy) / square
    reach = math.sqrt(left / square)
    return max(0.0, middle - reach), min(1.0, middle + reach)


def _strip_span(part: Part, i: int, line: Segment, radius: float) -> tuple[float, float]:
    p = part.points[i]
    q = part.points[i + 1 if i + 1 < len(part.points) else 0]
    nx = part.nx[i]
    ny = part.ny[i]
    x = line.start.x
    y = line.start.y
    dx = line.end.x - x
    dy = line.end.y - y
    start = 0.0
    end = 1.0
    low = -ny * p.x + nx * p.y
    high = -ny * q.x + nx * q.y
    for ex, ey, limit in (
        (nx, ny, part.nc[i] + radius),
        (-nx, -ny, -part.nc[i]),
        (-ny, nx, high),
        (ny, -nx, -low),
    ):
        before = limit - ex * x - ey * y
        rate = ex * dx + ey * dy
        if rate > 0.0:
            end = min(end, before / rate)
        elif rate < 0.0:
            start = max(start, before / rate)
        elif before < 0.0:
            return _NONE, -_NONE
    return start, end


def misses(line: Segment, shape: Shape) -> bool:
    """Whether the line passes by the circle around the shape: quick, and never wrong where it says yes."""
    x = line.start.x - shape.cx
    y = line.start.y - shape.cy
    dx = line.end.x - line.start.x
    dy = line.end.y - line.start.y
    reach = shape.reach + TOLERANCE
    square = dx * dx + dy * dy
    off = x * dy - y * dx
    if off * off > reach * reach * square:
        return True
    along = -(x * dx + y * dy)
    if along < 0.0:
        return x * x + y * y > reach * reach
    if along > square:
        ex = x + dx
        ey = y + dy
        return ex * ex + ey * ey > reach * reach
    return False


def crosses(line: Segment, shape: Shape) -> bool:
    """Whether the line runs through the inside of the shape; one that only grazes its border does not."""
    if misses(line, shape):
        return False
    for part in shape.parts:
        start, end = span_of(part, line, -TOLERANCE)
        if start <= end:
            return True
    return False


def meets(line: Segment, shape: Shape) -> bool:
    """Whether the line crosses the shape or touches its border."""
    if misses(line, shape):
        return False
    for slack in (0.0, TOLERANCE):
        for part in shape.parts:
            start, end = span_of(part, line, slack)
            if start <= end:
                return True
    return False


def crossing(line: Segment, shape: Shape) -> Crossing | None:
    """Where the line first enters and last leaves the shape, or nothing if it does not cross or touch it."""
    if not meets(line, shape):
        return None
    whole = Span(_NONE, -_NONE)
    for slack in (0.0, TOLERANCE):
        for part in shape.parts:
            start, end = span_of(part, line, slack)
            whole.widen(start, end)
        if whole.start <= whole.end:
            break
    return Crossing(line, whole.start, whole.end)


def crossings(line: Segment, shape: Shape) -> list[Crossing]:
    """Every piece of the line that lies in the shape, in order; an outline may be left and entered again."""
    spans: list[tuple[float, float]] = []
    for part in shape.parts:
        start, end = span_of(part, line, 0.0)
        if start <= end:
            spans.append((start, end))
    spans.sort()
    joined: list[Crossing] = []
    size = line.length()
    for start, end in spans:
        if joined and (start - joined[-1].leave) * size <= TOLERANCE:
            joined[-1].leave = max(joined[-1].leave, end)
        else:
            joined.append(Crossing(line, start, end))
    return joined
