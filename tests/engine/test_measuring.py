"""Every question of measuring, asked of the engine: the fields of the answers, and their numbers worked out by hand."""

import json
import math
import re
from pathlib import Path

import pytest

CLOSE_ENOUGH = 0.05
ARMADA = {
    "area": [1828.8, 914.4],
    "pieces": {
        "A": {"ship": "victory", "pose": [600, 300, 0], "side": "first"},
        "B": {"ship": "cr90", "pose": [600, 550, 180], "side": "second"},
        "S": {"base": "squadron", "pose": [640, 420, 0], "side": "second"},
        "L": {"base": "large", "pose": [1300, 200, 0], "side": "first"},
        "M": {"base": "small", "pose": [1300, 400, 90], "side": "second"},
    },
    "obstacles": {
        "rock": {"shape": "asteroid_1", "pose": [600, 430, 15], "flipped": False},
        "mine field": {"kind": "debris", "outline": [[0, 0], [40, 0], [20, 30]], "pose": [100, 100, 0]},
    },
}
XWING = {
    "area": [914.4, 914.4],
    "pieces": {
        "A": {"base": "small", "pose": [400, 300, 0], "side": "first"},
        "B": {"base": "small", "pose": [400, 500, 180], "side": "second"},
        "L": {"base": "large", "pose": [650, 300, 90], "side": "first"},
        "H": {"base": "huge", "pose": [200, 500, 0], "side": "second"},
        "R": {"base": "remote", "pose": [700, 700, 0]},
    },
    "obstacles": {
        "rock": {
            "kind": "asteroid",
            "outline": [[-30, -5], [30, -5], [30, 5], [-30, 5]],
            "pose": [400, 400, 0],
        },
        "core": {"shape": "core1", "pose": [100, 800, 15], "flipped": True},
    },
}
TABLES = {"armada": ARMADA, "xwing": XWING}


@pytest.fixture
def ask(wire):
    def asked(game, kind, table=None, **query):
        query = {name.rstrip("_"): value for name, value in query.items()}
        return wire.good("measure", game=game, table=table or TABLES[game], query={"kind": kind, **query})

    return asked


def near(value):
    return pytest.approx(value, abs=CLOSE_ENOUGH)


def test_armada_distance(ask):
    told = ask("armada", "distance", from_="A", to="B")
    assert told["mm"] == near(550 - 35.5 - 351)
    assert [point[1] for point in told["points"]] == near([351, 514.5])
    assert told["band"] == 3
    squadron = ask("armada", "distance", from_="S", to="A")
    assert squadron["mm"] == near(math.hypot(640 - 631.5, 420 - 351) - 17.1)
    assert squadron["band"] == 1
    assert ask("armada", "distance", from_="A", to="mine field")["band"] is None


def test_armada_arcs(ask):
    told = ask("armada", "arc", of="A")
    assert set(told["zones"]) == {"front", "left", "right", "rear"}
    assert told["zones"]["front"] == ["B", "S"]
    turned = ask("armada", "arc", at=[600, 300, 180], ship="victory")
    assert turned["zones"]["rear"][-2:] == ["B", "S"]
    assert ask("armada", "arc", at=[600, 300, 180], base="squadron")["zones"] == {}


def test_armada_attacks(ask):
    told = ask("armada", "attack", from_="A", zone="front", to="B", to_zone="left")
    assert told["in_arc"] is True
    # The token ends 50.75 ahead of the Victory; the CR90's left zone begins 12.96 before its middle.
    assert told["mm"] == near(550 - 12.96 - 350.75)
    assert told["range"] == "medium"
    assert told["range_line"] == [near([619.25, 350.75]), near([619.25, 537.04])]
    assert told["range_crosses"] == []
    assert (told["sight"], told["sight_crosses"]) == (False, ["front"])
    assert told["sight_mm"] == near(math.dist(*told["sight_line"]))
    assert told["sight_line"][0] == near([600, 338.89])
    assert told["obstructed_by"] == ["rock"]
    assert (told["legal"], told["rules"]) == (False, ["ARM-LOS.4"])
    squadron = ask("armada", "attack", from_="A", zone="front", to="S")
    assert squadron["mm"] == near(math.hypot(640 - 629.25, 420 - 350.75) - 17.1)
    assert (squadron["range"], squadron["sight"], squadron["legal"]) == ("close", True, True)
    behind = ask("armada", "attack", from_="A", zone="rear", to="S")
    assert (behind["in_arc"], behind["mm"], behind["range"], behind["range_line"]) == (
        False,
        None,
        None,
        None,
    )
    assert behind["rules"] == ["ARM-ATTACK.2"]


def course_end(pose, aside, ahead, clicks, side):
    """Where a course ends, walked along the tool: 46.13 mm to a joint, 22.27 mm on to the guide behind it."""
    x, y, heading = pose
    sign = 1 if side == "starboard" else -1

    def step(right, forward):
        nonlocal x, y
        turn = math.radians(heading)
        x += right * math.cos(turn) + forward * math.sin(turn)
        y += forward * math.cos(turn) - right * math.sin(turn)

    step(sign * aside, ahead)
    for click in clicks:
        step(0, 46.13)
        heading += 22.5 * click
        step(0, 22.27)
    step(-sign * aside, -ahead)
    return [x, y, heading % 360]


@pytest.mark.parametrize("side", ["port", "starboard"])
def test_armada_maneuvers(ask, side):
    told = ask("armada", "maneuver", piece="B", speed=3, clicks=[0, 1, 2], side=side)
    assert told["pose"] == near(course_end([600, 550, 180], 21.5 + 7.625, 35.5, [0, 1, 2], side))
    assert told["sides"] == {"port": False, "starboard": True}
    assert len(told["joints"]) == 3
    assert len(told["tool"]) > 8
    assert told["pivot"] is None
    assert set(told["overlaps"]) == {"ships", "squadrons", "obstacles"}
    assert set(told["resolved"]) >= {"speed", "pose", "tried"}
    assert told["off_table"] is False


def test_armada_maneuvers_that_overlap(ask):
    told = ask("armada", "maneuver", piece="L", speed=2, clicks=[0, 0], side="port")
    assert told["pose"] == near([1300, 200 + 2 * 68.4, 0])
    assert told["overlaps"]["ships"] == ["M"]
    assert told["resolved"]["tried"] == {"2": ["M"]}
    assert told["resolved"]["speed"] == 1
    assert told["resolved"]["pose"] == near([1300, 268.4, 0])


def test_armada_turns_at_speed_0(ask):
    told = ask("armada", "maneuver", piece="L", speed=0, clicks=[-1])
    assert told["pivot"] == near([1300 - 38.75 - 7.625, 200 + 64.5 - 22.27])
    assert told["pose"][2] == near(337.5)
    assert math.dist(told["pose"][:2], told["pivot"]) == near(math.dist([1300, 200], told["pivot"]))
    stays = ask("armada", "maneuver", piece="A", speed=0, clicks=[])
    assert (stays["pose"], stays["pivot"], stays["joints"]) == ([600, 300, 0], None, [])


def test_armada_moves(ask):
    told = ask("armada", "move", piece="S", speed=2, to=[700, 500])
    assert (told["mm"], told["legal"], told["rules"]) == (near(100), True, [])
    assert ask("armada", "move", piece="S", speed=1, to=[700, 500])["rules"] == ["ARM-MOVE-SQUAD.2"]
    assert ask("armada", "move", piece="S", speed=3, to=[600, 520])["rules"] == ["ARM-MOVE-SQUAD.3"]


def test_armada_places(ask):
    told = ask("armada", "place", piece="A", pose=[600, 80, 0], region="deployment bottom")
    assert told == {"id": told["id"], "ok": True, "inside": True, "overlaps": [], "legal": True, "rules": []}
    for region in ("play area", "setup area", "deployment top", [[0, 0], [900, 0], [900, 400], [0, 400]]):
        answer = ask("armada", "place", piece="A", pose=[300, 200, 0], region=region)
        assert answer["inside"] is (region not in ("setup area", "deployment top"))
        assert answer["legal"] is answer["inside"]
    assert ask("armada", "place", piece="A", pose=[640, 400, 0])["overlaps"] == ["S", "rock"]


def test_armada_squadrons_moved_aside(ask):
    told = ask("armada", "displaced", by="A", piece="S", pose=[620, 368.1, 0])
    assert (told["legal"], told["rules"]) == (True, [])
    assert len(told["candidates"]) > 10
    for x, y, _ in told["candidates"]:
        beside = math.hypot(max(abs(x - 600) - 31.5, 0), max(abs(y - 300) - 51, 0))
        assert beside > 17.1 - CLOSE_ENOUGH
    assert ask("armada", "displaced", by="A", piece="S", pose=[620, 372, 0])["rules"] == ["ARM-OVERLAP.2"]


def test_xwing_range(ask):
    told = ask("xwing", "distance", from_="A", to="B")
    assert told["mm"] == near(160)
    assert [point[1] for point in told["points"]] == near([320, 480])
    assert told["range"] == 2
    assert ask("xwing", "distance", from_="A", to="rock")["mm"] == near(75)
    assert ask("xwing", "distance", from_="H", to="R")["range"] == 5
    far = ask("xwing", "distance", from_="L", to="core")
    assert far["range"] is None


def test_xwing_arcs(ask):
    told = ask("xwing", "arc", of="A")
    assert set(told["zones"]) == {"front", "rear", "left", "right", "bullseye", "full-front", "full-rear"}
    assert told["zones"]["bullseye"] == ["B"]
    assert told["zones"]["right"] == ["L"]
    assert told["zones"]["rear"] == []
    turned = ask("xwing", "arc", at=[400, 300, 90], base="small")
    assert "L" in turned["zones"]["bullseye"]


def test_xwing_attacks(ask):
    told = ask("xwing", "attack", from_="A", arc="front", to="B")
    assert (told["in_arc"], told["range"], told["legal"], told["rules"]) == (True, 2, True, [])
    assert told["mm"] == told["sight_mm"] == near(160)
    assert told["sight"] is True
    assert (told["range_crosses"], told["sight_crosses"]) == ([], [])
    # The rock is wider than both bases, so that no line passes it.
    assert told["obstructed_by"] == ["rock"]
    assert math.dist(*told["range_line"]) == near(160)
    assert told["sight_line"] == told["range_line"]
    behind = ask("xwing", "attack", from_="A", arc="rear", to="B")
    assert (behind["in_arc"], behind["mm"], behind["range"]) == (False, None, None)
    assert (behind["legal"], behind["rules"]) == (False, ["XW-ARC-09"])


HALF = math.sqrt(0.5)
MANEUVERS = [
    ("A", 3, "straight", 0, (0, 160, 0)),
    ("A", 2, "bank-right", 0, (130 * (1 - HALF) + 20 * HALF, 20 + 130 * HALF + 20 * HALF, 45)),
    ("A", 1, "turn-left", 0, (-55, 55, -90)),
    ("A", 4, "koiogran", 0, (0, 200, 180)),
    ("A", 3, "segnor-left", 0, (-(180 * (1 - HALF) + 20 * HALF), 20 + 180 * HALF + 20 * HALF, 135)),
    ("A", 2, "tallon-left", 10, (-82.5, 82.5 - 10, 180)),
    ("A", 2, "tallon-left", -10, (-82.5, 82.5 + 10, 180)),
    ("A", 0, "stationary", 0, (0, 0, 0)),
    ("L", 1, "reverse-straight", 0, (0, -120, 0)),
    ("A", 1, "reverse-bank-left", 0, (-(80 * (1 - HALF) + 20 * HALF), -(20 + 80 * HALF + 20 * HALF), 45)),
    ("A", 2, "sideslip-bank-left", 0, (126.066, 52.218, -45)),
    ("A", 1, "sideslip-turn-right", 0, (-55, 55, 90)),
    ("H", 2, "bank-right", 0, (27.979, 98.690, 45)),
    ("H", 3, "straight", 0, (0, 120, 0)),
]


@pytest.mark.parametrize(("piece", "speed", "bearing", "offset", "by"), MANEUVERS)
def test_xwing_maneuvers(ask, piece, speed, bearing, offset, by):
    told = ask("xwing", "maneuver", piece=piece, speed=speed, bearing=bearing, offset=offset)
    x, y, heading = XWING["pieces"][piece]["pose"]
    turn = math.radians(heading)
    right, ahead, degrees = by
    expected = [
        x + right * math.cos(turn) + ahead * math.sin(turn),
        y - right * math.sin(turn) + ahead * math.cos(turn),
        (heading + degrees) % 360,
    ]
    assert told["pose"] == near(expected)
    assert set(told) >= {"template", "overlaps", "resolved", "through", "off_table"}
    assert set(told["resolved"]) >= {"pose", "partial", "touching"}
    assert told["off_table"] is False
    if bearing == "stationary" or piece == "H":
        assert told["template"] is None
    else:
        assert len(told["template"]) >= 4


def test_xwing_partial_execution(ask):
    table = {
        **XWING,
        "pieces": {**XWING["pieces"], "B": {"base": "small", "pose": [400, 480, 0], "side": "second"}},
    }
    told = ask("xwing", "maneuver", table, piece="A", speed=3, bearing="straight")
    assert told["pose"] == near([400, 460, 0])
    assert told["overlaps"] == ["B"]
    # Guides meet guides, each 1.6 mm out of its base.
    assert told["resolved"]["pose"] == near([400, 480 - 40 - 3.2, 0])
    assert (told["resolved"]["partial"], told["resolved"]["touching"]) == (True, ["B"])
    assert told["through"] == ["rock"]
    corners = {(round(x, 2), round(y, 2)) for x, y in told["template"]}
    assert corners == {(390, 320), (410, 320), (410, 440), (390, 440)}


@pytest.mark.parametrize(
    ("piece", "query", "by"),
    [
        ("A", {"action": "barrel-roll", "side": "left", "offset": 10}, (-80, 10, 0)),
        ("L", {"action": "barrel-roll", "side": "right", "offset": -20}, (100, -20, 0)),
        ("L", {"action": "boost", "template": "1-bank-left"}, (-51.716, 124.853, -45)),
        ("A", {"action": "decloak-roll", "side": "right"}, (120, 0, 0)),
        ("L", {"action": "decloak-boost"}, (0, 120, 0)),
        ("A", {"action": "slam", "template": "2-turn-right"}, (82.5, 82.5, 90)),
    ],
)
def test_xwing_repositions(ask, piece, query, by):
    told = ask("xwing", "reposition", piece=piece, **query)
    x, y, heading = XWING["pieces"][piece]["pose"]
    turn = math.radians(heading)
    right, ahead, degrees = by
    expected = [
        x + right * math.cos(turn) + ahead * math.sin(turn),
        y - right * math.sin(turn) + ahead * math.cos(turn),
        (heading + degrees) % 360,
    ]
    assert told["pose"] == near(expected)
    assert (told["legal"], told["rules"]) == (True, [])
    assert set(told) >= {"template", "overlaps", "resolved", "through", "off_table"}


def test_xwing_repositions_that_fail(ask):
    told = ask("xwing", "reposition", piece="A", action="decloak-boost", template="2-straight")
    assert (told["legal"], told["rules"]) == (False, ["XW-POS-10"])
    assert told["through"] == ["rock"]
    assert told["resolved"]["pose"] == [400, 300, 0]


def test_xwing_formations(ask):
    places = ["left-flank", "right-flank", "rear-support", "left-support", "right-support"]
    told = ask("xwing", "formation", leader="A", places=places)
    assert [told["poses"][place] for place in places] == [
        near(pose) for pose in ([340, 300, 0], [460, 300, 0], [400, 240, 0], [340, 240, 0], [460, 240, 0])
    ]
    assert told["overlaps"] == {}


def test_xwing_places(ask):
    for region in ("play area", "setup area", "deployment bottom"):
        told = ask("xwing", "place", piece="A", pose=[400, 50, 0], region=region)
        assert told == {
            "id": told["id"],
            "ok": True,
            "inside": True,
            "overlaps": [],
            "legal": True,
            "rules": [],
        }
    outside = ask("xwing", "place", piece="A", pose=[400, 50, 0], region="deployment top")
    assert (outside["inside"], outside["rules"]) == (False, ["XW-CORE-23"])
    own = ask(
        "xwing", "place", piece="A", pose=[400, 480, 0], region=[[0, 0], [914, 0], [914, 914], [0, 914]]
    )
    assert (own["inside"], own["overlaps"], own["rules"]) == (True, ["B"], ["XW-MOV-28"])


def test_xwing_ships_set_down_behind_a_huge_one(ask):
    told = ask("xwing", "displaced", by="H", piece="A", pose=[280, 440, 30])
    assert (told["legal"], told["rules"]) == (True, [])
    assert told["candidates"][0] == near([280, 440, 30])
    ahead = ask("xwing", "displaced", by="H", piece="A", pose=[280, 560, 0])
    assert (ahead["legal"], ahead["rules"]) == (False, ["XW-HUGE-43"])


BAD_TABLES = [
    ("armada", {"pieces": {"A": {"ship": "death star", "pose": [0, 0, 0]}}}, "pieces.A.ship"),
    ("armada", {"pieces": {"A": {"ship": "victory", "pose": [0, 0]}}}, "pieces.A.pose"),
    ("armada", {"pieces": {"A": {"ship": "victory", "pose": [0, 1e300, 0]}}}, "pieces.A.pose[1]"),
    ("xwing", {"pieces": {"A": {"base": "tiny", "pose": [0, 0, 0]}}}, "pieces.A.base"),
    ("xwing", {"pieces": {}, "area": [0, 10]}, "area[0]"),
    *(
        (
            game,
            {"obstacles": {"o": {"kind": "debris", "pose": [0, 0, 0], "outline": corners}}},
            "obstacles.o.outline",
        )
        for game in ("armada", "xwing")
        for corners in ([[0, 0], [9, 9], [9, 0], [0, 9]], [[i, i * i] for i in range(201)], [[0, 0], [1, 1]])
    ),
]


@pytest.mark.parametrize(("game", "table", "field"), BAD_TABLES)
def test_a_table_that_cannot_be_is_refused_with_its_field(wire, game, table, field):
    error = wire.refused(
        "measure", game=game, table=table, query={"kind": "distance", "from": "A", "to": "A"}
    )
    assert (error["code"], error["field"]) == ("bad-input", field)
    assert error["message"]


BAD_QUERIES = [
    ("armada", {"kind": "maneuver", "piece": "A", "speed": 5}, "query.speed", "ARM-SPEED.4"),
    (
        "armada",
        {"kind": "maneuver", "piece": "A", "speed": 2, "clicks": [1, 0]},
        "query.clicks[0]",
        "ARM-YAW.1",
    ),
    ("armada", {"kind": "maneuver", "piece": "L", "speed": 1, "clicks": [3]}, "query.clicks[0]", "ARM-YAW.1"),
    ("armada", {"kind": "maneuver", "piece": "S", "speed": 1}, "query.piece", "ARM-MOVE-SQUAD.1"),
    (
        "armada",
        {"kind": "attack", "from": "A", "zone": "left_aux", "to": "S"},
        "query.zone",
        "ARM-HULLZONE.2",
    ),
    ("armada", {"kind": "move", "piece": "S", "speed": 6, "to": [0, 0]}, "query.speed", "ARM-RANGE.1"),
    ("armada", {"kind": "distance", "from": "A", "to": "Z"}, "query.to", None),
    ("armada", {"kind": "formation"}, "query.kind", None),
    (
        "xwing",
        {"kind": "maneuver", "piece": "A", "speed": 4, "bearing": "turn-left"},
        "query.speed",
        "XW-MOV-08",
    ),
    (
        "xwing",
        {"kind": "maneuver", "piece": "A", "speed": 9, "bearing": "straight"},
        "query.speed",
        "XW-MOV-06",
    ),
    (
        "xwing",
        {"kind": "maneuver", "piece": "A", "speed": 2, "bearing": "tallon-left", "offset": 3},
        "query.offset",
        "XW-MOV-12",
    ),
    (
        "xwing",
        {"kind": "reposition", "piece": "A", "action": "boost", "template": "2-straight"},
        "query.template",
        "XW-POS-09",
    ),
    ("xwing", {"kind": "formation", "leader": "L", "places": []}, "query.leader", "XW-WING-01"),
    ("xwing", {"kind": "displaced", "by": "L", "piece": "A", "pose": [0, 0, 0]}, "query.by", "XW-HUGE-42"),
    ("xwing", {"kind": "move", "piece": "A"}, "query.kind", None),
]


@pytest.mark.parametrize(("game", "query", "field", "rule"), BAD_QUERIES)
def test_a_question_that_cannot_be_is_refused_with_its_field_and_rule(wire, game, query, field, rule):
    error = wire.refused("measure", game=game, table=TABLES[game], query=query)
    assert (error["code"], error["field"], error.get("rule")) == ("bad-input", field, rule)


def test_every_kind_of_question_on_the_page_is_known(wire):
    page = (Path(__file__).parents[2] / "docs" / "measure-queries.md").read_text("utf-8")
    kinds = set(re.findall(r"(?m)^\| `(\w+)` \|", page)) - {"kind"}
    assert len(kinds) == 13
    for kind in kinds:
        tried = [
            wire.refused("measure", game=game, table=table, query={"kind": kind})["field"]
            for game, table in TABLES.items()
        ]
        assert any(field != "query.kind" for field in tried)


def test_the_pages_example_is_answered_as_it_is_printed(wire):
    page = (Path(__file__).parents[2] / "docs" / "measure-queries.md").read_text("utf-8")
    asked, answered = (json.loads(block) for block in re.findall(r"```json\n(.*?)```", page, re.DOTALL))
    assert wire.raw(json.dumps(asked).encode()) == answered
