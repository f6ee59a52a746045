"""People at a room without a network: what a room sends them is kept as it came."""

from __future__ import annotations

import asyncio
import itertools
import json

from holotable.server import lobby_messages, messages
from holotable.server.fanout import Here
from holotable.server.limits import Limits
from holotable.server.rooms import chat, commands
from holotable.server.rooms.house import House, OneProcess
from holotable.server.rooms.listeners import Listener
from holotable.server.rooms.refusals import Refusal
from holotable.server.storage.interface import StoredGuest
from holotable.server.storage.sqlite import SqliteStorage

IDS = itertools.count(1)
TRAINING = {"mode": "training", "cruisers": {"first": "ares", "second": "athena"}, "first_player": "first"}
ANNA = StoredGuest("anna", "Anna", "")


async def until(holds):
    """Waits for something that will come."""
    for _ in range(2000):
        if holds():
            return
        await asyncio.sleep(0.01)
    raise AssertionError("it did not come")


class Listening(Listener):
    """A seat or a watcher, and all that it was told."""

    def __init__(self, room, seat=None):
        super().__init__(room.around.fanout, f"address {next(IDS)}", seat)
        room.around.fanout.attach(self.address, self)
        self.room = room
        self.heard = []
        self.closing = None

    def deliver(self, message):
        self.heard.append(json.loads(message))

    def dismiss(self, closing):
        self.closing = closing

    @property
    def table(self):
        return [one for one in self.heard if one["type"] == "table"][-1]

    @property
    def answers(self):
        return [one for one in self.heard if "command" in one]

    async def come(self, **hello):
        await self.room.come(self, messages.Hello(messages.VERSION, **hello))
        return self

    async def choose(self, option=None, command=None):
        """Chooses the option of this id, or the first; returns the answer."""
        decision = self.table["decision"]
        option = decision["question"]["options"][0]["id"] if option is None else option
        sent = messages.Choose(command or f"c{next(IDS)}", decision["id"], option)
        return await self.do(commands.choose, sent)

    async def propose(self, kind, seat=None):
        return await self.do(commands.propose, messages.Propose(f"c{next(IDS)}", kind, seat))

    async def answer(self, kind, *, agreed=True):
        return await self.do(commands.answer, messages.Answer(f"c{next(IDS)}", kind, agreed))

    async def leave(self, how):
        return await self.do(commands.leave, messages.Leave(f"c{next(IDS)}", how))

    async def claim(self):
        return await self.do(commands.claim, messages.Claim(f"c{next(IDS)}"))

    async def say(self, text):
        return await self.do(chat.say, messages.Say(f"c{next(IDS)}", text))

    async def do(self, what, sent):
        """The answer, or the refusal's code."""
        try:
            await what(self.room, self, sent)
        except Refusal as refused:
            return refused.code
        return self.answers[-1]["type"]


class Time:
    """A clock that is set by hand."""

    def __init__(self):
        self.now = 1_000_000.0

    def __call__(self):
        return self.now


class Place:
    """A house with a storage of its own; it can end and come again."""

    def __init__(self, path, **limits):
        self.path = path
        self.limits = Limits(**limits)
        self.time = Time()
        self.mistakes = []
        self.house = self.storage = None

    async def begin(self):
        self.storage = SqliteStorage(self.path)
        await self.storage.open()
        self.house = House(
            self.storage,
            OneProcess(),
            Here(),
            self.limits,
            self.mistakes.append,
            bot_delay=0.0,
            now=self.time,
        )
        return self

    async def end(self):
        await self.house.farewell()
        self.house.close()
        await self.storage.close()

    async def again(self):
        await self.end()
        await self.begin()

    async def match(self, seats=None, **wanted):
        """A new match: the room and its listeners by seat; both seats are one person's unless told otherwise."""
        seats = seats or {
            "first": lobby_messages.SeatWish("me"),
            "second": lobby_messages.SeatWish("same-screen"),
        }
        wish = lobby_messages.NewMatch("starfighter", seats, **{"setup": TRAINING, **wanted})
        seated = await self.house.new_match(wish, ANNA)
        return seated, await self.sit(seated.match, seats)

    async def sit(self, match, seats=("first", "second")):
        room = await self.house.room(match)
        people = [seat for seat in room.stored.book.seats if seat.kind == "person" and seat.seat in seats]
        return [
            await Listening(room, ("first", "second").index(seat.seat)).come(contribution="aa")
            for seat in people
        ]
