"""Talking to an engine from Python.

with holotable.connect() as engine:
    match = engine.new("starfighter", {"mode": "training"}, seed="tuesday")
    while match.over is None:
        decision = match.pending()[0]
        match.choose(decision, decision["options"][0]["id"])
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Sequence
from types import TracebackType
from typing import Any, Self

import msgspec

Plain = dict[str, Any]

_KEY = {"choose": "option", "some": "options", "order": "order"}


class EngineError(Exception):
    """The engine refused something; `code`, `field` and `rule` say more, and `words` say it in both languages."""

    def __init__(self, error: Plain) -> None:
        super().__init__(error.get("message", "The engine refused."))
        self.code: str = error.get("code", "error")
        self.words = {lang: error[lang] for lang in ("de", "en") if lang in error}
        self.field: str | None = error.get("field")
        self.rule: str | None = error.get("rule")


class EngineEnded(ConnectionError):
    """The engine's process has ended before it answered."""


class Client:
    """One engine process and the matches in it."""

    def __init__(self, command: Sequence[str]) -> None:
        self._process = subprocess.Popen(list(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE)  # noqa: S603
        self._asked = 0

    def ask(self, op: str, **fields: Any) -> Plain:
        """One request and its answer; a refusal is raised as `EngineError`."""
        self._asked += 1
        request = {"id": self._asked, "op": op, **fields}
        source, sink = self._process.stdin, self._process.stdout
        assert source is not None
        assert sink is not None
        try:
            source.write(msgspec.json.encode(request) + b"\n")
            source.flush()
            line = sink.readline()
        except (BrokenPipeError, ValueError):
            line = b""
        if not line:
            raise EngineEnded("The engine has ended.")
        answer: Plain = msgspec.json.decode(line)
        if not answer["ok"]:
            raise EngineError(answer["error"])
        return answer

    def hello(self) -> Plain:
        """Who is there, and which games it plays."""
        return self.ask("hello")

    def new(self, game: str, setup: Any = None, *, seed: str | int | None = None) -> RemoteMatch:
        """A new match."""
        return RemoteMatch(self, self.ask("new", game=game, setup=setup, seed=seed)["match"])

    def load(self, position: Any, *, seed: str | int | None = None) -> RemoteMatch:
        """A match from a position document."""
        return RemoteMatch(self, self.ask("load", position=position, seed=seed)["match"])

    def replay(self, record: str) -> RemoteMatch:
        """The match of a record."""
        return RemoteMatch(self, self.ask("replay", record=record)["match"])

    def measure(self, game: str, table: Any, query: Any) -> Plain:
        """A question to the plane of a game."""
        return self.ask("measure", game=game, table=table, query=query)

    def odds(self, game: str, query: Any) -> Any:
        """The exact distribution of an outcome."""
        return self.ask("odds", game=game, query=query)["odds"]

    def close(self) -> None:
        """Ends the engine's process."""
        for pipe in (self._process.stdin, self._process.stdout):
            if pipe is not None:
                pipe.close()
        self._process.wait(timeout=10)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


class RemoteMatch:
    """A match in an engine."""

    def __init__(self, client: Client, name: str) -> None:
        self.client = client
        self.name = name

    def ask(self, op: str, **fields: Any) -> Plain:
        """One request about this match."""
        return self.client.ask(op, match=self.name, **fields)

    @property
    def over(self) -> Plain | None:
        """How the match ended; nothing while it goes on."""
        ended: Plain | None = self.ask("pending")["over"]
        return ended

    def pending(self) -> list[Plain]:
        """The decisions that are owed now."""
        owed: list[Plain] = self.ask("pending")["decisions"]
        return owed

    def choose(self, decision: Plain, answer: Any) -> Plain:
        """An answer to a decision: an option's id, a list of ids, a number, a pose or a form, as its kind asks."""
        key = _KEY.get(decision["kind"], "value")
        return self.ask("choose", decision=decision["id"], **{key: answer})

    def resign(self, seat: str) -> Plain:
        """A seat gives up."""
        return self.ask("resign", seat=seat)

    def why_not(self, seat: str, about: str) -> Plain:
        """Whether a seat may do something, and the rule that says no."""
        return self.ask("ask", seat=seat, about=about)

    def script_chance(self, *answers: Plain) -> None:
        """Answers for what chance is asked next, such as `{"draw": ["3-10"]}`."""
        self.ask("chance", answers=list(answers))

    def view(self, *seats: str) -> Plain:
        """What some seats may know together; nobody: what a spectator sees."""
        seen: Plain = self.ask("view", seats=list(seats))["view"]
        return seen

    def state(self) -> Plain:
        """Everything."""
        return self.ask("state")

    def position(self) -> Plain:
        """This moment as a position document."""
        document: Plain = self.ask("position")["position"]
        return document

    def record(self) -> str:
        """The record as text."""
        return str(self.ask("record")["record"])

    def digest(self) -> str:
        """What two equal states have in common."""
        return str(self.ask("digest")["digest"])

    def undo(self) -> None:
        """Back one choice."""
        self.ask("undo")

    def fork(self) -> RemoteMatch:
        """A match of its own from this moment."""
        return RemoteMatch(self.client, self.ask("fork")["match"])

    def odds(self, query: Any) -> Any:
        """The exact distribution of an outcome from here."""
        return self.ask("odds", query=query)["odds"]

    def measure(self, query: Any) -> Plain:
        """A question to the plane about this match's table."""
        return self.ask("measure", query=query)

    def suggest(self, seat: str, **budget: Any) -> Plain:
        """What a bot would choose, and why: `level`, `milliseconds` or `iterations` say how long it may think."""
        return self.ask("suggest", seat=seat, **budget)


def connect(command: Sequence[str] | None = None) -> Client:
    """An engine of its own process; this package's unless another command is given."""
    return Client(command or [sys.executable, "-m", "holotable", "engine"])
