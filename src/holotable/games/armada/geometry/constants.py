"""The sizes of Armada's pieces and tools in millimetres: each measured value stands here, and only here.

Base sizes are the rule book's own (ARM-SIZE.2). Everything else was measured by players on the printed pieces, who
agree to about 2 mm: the ruler's lines within 2 mm, tokens within 0.5 mm, the maneuver tool's pitch within 2 mm a
joint (66.7 to 72.0 have been published), the huge ship's length within 2 mm and its arc lines within 3 mm. The arc
lines and targeting points of each class are in `data/ships.json`, the obstacles in `data/obstacles.json`; both carry
their own uncertainty.
"""

from typing import Final

SIZES: Final = ("small", "medium", "large", "huge")

BASE: Final[dict[str, tuple[float, float]]] = {
    "small": (43.0, 71.0),
    "medium": (63.0, 102.0),
    "large": (77.5, 129.0),
    "huge": (77.5, 351.5),
}
"""Width and length of a ship's base (ARM-SIZE.2); a huge ship's two bases and the gap between them are one."""

TOKEN: Final[dict[str, tuple[float, float]]] = {
    "small": (38.5, 70.25),
    "medium": (58.5, 101.5),
    "large": (73.25, 128.5),
    "huge": (73.25, 350.5),
}
"""Width and length of the printed ship token, centred on the base; unsure by 0.5 mm, for large and huge ones by 1."""

DIAL_DEPTH: Final = 4.0
DIAL_WIDTH: Final = 13.8
"""How far the frame of a shield dial sticks out of the base's edge, and how wide it is (unsure by 0.5 mm)."""

SQUADRON_RADIUS: Final = 17.1
"""The radius of a squadron's plastic base, to which everything is measured (unsure by 0.2 mm)."""

TOKEN_RADIUS: Final = 9.4
"""The radius of a round objective, mine or targeting token (unsure by 1 mm)."""

RANGE_LINES: Final = [123.3, 186.5, 304.8]
"""Where close, medium and long range end on the ruler."""

DISTANCE_LINES: Final = [76.5, 124.5, 185.5, 245.5, 304.8]
"""Where distances 1 to 5 end on the ruler's other side."""

RULER: Final = 304.8
"""ARM-RANGE.9: the ruler is one foot long."""

CLICK: Final = 22.5
"""The angle of one click of a joint, in degrees."""

MOST_CLICKS: Final = 2
JOINTS: Final = 4

TOOL_WIDTH: Final = 15.25
GUIDE_TO_JOINT: Final = 46.13
"""From the guide in front of which a ship's base ends to the next joint (unsure by 2 mm with the next)."""

JOINT_TO_GUIDE: Final = 22.27

GUIDE_AHEAD: Final[dict[str, float]] = {"small": 35.5, "medium": 51.0, "large": 64.5, "huge": -46.75}
"""How far ahead of the base's centre the guides meet it: at its front edge, or at that of a huge ship's rear base."""

STANDARD_AREA: Final = (1828.8, 914.4)
"""ARM-SETUP.1: three feet by six."""

WIDEST_SETUP: Final = 1219.2
"""ARM-SETUP-AREA.2: the setup area is four feet wide, or the whole of a narrower play area."""

DEPLOYMENT_DEPTH: Final = 185.5
"""ARM-DEPLOY-ZONE.1: distance 1-3 of the player's edge."""

SHORT_DEPLOYMENT_DEPTH: Final = 609.6
"""ARM-SHORT-EDGE.1: two lengths of the ruler, where the short edges are the players'."""
