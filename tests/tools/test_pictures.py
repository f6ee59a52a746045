"""The handbook's pictures of tables."""

import re

import pytest

import draw_handbook


@pytest.fixture(scope="module")
def drawn() -> dict:
    return draw_handbook.pictures()


def test_every_picture_is_as_it_is_drawn_from_its_table(drawn: dict) -> None:
    assert draw_handbook.stale(drawn) == [], "run tools/draw_handbook.py"


def test_every_picture_of_a_table_stands_on_a_page(drawn: dict) -> None:
    shown: set[str] = set()
    for page in (draw_handbook.ROOT / "docs").glob("*.md"):
        shown |= set(re.findall(r"\(pictures/([^)]+\.svg)\)", page.read_text("utf-8")))
    names = {path.relative_to(draw_handbook.PICTURES).as_posix() for path in drawn}
    assert names - shown == set()
