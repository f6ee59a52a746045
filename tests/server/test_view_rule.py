"""The view rule on the wire: worlds that differ only in what is hidden from a seat give it the same bytes."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from holotable.server import messages
from holotable.server.rooms import previews, questions, showing
from server.seated import Listening, Place

pytestmark = pytest.mark.anyio


@pytest.fixture
async def place(tmp_path):
    one = await Place(tmp_path / "kept.db").begin()
    yield one
    await one.end()


def told(room, seat):
    """Every byte that a seat, or a watcher, is told of this table."""
    return msgspec.json.encode(showing.table_for(room, Listening(room, seat), showing.Alike(room)))


def in_twins(match, viewers, random, ask):
    """What `ask` gives at this table, and at tables that differ from it in one hidden zone each, chance's key too."""
    table = match.table
    state, key = table.state, table.chance.key
    yield ask()
    for zone in match.game.hidden:
        twin = zone.twin(state, viewers, random)
        if twin is None or zone.secrets(state, viewers) == zone.secrets(twin.state, viewers):
            continue
        table.state, table.chance.key = twin.state, random.randbytes(32)
        try:
            yield ask()
        finally:
            table.state, table.chance.key = state, key


@pytest.mark.parametrize("mode", ["training", "total-war"])
async def test_hidden_things_change_no_byte_of_what_a_seat_or_a_watcher_is_told(place, mode):
    _, (anna, ben) = await place.match(setup={"mode": mode})
    random = Random(7)
    compared = dict.fromkeys((0, 1, None), 0)
    for _ in range(24):
        if anna.table["ended"]:
            break
        chooser = anna if anna.table["decision"] else ben
        options = chooser.table["decision"]["question"]["options"]
        await chooser.choose(random.choice(options)["id"])
        match = anna.room.match
        if match.result is not None or match.table._base is not None:
            continue
        for seat in compared:
            viewers = frozenset() if seat is None else frozenset((seat,))
            tables = list(in_twins(match, viewers, random, lambda seat=seat: told(anna.room, seat)))
            assert len(set(tables)) == 1
            compared[seat] += len(tables) - 1
    assert all(count > 4 for count in compared.values()), compared


async def test_a_preview_is_made_of_what_the_seat_knows(place, monkeypatch):
    monkeypatch.setattr(previews, "SystemRandom", lambda: Random(5))
    _, (anna, ben) = await place.match()
    random = Random(3)
    compared = 0
    for _ in range(14):
        if anna.table["ended"]:
            break
        chooser = anna if anna.table["decision"] else ben
        option = random.choice(chooser.table["decision"]["question"]["options"])["id"]
        match, seat = anna.room.match, chooser.seat

        def preview(match=match, seat=seat, option=option):
            asked = match.pending(seat)
            return msgspec.json.encode(previews.preview(match, seat, "c", asked.from_plain(option)))

        if match.table._base is None:
            shown = list(in_twins(match, frozenset((seat,)), random, preview))
            assert len(set(shown)) == 1
            compared += len(shown) - 1
        await chooser.choose(option)
    assert compared > 4


async def test_odds_are_made_of_what_the_seat_knows(place, monkeypatch):
    monkeypatch.setattr(questions, "SystemRandom", lambda: Random(5))
    _, (anna, ben) = await place.match()
    random = Random(3)
    compared = 0
    for _ in range(10):
        chooser, other = (anna, ben) if anna.table["decision"] else (ben, anna)
        cards = anna.room.match.table.state.sides[other.seat].hand
        wanted = [
            {"draw": {"seat": name, "of": {"id": card}}} for name in ("first", "second") for card in cards
        ]
        sent = messages.AskOdds("c", tuple(wanted))

        def odds(chooser=chooser, sent=sent):
            return msgspec.json.encode(questions.odds(chooser.room, chooser, sent))

        if chooser.room.match.table._base is None:
            told_of = list(in_twins(chooser.room.match, frozenset((chooser.seat,)), random, odds))
            assert len(set(told_of)) == 1
            compared += len(told_of) - 1
        await chooser.choose(random.choice(chooser.table["decision"]["question"]["options"])["id"])
    assert compared > 4


async def test_a_leak_would_be_seen(place, monkeypatch):
    _, (anna, _) = await place.match()
    everybody = frozenset((0, 1))
    monkeypatch.setattr(showing, "viewers_of", lambda listener: everybody)
    match = anna.room.match
    tables = list(in_twins(match, frozenset((0,)), Random(1), lambda: told(anna.room, 0)))
    assert len(set(tables)) > 1


async def test_no_message_to_a_client_has_a_place_for_what_is_secret():
    fields = {field for kind in messages.ToClient.__args__ for field in kind.__struct_fields__}
    assert not fields & {"secret", "moment", "digest", "seed", "key", "tokens"}
