"""Write `docs/rules/GAME.md` for every game that lists its rules: each rule by its id, with what proves it.

The pages are made anew whenever the site is built, from the lists that the games keep; nobody edits them.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from finding_uv import ROOT
from holotable.kernel.rulebook import Kind, TracedRule, traced

PAGES = ROOT / "docs" / "rules"
KINDS: dict[Kind, str] = {
    "E": "the engine enforces it",
    "D": "deck building or set-up",
    "I": "information for players",
    "O": "an option of a player",
    "X": "a worked example",
    "AMB": "a reading of something unclear",
}
STATUSES = {"done": "done", "open": "open", "not-digital": "has no meaning on a digital table"}


def games_with_rules() -> list[str]:
    """The games whose package holds a list of rules."""
    return sorted(path.parent.name for path in (ROOT / "src/holotable/games").glob("*/rules.json"))


def page_of(game: str) -> str:
    """The whole page of a game."""
    return "\n".join(_lines(game, traced(game)))


def index_of(games: list[str]) -> str:
    """The page that leads to the games' pages."""
    about = (
        "Every rule has a stable id: in the code that enforces it, in the tests that prove it, in refusals and in "
        "`holotable rules GAME`. These pages are written from the code whenever the site is built."
    )
    links = "\n".join(f"- [{game}]({game}.md)" for game in games)
    return f"# The rules by id\n\n{about}\n\n{links}\n"


def main() -> int:
    """Write every page."""
    PAGES.mkdir(parents=True, exist_ok=True)
    for old in PAGES.glob("*.md"):
        old.unlink()
    games = games_with_rules()
    for game in games:
        (PAGES / f"{game}.md").write_text(page_of(game), encoding="utf-8")
    (PAGES / "index.md").write_text(index_of(games), encoding="utf-8")
    print(f"wrote {PAGES.relative_to(ROOT)}: {', '.join(games) or 'no game lists its rules yet'}")
    return 0


def _lines(game: str, rules: list[TracedRule]) -> Iterator[str]:
    done = sum(rule.status == "done" for rule in rules)
    yield f"# The rules of {game}\n"
    yield (
        f"{len(rules)} rules, {done} of them done. Each is in our own words; the numbers follow the rule book. "
        f"The same list comes from `holotable rules {game} --json`.\n"
    )
    for rule in rules:
        kinds = ", ".join(KINDS[kind] for kind in rule.kind)
        yield f"## {rule.id} {{ #{rule.id.lower()} }}\n"
        yield f"{rule.text.en}\n"
        yield f"*{rule.text.de}*\n"
        yield f"- Kind: {kinds}"
        yield f"- Status: {STATUSES[rule.status]}"
        if rule.enforced:
            yield f"- Enforced at: {', '.join(f'`{_short(place)}`' for place in rule.enforced)}"
        if rule.tests:
            yield f"- Proven by: {', '.join(f'`{test}`' for test in rule.tests)}"
        yield ""


def _short(place: str) -> str:
    return Path(place).as_posix().removeprefix("src/holotable/")


if __name__ == "__main__":
    raise SystemExit(main())
