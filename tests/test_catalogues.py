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


def messages(catalogue: Path) -> dict[str, set[str]]:
    """Every message and term of a catalogue, with the arguments it takes."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(catalogue.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{catalogue} cannot be read: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{catalogue} says {entry.id.name} twice"
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.found
    return found


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: str(folder.relative_to(PACKAGE)))
def test_both_languages_have_the_same_messages_with_the_same_arguments(folder):
    assert messages(folder / "de.ftl") == messages(folder / "en.ftl")
