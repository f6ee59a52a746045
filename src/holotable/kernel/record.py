"""Records: a match as text, readable like a chess game's notation, and complete: all else is derived from it.

    holotable record 1
    game: starfighter
    rules: 1
    setup: {"mode":"training"}
    seats: first second
    players: ["Anna","Ben"]
    seed: tuesday

    first ares
    ~ draw 1-03 2-10 0-04 3-10 1-01
    first 1-03@2:up
    second pass
    ! takeback first 2 stream 1
    ! resign second

The header says how it began: `setup`, or `position` (a document on one line). Chance is named by `seed`, or by
`commitment`, `contributions` and, when the match is over, `secret`. Then comes one line for each thing that happened:
a seat's name and its choice; `~` and an answer of chance; `!` and what changed the match from outside. What was taken
back stays above the `takeback` that says how many choices no longer count. Lines that begin with `;` are remarks.
"""

from __future__ import annotations

from base64 import b64decode, b64encode
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final

import msgspec

from holotable.kernel.chance import NAMES, Chance, fair_key, seeded_key
from holotable.kernel.errors import BadInput, HolotableError, RulesError
from holotable.kernel.game import Result
from holotable.kernel.learned import learn
from holotable.kernel.lines import (
    AGREED,
    RESIGN,
    TAKEBACK,
    TIMEOUT,
    Line,
    Takeback,
    is_choice,
    said,
    takebacks,
    unfolded,
)
from holotable.kernel.moment import Moment
from holotable.kernel.unread import unread
from holotable.kernel.words import Value

TITLE: Final = "holotable record 1"
RULES: Final = "rules"
LARGEST: Final = 4_000_000
"""No record is longer, in characters."""
MOST_TAKEBACKS: Final = 1000

_CHANCE = frozenset(NAMES.values())


class Fair(msgspec.Struct, frozen=True):
    """What makes chance provable: the server's promise, what the seats added, and at the end the server's secret."""

    commitment: str
    contributions: tuple[str, ...]
    secret: str | None = None


learn(Fair)


class Record(msgspec.Struct):
    """A record, parsed."""

    game: str
    rules: str
    seats: tuple[str, ...]
    setup: Any = None
    position: Any = None
    players: tuple[str, ...] = ()
    seed: str | None = None
    fair: Fair | None = None
    result: Result | None = None
    before: tuple[str, ...] = ()
    """The lines from before the match went on under other rules; they are read, and no longer played."""
    lines: list[Line] = []
    rows: list[int] = []
    """In which row of its text each line stands, if it was read from one."""

    def key(self) -> bytes | None:
        """The key of chance, if the record tells it."""
        if self.seed is not None:
            return seeded_key(self.seed)
        if self.fair is not None and self.fair.secret is not None:
            contributions = [bytes.fromhex(part) for part in self.fair.contributions]
            return fair_key(bytes.fromhex(self.fair.secret), contributions)
        return None

    @property
    def version(self) -> str:
        """The version of the rules that its last part was played under."""
        return self.before[-1].split()[2] if self.before else self.rules

    def safe_point(self) -> Moment:
        """The moment from which the match went on under other rules."""
        parts = self.before[-1].split()
        try:
            data = b64decode(parts[3], validate=True)
        except (IndexError, ValueError):
            raise BadInput("record-safe-point", field="record") from None
        return Moment.decode(data)

    def text(self) -> str:
        """The record as text."""
        return "\n".join((*self._header(), "", *self.before, *self.body())) + "\n"

    def placed(self, error: HolotableError, before: int) -> HolotableError:
        """An error that came up when the lines were played, with the row of the line that cannot be.

        `before` is how many lines were played before those of this record.
        """
        line = None if error.played is None else error.played - before
        if line is None or not 0 <= line < len(self.rows):
            return error
        return error.at_line(self.rows[line])

    def body(self) -> Iterator[str]:
        """The lines of what happened."""
        return written(self.lines, self.seats)

    def _header(self) -> Iterator[str]:
        yield TITLE
        yield f"game: {self.game}"
        yield f"rules: {self.rules}"
        if self.setup is not None:
            yield f"setup: {_json(self.setup)}"
        if self.position is not None:
            yield f"position: {_json(self.position)}"
        yield f"seats: {' '.join(self.seats)}"
        if self.players:
            yield f"players: {_json(self.players)}"
        if self.seed is not None:
            yield f"seed: {_json(self.seed)}"
        if self.fair is not None:
            yield f"fair: {_json(self.fair)}"
        if self.result is not None:
            yield f"result: {_json(self.result)}"


def written(lines: Sequence[Line], seats: Sequence[str]) -> Iterator[str]:
    """Lines as text, what was taken back included."""
    for line in unfolded(lines):
        head, value = line
        if is_choice(line):
            seat, text = said(line)
            yield f"{seats[seat]} {text}"
        elif head in _CHANCE:
            things = value if isinstance(value, list) else [value]
            tokens = [str(thing) for thing in things]
            if any(not token or token.split() != [token] for token in tokens):
                raise RulesError(f"what chance answers must have ids without blanks: {tokens}")
            yield " ".join(("~", head, *tokens))
        elif isinstance(value, Takeback):
            choices = sum(is_choice(one) for one in value.dropped)
            yield f"! {TAKEBACK} {seats[value.seat]} {choices} stream {value.stream}"
        elif head == TAKEBACK:
            yield f"! stream {value}"
        elif head == AGREED:
            yield f"! {AGREED}"
        else:
            yield f"! {head} {seats[value]}"


def parse(text: str) -> Record:
    """The record of a text; what cannot be is `BadInput` that names the line."""
    if len(text) > LARGEST:
        raise BadInput("record-long", field="record", most=LARGEST, has=len(text))
    # Names may hold other signs that end lines in Unicode, and JSON writes those as they are.
    rows = text.split("\n")
    if rows[0].strip() != TITLE:
        raise BadInput("record-title", field="line 1", title=TITLE)
    header: dict[str, tuple[str, int]] = {}
    at = 1
    while at < len(rows) and rows[at].strip():
        name, colon, value = rows[at].partition(":")
        if not colon or name in header:
            raise _wrong_line(at + 1, "record-header-line")
        header[name] = (value.strip(), at + 1)
        at += 1
    record = _read_header(header)
    numbered = [(number + 1, row.strip()) for number, row in enumerate(rows) if number > at]
    happened = [(number, row) for number, row in numbered if row and not row.startswith(";")]
    under_old_rules = [place for place, (_, row) in enumerate(happened) if row.startswith(f"! {RULES} ")]
    if under_old_rules:
        last = under_old_rules[-1] + 1
        if len(happened[last - 1][1].split()) != 4:
            raise _wrong_line(happened[last - 1][0], "record-new-rules")
        record.before = tuple(row for _, row in happened[:last])
        happened = happened[last:]
    read_lines(happened, record)
    if takebacks(record.lines) > MOST_TAKEBACKS:
        raise BadInput("record-takebacks", field="record", most=MOST_TAKEBACKS)
    return record


def read_lines(rows: Iterable[tuple[int, str]], record: Record) -> None:
    """Adds written lines, each with its number in its text, to a record."""
    for number, row in rows:
        _read_line(row, record, number)
        # A takeback has taken lines away again.
        record.rows[len(record.lines) - 1 :] = [number]


def _read_header(header: dict[str, tuple[str, int]]) -> Record:
    known = {"game", "rules", "seats", "setup", "position", "players", "seed", "fair", "result"}
    for name, (_, number) in header.items():
        if name not in known:
            raise _wrong_line(number, "record-no-header", name=name[:40])
    for name in ("game", "rules", "seats"):
        if name not in header:
            raise BadInput("record-header-lacks", field=name, name=name)
    if ("setup" in header) == ("position" in header):
        raise BadInput("record-beginning", field="setup")

    def value(name: str, kind: Any) -> Any:
        if name not in header:
            return None
        text, number = header[name]
        try:
            return msgspec.json.decode(text, type=kind)
        except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
            raise _wrong_line(number, "record-value", name=name, why=unread(error)) from None

    fair: Fair | None = value("fair", Fair)
    if fair is not None:
        for part in (fair.commitment, *fair.contributions, fair.secret or ""):
            _read_hex(part, header["fair"][1])
    return Record(
        game=header["game"][0],
        rules=header["rules"][0],
        seats=tuple(header["seats"][0].split()),
        setup=value("setup", Any),
        position=value("position", Any),
        players=value("players", tuple[str, ...]) or (),
        seed=value("seed", str),
        fair=fair,
        result=value("result", Result),
    )


def _read_hex(text: str, number: int) -> None:
    try:
        bytes.fromhex(text)
    except ValueError:
        raise _wrong_line(number, "record-no-hex", text=text[:20]) from None


def under_new_rules(version: str, safe_point: Moment) -> str:
    """The line that says from where a match went on under other rules; the key of chance is no part of it."""
    chance = safe_point.chance or Chance(b"")
    bare = msgspec.structs.replace(safe_point, chance=Chance(b"", chance.stream, chance.counter))
    return f"! {RULES} {version} {b64encode(bare.encode()).decode()}"


def _read_line(row: str, record: Record, number: int) -> None:
    head, _, rest = row.partition(" ")
    rest = rest.strip()
    lines = record.lines
    if head == "~":
        lines.append(_read_chance(rest.split(), number))
    elif head == "!":
        lines.append(_read_control(rest.split(), record, number))
    else:
        lines.append((_read_seat(head, record, number), rest))


def _read_seat(name: str, record: Record, number: int) -> int:
    if name not in record.seats:
        raise _wrong_line(number, "record-no-seat", name=name[:40])
    return record.seats.index(name)


def _read_chance(parts: list[str], number: int) -> Line:
    if len(parts) < 1 or parts[0] not in _CHANCE:
        raise _wrong_line(number, "record-no-chance", known=", ".join(sorted(_CHANCE)))
    name, *tokens = parts
    if name == "pick":
        if len(tokens) != 1:
            raise _wrong_line(number, "record-one-pick")
        return (name, tokens[0])
    if name == "roll":
        return (name, [int(t) if t.isascii() and t.isdigit() and len(t) < 9 else t for t in tokens])
    return (name, tokens)


def _read_control(parts: list[str], record: Record, number: int) -> Line:
    match parts:
        case ["agreed"]:
            return (AGREED, None)
        case [("resign" | "timeout") as how, seat]:
            return (RESIGN if how == RESIGN else TIMEOUT, _read_seat(seat, record, number))
        case ["stream", stream] if stream.isdecimal():
            return (TAKEBACK, int(stream[:9]))
        case ["takeback", seat, choices, "stream", stream] if choices.isdecimal() and stream.isdecimal():
            return _read_takeback(_read_seat(seat, record, number), choices, stream, record, number)
    raise _wrong_line(number, "record-no-control", text=" ".join(parts)[:60])


def _read_takeback(seat: int, choices: str, stream: str, record: Record, number: int) -> Line:
    lines = record.lines
    at = len(lines)
    left = int(choices[:9])
    while left and at:
        at -= 1
        left -= is_choice(lines[at])
    if left or not int(choices[:9]):
        raise _wrong_line(number, "record-too-many-back", choices=choices[:9])
    dropped = tuple(lines[at:])
    del lines[at:]
    return (TAKEBACK, Takeback(seat, dropped, int(stream[:9])))


def _wrong_line(number: int, key: str, **about: Value | HolotableError) -> BadInput:
    error = BadInput(key, field=f"line {number}")
    error.about.update(about, line=str(number))
    return error


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()
