"""Hull zones and arcs."""

import pytest
from shapely.geometry import Polygon

from games.armada import second_opinion as shapely_says
from games.armada.tables import table
from holotable.games.armada.geometry.ships import hull, ship_names
from holotable.plane.point import Pose
from holotable.plane.trig import bearing

CLASSES = sorted(shapely_says.CLASSES)


def polygon(shape):
    return Polygon([corner.pair() for corner in shape.corners])


@pytest.mark.rule("ARM-HULLZONE.1", "ARM-HULLZONE.2", "ARM-HUGE.2")
@pytest.mark.parametrize("name", CLASSES)
def test_the_zones_cover_the_token_and_nothing_else(name):
    zones = [polygon(zone.shape) for zone in hull(name).zones.values()]
    assert sum(zone.area for zone in zones) == pytest.approx(polygon(hull(name).base.token).area)
    for i, one in enumerate(zones):
        for two in zones[i + 1 :]:
            assert one.intersection(two).area == pytest.approx(0, abs=1e-6)


@pytest.mark.rule("ARM-ARC.1", "ARM-MEASURE.1")
@pytest.mark.parametrize("name", CLASSES)
def test_shapely_cuts_the_same_zones_from_the_printed_lines(name):
    for zone, expected in shapely_says.zones(name).items():
        ours = polygon(hull(name).zones[zone].shape)
        assert ours.symmetric_difference(expected).area < 0.01


@pytest.mark.rule("ARM-LOS.3")
@pytest.mark.parametrize("name", CLASSES)
def test_every_targeting_point_lies_in_its_own_zone(name):
    for zone in hull(name).zones.values():
        assert polygon(zone.shape).contains(shapely_says.Point(zone.aim.x, zone.aim.y))


@pytest.mark.rule("ARM-HULLZONE.4")
def test_zones_that_share_an_arc_line_are_adjacent_and_opposite_ones_are_not():
    victory = hull("victory")
    assert set(victory.adjacent("front")) == {"left", "right"}
    assert set(victory.adjacent("left")) == {"front", "rear"}
    assert "rear" not in hull("starhawk").adjacent("front")


@pytest.mark.rule("ARM-HUGE.3")
def test_auxiliary_zones_lie_between_the_side_and_the_rear():
    dreadnought = hull("star-dreadnought")
    assert set(dreadnought.adjacent("right_aux")) == {"right", "rear"}
    assert set(dreadnought.adjacent("left_aux")) == {"left", "rear"}
    assert set(dreadnought.zones) == {"front", "left", "right", "left_aux", "right_aux", "rear"}


def test_where_the_front_lines_meet_ahead_left_and_right_touch_along_the_keel():
    recusant = hull("recusant").zones
    assert polygon(recusant["left"].shape).intersection(
        polygon(recusant["right"].shape)
    ).length == pytest.approx(65.59)


def test_where_the_front_lines_meet_behind_front_and_rear_touch_between_the_crossings():
    onager = hull("onager").zones
    between = polygon(onager["front"].shape).intersection(polygon(onager["rear"].shape))
    assert between.length == pytest.approx(2 * 4.19, abs=0.02)


@pytest.mark.rule("ARM-ARC.2")
def test_an_arc_goes_on_beyond_the_ruler():
    far = table({"A": "victory 100 100 0", "B": "cr90 100 850 0"})
    assert far.arc("A").zones["front"] == ["B"]


@pytest.mark.rule("ARM-ARC.3", "ARM-MEASURE.2")
def test_a_base_that_only_touches_an_arc_line_is_in_both_arcs():
    # A small base turned along the CR90's front line and laid against it, 150 mm out, from starboard.
    line = Pose(500.0, 300.0 - 7.48, bearing(19.25, 12.96 + 7.48))

    def beside(gap):
        centre = line.point(21.5 + gap, 150.0)
        return (
            table({"A": "cr90 500 300 0", "B": f"small {centre.x} {centre.y} {line.heading}"}).arc("A").zones
        )

    assert beside(0.0)["front"] == ["B"]
    assert beside(0.0)["right"] == ["B"]
    assert beside(0.02)["front"] == []
    assert beside(-0.02)["front"] == ["B"]


@pytest.mark.rule("ARM-ARC.4", "ARM-HULLZONE.3")
def test_a_squadron_sees_all_around_it():
    around = table({"S": "squadron 500 300 0 first", "B": "cr90 500 240 0 second"})
    assert around.attack("S", None, "B", "front").in_arc
    assert around.attack("S", None, "B", "rear").in_arc


@pytest.mark.rule("ARM-MEASURE.11")
def test_a_dial_frame_in_an_arc_does_not_put_the_ship_there():
    # The recusant's front line goes through (0, 34.43) and (36.62, 45.43): at x = 200 it is 94.51 mm ahead.
    def ahead(y):
        return table({"A": "recusant 500 300 0", "B": f"small 700 {300 + y} 0"}).arc("A").zones["front"]

    bow = 94.51 - 21.5 * 11 / 36.62 - 35.5  # the base's bow, at its port corner, just reaches the line
    assert ahead(bow + 0.1) == ["B"]
    assert ahead(bow - 0.1) == []  # the frame at the bow reaches past the line all the same


@pytest.mark.rule("ARM-SPECIAL-BATTERY.4")
def test_the_onager_has_a_special_arc_inside_its_front_arc():
    ahead = table({"A": "onager 500 300 0", "B": "cr90 500 500 0", "C": "cr90 650 500 0"})
    assert ahead.arc("A").zones["special"] == ["B"]
    assert ahead.arc("A").zones["front"] == ["B", "C"]


def test_every_ship_of_the_data_has_a_hull():
    assert len(ship_names()) == 29 + 66
    for name in ship_names():
        assert hull(name).speed_chart[0]
