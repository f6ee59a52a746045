"""Regions of the play area: set-up areas and the zones of the scenarios (XG-50 to XG-55)."""

from __future__ import annotations

from typing import Final

from holotable.games.xwing.geometry import constants
from holotable.plane.point import Pose
from holotable.plane.regions import Region
from holotable.plane.shapes import Shape, box

PLAY_AREA: Final = "play area"
SETUP_AREA: Final = "setup area"
BOTTOM: Final = "deployment bottom"
TOP: Final = "deployment top"
COMMON: Final = (PLAY_AREA, SETUP_AREA, BOTTOM, TOP)

EDGE: Final = 1.0
"""How thick the strip is that an edge is measured to."""

Box = tuple[float, float, float, float]
"""Left, bottom, right, top."""

# XG-51 to XG-55, reconstructed from the numbers of the diagrams; XW-S08-03 and XW-S11-05 are assumptions.
SCENARIO_ZONES: Final[dict[str, dict[str, Box]]] = {
    "s02": {
        "zone 1": (0, 800, 400, 900),
        "zone 2": (1400, 0, 1800, 100),
        "zone 3": (1400, 800, 1800, 900),
        "zone 4": (0, 0, 400, 100),
        "zone 5": (0, 300, 200, 600),
        "zone 6": (1600, 300, 1800, 600),
    },
    "s04": {"zone 1": (0, 0, 400, 200), "zone 2": (500, 700, 900, 900)},
    "s05": {
        "zone 1": (0, 0, 500, 300),
        "zone 2": (400, 600, 900, 900),
        "escape 1": (0, 800, 900, 900),
        "escape 2": (0, 0, 900, 100),
    },
    "s06": {
        "zone 1": (300, 600, 600, 900),
        "zone 2": (0, 0, 300, 100),
        "zone 3": (600, 0, 900, 100),
        "escape": (0, 0, 900, 100),
    },
    "s07": {"attackers": (300, 0, 1500, 200), "defenders": (300, 700, 1500, 900)},
    "s08": {
        "zone 1": (0, 0, 400, 300),
        "zone 2": (0, 600, 400, 900),
        "zone 3": (1400, 600, 1800, 900),
        "zone 4": (1400, 0, 1800, 300),
    },
    "s09": {
        "attackers": (300, 0, 1500, 200),
        "defenders": (400, 600, 1400, 900),
        "warheads near": (0, 0, 1800, 100),
        "warheads far": (0, 100, 1800, 400),
    },
    "s10": {
        "zone 1": (0, 0, 400, 300),
        "zone 2": (0, 600, 400, 900),
        "zone 3": (1400, 600, 1800, 900),
        "zone 4": (1400, 0, 1800, 300),
        "defender": (750, 300, 1050, 600),
        "escape left": (0, 0, 100, 900),
        "escape right": (1700, 0, 1800, 900),
    },
    "s11": {
        "defender": (600, 300, 1200, 600),
        "attackers left": (0, 0, 200, 900),
        "attackers right": (1600, 0, 1800, 900),
    },
}
"""The zones of the Epic scenarios by their number in the book."""

AT_RANGE: Final[dict[str, tuple[str, int, int]]] = {
    "escape 1": ("top edge", 0, 1),
    "escape 2": ("bottom edge", 0, 1),
    "escape": ("bottom edge", 0, 1),
    "escape left": ("left edge", 0, 1),
    "escape right": ("right edge", 0, 1),
    "warheads near": ("bottom edge", 0, 1),
    "warheads far": ("bottom edge", 2, 4),
}
"""Zones that are ranges of an edge, so that the closest point decides, and not the whole base (XW-ARC-13): XW-S05-07,
XW-S06-18, XW-S09-05, XW-S10-12."""

NEUTRAL: Final = {"s03": "neutral zone"}
"""XW-S03-06: all that lies within range 1 of any edge."""

# XG-50 and XG-52; the heading is that of the blank arm, which points to the nearest corner.
HYPERSPACE: Final[dict[str, dict[str, Pose]]] = {
    "s01": {
        "marker 1": Pose(226.0, 226.0, 225.0),
        "marker 2": Pose(674.0, 226.0, 135.0),
        "marker 3": Pose(226.0, 674.0, 315.0),
        "marker 4": Pose(674.0, 674.0, 45.0),
    },
    "s03": {
        "marker 1": Pose(574.0, 326.0, 135.0),
        "marker 2": Pose(126.0, 126.0, 225.0),
        "marker 3": Pose(326.0, 574.0, 315.0),
        "marker 4": Pose(774.0, 774.0, 45.0),
    },
}
"""The hyperspace markers of the scenarios that use them."""


def area_of(scenario: str | None) -> tuple[float, float]:
    """The play area of a scenario; without one the standard area (XW-CORE-19, XW-SCEN-14)."""
    if scenario is None:
        return constants.PLAY_AREA
    return constants.EPIC_AREA["small" if scenario in {"s01", "s03", "s04", "s05", "s06"} else "wide"]


def edges_of(area: tuple[float, float]) -> dict[str, Shape]:
    """The edges of the play area by their names, each as a thin strip just outside it (XW-S02-12)."""
    width, height = area
    return {
        "left edge": box(-EDGE, 0.0, 0.0, height),
        "right edge": box(width, 0.0, width + EDGE, height),
        "bottom edge": box(0.0, -EDGE, width, 0.0),
        "top edge": box(0.0, height, width, height + EDGE),
    }


SCENARIOS: Final = tuple(f"s{number:02}" for number in range(1, 12))


def names_for(scenario: str | None) -> tuple[str, ...]:
    """The names of all regions of a table, with those of its scenario."""
    if scenario is None:
        return COMMON
    zones = (*SCENARIO_ZONES.get(scenario, {}), *([NEUTRAL[scenario]] if scenario in NEUTRAL else []))
    return (*COMMON, *zones)


def regions_named(
    name: str, area: tuple[float, float], scenario: str | None, side: str | None
) -> list[Region]:
    """The regions with this name: one, or either set-up area for a piece that belongs to no side."""
    width, height = area
    bottom = box(0.0, 0.0, width, constants.SETUP_DEPTH)
    top = box(0.0, height - constants.SETUP_DEPTH, width, height)
    if name == SETUP_AREA:
        # XW-CORE-23: within range 1 of the own edge; the first player's is the bottom one.
        both = {"first": [Region([bottom], BOTTOM)], "second": [Region([top], TOP)]}
        return both.get(side or "", [Region([bottom], BOTTOM), Region([top], TOP)])
    if name == PLAY_AREA:
        return [Region([box(0.0, 0.0, width, height)], name)]
    if name in {BOTTOM, TOP}:
        return [Region([bottom if name == BOTTOM else top], name)]
    if scenario in NEUTRAL and name == NEUTRAL[scenario]:
        depth = constants.SETUP_DEPTH
        frame = [bottom, top, box(0.0, 0.0, depth, height), box(width - depth, 0.0, width, height)]
        return [Region(frame, name)]
    left, low, right, high = SCENARIO_ZONES[scenario or ""][name]
    return [Region([box(left, low, right, high)], name)]
