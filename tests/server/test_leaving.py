"""Clocks, claims, leaving and watching, with a clock that is set by hand."""

from __future__ import annotations

import json

import pytest

from holotable.server import messages
from holotable.server.messages import Clock
from holotable.server.rooms import commands
from holotable.server.rooms.refusals import Refusal
from server.seated import Listening, Place, until

pytestmark = pytest.mark.anyio


@pytest.fixture
async def place(tmp_path):
    one = await Place(tmp_path / "kept.db", watchers_delay=0.2, abandoned_seconds=600).begin()
    yield one
    await one.end()


def clocks(table):
    return {one["seat"]: one["milliseconds"] for one in table["players"]}


async def test_without_a_clock_nobody_has_a_time(place):
    _, (anna, _) = await place.match()
    assert clocks(anna.table) == {"first": None, "second": None}


async def test_a_total_time_runs_for_whoever_owes_a_choice_and_stands_for_the_other(place):
    _, (anna, ben) = await place.match(clock=Clock("total", 100))
    place.time.now += 30
    await anna.choose()
    while anna.table["decision"]:
        await anna.choose()
    assert clocks(anna.table) == {"first": 70_000, "second": 100_000}
    place.time.now += 10
    await ben.choose()
    assert clocks(ben.table)["second"] == 90_000


async def test_a_time_for_each_choice_is_full_again_after_it(place):
    _, (anna, _) = await place.match(clock=Clock("move", 60))
    place.time.now += 59
    await anna.choose()
    assert clocks(anna.table) == {"first": 60_000, "second": 60_000}


async def test_whoever_runs_out_of_time_loses_when_it_is_claimed_and_not_before(place):
    _, (anna, ben) = await place.match(clock=Clock("total", 60))
    place.time.now += 59.5
    assert await ben.claim() == "not-yet"
    place.time.now += 1
    assert await anna.claim() == "not-yet"
    assert await ben.claim() == "accepted"
    assert ben.table["ended"]["places"] == [["second"], ["first"]]
    assert ben.table["ended"]["reason"]["key"] == "ended-timeout"


async def test_a_clock_goes_on_over_a_restart(place):
    seated, _ = await place.match(clock=Clock("total", 60))
    place.time.now += 20
    await place.again()
    place.time.now += 20
    anna, _ = await place.sit(seated.match)
    assert clocks(anna.table)["first"] == 20_000


async def test_whoever_has_left_a_match_without_a_clock_loses_when_it_is_claimed(place):
    _, (anna, ben) = await place.match()
    assert await ben.claim() == "not-yet"
    anna.room.go(anna)
    place.time.now += 599
    assert await ben.claim() == "not-yet"
    place.time.now += 1
    assert await ben.claim() == "accepted"
    assert ben.table["ended"]["places"] == [["second"], ["first"]]


async def test_whoever_comes_back_has_not_left(place):
    _, (anna, ben) = await place.match()
    anna.room.go(anna)
    place.time.now += 599
    await anna.come()
    place.time.now += 10
    assert await ben.claim() == "not-yet"


async def test_with_a_clock_only_the_clock_counts(place):
    _, (anna, ben) = await place.match(clock=Clock("move", 86_400))
    anna.room.go(anna)
    place.time.now += 80_000
    assert await ben.claim() == "not-yet"
    assert await ben.propose("bot-instead", "first") == "not-away"


async def test_a_bot_takes_the_seat_of_whoever_has_left_and_plays_on(place):
    seated, (anna, ben) = await place.match()
    assert await ben.propose("bot-instead", "first") == "not-away"
    anna.room.go(anna)
    assert await ben.propose("bot-instead", "first") == "not-away"
    place.time.now += 600
    assert await ben.propose("bot-instead", "first") == "accepted"
    await until(lambda: ben.table["decision"])
    assert ben.table["players"][0]["kind"] == "bot"
    assert ben.room.seat_of_token(seated.tokens["first"]) is None
    assert ben.room.seat_of_token(seated.tokens["second"]) == 1


async def test_a_match_can_be_broken_off_in_its_first_round_only(place):
    _, (anna, ben) = await place.match()
    assert await ben.leave("abort") == "accepted"
    for one in (anna, ben):
        assert one.table["ended"]["reason"]["key"] == "ended-aborted"
        assert one.table["ended"]["places"] == []
        assert not one.table["owing"]
    assert await anna.do(commands.choose, messages.Choose("late", "d1", "ares")) == "over"
    _, (anna, ben) = await place.match()
    while anna.room.stored.progress.chapter < 2:
        await (anna if anna.table["decision"] else ben).choose()
    assert await ben.leave("abort") == "too-late"
    assert await ben.leave("resign") == "accepted"
    assert anna.table["ended"]["places"] == [["first"], ["second"]]
    assert anna.table["players"][1]["gone"]


async def test_a_match_that_was_broken_off_can_be_played_again(place):
    _, (anna, ben) = await place.match()
    await ben.leave("abort")
    assert await anna.propose("rematch") == "accepted"
    assert await ben.answer("rematch") == "accepted"
    assert anna.table["ended"]["rematch"]


async def test_everybody_is_told_who_is_here(place):
    _, (anna, ben) = await place.match()
    watcher = await Listening(anna.room).come()

    def last(one):
        presence = [told for told in one.heard if told["type"] == "presence"][-1]
        return [player["here"] for player in presence["players"]], presence["watchers"]

    assert last(anna) == last(watcher) == ([True, True], 1)
    anna.room.go(ben)
    anna.room.go(watcher)
    assert last(anna) == ([True, False], 0)


async def test_a_closed_table_has_no_watchers(place):
    _, (anna, _) = await place.match(visible="closed")
    with pytest.raises(Refusal):
        await Listening(anna.room).come()


async def test_watchers_see_everything_later_when_the_players_agree(place):
    _, (anna, ben) = await place.match()
    watcher = await Listening(anna.room).come()
    hand = anna.table["view"]["sides"]["first"]["hand"]
    assert hand
    await anna.propose("open-to-watchers")
    await anna.choose()
    assert watcher.table["version"] == anna.table["version"]
    assert await ben.answer("open-to-watchers") == "accepted"
    agreed, before = anna.table["version"], watcher.table["version"]
    await (anna if anna.table["decision"] else ben).choose()
    assert watcher.table["version"] == before < agreed
    assert not any(card in json.dumps(watcher.table["view"]) for card in hand if card not in str(ben.table))
    await until(lambda: watcher.table["version"] >= anna.table["version"])
    shown = [one for one in watcher.heard if one["type"] == "table" and one["version"] >= agreed]
    assert [one["version"] for one in shown] == [agreed, agreed + 1]
    assert shown[0]["events_from"] == 0
    for seat, one in (("first", anna), ("second", ben)):
        mine = one.table["view"]["sides"][seat]["hand"]
        assert watcher.table["view"]["sides"][seat]["hand"] == mine
    assert watcher.table["decision"] is None
    assert watcher.table["seconds_ago"] == place.limits.watchers_delay
    assert anna.table["seconds_ago"] is None


async def test_everybody_knows_whether_watchers_see_everything_and_it_is_agreed_to_once(place):
    _, (anna, ben) = await place.match()
    watcher = await Listening(anna.room).come()

    def behind(one):
        return [told["watchers_behind"] for told in one.heard if told["type"] == "presence"][-1]

    assert behind(anna) is behind(watcher) is None
    await anna.propose("open-to-watchers")
    await ben.answer("open-to-watchers")
    assert behind(anna) == behind(ben) == behind(watcher) == place.limits.watchers_delay
    assert await ben.propose("open-to-watchers") == "twice"
    await anna.leave("resign")
    assert await ben.propose("open-to-watchers") == "over"
    later = await Listening(anna.room).come()
    assert behind(later) is None


async def test_watchers_who_see_everything_are_silent_until_the_match_is_over(place):
    _, (anna, ben) = await place.match()
    watcher = await Listening(anna.room).come()
    assert await watcher.say("good luck") == "accepted"
    await anna.propose("open-to-watchers")
    await ben.answer("open-to-watchers")
    assert await watcher.say("he holds three sentinels") == "watching"
    assert await anna.say("hush") == "accepted"
    await anna.leave("resign")
    assert await watcher.say("well played") == "accepted"


async def test_when_the_match_is_over_watchers_see_its_end_at_once(place):
    _, (anna, ben) = await place.match()
    watcher = await Listening(anna.room).come()
    await anna.propose("open-to-watchers")
    await ben.answer("open-to-watchers")
    await anna.leave("resign")
    assert watcher.table["ended"]["places"] == [["second"], ["first"]]
    assert watcher.table["view"] == anna.table["view"]


async def test_events_are_numbered_the_same_when_the_table_is_laid_open(place):
    _, (anna, ben) = await place.match()
    told = {id(one): [] for one in (anna, ben)}
    while not anna.table["ended"]:
        await (anna if anna.table["decision"] else ben).choose()
    for one in (anna, ben):
        events = told[id(one)]
        for table in (heard for heard in one.heard if heard["type"] == "table"):
            del events[table["events_from"] :]
            events.extend(table["events"])
        assert [event["number"] for event in events] == list(range(len(events)))
