"""What any storage must keep: the promise is in the words, and tests/server/storage proves it for each.

Whatever a method has returned from is on disk: a power cut right after it loses nothing. A change is written whole or
not at all, and changes of one match are written in the order in which they were asked for.
"""

from __future__ import annotations

from typing import Any, Literal, Protocol

import msgspec

from holotable.server.messages import Clock

Visible = Literal["public", "link", "closed"]
Status = Literal["gathering", "playing", "over", "aborted"]


class SeatBook(msgspec.Struct):
    """Who sits at a seat."""

    seat: str
    kind: Literal["person", "bot", "open"]
    name: str = ""
    level: str = ""
    guest: str = ""
    tokens: list[str] = []
    """The hashes of the seat's tokens: one for each device that its player has come from."""


class Promise(msgspec.Struct):
    """How chance of this match is made: our secret, and what the seats have added so far."""

    secret: str
    contributions: dict[str, str] = {}


class ClockBook(msgspec.Struct):
    """The clocks of a match."""

    rule: Clock = Clock()
    left: dict[str, int] = {}
    """What is left for each seat, in milliseconds, when its clock last stood."""
    running: dict[str, float] = {}
    """Since when a seat's clock runs, in seconds of Unix time."""


class OfferBook(msgspec.Struct):
    """An offer that waits for the word of others."""

    kind: str
    seat: str
    waiting: list[str]
    choices: int = 0
    target: str = ""


class Book(msgspec.Struct):
    """What is kept of a match besides the game itself."""

    seats: list[SeatBook]
    promise: Promise
    setup: Any = None
    position: Any = None
    visible: Visible = "link"
    clock: ClockBook = msgspec.field(default_factory=ClockBook)
    offers: list[OfferBook] = []
    open_to_watchers: bool = False
    """Whether the players let watchers see everything, with a delay."""
    rematch: str = ""
    rules: str = ""
    """The version of the rules that the match began under."""
    taken_back: list[str] = []
    """Choices that no longer fitted when the rules were mended, as the record writes them."""


class Progress(msgspec.Struct, frozen=True):
    """What lists of matches tell of a game: the seats that owe a choice, and how many rounds it has come."""

    owing: tuple[str, ...] = ()
    chapter: int = 0


Commands = dict[str, dict[str, int]]
"""By seat: the ids of the commands carried out last, each with the version that it led to."""


class StoredMatch(msgspec.Struct):
    """Everything that is kept of one match."""

    id: str
    game: str
    status: Status
    book: Book
    moment: bytes = b""
    """The last moment, chance's key included; empty while seats are still gathering."""
    lines: list[str] = []
    """The lines of the record; a match that went on under other rules has a line that says so among them."""
    version: int = 0
    changed: float = 0.0
    progress: Progress = Progress()
    commands: Commands = {}


class Change(msgspec.Struct):
    """What a command changes about a match: all of it is written together."""

    match: str
    after: int
    """The version that it follows."""
    version: int
    changed: float
    status: Status
    lines: list[str] = []
    """The lines that the record grows by."""
    first: int = 0
    """The number of the first of them."""
    moment: bytes | None = None
    book: Book | None = None
    progress: Progress | None = None
    commands: Commands | None = None


class StoredGuest(msgspec.Struct):
    """A guest, known again by the hash of a device's key."""

    id: str
    name: str
    key: str


class Listed(msgspec.Struct):
    """A match as lists need it: without its record and moment."""

    id: str
    game: str
    status: Status
    book: Book
    version: int
    changed: float
    progress: Progress


class Conflict(Exception):
    """The match is not at the version that a change follows: somebody else serves it, or it is gone."""


class Storage(Protocol):
    """Keeps matches, guests and what belongs to them."""

    async def open(self) -> None:
        """Makes the storage ready; its schema is brought up to date."""

    async def close(self) -> None:
        """Ends it; what was asked for before is written first."""

    async def create(self, match: StoredMatch) -> None:
        """Keeps a new match."""

    async def write(self, change: Change) -> None:
        """Keeps a change; when this returns it is on disk. `Conflict` if it does not follow what is kept."""

    async def load(self, match: str) -> StoredMatch | None:
        """A match as it was changed last; nothing if there is none."""

    async def matches_of(self, guest: str, most: int) -> list[Listed]:
        """The matches in which a guest sits, the one changed last first."""

    async def open_tables(self, most: int) -> list[Listed]:
        """The public matches that are not over, the newest first."""

    async def say(self, match: str, number: int, said: bytes) -> None:
        """Keeps something that was said."""

    async def said(self, match: str) -> list[bytes]:
        """What was said in a match, the oldest first."""

    async def new_guest(self, guest: StoredGuest) -> None:
        """Keeps a new guest."""

    async def guest_of_key(self, key: str) -> StoredGuest | None:
        """The guest with a device whose key has this hash."""

    async def add_key(self, guest: str, key: str) -> None:
        """A second device of a guest."""

    async def rename(self, guest: str, name: str) -> None:
        """A guest's new name."""

    async def guest(self, guest: str) -> StoredGuest | None:
        """A guest by id."""

    async def keep_word(self, word: str, kind: str, value: str, until: float) -> None:
        """Keeps the hash of a word that stands for something until some time: an invitation, a hand-over."""

    async def look_up(self, word: str, kind: str, now: float) -> str | None:
        """What a word stands for; nothing if it is unknown or too old."""

    async def use_up(self, word: str, kind: str, now: float) -> str | None:
        """What a one-time word stands for, and nobody can use it again."""

    async def keep_table(self, table: str, document: bytes) -> None:
        """Keeps a measuring table that is shared by link."""

    async def table(self, table: str) -> bytes | None:
        """A measuring table."""

    async def backup(self, path: str) -> None:
        """Writes a whole copy to a file while everything goes on."""

    async def healthy(self) -> bool:
        """Whether it answers."""
