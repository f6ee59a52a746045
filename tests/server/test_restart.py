"""A server that is told to end loses no one, and can be copied while it runs."""

from __future__ import annotations

import asyncio
import signal
from random import Random

import pytest

from holotable.cli import backup
from holotable.kernel.errors import BadInput
from holotable.server.storage.sqlite import SqliteStorage
from server.people import duel, person, play_on
from server.processes import process

pytestmark = [pytest.mark.anyio, pytest.mark.slow]


async def last_words(one):
    """Whatever still comes, up to the server's last message."""
    while (message := await one.hear())["type"] != "closing":
        pass
    return message


async def test_players_are_told_to_come_again_and_go_on_where_they_were(tmp_path):
    async with process(tmp_path) as (running, base):
        anna, ben = await duel(base, setup={"mode": "training"})
        await play_on(Random(1), 10, first=anna, second=ben)
        watcher = await (await person(anna.base, "Wim")).come(anna.match)
        running.send_signal(signal.SIGTERM)
        for one in (anna, ben, watcher):
            assert await last_words(one) == {"type": "closing", "code": "restart", "again": True}
        assert await asyncio.wait_for(running.wait(), 20) in (0, -signal.SIGTERM)
    known = max((anna, ben), key=lambda one: one.table["version"])
    view, events, version = known.table["view"], list(known.events), known.table["version"]
    async with process(tmp_path) as (_, base):
        anna.base = ben.base = base
        for one, token in ((anna, anna.token), (ben, ben.token)):
            await one.come(one.match, token, have=version, events=len(one.events))
            await one.see(lambda table: table["version"] >= version)
        assert (known.table["view"], known.events) == (view, events)
        await play_on(Random(2), 6, first=anna, second=ben)


async def test_a_backup_of_a_server_that_runs_holds_its_matches(tmp_path, capsys):
    async with process(tmp_path) as (_, base):
        anna, _ = await duel(base, setup={"mode": "training"})
        backup.command(tmp_path / "copy.db", tmp_path)
        assert "copy.db" in capsys.readouterr().out
        with pytest.raises(BadInput):
            backup.command(tmp_path / "copy.db", tmp_path)
    copy = SqliteStorage(tmp_path / "copy.db")
    await copy.open()
    assert (await copy.load(anna.match)).id == anna.match
    await copy.close()
