"""What is measured, told as plain data: lengths, points, lines, poses and outlines as JSON gives them."""

from collections.abc import Iterable
from typing import Final

from holotable.plane.point import Point, Pose, Segment

DIGITS: Final = 4
"""Answers are told to a tenth of a micrometre: far finer than anything is known."""


def number(value: float) -> float:
    """A length or angle; nothing is told with a minus sign."""
    told = round(value, DIGITS)
    return 0.0 if told == 0.0 else told


def pair(point: Point) -> list[float]:
    """A point."""
    return [number(point.x), number(point.y)]


def ends(line: Segment) -> list[list[float]]:
    """A line, by its two ends."""
    return [pair(line.start), pair(line.end)]


def triple(pose: Pose) -> list[float]:
    """A pose."""
    return [number(pose.x), number(pose.y), number(pose.heading)]


def ring(points: Iterable[Point]) -> list[list[float]]:
    """An outline, by its corners."""
    return [pair(point) for point in points]
