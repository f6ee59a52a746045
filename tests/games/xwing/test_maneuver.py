"""Maneuvers that nothing stops: every bearing, to the formulas of the rule list."""

import math

import pytest

from games.xwing.tables import asked, table

WIDE = (3000.0, 3000.0)


def flown(size, pose, speed, bearing, **query):
    x, y, heading = pose
    the_table = table({"A": f"{size} {x} {y} {heading}"}, area=WIDE)
    return asked(the_table, "maneuver", piece="A", speed=speed, bearing=bearing, **query)


def pose_of(*args, **query):
    told = flown(*args, **query)
    assert told["resolved"]["pose"] == told["pose"]
    assert told["resolved"]["partial"] is False
    return told["pose"]


def near(pose):
    return pytest.approx(pose, abs=0.001)


@pytest.mark.rule("XG-15", "XW-MOV-07")
def test_worked_example_1_a_bank_of_speed_2():
    assert pose_of("small", (100, 100, 0), 2, "bank-right") == near([152.218, 226.066, 45])


@pytest.mark.rule("XG-16", "XW-MOV-08")
def test_worked_example_2_a_hard_turn_of_a_large_ship():
    assert pose_of("large", (300, 200, 30), 1, "turn-left") == near([272.548, 302.452, 300])


@pytest.mark.rule("XG-18", "XW-MOV-11")
def test_worked_example_3_segnors_loop():
    assert pose_of("medium", (500, 300, 200), 3, "segnor-left") == near([508.427, 106.985, 335])


@pytest.mark.rule("XG-19", "XW-MOV-12")
def test_worked_example_4_a_tallon_roll_set_at_the_far_corner_of_the_template():
    # The rule list counts its +10 along the first heading, which is backwards for the ship at its end.
    assert pose_of("small", (450, 450, 90), 3, "tallon-right", offset=-10) == near([570, 340, 270])


@pytest.mark.rule("XG-14", "XW-MOV-06", "XW-MOV-03")
@pytest.mark.parametrize("speed", [1, 2, 3, 4, 5])
@pytest.mark.parametrize(("size", "length"), [("small", 40), ("medium", 60), ("large", 80)])
def test_a_straight_maneuver_goes_on_by_its_template_and_the_base(size, length, speed):
    assert pose_of(size, (500, 500, 0), speed, "straight") == near([500, 500 + 40 * speed + length, 0])


BANKS = {
    "small": [(37.574, 90.711), (52.218, 126.066), (66.863, 161.421)],
    "medium": [(44.645, 107.782), (59.289, 143.137), (73.934, 178.492)],
    "large": [(51.716, 124.853), (66.360, 160.208), (81.005, 195.563)],
}
TURNS = {"small": [55, 82.5, 110], "medium": [65, 92.5, 120], "large": [75, 102.5, 130]}


@pytest.mark.rule("XG-15", "XG-16", "XW-MOV-07", "XW-MOV-08")
@pytest.mark.parametrize("size", ["small", "medium", "large"])
@pytest.mark.parametrize("speed", [1, 2, 3])
def test_banks_and_turns_of_every_size_and_speed(size, speed):
    right, ahead = BANKS[size][speed - 1]
    assert pose_of(size, (500, 500, 0), speed, "bank-right") == near([500 + right, 500 + ahead, 45])
    assert pose_of(size, (500, 500, 0), speed, "bank-left") == near([500 - right, 500 + ahead, 315])
    turn = TURNS[size][speed - 1]
    assert pose_of(size, (500, 500, 0), speed, "turn-right") == near([500 + turn, 500 + turn, 90])
    assert pose_of(size, (500, 500, 0), speed, "turn-left") == near([500 - turn, 500 + turn, 270])


@pytest.mark.rule("XG-17", "XG-18", "XW-MOV-10", "XW-MOV-11")
def test_koiogran_turns_and_segnors_loops_end_the_other_way_round():
    assert pose_of("small", (500, 500, 0), 4, "koiogran") == near([500, 700, 180])
    right, ahead = BANKS["small"][1]
    assert pose_of("small", (500, 500, 0), 2, "segnor-right") == near([500 + right, 500 + ahead, 225])


@pytest.mark.rule("XG-19", "XW-MOV-12")
@pytest.mark.parametrize("offset", [10, 0, -10])
def test_a_tallon_roll_is_set_at_three_places_of_the_templates_end(offset):
    # At its end the ship looks back, so that forward is down the table.
    assert pose_of("large", (500, 500, 0), 3, "tallon-left", offset=offset) == near([370, 630 - offset, 180])


@pytest.mark.rule("XG-20", "XW-MOV-15")
def test_a_stationary_ship_stays():
    told = flown("small", (500, 500, 33), 0, "stationary")
    assert told["pose"] == near([500, 500, 33])
    assert told["template"] is None
    assert told["resolved"]["partial"] is False


@pytest.mark.rule("XG-21", "XG-22", "XW-MOV-17")
def test_reverse_maneuvers_are_the_mirror_of_forward_ones():
    assert pose_of("small", (500, 500, 0), 1, "reverse-straight") == near([500, 420, 0])
    right, ahead = BANKS["small"][1]
    assert pose_of("small", (500, 500, 0), 2, "reverse-bank-right") == near([500 + right, 500 - ahead, 315])
    assert pose_of("small", (500, 500, 0), 2, "reverse-bank-left") == near([500 - right, 500 - ahead, 45])


@pytest.mark.rule("XG-27", "XW-MOV-19", "XG-07")
def test_a_sideslip_moves_to_the_side_it_is_not_named_after():
    assert pose_of("small", (500, 500, 0), 2, "sideslip-bank-left") == near([626.066, 552.218, 315])
    assert pose_of("small", (500, 500, 0), 2, "sideslip-bank-right") == near([373.934, 552.218, 45])
    assert pose_of("medium", (500, 500, 0), 1, "sideslip-turn-left") == near([565, 565, 270])


@pytest.mark.rule("XG-11", "XG-12")
@pytest.mark.parametrize(("bearing", "radius", "angle"), [("turn-right", 62.5, 90), ("bank-right", 130, 45)])
def test_a_bent_template_lies_between_two_circles(bearing, radius, angle):
    points = flown("small", (500, 500, 0), 2, bearing)["template"]
    for x, y in points:
        away = math.hypot(x - (500 + radius), y - 520)
        assert away == pytest.approx(radius - 10, abs=0.01) or away == pytest.approx(radius + 10, abs=0.01)
        turned = math.degrees(math.atan2(y - 520, 500 + radius - x))
        assert -0.01 <= turned <= angle + 0.01


@pytest.mark.rule("XG-11", "XW-MOV-06")
def test_a_straight_template_begins_at_the_front_of_the_base():
    points = flown("medium", (500, 500, 0), 3, "straight")["template"]
    assert sorted(map(tuple, points)) == [(490, 530), (490, 650), (510, 530), (510, 650)]


@pytest.mark.rule("XG-13", "XW-MOV-17")
def test_a_reverse_template_begins_at_the_rear_of_the_base():
    points = flown("small", (500, 500, 0), 1, "reverse-straight")["template"]
    assert sorted(map(tuple, points)) == [(490, 440), (490, 480), (510, 440), (510, 480)]


@pytest.mark.rule("XW-MOV-20")
def test_a_maneuver_that_is_not_on_the_dial_may_still_be_asked_for():
    the_table = table({"X": "t65xwing 500 500 0"})
    on_dial = asked(the_table, "maneuver", piece="X", speed=2, bearing="bank-left")
    off_dial = asked(the_table, "maneuver", piece="X", speed=5, bearing="straight")
    assert (on_dial["on_dial"], off_dial["on_dial"]) == (True, False)


@pytest.mark.rule("XW-MOV-43", "XW-MOV-44", "XW-MOV-38")
def test_a_ship_flees_when_any_part_of_its_base_ends_outside():
    the_table = table({"A": "small 457 800 0", "B": "small 100 400 270", "C": "small 300 830 45"})
    assert asked(the_table, "maneuver", piece="A", speed=1, bearing="straight")["off_table"] is False
    assert asked(the_table, "maneuver", piece="A", speed=2, bearing="straight")["off_table"] is True
    assert asked(the_table, "maneuver", piece="B", speed=1, bearing="straight")["off_table"] is True


@pytest.mark.rule("XW-MOV-44")
def test_the_template_may_leave_the_play_area():
    the_table = table({"A": "small 32 400 0"})
    told = asked(the_table, "maneuver", piece="A", speed=3, bearing="turn-right")
    assert told["off_table"] is False
    told = asked(table({"A": "small 22 400 315"}), "maneuver", piece="A", speed=1, bearing="turn-right")
    assert min(x for x, _ in told["template"]) < 0.0
