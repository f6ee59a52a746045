"""Bases of ships, remotes and devices: their size, their guides and the middle marks of their sides."""

from __future__ import annotations

from functools import cache
from typing import Final

from holotable.games.xwing.geometry import constants
from holotable.plane.outlines import outline
from holotable.plane.plates import Plate
from holotable.plane.point import Point
from holotable.plane.shapes import Shape, box

SIZES: Final = ("small", "medium", "large", "huge")
BARE: Final = (*SIZES, "remote", "device")
"""Every base that can be put on a table by its bare size."""


class Base:
    """A base of one size, looking up its own frame: its body for range and arcs, its whole with guides for overlap."""

    __slots__ = ("body", "length", "plate", "size", "whole", "width")

    def __init__(
        self, size: str, width: float, length: float, plate: Plate | None, body: Shape, whole: Shape
    ) -> None:
        self.size = size
        self.width = width
        self.length = length
        self.plate = plate
        self.body = body
        self.whole = whole

    def __repr__(self) -> str:
        return f"Base({self.size})"

    @property
    def is_ship(self) -> bool:
        """Whether a ship stands on it; remotes and devices are pieces too, but no ships."""
        return self.plate is not None

    @property
    def is_huge(self) -> bool:
        """Whether it is a huge ship's base."""
        return self.size == "huge"


@cache
def base_of(size: str, guide: float = constants.GUIDE) -> Base:
    """The base of a size, with guides that stand out so far."""
    if size == "remote":
        return _remote()
    if size == "device":
        return _device()
    width = constants.SIDE[size]
    length = constants.HUGE_LENGTH if size == "huge" else width
    plate = _plate(width, length, guide)
    # XW-MOV-38: guides belong to the base when it overlaps or is placed; XW-ARC-15: not for range and arcs.
    return Base(size, width, length, plate, plate.body(), plate.shape())


def _plate(width: float, length: float, guide: float) -> Plate:
    if guide <= 0.0:
        return Plate(width / 2.0, length / 2.0)
    radius = constants.GUIDE_RADIUS
    ahead = length / 2.0 + guide - radius
    return Plate(width / 2.0, length / 2.0, constants.GUIDE_PLACE, ahead, radius)


def _remote() -> Base:
    """XG-08: a tile with a pair of guides at its front and rear, whose corners are cut; guides count (XW-OBJ-09)."""
    half = constants.REMOTE / 2.0
    body = constants.REMOTE_BODY / 2.0
    inner = constants.TEMPLATE_WIDTH / 2.0
    corner = [(half, body), (body, half), (inner + 2.5, half), (inner + 0.7, body + 2.0), (inner, body)]
    ring = [
        *corner,
        *((-x, y) for x, y in reversed(corner)),
        *((-x, -y) for x, y in corner),
        *((x, -y) for x, y in reversed(corner)),
    ]
    shape = outline([Point(x, y) for x, y in ring])
    return Base("remote", constants.REMOTE, constants.REMOTE, None, shape, shape)


def _device() -> Base:
    """A device's token, looking away from the guides by which it is laid down."""
    wide = constants.DEVICE_WIDTH / 2.0
    long = constants.DEVICE_LENGTH / 2.0
    shape = box(-wide, -long, wide, long)
    return Base("device", 2.0 * wide, 2.0 * long, None, shape, shape)
