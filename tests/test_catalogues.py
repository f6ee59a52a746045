"""German and English say the same things."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import holotable

PACKAGE = Path(holotable.__file__).parent
FOLDERS = sorted({path.parent for path in PACKAGE.rglob("words/*.ftl")})


class Variables(Visitor):
    """Collects the names of the arguments that a message takes."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - named by the library
        self.found.add(node.id.name)


def messages(folder: Path, lang: str) -> dict[str, set[str]]:
    """Every message of a folder's catalogues of one language, with the arguments it takes."""
    found: dict[str, set[str]] = {}
    catalogues = [folder / f"{lang}.ftl", *sorted(folder.glob(f"*.{lang}.ftl"))]
    entries = [
        (catalogue, entry) for catalogue in catalogues if catalogue.exists() for entry in read(catalogue)
    ]
    for catalogue, entry in entries:
        assert not isinstance(entry, ast.Junk), f"{catalogue} cannot be read: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{catalogue} says {entry.id.name} again"
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.found
    return found


def read(catalogue: Path) -> list[ast.EntryType]:
    return FluentParser().parse(catalogue.read_text(encoding="utf-8")).body


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: str(folder.relative_to(PACKAGE)))
def test_both_languages_have_the_same_messages_with_the_same_arguments(folder):
    assert messages(folder, "de") == messages(folder, "en")
