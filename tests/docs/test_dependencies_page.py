"""Every dependency is there for a reason, and the handbook tells it."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
NAME = re.compile(r"^[A-Za-z0-9._-]+")


def named(requirements):
    return {NAME.match(requirement).group() for requirement in requirements}


def test_every_dependency_has_a_reason():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    wanted = named(project["project"]["dependencies"])
    for group in (project["dependency-groups"], project["project"].get("optional-dependencies", {})):
        for requirements in group.values():
            wanted |= named(requirements)
    page = (ROOT / "docs" / "dependencies.md").read_text(encoding="utf-8")
    reasons = {
        name
        for line in page.splitlines()
        if line.startswith("| ")
        for name in re.findall(r"[\w.-]+", line.split("|")[1])
    }
    assert wanted - reasons == set()
