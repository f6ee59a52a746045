"""Every operation of the protocol does what its page says, on a game that stresses all of them."""

import json

import pytest


@pytest.fixture
def match(wire):
    return wire.good("new", game="auction", setup={"seats": 3}, seed="conformance")["match"]


def bid(wire, match, seat, value):
    owed = wire.good("pending", match=match)["decisions"]
    (mine,) = [one for one in owed if one["seat"] == seat]
    return wire.good("choose", match=match, decision=mine["id"], value=value)


def play_to_the_end(wire, match):
    while True:
        told = wire.good("pending", match=match)
        if told["over"] is not None:
            return told["over"]
        owed = told["decisions"][0]
        answer = {"value": owed["min"]} if owed["kind"] == "number" else {"option": owed["options"][0]["id"]}
        wire.good("choose", match=match, decision=owed["id"], **answer)


def test_hello_names_the_protocol_and_each_game_with_its_schemas(wire):
    told = wire.good("hello")
    assert told["protocol"] == 1
    assert told["name"] == "holotable"
    assert set(told["games"]["auction"]) >= {"setup", "position", "view", "events"}
    assert "seats" in json.dumps(told["games"]["auction"]["setup"])


def test_a_match_is_played_to_its_end_and_says_who_won_by_which_rule(wire, match):
    over = play_to_the_end(wire, match)
    assert sorted(seat for place in over["places"] for seat in place) == ["a", "b", "c"]
    assert over["rule"] == "AU-3"


def test_all_seats_that_owe_are_told_each_with_an_id_of_its_own(wire, match):
    owed = wire.good("pending", match=match)["decisions"]
    assert [one["seat"] for one in owed] == ["a", "b", "c"]
    assert len({one["id"] for one in owed}) == 3
    assert owed[0]["kind"] == "number"
    assert (owed[0]["min"], owed[0]["max"]) == (0, 10)
    assert set(owed[0]["prompt"]) == {"key", "args", "de", "en"}


def test_options_say_what_they_are_about(wire, match):
    for seat in "abc":
        bid(wire, match, seat, 1)
    (owed,) = wire.good("pending", match=match)["decisions"]
    assert owed["kind"] == "choose"
    for option in owed["options"]:
        assert option["on"] == [f"thing:{option['id']}"]
        assert set(option) == {"id", "de", "en", "on"}


def test_choosing_tells_the_events_that_followed(wire, match):
    bid(wire, match, "a", 3)
    bid(wire, match, "c", 2)
    told = bid(wire, match, "b", 1)
    assert [event["type"] for event in told["events"]] == ["Revealed"]
    assert told["events"][0]["bids"] == [3, 1, 2]
    assert told["over"] is None


def test_a_decision_that_is_not_owed_is_refused(wire, match):
    owed = wire.good("pending", match=match)["decisions"][0]
    wire.good("choose", match=match, decision=owed["id"], value=1)
    error = wire.refused("choose", match=match, decision=owed["id"], value=1)
    assert error["code"] == "not-owed"


def test_an_illegal_answer_names_the_rule_and_changes_nothing(wire, match):
    before = wire.good("digest", match=match)["digest"]
    owed = wire.good("pending", match=match)["decisions"][0]
    error = wire.refused("choose", match=match, decision=owed["id"], value=11)
    assert (error["code"], error["rule"]) == ("illegal", "AU-1")
    assert wire.good("digest", match=match)["digest"] == before


@pytest.mark.parametrize(
    "answer", [{"option": "3"}, {}, {"value": "3"}, {"value": 1.5}, {"value": None}, {"value": True}]
)
def test_an_answer_of_the_wrong_kind_is_refused_and_names_the_field(wire, match, answer):
    owed = wire.good("pending", match=match)["decisions"][0]
    error = wire.refused("choose", match=match, decision=owed["id"], **answer)
    assert (error["code"], error["field"]) == ("bad-input", "value")


def test_a_seat_that_resigns_is_gone_and_the_others_play_on(wire, match):
    told = wire.good("resign", match=match, seat="b")
    assert told["over"] is None
    assert [one["seat"] for one in wire.good("pending", match=match)["decisions"]] == ["a", "c"]
    assert wire.good("resign", match=match, seat="a")["over"]["places"] == [["c"], ["a", "b"]]


def test_asking_tells_whether_and_why_not(wire, match):
    assert wire.good("ask", match=match, seat="a", about="3")["legal"]
    told = wire.good("ask", match=match, seat="a", about="30")
    assert not told["legal"]
    assert told["rules"] == ["AU-1"]
    assert "10" in told["en"]
    assert "10" in told["de"]
    assert wire.refused("ask", match=match, seat="a", about="three")["code"] == "bad-input"


def test_scripted_chance_is_what_chance_answers(wire):
    match = wire.good("new", game="auction", setup={"seats": 2}, seed="x")["match"]
    wire.good("chance", match=match, answers=[{"roll": [6, 1]}])
    bid(wire, match, "a", 0)
    bid(wire, match, "b", 0)
    assert "~ roll 6 1" in wire.good("record", match=match)["record"]


@pytest.mark.parametrize("answer", [{"roll": [7, 1]}, {"roll": [1]}, {"draw": ["t1", "t2"]}, {"roll": "6"}])
def test_scripted_chance_that_does_not_fit_is_an_error_when_it_is_due_and_changes_nothing(wire, answer):
    match = wire.good("new", game="auction", setup={"seats": 2}, seed="x")["match"]
    wire.good("chance", match=match, answers=[answer])
    bid(wire, match, "a", 0)
    before = wire.good("digest", match=match)["digest"]
    owed = wire.good("pending", match=match)["decisions"]
    error = wire.refused("choose", match=match, decision=owed[0]["id"], value=0)
    assert error["code"] == "bad-input"
    assert wire.good("digest", match=match)["digest"] == before
    assert wire.good("pending", match=match)["decisions"] == owed


def test_a_view_shows_what_the_seats_know_together_and_nothing_else(wire, match):
    bid(wire, match, "a", 4)
    bid(wire, match, "b", 5)
    assert wire.good("view", match=match, seat="a")["view"]["bids"] == [4, None, None]
    assert wire.good("view", match=match, seat=None)["view"]["bids"] == [None, None, None]
    assert wire.good("view", match=match, seats=["a", "b"])["view"]["bids"] == [4, 5, None]
    assert wire.good("state", match=match)["state"]["lots"] == 3


def test_a_position_loads_to_the_same_state_in_the_middle_of_secret_answers_too(wire, match):
    bid(wire, match, "b", 5)
    position = wire.good("position", match=match)["position"]
    loaded = wire.good("load", position=position)["match"]
    assert wire.good("digest", match=loaded)["digest"] == wire.good("digest", match=match)["digest"]
    assert [one["seat"] for one in wire.good("pending", match=loaded)["decisions"]] == ["a", "c"]


def test_a_record_replays_to_the_same_digest(wire, match):
    play_to_the_end(wire, match)
    record = wire.good("record", match=match)["record"]
    again = wire.good("replay", record=record)
    assert again["digest"] == wire.good("digest", match=match)["digest"]
    assert wire.good("record", match=again["match"])["record"] == record


def test_undo_goes_back_one_choice_exactly(wire, match):
    digests = [wire.good("digest", match=match)["digest"]]
    for seat, value in (("a", 1), ("b", 2), ("c", 3)):
        bid(wire, match, seat, value)
        digests.append(wire.good("digest", match=match)["digest"])
    while len(digests) > 1:
        digests.pop()
        wire.good("undo", match=match)
        assert wire.good("digest", match=match)["digest"] == digests[-1]
    assert wire.refused("undo", match=match)["code"] == "not-owed"


def test_a_fork_goes_its_own_way(wire, match):
    fork = wire.good("fork", match=match)["match"]
    before = wire.good("digest", match=match)["digest"]
    play_to_the_end(wire, fork)
    assert wire.good("digest", match=match)["digest"] == before


def test_the_same_seed_plays_the_same_game(wire):
    records = []
    for _ in range(2):
        match = wire.good("new", game="auction", seed=7)["match"]
        play_to_the_end(wire, match)
        records.append(wire.good("record", match=match)["record"])
    assert records[0] == records[1]


def test_without_a_seed_chance_is_nobodys_to_know(wire):
    records = set()
    for _ in range(3):
        match = wire.good("new", game="auction")["match"]
        records.add(wire.good("record", match=match)["record"].split("\n\n", 1)[1])
    assert len(records) > 1


@pytest.mark.parametrize(
    "line",
    [
        b"",
        b"{",
        b"[]",
        b"null",
        b"7",
        b'"hello"',
        b"{}",
        b'{"op": 5}',
        b'{"op": "fly"}',
        b"\xff\xfe",
        b"[" * 5000,
        b'{"op":"new"}',
    ],
)
def test_a_malformed_line_gets_an_error_without_an_id_and_the_engine_goes_on(wire, line):
    told = wire.raw(line)
    assert told["id"] is None
    assert not told["ok"]
    assert told["error"]["message"].endswith(".")
    assert wire.good("hello")


@pytest.mark.parametrize(
    ("op", "fields", "field"),
    [
        ("new", {"game": "chess"}, "game"),
        ("new", {"game": "auction", "setup": {"seats": "many"}}, "setup"),
        ("new", {"game": "auction", "setup": {"seats": 1}}, "seats"),
        ("new", {"game": "auction", "setup": {"colour": "red"}}, "setup"),
        ("view", {"match": "m99"}, "match"),
        ("load", {"position": 5}, "game"),
        ("load", {"position": {"game": "auction"}}, None),
        ("replay", {"record": "nonsense"}, "line 1"),
        ("odds", {"query": {}}, "game"),
        ("measure", {"query": {}, "game": "auction"}, "game"),
    ],
)
def test_what_cannot_be_is_refused_with_the_field(wire, op, fields, field):
    error = wire.refused(op, **fields)
    assert error["code"] == "bad-input"
    if field is not None:
        assert error["field"] == field


def test_an_unknown_field_of_a_newer_program_is_left_alone(wire):
    assert wire.good("new", game="auction", colour="red")["match"]


def test_a_bot_suggests_a_legal_choice_and_says_why(wire, match):
    told = wire.good("suggest", match=match, seat="b", level="pilot")
    owed = {one["id"]: one for one in wire.good("pending", match=match)["decisions"]}
    assert owed[told["decision"]]["seat"] == "b"
    assert told["why"]
    assert all(set(reason) == {"de", "en"} for reason in told["why"])
    wire.good("choose", match=match, decision=told["decision"], value=told["choice"])


def test_a_suggestion_within_iterations_needs_a_bot_and_a_budget_that_can_be(wire, match):
    assert wire.good("suggest", match=match, seat="a", level="search", iterations=3)["choice"] is not None
    assert wire.refused("suggest", match=match, seat="a", level="god")["field"] == "bot"
    assert wire.refused("suggest", match=match, seat="a", iterations=0)["field"] == "iterations"
    bid(wire, match, "a", 1)
    assert wire.refused("suggest", match=match, seat="a", level="pilot")["code"] == "not-owed"


def test_undo_takes_back_a_resignation_alone(wire, match):
    bid(wire, match, "a", 4)
    before = wire.good("digest", match=match)["digest"]
    wire.good("resign", match=match, seat="b")
    wire.good("undo", match=match)
    assert wire.good("digest", match=match)["digest"] == before
    assert [one["seat"] for one in wire.good("pending", match=match)["decisions"]] == ["b", "c"]
    wire.good("resign", match=match, seat="b")
    assert wire.good("resign", match=match, seat="c")["over"]
    wire.good("undo", match=match)
    assert wire.good("pending", match=match)["over"] is None


def test_a_blank_line_is_answered_like_any_other_that_is_no_request(wire):
    for line in (b"\n", b"   \n"):
        told = wire.raw(line)
        assert (told["id"], told["ok"]) == (None, False)
