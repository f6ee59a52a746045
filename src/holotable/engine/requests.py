"""What may be asked of the engine: one typed record for each operation."""

from __future__ import annotations

from typing import Any

import msgspec


class Request(msgspec.Struct, tag_field="op", frozen=True):
    """What all requests share; unknown fields are left alone, so that newer programs can talk to older engines."""

    id: Any = None


class Hello(Request, tag="hello", frozen=True):
    """Who is there, and which games."""


class New(Request, tag="new", frozen=True, kw_only=True):
    """A new match."""

    game: str
    setup: Any = None
    seed: str | int | None = None


class Load(Request, tag="load", frozen=True, kw_only=True):
    """A match from a position document."""

    position: Any
    game: str | None = None
    seed: str | int | None = None


class OfMatch(Request, frozen=True, kw_only=True):
    """What all requests about one match share."""

    match: str


class Pending(OfMatch, tag="pending", frozen=True):
    """The decisions that are owed now."""


class Choose(OfMatch, tag="choose", frozen=True, kw_only=True):
    """An answer to one of them, under the name that its kind asks for."""

    decision: str
    option: Any = msgspec.UNSET
    options: Any = msgspec.UNSET
    order: Any = msgspec.UNSET
    value: Any = msgspec.UNSET


class Resign(OfMatch, tag="resign", frozen=True, kw_only=True):
    """A seat gives up."""

    seat: str


class Ask(OfMatch, tag="ask", frozen=True, kw_only=True):
    """Whether a seat may do something, and why not."""

    seat: str
    about: str


class ChanceAnswers(OfMatch, tag="chance", frozen=True, kw_only=True):
    """Answers for what chance is asked next."""

    answers: list[dict[str, Any]]


class View(OfMatch, tag="view", frozen=True, kw_only=True):
    """What some seats may know together."""

    seat: str | None = None
    seats: list[str] | None = None


class State(OfMatch, tag="state", frozen=True):
    """Everything."""


class PositionOf(OfMatch, tag="position", frozen=True):
    """The moment as a position document."""


class RecordOf(OfMatch, tag="record", frozen=True):
    """The record as text."""


class Replay(Request, tag="replay", frozen=True, kw_only=True):
    """The match of a record."""

    record: str


class Digest(OfMatch, tag="digest", frozen=True):
    """What two equal states have in common."""


class Undo(OfMatch, tag="undo", frozen=True):
    """Back one choice."""


class Fork(OfMatch, tag="fork", frozen=True):
    """A match of its own from this moment."""


class Odds(Request, tag="odds", frozen=True, kw_only=True):
    """The exact distribution of an outcome."""

    query: Any
    match: str | None = None
    game: str | None = None


class Measure(Request, tag="measure", frozen=True, kw_only=True):
    """A question to the plane."""

    query: Any
    game: str | None = None
    table: Any = None
    match: str | None = None


class Suggest(OfMatch, tag="suggest", frozen=True, kw_only=True):
    """What a bot would choose, and why."""

    seat: str
    level: str | None = None
    milliseconds: int | None = None
    iterations: int | None = None


AnyRequest = (
    Hello
    | New
    | Load
    | Pending
    | Choose
    | Resign
    | Ask
    | ChanceAnswers
    | View
    | State
    | PositionOf
    | RecordOf
    | Replay
    | Digest
    | Undo
    | Fork
    | Odds
    | Measure
    | Suggest
)
