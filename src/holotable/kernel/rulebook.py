"""The rules of a game as data, and where each is enforced and proven.

A game lists its rules in `rules.json` beside its code. Code names a rule by its id, in a comment or a string,
at the line that enforces it; a test names it in `@pytest.mark.rule(...)`. Both are found by reading the sources,
so that nobody keeps a table by hand.
"""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterable, Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Literal

from msgspec import DecodeError, Struct, ValidationError, json

from holotable.kernel.errors import BadInput
from holotable.kernel.unread import unread

Kind = Literal["E", "D", "I", "O", "X", "AMB"]
"""Engine, deck and set-up, information, a player's option, worked example, a reading of something unclear."""

_ID = re.compile(r"(?<![\w-])[A-Z]+(?:-[A-Za-z0-9]+(?:\.[A-Za-z0-9]+)*)+")
_PACKAGES = Path(__file__).resolve().parents[2]
_CHECKOUT = _PACKAGES.parent if (_PACKAGES.parent / "pyproject.toml").is_file() else None
_SPOKEN = {"COMMENT", "STRING", "FSTRING_MIDDLE"}


class RuleText(Struct, frozen=True):
    """A rule in our own words."""

    de: str
    en: str


class Rule(Struct, frozen=True, forbid_unknown_fields=True):
    """One rule of a game, as its `rules.json` lists it."""

    id: str
    kind: list[Kind]
    text: RuleText
    status: Literal["done", "open", "not-digital"]


class TracedRule(Struct, frozen=True):
    """A rule with the lines that enforce it and the tests that prove it."""

    id: str
    text: RuleText
    kind: list[Kind]
    enforced: list[str]
    tests: list[str]
    status: Literal["done", "open", "not-digital"]


class Mark(Struct, frozen=True):
    """A `rule` mark in a test: the ids it names, `None` for one that is not written out."""

    test: str
    ids: list[str | None]


def rules_of(game: str) -> list[Rule]:
    """Return the rules that the game lists, in its own order."""
    path = _package_of(game) / "rules.json"
    try:
        rules = json.decode(path.read_bytes(), type=list[Rule])
    except FileNotFoundError as missing:
        raise BadInput("error-no-rules", field="game", game=game) from missing
    except (DecodeError, ValidationError) as broken:
        raise BadInput("error-rules-unread", field="rules.json", game=game, why=unread(broken)) from broken
    seen: set[str] = set()
    for rule in rules:
        if rule.id in seen:
            raise BadInput("error-rule-twice", field="rules.json", game=game, id=rule.id)
        seen.add(rule.id)
    return rules


def traced(game: str) -> list[TracedRule]:
    """Return the game's rules, each with where it is enforced and which tests prove it.

    Paths are those of the checkout; an installed package has no tests beside it, and lists none.
    """
    rules = rules_of(game)
    enforced: dict[str, list[str]] = {rule.id: [] for rule in rules}
    kernel = Path(__file__).resolve().parent
    for source in _python_files(_package_of(game), kernel, kernel.parent / "plane"):
        for rule_id, line in _named_in(source):
            places = enforced.get(rule_id)
            place = f"{_shown(source)}:{line}"
            if places is not None and place not in places:
                places.append(place)
    proven: dict[str, list[str]] = {rule.id: [] for rule in rules}
    for mark in marks():
        for proved in mark.ids:
            tests = proven.get(proved or "")
            if tests is not None and mark.test not in tests:
                tests.append(mark.test)
    return [
        TracedRule(rule.id, rule.text, rule.kind, enforced[rule.id], proven[rule.id], rule.status)
        for rule in rules
    ]


def marks(tests: Path | None = None) -> list[Mark]:
    """Return every `rule` mark in a folder of tests, the checkout's own where none is named."""
    folder = tests or (_CHECKOUT / "tests" if _CHECKOUT else None)
    if folder is None:
        return []
    return [mark for source in _python_files(folder) for mark in _marks_in(source, folder.parent)]


def _package_of(game: str) -> Path:
    """Find a game's folder without importing the game."""
    if game.isidentifier():
        spec = find_spec(f"holotable.games.{game}")
        if spec is not None and spec.origin is not None:
            return Path(spec.origin).parent
    raise BadInput("error-unknown-game", field="game", name=game[:40])


def _python_files(*folders: Path) -> Iterator[Path]:
    for folder in folders:
        yield from sorted(folder.rglob("*.py"))


def _shown(source: Path) -> str:
    home = _CHECKOUT or _PACKAGES
    return (source.relative_to(home) if source.is_relative_to(home) else source).as_posix()


def _named_in(source: Path) -> Iterator[tuple[str, int]]:
    """Yield each id that a comment or a string of the file names, with its line."""
    text = source.read_text(encoding="utf-8")
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if tokenize.tok_name[token.type] in _SPOKEN:
            for below, line in enumerate(token.string.split("\n")):
                for found in _ID.finditer(line):
                    yield found.group(), token.start[0] + below


def _marks_in(source: Path, root: Path) -> Iterator[Mark]:
    tree = ast.parse(source.read_text(encoding="utf-8"))
    file = source.relative_to(root).as_posix()
    yield from _marks_on(tree.body, file, [])


def _marks_on(body: list[ast.stmt], prefix: str, inherited: list[str | None]) -> Iterator[Mark]:
    """Yield the marks of the tests in a module's or a class's body, those of the whole included."""
    whole = [*inherited, *(rule_id for statement in body for rule_id in _pytestmark(statement))]
    for node in body:
        if isinstance(node, ast.ClassDef):
            ids = [*whole, *_rule_ids(node.decorator_list)]
            yield from _marks_on(node.body, f"{prefix}::{node.name}", ids)
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test"):
            ids = [*whole, *_rule_ids(node.decorator_list)]
            if ids:
                yield Mark(f"{prefix}::{node.name}", ids)


def _pytestmark(statement: ast.stmt) -> list[str | None]:
    if isinstance(statement, ast.Assign) and any(
        isinstance(target, ast.Name) and target.id == "pytestmark" for target in statement.targets
    ):
        return _rule_ids([statement.value])
    return []


def _rule_ids(expressions: Iterable[ast.expr]) -> list[str | None]:
    """Return the ids of every `rule(...)` call within, those on single parameters too."""
    return [
        argument.value if isinstance(argument, ast.Constant) and isinstance(argument.value, str) else None
        for expression in expressions
        for node in ast.walk(expression)
        if isinstance(node, ast.Call) and _is_rule(node.func)
        for argument in node.args
    ]


def _is_rule(function: ast.expr) -> bool:
    name = function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", None)
    return name == "rule"
