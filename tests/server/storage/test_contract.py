"""What any storage must keep, told once and tried on each of them."""

from __future__ import annotations

import asyncio
import sqlite3

import pytest

from holotable.kernel.errors import BadInput
from holotable.server.messages import Clock
from holotable.server.storage.interface import (
    Book,
    Change,
    ClockBook,
    Conflict,
    Promise,
    SeatBook,
    StoredGuest,
    StoredMatch,
)
from holotable.server.storage.sqlite import SqliteStorage, backup_file

pytestmark = pytest.mark.anyio


@pytest.fixture
def place(tmp_path):
    return tmp_path / "kept.db"


@pytest.fixture(params=[SqliteStorage], ids=["sqlite"])
async def storage(request, place):
    one = request.param(place)
    await one.open()
    yield one
    await one.close()


def match(name="m1", *, guest="g1", visible="link", status="playing", version=1, changed=1.0):
    seats = [SeatBook("first", "person", "Anna", guest=guest, tokens=["t"]), SeatBook("second", "open")]
    return StoredMatch(
        id=name,
        game="starfighter",
        status=status,
        book=Book(
            seats,
            Promise("00"),
            setup={"mode": "training"},
            visible=visible,
            clock=ClockBook(Clock("move", 60)),
        ),
        moment=b"moment",
        lines=["~ pick first", "first ares"],
        version=version,
        changed=changed,
    )


def change(name="m1", *, after, first, lines, **more):
    return Change(
        match=name,
        after=after,
        version=after + 1,
        changed=2.0,
        status="playing",
        lines=lines,
        first=first,
        **more,
    )


async def test_what_was_kept_is_found_as_it_was(storage):
    kept = match()
    await storage.create(kept)
    assert await storage.load("m1") == kept
    assert await storage.load("m2") is None


async def test_a_change_adds_lines_and_replaces_the_moment(storage):
    await storage.create(match())
    await storage.write(change(after=1, first=2, lines=["second athena", "~ draw 0-01"], moment=b"later"))
    found = await storage.load("m1")
    assert found.lines == ["~ pick first", "first ares", "second athena", "~ draw 0-01"]
    assert (found.moment, found.version, found.changed) == (b"later", 2, 2.0)


async def test_a_change_without_a_moment_or_a_book_leaves_them(storage):
    kept = match()
    await storage.create(kept)
    await storage.write(change(after=1, first=2, lines=[]))
    found = await storage.load("m1")
    assert (found.moment, found.book) == (kept.moment, kept.book)


async def test_a_change_that_does_not_follow_is_refused_whole(storage):
    await storage.create(match())
    for wrong in (
        change(after=0, first=2, lines=["x"]),
        change(after=2, first=2, lines=["x"]),
        change("m2", after=1, first=0, lines=["x"]),
    ):
        with pytest.raises(Conflict):
            await storage.write(wrong)
    assert (await storage.load("m1")).lines == ["~ pick first", "first ares"]


async def test_a_change_that_cannot_be_written_hurts_no_other(storage):
    await storage.create(match())
    await storage.create(match("m2"))
    twice = change(after=1, first=0, lines=["first ares"])
    results = await asyncio.gather(
        storage.write(twice),
        storage.write(change("m2", after=1, first=2, lines=["ok"])),
        return_exceptions=True,
    )
    assert isinstance(results[0], Exception)
    assert results[1] is None
    assert (await storage.load("m1")).version == 1
    assert (await storage.load("m2")).lines[-1] == "ok"


async def test_changes_of_one_match_are_written_in_their_order(storage):
    await storage.create(match())
    await asyncio.gather(
        *(storage.write(change(after=n, first=n + 1, lines=[f"line {n}"])) for n in range(1, 51))
    )
    found = await storage.load("m1")
    assert found.version == 51
    assert found.lines[2:] == [f"line {n}" for n in range(1, 51)]


async def test_whatever_was_acknowledged_is_in_the_file_when_the_process_is_gone(storage, place):
    await storage.create(match())
    await storage.write(change(after=1, first=2, lines=["kept"]))
    with sqlite3.connect(f"file:{place}?mode=ro", uri=True) as other:
        texts = [row[0] for row in other.execute("select text from lines order by number")]
    assert texts[-1] == "kept"


async def test_matches_are_listed_by_who_sits_there_the_newest_first(storage):
    await storage.create(match("old", changed=1.0))
    await storage.create(match("new", changed=9.0))
    await storage.create(match("other", guest="g2"))
    assert [one.id for one in await storage.matches_of("g1", 10)] == ["new", "old"]
    assert [one.id for one in await storage.matches_of("g1", 1)] == ["new"]


async def test_somebody_who_sits_down_later_finds_the_match(storage):
    kept = match()
    await storage.create(kept)
    kept.book.seats[1] = SeatBook("second", "person", "Ben", guest="g2")
    await storage.write(change(after=1, first=2, lines=[], book=kept.book))
    assert [one.id for one in await storage.matches_of("g2", 10)] == ["m1"]


async def test_open_tables_are_the_public_ones_that_are_not_over(storage):
    await storage.create(match("linked"))
    await storage.create(match("public", visible="public"))
    await storage.create(match("over", visible="public", status="over"))
    assert [one.id for one in await storage.open_tables(10)] == ["public"]


async def test_guests_are_known_by_any_of_their_keys(storage):
    await storage.new_guest(StoredGuest("g1", "Anna", "key1"))
    await storage.add_key("g1", "key2")
    await storage.rename("g1", "Anne")
    assert (await storage.guest_of_key("key1")).name == "Anne"
    assert (await storage.guest_of_key("key2")).id == "g1"
    assert await storage.guest_of_key("key3") is None
    assert await storage.guest("g2") is None


async def test_a_word_lasts_for_its_time_and_a_used_one_is_gone(storage):
    await storage.keep_word("w", "carry", "g1", 100.0)
    assert await storage.look_up("w", "carry", 99.0) == "g1"
    assert await storage.look_up("w", "invitation", 99.0) is None
    assert await storage.look_up("w", "carry", 101.0) is None
    assert await storage.use_up("w", "carry", 99.0) == "g1"
    assert await storage.use_up("w", "carry", 99.0) is None


async def test_what_was_said_is_kept_in_order(storage):
    for number in (0, 1, 2):
        await storage.say("m1", number, b"said %d" % number)
    assert await storage.said("m1") == [b"said 0", b"said 1", b"said 2"]


async def test_a_shared_table_is_replaced_by_its_newer_self(storage):
    await storage.keep_table("t", b"one")
    await storage.keep_table("t", b"two")
    assert await storage.table("t") == b"two"
    assert await storage.table("u") is None


async def test_a_backup_is_whole_while_writing_goes_on(storage, tmp_path):
    await storage.create(match())
    await asyncio.gather(
        *(storage.write(change(after=n, first=n + 1, lines=[f"line {n}"])) for n in range(1, 30)),
        storage.backup(str(tmp_path / "copy.db")),
    )
    copy = SqliteStorage(tmp_path / "copy.db")
    await copy.open()
    found = await copy.load("m1")
    assert found.lines[2:] == [f"line {n}" for n in range(1, found.version)]
    await copy.close()


async def test_opening_again_finds_everything(storage, place):
    await storage.create(match())
    await storage.close()
    await storage.open()
    assert (await storage.load("m1")).lines == ["~ pick first", "first ares"]
    assert await storage.healthy()


async def test_a_backup_of_nothing_is_refused(tmp_path):
    with pytest.raises(BadInput, match="no database"):
        backup_file(tmp_path / "nothing.db", tmp_path / "copy.db")


async def test_a_file_of_a_newer_version_is_refused_in_a_sentence(place):
    first = SqliteStorage(place)
    await first.open()
    await first.close()
    with sqlite3.connect(place) as other:
        other.execute("update alembic_version set version_num = '9999'")
    with pytest.raises(BadInput, match="newer version"):
        await SqliteStorage(place).open()
