"""The site shows every page, and each rule of a game by its id."""

import json

import pytest

import build_docs
import write_rules_page


@pytest.fixture
def site(tmp_path, monkeypatch):
    """A checkout with one page in its menu."""
    docs = tmp_path / "docs"
    docs.mkdir()
    (docs / "index.md").write_text("# Home\n")
    (tmp_path / "zensical.toml").write_text('[project]\nnav = [{ "Home" = "index.md" }]\n')
    monkeypatch.setattr(build_docs, "ROOT", tmp_path)
    monkeypatch.setattr(build_docs, "DOCS", docs)
    monkeypatch.setattr(write_rules_page, "games_with_rules", list)
    return docs


def test_a_site_with_all_its_pages_in_the_menu_is_in_order(site):
    assert list(build_docs.problems()) == []


def test_a_page_in_no_menu_is_found(site):
    (site / "play.md").write_text("# Play\n")
    assert list(build_docs.problems()) == ["docs/play.md stands in no menu: add it to nav in zensical.toml."]


def test_a_menu_entry_without_a_page_is_found(site):
    (site / "index.md").unlink()
    assert list(build_docs.problems()) == [
        "The menu of zensical.toml names index.md, and there is no such page."
    ]


def test_a_picture_that_is_not_there_is_found(site):
    (site / "index.md").write_text("![A board](board.svg)\n")
    assert list(build_docs.problems()) == ["docs/index.md shows board.svg, and there is no such picture."]


def test_a_games_rules_stand_on_a_page_of_their_own(tmp_path, monkeypatch):
    import holotable.games

    duel = tmp_path / "duel"
    duel.mkdir()
    (duel / "__init__.py").write_text("")
    rule = {
        "id": "DU-6.2-07",
        "kind": ["E"],
        "text": {"de": "Wer trifft.", "en": "Who hits."},
        "status": "done",
    }
    (duel / "rules.json").write_text(json.dumps([rule]))
    (duel / "shots.py").write_text("# DU-6.2-07\n")
    monkeypatch.setattr(holotable.games, "__path__", [*holotable.games.__path__, str(tmp_path)])
    page = write_rules_page.page_of("duel")
    assert "## DU-6.2-07 { #du-6.2-07 }" in page
    assert "Who hits." in page
    assert "*Wer trifft.*" in page
    assert "shots.py:1" in page
