"""The measuring table over HTTP: what can be put on it, questions to the plane, tables shared by link."""

from __future__ import annotations

import json
from random import Random

import httpx
import pytest

from holotable.games import armada, xwing
from holotable.plane.looks import ROLES
from server.conftest import running

GAMES = {"armada": armada, "xwing": xwing}
DUEL = {
    "pieces": {
        "Victory": {"ship": "victory", "pose": [700, 300, 0], "side": "first"},
        "CR90": {"ship": "cr90", "pose": [730, 480, 215], "side": "second"},
    },
    "obstacles": {"rock": {"shape": "asteroid_1", "pose": [715, 400, 15]}},
}
SHOT = {"kind": "attack", "from": "Victory", "zone": "front", "to": "CR90", "to_zone": "front"}
STRAIGHT = {"kind": "maneuver", "piece": "Red", "speed": 3, "bearing": "straight"}
BUMP = {
    "pieces": {
        "Red": {"ship": "t65xwing", "pose": [400, 300, 0], "side": "first"},
        "TIE": {"ship": "tielnfighter", "pose": [400, 470, 180], "side": "second"},
    }
}


@pytest.fixture
def anyio_backend():
    return "asyncio"


@pytest.fixture(autouse=True)
def everybody_goes_home():
    """Nobody comes over a socket here."""


@pytest.fixture(scope="module")
def http(tmp_path_factory):
    with (
        running(tmp_path_factory.mktemp("tables") / "tables.db") as base,
        httpx.Client(base_url=base, timeout=20) as client,
    ):
        yield client


def measure(http, game, table, query, lang="en"):
    return http.post(f"/api/measuring/{game}", json={"table": table, "query": query, "lang": lang})


def refusal(answer, status=422):
    assert answer.status_code == status, answer.text
    assert answer.headers["content-type"] == "application/problem+json"
    return answer.json()


@pytest.mark.parametrize("game", GAMES)
def test_everything_in_the_catalogue_can_be_put_on_a_table_and_is_drawn(http, game):
    catalogue = http.get(f"/api/measuring/{game}").json()

    pieces = {}
    obstacles = {}
    for number, kind in enumerate(catalogue["kinds"]):
        there = obstacles if kind["field"] == "shape" else pieces
        there[str(number)] = {kind["field"]: kind["id"], "pose": [100, 100, 0]}
        drawn = catalogue["drawings"][kind["drawing"]]
        assert {item["role"] for item in drawn} <= set(ROLES)
        assert "d" in drawn[0]
        assert kind["group"] in catalogue["groups"]
        assert all(kind["name"].values())
    assert GAMES[game].Table.from_document({"pieces": pieces, "obstacles": obstacles})


@pytest.mark.parametrize("game", GAMES)
def test_the_catalogue_has_words_for_all_that_it_names(http, game):
    catalogue = http.get(f"/api/measuring/{game}").json()

    named = [catalogue[part] for part in ("groups", "regions", "rules", "marks") if part in catalogue]
    spoken = [words for part in named for words in part.values()]
    spoken += [kind["name"] for kind in catalogue["kinds"] if kind["field"] != "ship"]
    for words in spoken:
        assert words["de"]
        assert words["en"]
        assert not words["de"].startswith(("group-", "region-", "rule-", "base-", "shape-", "mark-"))


def test_every_ship_can_fly_what_the_catalogue_says(http):
    catalogue = http.get("/api/measuring/xwing").json()
    ships = [kind for kind in catalogue["kinds"] if "dial" in kind]
    assert len(ships) > 80
    for kind in ships:
        table = xwing.Table.from_document({"pieces": {"A": {"ship": kind["id"], "pose": [457, 457, 0]}}})
        for speed, bearings in kind["dial"].items():
            for bearing in bearings:
                assert table.maneuver("A", int(speed), bearing).pose is not None


def test_an_answer_says_what_was_measured_why_and_what_to_draw(http):
    answer = measure(http, "armada", DUEL, SHOT)

    assert answer.status_code == 200, answer.text
    told = answer.json()
    assert told["answer"] == armada.measure(DUEL, SHOT)
    assert told["title"] == "Victory (front) attacks CR90 (front)"
    assert any("rock" in reason["text"] for reason in told["reasons"])
    roles = [item["role"] for item in told["items"]]
    assert {"chosen", "range", "sight"} <= set(roles)
    assert "first" not in roles, "what stands on the table is drawn by whoever shows it"


def test_the_reasons_come_in_the_readers_language_and_name_their_rules(http):
    friends = {**DUEL, "pieces": {n: {**p, "side": "first"} for n, p in DUEL["pieces"].items()}}

    german = measure(http, "armada", friends, SHOT, "de").json()["reasons"]
    english = measure(http, "armada", friends, SHOT, "en").json()["reasons"]

    assert [reason["rule"] for reason in german if reason["rule"]] == ["ARM-ATTACK.22"]
    assert [reason["rule"] for reason in english if reason["rule"]] == ["ARM-ATTACK.22"]
    assert all(one["text"] != other["text"] for one, other in zip(german, english, strict=True))


def test_every_rule_that_an_answer_names_can_be_read(http):
    for game in GAMES:
        rules = http.get(f"/api/measuring/{game}/rules").json()
        assert len(rules) > 20
        assert all(rule["text"]["de"] != rule["text"]["en"] for rule in rules)
    assert "ARM-ATTACK.22" in {rule["id"] for rule in http.get("/api/measuring/armada/rules").json()}


def test_a_maneuver_of_x_wing_tells_where_the_ship_really_ends(http):
    told = measure(http, "xwing", BUMP, STRAIGHT).json()

    assert told["answer"]["resolved"]["partial"] is True
    assert told["answer"]["resolved"]["touching"] == ["TIE"]
    assert any(item["role"] == "template" for item in told["items"])
    assert [item["dashed"] for item in told["items"] if item["role"] == "good" and "d" in item] == [True]


def test_without_a_question_a_table_is_only_read(http):
    assert measure(http, "armada", DUEL, None).json()["answer"] is None
    assert refusal(measure(http, "armada", {"pieces": {"A": {"ship": "victory"}}}, None))["field"]


@pytest.mark.parametrize(
    ("table", "query", "field"),
    [
        ({"pieces": {"A": {"ship": "nothing", "pose": [0, 0, 0]}}}, SHOT, "pieces.A.ship"),
        ({"pieces": {"A": {"ship": "victory", "pose": [0, 0]}}}, SHOT, "pieces.A.pose"),
        ({"pieces": {"A": {"ship": "victory", "pose": [0, 1e300, 0]}}}, SHOT, "pieces.A.pose[1]"),
        ({"pieces": []}, SHOT, "pieces"),
        ([], SHOT, "table"),
        (None, SHOT, "table"),
        (DUEL, {"kind": "attack"}, "query.from"),
        (DUEL, {"kind": "teleport"}, "query.kind"),
        (DUEL, {**SHOT, "zone": "bow"}, "query.zone"),
        (DUEL, {**SHOT, "to": "nobody"}, "query.to"),
        (DUEL, [], "query"),
        (DUEL, {"kind": "maneuver", "piece": "CR90", "speed": 3, "clicks": [2, 2, 2]}, "query.clicks[0]"),
    ],
)
def test_what_cannot_be_is_one_refusal_with_its_field(http, table, query, field):
    assert refusal(measure(http, "armada", table, query))["field"] == field


def test_a_table_has_at_most_two_hundred_pieces(http):
    crowd = {str(n): {"base": "squadron", "pose": [n, n, 0]} for n in range(201)}
    assert refusal(measure(http, "armada", {"pieces": crowd}, None))["field"] == "pieces"


def test_a_table_is_not_longer_than_it_may_be(http):
    long = {"pieces": {"A" * 64_000: {"base": "squadron", "pose": [0, 0, 0]}}}
    assert refusal(measure(http, "armada", long, None), 413)["code"] == "too-large"
    answer = http.post("/api/measuring/armada/tables", json={"table": long})
    assert refusal(answer, 413)["words"]["args"] == {"most": 64_000}


def test_a_game_that_is_not_measured_has_no_table(http):
    assert refusal(http.get("/api/measuring/starfighter"), 404)["words"]["key"] == "http-not-measured"
    assert refusal(measure(http, "chess", DUEL, SHOT), 404)
    assert refusal(http.get("/api/measuring/chess/rules"), 404)
    assert refusal(http.post("/api/measuring/chess/tables", json={"table": DUEL}), 404)


@pytest.mark.parametrize(
    "body",
    [b"", b"{", b"[1]", b'{"table": {}, "lang": "fr"}', b'"\\ud800"', b"[" * 5000, b"\xff\xfe", b"{}"],
)
def test_a_body_that_is_no_question_is_refused(http, body):
    refusal(http.post("/api/measuring/xwing", content=body))


def test_a_table_is_shared_by_a_link_that_stays_the_same(http):
    body = {"table": DUEL, "query": SHOT}
    one = http.post("/api/measuring/armada/tables", json=body)
    two = http.post("/api/measuring/armada/tables", json=body)
    other = http.post("/api/measuring/armada/tables", json={"table": DUEL})

    assert one.status_code == 201
    assert one.json() == two.json()
    assert one.json() != other.json()
    kept = http.get(f"/api/measuring/tables/{one.json()['id']}").json()
    assert kept == {"game": "armada", **body}


def test_a_table_that_cannot_be_is_not_kept(http):
    answer = http.post("/api/measuring/xwing/tables", json={"table": DUEL})
    assert refusal(answer)["field"] == "pieces.Victory.ship"


@pytest.mark.parametrize("name", ["none", "0" * 24, "%00", "x" * 3000])
def test_a_link_that_nobody_made_leads_nowhere(http, name):
    assert http.get(f"/api/measuring/tables/{name}").status_code == 404


def test_the_catalogue_is_packed_for_whoever_can_unpack_it(http):
    plain = http.get("/api/measuring/armada", headers={"accept-encoding": "identity"})
    packed = http.get("/api/measuring/armada", headers={"accept-encoding": "gzip"})

    assert "content-encoding" not in plain.headers
    assert packed.headers["content-encoding"] == "gzip"
    assert plain.json() == packed.json()
    assert json.dumps(plain.json())


ODD = [
    None,
    True,
    [],
    {},
    "",
    "x" * 300,
    -1,
    0,
    1e308,
    -1e308,
    2**70,
    0.5,
    [[]],
    {"a": []},
    "\u202e",
    "front",
    [0] * 9,
]
QUERIES = {
    "armada": [SHOT, {"kind": "maneuver", "piece": "CR90", "speed": 2, "clicks": [0, 1], "side": "port"}],
    "xwing": [STRAIGHT, {"kind": "reposition", "piece": "Red", "action": "boost", "template": "1-straight"}],
}


def spoiled(random, thing):
    """The same with something odd somewhere in it."""
    thing = json.loads(json.dumps(thing))
    at = thing
    while True:
        keys = list(at) if isinstance(at, dict) else range(len(at))
        key = random.choice(list(keys))
        if not isinstance(at[key], dict | list) or not at[key] or random.random() < 0.3:
            break
        at = at[key]
    if isinstance(at, dict) and random.random() < 0.3:
        del at[key]
    else:
        at[key] = random.choice(ODD)
    return thing


@pytest.mark.parametrize("game", GAMES)
def test_whatever_is_asked_is_answered_or_refused(http, game):
    random = Random(4)
    refused = 0
    for _ in range(60):
        asked = {"table": DUEL if game == "armada" else BUMP, "query": random.choice(QUERIES[game])}
        for _ in range(random.randrange(1, 4)):
            asked = spoiled(random, asked)
        answer = http.post(f"/api/measuring/{game}", json={"table": None, **asked})
        assert answer.status_code in {200, 422}, (asked, answer.text)
        refused += answer.status_code == 422
    assert 20 < refused < 60
