"""Shapely, dense samples and this game say the same."""

import math

import pytest
import shapely
from hypothesis import given
from hypothesis import strategies as st

from games.xwing import second_opinion as opinion
from games.xwing.configurations import arcs, poses_near, sizes, slabs, standard
from games.xwing.tables import asked
from holotable.games.xwing import Table
from plane.strategies import examples

MIDDLE = 3000.0
AREA = [2 * MIDDLE, 2 * MIDDLE]
EXACT = 0.02
"""Shapely's clipped corners are this near to ours; answers are exact to 0.05 mm."""
STRAIGHT = {n: 40.0 * n for n in range(1, 6)}
BANK = {1: 80.0, 2: 130.0, 3: 180.0}
TURN = {1: 35.0, 2: 62.5, 3: 90.0}
templates = st.sampled_from(
    [("straight", speed, 0) for speed in STRAIGHT]
    + [(kind, speed, side) for kind in ("bank", "turn") for speed in (1, 2, 3) for side in (-1, 1)]
)


def standing(size, pose):
    return {"base": size, "pose": [pose[0] + MIDDLE, pose[1] + MIDDLE, pose[2]]}


def lying(rock):
    x, y, w, h, heading = rock
    ring = [[-w / 2, -h / 2], [w / 2, -h / 2], [w / 2, h / 2], [-w / 2, h / 2]]
    return {"kind": "asteroid", "outline": ring, "pose": [x + MIDDLE, y + MIDDLE, heading]}


def built(pieces, obstacles=()):
    return Table.from_document(
        {
            "area": AREA,
            "pieces": pieces,
            "obstacles": {f"o{k}": lying(rock) for k, rock in enumerate(obstacles)},
        }
    )


def local(points):
    return [(x - MIDDLE, y - MIDDLE) for x, y in points]


def name_of(template):
    kind, _, side = template
    return kind if kind == "straight" else f"{kind}-{'left' if side < 0 else 'right'}"


def laid(size, template):
    kind, speed, side = template
    radius = {"straight": {}, "bank": BANK, "turn": TURN}[kind].get(speed, 0.0)
    return kind, radius, side, STRAIGHT.get(speed, 0.0)


@examples(200)
@given(sizes, poses_near(), sizes, poses_near())
def test_range(size, here, other, there):
    told = asked(
        built({"A": standing(size, here), "B": standing(other, there)}), "distance", from_="A", to="B"
    )
    one, two = opinion.stand(opinion.body(size), here), opinion.stand(opinion.body(other), there)
    assert told["mm"] == pytest.approx(one.distance(two), abs=1e-3)
    start, end = (shapely.Point(p) for p in local(told["points"]))
    assert one.distance(start) < 1e-3
    assert two.distance(end) < 1e-3
    assert start.distance(end) == pytest.approx(told["mm"], abs=1e-3)


@examples(250)
@given(sizes, poses_near(), sizes, poses_near(), arcs)
def test_attack_range_and_arc(size, here, other, there, arc):
    told = asked(
        built({"A": standing(size, here), "B": standing(other, there)}), "attack", from_="A", arc=arc, to="B"
    )
    mm, area = opinion.attack(size, here, arc, other, there)
    if area == 0.0:
        assert told["mm"] is None
    elif area > 5.0:
        assert told["mm"] == pytest.approx(mm, abs=EXACT)
    reach = 500 if size == "huge" else 300
    if area > 5.0 and abs(mm - reach) > 0.05:
        assert told["in_arc"] is (mm < reach)
    if told["range_line"] is not None:
        start, end = (shapely.Point(p) for p in local(told["range_line"]))
        assert opinion.stand(opinion.body(size), here).distance(start) < 0.01
        assert opinion.stand(opinion.body(other), there).distance(end) < 0.01
        assert opinion.stand(opinion.arc(size, arc), here).distance(end) < 0.01


@examples(150)
@given(sizes, poses_near(), arcs, st.lists(st.tuples(sizes, poses_near()), min_size=1, max_size=3))
def test_the_arc_question_and_the_attack_agree(size, here, arc, others):
    pieces = {"A": standing(size, here)} | {f"B{k}": standing(*other) for k, other in enumerate(others)}
    table = built(pieces)
    zones = asked(table, "arc", of="A")["zones"]
    for name in (f"B{k}" for k in range(len(others))):
        assert (name in zones[arc]) is asked(table, "attack", from_="A", arc=arc, to=name)["in_arc"]


@examples(150)
@given(standard, poses_near(), standard, poses_near(), st.lists(slabs, min_size=1, max_size=4))
def test_obstruction_is_what_the_told_line_crosses(size, here, other, there, rocks):
    table = built({"A": standing(size, here), "B": standing(other, there)}, rocks)
    told = asked(table, "attack", from_="A", arc="full-front", to="B")
    if told["range_line"] is None or told["mm"] < 0.1:
        return
    line = opinion.line(local(told["range_line"]))
    for k, rock in enumerate(rocks):
        shape = opinion.slab(rock)
        if shape.buffer(-0.02).intersects(line):
            assert f"o{k}" in told["obstructed_by"]
        if not shape.buffer(0.02).intersects(line):
            assert f"o{k}" not in told["obstructed_by"]


@examples(200)
@given(
    standard, st.integers(50, 250), standard, st.integers(-60, 60), st.lists(slabs, min_size=1, max_size=4)
)
def test_no_free_line_is_overlooked_between_parallel_edges(size, away, other, shift, rocks):
    half = (opinion.SIDE[size] + opinion.SIDE[other]) / 2
    there = (float(shift), half + away, 180.0)
    table = built({"A": standing(size, (0.0, 0.0, 0.0)), "B": standing(other, there)}, rocks)
    told = asked(table, "attack", from_="A", arc="full-front", to="B")
    low = max(-opinion.SIDE[size] / 2, shift - opinion.SIDE[other] / 2)
    high = min(opinion.SIDE[size] / 2, shift + opinion.SIDE[other] / 2)
    if high - low < 1.0 or not told["obstructed_by"]:
        return
    shapes = [opinion.slab(rock).buffer(-0.01) for rock in rocks]
    start, end = opinion.SIDE[size] / 2, opinion.SIDE[size] / 2 + away
    for k in range(101):
        x = low + (high - low) * k / 100
        line = opinion.line([(x, start), (x, end)])
        assert any(shape.intersects(line) for shape in shapes), x


@examples(150)
@given(standard, templates, st.lists(slabs, min_size=1, max_size=5))
def test_what_a_maneuver_passes_and_lies_on(size, template, rocks):
    kind, radius, side, length = laid(size, template)
    told = asked(
        built({"A": standing(size, (0.0, 0.0, 0.0))}, rocks),
        "maneuver",
        piece="A",
        speed=template[1],
        bearing=name_of(template),
    )
    x, y, heading = told["pose"]
    covered = opinion.template(size, kind, radius, side, length).union(
        opinion.stand(opinion.whole(size), (x - MIDDLE, y - MIDDLE, heading))
    )
    for k, rock in enumerate(rocks):
        shape = opinion.slab(rock)
        if shape.intersection(covered).area > 0.5:
            assert f"o{k}" in told["through"]
        if shape.distance(covered) > 0.01:
            assert f"o{k}" not in told["through"]


@examples(40)
@given(standard, templates, st.lists(st.tuples(standard, poses_near(120.0)), min_size=1, max_size=3))
def test_partial_execution_ends_at_the_first_free_place_on_the_way_back(size, template, others):
    kind, radius, side, length = laid(size, template)
    way = list(opinion.way_back(size, kind, radius, side, length, 0.5))
    own = opinion.whole(size)
    end = way[0][1]
    placed = [(other, (end[0] + dx, end[1] + dy, heading)) for other, (dx, dy, heading) in others]
    blockers = {other: opinion.stand(opinion.whole(other[0]), other[1]) for other in placed}
    blockers = {other: shape for other, shape in blockers.items() if own.intersection(shape).area == 0.0}
    pieces = {"A": standing(size, (0.0, 0.0, 0.0))}
    pieces |= {f"B{k}": standing(*other) for k, other in enumerate(blockers)}
    told = asked(built(pieces), "maneuver", piece="A", speed=template[1], bearing=name_of(template))
    wall = shapely.union_all(list(blockers.values()))
    x, y, heading = told["resolved"]["pose"]
    found = (x - MIDDLE, y - MIDDLE)
    there = min(range(len(way)), key=lambda k: math.dist(way[k][1][:2], found))
    for _, pose in way[: max(0, there - 1)]:
        assert opinion.stand(own, pose).intersection(wall).area > 0.0
    stopped = opinion.stand(own, (*found, heading))
    assert stopped.intersection(wall).area < 0.3
    assert told["resolved"]["partial"] is (len(told["overlaps"]) > 0)
    if told["resolved"]["partial"] and math.dist(found, (0.0, 0.0)) > 0.01:
        assert stopped.distance(wall) < 0.01
        assert told["resolved"]["touching"]


@examples(200)
@given(standard, templates)
def test_the_end_of_a_maneuver_is_where_its_marks_lead(size, template):
    kind, radius, side, length = laid(size, template)
    told = asked(
        built({"A": standing(size, (0.0, 0.0, 0.0))}),
        "maneuver",
        piece="A",
        speed=template[1],
        bearing=name_of(template),
    )
    _, pose = next(opinion.way_back(size, kind, radius, side, length, 1.0))
    x, y, heading = told["pose"]
    assert (x - MIDDLE, y - MIDDLE) == pytest.approx(pose[:2], abs=1e-3)
    assert heading == pytest.approx(pose[2] % 360.0, abs=1e-3)
