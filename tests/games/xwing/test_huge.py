"""Huge ships: their tool, overlaps, and the ships they push aside."""

import pytest

from games.xwing.tables import asked, slab, table

WIDE = (3000.0, 3000.0)


def flown(pieces, speed, bearing, obstacles=None, area=WIDE):
    return asked(table(pieces, obstacles, area=area), "maneuver", piece="H", speed=speed, bearing=bearing)


def near(pose):
    return pytest.approx(pose, abs=0.001)


@pytest.mark.rule("XG-34", "XG-35", "XW-HUGE-29")
def test_worked_example_6_a_bank_of_a_huge_ship():
    assert flown({"H": "huge 600 300 0"}, 2, "bank-right")["pose"] == near([627.979, 398.690, 45])


@pytest.mark.rule("XG-35", "XW-HUGE-29")
@pytest.mark.parametrize(
    ("speed", "right", "ahead"),
    [(0, -16.569, 40.0), (1, 6.766, 63.335), (2, 27.979, 98.690), (3, 49.192, 134.045)],
)
def test_every_bank_of_the_tool(speed, right, ahead):
    assert flown({"H": "huge 1000 1000 0"}, speed, "bank-right")["pose"] == near(
        [1000 + right, 1000 + ahead, 45]
    )
    assert flown({"H": "huge 1000 1000 0"}, speed, "bank-left")["pose"] == near(
        [1000 - right, 1000 + ahead, 315]
    )


@pytest.mark.rule("XG-33", "XW-HUGE-28")
@pytest.mark.parametrize("speed", [0, 1, 2, 3, 4, 5])
def test_a_straight_maneuver_adds_nothing_for_the_base(speed):
    assert flown({"H": "huge 1000 1000 90"}, speed, "straight")["pose"] == near([1000 + 40 * speed, 1000, 90])


@pytest.mark.rule("XW-HUGE-04", "XW-HUGE-30")
def test_the_odd_bearings_of_huge_dials():
    pieces = {"H": "tridentclassassaultship 1000 1000 0"}
    assert flown(pieces, 2, "reverse-straight")["pose"] == near([1000, 920, 0])
    assert flown(pieces, 4, "koiogran")["pose"] == near([1000, 1160, 180])
    assert flown(pieces, 0, "stationary")["pose"] == near([1000, 1000, 0])


@pytest.mark.rule("XW-HUGE-39")
def test_over_another_huge_ship_it_slows_down_until_it_fits():
    pieces = {"H": "huge 1000 1000 0", "K": "huge 1000 1300 0"}
    told = flown(pieces, 3, "straight")
    assert told["overlaps"] == ["K"]
    assert told["resolved"]["speed"] == 1
    assert told["resolved"]["pose"] == near([1000, 1040, 0])
    assert told["resolved"]["tried"] == {"3": ["K"], "2": ["K"]}
    assert told["resolved"]["partial"] is True


@pytest.mark.rule("XW-HUGE-39")
def test_a_bank_of_speed_0_that_does_not_fit_becomes_stationary():
    pieces = {"H": "huge 1000 1000 0", "K": "huge 1000 1225 0"}
    told = flown(pieces, 1, "bank-right")
    assert told["resolved"]["speed"] == 0
    assert told["resolved"]["pose"] == near([1000, 1000, 0])
    assert list(told["resolved"]["tried"]) == ["1", "0"]


@pytest.mark.rule("XW-HUGE-42")
def test_standard_ships_are_run_over():
    pieces = {"H": "huge 1000 1000 0", "A": "small 1000 1200 0", "B": "large 1300 1000 0"}
    told = flown(pieces, 3, "straight")
    assert told["overlaps"] == ["A"]
    assert told["resolved"]["displaced"] == ["A"]
    assert told["resolved"]["partial"] is False
    assert told["resolved"]["pose"] == near([1000, 1120, 0])


@pytest.mark.rule("XW-HUGE-36", "XW-HUGE-38")
def test_only_the_end_position_lies_on_obstacles():
    obstacles = {"passed": slab(1000, 900, 20, 10), "under": slab(1000, 1150, 20, 20)}
    told = flown({"H": "huge 1000 1000 0"}, 3, "straight", obstacles)
    assert told["template"] is None
    assert told["through"] == ["under"]


@pytest.mark.rule("XW-HUGE-35")
def test_a_huge_ship_flees_like_any_other():
    told = flown({"H": "huge 500 790 0"}, 1, "straight", area=(914.4, 914.4))
    assert told["off_table"] is True


@pytest.mark.rule("XW-HUGE-41")
def test_a_standard_ship_bumps_into_a_huge_one():
    told = asked(
        table({"H": "huge 1000 1000 90", "A": "small 1000 900 0"}, area=WIDE),
        "maneuver",
        piece="A",
        speed=2,
        bearing="straight",
    )
    assert told["overlaps"] == ["H"]
    assert told["resolved"]["pose"] == near([1000, 1000 - 40 - 20 - 1.6, 0])


@pytest.mark.rule("XG-36", "XW-ARC-05")
def test_full_front_and_full_rear_part_at_the_centre_line():
    zones = asked(table({"H": "huge 1000 1000 0", "A": "small 1080 1021 0"}, area=WIDE), "arc", of="H")[
        "zones"
    ]
    assert "A" in zones["full-front"]
    assert "A" not in zones["full-rear"]


def placed(pieces, pose, obstacles=None, area=WIDE):
    return asked(table(pieces, obstacles, area=area), "displaced", by="H", piece="A", pose=pose)


PUSHED = {"H": "huge 1000 1120 0", "A": "small 1000 1200 0"}


@pytest.mark.rule("XW-HUGE-43", "XG-37")
@pytest.mark.parametrize(
    ("pose", "legal"),
    [
        ([1000, 980, 0], True),
        ([1000, 890, 77], True),
        ([1000, 869.4, 0], False),
        ([1080, 1090, 0], True),
        ([1080, 1110, 0], False),
        ([1000, 1260, 0], False),
    ],
    ids=["close behind", "any heading", "beyond range 1", "beside, behind the line", "across it", "ahead"],
)
def test_ships_are_set_down_behind_the_centre_line_at_range_0_to_1(pose, legal):
    told = placed(PUSHED, pose)
    assert told["legal"] is legal
    assert told["rules"] == ([] if legal else ["XW-HUGE-43"])
    assert told["candidates"]


@pytest.mark.rule("XW-HUGE-46", "XW-HUGE-43")
def test_nobody_is_set_down_on_a_ship_or_outside():
    assert placed({**PUSHED, "B": "small 1000 970 0"}, [1000, 980, 0])["rules"] == ["XW-HUGE-46"]
    low = {"H": "huge 1000 165 0", "A": "small 1000 600 0"}
    assert placed(low, [1000, 18, 0])["rules"] == ["XW-CORE-24"]
    assert placed(PUSHED, [1000, 980, 0], {"rock": slab(1000, 980, 20, 20)})["legal"] is True


@pytest.mark.rule("XW-HUGE-43")
def test_every_candidate_is_legal_and_the_nearest_come_first():
    told = placed({**PUSHED, "B": "large 1000 940 0"}, [1000, 940, 0])
    assert told["legal"] is False
    for pose in told["candidates"]:
        assert placed({**PUSHED, "B": "large 1000 940 0"}, pose)["legal"] is True


@pytest.mark.rule("XW-HUGE-43")
def test_where_no_place_is_free_there_is_no_candidate():
    told = placed({"H": "huge 42 150 0", "A": "large 42 500 0"}, [42, 30, 0], area=(84.0, 900.0))
    assert told["legal"] is False
    assert told["candidates"] == []
