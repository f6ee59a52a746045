"""Wings: the places around a leader."""

import pytest

from games.xwing.tables import asked, slab, table
from holotable.games.xwing.geometry.wings import FORMATIONS

ALL = ["left-flank", "right-flank", "rear-support", "left-support", "right-support"]
WIDE = (3000.0, 3000.0)


def formed(pieces, places, obstacles=None, area=WIDE):
    return asked(table(pieces, obstacles, area=area), "formation", leader="L", places=places)


@pytest.mark.rule("XG-43", "XG-45", "XW-WING-12", "XW-WING-14")
def test_worked_example_8_places_of_a_leader_at_an_angle():
    poses = formed({"L": "small 500 500 45"}, ALL)["poses"]
    assert poses["right-support"] == pytest.approx([500.0, 415.147, 45], abs=0.001)
    assert poses["left-flank"] == pytest.approx([457.574, 542.426, 45], abs=0.001)


@pytest.mark.rule(
    "XG-43", "XG-44", "XG-46", "XW-WING-11", "XW-WING-85", "XW-WING-80", "XW-WING-81", "XW-WING-84"
)
def test_the_places_of_a_leader_who_looks_up():
    poses = formed({"L": "small 500 500 0"}, ALL)["poses"]
    assert poses == {
        "left-flank": [440.0, 500.0, 0.0],
        "right-flank": [560.0, 500.0, 0.0],
        "rear-support": [500.0, 440.0, 0.0],
        "left-support": [440.0, 440.0, 0.0],
        "right-support": [560.0, 440.0, 0.0],
    }


@pytest.mark.rule("XW-WING-33", "XW-WING-56")
def test_a_place_where_another_ship_stands_is_blocked():
    told = formed({"L": "small 500 500 0", "B": "small 580 510 0"}, ["left-flank", "right-flank"])
    assert told["overlaps"] == {"right-flank": ["B"]}


@pytest.mark.rule("XW-WING-36", "XW-WING-34")
def test_the_books_example_one_flank_fits_and_the_other_flies_the_maneuver_itself():
    pieces = {"L": "small 500 500 0", "M": "small 440 500 0", "R": "small 560 500 0", "B": "small 480 690 20"}
    the_table = table(pieces, area=WIDE)
    end = asked(the_table, "maneuver", piece="L", speed=2, bearing="bank-left")["pose"]
    x, y, heading = end
    after = table({**pieces, "L": f"small {x} {y} {heading}"}, area=WIDE)
    told = asked(after, "formation", leader="L", places={"left-flank": "M", "right-flank": "R"})
    assert list(told["overlaps"]) == ["right-flank"]
    assert told["overlaps"]["right-flank"] == ["B"]
    own = asked(after, "maneuver", piece="R", speed=2, bearing="bank-left")
    assert own["pose"] == pytest.approx([560 - 52.218, 626.066, 315], abs=0.001)


@pytest.mark.rule("XW-WING-27", "XW-WING-29")
def test_wingmates_are_lifted_one_after_the_other():
    # The whole wing moves up by 40: every place overlaps the old position of a wingmate, but none its own.
    pieces = {"L": "small 500 540 0", "a": "small 440 500 0", "b": "small 560 500 0", "c": "small 500 440 0"}
    by_name = formed(pieces, {"left-flank": "a", "right-flank": "b", "rear-support": "c"})
    assert by_name["overlaps"] == {}
    unnamed = formed(pieces, ["left-flank", "right-flank", "rear-support"])
    assert set(unnamed["overlaps"]) == {"left-flank", "right-flank", "rear-support"}


@pytest.mark.rule("XW-WING-33", "XW-WING-37")
def test_a_place_outside_the_play_area_cannot_be_taken():
    told = formed({"L": "small 70 200 0"}, ["left-flank", "right-flank"], area=(914.4, 914.4))
    assert told["off_table"] == ["left-flank"]


@pytest.mark.rule("XW-WING-32")
def test_a_wingmate_set_on_an_obstacle_lies_on_it():
    told = formed({"L": "small 500 500 0"}, ["left-flank"], {"rock": slab(440, 520, 10, 10)})
    assert told["through"] == {"left-flank": ["rock"]}
    assert told["overlaps"] == {}


@pytest.mark.rule("XW-WING-16")
def test_the_formations_at_set_up():
    assert [len(FORMATIONS[ships]) + 1 for ships in (3, 4, 5, 6)] == [3, 4, 5, 6]
    assert FORMATIONS[6] == tuple(ALL)


@pytest.mark.rule("XW-WING-13", "XG-44")
def test_neighbours_in_a_wing_do_not_overlap():
    poses = formed({"L": "small 500 500 30"}, ALL)["poses"]
    pieces = {"L": "small 500 500 30"} | {
        place: f"small {x} {y} {heading}" for place, (x, y, heading) in poses.items()
    }
    assert formed(pieces, {place: place for place in ALL})["overlaps"] == {}
    gap = asked(table(pieces, area=WIDE), "distance", from_="L", to="left-flank")["mm"]
    assert gap == pytest.approx(20.0, abs=0.01)


@pytest.mark.rule("XG-42", "XW-WING-13")
def test_the_large_tool_lies_between_the_two_rows():
    tool = formed({"L": "small 500 500 0"}, ["rear-support"])["tool"]
    assert sorted(map(tuple, tool)) == [(420.0, 460.0), (420.0, 480.0), (580.0, 460.0), (580.0, 480.0)]
