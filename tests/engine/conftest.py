"""An engine in this process, spoken to as a program would: through lines of JSON."""

from __future__ import annotations

import json

import pytest

from holotable.engine.engine import Engine
from holotable.engine.server import answer
from holotable.kernel import registry
from kernel.games.auction import auction


class Wire:
    """One end of the wire."""

    def __init__(self):
        self.engine = Engine()
        self.asked = 0

    def raw(self, line: bytes):
        return json.loads(answer(self.engine, line))

    def ask(self, op, **fields):
        self.asked += 1
        told = self.raw(json.dumps({"id": self.asked, "op": op, **fields}).encode())
        assert told["id"] == self.asked
        return told

    def good(self, op, **fields):
        told = self.ask(op, **fields)
        assert told["ok"], told
        return told

    def refused(self, op, **fields):
        told = self.ask(op, **fields)
        assert not told["ok"], told
        return told["error"]


@pytest.fixture
def wire(monkeypatch):
    monkeypatch.setitem(registry._found, "auction", auction)
    return Wire()
