"""Devices, remotes that are relocated, ships that dock and deploy, hyperspace markers."""

import pytest

from games.xwing.tables import asked, slab, table
from holotable.games.xwing.geometry.regions import HYPERSPACE

WIDE = (3000.0, 3000.0)


def near(pose):
    return pytest.approx(pose, abs=0.001)


@pytest.mark.rule("XW-OBJ-01", "XG-28")
def test_a_device_is_dropped_behind_the_ship():
    told = asked(table({"A": "small 500 500 0"}, area=WIDE), "drop", piece="A", template="1-straight")
    assert told["pose"] == near([500, 500 - 20 - 40 - 15, 180])
    assert told["legal"] is True


@pytest.mark.rule("XW-S06-09", "XG-09", "XG-28")
def test_a_dropped_remote_takes_the_template_between_its_guides():
    told = asked(
        table({"A": "small 500 500 0"}, area=WIDE),
        "drop",
        piece="A",
        template="2-straight",
        device="remote",
    )
    assert told["pose"] == near([500, 500 - 20 - 80 - 15, 180])


@pytest.mark.rule("XW-S06-09", "XG-09")
def test_a_shuttle_drops_its_cargo_from_between_its_own_guides():
    told = asked(
        table({"S": "shuttle 500 500 0"}, area=WIDE),
        "drop",
        piece="S",
        template="2-straight",
        device="remote",
    )
    assert told["pose"] == near([500, 500 - 15 - 80 - 15, 180])


@pytest.mark.rule("XW-OBJ-02", "XG-28")
def test_a_device_is_launched_ahead_of_the_ship():
    told = asked(
        table({"A": "large 500 500 90"}, area=WIDE), "drop", piece="A", template="2-straight", launched=True
    )
    assert told["pose"] == near([500 + 40 + 80 + 15, 500, 90])


@pytest.mark.rule("XW-OBJ-01", "XG-13", "XG-28")
@pytest.mark.parametrize(("way", "side"), [("left", -1), ("right", 1)])
def test_a_bank_dropped_to_the_left_lies_on_the_ships_left(way, side):
    told = asked(table({"A": "small 500 500 0"}, area=WIDE), "drop", piece="A", template=f"1-bank-{way}")
    radius, half, corner = 80, 15, 0.70710678
    aside = radius * (1 - corner) + half * corner
    behind = 20 + radius * corner + half * corner
    assert told["pose"] == near([500 + side * aside, 500 - behind, 180 - 45 * side])


@pytest.mark.rule("XW-OBJ-07")
def test_a_device_is_not_placed_outside_the_play_area():
    told = asked(table({"A": "small 500 60 0"}, area=WIDE), "drop", piece="A", template="1-straight")
    assert (told["legal"], told["rules"]) == (False, ["XW-OBJ-07"])


@pytest.mark.rule("XW-OBJ-08")
def test_a_device_goes_under_ships():
    pieces = {"A": "small 500 500 0", "B": "small 500 420 0"}
    told = asked(table(pieces, area=WIDE), "drop", piece="A", template="1-straight")
    assert told["overlaps"] == ["B"]
    assert told["legal"] is True


@pytest.mark.rule("XW-SCEN-67", "XG-28", "XG-09")
def test_a_remote_is_relocated_by_a_template_at_its_front_guides():
    told = asked(table({"R": "remote 500 500 0"}, area=WIDE), "relocate", piece="R", template="4-straight")
    assert told["pose"] == near([500, 500 + 160 + 30, 0])
    bank = asked(table({"R": "remote 500 500 0"}, area=WIDE), "relocate", piece="R", template="3-bank-right")
    radius, half, corner = 180, 15, 0.70710678
    assert bank["pose"] == near(
        [500 + radius * (1 - corner) + half * corner, 500 + half + radius * corner + half * corner, 45]
    )


@pytest.mark.rule("XW-SCEN-68", "XW-SCEN-69", "XW-OBJ-03")
def test_a_remote_that_leaves_the_play_area_flees_and_one_that_meets_ships_does_not_mind():
    out = asked(table({"R": "remote 500 800 0"}), "relocate", piece="R", template="4-straight")
    assert (out["off_table"], out["rules"]) == (True, ["XW-SCEN-68"])
    pieces = {"R": "remote 500 400 0", "A": "small 500 590 0"}
    told = asked(table(pieces), "relocate", piece="R", template="4-straight")
    assert told["overlaps"] == ["A"]
    assert told["legal"] is True


@pytest.mark.rule("XW-DOCK-02", "XG-29")
def test_a_ship_deploys_from_the_guides_of_its_carrier():
    pieces = {"C": "large 500 500 0", "A": "small 100 100 0"}
    the_table = table(pieces, area=WIDE)
    front = asked(the_table, "deploy", carrier="C", piece="A", exit="front", speed=2, bearing="straight")
    rear = asked(the_table, "deploy", carrier="C", piece="A", exit="rear", speed=1, bearing="turn-right")
    assert front["pose"] == near([500, 500 + 40 + 80 + 20, 0])
    assert rear["pose"] == near([500 - 35 - 20, 500 - 40 - 35, 270])


@pytest.mark.rule("XW-HUGE-22", "XG-29", "XG-38")
def test_a_ship_deploys_from_the_side_of_a_huge_carrier():
    pieces = {"H": "huge 500 500 0", "A": "small 100 100 0"}
    told = asked(
        table(pieces, area=WIDE), "deploy", carrier="H", piece="A", exit="left", speed=1, bearing="straight"
    )
    assert told["pose"] == near([500 - 40 - 40 - 20, 500, 270])


@pytest.mark.rule("XW-DOCK-03", "XW-HUGE-23")
def test_a_ship_that_has_no_room_cannot_deploy():
    pieces = {"C": "large 500 500 0", "A": "small 100 100 0", "B": "small 500 600 0"}
    the_table = table({**pieces, "H": "huge 900 500 0", "K": "small 900 700 0"}, area=WIDE)
    told = asked(the_table, "deploy", carrier="C", piece="A", exit="front", speed=1, bearing="straight")
    assert (told["overlaps"], told["rules"]) == (["B"], ["XW-DOCK-03"])
    huge = asked(the_table, "deploy", carrier="H", piece="A", exit="front", speed=1, bearing="straight")
    assert huge["rules"] == ["XW-HUGE-23"]


@pytest.mark.rule("XW-DOCK-05")
def test_a_deploying_ship_may_flee():
    pieces = {"C": "large 500 850 0", "A": "small 100 100 0"}
    told = asked(table(pieces), "deploy", carrier="C", piece="A", exit="front", speed=2, bearing="straight")
    assert (told["off_table"], told["legal"]) == (True, True)


@pytest.mark.rule("XW-S01-03", "XW-S01-04", "XW-S03-03", "XG-50", "XG-52")
@pytest.mark.parametrize("scenario", ["s01", "s03"])
def test_the_blank_arm_of_every_marker_points_to_the_nearest_corner(scenario):
    for marker in HYPERSPACE[scenario].values():
        corner = (0.0 if marker.x < 450 else 900.0, 0.0 if marker.y < 450 else 900.0)
        away = (abs(marker.x - corner[0]), abs(marker.y - corner[1]))
        assert away in {(226.0, 226.0), (126.0, 126.0), (326.0, 326.0)}
        assert marker.s * (corner[0] - marker.x) > 0
        assert marker.c * (corner[1] - marker.y) > 0
        assert abs(marker.s) == pytest.approx(abs(marker.c))


@pytest.mark.rule("XG-10", "XW-S03-12")
def test_a_ship_arrives_with_its_rear_at_an_arm_of_the_marker():
    the_table = table({"A": "small 100 100 0"}, area=WIDE)
    told = asked(the_table, "arrive", piece="A", marker=[1000, 1000, 0], arm="blank")
    assert told["pose"] == near([1000, 1000 + 27.1 + 20, 0])


@pytest.mark.rule("XG-52", "XW-S03-04", "XW-S03-05")
@pytest.mark.parametrize(
    ("marker", "arm", "mathematical"),
    [
        ("marker 1", "star", 75),
        ("marker 1", "focus", 195),
        ("marker 2", "focus", 105),
        ("marker 2", "star", 345),
        ("marker 3", "star", 255),
        ("marker 3", "focus", 15),
        ("marker 4", "focus", 285),
        ("marker 4", "star", 165),
    ],
)
def test_the_arms_of_the_markers_of_aces_high(marker, arm, mathematical):
    the_table = table({"A": "small 450 450 0"}, area=(900.0, 900.0), scenario="s03")
    told = asked(the_table, "arrive", piece="A", marker=marker, arm=arm)
    assert told["pose"][2] == near((90 - mathematical) % 360)


@pytest.mark.rule("XW-S03-13", "XW-S01-06", "XG-50")
def test_an_arm_where_a_ship_stands_is_taken():
    pieces = {"A": "small 450 450 0", "B": "small 200 200 0"}
    the_table = table(pieces, area=(900.0, 900.0), scenario="s01")
    told = asked(the_table, "arrive", piece="A", marker="marker 1", arm="blank")
    assert (told["overlaps"], told["rules"]) == (["B"], ["XW-S03-13"])


@pytest.mark.rule("XW-OBJ-03")
def test_relocating_is_no_move_through_obstacles():
    told = asked(
        table({"R": "remote 500 400 0"}, {"rock": slab(500, 480, 30, 30)}),
        "relocate",
        piece="R",
        template="4-straight",
    )
    assert told["through"] == []
