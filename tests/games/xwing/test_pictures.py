"""Pictures of tables and answers, and those of the handbook."""

import json
import re
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from games.xwing.tables import table
from holotable.games.xwing import draw, measure
from holotable.games.xwing.measuring import ask
from holotable.games.xwing.table import Table

DOCS = Path(__file__).parents[3] / "docs"
TABLES = sorted((DOCS / "tables" / "xwing").glob("*.json"))


@pytest.mark.parametrize("path", TABLES, ids=lambda path: path.stem)
def test_every_table_of_the_handbook_is_answered_and_drawn(path):
    entry = json.loads(path.read_text("utf-8"))
    assert entry["game"] == "xwing"
    assert measure(entry["table"], entry["query"])
    for lang in ("de", "en"):
        svg = draw(entry["table"], entry["query"], lang).svg()
        ET.fromstring(svg)
        words = " ".join(re.findall(r"<text[^>]*>([^<]*)", svg))
        assert not re.search(r"\b(shot|move|arc|rule|place|picture|wing|displaced|distance)-[a-z]", words)


@pytest.mark.parametrize("path", TABLES, ids=lambda path: path.stem)
def test_every_answer_of_the_handbook_has_a_reason_in_both_languages(path):
    entry = json.loads(path.read_text("utf-8"))
    answer = ask(Table.from_document(entry["table"]), entry["query"])
    german, english = answer.why("de"), answer.why("en")
    assert german
    assert english
    assert german != english
    assert "{" not in german + english


def test_every_picture_a_page_shows_is_made_from_a_table():
    shown = set()
    for page in DOCS.glob("xwing-*.md"):
        shown |= set(re.findall(r"\(pictures/xwing/([\w-]+)\.svg\)", page.read_text("utf-8")))
    assert shown == {path.stem for path in TABLES}
    assert all((DOCS / "pictures" / "xwing" / f"{name}.svg").is_file() for name in shown)


def test_a_table_of_the_handbook_is_loaded_without_its_question():
    assert "X-wing" in Table.load(DOCS / "tables" / "xwing" / "range-attack.json").pieces


def test_a_whole_table_can_be_drawn():
    built = {"pieces": {"A": {"base": "small", "pose": [100, 100, 0]}}, "obstacles": {}}
    assert ">A<" in draw(built).svg()


def test_a_blocked_line_is_marked_where_it_crosses():
    scene = table({"A": "small 400 300 0", "B": "small 400 560 135"}, {"rock": "core1 400 430 0"})
    picture = scene.attack("A", "front", "B").picture("en")
    assert any(item.kind == "cross" for item in picture.items)
