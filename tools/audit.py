"""Check every package that the two locks pin: that each names the digest of its file, and that nothing is known against it.

Known vulnerabilities are asked for at OSV (https://osv.dev), which knows Python's and npm's packages. Where it cannot be
reached, as on a machine without the internet, that is said, and the pins and digests alone are checked;
`--must-ask` makes that a failure.
"""

from __future__ import annotations

import argparse
import json
import re
from collections.abc import Callable
from typing import Any, NamedTuple

import httpx

from finding_uv import ROOT

OSV = "https://api.osv.dev/v1/querybatch"
ACCEPTED: dict[str, str] = {}
"""Ids of advisories that do not concern us, each with the reason."""
_PIN = re.compile(r"^([A-Za-z0-9][\w.-]*)(?:\[[^\]]*\])?==([^ ;\\]+)")


class Pinned(NamedTuple):
    """One package of a lock."""

    ecosystem: str
    name: str
    version: str
    digest: bool


def python_pins(lock: str) -> list[Pinned]:
    """What requirements.lock pins; anything in it that is no pin is taken as one without a digest."""
    found: list[Pinned] = []
    for entry in re.split(r"\n(?=\S)", lock.strip()):
        pin = _PIN.match(entry)
        name, version = pin.groups() if pin else (entry.split("\n")[0], "")
        found.append(Pinned("PyPI", name, version, digest=pin is not None and "--hash=sha256:" in entry))
    return found


def npm_pins(lock: str) -> list[Pinned]:
    """What package-lock.json pins; a package from elsewhere than a registry has no digest."""
    packages: dict[str, dict[str, Any]] = json.loads(lock)["packages"]
    return [
        Pinned(
            "npm",
            path.rpartition("node_modules/")[2],
            about.get("version", ""),
            digest=about.get("integrity", "").startswith("sha512-"),
        )
        for path, about in packages.items()
        if path
    ]


def known(pins: list[Pinned], ask: Callable[[Any], Any]) -> dict[str, list[str]]:
    """By advisory, the packages that it is about; those that are accepted are left out."""
    queries = [
        {"package": {"ecosystem": one.ecosystem, "name": one.name}, "version": one.version} for one in pins
    ]
    found: dict[str, list[str]] = {}
    answers = ask({"queries": queries})["results"]
    for one, answer in zip(pins, answers, strict=True):
        for advisory in answer.get("vulns", ()):
            if advisory["id"] not in ACCEPTED:
                found.setdefault(advisory["id"], []).append(f"{one.name} {one.version}")
    return found


def ask_osv(query: Any) -> Any:
    """OSV's answer."""
    answer = httpx.post(OSV, json=query, timeout=30)
    answer.raise_for_status()
    return answer.json()


def audit(pins: list[Pinned], ask: Callable[[Any], Any], *, must_ask: bool) -> tuple[bool, list[str]]:
    """Whether all is well, and what to say."""
    loose = [f"{one.name} is pinned without a digest." for one in pins if not one.digest]
    if loose:
        return False, loose
    try:
        advisories = known(pins, ask)
    except httpx.HTTPError as error:
        told = f"{len(pins)} packages are pinned with digests; OSV could not be asked about them: {error}."
        return not must_ask, [told]
    if advisories:
        return False, [
            f"https://osv.dev/{one}: {', '.join(about)}" for one, about in sorted(advisories.items())
        ]
    return True, [f"{len(pins)} packages are pinned with digests; nothing is known against any."]


def main() -> int:
    """Check both locks; return the exit code."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--must-ask", action="store_true", help="fail where OSV cannot be asked")
    arguments = parser.parse_args()
    pins = python_pins((ROOT / "requirements.lock").read_text(encoding="utf-8"))
    pins += npm_pins((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))
    well, told = audit(pins, ask_osv, must_ask=arguments.must_ask)
    print("\n".join(told))
    return 0 if well else 1


if __name__ == "__main__":
    raise SystemExit(main())
