"""The outlines of obstacles: drawn by us, to the measured sizes."""

import json
from importlib.resources import files

import pytest

from games.armada.tables import table
from holotable.games.armada.geometry.constants import BASE, TOKEN
from holotable.games.armada.geometry.obstacles import named_shape, obstacle_names
from holotable.games.armada.geometry.ships import hull
from holotable.plane.shapes import area

DATA = json.loads(files("holotable.games.armada").joinpath("data", "obstacles.json").read_text())


@pytest.mark.parametrize("name", sorted(DATA))
def test_an_outline_has_the_size_and_the_area_of_the_printed_obstacle(name):
    row = DATA[name]
    corners = named_shape(name).corners
    width = max(p.x for p in corners) - min(p.x for p in corners)
    length = max(p.y for p in corners) - min(p.y for p in corners)
    assert width == pytest.approx(row["size"][0], abs=0.1)
    assert length == pytest.approx(row["size"][1], abs=0.1)
    # Two millimetres around the rim are the data's own doubt; the drawings stay far below it.
    assert area(corners) == pytest.approx(row["area"], rel=0.01)
    assert max(p.x for p in corners) == pytest.approx(width / 2, abs=0.1)


@pytest.mark.rule("ARM-OBSTACLE.24", "ARM-FAQ-08", "ARM-SETUP.8")
def test_there_are_the_six_obstacles_of_a_set_and_those_of_the_campaign():
    kinds = sorted(row["kind"] for row in DATA.values())
    assert kinds.count("asteroid field") == 3
    assert kinds.count("debris field") == 2
    assert kinds.count("station") == 1
    assert {"dust field", "gravity rift", "exogorth", "purrgil"} < set(kinds)
    assert set(obstacle_names()) == {*DATA, "mine", "token"}


def test_a_flipped_obstacle_lies_on_its_back():
    rocks = table(obstacles={"up": "debris_1 500 300 30", "down": "debris_1 500 300 330 flipped"}).obstacles
    up = {(round(p.x, 6), round(p.y, 6)) for p in rocks["up"].shape.corners}
    down = {(round(1000 - p.x, 6), round(p.y, 6)) for p in rocks["down"].shape.corners}
    assert up == down


@pytest.mark.rule("ARM-SIZE.1", "ARM-SIZE.2", "ARM-SIZE.4")
def test_bases_have_the_rule_books_sizes_and_a_flotilla_that_of_its_class():
    assert BASE["small"] == (43.0, 71.0)
    assert BASE["medium"] == (63.0, 102.0)
    assert BASE["large"] == (77.5, 129.0)
    assert BASE["huge"][0] == 77.5
    assert hull("gr75-combat-retrofits").base.size == "small"
    for size, (width, length) in TOKEN.items():
        assert width < BASE[size][0]
        assert length < BASE[size][1]
