"""The outlines of printed obstacles: drawn by us, to the size of the real ones."""

import itertools

import pytest

from games.xwing.tables import asked, table
from holotable.games.xwing.geometry.obstacles import kind_of, printed
from holotable.plane.shapes import area

MEASURED = {
    "core1": (60.9, 75.2, 3231, 40.7),
    "core2": (39.1, 53.5, 1263, 29.4),
    "core3": (47.4, 40.2, 1292, 25.2),
    "core4": (56.3, 40.9, 1533, 31.0),
    "core5": (46.5, 49.1, 1540, 30.0),
    "core6": (36.3, 40.3, 1054, 22.6),
    "tfa1": (48.7, 59.0, 2122, 34.7),
    "tfa2": (69.7, 68.7, 3672, 41.8),
    "tfa3": (31.2, 59.8, 1035, 31.6),
    "tfa4": (21.1, 46.3, 532, 24.8),
    "tfa5": (53.6, 45.2, 1257, 32.6),
    "tfa6": (35.9, 45.3, 1023, 25.5),
    "debris1": (55.1, 62.3, 2132, 34.5),
    "debris2": (39.8, 60.7, 1183, 30.9),
    "debris3": (33.5, 49.3, 967, 27.5),
    "debris4": (45.9, 54.6, 1141, 32.2),
    "debris5": (50.4, 63.6, 1467, 37.4),
    "debris6": (47.6, 68.0, 1774, 41.0),
    "gascloud1": (34.4, 78.9, 1858, 42.4),
    "gascloud2": (47.4, 62.6, 1902, 34.7),
    "gascloud3": (48.0, 66.0, 1965, 34.6),
    "gascloud4": (55.0, 75.6, 2739, 40.9),
    "gascloud5": (69.6, 58.1, 2345, 39.9),
    "gascloud6": (58.4, 75.7, 3105, 42.3),
}
UNSURE = 0.015


def test_there_are_as_many_as_are_printed():
    assert sorted(printed()) == sorted(MEASURED)


@pytest.mark.rule("XW-LOS-07")
@pytest.mark.parametrize("name", MEASURED)
def test_an_outline_has_the_size_of_the_real_obstacle(name):
    width, height, size, radius = MEASURED[name]
    corners = printed()[name].shape.corners
    xs, ys = [p.x for p in corners], [p.y for p in corners]
    assert max(xs) - min(xs) == pytest.approx(width, rel=UNSURE)
    assert max(ys) - min(ys) == pytest.approx(height, rel=UNSURE)
    assert area(corners) == pytest.approx(size, rel=UNSURE)
    assert max((p.x**2 + p.y**2) ** 0.5 for p in corners) == pytest.approx(radius, rel=UNSURE)


@pytest.mark.parametrize("name", MEASURED)
def test_the_origin_is_the_centre_of_area(name):
    shape = printed()[name].shape
    parts = [(area(part.points), part.points) for part in shape.parts]
    middle_x = middle_y = 0.0
    for size, points in parts:
        # The centre of a convex part, by its fan of triangles.
        for a, b in itertools.pairwise(points):
            triangle = area([points[0], a, b])
            middle_x += triangle * (points[0].x + a.x + b.x) / 3
            middle_y += triangle * (points[0].y + a.y + b.y) / 3
        assert size > 0.0
    whole = sum(size for size, _ in parts)
    assert (middle_x / whole, middle_y / whole) == pytest.approx((0.0, 0.0), abs=0.2)


def test_no_two_outlines_are_the_same():
    rings = {tuple(p.pair() for p in entry.shape.corners) for entry in printed().values()}
    assert len(rings) == len(MEASURED)


@pytest.mark.rule("XW-LOS-07", "XW-LOS-19", "XW-LOS-20")
@pytest.mark.parametrize(
    ("written", "kind"),
    [
        ("gas cloud", "gascloud"),
        ("Debris", "debris"),
        ("spare parts", "cargo"),
        ("bomb", "bomb"),
        ("moon", None),
    ],
)
def test_kinds_are_known_in_any_spelling(written, kind):
    assert kind_of(written) == kind


def test_a_flipped_obstacle_is_turned_over():
    plain = table({}, {"rock": "core2 400 400 0"}).things["rock"].shape.corners
    flipped = table({}, {"rock": "core2 400 400 0 flipped"}).things["rock"].shape.corners
    mirrored = sorted((round(800 - p.x, 6), p.y) for p in plain)
    assert sorted((round(p.x, 6), p.y) for p in flipped) == mirrored


def test_an_obstacle_can_be_measured_to():
    told = asked(
        table({"A": "small 100 100 0"}, {"rock": "core1 300 100 0", "other": "core2 500 100 0"}),
        "distance",
        from_="rock",
        to="other",
    )
    assert 100 < told["mm"] < 160
