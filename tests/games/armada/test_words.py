"""Every rule that can forbid something has a sentence in both languages."""

import re
from pathlib import Path

import holotable.games.armada as armada
from holotable.games.armada.geometry.answer import TEXTS

SOURCES = sorted(Path(armada.__file__).parent.rglob("*.py"))
RULE = re.compile(r'"(ARM-[A-Z0-9.-]+)"')


def test_every_rule_in_the_code_has_words():
    refused = {rule for path in SOURCES for rule in RULE.findall(path.read_text())}
    errors = re.compile(r'rule="(ARM-[A-Z0-9.-]+)"')
    refused -= {rule for path in SOURCES for rule in errors.findall(path.read_text())} - {"ARM-ATTACK.22"}
    assert len(refused) > 20
    for rule in sorted(refused):
        key = f"rule-{rule.replace('.', '-')}"
        for lang in ("de", "en"):
            assert rule in TEXTS.say(lang, key, {"rule": rule}), rule
            assert TEXTS.say(lang, key, {"rule": rule}) != key


def test_german_and_english_explain_the_same_shot():
    table = armada.Table.from_document(
        {
            "pieces": {
                "A": {"ship": "victory", "pose": [600, 300, 0]},
                "B": {"ship": "cr90", "pose": [600, 550, 180]},
            }
        }
    )
    shot = table.attack("A", "front", "B", "left")
    assert shot.why("de").startswith("Das Ziel liegt im Feuerwinkel, 186,3 mm entfernt: mittlere Reichweite.")
    assert shot.why("en").startswith("The target lies in the arc, 186.3 mm away: medium range.")
    assert "(ARM-LOS.4)" in shot.why("de")
