"""What the handbook says about chance is what chance does."""

from __future__ import annotations

import re
from pathlib import Path

from holotable.kernel.chance import Chance, Roll, seeded_key

PAGE = Path(__file__).resolve().parents[2] / "docs" / "kernel.md"


def test_the_roll_made_by_hand_is_the_one_that_chance_makes():
    text = PAGE.read_text(encoding="utf-8")
    (code,) = [
        code
        for code in re.findall(r"^```python\n(.*?)^```", text, re.MULTILINE | re.DOTALL)
        if "shake" in code
    ]
    made: dict[str, object] = {}
    exec(code, made)
    assert made["dice"] == Chance(seeded_key("tuesday")).answer(Roll(3, 6))


def test_every_file_that_the_page_names_is_there():
    text = PAGE.read_text(encoding="utf-8")
    package = PAGE.parents[1] / "src" / "holotable"
    assert [name for name in re.findall(r"`(kernel/\w+\.py)`", text) if not (package / name).is_file()] == []
