"""People at a server: guests with sockets, who see what a browser sees."""

from __future__ import annotations

import asyncio
import itertools
import json
from random import Random

import httpx
import websockets

VERSION = 1
COMMANDS = itertools.count(1)
"""A command's id is never used again, not by somebody who comes again either: the server remembers it."""
EVERYBODY: list[Person] = []
"""Whoever came in a test, to be sent home after it."""


class Person:
    """Somebody with a device key and, after `sit` or `watch`, a socket."""

    def __init__(self, base: str, name: str, key: str) -> None:
        self.base = base
        self.name = name
        self.key = key
        self.http = httpx.AsyncClient(base_url=base, headers={"authorization": f"Bearer {key}"})
        self.socket = None
        self.table = None
        self.events = []
        self.said = []
        self.heard = []
        self.sockets = []
        EVERYBODY.append(self)

    async def ask(self, method, path, body=None, expect=None):
        answer = await self.http.request(method, path, json=body)
        wanted = {expect} if expect else range(200, 300)
        assert answer.status_code in wanted, answer.text
        return answer.json()

    async def new_match(self, seats, **wanted):
        return await self.ask("POST", "/api/matches", {"game": "starfighter", "seats": seats, **wanted}, 201)

    async def come(self, match, token=None, **hello):
        self.socket = await websockets.connect(
            f"{self.base.replace('http', 'ws')}/ws/{match}",
            max_queue=None,  # what is not read must not keep the connection from being closed
        )
        self.sockets.append(self.socket)
        await self.send("hello", version=VERSION, token=token, **hello)
        return self

    async def send(self, kind, /, **fields):
        await self.socket.send(json.dumps({"type": kind, **fields}))

    async def command(self, kind, /, **fields):
        """Sends a command and waits for the answer to it."""
        command = f"{self.name}-{next(COMMANDS)}"
        await self.send(kind, command=command, **fields)
        return await self.answer_to(command)

    async def answer_to(self, command):
        while True:
            message = await self.hear()
            if message.get("command") == command:
                return message

    async def hear(self):
        message = json.loads(await asyncio.wait_for(self.socket.recv(), 20))
        self.heard.append(message)
        if message["type"] == "table":
            self.events = self.events[: message["events_from"]] + message["events"]
            self.table = message
        elif message["type"] == "chat":
            self.said += message["said"]
        return message

    async def see(self, wanted):
        """Listens until the table is as wanted."""
        while self.table is None or not wanted(self.table):
            await self.hear()
        return self.table

    async def see_from(self, version, *fields):
        """Listens until the table is of this version or a later one, with these fields filled."""
        return await self.see(lambda table: table["version"] >= version and all(table[one] for one in fields))

    async def my_turn(self):
        return await self.see(lambda table: table["decision"] is not None or table["ended"] is not None)

    async def choose(self, option):
        return await self.command("choose", decision=self.table["decision"]["id"], answer=option)

    def options(self):
        return [option["id"] for option in self.table["decision"]["question"]["options"]]

    async def play(self, random: Random, choices=None):
        """Plays at random until the match is over, or for so many own choices."""
        made = 0
        while choices is None or made < choices:
            table = await self.my_turn()
            if table["ended"] is not None:
                return
            answer = await self.choose(random.choice(self.options()))
            assert answer["type"] == "accepted", answer
            self.table = {**self.table, "decision": None} if self.table is table else self.table
            made += 1

    async def leave(self):
        for socket in self.sockets:
            await socket.close()
        await self.http.aclose()


async def person(base: str, name: str) -> Person:
    """A new guest."""
    async with httpx.AsyncClient(base_url=base) as http:
        answer = await http.post("/api/guests", json={"name": name})
        assert answer.status_code == 201, answer.text
        return Person(base, name, answer.json()["device_key"])


async def duel(base: str, **wanted):
    """Two people at a new match of two."""
    anna, ben = await person(base, "Anna"), await person(base, "Ben")
    seated = await anna.new_match({"first": {"kind": "me"}, "second": {"kind": "open"}}, **wanted)
    match = seated["match"]
    joined = await ben.ask("POST", f"/api/matches/{match}/seats", {"invitation": seated["invitation"]}, 201)
    await anna.come(match, seated["tokens"]["first"], contribution="aa")
    await ben.come(match, joined["tokens"]["second"], contribution="bb")
    anna.match = ben.match = match
    anna.token, ben.token = seated["tokens"]["first"], joined["tokens"]["second"]
    return anna, ben


async def play_on(random: Random, choices: int, **people: Person):
    """Whoever owes a choice makes one, at random, so many times; `people` are named by their seats."""
    for _ in range(choices):
        known = max(one.table["version"] if one.table else 0 for one in people.values())
        tables = [await one.see_from(known, "owing") for one in people.values()]
        chooser = people[tables[0]["owing"][0]]
        await chooser.see(lambda t: t["decision"])
        answer = await chooser.choose(random.choice(chooser.options()))
        assert answer["type"] == "accepted", answer
        await chooser.see_from(answer["version"])
