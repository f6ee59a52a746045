"""Turning and mirroring the table changes no answer; distances do not mind who is asked."""

import pytest
import shapely
from hypothesis import given
from hypothesis import strategies as st

from games.xwing.configurations import (
    arcs,
    headings,
    mirrored_name,
    mirrored_pose,
    moves,
    poses_near,
    sizes,
    slabs,
    standard,
)
from games.xwing.tables import asked
from holotable.games.xwing import Table
from holotable.plane.point import Pose
from plane.strategies import examples

MIDDLE = 3000.0
AREA = [2 * MIDDLE, 2 * MIDDLE]
CLOSE = 0.02


def standing(size, pose):
    x, y, heading = pose
    return {"base": size, "pose": [x + MIDDLE, y + MIDDLE, heading]}


def lying(slab, *, mirrored=False):
    x, y, w, h, heading = slab
    if mirrored:
        x, heading = -x, (360.0 - heading) % 360.0
    ring = [[-w / 2, -h / 2], [w / 2, -h / 2], [w / 2, h / 2], [-w / 2, h / 2]]
    return {"kind": "asteroid", "outline": ring, "pose": [x + MIDDLE, y + MIDDLE, heading]}


def turned_entry(entry, degrees):
    """The same piece after the whole table was turned around its middle; not rounded."""
    centre = Pose(MIDDLE, MIDDLE, degrees)
    x, y, heading = entry["pose"]
    moved = centre.moved(x - MIDDLE, y - MIDDLE, heading)
    return {**entry, "pose": [moved.x, moved.y, moved.heading]}


def built(pieces, obstacles):
    return Table.from_document({"area": AREA, "pieces": pieces, "obstacles": obstacles})


def local(point):
    return (point[0] - MIDDLE, point[1] - MIDDLE)


def same_mm(one, other):
    if (one is None) != (other is None):
        return False
    return one is None or one == pytest.approx(other, abs=CLOSE)


@examples(120)
@given(sizes, poses_near(), sizes, poses_near(), arcs, st.lists(slabs, max_size=3), headings)
def test_an_attack_is_the_same_on_a_turned_table(size, here, other, there, arc, rocks, degrees):
    pieces = {"A": standing(size, here), "B": standing(other, there)}
    obstacles = {f"o{k}": lying(rock) for k, rock in enumerate(rocks)}
    before = asked(built(pieces, obstacles), "attack", from_="A", arc=arc, to="B")
    after = asked(
        built(
            {name: turned_entry(entry, degrees) for name, entry in pieces.items()},
            {name: turned_entry(entry, degrees) for name, entry in obstacles.items()},
        ),
        "attack",
        from_="A",
        arc=arc,
        to="B",
    )
    if before["mm"] is None or after["mm"] is None or near_a_border(before["mm"]):
        return
    assert same_mm(before["mm"], after["mm"])
    assert before["range"] == after["range"]
    if before["choice_of_lines"] == after["choice_of_lines"]:
        assert before["obstructed_by"] == after["obstructed_by"] or grazes(before, obstacles)


def near_a_border(mm):
    """Turning moves a length by less than this: on a border it may change its band."""
    return any(abs(mm - line) < 0.02 for line in (0.0, 100.0, 200.0, 300.0, 400.0, 500.0))


def grazes(told, obstacles):
    """Whether an obstacle lies so close to the line that a turn may decide."""
    line = shapely.LineString([local(p) for p in told["range_line"]])
    for entry in obstacles.values():
        x, y, heading = entry["pose"]
        ring = shapely.Polygon(entry["outline"])
        ring = shapely.affinity.rotate(ring, -heading, origin=(0, 0))
        ring = shapely.affinity.translate(ring, x - MIDDLE, y - MIDDLE)
        if ring.buffer(0.05).intersects(line) and not ring.buffer(-0.05).intersects(line):
            return True
    return False


@examples(120)
@given(sizes, poses_near(), sizes, poses_near(), arcs)
def test_an_attack_is_the_same_in_a_mirror(size, here, other, there, arc):
    plain = asked(
        built({"A": standing(size, here), "B": standing(other, there)}, {}),
        "attack",
        from_="A",
        arc=arc,
        to="B",
    )
    mirrored = asked(
        built({"A": standing(size, mirrored_pose(here)), "B": standing(other, mirrored_pose(there))}, {}),
        "attack",
        from_="A",
        arc=mirrored_name(arc),
        to="B",
    )
    assert plain["in_arc"] == mirrored["in_arc"]
    assert plain["range"] == mirrored["range"]
    assert same_mm(plain["mm"], mirrored["mm"])
    assert plain["legal"] == mirrored["legal"]


@examples(120)
@given(sizes, poses_near(), sizes, poses_near())
def test_distance_does_not_mind_who_measures(size, here, other, there):
    table = built({"A": standing(size, here), "B": standing(other, there)}, {})
    one = asked(table, "distance", from_="A", to="B")
    two = asked(table, "distance", from_="B", to="A")
    assert one["range"] == two["range"]
    assert one["mm"] == pytest.approx(two["mm"], abs=1e-9)


@examples(120)
@given(
    standard, moves, st.lists(st.tuples(standard, poses_near(250.0)), max_size=4), st.lists(slabs, max_size=3)
)
def test_a_maneuver_is_the_same_in_a_mirror(size, move, others, rocks):
    speed, bearing = move
    answers = []
    for mirror in (False, True):
        pieces = {"A": standing(size, (0.0, 0.0, 0.0))}
        for k, (other, pose) in enumerate(others):
            pieces[f"B{k}"] = standing(other, mirrored_pose(pose) if mirror else pose)
        obstacles = {f"o{k}": lying(rock, mirrored=mirror) for k, rock in enumerate(rocks)}
        name = mirrored_name(bearing) if mirror else bearing
        answers.append(asked(built(pieces, obstacles), "maneuver", piece="A", speed=speed, bearing=name))
    plain, mirrored = answers
    assert plain["overlaps"] == mirrored["overlaps"]
    assert plain["resolved"]["partial"] == mirrored["resolved"]["partial"]
    assert sorted(plain["through"]) == sorted(mirrored["through"])
    x, y, heading = plain["resolved"]["pose"]
    assert mirrored["resolved"]["pose"][:2] == pytest.approx([2 * MIDDLE - x, y], abs=0.003)
    assert (mirrored["resolved"]["pose"][2] + heading + 0.5) % 360.0 == pytest.approx(0.5, abs=0.003)


@examples(100)
@given(standard, moves, st.lists(st.tuples(standard, poses_near(250.0)), max_size=4), headings)
def test_a_maneuver_is_the_same_on_a_turned_table(size, move, others, degrees):
    speed, bearing = move
    pieces = {"A": standing(size, (0.0, 0.0, 0.0))}
    pieces |= {f"B{k}": standing(other, pose) for k, (other, pose) in enumerate(others)}
    plain = asked(built(pieces, {}), "maneuver", piece="A", speed=speed, bearing=bearing)
    turned = {name: turned_entry(entry, degrees) for name, entry in pieces.items()}
    after = asked(built(turned, {}), "maneuver", piece="A", speed=speed, bearing=bearing)
    if plain["overlaps"] != after["overlaps"]:
        return  # One of them only touches the other: a billionth of a millimetre decides.
    x, y, heading = plain["resolved"]["pose"]
    expected = Pose(MIDDLE, MIDDLE, degrees).moved(x - MIDDLE, y - MIDDLE, heading)
    found = after["resolved"]["pose"]
    assert found[:2] == pytest.approx([expected.x, expected.y], abs=0.01)
    assert abs((found[2] - expected.heading + 180.0) % 360.0 - 180.0) < 0.01
