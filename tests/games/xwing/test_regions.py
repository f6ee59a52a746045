"""Where pieces and obstacles may be put."""

import pytest

from games.xwing.tables import asked, slab, table
from holotable.games.xwing import Table
from holotable.games.xwing.geometry import constants
from holotable.games.xwing.geometry.regions import area_of, names_for, regions_named


def put(pieces, pose, region="play area", obstacles=None, piece="A", **fields):
    return asked(table(pieces, obstacles, **fields), "place", piece=piece, pose=pose, region=region)


@pytest.mark.rule("XW-CORE-23", "XW-MOV-38")
@pytest.mark.parametrize(
    ("y", "inside"), [(50, True), (21.6, True), (21.5, False), (78.4, True), (78.5, False)]
)
def test_a_ship_is_set_up_wholly_inside_range_1_of_its_edge(y, inside):
    told = put({"A": "small 400 400 0 first"}, [400, y, 0], "deployment bottom")
    assert told["inside"] is inside
    assert told["legal"] is inside


@pytest.mark.rule("XW-CORE-23")
def test_the_set_up_area_is_that_of_the_ships_player():
    first = {"A": "small 400 400 0 first"}
    second = {"A": "small 400 400 180 second"}
    assert put(first, [400, 50, 0], "setup area")["legal"] is True
    assert put(first, [400, 864, 180], "setup area")["rules"] == ["XW-CORE-23"]
    assert put(second, [400, 864, 180], "setup area")["legal"] is True
    assert put({"A": "small 400 400 0"}, [400, 864, 180], "setup area")["legal"] is True
    assert put(second, [400, 864, 180], "deployment top")["legal"] is True


@pytest.mark.rule("XW-CORE-24")
def test_a_large_ship_may_stick_out_of_its_area_if_it_fills_its_depth():
    # Turned by 45 degrees it is 113 deep, and its guides a little more.
    large = {"A": "large 400 400 0 first"}
    told = put(large, [400, 57.8, 45], "deployment bottom")
    assert told["inside"] is False
    assert told["legal"] is False
    huge = {"A": "huge 400 400 0 first"}
    assert put(huge, [400, 112.1, 0], "deployment bottom")["legal"] is True
    assert put(huge, [400, 111.9, 0], "deployment bottom")["rules"] == ["XW-CORE-24"]
    assert put(huge, [400, 130, 0], "deployment bottom")["rules"] == ["XW-CORE-23"]


@pytest.mark.rule("XW-HUGE-09", "XW-S02-04", "XW-S11-05")
@pytest.mark.parametrize(
    ("scenario", "zone", "pose", "legal"),
    [
        ("s02", "zone 5", [112.1, 450, 90], True),
        ("s02", "zone 6", [1800 - 112.1, 450, 270], True),
        ("s11", "attackers left", [112.1, 450, 90], True),
        ("s02", "zone 5", [120, 450, 90], False),
        ("s02", "zone 5", [112.1, 570, 90], False),
        ("s02", "zone 5", [150, 450, 0], True),
        ("s04", "zone 1", [200, 112.1, 0], True),
    ],
)
def test_a_huge_ship_fills_the_depth_of_a_zone_at_any_edge(scenario, zone, pose, legal):
    told = put({"A": "huge 450 450 0"}, pose, zone, area=area_of(scenario), scenario=scenario)
    assert told["legal"] is legal


@pytest.mark.rule("XW-MOV-28", "XW-CORE-23")
def test_nobody_is_put_on_another_ship():
    told = put({"A": "small 400 400 0", "B": "small 400 60 0"}, [420, 50, 0], "deployment bottom")
    assert told["overlaps"] == ["B"]
    assert told["rules"] == ["XW-MOV-28"]


def test_a_ship_may_be_put_on_an_obstacle():
    told = put({"A": "small 400 400 0"}, [420, 50, 0], obstacles={"rock": slab(420, 50, 20, 20)})
    assert told["overlaps"] == ["rock"]
    assert told["legal"] is True


def test_a_region_may_be_any_outline():
    triangle = [[300, 300], [500, 300], [400, 600]]
    assert put({"A": "small 100 100 0"}, [400, 350, 0], triangle)["inside"] is True
    assert put({"A": "small 100 100 0"}, [400, 550, 0], triangle)["inside"] is False


@pytest.mark.rule("XW-CORE-20")
@pytest.mark.parametrize(
    ("x", "y", "legal"), [(457, 457, True), (210.1, 457, True), (210, 457, False), (457, 704.5, False)]
)
def test_an_obstacle_lies_beyond_range_2_of_every_edge(x, y, legal):
    told = put({}, [x, y, 0], obstacles={"rock": slab(457, 457, 20, 20)}, piece="rock")
    assert told["legal"] is legal
    assert told["rules"] == ([] if legal else ["XW-CORE-20"])


@pytest.mark.rule("XW-CORE-20")
@pytest.mark.parametrize(("x", "legal"), [(520.1, True), (520, False), (400, False)])
def test_an_obstacle_lies_beyond_range_1_of_the_others(x, legal):
    obstacles = {"rock": slab(457, 600, 20, 20), "other": slab(400, 457, 20, 20)}
    assert put({}, [x, 457, 0], obstacles=obstacles, piece="rock")["legal"] is legal


@pytest.mark.rule("XW-CORE-21", "XW-CORE-20")
@pytest.mark.parametrize(("x", "legal"), [(210.1, True), (210, False)])
def test_the_scenarios_keep_obstacles_as_far_from_the_edges(x, legal):
    rock = {"rock": slab(900, 450, 20, 20)}
    told = put({}, [x, 450, 0], obstacles=rock, piece="rock", area=(1800, 900), scenario="s02")
    assert told["legal"] is legal


@pytest.mark.rule("XW-MOV-41")
def test_a_ship_is_not_turned_in_place_onto_another():
    pieces = {"A": "small 400 400 0", "B": "small 442 400 0"}
    assert put(pieces, [400, 400, 180])["legal"] is True
    assert put(pieces, [400, 400, 90])["legal"] is True
    assert put(pieces, [400, 400, 45])["rules"] == ["XW-MOV-28"]
    assert put({**pieces, "B": "small 441 400 0"}, [400, 400, 90])["rules"] == ["XW-MOV-28"]


@pytest.mark.rule("XW-SCEN-14", "XG-02", "XW-CORE-19")
def test_the_play_area_is_that_of_the_scenario():
    assert area_of(None) == (914.0, 914.0)
    assert area_of("s03") == (900.0, 900.0)
    assert area_of("s10") == (1800.0, 900.0)
    plain = {"pieces": {"A": {"base": "small", "pose": [1000, 400, 0]}}, "scenario": "s02"}
    assert Table.from_document(plain).ground.area == (1800.0, 900.0)


@pytest.mark.rule(
    "XG-51",
    "XG-53",
    "XG-54",
    "XG-55",
    "XW-SCEN-16",
    "XW-SCEN-21",
    "XW-S02-03",
    "XW-S04-03",
    "XW-S05-02",
    "XW-S06-03",
    "XW-S07-04",
    "XW-S08-03",
    "XW-S09-02",
    "XW-S10-04",
    "XW-S11-05",
)
@pytest.mark.parametrize(
    ("scenario", "zone", "corner"),
    [
        ("s02", "zone 4", (0, 0, 400, 100)),
        ("s02", "zone 6", (1600, 300, 1800, 600)),
        ("s04", "zone 2", (500, 700, 900, 900)),
        ("s05", "zone 1", (0, 0, 500, 300)),
        ("s06", "zone 1", (300, 600, 600, 900)),
        ("s07", "attackers", (300, 0, 1500, 200)),
        ("s08", "zone 3", (1400, 600, 1800, 900)),
        ("s09", "defenders", (400, 600, 1400, 900)),
        ("s10", "defender", (750, 300, 1050, 600)),
        ("s11", "defender", (600, 300, 1200, 600)),
    ],
)
def test_the_zones_of_the_scenarios(scenario, zone, corner):
    left, low, right, high = corner
    inside = {"A": "small 30 30 0"}
    for x, y, fits in (
        (left + 22, low + 22, True),
        (right - 22, high - 22, True),
        (left - 5, low + 50, False),
        ((left + right) / 2, high + 5, False),
    ):
        told = put(inside, [x, y, 0], zone, area=area_of(scenario), scenario=scenario)
        assert told["legal"] is fits


@pytest.mark.rule("XW-S03-06")
def test_the_neutral_zone_lies_along_every_edge():
    for pose, inside in (
        ([450, 50, 0], True),
        ([50, 50, 0], True),
        ([450, 450, 0], False),
        ([95, 450, 0], False),
    ):
        told = put({"A": "small 30 30 0"}, pose, "neutral zone", area=(900, 900), scenario="s03")
        assert told["inside"] is inside


@pytest.mark.rule("XW-S03-06")
def test_a_ship_within_range_1_of_two_edges_at_once_is_in_the_neutral_zone():
    told = put({"A": "small 30 30 0"}, [80, 80, 45], "neutral zone", area=(900, 900), scenario="s03")
    assert told["inside"] is True
    told = put({"A": "small 30 30 0"}, [90, 90, 45], "neutral zone", area=(900, 900), scenario="s03")
    assert told["inside"] is False


@pytest.mark.rule("XW-S09-05", "XW-ARC-13")
@pytest.mark.parametrize(
    ("y", "near", "far"),
    [(18, True, False), (118, True, False), (118.1, False, True), (418, False, True), (418.1, False, False)],
)
def test_warheads_are_placed_at_a_range_of_their_edge_by_their_closest_point(y, near, far):
    for zone, inside in (("warheads near", near), ("warheads far", far)):
        told = put({"W": "remote 900 450 0"}, [600, y, 0], zone, area=(1800, 900), scenario="s09", piece="W")
        assert (told["inside"], told["rules"]) == (inside, [] if inside else ["XW-ARC-13"])


@pytest.mark.rule("XW-S05-07", "XW-S06-18", "XW-S10-12", "XW-ARC-13", "XW-S05-03", "XW-S06-04", "XW-S10-13")
@pytest.mark.parametrize(
    ("scenario", "zone", "at", "beyond"),
    [
        ("s05", "escape 1", (450, 782), (450, 781.9)),
        ("s05", "escape 2", (450, 118), (450, 118.1)),
        ("s06", "escape", (450, 118), (450, 118.1)),
        ("s10", "escape left", (118, 450), (118.1, 450)),
        ("s10", "escape right", (1682, 450), (1681.9, 450)),
    ],
)
def test_who_is_at_range_1_of_an_edge_of_escape_may_escape(scenario, zone, at, beyond):
    area = area_of(scenario)
    for place, inside in ((at, True), (beyond, False)):
        told = put({"W": "remote 400 400 0"}, [*place, 0], zone, area=area, scenario=scenario, piece="W")
        assert told["inside"] is inside


@pytest.mark.parametrize("scenario", [f"s{n:02}" for n in range(1, 12)])
def test_every_zone_lies_in_its_play_area(scenario):
    area = area_of(scenario)
    for name in names_for(scenario):
        for region in regions_named(name, area, scenario, None):
            for shape in region.shapes:
                assert all(0 <= p.x <= area[0] and 0 <= p.y <= area[1] for p in shape.corners)


def test_the_depth_of_a_set_up_area_is_a_band_of_the_ruler():
    assert constants.SETUP_DEPTH == constants.BAND
