"""The bases that ships and squadrons stand on, and the frames of the shield dials that stick out of them."""

from functools import cache

from holotable.games.armada.geometry.constants import (
    BASE,
    DIAL_DEPTH,
    DIAL_WIDTH,
    GUIDE_AHEAD,
    SQUADRON_RADIUS,
    TOKEN,
    TOOL_WIDTH,
)
from holotable.plane.point import Point
from holotable.plane.shapes import Part, Shape, disc, part_of, rectangle, shape_of


class Base:
    """A base in its own frame.

    ``plastic`` is what everything but attacks is measured to; ``body`` is the plastic with the dial frames, which
    count where pieces overlap (ARM-OVERLAP.13) and nowhere else; ``dials`` are the frames by hull zone.
    """

    __slots__ = ("body", "dials", "guide_ahead", "guide_aside", "plastic", "size", "token")

    def __init__(self, size: str, plastic: Shape, dials: dict[str, Shape]) -> None:
        """Put the dial frames around the plastic."""
        self.size = size
        self.plastic = plastic
        self.dials = dials
        self.body = _with_frames(plastic, list(dials.values()))
        self.token: Shape = plastic
        self.guide_ahead = 0.0
        self.guide_aside = 0.0

    def __repr__(self) -> str:
        return f"Base({self.size})"


def _frame(x: float, y: float, out_x: float, out_y: float) -> Shape:
    """The frame that sticks out of the edge at (x, y); its inner edge is the base's and no border."""
    half = DIAL_WIDTH / 2.0
    along_x = -out_y
    along_y = out_x
    corners = [
        Point(x - along_x * half, y - along_y * half),
        Point(x - along_x * half + out_x * DIAL_DEPTH, y - along_y * half + out_y * DIAL_DEPTH),
        Point(x + along_x * half + out_x * DIAL_DEPTH, y + along_y * half + out_y * DIAL_DEPTH),
        Point(x + along_x * half, y + along_y * half),
    ]
    return shape_of([part_of(corners, 0.0, [True, True, True, False])], corners)


def _with_frames(plastic: Shape, frames: list[Shape]) -> Shape:
    """The base and its frames as one shape, its corners in order around it."""
    if not frames:
        return plastic
    parts: list[Part] = [plastic.parts[0]]
    around: list[Point] = []
    corners = plastic.corners
    for i in range(len(corners)):
        start = corners[i]
        end = corners[(i + 1) % len(corners)]
        around.append(start)
        here = [frame for frame in frames if _lies_on(frame, start, end)]
        here.sort(key=lambda frame: start.to(frame.corners[0]))
        for frame in here:
            around.extend(frame.corners)
    parts.extend(frame.parts[0] for frame in frames)
    return shape_of(parts, around)


def _lies_on(frame: Shape, start: Point, end: Point) -> bool:
    foot = frame.corners[0]
    return abs(start.to(foot) + foot.to(end) - start.to(end)) < 1e-6


@cache
def ship_base(size: str) -> Base:
    """The base of a ship of this size class (ARM-SIZE.2)."""
    width, length = BASE[size]
    side = width / 2.0
    bow = length / 2.0
    if size == "huge":
        middle = bow - BASE["large"][1] / 2.0
        dials = {
            "front": _frame(0.0, bow, 0.0, 1.0),
            "left": _frame(-side, middle, -1.0, 0.0),
            "right": _frame(side, middle, 1.0, 0.0),
            "left_aux": _frame(-side, -middle, -1.0, 0.0),
            "right_aux": _frame(side, -middle, 1.0, 0.0),
            "rear": _frame(0.0, -bow, 0.0, -1.0),
        }
    else:
        dials = {
            "front": _frame(0.0, bow, 0.0, 1.0),
            "left": _frame(-side, 0.0, -1.0, 0.0),
            "right": _frame(side, 0.0, 1.0, 0.0),
            "rear": _frame(0.0, -bow, 0.0, -1.0),
        }
    base = Base(size, rectangle(width, length), dials)
    base.token = rectangle(*TOKEN[size])
    base.guide_ahead = GUIDE_AHEAD[size]
    base.guide_aside = side + TOOL_WIDTH / 2.0
    return base


@cache
def squadron_base() -> Base:
    """A squadron's round base; its activation slider never counts (ARM-MEASURE.11, ARM-OVERLAP.13)."""
    return Base("squadron", disc(SQUADRON_RADIUS), {})
