"""All attacks of a table at once are those that are measured one by one."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.xwing.configurations import poses_near, sizes, slabs
from games.xwing.tables import table
from holotable.games.xwing import Table
from plane.strategies import examples

MIDDLE = 3000.0


def placed(size, pose):
    return {"base": size, "pose": [pose[0] + MIDDLE, pose[1] + MIDDLE, pose[2]]}


@examples(60)
@given(st.lists(st.tuples(sizes, poses_near()), min_size=2, max_size=5), st.lists(slabs, max_size=3))
def test_every_attack_is_told_as_it_is_alone(ships, rocks):
    ring = [[-10, -10], [10, -10], [10, 10], [-10, 10]]
    built = Table.from_document(
        {
            "area": [2 * MIDDLE, 2 * MIDDLE],
            "pieces": {f"B{k}": placed(*ship) for k, ship in enumerate(ships)},
            "obstacles": {
                f"o{k}": {"outline": ring, "pose": [rock[0] + MIDDLE, rock[1] + MIDDLE, rock[4]]}
                for k, rock in enumerate(rocks)
            },
        }
    )
    together = {(shot.attacker, shot.arc, shot.target): shot for shot in built.attacks()}
    for one in built.pieces:
        for other in built.pieces:
            for arc in () if one == other else built.pieces[one].printed():
                alone = built.attack(one, arc, other)
                found = together.get((one, arc, other))
                assert alone.in_arc is (found is not None)
                if found is not None:
                    assert found.mm == pytest.approx(alone.mm, abs=1e-9)
                    assert (found.range, found.rules) == (alone.range, alone.rules)
                    if alone.mm > 0.0:
                        assert sorted(found.obstructed_by) == sorted(alone.obstructed_by)


def test_remotes_and_devices_obstruct_but_are_left_out():
    built = table({"A": "small 400 300 0", "B": "small 400 560 135", "R": "remote 400 430 0"})
    shots = built.attacks()
    assert {shot.target for shot in shots} == {"A", "B"}
    assert next(shot for shot in shots if shot.arc == "bullseye").obstructed_by == ["R"]
