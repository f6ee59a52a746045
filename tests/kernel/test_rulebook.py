"""A rule is listed once, named where it is enforced, and marked where it is proven."""

import json
from pathlib import Path

import pytest

import holotable.games
from holotable.kernel import rulebook
from holotable.kernel.errors import BadInput


def listed(rule_id: str, kind: str = "E", status: str = "done") -> dict[str, object]:
    return {"id": rule_id, "kind": [kind], "text": {"de": "Regel", "en": "Rule"}, "status": status}


@pytest.fixture
def duel(tmp_path, monkeypatch):
    """The package of a made-up game, found as every game is."""
    package = tmp_path / "duel"
    package.mkdir()
    (package / "__init__.py").write_text("raise RuntimeError('a game is not imported to list its rules')\n")
    (package / "rules.json").write_text(json.dumps([listed("DU-1-01"), listed("DU-1.2-03", "X")]))
    monkeypatch.setattr(holotable.games, "__path__", [*holotable.games.__path__, str(tmp_path)])
    return package


def written(tmp_path: Path, source: str) -> list[tuple[str, list[str | None]]]:
    tests = tmp_path / "tests"
    tests.mkdir()
    (tests / "test_duel.py").write_text(source)
    return [(mark.test, mark.ids) for mark in rulebook.marks(tests)]


def test_a_rule_is_enforced_where_a_comment_or_a_string_names_it(duel):
    (duel / "shots.py").write_text('# DU-1-01: who shoots first.\nfirst = 1\nwhy = "DU-1-01"\n')
    first, _ = rulebook.traced("duel")
    assert [place.rsplit("/", 1)[1] for place in first.enforced] == ["shots.py:1", "shots.py:3"]


def test_a_docstring_names_a_rule_on_its_own_line(duel):
    (duel / "shots.py").write_text('"""Shots.\n\nBoth fall (DU-1.2-03).\n"""\n')
    _, second = rulebook.traced("duel")
    assert [place.rsplit("/", 1)[1] for place in second.enforced] == ["shots.py:3"]


@pytest.mark.parametrize("comment", ["DU-1-011", "DU-1-01-2", "XDU-1-01", "A-DU-1-01", "du-1-01"])
def test_only_the_whole_id_counts(duel, comment):
    (duel / "shots.py").write_text(f"# {comment}\n")
    first, _ = rulebook.traced("duel")
    assert first.enforced == []


def test_a_name_in_the_code_itself_enforces_nothing(duel):
    (duel / "shots.py").write_text("DU = 3\nleft = DU-1-1\n")
    first, _ = rulebook.traced("duel")
    assert first.enforced == []


def test_the_traced_rules_have_the_shape_that_is_printed(duel):
    from msgspec import to_builtins

    assert to_builtins(rulebook.traced("duel")[0]) == {
        "id": "DU-1-01",
        "text": {"de": "Regel", "en": "Rule"},
        "kind": ["E"],
        "enforced": [],
        "tests": [],
        "status": "done",
    }


def test_a_mark_on_a_test_names_the_rules_it_proves(tmp_path):
    source = "import pytest\n@pytest.mark.rule('DU-1-01', 'DU-1-02')\ndef test_first(): ...\ndef test_free(): ...\n"
    assert written(tmp_path, source) == [("tests/test_duel.py::test_first", ["DU-1-01", "DU-1-02"])]


def test_marks_on_a_module_and_a_class_hold_for_every_test_inside(tmp_path):
    source = """
import pytest
class TestShots:
    pytestmark = pytest.mark.rule("DU-3")
    @pytest.mark.rule("DU-4")
    def test_shot(self): ...
def test_alone(): ...
pytestmark = [pytest.mark.slow, pytest.mark.rule("DU-2")]
"""
    assert written(tmp_path, source) == [
        ("tests/test_duel.py::TestShots::test_shot", ["DU-2", "DU-3", "DU-4"]),
        ("tests/test_duel.py::test_alone", ["DU-2"]),
    ]


def test_marks_on_single_parameters_count_for_their_test(tmp_path):
    source = """
import pytest
rule = pytest.mark.rule
@pytest.mark.parametrize("n", [pytest.param(1, marks=rule("DU-1")), pytest.param(2, marks=[rule("DU-2")])])
async def test_each(n): ...
"""
    assert written(tmp_path, source) == [("tests/test_duel.py::test_each", ["DU-1", "DU-2"])]


def test_an_id_that_is_not_written_out_is_not_guessed(tmp_path):
    source = "import pytest\n@pytest.mark.rule(*IDS)\ndef test_many(): ...\n"
    assert written(tmp_path, source) == [("tests/test_duel.py::test_many", [None])]


def test_a_game_that_does_not_exist_is_refused():
    for name in ("chess", "../kernel", ""):
        with pytest.raises(BadInput, match="no game called"):
            rulebook.rules_of(name)


def test_a_game_without_rules_says_so(duel):
    (duel / "rules.json").unlink()
    with pytest.raises(BadInput, match="no list of rules"):
        rulebook.rules_of("duel")


@pytest.mark.parametrize(
    ("rules", "complaint"),
    [
        ("[{]", "cannot be read"),
        (json.dumps([listed("DU-1", kind="Q")]), "cannot be read"),
        (json.dumps([listed("DU-1", status="soon")]), "cannot be read"),
        (json.dumps([listed("DU-1"), listed("DU-1")]), "DU-1 twice"),
    ],
)
def test_a_broken_list_of_rules_is_refused(duel, rules, complaint):
    (duel / "rules.json").write_text(rules)
    with pytest.raises(BadInput, match=complaint):
        rulebook.rules_of("duel")
