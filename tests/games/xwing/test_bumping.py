"""Partial execution, and what is moved through and landed on."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.xwing.configurations import moves, poses_near, standard
from games.xwing.tables import asked, slab, table
from plane.strategies import examples

WIDE = (3000.0, 3000.0)


def flown(pieces, speed, bearing, obstacles=None, **query):
    fields = query.pop("fields", {})
    return asked(
        table(pieces, obstacles, area=WIDE, **fields),
        "maneuver",
        piece="A",
        speed=speed,
        bearing=bearing,
        **query,
    )


def near(pose):
    return pytest.approx(pose, abs=0.002)


@pytest.mark.rule("XW-MOV-30", "XW-MOV-34", "XW-MOV-38", "XG-06")
def test_guides_meet_guides_when_two_ships_fly_head_on():
    told = flown({"A": "small 500 500 0", "B": "small 500 650 180"}, 3, "straight")
    assert told["overlaps"] == ["B"]
    assert told["pose"] == near([500, 660, 0])
    assert told["resolved"]["partial"] is True
    assert told["resolved"]["pose"] == near([500, 650 - 40 - 3.2, 0])
    assert told["resolved"]["touching"] == ["B"]


@pytest.mark.rule("XG-06")
def test_a_table_may_do_without_guides():
    told = flown({"A": "small 500 500 0", "B": "small 500 650 180"}, 3, "straight", fields={"guides": 0})
    assert told["resolved"]["pose"] == near([500, 610, 0])
    assert told["resolved"]["touching"] == ["B"]


@pytest.mark.rule("XW-MOV-38", "XG-06")
def test_guides_beside_each_other_pass():
    # Shifted by 15 mm the guides miss each other and meet the edges.
    told = flown({"A": "small 500 500 0", "B": "small 515 650 180"}, 3, "straight")
    assert told["resolved"]["pose"] == near([500, 650 - 40 - 1.6, 0])


@pytest.mark.rule("XG-30", "XG-31", "XW-MOV-30")
def test_worked_example_5_back_along_a_bank():
    # A ship without guides, placed so that the mover's front right corner touches its left side at that spot.
    corner = (15.023 + 20 * 0.8951 + 20 * 0.4459, 77.274 - 20 * 0.4459 + 20 * 0.8951)
    pieces = {"A": "small 500 500 0", "B": f"large {500 + corner[0] + 40} {500 + corner[1] + 20} 0"}
    told = flown(pieces, 2, "bank-right", fields={"guides": 0})
    assert told["resolved"]["partial"] is True
    assert told["resolved"]["pose"] == pytest.approx([515.023, 577.274, 26.479], abs=0.03)


@pytest.mark.rule("XW-MOV-31")
def test_partial_execution_may_end_where_it_began():
    told = flown({"A": "small 500 500 0", "B": "small 500 543.2 0"}, 1, "straight")
    assert told["resolved"]["pose"] == near([500, 500, 0])
    assert told["resolved"]["partial"] is True
    assert told["resolved"]["touching"] == ["B"]


@pytest.mark.rule("XW-MOV-05", "XW-MOV-36", "XW-MOV-29", "XW-MOV-04")
def test_ships_in_the_path_are_no_hindrance():
    told = flown({"A": "small 500 500 0", "B": "small 500 570 0"}, 4, "straight")
    assert told["overlaps"] == []
    assert told["resolved"]["partial"] is False


@pytest.mark.rule("XW-MOV-30")
def test_backing_over_one_ship_into_another_ends_at_the_last():
    pieces = {"A": "small 500 500 0", "B": "small 500 700 0", "C": "small 500 655 0"}
    told = flown(pieces, 4, "straight")
    assert told["overlaps"] == ["B"]
    assert told["resolved"]["touching"][0] == "C"
    assert told["resolved"]["pose"] == near([500, 655 - 43.2, 0])


@pytest.mark.rule("XW-MOV-30", "XG-31")
def test_a_gap_that_is_wide_enough_is_taken():
    pieces = {"A": "small 500 500 0", "B": "small 500 700 0", "C": "small 500 612 0"}
    told = flown(pieces, 4, "straight")
    assert told["resolved"]["pose"] == near([500, 700 - 43.2, 0])
    assert told["resolved"]["touching"][0] == "B"


@pytest.mark.rule("XW-MOV-28", "XW-MOV-29")
def test_touching_is_not_overlapping():
    told = flown({"A": "small 500 500 0", "B": "small 540 580 0"}, 1, "straight")
    assert told["overlaps"] == []
    assert told["resolved"]["partial"] is False
    assert told["resolved"]["touching"] == ["B"]


@pytest.mark.rule("XW-MOV-13")
@pytest.mark.parametrize(("bearing", "heading"), [("koiogran", 0), ("straight", 0)])
def test_a_koiogran_turn_that_bumps_keeps_its_heading(bearing, heading):
    told = flown({"A": "small 500 500 0", "B": "small 500 660 0"}, 3, bearing)
    assert told["resolved"]["pose"] == near([500, 660 - 43.2, heading])


@pytest.mark.rule("XW-MOV-13")
def test_segnors_loop_that_bumps_is_a_bank():
    pieces = {"A": "small 500 500 0", "B": "medium 560 640 45"}
    loop = flown(pieces, 2, "segnor-right")
    bank = flown(pieces, 2, "bank-right")
    assert loop["resolved"]["partial"] is True
    assert loop["resolved"]["pose"] == bank["resolved"]["pose"]
    assert loop["pose"][2] == 225.0


@pytest.mark.rule("XW-MOV-14")
def test_a_tallon_roll_takes_a_free_place_if_there_is_one():
    # The end of a hard turn: (582.5, 582.5), looking down; the blocker stands above it.
    pieces = {"A": "small 500 500 0", "B": "small 582.5 631 0"}
    told = flown(pieces, 2, "tallon-right", offset=-10)
    assert told["overlaps"] == ["B"]
    assert told["pose"] == near([582.5, 592.5, 180])
    assert told["resolved"]["partial"] is False
    assert told["resolved"]["offset"] == 10
    assert told["resolved"]["pose"] == near([582.5, 572.5, 180])


@pytest.mark.rule("XW-MOV-13", "XW-MOV-14")
def test_a_tallon_roll_without_a_free_place_is_a_turn():
    pieces = {"A": "small 500 500 0", "B": "large 600 600 0"}
    roll = flown(pieces, 2, "tallon-right")
    turn = flown(pieces, 2, "turn-right")
    assert roll["resolved"]["partial"] is True
    assert roll["resolved"]["pose"] == turn["resolved"]["pose"]


@pytest.mark.rule("XW-MOV-19", "XW-MOV-30")
def test_a_sideslip_is_taken_back_by_its_side_marks():
    pieces = {"A": "small 500 500 0", "B": "small 640 560 45"}
    told = flown(pieces, 2, "sideslip-bank-left")
    assert told["resolved"]["partial"] is True
    x, y, heading = told["resolved"]["pose"]
    assert 500 < x < 626
    assert 500 <= y < 552.3
    assert 315 < heading < 360


@pytest.mark.rule("XW-MOV-17", "XW-MOV-30")
def test_a_reverse_maneuver_is_taken_back_forwards():
    told = flown({"A": "small 500 500 0", "B": "small 500 400 0"}, 1, "reverse-straight")
    assert told["resolved"]["pose"] == near([500, 443.2, 0])


@pytest.mark.rule("XW-MOV-15")
def test_a_stationary_ship_overlaps_nobody_but_lies_on_its_obstacle():
    pieces = {"A": "small 500 500 0", "B": "small 500 543.2 0"}
    told = flown(pieces, 0, "stationary", {"rock": slab(520, 500, 20, 20)})
    assert told["overlaps"] == []
    assert told["resolved"]["touching"] == ["B"]
    assert told["through"] == ["rock"]


@pytest.mark.rule("XW-MOV-28", "XW-LOS-09", "XW-LOS-10", "XW-MOV-37")
def test_obstacles_under_template_and_base_are_told_in_the_order_of_the_way():
    obstacles = {
        "end": slab(515, 620, 10, 10),
        "second": slab(512, 580, 20, 10, "debris"),
        "first": slab(488, 540, 20, 10, "gascloud"),
        "beside": slab(530, 560, 20, 10),
        "start": slab(500, 500, 10, 10),
    }
    told = flown({"A": "small 500 500 0"}, 2, "straight", obstacles)
    assert told["through"] == ["first", "second", "end"]
    assert told["resolved"]["partial"] is False


@pytest.mark.rule("XW-LOS-08")
def test_starting_on_an_obstacle_alone_has_no_effect():
    told = flown({"A": "small 500 500 0"}, 2, "straight", {"rock": slab(500, 495, 30, 30)})
    assert told["through"] == []


@pytest.mark.rule("XW-MOV-35", "XG-32")
def test_only_the_template_up_to_the_final_position_counts():
    pieces = {"A": "small 500 500 0", "B": "small 500 640 180"}
    obstacles = {"behind": slab(510, 637, 20, 4), "before": slab(510, 535, 20, 4)}
    told = flown(pieces, 3, "straight", obstacles)
    assert told["resolved"]["partial"] is True
    assert told["through"] == ["before"]


@pytest.mark.rule("XW-MOV-38", "XW-MOV-28")
def test_guides_count_where_a_base_lies_on_an_obstacle():
    told = flown({"A": "small 500 500 0"}, 1, "straight", {"rock": slab(511.5, 606, 2, 10)})
    assert told["through"] == ["rock"]
    told = flown({"A": "small 500 500 0"}, 1, "straight", {"rock": slab(511.5, 607, 2, 10)})
    assert told["through"] == []


@pytest.mark.rule("XW-MOV-29", "XW-OBJ-11", "XW-WING-32")
def test_remotes_and_devices_never_stop_a_ship_and_are_told():
    pieces = {"A": "small 500 500 0", "R": "remote 500 620 0", "D": "device 505 560 0"}
    told = flown(pieces, 2, "straight", {"mine": slab(500, 540, 10, 10, "mine")})
    assert told["overlaps"] == []
    assert told["through"] == ["mine", "D", "R"]


@pytest.mark.rule("XW-LOS-10")
def test_a_bent_template_passes_only_what_lies_under_its_curve():
    inside = {"corner": slab(560, 530, 20, 20)}
    told = flown({"A": "small 500 500 0"}, 2, "turn-right", inside)
    assert told["through"] == []
    told = flown({"A": "small 500 500 0"}, 2, "turn-right", {"rock": slab(518.3, 564.2, 4, 4)})
    assert told["through"] == ["rock"]


@pytest.mark.rule("XW-MOV-34", "XW-ARC-12", "XW-ARC-18", "XW-MOV-38")
def test_after_a_bump_the_ships_are_at_range_0_though_only_their_guides_touch():
    told = flown({"A": "small 500 500 0", "B": "small 500 650 180"}, 3, "straight")
    x, y, heading = told["resolved"]["pose"]
    after = table({"A": f"small {x} {y} {heading}", "B": "small 500 650 180"}, area=WIDE)
    measured = asked(after, "distance", from_="A", to="B")
    assert measured["mm"] == pytest.approx(3.2, abs=0.002)
    assert measured["range"] == 0
    attack = asked(after, "attack", from_="A", arc="front", to="B")
    assert (attack["range"], attack["rules"]) == (0, ["XW-ATT-09"])
    assert {shot.range for shot in after.attacks()} == {0}


@examples(120)
@given(standard, moves, st.lists(st.tuples(standard, poses_near(200.0)), min_size=1, max_size=4))
def test_where_a_ship_comes_to_rest_it_touches_and_does_not_overlap(size, move, others):
    speed, bearing = move
    pieces = {"A": f"{size} 1500 1500 0"}
    pieces |= {f"B{k}": f"{other} {x + 1500} {y + 1500} {h}" for k, (other, (x, y, h)) in enumerate(others)}
    start = asked(table(pieces, area=WIDE), "place", piece="A", pose=[1500, 1500, 0])
    told = asked(table(pieces, area=WIDE), "maneuver", piece="A", speed=speed, bearing=bearing)
    pose = told["resolved"]["pose"]
    after = table({**pieces, "A": f"{size} {pose[0]} {pose[1]} {pose[2]}"}, area=WIDE)
    if not start["overlaps"] and bearing != "stationary":
        assert asked(after, "place", piece="A", pose=pose)["overlaps"] == []
    assert set(
        asked(after, "maneuver", piece="A", speed=0, bearing="stationary")["resolved"]["touching"]
    ) == set(told["resolved"]["touching"])
    if told["resolved"]["partial"] and not start["overlaps"] and pose != [1500, 1500, 0]:
        last = told["resolved"]["touching"][0]
        assert asked(after, "distance", from_="A", to=last)["range"] == 0
