"""Wings: where wingmates stand beside and behind their leader (XW-WING-11 to XW-WING-14)."""

from __future__ import annotations

from typing import Final

from holotable.games.xwing.geometry import constants
from holotable.plane.point import Pose
from holotable.plane.shapes import Shape, rectangle

PLACES: Final = {
    "left-flank": (-1, 0),
    "right-flank": (1, 0),
    "rear-support": (0, -1),
    "left-support": (-1, -1),
    "right-support": (1, -1),
}
"""The places in the order of their ids, as steps to the right and ahead (XG-43)."""

FORMATIONS: Final = {
    3: ("left-flank", "right-flank"),
    4: ("left-flank", "right-flank", "rear-support"),
    5: ("left-flank", "right-flank", "left-support", "right-support"),
    6: ("left-flank", "right-flank", "rear-support", "left-support", "right-support"),
}
"""The formations at set-up by the number of ships (XW-WING-16); reconstructed, unsure."""


def tool_at(leader: Pose) -> Shape:
    """The large tool laid behind a leader, between the two rows of his wing (XW-WING-13, XG-42)."""
    wide, long = constants.WING_TOOL
    middle = leader.moved(0.0, -constants.WING_REAR / 2.0)
    return rectangle(wide, long).at(middle)


def place_in(leader: Pose, place: str) -> Pose:
    """Where a wingmate stands: whichever tool is used, its heading is the leader's (XW-WING-85, XG-45)."""
    right, ahead = PLACES[place]
    return leader.moved(right * constants.WING_SIDE, ahead * constants.WING_REAR)
