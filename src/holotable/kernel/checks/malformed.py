"""Choices that are none: texts and values near legal ones, and far from them."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final

STRANGE: Final = (
    "",
    " ",
    "-",
    "0",
    "-1",
    "9" * 30,
    "1e400",
    "nan,nan,nan",
    "1,2",
    "[]",
    "[ ]",
    "[a a]",
    "{}",
    '{"a":1}',
    "null",
    "\x00",
    "\n",
    "~ roll 6",
    "! resign",
    "first",
    "none\u2028two",
    "é",
    "\ud800",
    "…" * 500,
    "x" * 5000,
    "[" * 3000,
)
VALUES: Final[tuple[Any, ...]] = (
    None,
    True,
    False,
    0,
    -1,
    10**30,
    1.5,
    -0.0,
    1e300,
    float("inf"),
    float("nan"),
    "",
    [],
    [None],
    [[]],
    ["a", 1],
    {},
    {"": ""},
    {"value": {"value": []}},
    [0.0, 0.0],
    [1e9, 0.0, 0.0],
    [True, False, True],
    ["x"] * 1000,
)


def text(known: Sequence[str], random: Random) -> str:
    """A text that is no choice, or hardly one."""
    if not known or random.random() < 0.3:
        return random.choice(STRANGE)
    valid = random.choice(known)
    at = random.randrange(len(valid) + 1)
    other = random.choice(known)
    return random.choice(
        (
            valid[:at],
            valid[at:],
            valid[:at] + random.choice("x-:.,@>[] 90\t") + valid[at:],
            valid[:at] + valid[at + 1 :],
            valid[: at - 1] + random.choice("0123456789abcxyz") + valid[at:] if at else valid.upper(),
            valid + valid,
            valid + " " + other,
            f" {valid}",
            f"{valid} ",
            f"[{valid}]",
            f"[{valid} {other} {valid}]",
            valid.swapcase(),
            other,
        )
    )


def value(known: Sequence[Any], random: Random) -> Any:
    """A value of the protocol that is no choice, or hardly one."""
    if not known or random.random() < 0.4:
        return random.choice(VALUES)
    valid = random.choice(known)
    return random.choice(([valid], {"value": valid}, str(valid), _changed(valid, random), valid))


def _changed(valid: Any, random: Random) -> Any:
    if isinstance(valid, str):
        return text([valid], random)
    if isinstance(valid, list):
        return [*valid, *valid] if random.random() < 0.5 else valid[:-1]
    if isinstance(valid, dict):
        return {**valid, "no such field": random.choice(VALUES)}
    return random.choice(VALUES)
