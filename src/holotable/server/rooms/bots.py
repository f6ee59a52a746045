"""Bots at the seats of a room: whoever of them owes a choice makes it, one after another."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Any

from holotable.bots.levels import player
from holotable.kernel.match import Match
from holotable.server.rooms import clocks

if TYPE_CHECKING:
    from holotable.server.rooms.room import Room
    from holotable.server.rooms.thinking import Thought

AFTER_A_MISTAKE = (0.2, 1.0, 5.0, 30.0)
"""So many seconds a bot waits before it is asked again when something went wrong."""


class Bots:
    """The bots of one room."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._task: asyncio.Task[None] | None = None

    @property
    def busy(self) -> bool:
        """Whether one of them has a choice to make."""
        return self._task is not None and not self._task.done()

    def wake(self) -> None:
        """One of them may owe a choice now."""
        if not self.busy and not self._room.ended and self._owing() is not None:
            self._task = asyncio.create_task(self._go_on())

    def end(self) -> None:
        """No bot goes on; a choice that is being written is written."""
        if self._task is not None and self._task is not asyncio.current_task():
            self._task.cancel()

    def _owing(self) -> int | None:
        room = self._room
        if room.match is None or not room.playing:
            return None
        seats = room.stored.book.seats
        return next((seat for seat in room.match.owing() if seats[seat].kind == "bot"), None)

    async def _go_on(self) -> None:
        mistakes = 0
        while not self._room.ended and (seat := self._owing()) is not None:
            try:
                await self._choose(seat)
                mistakes = 0
            except Exception as mistake:  # noqa: BLE001 - a bot that fails must not leave a match standing
                self._room.around.mistake(mistake)
                await asyncio.sleep(AFTER_A_MISTAKE[min(mistakes, len(AFTER_A_MISTAKE) - 1)])
                mistakes += 1

    async def _choose(self, seat: int) -> None:
        room = self._room
        match = room.match
        assert match is not None
        table, line = match.table, len(match.lines)
        level = room.stored.book.seats[seat].level
        begun = time.monotonic()
        thought = await room.around.thinkers.think(match.game.name, match.moment().encode(), seat, level)
        await asyncio.sleep(max(0.0, self._pace(level) - (time.monotonic() - begun)))
        async with room.lock:
            same = match.table is table and len(match.lines) == line and match.pending(seat) is not None
            if room.ended or not room.playing or not same or room.stored.book.seats[seat].kind != "bot":
                return
            await room.carry_out(match, lambda: self._make(match, seat, thought))

    def _pace(self, level: str) -> float:
        """How long a choice takes: the same for each, so that the time tells nothing about what the bot holds."""
        return self._room.around.bot_delay + (player(level).budget.seconds or 0.0)

    def _make(self, match: Match[Any], seat: int, thought: Thought) -> None:
        match.choose_written(seat, thought.text)
        self._room.offers = []
        clocks.chosen(self._room.stored.book.clock, match.seats[seat], self._room.now())
