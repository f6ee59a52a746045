"""Configurations to try the game's geometry with: ordinary ones, and those that are meant to be hard."""

import math

from hypothesis import strategies as st

from holotable.games.xwing.geometry.constants import FRONT_HALF

SIZES = ("small", "medium", "large", "huge")
sizes = st.sampled_from(SIZES)
standard = st.sampled_from(SIZES[:3])
arcs = st.sampled_from(["front", "rear", "left", "right", "bullseye", "full-front", "full-rear"])

headings = st.one_of(
    st.sampled_from(
        [0.0, 0.001, 45.0, 90.0, 135.0, 180.0, 225.0, 270.0, 315.0, 359.999, *FRONT_HALF.values()]
    ),
    st.integers(0, 359_999).map(lambda n: n / 1000.0),
)


@st.composite
def poses_near(draw, reach=330.0):
    """A pose in polar steps around the origin: whole bands, printed lines and touching distances among them."""
    away = draw(
        st.one_of(
            st.sampled_from([40.0, 43.2, 50.0, 60.0, 80.0, 140.0, 240.0, 340.0]),
            st.integers(0, int(reach * 1000)).map(lambda n: n / 1000.0),
        )
    )
    towards = draw(headings)
    heading = draw(headings)
    x = away * math.sin(math.radians(towards))
    y = away * math.cos(math.radians(towards))
    return (round(x, 3), round(y, 3), heading)


MOVES = [
    *[(speed, "straight") for speed in range(1, 6)],
    *[(speed, "koiogran") for speed in range(1, 6)],
    *[
        (speed, f"{kind}-{way}")
        for speed in (1, 2, 3)
        for kind in ("bank", "turn", "segnor", "tallon", "reverse-bank", "sideslip-bank", "sideslip-turn")
        for way in ("left", "right")
    ],
    *[(speed, "reverse-straight") for speed in (1, 2)],
    (0, "stationary"),
]
moves = st.sampled_from(MOVES)
slabs = st.tuples(
    st.integers(-150, 150), st.integers(-150, 250), st.integers(4, 60), st.integers(4, 60), headings
)


def mirrored_pose(pose):
    x, y, heading = pose
    return (-x, y, (360.0 - heading) % 360.0)


def mirrored_name(name):
    if name.endswith("left"):
        return f"{name[:-4]}right"
    return f"{name[:-5]}left" if name.endswith("right") else name
