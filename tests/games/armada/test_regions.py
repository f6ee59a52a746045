"""Regions, deployment, and placing obstacles and tokens."""

import pytest

from games.armada.tables import slab, table
from holotable.kernel.errors import BadInput
from holotable.plane.point import Pose

CORE = (914.4, 914.4)


def bounds(region):
    corners = region.shapes[0].corners
    return (
        min(p.x for p in corners),
        min(p.y for p in corners),
        max(p.x for p in corners),
        max(p.y for p in corners),
    )


@pytest.mark.rule("ARM-SETUP.1", "ARM-SETUP-AREA.2", "ARM-DEPLOY-ZONE.1", "ARM-SHORT-EDGE.1")
@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("play area", (0, 0, 1828.8, 914.4)),
        ("setup area", (304.8, 0, 1524.0, 914.4)),
        ("deployment bottom", (304.8, 0, 1524.0, 185.5)),
        ("deployment top", (304.8, 728.9, 1524.0, 914.4)),
        ("deployment left", (0, 0, 609.6, 914.4)),
        ("deployment right", (1219.2, 0, 1828.8, 914.4)),
        ("ambush zone", (609.6, 304.8, 1219.2, 609.6)),
    ],
)
def test_the_regions_of_the_standard_table(name, expected):
    assert bounds(table().region(name)) == pytest.approx(expected)


@pytest.mark.rule("ARM-SETUP-AREA.2", "ARM-PLAY-AREA.1")
def test_on_a_table_of_three_feet_the_setup_area_is_the_whole():
    assert bounds(table(area=CORE).region("setup area")) == (0, 0, 914.4, 914.4)


@pytest.mark.rule("ARM-SETUP.10", "ARM-FAQ-12", "ARM-RANGE.6")
def test_a_ship_is_deployed_with_all_of_its_base_in_its_zone_its_dials_may_stick_out():
    ship = table({"A": "cr90 900 400 0"})
    inside = ship.place("A", Pose(900, 150), "deployment bottom")
    assert inside.inside
    assert inside.legal
    out = ship.place("A", Pose(900, 150.1), "deployment bottom")
    assert not out.inside
    assert out.rules == ["ARM-SETUP.10"]


@pytest.mark.rule("ARM-SETUP.14", "ARM-SETUP-AREA.1")
def test_a_ship_does_not_jut_out_of_the_setup_area():
    ship = table({"A": "cr90 900 400 0"})
    assert ship.place("A", Pose(304.8 + 21.5, 100), "setup area").legal
    assert ship.place("A", Pose(304.8 + 21.4, 100), "setup area").rules == ["ARM-SETUP-AREA.1"]


@pytest.mark.rule("ARM-FAQ-10", "ARM-OVERLAP.9")
def test_nothing_is_placed_on_ships_or_squadrons():
    crowd = table({"A": "cr90 900 400 0", "B": "cr90 900 100 0", "S": "squadron 1000 100 0"})
    on_ship = crowd.place("A", Pose(940, 100), "deployment bottom")
    assert on_ship.overlaps == ["B"]
    assert on_ship.rules == ["ARM-FAQ-10"]
    assert crowd.place("A", Pose(1030, 100), "deployment bottom").rules == ["ARM-OVERLAP.9"]
    assert crowd.place("S", Pose(910, 100), "setup area").rules == ["ARM-OVERLAP.9"]


def test_a_ship_may_be_deployed_on_an_obstacle():
    rock = table({"A": "cr90 900 400 0"}, {"rock": slab(900, 100, 20, 20)})
    placed = rock.place("A", Pose(900, 100), "deployment bottom")
    assert placed.overlaps == ["rock"]
    assert placed.legal


@pytest.mark.rule("ARM-HUGE.5", "ARM-HUGE.6")
def test_a_huge_ship_touches_its_edge_and_avoids_obstacles():
    huge = table({"A": "star-dreadnought 900 600 0"}, {"rock": slab(600, 175.75, 20, 20)})
    assert huge.place("A", Pose(900, 175.75), "deployment bottom").legal
    assert not huge.place("A", Pose(900, 175.75), "deployment bottom").inside
    assert huge.place("A", Pose(900, 180), "deployment bottom").rules == ["ARM-HUGE.5"]
    assert huge.place("A", Pose(900, 914.4 - 175.75), "deployment top").legal
    assert huge.place("A", Pose(330, 175.75), "deployment bottom").rules == ["ARM-HUGE.5"]
    assert huge.place("A", Pose(600, 175.75), "deployment bottom").rules == ["ARM-HUGE.6"]


@pytest.mark.rule("ARM-SETUP.12", "ARM-FAQ-39", "ARM-RANGE.7")
def test_squadrons_are_deployed_within_distance_1_to_2_of_a_friendly_ship():
    fleet = table({"A": "cr90 900 100 0 first", "E": "cr90 1400 100 0 second", "S": "squadron 0 0 0 first"})

    def deployed(x, y):
        return fleet.place("S", Pose(x, y), "setup area", deploying=True)

    assert deployed(900 + 21.5 + 124.5 - 17.1, 100).legal
    assert deployed(900 + 21.5 + 124.6 - 17.1, 100).rules == ["ARM-SETUP.12"]
    assert deployed(1400, 200).rules == ["ARM-SETUP.12"]
    assert deployed(900, 200).legal
    outside = table({"A": "cr90 330 100 0 first", "S": "squadron 0 0 0 first"})
    assert outside.place("S", Pose(280, 100), "setup area", deploying=True).rules == ["ARM-SETUP.12"]


@pytest.mark.rule("ARM-SETUP.10", "ARM-SETUP.12")
def test_a_squadron_is_deployed_outside_its_players_zone():
    fleet = table({"A": "cr90 900 150 0 first", "S": "squadron 0 0 0 first"})
    beside = fleet.place("S", Pose(900, 250), "deployment bottom", deploying=True)
    assert not beside.inside
    assert beside.legal
    assert fleet.place("S", Pose(900, 250), "deployment bottom").rules == ["ARM-SETUP.10"]


@pytest.mark.rule("ARM-SHORT-EDGE.1", "ARM-SETUP.12")
def test_from_a_short_edge_squadrons_are_deployed_anywhere_near_their_ships():
    fleet = table({"A": "cr90 100 400 0 first", "S": "squadron 0 0 0 first"})
    assert fleet.place("S", Pose(50, 400), "deployment left", deploying=True).legal
    assert fleet.place("S", Pose(50, 400), "deployment bottom", deploying=True).rules == ["ARM-SETUP.12"]


@pytest.mark.rule("ARM-HUGE.5", "ARM-SHORT-EDGE.1")
def test_from_a_short_edge_a_huge_ship_touches_that_edge():
    fleet = table({"A": "star-dreadnought 900 450 90 first"})
    assert fleet.place("A", Pose(175.75, 400, 90), "deployment left").legal
    assert fleet.place("A", Pose(175.8, 400, 90), "deployment left").rules == ["ARM-HUGE.5"]
    assert fleet.place("A", Pose(1828.8 - 175.75, 400, 90), "deployment right").legal
    assert fleet.place("A", Pose(1828.8 - 175.8, 400, 90), "deployment right").rules == ["ARM-HUGE.5"]


@pytest.mark.rule("ARM-HUGE.7")
def test_beside_a_huge_ship_that_juts_out_squadrons_stay_near_the_zone():
    fleet = table({"A": "star-dreadnought 900 175.75 0 first", "S": "squadron 1500 800 0 first"})

    def deployed(y):
        return fleet.place("S", Pose(980, y), "deployment bottom", deploying=True).rules

    assert deployed(185.5 + 124.5 - 17.1) == []
    assert deployed(185.5 + 124.6 - 17.1) == ["ARM-HUGE.7"]
    somewhere = fleet.place("S", Pose(980, 300), "setup area", deploying=True)
    assert somewhere.rules == ["ARM-HUGE.7"]


@pytest.mark.rule("ARM-HUGE.7")
def test_another_ship_nearby_does_not_free_them_of_it():
    fleet = table(
        {
            "A": "star-dreadnought 900 175.75 0 first",
            "B": "cr90 1050 350 0 first",
            "C": "star-dreadnought 1200 64.5 90 first",
            "S": "squadron 0 0 0 first",
        }
    )
    beside_both = fleet.place("S", Pose(1000, 340), "deployment bottom", deploying=True)
    assert beside_both.rules == ["ARM-HUGE.7"]
    beside_the_small_one = fleet.place("S", Pose(1110, 350), "deployment bottom", deploying=True)
    assert beside_the_small_one.legal
    beside_one_that_does_not_jut_out = fleet.place("S", Pose(1300, 140), "deployment bottom", deploying=True)
    assert beside_one_that_does_not_jut_out.legal


@pytest.mark.rule("ARM-OBSTACLE.3", "ARM-OBSTACLE.4")
def test_an_exogorth_is_placed_touching_another_obstacle_and_may_lie_on_squadrons():
    field = table(
        {"S": "squadron 500 340 0", "A": "cr90 500 240 0"},
        {
            "rock": slab(500, 300, 40, 20),
            "worm": slab(900, 300, 20, 20, "exogorth"),
            "mine": "mine 540 320 0",
        },
    )

    def placed(x, y):
        return field.place("worm", Pose(x, y), "play area")

    assert placed(490, 320).legal
    assert placed(490, 320).overlaps == ["S"]
    assert placed(440, 320).rules == ["ARM-OBSTACLE.3"]
    assert placed(490, 319).rules == ["ARM-OBSTACLE.3"]
    assert placed(490, 280).rules == ["ARM-OBSTACLE.3"]
    assert placed(525, 320).rules == ["ARM-OBSTACLE.3"]


@pytest.mark.rule("ARM-SETUP.7", "ARM-RANGE.5")
def test_obstacles_are_set_up_away_from_the_edges_and_from_each_other():
    rocks = table(obstacles={"rock": slab(900, 450, 20, 20), "other": slab(900, 300, 20, 20)}, area=CORE)

    def placed(x, y):
        return rocks.place("rock", Pose(x, y), "setup area", deploying=True)

    assert placed(500, 185.6 + 10).legal
    assert placed(500, 185.5 + 10).rules == ["ARM-SETUP.7"]
    assert placed(914.4 - 185.6 - 10, 600).legal
    assert placed(914.4 - 185.5 - 10, 600).rules == ["ARM-SETUP.7"]
    near = table(obstacles={"rock": slab(400, 450, 20, 20), "other": slab(400, 300, 20, 20)}, area=CORE)
    assert near.place("rock", Pose(400, 300 + 20 + 76.6), "setup area", deploying=True).legal
    assert near.place("rock", Pose(400, 300 + 20 + 76.5), "setup area", deploying=True).rules == [
        "ARM-SETUP.7"
    ]


@pytest.mark.rule("ARM-MINE.1")
def test_mines_lie_beyond_distance_1_of_each_other():
    mines = table(
        obstacles={"one": "mine 500 500 0", "two": "mine 600 500 0", "rock": slab(900, 450, 20, 20)}
    )
    assert mines.place("two", Pose(500 + 18.8 + 76.6, 500), "play area").legal
    assert mines.place("two", Pose(500 + 18.8 + 76.5, 500), "play area").rules == ["ARM-MINE.1"]
    assert mines.place("two", Pose(900, 450), "play area").legal


def test_a_region_may_be_any_outline():
    from holotable.games.armada import measure

    document = {"pieces": {"A": {"ship": "cr90", "pose": [0, 0, 0]}}}
    query = {
        "kind": "place",
        "piece": "A",
        "pose": [100, 100, 0],
        "region": [[0, 0], [200, 0], [200, 200], [0, 200]],
    }
    assert measure(document, query) == {"inside": True, "overlaps": [], "legal": True, "rules": []}
    query["pose"] = [190, 100, 0]
    assert measure(document, query)["rules"] == ["ARM-RANGE.6"]


def test_an_unknown_region_is_refused_by_name():
    with pytest.raises(BadInput, match="deployment top"):
        table({"A": "cr90 900 400 0"}).place("A", Pose(0, 0), "moon")
