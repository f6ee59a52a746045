"""Attack range, sight and obstruction against shapely and against dense sampling."""

import math

import pytest
from hypothesis import given
from shapely.geometry import LineString, Polygon
from shapely.geometry import Point as Dot

from games.armada import second_opinion as shapely_says
from games.armada.strategies import classes, document, examples, poses, six_zones, tables, zone_of
from holotable.games.armada import Table

GRAZE = 0.0011
"""Nobody judges what lies this near to where touching ends and crossing begins."""


@examples(200)
@given(classes, poses, six_zones, classes, poses, six_zones)
def test_attack_range_is_that_of_shapely(one, pose_one, zone_one, two, pose_two, zone_two):
    zone_one, zone_two = zone_of(one, zone_one), zone_of(two, zone_two)
    shot = Table.from_document(document([(one, pose_one), (two, pose_two)])).attack(
        "P0", zone_one, "P1", zone_two
    )
    expected = shapely_says.attack_range(one, pose_one, zone_one, two, pose_two, zone_two)
    if expected is None:
        # Shapely knows no border: what only touches the arc is in it for us.
        arc = shapely_says.at(shapely_says.arcs(one)[zone_one], pose_one)
        zone = shapely_says.at(shapely_says.zones(two)[zone_two], pose_two)
        mine = shapely_says.at(shapely_says.token(one), pose_one)
        stacked = mine.intersects(shapely_says.at(shapely_says.token(two), pose_two))
        assert stacked or not shot.in_arc or arc.distance(zone) <= 0.006
        return
    seen = shapely_says.at(shapely_says.zones(two)[zone_two], pose_two).intersection(
        shapely_says.at(shapely_says.arcs(one)[zone_one], pose_one)
    )
    assert shot.in_arc
    if seen.area > 1e-6:
        assert shot.mm == pytest.approx(expected[0], abs=0.001)


@examples(60)
@given(classes, poses, six_zones, classes, poses, six_zones)
def test_no_sampled_point_in_the_arc_is_nearer(one, pose_one, zone_one, two, pose_two, zone_two):
    zone_one, zone_two = zone_of(one, zone_one), zone_of(two, zone_two)
    shot = Table.from_document(document([(one, pose_one), (two, pose_two)])).attack(
        "P0", zone_one, "P1", zone_two
    )
    mine = border(shapely_says.at(shapely_says.zones(one)[zone_one], pose_one), 60)
    arc = shapely_says.at(shapely_says.arcs(one)[zone_one], pose_one)
    theirs = [
        p
        for p in border(shapely_says.at(shapely_says.zones(two)[zone_two], pose_two), 60)
        if arc.covers(Dot(p))
    ]
    if theirs and shot.mm != 0:
        nearest = min(math.dist(p, q) for p in mine for q in theirs)
        assert shot.in_arc
        assert shot.mm <= nearest + 0.001


def border(polygon, count):
    """Points all along the border of a polygon."""
    ring = polygon.exterior
    return [ring.interpolate(i / count, normalized=True).coords[0] for i in range(count)]


@examples(200)
@given(classes, poses, six_zones, classes, poses, six_zones)
def test_sight_crosses_the_zones_that_shapely_says(one, pose_one, zone_one, two, pose_two, zone_two):
    zone_one, zone_two = zone_of(one, zone_one), zone_of(two, zone_two)
    shot = Table.from_document(document([(one, pose_one), (two, pose_two)])).attack(
        "P0", zone_one, "P1", zone_two
    )
    line = shapely_says.sight(one, pose_one, zone_one, two, pose_two, zone_two)
    for zone, shape in shapely_says.zones(two).items():
        if zone == zone_two:
            continue
        there = shapely_says.at(shape, pose_two)
        surely = line.intersects(there.buffer(-0.005 - GRAZE, join_style="mitre"))
        maybe = line.intersects(there.buffer(-0.005 + GRAZE, join_style="mitre"))
        if surely == maybe:
            assert (zone in shot.sight_crosses) == surely


@examples(60)
@given(tables, six_zones, six_zones)
def test_obstruction_is_what_samples_along_the_line_meet(table, zone_one, zone_two):
    ships, laid = table
    zone_one, zone_two = zone_of(ships[0][0], zone_one), zone_of(ships[1][0], zone_two)
    asked = Table.from_document(document(ships, laid))
    shot = asked.attack("P0", zone_one, "P1", zone_two)
    line = LineString([shot.sight_line.start.pair(), shot.sight_line.end.pair()])
    samples = [line.interpolate(i / 700, normalized=True) for i in range(701)]
    bases = [
        shapely_says.at(shapely_says.base(shapely_says.CLASSES[name]["size"]), pose) for name, pose in ships
    ]
    for i, base in enumerate(bases[2:], start=2):
        met = any(base.buffer(-0.01, join_style="mitre").contains(sample) for sample in samples)
        if met:
            assert f"P{i}" in shot.obstructed_by
        if not line.intersects(base):
            assert f"P{i}" not in shot.obstructed_by
    for i in range(len(laid)):
        rock = Polygon([corner.pair() for corner in asked.obstacles[f"O{i}"].shape.corners])
        deep = rock.buffer(-0.01, join_style="mitre")
        met = any(
            deep.contains(sample) and not any(base.buffer(0.1).contains(sample) for base in bases)
            for sample in samples
        )
        if met:
            assert f"O{i}" in shot.obstructed_by
        if not line.intersects(rock) and not any(
            zone.dial.parts and line.intersects(Polygon([corner.pair() for corner in zone.dial.corners]))
            for zone in (shot.attacker.zone, shot.defender.zone)
        ):
            assert f"O{i}" not in shot.obstructed_by


@examples(100)
@given(classes, poses, classes, poses)
def test_arcs_hold_the_bases_that_shapely_finds_in_them(one, pose_one, two, pose_two):
    found = Table.from_document(document([(one, pose_one), (two, pose_two)])).arc("P0").zones
    base = shapely_says.at(shapely_says.base(shapely_says.CLASSES[two]["size"]), pose_two)
    for zone, arc in shapely_says.arcs(one).items():
        gap = shapely_says.at(arc, pose_one).distance(base)
        if not 0.004 < gap < 0.006:
            assert (found[zone] == ["P1"]) == (gap <= 0.005)


@examples(120)
@given(classes, poses, classes, poses)
def test_distance_is_that_of_shapely(one, pose_one, two, pose_two):
    found = Table.from_document(document([(one, pose_one), (two, pose_two)])).distance("P0", "P1")
    bases = [
        shapely_says.at(shapely_says.base(shapely_says.CLASSES[name]["size"]), pose)
        for name, pose in ((one, pose_one), (two, pose_two))
    ]
    assert found.mm == pytest.approx(bases[0].distance(bases[1]), abs=0.001)
    assert math.dist(found.line.start.pair(), found.line.end.pair()) == pytest.approx(found.mm, abs=0.001)
    for point, base in zip((found.line.start, found.line.end), bases, strict=True):
        assert base.distance(Dot(point.pair())) < 0.001
