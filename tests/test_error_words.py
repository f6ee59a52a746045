"""Every error that the code raises has its sentence in both languages, and every such sentence is raised somewhere."""

from __future__ import annotations

import ast
import importlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

import holotable
from holotable.kernel.errors import HolotableError
from test_catalogues import Variables

PACKAGE = Path(holotable.__file__).parent
MADE_OF_PARTS = ("plane-kind-", "unread-")
"""Keys that begin so are put together from parts; the tests of what puts them together say them all."""


class Raised(NamedTuple):
    """A key where an error is made, and what is given to stand in its sentence."""

    place: str
    key: str
    given: frozenset[str]
    all_given: bool
    texts: Any


def modules() -> Iterator[tuple[str, Path]]:
    for path in sorted(PACKAGE.rglob("*.py")):
        parts = path.relative_to(PACKAGE.parent).with_suffix("").parts
        yield ".".join(parts[:-1] if parts[-1] == "__init__" else parts), path


def makers(module: Any) -> dict[str, Any]:
    """The names in a module that make an error out of a key: the classes, and functions called `_wrong…`."""
    kinds = {
        name: thing.texts
        for name, thing in vars(module).items()
        if isinstance(thing, type) and issubclass(thing, HolotableError)
    }
    of_module = kinds.get("BadInput")
    helpers = {name: of_module for name in vars(module) if name.startswith("_wrong") and of_module}
    return {**kinds, **helpers}


def keys_of(node: ast.expr) -> list[str]:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [node.value]
    if isinstance(node, ast.IfExp):
        return keys_of(node.body) + keys_of(node.orelse)
    return []


def raised() -> Iterator[Raised]:
    for name, path in modules():
        text = path.read_text("utf-8")
        if not any(word in text for word in ("BadInput(", "Illegal(", "NotOwed(", "PlaneError(", "wrong")):
            continue
        tree = ast.parse(text)
        known = makers(importlib.import_module(name))
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in known:
                place = f"{path.relative_to(PACKAGE)}:{node.lineno}"
                named = next((at for at in node.args if keys_of(at)), None)
                given = frozenset(word.arg for word in node.keywords if word.arg)
                whole = all(word.arg for word in node.keywords) and not node.func.id.startswith("_wrong")
                for key in keys_of(named) if named is not None else []:
                    yield Raised(place, key, given | {"field"}, whole, known[node.func.id])


RAISED = list(raised())


def messages(package: str, lang: str) -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    folder = PACKAGE.parent.joinpath(*package.split("."), "words")
    for catalogue in (*folder.glob(f"{lang}.ftl"), *folder.glob(f"*.{lang}.ftl")):
        for entry in FluentParser().parse(catalogue.read_text("utf-8")).body:
            if isinstance(entry, fluent.Message):
                variables = Variables()
                variables.visit(entry)
                found[entry.id.name] = variables.found
    return found


CATALOGUES = {
    (package, lang): messages(package, lang)
    for package in sorted({package for one in RAISED for package in one.texts.packages})
    for lang in ("de", "en")
}


def test_errors_are_found_at_all():
    assert len(RAISED) > 100


@pytest.mark.parametrize("lang", ["de", "en"])
def test_every_error_has_its_sentence(lang):
    silent = []
    for one in RAISED:
        wanted = [CATALOGUES[package, lang].get(one.key) for package in one.texts.packages]
        variables = next((found for found in wanted if found is not None), None)
        if variables is None:
            silent.append(f"{one.place}: {one.key} has no words")
        elif one.all_given and not variables <= one.given:
            silent.append(f"{one.place}: {one.key} is not given {sorted(variables - one.given)}")
    assert not silent, "\n".join(silent)


def test_every_sentence_about_an_error_is_said_somewhere():
    source = "\n".join(path.read_text("utf-8") for _, path in modules())
    unsaid = [
        f"{catalogue.relative_to(PACKAGE)}: {entry.id.name}"
        for catalogue in PACKAGE.rglob("words/errors.en.ftl")
        for entry in FluentParser().parse(catalogue.read_text("utf-8")).body
        if isinstance(entry, fluent.Message)
        and not entry.id.name.startswith(MADE_OF_PARTS)
        and f'"{entry.id.name}"' not in source
    ]
    assert unsaid == []
