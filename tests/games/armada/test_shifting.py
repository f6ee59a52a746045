"""Moving obstacles and tokens along the ruler."""

import pytest

from games.armada.tables import slab, table
from holotable.kernel.errors import BadInput
from holotable.plane.point import Pose


@pytest.mark.rule("ARM-MOVE-OBSTACLE.1", "ARM-MOVE-OBSTACLE.2")
def test_an_obstacle_ends_no_farther_than_the_line():
    rock = table(obstacles={"rock": slab(500, 300, 40, 20)})
    assert rock.shift("rock", 1, Pose(576.5, 300)).legal
    assert rock.shift("rock", 1, Pose(576.6, 300)).rules == ["ARM-MOVE-OBSTACLE.2"]
    assert rock.shift("rock", 2, Pose(576.6, 300)).legal


@pytest.mark.rule("ARM-MOVE-OBSTACLE.4")
def test_a_turned_obstacle_is_measured_to_its_farthest_part():
    rock = table(obstacles={"rock": slab(500, 300, 100, 20)})
    # Turned upright its ends stand 50 above and below the middle, 40 beyond the rim it had.
    turned = rock.shift("rock", 1, Pose(500, 300, 90))
    assert turned.mm == pytest.approx(40)
    assert rock.shift("rock", 1, Pose(500, 336.5, 90)).legal
    assert rock.shift("rock", 1, Pose(500, 336.6, 90)).rules == ["ARM-MOVE-OBSTACLE.2"]


def test_the_farthest_part_may_lie_in_the_middle_of_an_edge():
    # A bar is laid over the mouth of a fork: its ends lie on the prongs, its middle over the gap.
    fork = {
        "kind": "debris",
        "outline": [[0, 0], [100, 0], [100, 50], [90, 50], [90, 10], [10, 10], [10, 50], [0, 50]],
        "pose": [500, 300, 0],
    }
    over = table(obstacles={"fork": fork}).shift("fork", 1, Pose(600, 349, 180))
    assert over.mm == pytest.approx(40, abs=2)


@pytest.mark.rule("ARM-MOVE-OBSTACLE.3")
def test_it_ends_on_nothing():
    full = table(
        {"A": "cr90 560 300 0", "S": "squadron 500 370 0"},
        {"rock": slab(500, 300, 20, 20), "mine": "mine 440 300 0", "other": slab(500, 240, 20, 20)},
    )
    assert full.shift("rock", 1, Pose(540, 300)).overlaps == ["A"]
    assert full.shift("rock", 1, Pose(500, 350)).overlaps == ["S"]
    assert full.shift("rock", 1, Pose(450, 300)).overlaps == ["mine"]
    assert full.shift("rock", 1, Pose(500, 250)).rules == ["ARM-MOVE-OBSTACLE.3"]


@pytest.mark.rule("ARM-FAQ-51")
def test_a_token_may_be_moved_onto_a_ship_and_away_from_it():
    near = table({"A": "cr90 560 300 0"}, {"token": "token 500 300 0"})
    onto = near.shift("token", 1, Pose(560, 300))
    assert (onto.overlaps, onto.legal) == (["A"], True)
    assert (
        table({"A": "cr90 500 300 0"}, {"token": "token 500 300 0"}).shift("token", 1, Pose(560, 300)).legal
    )


@pytest.mark.rule("ARM-MOVE-OBSTACLE.9", "ARM-MOVE-OBSTACLE.11")
def test_nothing_moves_past_what_it_moves_towards():
    near = table(obstacles={"rock": slab(500, 300, 40, 20), "rift": slab(600, 300, 40, 40, "gravity rift")})
    moved = near.shift("rock", 4, towards="rift", least=1)
    assert moved.pose.x == pytest.approx(560)
    assert moved.legal
    beyond = near.shift("rock", 4, Pose(700, 300), towards="rift")
    assert beyond.rules == ["ARM-MOVE-OBSTACLE.9"]


@pytest.mark.rule("ARM-MOVE-OBSTACLE.5", "ARM-MOVE-OBSTACLE.7")
def test_it_passes_through_pieces_and_may_start_below_them():
    between = table({"A": "cr90 500 300 0", "S": "squadron 550 300 0"}, {"rock": slab(500, 300, 20, 20)})
    assert between.shift("rock", 2, Pose(590, 300)).legal


@pytest.mark.rule("ARM-MOVE-OBSTACLE.6")
def test_tokens_on_it_keep_their_place_on_it():
    laden = table(
        obstacles={
            "rock": slab(500, 300, 40, 20),
            "on it": "token 510 300 10",
            "mine": "mine 560 300 0",
            "away": "token 700 300 0",
        }
    )
    moved = laden.shift("rock", 1, Pose(500, 330, 90))
    assert {name: pose.triple() for name, pose in moved.carried.items()} == {"on it": (500, 320, 100)}
    assert moved.legal
    assert moved.plain()["carried"] == {"on it": [500, 320, 100]}
    assert laden.shift("rock", 1, Pose(535, 300)).overlaps == ["mine"]
    assert laden.shift("on it", 1, Pose(530, 300)).carried == {}


@pytest.mark.rule("ARM-MOVE-OBSTACLE.6", "ARM-MOVE-OBSTACLE.9")
def test_tokens_on_it_are_not_in_its_way_towards_something():
    laden = table(
        obstacles={
            "rock": slab(500, 300, 40, 20),
            "on it": "token 515 300 0",
            "rift": slab(700, 300, 40, 40, "gravity rift"),
        }
    )
    moved = laden.shift("rock", 1, towards="rift", least=1)
    assert moved.pose.x == pytest.approx(576.5)
    assert moved.legal


@pytest.mark.rule("ARM-MOVE-OBSTACLE.8", "ARM-FAQ-75")
def test_it_may_stay_where_it_is():
    below = table({"A": "cr90 500 300 0"}, {"rock": slab(500, 300, 20, 20)})
    assert below.shift("rock", 2, Pose(500, 300)).legal


@pytest.mark.rule("ARM-MOVE-OBSTACLE.9", "ARM-MOVE-OBSTACLE.10")
def test_towards_something_it_follows_the_shortest_line_to_the_least_distance():
    pull = table(obstacles={"rock": slab(500, 300, 20, 20), "rift": slab(900, 300, 100, 100, "rift")})

    def moved(x, y):
        return pull.shift("rock", 2, Pose(x, y), "rift", 1).rules

    assert moved(576.5, 300) == []
    assert moved(600, 300) == []
    assert moved(576.4, 300) == ["ARM-MOVE-OBSTACLE.10"]
    assert moved(580, 310) == ["ARM-MOVE-OBSTACLE.9"]
    assert moved(420, 300) == ["ARM-MOVE-OBSTACLE.9"]
    assert moved(640, 300) == ["ARM-MOVE-OBSTACLE.2"]


@pytest.mark.rule("ARM-MOVE-OBSTACLE.11")
def test_the_books_example_it_moves_as_far_as_there_is_room():
    # Another rock lies where the least distance would end: it stops touching it, as in the book.
    pull = table(
        obstacles={
            "rock": slab(500, 300, 20, 20),
            "rift": slab(900, 300, 100, 100, "rift"),
            "wall": slab(590, 300, 60, 60),
        }
    )

    def moved(x, most=1):
        return pull.shift("rock", most, Pose(x, 300), "rift", 1).rules

    assert moved(550) == []
    assert moved(549) == ["ARM-MOVE-OBSTACLE.10"]
    assert moved(551) == ["ARM-MOVE-OBSTACLE.3"]
    assert pull.shift("rock", 1, None, "rift", 1).pose.x == pytest.approx(550, abs=0.006)


def test_tokens_move_like_obstacles():
    token = table(obstacles={"token": "token 500 300 0"})
    assert token.shift("token", 1, Pose(576.5, 300)).mm == pytest.approx(76.5)


def test_a_distance_has_a_number_from_0_to_5():
    with pytest.raises(BadInput):
        table(obstacles={"token": "token 500 300 0"}).shift("token", 6, Pose(576.5, 300))
