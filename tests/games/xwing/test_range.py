"""The range ruler: from closest point to closest point, in bands of 100 mm."""

import pytest

from games.xwing.tables import asked, slab, table
from holotable.games.xwing.geometry.range import range_of


@pytest.mark.rule("XW-ARC-11", "XG-01", "XG-04")
def test_range_is_measured_between_the_bases_without_guides():
    told = asked(table({"A": "small 100 100 0", "B": "small 100 300 180"}), "distance", from_="A", to="B")
    assert told["mm"] == pytest.approx(160.0)
    assert told["range"] == 2
    (x1, y1), (x2, y2) = told["points"]
    assert (y1, y2) == (120.0, 280.0)
    assert x1 == x2
    assert 80.0 <= x1 <= 120.0


@pytest.mark.rule("XW-ARC-11")
def test_between_corners_the_line_is_slanted():
    told = asked(table({"A": "small 100 100 0", "B": "small 170 180 0"}), "distance", from_="A", to="B")
    assert told["mm"] == pytest.approx(50.0)
    assert told["points"] == [[120.0, 120.0], [150.0, 160.0]]


@pytest.mark.rule("XW-ARC-14", "XG-03")
@pytest.mark.parametrize(
    ("mm", "band"),
    [
        (0.0, 0),
        (0.2, 1),
        (100.0, 1),
        (100.2, 2),
        (200.0, 2),
        (300.0, 3),
        (300.2, 4),
        (500.0, 5),
        (500.2, None),
    ],
)
def test_a_line_of_the_ruler_belongs_to_the_nearer_band(mm, band):
    told = asked(
        table({"A": "small 100 100 0", "B": f"small 100 {140 + mm} 0"}), "distance", from_="A", to="B"
    )
    assert told["mm"] == pytest.approx(mm)
    assert told["range"] == band


@pytest.mark.rule("XW-ARC-14")
def test_the_tolerance_of_a_line_is_half_a_hundredth_of_a_millimetre():
    assert range_of(100.004) == 1
    assert range_of(100.006) == 2
    assert range_of(0.004) == 0
    assert range_of(0.006) == 1


@pytest.mark.rule("XW-ARC-12")
def test_ships_that_touch_are_at_range_0():
    told = asked(table({"A": "small 100 100 0", "B": "large 160 100 90"}), "distance", from_="A", to="B")
    assert told["mm"] == 0.0
    assert told["range"] == 0


@pytest.mark.rule("XW-ARC-12")
def test_a_ship_on_an_obstacle_is_at_range_0_of_it():
    told = asked(
        table({"A": "small 100 100 0"}, {"rock": slab(110, 110, 30, 30)}), "distance", from_="A", to="rock"
    )
    assert (told["mm"], told["range"]) == (0.0, 0)


@pytest.mark.rule("XW-ARC-15", "XW-OBJ-09", "XG-08")
def test_the_guides_of_a_remote_count_for_range():
    told = asked(table({"A": "small 100 100 0", "R": "remote 100 188 0"}), "distance", from_="A", to="R")
    assert told["mm"] == pytest.approx(188 - 18 - 120)
    beside = asked(table({"A": "small 100 100 0", "R": "remote 188 100 0"}), "distance", from_="A", to="R")
    assert beside["mm"] == pytest.approx(188 - 18 - 120)


@pytest.mark.rule("XW-ARC-11")
def test_a_huge_base_is_long():
    told = asked(
        table({"H": "huge 400 400 0", "A": "small 400 600 0", "B": "small 500 400 0"}),
        "distance",
        from_="H",
        to="A",
    )
    assert told["mm"] == pytest.approx(600 - 20 - 400 - 110.5)


def test_a_ship_is_at_range_0_of_itself():
    assert asked(table({"A": "small 100 100 0"}), "distance", from_="A", to="A")["range"] == 0


def test_the_reason_is_told_in_both_languages():
    answer = table({"A": "small 100 100 0", "B": "small 100 300 180"}).distance("A", "B")
    assert answer.why("de") == "A und B sind 160,0 mm voneinander entfernt: Reichweite 2."
    assert answer.why("en") == "A and B are 160.0 mm apart: range 2."


@pytest.mark.rule("XW-S02-12", "XW-S05-07")
@pytest.mark.parametrize(("y", "band"), [(20, 0), (120, 1), (120.2, 2), (894.4, None)])
def test_range_to_an_edge_of_the_play_area(y, band):
    told = asked(table({"A": f"small 400 {y} 0"}), "distance", from_="A", to="bottom edge")
    assert told["mm"] == pytest.approx(y - 20)
    assert told["range"] == band


@pytest.mark.rule("XW-ARC-12", "XW-ARC-15", "XW-MOV-34")
def test_ships_whose_guides_touch_are_at_range_0_and_guides_mean_nothing_else():
    for gap, band in ((3.2, 0), (3.3, 1), (1.0, 1)):
        ships = {"A": "small 100 100 0", "B": f"small 100 {140 + gap} 0"}
        told = asked(table(ships), "distance", from_="A", to="B")
        assert told["mm"] == pytest.approx(gap)
        assert told["range"] == band
