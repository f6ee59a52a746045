"""The examples on the plane's page run as they are printed."""

import re
from pathlib import Path

import pytest

PAGE = Path(__file__).resolve().parents[2] / "docs/plane.md"


def test_the_examples_run_in_their_order(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    names: dict[str, object] = {}
    for block in re.findall(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL):
        exec(block, names)
    printed = capsys.readouterr().out.splitlines()
    assert printed[0].endswith("Point(527.321, 232.679)")
    assert printed[1].endswith("mm in the arc")
    assert printed[2] == "False True"
    assert "Two fighters" in (tmp_path / "fighters.svg").read_text("utf-8")


def test_every_module_of_the_plane_is_on_its_page() -> None:
    named = set(re.findall(r"`(\w+)`", PAGE.read_text("utf-8")))
    modules = {path.stem for path in (PAGE.parents[1] / "src/holotable/plane").glob("[!_]*.py")}
    assert modules - named == {"errors"}
