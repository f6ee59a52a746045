"""Every rule that can forbid something has a sentence in both languages."""

import re
from pathlib import Path

import holotable.games.armada as armada
from games.armada.tables import slab, table
from holotable.games.armada.geometry.answer import TEXTS
from holotable.plane.point import Point, Pose

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


def test_whatever_is_found_can_be_said():
    asked = table(
        {
            "A": "victory 500 300 0 first",
            "B": "cr90 500 586.5 180 second",
            "F": "cr90 800 586.5 180 first",
            "S": "squadron 515 586 0 second",
            "T": "squadron 570 586 0 first",
            "X": "large 1100 140 0 first",
        },
        {
            "dust": slab(500, 450, 40, 20, "dust"),
            "rock": slab(560, 640, 30, 30),
            "station": slab(500, 300, 80, 80, "station"),
            "mine": "mine 900 700 0",
            "other mine": "mine 960 700 0",
        },
    )
    answers = [
        asked.attack("A", "front", "B", "front"),
        asked.attack("A", "front", "B", "left"),
        asked.attack("A", "front", "F", "front"),
        asked.attack("A", "rear", "B", "front"),
        asked.attack("A", "front", "station", None),
        asked.attack("F", "rear", "A", "rear"),
        asked.attack("S", None, "A", "front"),
        asked.distance("A", "X"),
        asked.distance("A", "B"),
        asked.arc("S"),
        asked.maneuver("B", 2, [0, 1], "port"),
        asked.maneuver("X", 1, [0]),
        asked.maneuver("X", 0),
        asked.move("S", 1, Point(570, 590)),
        asked.move("S", 1, Point(600, 700)),
        asked.move("T", 5, Point(570, 5)),
        asked.shift("rock", 1, Pose(560, 600)),
        asked.shift("rock", 1, Pose(560, 900)),
        asked.shift("rock", 1, Pose(600, 640), "dust", 1),
        asked.shift("rock", 3, None, "dust", 1),
        asked.place("A", Pose(300, 300), "play area"),
        asked.place("A", Pose(20, 300), "play area"),
        asked.place("mine", Pose(960, 650), "setup area"),
        asked.place("rock", Pose(960, 50), "setup area", deploying=True),
        asked.place("S", Pose(960, 50), "setup area", deploying=True),
        asked.displaced("B", "S", Pose(500, 690)),
        asked.displaced("B", "S", Pose(540, 586)),
    ]
    for answer in answers:
        for lang in ("de", "en"):
            keys = [key for key, _ in answer.reasons()]
            assert keys
            for key in keys:
                assert TEXTS.has(key), key
            assert "{" not in answer.why(lang)
            assert answer.picture(lang).svg().startswith("<svg")
