"""Words come from catalogues, and things that are named by an id are put into words too."""

import importlib

import pytest

from holotable.kernel.words import Texts


@pytest.fixture
def speaker(tmp_path, monkeypatch):
    """A package with catalogues of its own."""
    words = tmp_path / "speaker" / "words"
    words.mkdir(parents=True)
    (words.parent / "__init__.py").touch()
    (words / "en.ftl").write_text('ship-a1 = the Arrow\nsails = { WORD($ship, of: "ship") } sails.\n')
    (words / "de.ftl").write_text('ship-a1 = der Pfeil\nsails = Es fährt: { WORD($ship, of: "ship") }.\n')
    monkeypatch.syspath_prepend(str(tmp_path))
    importlib.invalidate_caches()
    return Texts("speaker")


def test_a_thing_is_called_by_its_name_in_each_language(speaker):
    assert speaker.both("sails", {"ship": "a1"}) == {"de": "Es fährt: der Pfeil.", "en": "the Arrow sails."}


def test_a_package_that_cannot_be_imported_can_still_say_why(tmp_path, monkeypatch):
    words = tmp_path / "broken" / "words"
    words.mkdir(parents=True)
    (words.parent / "__init__.py").write_text("raise ValueError")
    (words / "en.ftl").write_text("why = It is broken.\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    importlib.invalidate_caches()
    assert Texts("broken").say("en", "why") == "It is broken."


def test_a_thing_without_a_name_is_called_by_its_id(speaker):
    assert speaker.say("en", "sails", {"ship": "b2"}) == "b2 sails."


def test_a_key_without_words_is_shown_as_itself(speaker):
    assert speaker.say("de", "sinks") == "sinks"
