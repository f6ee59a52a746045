"""Squadrons: moving, being engaged, being moved aside."""

import math

import pytest

from games.armada.tables import slab, table
from holotable.kernel.errors import BadInput
from holotable.plane.overlap import overlaps, touches
from holotable.plane.point import Point, Pose


@pytest.mark.rule("ARM-MOVE-SQUAD.1", "ARM-MOVE-SQUAD.2", "ARM-SPEED.1")
@pytest.mark.parametrize(("speed", "reach"), [(1, 76.5), (2, 124.5), (3, 185.5), (4, 245.5), (5, 304.8)])
def test_a_squadron_flies_as_far_as_its_band_is_long(speed, reach):
    sky = table({"S": "squadron 500 300 0"})
    there = sky.move("S", speed, Point(500 + reach, 300))
    assert there.mm == pytest.approx(reach)
    assert there.legal
    assert sky.move("S", speed, Point(500 + reach + 0.02, 300)).rules == ["ARM-MOVE-SQUAD.2"]


@pytest.mark.rule("ARM-MOVE-SQUAD.3", "ARM-OVERLAP.9", "ARM-FAQ-44")
def test_it_lands_on_nobody_and_below_no_dial():
    sky = table({"S": "squadron 500 300 0", "T": "squadron 600 300 0", "A": "cr90 700 300 0"})
    assert sky.move("S", 3, Point(570, 300)).rules == ["ARM-MOVE-SQUAD.3"]
    assert sky.move("S", 3, Point(600 - 34.2, 300)).legal
    # Beside the base but below the frame of the dial, which reaches 25.5 mm from the keel.
    assert sky.move("S", 3, Point(660, 300)).overlaps == ["A"]
    assert sky.move("S", 3, Point(657.4, 300)).legal


@pytest.mark.rule("ARM-MOVE-SQUAD.4", "ARM-MOVE-SQUAD.6")
def test_it_flies_through_everything():
    sky = table({"S": "squadron 500 300 0", "A": "victory 590 300 0"}, {"rock": slab(560, 300, 20, 20)})
    assert sky.move("S", 3, Point(680, 300)).legal


@pytest.mark.rule("ARM-MOVE-SQUAD.5")
def test_it_may_stay():
    assert table({"S": "squadron 500 300 0"}).move("S", 3, Point(500, 300)).legal


@pytest.mark.rule("ARM-PLAY-AREA.2")
def test_it_is_told_when_it_leaves_the_table():
    sky = table({"S": "squadron 100 300 0"})
    assert sky.move("S", 2, Point(17, 300)).off_table
    assert not sky.move("S", 2, Point(17.1, 300)).off_table


@pytest.mark.rule("ARM-ENGAGE.1", "ARM-ENGAGE.4", "ARM-ENGAGE.5")
def test_enemies_at_distance_1_with_a_clear_view_are_engaged():
    sky = table(
        {
            "S": "squadron 500 300 0 first",
            "near": f"squadron {500 + 34.2 + 76.5} 300 0 second",
            "far": f"squadron {500 - 34.2 - 76.6} 300 0 second",
            "friend": "squadron 500 340 0 first",
            "hidden": "squadron 500 230 0 second",
        },
        {"rock": slab(500, 265, 30, 6)},
    )
    assert sky.move("S", 3, Point(500, 300)).engaged_with == ["near"]


@pytest.mark.rule("ARM-ENGAGE.7")
def test_nobody_is_engaged_on_the_way():
    past = table({"S": "squadron 500 300 0 first", "T": "squadron 700 300 0 second"})
    flown = past.move("S", 5, Point(800, 330))
    assert flown.legal
    assert flown.engaged_with == []


@pytest.mark.rule("ARM-OBSTACLE.4")
def test_squadrons_below_an_exogorth_are_placed_around_it():
    den = table(
        {"S": "squadron 500 300 0", "A": "cr90 900 300 0"}, {"worm": slab(500, 300, 40, 40, "exogorth")}
    )
    beside = den.displaced("worm", "S", Pose(537.1, 300))
    assert beside.legal
    assert Pose(500, 337.1) in beside.candidates
    assert den.displaced("worm", "S", Pose(540, 300)).rules == ["ARM-OVERLAP.2"]
    assert den.displaced("worm", "S", Pose(530, 300)).rules == ["ARM-OVERLAP.9"]


@pytest.mark.rule("ARM-FAQ-73")
def test_who_finds_no_room_at_an_exogorth_touches_a_squadron_that_does_and_may_stand_on_it():
    around = {"N": (500, 337.1), "E": (537.1, 300), "Z": (500, 262.9), "W": (462.9, 300)}
    den = table(
        {"S": "squadron 500 300 0", **{name: f"squadron {x} {y} 0" for name, (x, y) in around.items()}},
        {"worm": slab(500, 300, 40, 40, "exogorth")},
    )
    assert den.displaced("worm", "S", Pose(502.9, 300)).legal
    assert den.displaced("worm", "S", Pose(571.3, 300)).legal
    assert den.displaced("worm", "S", Pose(600, 300)).rules == ["ARM-OVERLAP.11"]
    assert den.displaced("worm", "S", Pose(510, 300)).rules == ["ARM-OVERLAP.9"]
    del around["W"]
    room = table(
        {"S": "squadron 500 300 0", **{name: f"squadron {x} {y} 0" for name, (x, y) in around.items()}},
        {"worm": slab(500, 300, 40, 40, "exogorth")},
    )
    assert room.displaced("worm", "S", Pose(502.9, 300)).rules == ["ARM-OVERLAP.9"]


@pytest.mark.rule("ARM-MOVE-SQUAD.1")
def test_ships_do_not_move_along_the_ruler_nor_squadrons_along_the_tool():
    sky = table({"S": "squadron 500 300 0", "A": "cr90 700 300 0"})
    with pytest.raises(BadInput, match="ship"):
        sky.move("A", 2, Point(0, 0))
    with pytest.raises(BadInput, match="squadron"):
        sky.maneuver("S", 2)


def aside(**others):
    return table({"A": "cr90 500 300 0 first", "S": "squadron 510 300 0 second", **others})


@pytest.mark.rule("ARM-OVERLAP.2")
def test_a_squadron_moved_aside_is_placed_touching_the_ship():
    beside = aside()
    assert beside.displaced("A", "S", Pose(500, 300 + 39.5 + 17.1)).legal  # it touches the frame at the bow
    assert beside.displaced("A", "S", Pose(500, 358)).rules == ["ARM-OVERLAP.2"]
    assert beside.displaced("A", "S", Pose(500, 355)).rules == ["ARM-OVERLAP.9"]
    assert beside.displaced(
        "A", "S", Pose(500 + 15 + 6.9, 300 + 35.5 + 17.1)
    ).legal  # beside the frame, at the bow


@pytest.mark.rule("ARM-OVERLAP.2", "ARM-ERR-71")
def test_it_is_not_placed_beyond_the_edge():
    edge = table({"A": "cr90 500 35.5 0 first", "S": "squadron 510 40 0 second"})
    beside = edge.displaced("A", "S", Pose(500 + 21.5 + 17.1, 10))
    assert beside.rules == ["ARM-OVERLAP.2"]
    for place in beside.candidates:
        assert place.y > 17.0


@pytest.mark.rule("ARM-OVERLAP.2", "ARM-OVERLAP.9")
def test_every_place_that_is_offered_touches_the_ship_and_overlaps_nothing():
    crowd = aside(B="gozanti 560 300 0 first", T="squadron 500 358 0 first", U="squadron 480 300 0 first")
    offered = crowd.displaced("A", "S", Pose(400, 300)).candidates
    assert len(offered) > 5
    assert math.dist(offered[0].centre().pair(), (400, 300)) == min(
        math.dist(place.centre().pair(), (400, 300)) for place in offered
    )
    for place in offered[:12]:
        there = crowd.pieces["S"].moved(place).body
        assert touches(there, crowd.pieces["A"].body)
        assert not any(overlaps(there, crowd.pieces[name].body) for name in "ABT")
        assert crowd.displaced("A", "S", place).legal


@pytest.mark.rule("ARM-OVERLAP.11", "ARM-FAQ-43")
def test_where_no_room_is_left_it_touches_a_squadron_that_touches_the_ship():
    places = [Pose(500, 300).moved(dx, dy) for dx, dy in _ring()]
    crowd = aside(**{f"T{i}": f"squadron {place.x} {place.y} 0 first" for i, place in enumerate(places)})
    outside = crowd.displaced("A", "S", Pose(500 + 38.7 + 34.2, 300))
    assert outside.candidates
    for place in outside.candidates[:12]:
        assert crowd.displaced("A", "S", place).legal
    assert crowd.displaced("A", "S", Pose(700, 300)).rules == ["ARM-OVERLAP.11"]


def _ring():
    """Squadrons close around a CR90 at the origin, so that no gap between them is wide enough for another."""
    side = [(sign * x, y) for sign in (1, -1) for x, y in ((42.6, 0), (38.6, 40.0), (38.6, -40.0))]
    return [*side, (0, 56.6), (0, -56.6)]


@pytest.mark.rule("ARM-OVERLAP.11", "ARM-FAQ-42")
def test_nobody_leaves_a_gap_that_keeps_another_squadron_from_touching():
    # Ships wall in everything but the port side, where two squadrons fit exactly and both are still to be placed.
    walls = {
        "R": "large 570 300 0 first",
        "N": "large 480 405 0 first",
        "Z": "large 480 195 0 first",
    }
    crowd = aside(**walls, T="squadron 490 300 0 second")
    offered = crowd.displaced("A", "S", Pose(460, 300)).candidates
    assert offered
    ends = [place for place in offered if abs(place.y - 300) > 17.2]
    middle = [place for place in offered if abs(place.y - 300) < 5]
    assert ends
    assert middle
    assert all(crowd.displaced("A", "S", place).legal for place in ends)
    assert crowd.displaced("A", "S", middle[0]).rules == ["ARM-OVERLAP.11"]


def test_who_is_moved_aside_by_whom_is_checked():
    beside = aside()
    with pytest.raises(BadInput):
        beside.displaced("S", "A", Pose(0, 0))
    with pytest.raises(BadInput):
        beside.displaced("A", "A", Pose(0, 0))
