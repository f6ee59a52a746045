"""What a check says when it has found something wrong."""

from __future__ import annotations

from typing import NoReturn


class Broken(Exception):
    """A promise that does not hold: the check that found it, and what it saw."""

    def __init__(self, check: str, what: str) -> None:
        super().__init__(f"{check}: {what}")
        self.check = check
        self.what = what


def broken(check: str, what: str) -> NoReturn:
    """The check has found something."""
    raise Broken(check, what)


def equal(check: str, what: str, one: object, two: object) -> None:
    """Both must be the same."""
    if one != two:
        broken(check, f"{what}: {parting(one, two)}")


def parting(one: object, two: object) -> str:
    """Both, from a little before where they part."""
    left, right = (
        side.decode(errors="replace") if isinstance(side, bytes) else str(side) for side in (one, two)
    )
    pairs = enumerate(zip(left, right, strict=False))
    at = next((place for place, (a, b) in pairs if a != b), min(len(left), len(right)))
    start = max(0, at - 60)
    return f"{left[start : at + 120]!r} is not {right[start : at + 120]!r}"
