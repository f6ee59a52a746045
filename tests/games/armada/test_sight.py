"""Line of sight and what obstructs it."""

import pytest

from games.armada.tables import slab, table
from holotable.kernel.errors import BadInput


def duel(obstacles=None, **others):
    """A victory looks up at a CR90 that looks down at it, 200 mm between their bows."""
    pieces = {"A": "victory 500 300 0 first", "B": "cr90 500 586.5 180 second", **others}
    return table(pieces, obstacles)


def shot(obstacles=None, **others):
    return duel(obstacles, **others).attack("A", "front", "B", "front")


@pytest.mark.rule("ARM-LOS.1", "ARM-LOS.3")
def test_sight_goes_from_targeting_point_to_targeting_point():
    assert shot().plain()["sight_line"] == [[500.0, 338.89], [500.0, 559.72]]
    assert shot().sight
    assert shot().obstructed_by == []
    assert shot().legal


@pytest.mark.rule("ARM-LOS.4", "ARM-ERR-70")
def test_sight_through_another_zone_of_the_defender_is_none():
    through = duel().attack("A", "front", "B", "left")
    assert through.sight_crosses == ["front"]
    assert not through.sight
    assert through.rules == ["ARM-LOS.4"]


@pytest.mark.rule("ARM-LOS.10", "ARM-FAQ-04")
def test_the_attackers_own_zones_are_never_in_the_way():
    # From the rear targeting point the line to a squadron beside the stern crosses nothing but the attacker itself.
    near = table({"A": "victory 500 300 0", "S": "squadron 560 270 0"})
    seen = near.attack("A", "rear", "S", None)
    assert seen.sight
    assert seen.obstructed_by == []


@pytest.mark.rule("ARM-LOS.2")
def test_sight_to_a_squadron_ends_at_the_point_of_its_base_nearest_to_the_zone():
    # Nearest to the front zone is the corner (29.25, 50.75) of the token, 40 to the left of and 30 below the squadron.
    near = table({"A": "victory 500 300 0", "S": "squadron 569.25 380.75 0"})
    line = near.attack("A", "front", "S", None).sight_line
    assert line.start.pair() == pytest.approx((500, 338.89))
    assert line.end.pair() == pytest.approx((569.25 - 17.1 * 0.8, 380.75 - 17.1 * 0.6))


@pytest.mark.rule("ARM-LOS.2")
def test_sight_from_a_squadron_starts_nearest_to_the_zone_and_ends_at_its_targeting_point():
    near = table({"A": "victory 500 300 0", "S": "squadron 569.25 380.75 0"})
    line = near.attack("S", None, "A", "front").sight_line
    assert line.start.pair() == pytest.approx((569.25 - 17.1 * 0.8, 380.75 - 17.1 * 0.6))
    assert line.end.pair() == pytest.approx((500, 338.89))


@pytest.mark.rule("ARM-LOS.5", "ARM-OBSTRUCT.1", "ARM-OBSTACLE.23")
def test_obstacles_and_third_ships_obstruct():
    both = shot({"rock": slab(500, 420, 20, 20)}, C="gozanti 500 480 90")
    assert set(both.obstructed_by) == {"rock", "C"}
    assert both.sight
    assert both.legal


@pytest.mark.rule("ARM-LOS.5", "ARM-FAQ-22")
def test_a_line_along_the_rim_of_an_obstacle_does_not_cross_it():
    assert shot({"rock": slab(510, 420, 20, 20)}).obstructed_by == []
    assert shot({"rock": slab(509.98, 420, 20, 20)}).obstructed_by == ["rock"]


@pytest.mark.rule("ARM-LOS.9", "ARM-OBSTRUCT.4")
def test_squadrons_do_not_obstruct():
    assert shot(S="squadron 500 450 0").obstructed_by == []


@pytest.mark.rule("ARM-LOS.6", "ARM-FAQ-05")
def test_the_dial_frame_of_a_third_ship_does_not_obstruct_its_base_does():
    # The frame at the bow of C reaches from y = 450 to 454 over the line, its base ends at 450.
    def between(x, y):
        return shot(C=f"cr90 {x} {y} 90").obstructed_by

    beside = 500 - 35.5  # heading 90: the bow looks to the right and ends on the line
    assert between(beside, 450) == []
    assert between(beside + 0.02, 450) == ["C"]


@pytest.mark.rule("ARM-LOS.7", "ARM-FAQ-53")
def test_an_obstacle_below_a_ship_obstructs_only_where_it_can_be_seen():
    hidden = {"rock": slab(500, 320, 20, 60)}  # y 290 to 350, the victory's base ends at 351
    assert shot(hidden).obstructed_by == []
    jutting = {"rock": slab(500, 325, 20, 60)}  # y 295 to 355
    assert shot(jutting).obstructed_by == ["rock"]


@pytest.mark.rule("ARM-LOS.8")
def test_an_obstacle_below_the_dial_in_the_line_of_sight_obstructs():
    # The rock lies below the left half of the defender's bow dial; the line goes through the dial's middle, beside it.
    below_dial = {"rock": slab(496, 549, 6, 3)}
    assert shot(below_dial).obstructed_by == ["rock"]
    farther = {"rock": slab(485, 549, 6, 3)}
    assert shot(farther).obstructed_by == []


@pytest.mark.rule("ARM-OBSTRUCT.5")
def test_an_obstacle_in_the_line_obstructs_even_between_touching_bases():
    touching = table({"A": "victory 500 300 0", "B": "cr90 500 390.5 180"}, {"rock": slab(500, 355, 20, 30)})
    # The bows touch by their frames: 4 mm of the rock can be seen between the bases on either side of 355.
    assert touching.distance("A", "B").mm == pytest.approx(4)
    assert touching.attack("A", "front", "B", "front").obstructed_by == ["rock"]


@pytest.mark.rule("ARM-LOS.11")
def test_sight_is_traced_beyond_the_ruler():
    far = table({"A": "victory 500 100 0", "B": "cr90 500 800 180"}, {"rock": slab(500, 600, 20, 20)})
    seen = far.attack("A", "front", "B", "front")
    assert seen.range is None
    assert seen.obstructed_by == ["rock"]


@pytest.mark.rule("ARM-OBSTACLE.16")
def test_a_ship_does_not_attack_through_a_dust_field():
    dusty = shot({"dust": slab(500, 450, 40, 20, "dust field")})
    assert dusty.obstructed_by == ["dust"]
    assert not dusty.legal
    assert dusty.rules == ["ARM-OBSTACLE.16"]


@pytest.mark.rule("ARM-OBSTACLE.17")
def test_dust_only_obstructs_a_squadron():
    near = table(
        {"S": "squadron 500 490 0 first", "B": "cr90 500 586.5 180 second"},
        {"dust": slab(500, 525, 40, 10, "dust field")},
    )
    seen = near.attack("S", None, "B", "front")
    assert seen.obstructed_by == ["dust"]
    assert seen.legal


@pytest.mark.rule("ARM-OBSTACLE.18")
def test_dust_below_the_defender_is_no_hindrance_where_none_of_it_is_seen():
    assert shot({"dust": slab(500, 570, 40, 20, "dust field")}).legal


@pytest.mark.rule("ARM-OBSTACLE.19")
def test_dust_below_the_defending_dial_forbids_the_attack():
    # y 548 to 556: the base begins at 551, the dial of its bow at 547.
    assert shot({"dust": slab(500, 552, 40, 8, "dust field")}).rules == ["ARM-OBSTACLE.16"]


@pytest.mark.rule("ARM-OBSTACLE.20")
def test_dust_below_a_third_ship_forbids_the_attack_other_obstacles_there_do_not_count():
    ship = "gozanti 500 450 90"
    dusty = shot({"dust": slab(500, 450, 20, 10, "dust field")}, C=ship)
    assert dusty.obstructed_by == ["C", "dust"]
    assert dusty.rules == ["ARM-OBSTACLE.16"]
    assert shot({"rock": slab(500, 450, 20, 10)}, C=ship).obstructed_by == ["C"]


def test_tokens_do_not_obstruct():
    assert shot({"mine": "mine 500 450 0"}).obstructed_by == []


@pytest.mark.rule("ARM-STATION-ATTACK.13")
def test_a_station_between_obstructs():
    assert shot({"station": "station 500 450 0"}).obstructed_by == ["station"]


@pytest.mark.rule("ARM-STATION-ATTACK.9", "ARM-STATION-ATTACK.10", "ARM-STATION-ATTACK.14")
def test_an_armed_station_attacks_all_around_from_its_nearest_point():
    armed = table({"B": "cr90 500 500 180"}, {"station": slab(500, 300, 80, 80, "station")})
    hit = armed.attack("station", None, "B", "front")
    assert hit.in_arc
    assert hit.mm == pytest.approx(500 - 35.125 - 340)
    assert hit.sight_line.start.y == pytest.approx(340)
    assert hit.obstructed_by == []


@pytest.mark.rule("ARM-STATION-ATTACK.11", "ARM-STATION-ATTACK.12")
def test_an_armed_station_reaches_every_zone_of_a_ship_on_it():
    on_it = table({"B": "cr90 500 300 180"}, {"station": slab(500, 300, 80, 80, "station")})
    for zone in ("front", "left", "right", "rear"):
        assert on_it.attack("station", None, "B", zone).legal


@pytest.mark.rule("ARM-STATION-ATTACK.12")
def test_an_armed_station_reaches_every_zone_of_a_ship_whose_bow_alone_is_on_it():
    on_it = table({"A": "victory 600 300 0"}, {"station": slab(600, 385, 80, 80, "station")})
    for zone in ("front", "left", "right", "rear"):
        hit = on_it.attack("station", None, "A", zone)
        assert (hit.legal, hit.sight, hit.rules) == (True, True, [])
    beside = table({"A": "victory 600 300 0"}, {"station": slab(600, 396, 80, 80, "station")})
    assert beside.attack("station", None, "A", "rear").rules == ["ARM-LOS.4", "ARM-MEASURE.7"]


@pytest.mark.rule("ARM-STATION-ATTACK.10")
@pytest.mark.parametrize("aside", [-9.0, 9.0])
def test_sight_goes_to_the_middle_of_a_stations_edge_that_is_parallel_to_the_zones(aside):
    laid = {"station": slab(600, 600, 40, 80, "station"), "rock": slab(600 + aside, 520, 2, 2)}
    level = table({"A": "victory 600 300 0"}, laid)
    there = level.attack("A", "front", "station", None)
    back = level.attack("station", None, "A", "front")
    assert there.sight_line.end.pair() == pytest.approx((600, 560))
    assert back.sight_line.start.pair() == pytest.approx((600, 560))
    assert there.obstructed_by == back.obstructed_by == []


@pytest.mark.rule("ARM-STATION-ATTACK.15")
def test_a_ship_on_a_station_does_not_attack_it():
    on_it = table({"B": "cr90 500 350 180"}, {"station": slab(500, 300, 80, 80, "station")})
    assert on_it.attack("B", "front", "station", None).rules == ["ARM-STATION-ATTACK.15"]


@pytest.mark.rule("ARM-STATION-ATTACK.3")
def test_a_ship_attacks_a_station_as_one_zone():
    near = table({"B": "cr90 500 500 180"}, {"station": slab(500, 300, 80, 80, "station")})
    hit = near.attack("B", "front", "station", None)
    assert hit.mm == pytest.approx(500 - 35.125 - 340)
    assert hit.legal


@pytest.mark.rule("ARM-OBSTACLE.9", "ARM-FAQ-74")
def test_an_exogorth_is_not_obstructed_by_the_obstacle_that_it_touches():
    rock = slab(500, 380, 40, 20)
    beside = table({"S": "squadron 500 420 0"}, {"worm": slab(500, 360, 20, 20, "exogorth"), "rock": rock})
    assert beside.attack("worm", None, "S", None).obstructed_by == []
    apart = table({"S": "squadron 500 420 0"}, {"worm": slab(500, 355, 20, 20, "exogorth"), "rock": rock})
    assert apart.attack("worm", None, "S", None).obstructed_by == ["rock"]


@pytest.mark.rule("ARM-OBSTACLE.6", "ARM-OBSTACLE.7")
def test_an_exogorth_attacks_squadrons_at_distance_1_all_around_it():
    den = table(
        {
            "S": "squadron 500 400 0 first",
            "T": "squadron 500 200 0 second",
            "U": "squadron 620 300 0 first",
            "A": "cr90 400 300 0 first",
        },
        {"worm": slab(500, 300, 20, 20, "exogorth")},
    )
    assert den.attack("worm", None, "S", None).legal
    assert den.attack("worm", None, "T", None).legal
    assert den.attack("worm", None, "U", None).rules == ["ARM-OBSTACLE.6"]
    assert den.attack("worm", None, "A", "right").rules == ["ARM-OBSTACLE.6"]
    assert den.attack("A", "right", "worm", None).legal


@pytest.mark.rule("ARM-MINE.3", "ARM-MINE.4")
def test_a_ship_attacks_a_mine_as_it_does_a_squadron():
    field = table(
        {"A": "victory 600 300 0 first", "S": "squadron 600 430 0 first"},
        {"mine": "mine 600 470 0", "rock": slab(600, 410, 10, 10)},
    )
    hit = field.attack("A", "front", "mine", None)
    assert hit.legal
    assert hit.mm == pytest.approx(470 - 9.4 - 350.75)
    assert hit.sight_line.end.pair() == pytest.approx((600, 460.6))
    assert hit.obstructed_by == ["rock"]
    assert field.attack("S", None, "mine", None).rules == ["ARM-MINE.3"]
    with pytest.raises(BadInput):
        field.attack("mine", None, "A", "front")
