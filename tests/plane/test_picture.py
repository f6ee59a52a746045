"""Pictures of a table."""

import re
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from holotable.plane.curves import field_rings, strip_curve
from holotable.plane.fields import half, wedge
from holotable.plane.looks import DARK, LIGHT, ROLES
from holotable.plane.paths import bend, straight
from holotable.plane.picture import Scene, middle
from holotable.plane.point import Point, Pose, Segment
from holotable.plane.shapes import disc, rectangle
from holotable.plane.strips import Strip
from plane.second_opinion import of_ring
from plane.strategies import ELL, refused

SVG = "{http://www.w3.org/2000/svg}"


def _scene() -> Scene:
    scene = Scene("Schuss von <A> auf B", "Vorne & links")
    scene.table(914.4, 914.4)
    base = rectangle(63, 102).at(Pose(600, 300, 10))
    arc = wedge(Point(600, 290), -40.0, 60.0)
    scene.arc(arc, base, 304.8, label="front")
    scene.band(base, 123.3, label="nah", field=arc)
    scene.band(base, 186.5, label="mittel")
    scene.shape(base, "first", label="A", note="Victory")
    scene.ghost(disc(17.1, 540, 420), "second", label="S")
    scene.shape(ELL.at(Pose(620, 420)), "obstacle", label="Asteroid")
    scene.zone([Point(0, 0), Point(100, 0), Point(100, 100)], "chosen", label="vorn")
    scene.strip(Strip(bend(Pose(560, 360), 130.0, -45.0), 20.0), label="2")
    scene.strip(Strip(straight(Pose(560, 360), 80.0), 20.0))
    scene.line(Segment(Point(600, 340), Point(650, 470)), "blocked", label="132,2 mm")
    scene.way([Point(0, 0), Point(10, 10), Point(20, 0)], dashed=True)
    scene.point(Point(600, 340), "first", label="x")
    scene.cross(Point(620, 400))
    scene.arrow(Segment(Point(600, 300), Point(610, 360)), "first")
    scene.arrow(Segment(Point(600, 300), Point(600, 300)), "first")
    scene.caption(
        "Vorne von A auf links von B: mittlere Reichweite, und die Sichtlinie kreuzt den Asteroiden."
    )
    return scene


@pytest.mark.parametrize("theme", ["", "dark", "light"])
def test_a_scene_is_well_formed_svg_with_a_title_and_no_script(theme: str) -> None:
    root = ET.fromstring(_scene().svg(theme))
    assert root.tag == f"{SVG}svg"
    assert root.get("role") == "img"
    assert root.get("data-theme") == (theme or None)
    assert root.findtext(f"{SVG}title") == "Schuss von <A> auf B"
    assert root.findtext(f"{SVG}desc") == "Vorne & links"
    assert not list(root.iter(f"{SVG}script"))
    assert "http" not in _scene().svg().replace("http://www.w3.org/2000/svg", "")


def test_words_are_large_enough_on_a_phone() -> None:
    root = ET.fromstring(_scene().svg())
    width = float(root.get("viewBox", "").split()[2])
    for text in root.iter(f"{SVG}text"):
        assert float(text.get("font-size", "0")) * 360.0 / width >= 11.5


def test_words_stay_inside_the_picture_and_do_not_cover_each_other() -> None:
    root = ET.fromstring(_scene().svg())
    width = float(root.get("viewBox", "").split()[2])
    boxes = []
    for text in root.iter(f"{SVG}text"):
        if text.get("text-anchor") != "middle":
            continue
        size = float(text.get("font-size", "0"))
        half_width = len(text.text or "") * size * 0.3
        x = float(text.get("x", "0"))
        y = float(text.get("y", "0"))
        assert half_width <= x <= width - half_width
        boxes.append((x - half_width, y - size * 0.85, x + half_width, y + size * 0.15))
    assert len(boxes) == 9
    for i, one in enumerate(boxes):
        for two in boxes[i + 1 :]:
            assert not (
                one[0] < two[2] - 0.1
                and two[0] < one[2] - 0.1
                and one[1] < two[3] - 0.1
                and two[1] < one[3] - 0.1
            )


def test_a_word_wider_than_its_shape_stands_beside_it() -> None:
    scene = Scene("a far view")
    scene.table(900, 900)
    scene.show([Point(0, 0), Point(900, 900)])
    scene.shape(rectangle(40, 40).at(Pose(450, 450)), "first", label="Decimator")
    scene.shape(rectangle(300, 300).at(Pose(250, 700)), "second", label="near")
    root = ET.fromstring(scene.svg())
    margin = float(root.get("viewBox", "").split()[2]) - 900.0
    places = {
        text.text: (float(text.get("x", "0")), float(text.get("y", "0"))) for text in root.iter(f"{SVG}text")
    }
    assert places["near"][0] == pytest.approx(250 + margin / 2.0, abs=0.1)
    x, y = places["Decimator"]
    assert abs(x - 450 - margin / 2.0) > 60 or abs(y - 450 - margin / 2.0) > 35


def test_a_ruler_lies_along_a_line_as_far_as_its_band_goes() -> None:
    scene = Scene("a ruler")
    scene.ruler(Segment(Point(0, 0), Point(0, 150)), [100.0, 200.0, 300.0])
    assert scene.view() == (Point(0, 0), Point(15, 200))
    assert [item.words for item in scene.items if item.kind == "label"] == ["1", "2"]


def test_the_picture_is_as_large_as_what_it_shows() -> None:
    scene = Scene("two bases")
    assert scene.view() == (Point(0, 0), Point(100, 100))
    scene.shape(rectangle(40, 40).at(Pose(100, 100)), "first")
    scene.shape(rectangle(40, 40).at(Pose(300, 200)), "second")
    assert scene.view() == (Point(80, 80), Point(320, 220))


def test_a_scene_is_saved_as_a_file(tmp_path: Path) -> None:
    _scene().save(tmp_path / "shot.svg", "dark")
    assert (tmp_path / "shot.svg").read_text(encoding="utf-8") == _scene().svg("dark")


def test_a_role_nobody_knows_is_refused() -> None:
    assert refused(Scene("x").shape, disc(5), "purple") == "role"


def _luminance(colour: str) -> float:
    channels = [int(colour[i : i + 2], 16) / 255.0 for i in (1, 3, 5)]
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


@pytest.mark.parametrize("theme", [LIGHT, DARK])
def test_lines_and_words_stand_out_from_the_paper(theme: dict[str, str]) -> None:
    paper = _luminance(theme["paper"])
    for name, colour in theme.items():
        if name in {"paper", "line"}:
            continue
        bright, dark = max(paper, _luminance(colour)), min(paper, _luminance(colour))
        assert (bright + 0.05) / (dark + 0.05) >= 4.5, name


def test_both_themes_know_every_colour_of_every_role() -> None:
    assert LIGHT.keys() == DARK.keys()
    assert {look.colour for look in ROLES.values()} <= LIGHT.keys()


def test_the_two_sides_differ_in_more_than_their_colour() -> None:
    assert ROLES["first"].pattern != ROLES["second"].pattern
    assert ROLES["sight"].dash != ROLES["blocked"].dash != ROLES["range"].dash


def test_a_bent_template_is_drawn_with_circle_arcs() -> None:
    text = strip_curve(Strip(bend(Pose(0, 0), 130.0, 45.0), 20.0)).d()
    assert re.findall(r"A(\d+) \1 0 0 (\d)", text) == [("120", "1"), ("140", "0")]
    text = strip_curve(Strip(bend(Pose(0, 0), 130.0, -45.0), 20.0)).d()
    assert re.findall(r"A(\d+) \1 0 0 (\d)", text) == [("140", "0"), ("120", "1")]


def test_an_arc_is_drawn_as_far_as_the_ruler_reaches() -> None:
    rings = field_rings(half(0.0), disc(10), 100.0)
    assert len(rings) == 1
    assert of_ring(rings[0]).area == pytest.approx(3.14159 * 110.0**2 / 2.0, rel=1e-3)
    assert middle([Point(0, 0), Point(10, 20)]) == Point(5, 10)
