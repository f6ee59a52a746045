"""A room keeps memory and disk together, whatever goes wrong, and comes again as it was."""

from __future__ import annotations

import asyncio

import pytest

from holotable.kernel import registry
from holotable.kernel.errors import BadInput, Illegal
from holotable.server import lobby_messages, messages
from holotable.server.limits import Limits
from holotable.server.metrics import Metrics
from holotable.server.rooms import keeping
from holotable.server.rooms.refusals import Refusal
from holotable.server.storage.interface import StoredGuest
from server.seated import ANNA, Listening, Place, until

pytestmark = pytest.mark.anyio


@pytest.fixture
async def place(tmp_path):
    one = await Place(tmp_path / "kept.db", watchers_delay=0.05).begin()
    yield one
    await one.end()


def broken_writes(place, monkeypatch, error):
    async def write(change):
        raise error

    monkeypatch.setattr(place.storage, "write", write)


async def test_a_choice_that_cannot_be_written_is_not_made(place, monkeypatch):
    seated, (anna, ben) = await place.match()
    version = anna.table["version"]
    with monkeypatch.context() as broken:
        broken_writes(place, broken, OSError("disk full"))
        with pytest.raises(OSError, match="disk full"):
            await anna.choose()
    assert anna.closing == ben.closing == messages.Closing("restart", again=True)
    assert anna.answers == []
    anna, ben = await place.sit(seated.match)
    assert anna.table["version"] == version
    assert await anna.choose() == "accepted"


async def test_a_command_that_is_cut_off_while_it_is_written_is_answered_when_it_comes_again(
    place, monkeypatch
):
    seated, (anna, _) = await place.match()
    real = place.storage.write
    written = asyncio.Event()

    async def write(change):
        await real(change)
        written.set()
        await asyncio.sleep(60)

    with monkeypatch.context() as slow:
        slow.setattr(place.storage, "write", write)
        choosing = asyncio.create_task(anna.choose(command="mine"))
        await written.wait()
        choosing.cancel()
        await asyncio.gather(choosing, return_exceptions=True)
    decision = anna.table["decision"]
    again, _ = await place.sit(seated.match)
    again.heard.insert(0, {"type": "table", "decision": decision})
    again.heard.append(again.heard.pop(0))
    version = again.room.stored.version
    assert await again.choose(command="mine") == "accepted"
    assert again.answers[-1]["version"] == again.room.stored.version == version


async def test_a_mistake_in_the_rules_hurts_no_match(place, monkeypatch):
    seated, (anna, _) = await place.match()
    with monkeypatch.context() as wrong:
        wrong.setattr(type(anna.room.match), "choose", lambda *_: 1 / 0)
        with pytest.raises(ZeroDivisionError):
            await anna.choose()
    assert anna.closing.code == "restart"
    anna, _ = await place.sit(seated.match)
    assert await anna.choose() == "accepted"


async def test_a_command_comes_again_after_a_restart_and_is_done_once(place):
    seated, (anna, _) = await place.match()
    decision = anna.table["decision"]
    assert await anna.choose(command="one") == "accepted"
    first = anna.answers[-1]
    await place.again()
    anna, _ = await place.sit(seated.match)
    version = anna.table["version"]
    anna.heard.append({"type": "table", "decision": decision})
    assert await anna.choose(command="one") == "accepted"
    assert anna.answers[-1] == first
    assert anna.room.stored.version == version


@pytest.mark.parametrize("command", ["", "x" * 65])
async def test_a_command_without_an_id_of_its_own_is_no_command(place, command):
    _, (anna, _) = await place.match()
    sent = messages.Choose(command, anna.table["decision"]["id"], "ares")
    from holotable.server.rooms import commands

    assert await anna.do(commands.choose, sent) == "bad-input"


async def test_whoever_adds_no_number_to_chance_does_not_come_in(place):
    wish = lobby_messages.NewMatch("starfighter", {"first": lobby_messages.SeatWish("me")})
    seated = await place.house.new_match(wish, ANNA)
    room = await place.house.room(seated.match)
    with pytest.raises(Illegal):
        await Listening(room, 0).come(contribution="no number")
    assert not room.listeners


async def test_two_who_come_at_once_are_in_the_same_room(place):
    seated, _ = await place.match()
    await place.again()
    rooms = await asyncio.gather(*(place.house.room(seated.match) for _ in range(5)))
    assert len({id(room) for room in rooms}) == 1


async def test_two_who_join_at_once_do_not_get_the_same_seat(place):
    wish = lobby_messages.NewMatch("starfighter", {"first": lobby_messages.SeatWish("me")}, visible="public")
    seated = await place.house.new_match(wish, ANNA)
    guests = [StoredGuest(name, name, "") for name in ("ben", "cleo")]
    joined = await asyncio.gather(
        *(place.house.join(seated.match, lobby_messages.Joining(), guest) for guest in guests),
        return_exceptions=True,
    )
    assert sorted(type(one).__name__ for one in joined) == ["Refusal", "Seated"]


async def test_asking_for_matches_that_there_are_not_leaves_nothing_behind(place):
    for number in range(20):
        with pytest.raises(Refusal):
            await place.house.room(f"nothing-{number}")
    await asyncio.sleep(0)
    assert not place.house.rooms
    assert not place.house._opening


async def test_rooms_are_put_away_when_nobody_is_there_and_nothing_goes_on(place, monkeypatch):
    seated, (anna, ben) = await place.match()
    monkeypatch.setattr(place.house, "limits", Limits(idle_seconds=-1.0))
    await place.house.tidy()
    assert seated.match in place.house.rooms
    for one in (anna, ben):
        one.room.go(one)
    async with anna.room.lock:
        await place.house.tidy()
        assert seated.match in place.house.rooms
    await place.house.tidy()
    assert not place.house.rooms


async def test_a_draw_that_was_offered_waits_for_its_answer_over_a_restart(place):
    seated, (anna, ben) = await place.match()
    assert await anna.propose("draw") == "accepted"
    await place.again()
    anna, ben = await place.sit(seated.match)
    assert [(one["kind"], one["waiting"]) for one in ben.table["offers"]] == [("draw", ["second"])]
    assert await ben.answer("draw") == "accepted"
    assert anna.table["ended"]["reason"]["key"] == "ended-agreed"


async def test_a_takeback_and_a_wish_wait_over_a_restart(place):
    seated, (anna, ben) = await place.match()
    await anna.choose()
    while not ben.table["decision"]:
        await anna.choose()
    await ben.choose()
    await anna.propose("takeback")
    offered = next(one for one in anna.table["offers"] if one["kind"] == "takeback")
    await ben.propose("open-to-watchers")
    await place.again()
    anna, ben = await place.sit(seated.match)
    assert offered in anna.table["offers"]
    assert await anna.answer("open-to-watchers") == "accepted"
    assert anna.room.stored.book.open_to_watchers
    assert await ben.answer("takeback") == "accepted"
    assert not ben.table["offers"]


async def test_a_declined_offer_is_gone_and_a_stranger_cannot_answer_it(place):
    _, (anna, ben) = await place.match()
    await anna.propose("draw")
    assert await anna.answer("draw") == "no-offer"
    assert await ben.answer("draw", agreed=False) == "accepted"
    assert not anna.table["offers"]
    assert await ben.answer("draw") == "no-offer"


async def test_a_bot_that_fails_is_asked_again(place, monkeypatch):
    seats = {"first": lobby_messages.SeatWish("me"), "second": lobby_messages.SeatWish("bot", "learner")}
    real = place.house.thinkers.think
    asked = []

    async def think(*about):
        asked.append(about)
        if len(asked) == 1:
            raise RuntimeError
        return await real(*about)

    monkeypatch.setattr(place.house.thinkers, "think", think)
    _, (anna,) = await place.match(seats)
    while not any(owing == ["second"] for owing in [anna.table["owing"]]) and len(asked) < 1:
        await anna.choose()
    await until(lambda: len(asked) >= 2 and anna.table["decision"])
    assert [type(one) for one in place.mistakes] == [RuntimeError]


async def test_no_bot_that_thinks_without_end_can_be_asked_for(place):
    with pytest.raises(BadInput, match="no level"):
        await place.match(
            {"first": lobby_messages.SeatWish("me"), "second": lobby_messages.SeatWish("bot", "search:3600s")}
        )


async def test_a_match_goes_on_under_mended_rules_and_says_what_went_back(place, monkeypatch):
    seated, (anna, ben) = await place.match()
    for _ in range(6):
        await (anna if anna.table["decision"] else ben).choose()
    before = anna.table
    await place.end()
    game = registry.game("starfighter")
    monkeypatch.setattr(type(game), "version", "mended")
    real = keeping.mend

    def with_a_choice_that_no_longer_fits(game, moment, record):
        moment.since.append((0, "nonsense"))
        record.lines.append((0, "nonsense"))
        return real(game, moment, record)

    monkeypatch.setattr(keeping, "mend", with_a_choice_that_no_longer_fits)
    await place.begin()
    anna, ben = await place.sit(seated.match)
    told = [messages.Words("notice-taken-back", {"choice": "first nonsense"})]
    for one in (anna, ben):
        assert one.table["notices"] == [{"key": told[0].key, "args": told[0].args}]
    assert anna.table["view"] == before["view"]
    for _ in range(4):
        await (anna if anna.table["decision"] else ben).choose()
    went_on = anna.table
    await place.again()
    anna, ben = await place.sit(seated.match)
    assert (anna.table["view"], anna.table["owing"]) == (went_on["view"], went_on["owing"])
    assert len(anna.table["notices"]) == 1


async def test_only_so_much_of_what_was_said_is_told_to_whoever_comes(tmp_path):
    place = await Place(tmp_path / "kept.db", chat_kept=2).begin()
    seated, (anna, _) = await place.match()
    for text in ("one", "two", "three"):
        assert await anna.say(text) == "accepted"
    await place.again()
    anna, _ = await place.sit(seated.match)
    said = next(one for one in anna.heard if one["type"] == "chat")["said"]
    assert [(one["number"], one["text"]) for one in said] == [(1, "two"), (2, "three")]
    await place.end()


async def test_limits_are_set_by_the_environment():
    set_so = Limits.of_environment({"HOLOTABLE_LIMIT_SOCKETS": "7", "HOLOTABLE_LIMIT_CHAT_A_MINUTE": "1.5"})
    assert (set_so.sockets, set_so.chat_a_minute) == (7, 1.5)
    for wrong in ({"SOCKETS": "many"}, {"SOCKET": "7"}, {"SOCKETS": "1.5"}, {"SOCKETS": "-1"}):
        with pytest.raises(BadInput):
            Limits.of_environment({f"HOLOTABLE_LIMIT_{name}": value for name, value in wrong.items()})


async def test_a_mistake_is_logged_without_anything_that_somebody_sent(capsys):
    with pytest.raises(KeyError) as mistake:
        {}["secret-token"]
    Metrics().mistake(mistake.value, "socket")
    logged = capsys.readouterr().err
    assert '"kind":"KeyError"' in logged
    assert "test_rooms.py" in logged
    assert "secret-token" not in logged


async def test_whoever_comes_while_a_choice_is_written_sees_it_when_it_is_kept(place, monkeypatch):
    _, (anna, _) = await place.match()
    keep, written, going = place.storage.write, asyncio.Event(), asyncio.Event()

    async def slowly(change):
        written.set()
        await going.wait()
        await keep(change)

    monkeypatch.setattr(place.storage, "write", slowly)
    choosing = asyncio.create_task(anna.choose())
    await written.wait()
    watcher = Listening(anna.room)
    coming = asyncio.create_task(watcher.come())
    await asyncio.sleep(0.05)
    assert watcher.heard == []

    going.set()
    await asyncio.gather(choosing, coming)
    assert watcher.table["version"] == anna.table["version"]
