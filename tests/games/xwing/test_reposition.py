"""Barrel rolls, boosts, decloaking and SLAM."""

import pytest

from games.xwing.tables import asked, slab, table


def moved(pieces, action, obstacles=None, area=(3000.0, 3000.0), **query):
    return asked(table(pieces, obstacles, area=area), "reposition", piece="A", action=action, **query)


def near(pose):
    return pytest.approx(pose, abs=0.001)


@pytest.mark.rule("XG-24", "XW-POS-02")
def test_worked_example_7_a_large_ship_rolls():
    told = moved({"A": "large 400 400 90"}, "barrel-roll", side="left", offset=20)
    assert told["pose"] == near([420, 500, 90])
    assert told["legal"] is True


@pytest.mark.rule("XG-24", "XW-POS-01", "XW-POS-02", "XW-POS-03", "XG-07")
@pytest.mark.parametrize(
    ("size", "aside", "offsets"),
    [("small", 80, (10, 0, -10)), ("medium", 80, (20, 0, -20)), ("large", 100, (20, 0, -20))],
)
def test_a_barrel_roll_ends_at_one_of_three_places(size, aside, offsets):
    for offset in offsets:
        right = moved({"A": f"{size} 500 500 0"}, "barrel-roll", side="right", offset=offset)
        left = moved({"A": f"{size} 500 500 0"}, "barrel-roll", side="left", offset=offset)
        assert right["pose"] == near([500 + aside, 500 + offset, 0])
        assert left["pose"] == near([500 - aside, 500 + offset, 0])


@pytest.mark.rule("XG-26")
def test_a_small_ship_rolls_along_the_template_and_others_across_it():
    small = moved({"A": "small 500 500 0"}, "barrel-roll", side="right")["template"]
    assert sorted(map(tuple, small)) == [(520, 490), (520, 510), (560, 490), (560, 510)]
    medium = moved({"A": "medium 500 500 0"}, "barrel-roll", side="left")["template"]
    assert sorted(map(tuple, medium)) == [(450, 480), (450, 520), (470, 480), (470, 520)]


@pytest.mark.rule("XG-23", "XW-POS-09")
def test_a_boost_is_like_the_maneuver_of_its_template():
    assert moved({"A": "small 500 500 0"}, "boost", template="1-straight")["pose"] == near([500, 580, 0])
    assert moved({"A": "large 500 500 0"}, "boost", template="1-bank-left")["pose"] == near(
        [448.284, 624.853, 315]
    )


@pytest.mark.rule("XG-25", "XW-POS-13", "XW-POS-14")
def test_decloaking_goes_farther_for_small_ships():
    assert moved({"A": "small 500 500 0"}, "decloak-roll", side="right")["pose"] == near([620, 500, 0])
    assert moved({"A": "small 500 500 0"}, "decloak-boost")["pose"] == near([500, 620, 0])
    assert moved({"A": "medium 500 500 0"}, "decloak-roll", side="right")["pose"] == near([580, 500, 0])
    assert moved({"A": "medium 500 500 0"}, "decloak-boost")["pose"] == near([500, 600, 0])
    assert moved({"A": "large 500 500 0"}, "decloak-boost")["pose"] == near([500, 620, 0])


@pytest.mark.rule("XW-POS-05", "XW-POS-07")
def test_a_roll_onto_a_ship_fails_and_the_ship_stays():
    told = moved({"A": "small 500 500 0", "B": "small 590 500 0"}, "barrel-roll", side="right")
    assert told["overlaps"] == ["B"]
    assert (told["legal"], told["rules"]) == (False, ["XW-POS-05"])
    assert told["resolved"]["pose"] == near([500, 500, 0])


@pytest.mark.rule("XW-POS-04", "XW-POS-05", "XW-POS-06")
def test_each_of_the_three_places_is_judged_by_itself():
    pieces = {"A": "small 500 500 0", "B": "small 580 465 0"}
    legal = {
        offset: moved(pieces, "barrel-roll", side="right", offset=offset)["legal"] for offset in (10, 0, -10)
    }
    assert legal == {10: True, 0: False, -10: False}


@pytest.mark.rule("XW-POS-05", "XW-POS-10", "XW-LOS-22")
def test_neither_template_nor_base_may_touch_an_obstacle():
    under_template = {"rock": slab(540, 500, 6, 6)}
    under_base = {"rock": slab(580, 500, 6, 6)}
    for obstacles in (under_template, under_base):
        told = moved({"A": "small 500 500 0"}, "barrel-roll", obstacles, side="right")
        assert told["through"] == ["rock"]
        assert told["rules"] == ["XW-POS-05"]
    told = moved({"A": "small 500 500 0"}, "boost", {"rock": slab(500, 540, 6, 6)}, template="1-straight")
    assert told["rules"] == ["XW-POS-10"]


@pytest.mark.rule("XW-POS-11")
def test_devices_and_remotes_may_be_passed():
    pieces = {"A": "small 500 500 0", "R": "remote 580 500 0"}
    told = moved(pieces, "barrel-roll", {"mine": slab(540, 500, 6, 6, "mine")}, side="right")
    assert told["through"] == ["mine", "R"]
    assert told["legal"] is True


@pytest.mark.rule("XW-MOV-46", "XW-POS-05")
def test_nobody_flees_by_a_roll():
    told = moved({"A": "small 60 500 0"}, "barrel-roll", side="left")
    assert told["off_table"] is True
    assert told["rules"] == ["XW-MOV-46"]
    assert told["resolved"]["pose"] == near([60, 500, 0])


@pytest.mark.rule("XW-POS-20", "XW-ACT-37")
def test_a_slam_is_a_maneuver_that_fails_where_it_would_flee():
    assert moved({"A": "small 500 500 0"}, "slam", template="2-turn-left")["pose"] == near(
        [417.5, 582.5, 270]
    )
    told = moved({"A": "small 500 2900 0"}, "slam", template="3-straight")
    assert told["rules"] == ["XW-POS-20"]
    assert told["resolved"]["pose"] == near([500, 2900, 0])
    bumped = moved({"A": "small 500 500 0", "B": "small 500 600 0"}, "slam", template="1-straight")
    assert bumped["legal"] is True
    assert bumped["resolved"]["partial"] is True


@pytest.mark.rule("XW-POS-21", "XW-HUGE-34")
@pytest.mark.parametrize("action", ["barrel-roll", "boost", "decloak-roll", "decloak-boost", "slam"])
def test_huge_ships_stay_where_they_are(action):
    told = moved({"A": "gr75mediumtransport 500 500 0"}, action, template="1-straight", side="left")
    assert told["pose"] == near([500, 500, 0])
    assert told["rules"] == ["XW-POS-21"]
