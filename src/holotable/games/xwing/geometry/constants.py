"""Every measure of the game that geometry needs, in millimetres and degrees, each once and with what is unsure of it.

The ids beside the numbers are those of the list of rules; a number without a word of doubt is confirmed twice.
"""

from typing import Final

BAND: Final = 100.0
"""One band of the range ruler (XG-01)."""

REACH: Final = 3
"""Standard ships' arcs reach to range 3 (XW-ARC-01)."""

HUGE_REACH: Final = 5
"""The ruler of huge ships' weapons has five bands (XW-ARC-20)."""

BULLSEYE: Final = 15.0
"""The ruler's nominal width; measured pieces have 14.5 to 15.3 (XG-01)."""

TEMPLATE_WIDTH: Final = 20.0
"""All templates are 20 wide, and the guides stand as far apart (XG-06)."""

STRAIGHT: Final = {1: 40.0, 2: 80.0, 3: 120.0, 4: 160.0, 5: 200.0}
"""The length of a straight template by its speed."""

BANK: Final = {1: 80.0, 2: 130.0, 3: 180.0}
"""The radius of a bank template's middle line (XG-11)."""

TURN: Final = {1: 35.0, 2: 62.5, 3: 90.0}
"""The radius of a turn template's middle line (XG-11)."""

SIDE: Final = {"small": 40.0, "medium": 60.0, "large": 80.0, "huge": 80.0}
"""How wide a base is."""

HUGE_LENGTH: Final = 221.0
"""How long a huge base is; unsure by 5."""

FRONT_HALF: Final = {"small": 40.62, "medium": 41.40, "large": 41.76, "huge": 41.45}
"""Half the angle of the front and of the rear arc, seen from the base's centre (XG-05)."""

REMOTE_FRONT_HALF: Final = 44.0
REMOTE_SIDE_HALF: Final = 45.0
"""Half the angles of a remote's printed arcs (XG-08); unsure by 1."""

GUIDE: Final = 1.6
"""How far the guides stand out of a base's front and rear (XG-06); others measured up to 2.6. Guides that reach 0 far
are no guides: a table may ask for that."""

GUIDE_RADIUS: Final = 1.5
GUIDE_PLACE: Final = TEMPLATE_WIDTH / 2.0 + GUIDE_RADIUS
"""A guide is a round stud, 3 wide, whose inner side touches the template (measured on a model; unsure by 0.1)."""

REMOTE: Final = 36.0
REMOTE_BODY: Final = 30.0
"""A remote is a tile 36 wide and long; its body is 30 long, the rest are guides (XG-08, XG-09)."""

DEVICE_WIDTH: Final = 32.0
DEVICE_LENGTH: Final = 30.0
"""The body of a device's token, and its guides that stand out behind (measured on a model; unsure by 1)."""

PLAY_AREA: Final = (914.0, 914.0)
"""The standard play area (XW-CORE-19); a mat of three feet is 0.4 longer."""

EPIC_AREA: Final = {"small": (900.0, 900.0), "wide": (1800.0, 900.0)}
"""The play areas of Epic Battles, 9 by 9 or 18 by 9 squares of range 1 (XG-02)."""

SETUP_DEPTH: Final = 100.0
"""The set-up area lies within range 1 of its edge (XW-CORE-23)."""

ROLL: Final = {"small": 40.0, "medium": 20.0, "large": 20.0}
ROLL_OFFSETS: Final = {"small": (10.0, 0.0, -10.0), "medium": (20.0, 0.0, -20.0), "large": (20.0, 0.0, -20.0)}
"""How wide a barrel roll's template lies beside the base, and where the ship may be set at its far edge (XG-24)."""

DECLOAK_ROLL: Final = {"small": 80.0, "medium": 20.0, "large": 20.0}
DECLOAK_SPEED: Final = {"small": 2, "medium": 1, "large": 1}
"""The same for decloaking, and the straight template a decloaking ship may boost with (XG-25)."""

TALLON_OFFSETS: Final = (10.0, 0.0, -10.0)
"""Front, middle and rear end of the template a Tallon Roll may be set at, for all sizes (XG-19)."""

HUGE_STRAIGHT: Final = 40.0
"""How far the tool's lines for a straight maneuver lie apart (XG-33)."""

HUGE_PIVOT: Final = 40.0
"""The hook of the tool lies this far to the side and ahead of a huge ship's centre (XG-34); measured by hand."""

HUGE_BANK: Final = {0: (0.0, 0.0), 1: (33.0, 0.0), 2: (73.0, 10.0), 3: (113.0, 20.0)}
"""How far a huge ship's bank goes along its new heading, and away from the turn, after it swung around the hook
(XG-34); measured by hand, unsure by 2 to 6."""

WING_TOOL: Final = (160.0, 20.0)
"""The large wing tool, with lines 60 apart on both long sides (XG-42)."""

WING_SIDE: Final = 60.0
WING_REAR: Final = 60.0
"""How far wingmates stand apart (XG-43, XG-44); the rear distance would be 63.2 if guides kept bases off the tool."""

HYPERSPACE_ARM: Final = 27.1
"""How far the edge of an arm lies from a hyperspace marker's centre (XG-10)."""

MOST_SPEED: Final = 5
