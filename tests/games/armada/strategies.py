"""Configurations to try Armada's geometry with: ordinary ones, and those that are meant to be hard."""

import os

from hypothesis import settings
from hypothesis import strategies as st

from games.armada.second_opinion import CLASSES


def examples(count):
    """So many tries in an ordinary run; HOLOTABLE_EXAMPLES multiplies them."""
    return settings(max_examples=max(1, int(count * float(os.environ.get("HOLOTABLE_EXAMPLES", "1")))))


classes = st.sampled_from(sorted(CLASSES))
four_zones = st.sampled_from(["front", "left", "right", "rear"])
six_zones = st.sampled_from(["front", "left", "right", "left_aux", "right_aux", "rear"])
# Round numbers make pieces touch and lines coincide; fine ones do not.
lengths = st.one_of(
    st.integers(-12, 12).map(lambda n: n * 25.0),
    st.sampled_from([0.0, 43.0, 63.0, 71.0, 102.0, 142.0, 21.5, 31.5, 35.5, 51.0, 35.125, 50.75]),
    st.integers(-300_000, 300_000).map(lambda n: n / 1000.0),
)
headings = st.one_of(
    st.sampled_from([0.0, 0.001, 22.5, 45.0, 89.999, 90.0, 90.001, 180.0, 225.0, 270.0, 315.0, 359.999]),
    st.integers(0, 359_999).map(lambda n: n / 1000.0),
)
poses = st.tuples(lengths, lengths, headings)
rocks = st.tuples(st.sampled_from(["asteroid_1", "asteroid_3", "debris_1", "station", "purrgil_2"]), poses)
tables = st.tuples(st.lists(st.tuples(classes, poses), min_size=2, max_size=5), st.lists(rocks, max_size=4))


def zone_of(name, six):
    """The zone for a class that has four or six: an auxiliary zone is the side of a smaller ship."""
    return six if CLASSES[name]["size"] == "huge" else six.replace("_aux", "")


def document(ships, laid=(), sides=True):
    """A table around the origin's neighbourhood, written down."""
    pieces = {
        f"P{i}": {"ship": name, "pose": list(pose), **({"side": f"s{i}"} if sides else {})}
        for i, (name, pose) in enumerate(ships)
    }
    obstacles = {f"O{i}": {"shape": shape, "pose": list(pose)} for i, (shape, pose) in enumerate(laid)}
    return {"pieces": pieces, "obstacles": obstacles}
