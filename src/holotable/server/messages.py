"""Everything that goes over the wire between the server and a browser, typed once.

The client's TypeScript types are generated from this file. Words never go over the wire, only keys of the catalogues
and their arguments; what a message holds of a match is what its receiver may know, and nothing else.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

import msgspec

from holotable.kernel.decisions import Phrase

VERSION = 1
"""Of the messages; a client of another version is told to reload."""

Args = Mapping[str, str | int | float | Phrase]


class Words(msgspec.Struct, frozen=True):
    """A sentence by its key, to be said by whoever shows it."""

    key: str
    args: Args = {}


class Option(msgspec.Struct, frozen=True):
    """One option of a decision, and the pieces and places of the view that it is about."""

    id: str
    words: Words
    on: tuple[str, ...] = ()


class Question(msgspec.Struct, frozen=True):
    """What must be decided, in the kinds of the engine protocol."""

    kind: Literal["choose", "some", "order", "number", "place", "form"]
    rule: str
    prompt: Words
    options: tuple[Option, ...] = ()
    min: int = 0
    max: int = 0
    region: Any = None
    candidates: tuple[tuple[float, float, float], ...] = ()
    fields: dict[str, Question] = {}
    filled: dict[str, Any] = {}


class Decision(msgspec.Struct, frozen=True):
    """A question that this seat owes an answer to."""

    id: str
    question: Question


class Happened(msgspec.Struct, frozen=True):
    """An event as its receiver may see it: its kind, its words, the pieces and places it is about, and its data."""

    number: int
    kind: str
    words: Words
    at: tuple[str, ...]
    data: Any


class Player(msgspec.Struct, frozen=True):
    """Who sits at a seat."""

    seat: str
    name: str
    kind: Literal["person", "bot", "open"]
    level: str = ""
    here: bool = False
    gone: bool = False
    milliseconds: int | None = None
    """What is left on the seat's clock, when the message was sent; nothing without a clock."""


class Offer(msgspec.Struct, frozen=True):
    """Something that a seat wants and others must agree to."""

    kind: Literal["takeback", "draw", "bot-instead", "open-to-watchers", "rematch"]
    seat: str
    waiting: tuple[str, ...]
    learned: tuple[Words, ...] = ()
    """For a takeback: what was learned since, and by whom."""
    chance: bool = False
    """For a takeback: whether chance has answered since."""


class Ended(msgspec.Struct, frozen=True):
    """How a match ended."""

    places: tuple[tuple[str, ...], ...]
    scores: dict[str, float]
    reason: Words
    rule: str
    rematch: str | None = None


class Said(msgspec.Struct, frozen=True):
    """Something that somebody said."""

    number: int
    name: str
    seat: str | None
    text: str
    phrase: str | None = None
    """A quick phrase's key, said in the reader's own language."""


class Clock(msgspec.Struct, frozen=True):
    """How time is counted: not at all, for each move, or in all."""

    kind: Literal["none", "move", "total"] = "none"
    seconds: int = 0


# From the server ------------------------------------------------------------------------------------------------------


class Table(msgspec.Struct, frozen=True, tag="table"):
    """All that a seat or a watcher knows: enough to show the table with nothing known before."""

    match: str
    game: str
    version: int
    """The number of choices that count and of takebacks: it grows with everything that changes the table."""
    seat: str | None
    """The receiver's own seat; nothing for a watcher."""
    seats: tuple[str, ...]
    players: tuple[Player, ...]
    setup: Any
    view: Any
    owing: tuple[str, ...]
    decision: Decision | None
    events: tuple[Happened, ...]
    """What happened since the version that the receiver had; all of it for one who had none."""
    events_from: int
    """The number of the first event told; earlier ones are known, or lost to a takeback."""
    offers: tuple[Offer, ...]
    may_take_back: Literal["no", "free", "asks"]
    clock: Clock
    commitment: str
    """The promise that makes chance provable."""
    ended: Ended | None = None
    notices: tuple[Words, ...] = ()
    """What everybody must know besides the game, such as a choice taken back when the rules were mended."""
    seconds_ago: float | None = None
    """For a watcher who is shown everything: so long ago the table stood like this; nothing if it stands so now."""


class Presence(msgspec.Struct, frozen=True, tag="presence"):
    """Who is here now."""

    players: tuple[Player, ...]
    watchers: int
    watchers_behind: float | None = None
    """So many seconds later watchers see everything, as the players agreed; nothing while they see at once what both
    sides may know."""


class Chat(msgspec.Struct, frozen=True, tag="chat"):
    """What was said, the newest last."""

    said: tuple[Said, ...]


class Accepted(msgspec.Struct, frozen=True, tag="accepted"):
    """A command was carried out, and is on disk."""

    command: str
    version: int


class Refused(msgspec.Struct, frozen=True, tag="refused"):
    """A command or question was refused; the table is as it was."""

    command: str
    code: str
    words: Words
    rule: str | None = None


class Why(msgspec.Struct, frozen=True, tag="why"):
    """Whether something may be done now, and if not, which rule says no."""

    command: str
    legal: bool
    words: Words | None = None
    rules: tuple[str, ...] = ()


class Preview(msgspec.Struct, frozen=True, tag="preview"):
    """What would follow from an option, as far as the seat can know it."""

    command: str
    view: Any
    events: tuple[Happened, ...]
    then: Literal["own-choice", "other-choice", "chance", "hidden", "end"]
    """What comes after these events; `hidden` where it depends on what the seat cannot see."""


class Odds(msgspec.Struct, frozen=True, tag="odds"):
    """The exact odds for each query, as far as the seat can know them; nothing where it cannot."""

    command: str
    odds: tuple[Any, ...]


class Hint(msgspec.Struct, frozen=True, tag="hint"):
    """What a bot would choose, and why."""

    command: str
    option: Any
    words: Words
    why: tuple[Words, ...]
    chance: float | None = None


class Closing(msgspec.Struct, frozen=True, tag="closing"):
    """The server ends this connection; `again` says whether to come back at once."""

    code: Literal["restart", "slow", "version", "removed", "flood"]
    again: bool


ToClient = Table | Presence | Chat | Accepted | Refused | Why | Preview | Odds | Hint | Closing


# From the client ------------------------------------------------------------------------------------------------------


class Hello(msgspec.Struct, frozen=True, tag="hello"):
    """The first message: who comes, and what they know already."""

    version: int
    token: str | None = None
    """The seat's token; nothing for a watcher."""
    have: int | None = None
    """The version of the table that the client has."""
    events: int = 0
    """How many events it has."""
    contribution: str | None = None
    """What this seat adds to chance, in hexadecimal digits, before the match begins."""


class Choose(msgspec.Struct, frozen=True, tag="choose"):
    """An answer to the decision that the seat owes: an option's id, a list of ids, a number, a pose or a form."""

    command: str
    decision: str
    answer: Any


class Reconsider(msgspec.Struct, frozen=True, tag="reconsider"):
    """The seat takes back a secret answer that waits for others'."""

    command: str


class AskWhy(msgspec.Struct, frozen=True, tag="ask"):
    """Why can this not be done?"""

    command: str
    about: str


class AskPreview(msgspec.Struct, frozen=True, tag="ask-preview"):
    """What would follow from this answer?"""

    command: str
    answer: Any


class AskOdds(msgspec.Struct, frozen=True, tag="ask-odds"):
    """How likely is it? Each query is one that `holotable odds` takes."""

    command: str
    queries: tuple[Any, ...]


class AskHint(msgspec.Struct, frozen=True, tag="ask-hint"):
    """What would a strong player do? Only in games against the computer."""

    command: str


class Propose(msgspec.Struct, frozen=True, tag="propose"):
    """An offer: a free takeback happens at once."""

    command: str
    kind: Literal["takeback", "draw", "bot-instead", "open-to-watchers", "rematch"]
    seat: str | None = None
    """For a bot in a leaver's seat: which."""


class Answer(msgspec.Struct, frozen=True, tag="answer"):
    """The word of a seat that an offer waits for."""

    command: str
    kind: str
    agreed: bool


class Leave(msgspec.Struct, frozen=True, tag="leave"):
    """The seat resigns, or aborts before the second round."""

    command: str
    how: Literal["resign", "abort"]


class Claim(msgspec.Struct, frozen=True, tag="claim"):
    """The seat claims the win because another's time is out or it has left."""

    command: str


class Say(msgspec.Struct, frozen=True, tag="say"):
    """Something to be said to all who are here."""

    command: str
    text: str = ""
    phrase: str | None = None


class Resync(msgspec.Struct, frozen=True, tag="resync"):
    """The client wants the whole table anew."""


class Ping(msgspec.Struct, frozen=True, tag="ping"):
    """Still here."""


ToServer = (
    Hello
    | Choose
    | Reconsider
    | AskWhy
    | AskPreview
    | AskOdds
    | AskHint
    | Propose
    | Answer
    | Leave
    | Claim
    | Say
    | Resync
    | Ping
)
