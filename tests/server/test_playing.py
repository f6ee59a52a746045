"""Matches over real sockets, as browsers play them."""

from __future__ import annotations

import asyncio
import json
from random import Random

import pytest

from server.people import duel, person, play_on

pytestmark = pytest.mark.anyio


async def test_two_people_play_a_whole_game_and_its_record_verifies(server):
    anna, ben = await duel(server, setup={"mode": "training"})
    await asyncio.gather(anna.play(Random(1)), ben.play(Random(2)))
    assert anna.table["ended"]["places"] == ben.table["ended"]["places"]
    record = (await anna.ask("GET", f"/api/matches/{anna.match}/record"))["text"]
    verdicts = {
        one["check"]: one["verdict"] for one in await anna.ask("POST", "/api/verify", {"text": record})
    }
    assert verdicts == {
        "rules": "holds",
        "choices": "holds",
        "promise": "holds",
        "chance": "holds",
        "result": "holds",
    }
    replay = await ben.ask("GET", f"/api/matches/{anna.match}/replay")
    assert replay["frames"][-1]["view"] == anna.table["view"]


async def test_a_seat_sees_its_own_hand_and_nobody_elses(server):
    anna, ben = await duel(
        server, setup={"mode": "training", "cruisers": {"first": "ares", "second": "athena"}}
    )
    mine, theirs = await anna.see(lambda t: t["view"]), await ben.see(lambda t: t["view"])
    assert len(mine["view"]["sides"]["first"]["hand"]) == 5
    assert mine["view"]["sides"]["second"]["hand"] is None
    assert theirs["view"]["sides"]["first"]["hand"] is None
    hand = mine["view"]["sides"]["first"]["hand"]
    assert not any(card in json.dumps(theirs) for card in hand)


async def test_the_decision_goes_to_the_seat_that_owes_it_and_to_nobody_else(server):
    anna, ben = await duel(server)
    watcher = await (await person(server, "Wim")).come(anna.match)
    await asyncio.gather(
        anna.see(lambda t: t["owing"]), ben.see(lambda t: t["owing"]), watcher.see(lambda t: t["owing"])
    )
    (owing,) = anna.table["owing"]
    assert ben.table["owing"] == watcher.table["owing"] == [owing]
    for one, seat in ((anna, "first"), (ben, "second"), (watcher, None)):
        assert (one.table["decision"] is not None) == (seat == owing)
        assert one.table["seat"] == seat


async def test_a_choice_that_is_sent_twice_is_made_once(server):
    anna, ben = await duel(server)
    chooser = anna if (await anna.see(lambda t: t["owing"]))["owing"] == ["first"] else ben
    await chooser.my_turn()
    decision, option = chooser.table["decision"]["id"], chooser.options()[0]
    for _ in range(2):
        await chooser.send("choose", command="same", decision=decision, answer=option)
    first, second = await chooser.answer_to("same"), await chooser.answer_to("same")
    assert first == second
    assert first["type"] == "accepted"


async def test_a_choice_out_of_turn_and_one_that_is_not_offered_are_refused(server):
    anna, ben = await duel(server)
    owing = (await anna.see(lambda t: t["owing"]))["owing"]
    chooser, other = (anna, ben) if owing == ["first"] else (ben, anna)
    await chooser.my_turn()
    decision = chooser.table["decision"]["id"]
    assert (await other.command("choose", decision=decision, answer="ares"))["code"] == "not-owed"
    assert (await chooser.command("choose", decision="d99", answer="ares"))["code"] == "not-owed"
    assert (await chooser.command("choose", decision=decision, answer="death-star"))["type"] == "refused"
    assert (await chooser.command("choose", decision=decision, answer=7))["type"] == "refused"
    version = chooser.table["version"]
    assert (await chooser.command("choose", decision=decision, answer="ares"))["version"] == version + 1


async def test_whoever_comes_again_knows_everything_in_one_message(server):
    anna, ben = await duel(server, setup={"mode": "training"})
    await play_on(Random(5), 8, first=anna, second=ben)
    version = max(anna.table["version"], ben.table["version"])
    await anna.see(lambda t: t["version"] >= version)
    known, events = anna.table, list(anna.events)
    await anna.socket.close()
    anna.table, anna.events = None, []
    await anna.come(anna.match, anna.token)
    again = await anna.hear()
    assert again["type"] == "table"
    assert again["events_from"] == 0
    assert (again["view"], again["owing"], again["version"]) == (
        known["view"],
        known["owing"],
        known["version"],
    )
    assert anna.events == events


async def test_two_tabs_of_one_player_agree(server):
    anna, ben = await duel(server, setup={"mode": "training"})
    tab = await (await person(server, "tab")).come(anna.match, anna.token)
    await play_on(Random(1), 6, first=anna, second=ben)
    version = max(anna.table["version"], ben.table["version"])
    await asyncio.gather(*(one.see(lambda t: t["version"] >= version) for one in (anna, tab)))
    assert (anna.table["view"], anna.events) == (tab.table["view"], tab.events)


async def test_against_the_computer_a_game_goes_to_its_end(server):
    anna = await person(server, "Anna")
    seated = await anna.new_match(
        {"first": {"kind": "me"}, "second": {"kind": "bot", "level": "learner"}}, setup={"mode": "training"}
    )
    await anna.come(seated["match"], seated["tokens"]["first"])
    await anna.play(Random(3))
    assert anna.table["ended"]["rule"].startswith("SF-8")


async def test_a_takeback_is_free_until_something_was_learned_and_asked_for_then(server):
    anna, ben = await duel(server, setup={"mode": "training", "first_player": "first"})
    await anna.my_turn()
    await anna.choose("ares")
    await anna.see(lambda t: t["owing"] == ["second"])
    assert anna.table["may_take_back"] == "free"
    assert (await anna.command("propose", kind="takeback"))["type"] == "accepted"
    await anna.my_turn()
    await anna.choose("ares")
    await ben.my_turn()
    await ben.choose("athena")
    await anna.see(lambda t: t["version"] >= ben.table["version"] and t["view"]["round"] == 1)
    assert anna.table["may_take_back"] == "asks"
    await anna.command("propose", kind="takeback")
    offered = await ben.see(lambda t: t["offers"])
    assert offered["offers"][0]["waiting"] == ["second"]
    assert (await ben.command("answer", kind="takeback", agreed=True))["type"] == "accepted"
    back = await anna.see(lambda t: t["view"]["round"] == 0 and not t["offers"])
    assert back["owing"] == ["first"]


async def test_asking_why_not_names_the_rule(server):
    anna = await person(server, "Anna")
    seated = await anna.new_match(
        {"first": {"kind": "me"}, "second": {"kind": "bot"}},
        setup={
            "mode": "training",
            "cruisers": {"first": "ares", "second": "athena"},
            "first_player": "first",
        },
    )
    await anna.come(seated["match"], seated["tokens"]["first"])
    await anna.my_turn()
    told = await anna.command("ask", about="3-10@1:up")
    assert not told["legal"]
    assert told["rules"][0].startswith("SF-")
    assert (await anna.command("ask", about=anna.options()[0]))["legal"]


async def test_a_preview_shows_what_is_certain_and_changes_nothing(server):
    anna = await person(server, "Anna")
    seated = await anna.new_match(
        {"first": {"kind": "me"}, "second": {"kind": "bot"}},
        setup={
            "mode": "training",
            "cruisers": {"first": "ares", "second": "athena"},
            "first_player": "first",
        },
    )
    await anna.come(seated["match"], seated["tokens"]["first"])
    await anna.my_turn()
    down = next(option for option in anna.options() if option.endswith(":down"))
    shown = await anna.command("ask-preview", answer=down)
    assert shown["type"] == "preview"
    assert [event["kind"] for event in shown["events"]] == ["CardPlayed"]
    assert len(shown["view"]["sides"]["first"]["hand"]) == 4
    assert len(anna.table["view"]["sides"]["first"]["hand"]) == 5


async def test_resigning_and_offering_a_draw_end_a_match(server):
    anna, ben = await duel(server)
    await anna.see(lambda t: t["owing"])
    await anna.command("propose", kind="draw")
    await ben.see(lambda t: t["offers"])
    await ben.command("answer", kind="draw", agreed=False)
    await anna.see(lambda t: not t["offers"])
    await anna.command("leave", how="resign")
    ended = (await ben.see(lambda t: t["ended"]))["ended"]
    assert ended["places"] == [["second"], ["first"]]
    await anna.command("propose", kind="rematch")
    await ben.see(lambda t: t["offers"])
    await ben.command("answer", kind="rematch", agreed=True)
    again = (await anna.see(lambda t: t["ended"]["rematch"]))["ended"]["rematch"]
    tokens = (await anna.ask("POST", f"/api/matches/{again}/tokens", expect=201))["tokens"]
    assert list(tokens) == ["second"]


async def test_what_is_said_is_heard_and_kept(server):
    anna, ben = await duel(server)
    await anna.command("say", text="  hello\x00 <b>there</b> ")
    while not ben.said:
        await ben.hear()
    assert ben.said[0]["text"] == "hello <b>there</b>"
    assert (await ben.command("say", phrase="well-played"))["type"] == "accepted"
    assert (await ben.command("say", phrase="rude"))["type"] == "refused"
    late = await (await person(server, "Late")).come(anna.match)
    while len(late.said) < 2:
        await late.hear()
    assert [one["number"] for one in late.said] == [0, 1]


@pytest.mark.rule("SF-8-05")
async def test_in_total_war_nobody_learns_which_cards_the_others_deck_was_built_from(server):
    decks = {"first": "carousel", "second": "swarm"}
    anna, ben = await duel(server, setup={"mode": "total-war", "decks": decks})
    mine, theirs = await anna.see(lambda t: t["view"]), await ben.see(lambda t: t["view"])
    assert mine["setup"]["decks"] == {"first": "carousel", "second": None}
    assert theirs["setup"]["decks"] == {"first": None, "second": "swarm"}
    watcher = await (await person(server, "Wim")).come(anna.match)
    assert (await watcher.see(lambda t: t["view"]))["setup"]["decks"] == {"first": None, "second": None}
    assert not any("swarm" in json.dumps(message) for message in anna.heard)
