"""All attacks at once are the same as each asked alone."""

import pytest
from hypothesis import given

from games.armada.strategies import document, examples, tables
from games.armada.tables import slab, table
from holotable.games.armada import Table


def one_by_one(asked):
    found = {}
    for a, one in asked.pieces.items():
        for b, two in asked.pieces.items():
            for zone in one.zones if a != b else ():
                for to_zone in two.zones:
                    shot = asked.attack(a, zone, b, to_zone)
                    if shot.legal:
                        found[a, zone, b, to_zone] = (
                            pytest.approx(shot.mm, abs=1e-6),
                            shot.range,
                            set(shot.obstructed_by),
                        )
    return found


def at_once(asked):
    return {
        (hit.attacker, hit.zone, hit.defender, hit.to_zone): (hit.mm, hit.range, set(hit.obstructed_by))
        for hit in asked.attacks()
    }


@examples(60)
@given(tables)
def test_all_attacks_at_once_are_those_asked_one_by_one(written):
    asked = Table.from_document(document(*written))
    assert at_once(asked) == one_by_one(asked)


@pytest.mark.rule("ARM-LOS.8", "ARM-OBSTACLE.18", "ARM-OBSTACLE.19")
def test_obstacles_below_ships_are_judged_as_closely():
    for rock in (
        slab(500, 320, 20, 60),
        slab(500, 325, 20, 60),
        slab(496, 549, 6, 3),
        slab(500, 552, 40, 8, "dust"),
    ):
        asked = table(
            {
                "A": "victory 500 300 0 first",
                "B": "cr90 500 586.5 180 second",
                "C": "gozanti 700 400 30 third",
            },
            {"rock": rock, "dust": slab(560, 450, 30, 30, "dust")},
        )
        assert at_once(asked) == one_by_one(asked)
        assert at_once(asked)


def test_friends_squadrons_and_bare_bases_are_left_out():
    asked = table(
        {
            "A": "victory 500 300 0 first",
            "B": "cr90 500 586.5 180 first",
            "S": "squadron 500 450 0 second",
            "D": "small 300 300 0 second",
        }
    )
    assert asked.attacks() == []
