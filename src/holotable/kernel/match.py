"""A match: a table with its record, its seats' views, takebacks and agreements.

What a seat may be shown comes from here, and from nowhere else: `pending`, `view` and `events` take the seats that
look, and give what those may know together.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, Generic, NamedTuple, TypeVar

import msgspec

from holotable.kernel.chance import Chance, fair_key, seeded_key
from holotable.kernel.decisions import Decision
from holotable.kernel.errors import BadInput, HolotableError, Illegal, NotOwed
from holotable.kernel.events import Event, Viewers
from holotable.kernel.game import Game, Result
from holotable.kernel.lines import (
    RESIGN,
    TAKEBACK,
    TIMEOUT,
    Line,
    Takeback,
    is_choice,
    last_choice,
    last_made,
    seat_of,
)
from holotable.kernel.moment import ENCODER, Moment
from holotable.kernel.position import document_of, moment_of
from holotable.kernel.record import Fair, Record
from holotable.kernel.table import Table
from holotable.kernel.unread import unread

S = TypeVar("S", bound=msgspec.Struct)


class Before(NamedTuple):
    """How a match stood before something happened to it from outside of the rules."""

    lines: list[Line]
    answers: dict[int, list[Line]]
    """By seat: secret answers that waited for others'."""
    drafts: dict[int, dict[str, Any]]
    """By seat: forms that were filled in part."""
    earlier: Before | None
    """What had happened from outside before."""
    chosen: int
    """How many choices had been made since then."""
    after: tuple[int, dict[int, list[Line]]] = (0, {})
    """The lines, by their number, and the secret answers right after it; if there are others now, one was taken back."""


class Match(Generic[S]):
    """One match, from its beginning or from a position."""

    __slots__ = (
        "_chosen",
        "_counted",
        "_outside",
        "before",
        "began_under",
        "fair",
        "game",
        "players",
        "seed",
        "setup",
        "start",
        "table",
    )

    def __init__(
        self,
        game: Game[S],
        table: Table[S],
        start: Moment,
        *,
        setup: Any = None,
        seed: str | None = None,
        players: Sequence[str] = (),
    ) -> None:
        """Takes what is made already; use `new`, `at` or `replay`."""
        self.game = game
        self.table = table
        self.start = start
        self.setup = setup
        self.seed = seed
        self.players = tuple(players)
        self._counted: tuple[list[Line] | None, int, int] = (None, 0, 0)
        """A record, how many of its lines were looked at, and how many of those are choices."""
        self._chosen = 0
        """How many choices were made since the last thing that came from outside."""
        self._outside: Before | None = None
        """What was before the last thing that came from outside of the rules: a resignation, an agreement, a takeback."""
        self.before: tuple[str, ...] = ()
        """The record's lines from before the match went on under other rules."""
        self.began_under = game.version
        """The version of the rules that the match began under."""
        self.fair: Fair | None = None
        """What makes chance provable; a record tells the secret only when the match is over."""

    # Beginning -----------------------------------------------------------------------------------------------------

    @classmethod
    def new(
        cls,
        game: Game[S],
        setup: Any = None,
        *,
        seed: str | None = None,
        fair: Fair | None = None,
        players: Sequence[str] = (),
    ) -> Match[S]:
        """A new match. Chance comes from a seed, or is made fairly; a set-up that cannot be is refused."""
        chosen = read_setup(game, setup)
        state, steps = game.start(chosen)
        start = Table(game, state, steps, Chance(_key(seed, fair))).moment()
        match = cls._going(game, start, setup=chosen, seed=seed, players=players)
        match.fair = fair
        return match

    @classmethod
    def at(
        cls,
        game: Game[S],
        moment: Moment,
        *,
        seed: str | None = None,
        fair: Fair | None = None,
        players: Sequence[str] = (),
    ) -> Match[S]:
        """A match that begins at a moment of another, or at a position, with chance of its own."""
        start = msgspec.structs.replace(moment, chance=Chance(_key(seed, fair)))
        match = cls._going(game, start, seed=seed, players=players)
        match.fair = fair
        return match

    @classmethod
    def _going(cls, game: Game[S], start: Moment, **header: Any) -> Match[S]:
        table = Table.of_moment(game, start, listening=True, recording=True)
        return cls(game, table, start, **header)

    # What seats see ------------------------------------------------------------------------------------------------

    @property
    def seats(self) -> Sequence[str]:
        """The seats' names, in the order of their numbers."""
        return self.game.seats(self.table.state)

    def seat(self, name: str) -> int:
        """The number of a seat's name; `BadInput` if there is none."""
        try:
            return self.seats.index(name)
        except ValueError:
            raise BadInput(
                "error-no-seat", field="seat", name=name[:40], known=", ".join(self.seats)
            ) from None

    @property
    def result(self) -> Result | None:
        """How the match ended; nothing while it goes on."""
        return self.table.result

    def owing(self) -> list[int]:
        """The seats that owe a decision now: public."""
        return sorted(self.table.owed())

    def pending(self, seat: int) -> Decision[S, Any] | None:
        """What this seat owes now: for this seat alone."""
        return self.table.owed().get(seat)

    def decision_id(self, seat: int) -> str:
        """The id of what the seat owes: the number of choices made before, those that others make in secret left out."""
        given = self._choices()
        strand = (self.table.strands or {}).get(seat)
        if strand is None:
            return f"d{given + 1}"
        return f"d{given + len(strand.record or ()) + 1}.{self.seats[seat]}"

    def _choices(self) -> int:
        """How many choices the record holds; a record only grows, and a takeback begins a new one."""
        lines = self.lines
        record, seen, choices = self._counted
        if record is not lines:
            seen = choices = 0
        choices += sum(map(is_choice, lines[seen:]))
        self._counted = (lines, len(lines), choices)
        return choices

    def view(self, viewers: Viewers) -> Any:
        """What these seats may know together, as the game's typed view."""
        return self.game.view(self.table.seen_state(viewers), viewers)

    def news(self) -> list[Event]:
        """The events since this was asked last, unworded: `event.seen_by` words one for its viewers."""
        heard = self.table.heard
        assert heard is not None
        news = heard[:]
        heard.clear()
        return news

    # Choosing --------------------------------------------------------------------------------------------------------

    def choose(self, seat: int, choice: Any) -> None:
        """A seat's choice, checked: raises `NotOwed` or `Illegal`, and then nothing has changed."""
        with self._whole():
            self.table.choose(seat, choice)
        self._chosen += 1

    def choose_written(self, seat: int, text: str) -> None:
        """A seat's choice as a record writes it."""
        asked = self.pending(seat)
        if asked is None:
            raise NotOwed("error-not-asked")
        self.choose(seat, asked.read(text))

    def leave(self, seat: int, how: str = "resign") -> None:
        """A seat resigns, or its time is out."""
        before = self._before()
        with self._whole():
            self.table.leave(seat, how)
        self._from_outside(before)

    def agree_to_draw(self) -> None:
        """Every side has agreed to a draw."""
        before = self._before()
        self.table.agree_to_draw()
        self._from_outside(before)

    # Back and aside ----------------------------------------------------------------------------------------------------

    @property
    def lines(self) -> list[Line]:
        """The record's lines that count now."""
        record = self.table.record
        assert record is not None
        return record

    def undo(self) -> None:
        """The kernel's own undo: back one choice, exactly, chance included. For programs and tests, not for seats.

        A resignation, an agreement or a takeback that came last is undone like a choice. Of secret answers that wait
        for others', the one of the highest seat goes first.
        """
        lines = self.lines
        given = {seat: answers for seat, answers in self._given().items() if seat not in self.table.gone}
        then = self._outside
        if then is not None and not self._chosen and then.after == self._stand():
            self._rebuild(then.lines, then.answers)
            self.table.drafts = {seat: dict(filled) for seat, filled in then.drafts.items()} or None
            self._outside, self._chosen = then.earlier, then.chosen
            return
        self._chosen = max(0, self._chosen - 1)
        if given:
            self.table.reconsider(max(given))
            return
        last = last_made(lines, self.table.gone)
        if last is None:
            raise NotOwed("error-nothing-back")
        name, value = lines[last]
        back = value.dropped if name == TAKEBACK and isinstance(value, Takeback) else ()
        self._rebuild([*lines[:last], *back])

    def fork(self) -> Match[S]:
        """A match of its own at this very moment, with the same record so far and the same chance."""
        table = self.table.fork()
        table.record = self.lines[:]
        table.listen()
        other = Match(self.game, table, self.start, setup=self.setup, seed=self.seed, players=self.players)
        other.before, other.began_under = self.before, self.began_under
        other._outside, other._chosen = self._outside, self._chosen
        return other

    def take_back(self, seat: int, choices: int) -> None:
        """So many choices are taken back by a seat, with whatever followed; chance goes on with a fresh stream."""
        if choices < 1:
            raise NotOwed("error-fewer-than-one")
        lines = self.lines
        before = self._before()
        chance = self.table.chance
        fresh = 1 + (0 if chance is None else chance.stream)
        kept = len(lines)
        for _ in range(choices):
            last = last_choice(lines[:kept])
            if last is None:
                raise NotOwed("error-too-many-back")
            kept = last
        while seat_of(lines[kept]) in self._gone_before(kept):
            # It was answered for a seat that had left, and would be again.
            last = last_choice(lines[:kept])
            if last is None:
                raise NotOwed("error-too-many-back")
            kept = last
        self._rebuild(lines[:kept])
        if len(self.lines) < kept:
            # Secret answers that were shown together go back together.
            self._rebuild(lines[: len(self.lines)])
        dropped = tuple(lines[len(self.lines) :])
        self.table.change_stream(Takeback(seat, dropped, fresh))
        self._from_outside(before)

    def _gone_before(self, line: int) -> set[int]:
        """The seats that had left when this line was written."""
        return {*self.start.gone, *(value for name, value in self.lines[:line] if name in (RESIGN, TIMEOUT))}

    def _before(self) -> Before:
        """How the match stands now."""
        drafts = {seat: dict(filled) for seat, filled in (self.table.drafts or {}).items()}
        return Before(self.lines[:], self._given(), drafts, self._outside, self._chosen)

    def _from_outside(self, before: Before) -> None:
        self._outside, self._chosen = before._replace(after=self._stand()), 0

    def _stand(self) -> tuple[int, dict[int, list[Line]]]:
        return len(self.lines), self._given()

    def _given(self) -> dict[int, list[Line]]:
        """By seat: the secret answers that wait for others'."""
        strands = self.table.strands or {}
        return {seat: list(one.record) for seat, one in strands.items() if one.record}

    @contextmanager
    def _whole(self) -> Iterator[None]:
        """What happens inside happens wholly or not at all: scripted chance may turn out not to fit in the middle."""
        before = len(self.lines)
        given = self._given()
        drafts = dict(self.table.drafts or {})
        try:
            yield
        except (NotOwed, Illegal):
            raise
        except Exception:
            self.table = Table.of_moment(
                self.game, self.start, feed=self.lines[:before], opened=given, listening=True, recording=True
            )
            self.table.drafts = drafts or None
            self.news()
            raise

    def events_since(self, line: int) -> list[Event]:
        """The events since this line of the record, made again; since line 0 those from before any choice as well."""
        whole = Table.of_moment(self.game, self.start, feed=self.lines, listening=True)
        assert whole.heard is not None
        if not line:
            return whole.heard
        before = Table.of_moment(self.game, self.start, feed=self.lines[:line], listening=True)
        assert before.heard is not None
        return whole.heard[len(before.heard) :]

    def _rebuild(self, lines: list[Line], opened: Mapping[int, list[Line]] | None = None) -> None:
        self.table = Table.of_moment(
            self.game, self.start, feed=lines, opened=opened, listening=True, recording=True
        )
        self.news()

    # Records ------------------------------------------------------------------------------------------------------------

    def moment(self) -> Moment:
        """This moment as plain data."""
        return self.table.moment()

    def digest(self) -> str:
        """SHA-256 over the state, whatever chance will answer."""
        return self.table.moment().digest()

    def record(self) -> Record:
        """The record so far, without the secret of chance."""
        position = None if self.setup is not None else document_of(self.game, self.start)
        return Record(
            game=self.game.name,
            rules=self.began_under,
            setup=None if self.setup is None else msgspec.to_builtins(self.setup),
            position=position,
            seats=tuple(self.seats),
            players=self.players,
            seed=self.seed,
            fair=self._told_fairness(),
            result=self.result,
            before=self.before,
            lines=self.lines[:],
        )

    def _told_fairness(self) -> Fair | None:
        if self.fair is None or self.result is not None:
            return self.fair
        return msgspec.structs.replace(self.fair, secret=None)

    @classmethod
    def replay(
        cls, game: Game[S], record: Record, *, key: bytes | None = None, moment: Moment | None = None
    ) -> Match[S]:
        """The match of a record, every choice checked; what does not fit is `BadInput` or `Illegal`.

        Chance goes on from the key that is given, or that the record tells. The moment at which the match stood, if
        it was kept, brings what is in no record yet: secret answers that wait for others', and half-filled forms.
        """
        setup = None
        if record.before:
            start = record.safe_point()
            setup = record.setup
        elif record.setup is not None:
            setup = read_setup(game, record.setup)
            state, steps = game.start(setup)
            start = Table(game, state, steps, None).moment()
        else:
            start = moment_of(game, record.position)
        begun = start.chance or Chance(b"")
        start.chance = Chance(key or record.key() or seeded_key(""), begun.stream, begun.counter)
        opened = {} if moment is None else moment.opened()
        try:
            table = Table.of_moment(
                game, start, feed=record.lines, opened=opened, listening=True, recording=True
            )
        except HolotableError as error:
            raise record.placed(error, len(start.since)) from None
        for seat, text in () if moment is None else moment.drafts.items():
            table.choose(int(seat), table.owed()[int(seat)].read(text))
        match = cls(game, table, start, setup=setup, seed=record.seed, players=record.players)
        if tuple(match.seats) != record.seats:
            raise BadInput(
                "error-other-seats",
                field="seats",
                seats=" ".join(match.seats),
                given=" ".join(record.seats)[:40],
            )
        match.before = record.before
        if record.before:
            match.began_under = record.rules
        match.fair = record.fair
        return match


def _key(seed: str | None, fair: Fair | None) -> bytes:
    if fair is None:
        return seeded_key(seed or "")
    if fair.secret is None:
        raise BadInput("error-no-secret", field="fair")
    return fair_key(bytes.fromhex(fair.secret), [bytes.fromhex(part) for part in fair.contributions])


def read_setup(game: Game[S], setup: Any) -> Any:
    """A game's set-up out of plain data; nothing is the usual one."""
    if isinstance(setup, game.Setup):
        return setup
    try:
        chosen = msgspec.convert({} if setup is None else setup, game.Setup)
        # Numbers have 64 bits, and texts are Unicode, so that a match can be stored.
        ENCODER.encode(chosen)
    except (msgspec.ValidationError, RecursionError, OverflowError, UnicodeError) as error:
        raise BadInput("error-setup", field="setup", why=unread(error, game.Setup)) from None
    return chosen
