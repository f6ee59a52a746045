"""What goes over HTTP around matches: making, joining and listing them, and guests; typed once, as `messages.py` does for
the socket.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from holotable.server.messages import Clock, Player, Words


class GameCard(msgspec.Struct, frozen=True):
    """A game as the lobby shows it."""

    name: str
    title: str
    seats: tuple[str, ...]
    modes: tuple[str, ...]
    playable: bool
    """Whether it can be played, or only measured so far."""


class SeatWish(msgspec.Struct, frozen=True):
    """Who shall sit at a seat of a new match."""

    kind: Literal["me", "bot", "open", "same-screen"]
    level: str = ""


class NewMatch(msgspec.Struct, frozen=True):
    """A match that somebody wants."""

    game: str
    seats: dict[str, SeatWish]
    setup: Any = None
    position: Any = None
    clock: Clock = Clock()
    visible: Literal["public", "link", "closed"] = "link"
    """Listed for all to join and watch; for those with the link; or closed to watchers."""


class Seated(msgspec.Struct, frozen=True):
    """The seats that a person was given, with the token of each: known to nobody else, kept by the client."""

    match: str
    tokens: dict[str, str]
    invitation: str | None = None
    """What an invited friend brings to take an open seat; not a seat's token."""


class MatchCard(msgspec.Struct, frozen=True):
    """A match as lists show it."""

    match: str
    game: str
    players: tuple[Player, ...]
    mine: tuple[str, ...]
    my_turn: bool
    round: int
    changed: float
    """When something happened last, in seconds of Unix time."""
    watchable: bool
    over: bool


class Joining(msgspec.Struct, frozen=True):
    """Taking an open seat: by invitation, or at a public table."""

    invitation: str | None = None
    seat: str | None = None


class Guest(msgspec.Struct, frozen=True):
    """A guest: a name without an account, the same person tomorrow by the device key."""

    id: str
    name: str
    device_key: str | None = None
    """Told once, when it is made."""


class Naming(msgspec.Struct, frozen=True):
    """A guest's new name."""

    name: str


class Carry(msgspec.Struct, frozen=True):
    """A one-time word that makes another device the same guest."""

    word: str


class Problem(msgspec.Struct, frozen=True):
    """What was wrong with a request (RFC 9457), with the words to say it in."""

    title: str
    status: int
    code: str
    words: Words
    field: str | None = None
    rule: str | None = None
