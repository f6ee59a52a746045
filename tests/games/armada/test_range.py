"""Attack range, and distances outside attacks."""

import math

import pytest

from games.armada.tables import slab, table


def facing(gap, defender="cr90", heading=180):
    """A victory looks up at a ship whose token is so many millimetres ahead of its own."""
    length = {"cr90": 70.25, "victory": 101.5}[defender]
    return table(
        {"A": "victory 500 300 0", "B": f"{defender} 500 {300 + 50.75 + gap + length / 2} {heading}"}
    )


@pytest.mark.rule("ARM-RANGE.1", "ARM-MEASURE.3", "ARM-MEASURE.4")
@pytest.mark.parametrize(
    ("gap", "band"),
    [
        (0, "close"),
        (123, "close"),
        (124, "medium"),
        (186, "medium"),
        (187, "long"),
        (304, "long"),
        (305, None),
    ],
)
def test_attack_range_lies_between_the_nearest_points_of_the_two_zones(gap, band):
    shot = facing(gap).attack("A", "front", "B", "front")
    assert shot.mm == pytest.approx(gap, abs=1e-3)
    assert shot.range == band


@pytest.mark.rule("ARM-RANGE.3")
@pytest.mark.parametrize(("line", "band"), [(123.3, "close"), (186.5, "medium"), (304.8, "long")])
def test_a_line_of_the_ruler_belongs_to_the_nearer_band(line, band):
    assert facing(line).attack("A", "front", "B", "front").range == band
    assert facing(line + 0.01).attack("A", "front", "B", "front").range != band


@pytest.mark.rule("ARM-RANGE.3", "ARM-RANGE.4", "ARM-RANGE.8", "ARM-RANGE.9")
@pytest.mark.parametrize(("line", "band"), [(76.5, 1), (124.5, 2), (185.5, 3), (245.5, 4), (304.8, 5)])
def test_distance_bands_end_at_their_lines_too(line, band):
    def apart(mm):
        return table({"S": f"squadron {100 + mm + 34.2} 100 0", "T": "squadron 100 100 0"}).distance("S", "T")

    assert apart(line).band == band
    beyond = apart(line + 0.01).band
    assert beyond == (None if band == 5 else band + 1)


@pytest.mark.rule("ARM-HULLZONE.1", "ARM-MEASURE.9")
def test_attacks_measure_to_the_token_and_distances_to_the_plastic():
    close = facing(100)
    assert close.attack("A", "front", "B", "front").mm == pytest.approx(100, abs=1e-3)
    # The plastic reaches 0.25 mm past the victory's token and 0.375 mm past the CR90's.
    assert close.distance("A", "B").mm == pytest.approx(100 - 0.25 - 0.375, abs=1e-3)


@pytest.mark.rule("ARM-MEASURE.5")
def test_range_to_a_squadron_ends_at_its_base():
    shot = table({"A": "victory 500 300 0", "S": "squadron 500 450 0"}).attack("A", "front", "S", None)
    assert shot.mm == pytest.approx(150 - 50.75 - 17.1)


@pytest.mark.rule("ARM-MEASURE.6")
def test_a_nearer_part_outside_the_arc_is_ignored():
    # The front zone of A ends at its starboard rim (29.25, 26.54), where the arc goes out to the upper right.
    low = table({"A": "victory 500 300 0", "B": "victory 600 387 90"})
    shot = low.attack("A", "front", "B", "right")
    free = low.distance("A", "B").mm
    assert shot.in_arc
    assert shot.mm > free + 5
    # It is measured to where the arc line enters the zone.
    end = shot.range_line.end
    slope = (26.54 - 3.55) / 29.25
    assert end.y - 300 == pytest.approx(3.55 + slope * (end.x - 500), abs=0.05)


@pytest.mark.rule("ARM-MEASURE.6", "ARM-ATTACK.2")
def test_a_zone_outside_the_arc_has_no_range_and_cannot_be_attacked():
    behind = table({"A": "victory 500 300 0", "B": "cr90 500 150 0"})
    shot = behind.attack("A", "front", "B", "front")
    assert not shot.in_arc
    assert shot.mm is None
    assert shot.range is None
    assert shot.range_line is None
    assert not shot.legal
    assert shot.rules == ["ARM-ATTACK.2"]


@pytest.mark.rule("ARM-CLAR.1", "ARM-MEASURE.7", "ARM-LOS.4", "ARM-ERR-63", "ARM-ERR-64")
def test_the_books_example_a_cr90_measures_through_the_left_zone_of_a_victory():
    # The right line of the CR90's front arc runs level 15 mm below the victory's middle: of the rear zone only the
    # tip between the two side zones lies in the arc, and the way to it leads through the left zone.
    heading = 90 - 43.28265
    s, c = math.sin(math.radians(heading)), math.cos(math.radians(heading))
    x, y = 500 - 150 + 7.48 * s, 300 - 15 + 7.48 * c
    shot = table({"A": f"cr90 {x} {y} {heading}", "B": "victory 500 300 0"}).attack("A", "front", "B", "rear")
    assert shot.in_arc
    assert shot.range == "close"
    assert shot.range_line.end.y == pytest.approx(285, abs=0.05)
    assert shot.range_crosses == ["left"]
    assert not shot.sight
    assert not shot.legal
    assert "ARM-MEASURE.7" in shot.rules


@pytest.mark.rule("ARM-MEASURE.8")
def test_targeting_points_do_not_matter_for_range():
    shot = facing(100).attack("A", "front", "B", "front")
    assert shot.sight_mm == pytest.approx(100 + (50.75 - 38.89) + (35.125 - 26.78))
    assert shot.mm == pytest.approx(100)


@pytest.mark.rule("ARM-MEASURE.10")
def test_a_ship_is_at_distance_1_of_itself():
    alone = table({"A": "victory 500 300 0"})
    assert alone.distance("A", "A").band == 1
    assert alone.distance("A", "A").mm == 0


@pytest.mark.rule("ARM-MEASURE.11")
def test_dial_frames_are_ignored_for_distance():
    # The frames of both ships reach 4 mm towards each other.
    assert table({"A": "cr90 0 0 0", "B": "cr90 100 0 0"}).distance("A", "B").mm == pytest.approx(57)


@pytest.mark.rule("ARM-MEASURE.9", "ARM-OBSTACLE.10", "ARM-OBSTACLE.12")
def test_distances_to_obstacles_go_to_their_rim():
    rock = table({"A": "cr90 500 300 0"}, {"rock": slab(600, 300, 40, 40)})
    found = rock.distance("A", "rock")
    assert found.mm == pytest.approx(100 - 21.5 - 20)
    assert found.plain()["points"] == [[521.5, 300.0], [580.0, 300.0]]


@pytest.mark.rule("ARM-ATTACK.3", "ARM-ATTACK-RANGE.2")
def test_a_squadron_attacks_at_distance_1_only():
    def shot(mm):
        return table(
            {"S": f"squadron 500 {300 - 35.125 - 17.1 - mm} 0 first", "B": "cr90 500 300 0 second"}
        ).attack("S", None, "B", "rear")

    assert shot(76.5).legal
    far = shot(76.6)
    assert far.range == "close"
    assert far.rules == ["ARM-ATTACK.3"]


@pytest.mark.rule("ARM-ATTACK.22", "ARM-FRIENDLY.1")
def test_friends_are_not_attacked():
    friends = table({"A": "victory 500 300 0 first", "B": "cr90 500 500 180 first"})
    assert friends.attack("A", "front", "B", "front").rules == ["ARM-ATTACK.22"]


@pytest.mark.rule("ARM-IGNITION.5", "ARM-IGNITION.6", "ARM-IGNITION.7")
def test_a_special_arc_reaches_beyond_the_ruler_and_no_farther_aside_than_its_lines():
    gun = table({"A": "onager 500 100 0", "B": "cr90 500 800 180", "C": "cr90 800 500 180"})
    far = gun.attack("A", "special", "B", "front")
    assert far.range is None
    assert far.legal
    assert not gun.attack("A", "front", "B", "front").legal
    assert not gun.attack("A", "special", "C", "front").in_arc
    assert gun.attack("A", "front", "C", "front").in_arc
