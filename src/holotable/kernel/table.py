"""A table: a state, the steps that are still to come, and whoever must answer now.

This is the engine that plays, forks and searches; a `Match` adds the record, views and takebacks. The table runs
steps until a seat owes a decision or the game is over. At every moment it can be encoded, copied and digested: as its
last safe point, and the answers given since.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic, TypeVar

import msgspec

from holotable.kernel import leaving, strands
from holotable.kernel.chance import NAMES, Chance, Question, scripted
from holotable.kernel.copying import copier
from holotable.kernel.decisions import Decision, Form
from holotable.kernel.errors import BadInput, Illegal, NotOwed, RulesError
from holotable.kernel.events import Event, Viewers
from holotable.kernel.game import Game, Result
from holotable.kernel.lines import AGREED, RESIGN, TAKEBACK, Line, Takeback
from holotable.kernel.moment import Moment
from holotable.kernel.resuming import moment_of_table, table_of_moment
from holotable.kernel.steps import Asking, Step
from holotable.kernel.together import Together

S = TypeVar("S", bound=msgspec.Struct)


def _deaf(kind: type[Event], *fields: Any) -> None:
    """Nobody listens: the event is not even made."""


class Table(Generic[S]):
    """One running game."""

    __slots__ = (
        "_base",
        "_feed",
        "_gen",
        "_open",
        "_secret",
        "_step",
        "asked",
        "chance",
        "drafts",
        "game",
        "gone",
        "heard",
        "record",
        "result",
        "script",
        "since",
        "state",
        "steps",
        "strands",
        "tell",
    )

    def __init__(self, game: Game[S], state: S, steps: list[Step], chance: Chance | None) -> None:
        """A table that stands still: `run` sets it going."""
        self.game = game
        self.state = state
        self.steps = steps
        self.chance = chance
        self.gone: tuple[int, ...] = ()
        self.result: Result | None = None
        self.asked: Decision[S, Any] | None = None
        self.since: list[Line] = []
        self.strands: dict[int, Table[S]] | None = None
        self.drafts: dict[int, dict[str, Any]] | None = None
        self.record: list[Line] | None = None
        self.script: list[tuple[str, Any]] | None = None
        self.heard: list[Event] | None = None
        self.tell: Callable[..., None] = _deaf
        self._secret = False
        self._base: Table[S] | None = None
        self._gen: Asking[None] | None = None
        self._step: Step = ()
        self._feed: list[Line] | None = None
        self._open: dict[int, Sequence[Line]] | None = None

    # What rules use ---------------------------------------------------------------------------------------------

    def then(self, *steps: Step) -> None:
        """These steps come next, in this order, before whatever was to come."""
        if self._secret:
            raise RulesError(f"{self._step[0]} is asked of several seats at once: no step may come of it")
        if len(steps) == 1:
            self.steps.append(steps[0])
        else:
            self.steps.extend(reversed(steps))

    def finish(self, result: Result) -> None:
        """The game is over when the step that says so has ended."""
        self.result = result

    # What players use -------------------------------------------------------------------------------------------

    def owed(self) -> dict[int, Decision[S, Any]]:
        """The decisions that are owed now, by seat."""
        if self.asked is not None:
            return {self.asked.seat: self.asked}
        if self.strands is None:
            return {}
        return {seat: one.asked for seat, one in self.strands.items() if one.asked is not None}

    def state_of(self, seat: int) -> S:
        """The state that a seat's decision is about: while several answer at once, the seat's own world."""
        strand = None if self.strands is None else self.strands.get(seat)
        return self.state if strand is None else strand.state

    def seen_state(self, viewers: Viewers) -> S:
        """The state with the secret answers of just these seats in it."""
        inside = [one for seat, one in (self.strands or {}).items() if seat in viewers]
        if not inside:
            return self.state
        if len(inside) == 1:
            return inside[0].state
        world: Table[S] = Table(self.game, copier(type(self.state))(self.state), [], None)
        world._secret = True
        for strand in inside:
            world.asked = None
            world.steps = [strand._step]
            world._feed = list(strand.record or ())
            world._run()
        return world.state

    def choose(self, seat: int, choice: Any) -> None:
        """A seat's answer, checked: raises `NotOwed` or `Illegal`, and then nothing has changed.

        A form may be filled a few fields at a time; it counts as answered when none is empty.
        """
        asked = self.owed().get(seat)
        if asked is None:
            raise NotOwed("error-not-asked")
        state = self.state_of(seat)
        if isinstance(asked, Form):
            choice = {**(self.drafts or {}).get(seat, {}), **choice}
        refused = asked.refusal(state, choice)
        if refused is not None:
            raise Illegal.by(refused, self.game.texts)
        if isinstance(asked, Form):
            if asked.missing(state, choice):
                self.drafts = {**(self.drafts or {}), seat: choice}
                return
            if self.drafts:
                self.drafts.pop(seat, None)
        self.play(choice, seat)

    def play(self, choice: Any, seat: int | None = None) -> None:
        """An answer that is known to be legal. The seat is needed only while several are asked."""
        asked = self.asked
        if asked is None:
            strands.play_strand(self, seat, choice)
            return
        gen = self._gen or self._wake()
        line = (asked, choice)
        if self.record is not None:
            self.record.append(line)
        if self._base is not None:
            self.since.append(line)
        self.asked = None
        self._gen = None
        if not self._drive(gen, choice):
            self._run()

    def reconsider(self, seat: int) -> None:
        """While others are still to answer: a seat takes its last secret answer back."""
        strand = None if self.strands is None else self.strands.get(seat)
        if strand is None or not strand.record or seat in self.gone:
            raise NotOwed("error-no-answer-to-change")
        assert self.strands is not None
        self.strands[seat] = strands.new_strand(self, strand._step, strand.record[:-1])

    def leave(self, seat: int, how: str = RESIGN) -> None:
        """A seat gives up, or has run out of time; the game says what becomes of the others."""
        if self.result is not None:
            raise NotOwed("refused-over")
        if seat in self.gone:
            raise NotOwed("error-gone-already")
        leaving.control(self, (how, seat))
        if self.result is None:
            self._answer_for_gone()

    def agree_to_draw(self) -> None:
        """Every side has agreed that nobody wins."""
        if self.result is not None:
            raise NotOwed("refused-over")
        leaving.control(self, (AGREED, None))

    def change_stream(self, taken_back: Takeback | int) -> None:
        """After choices were taken back, chance goes on with a fresh stream, so that nobody knows what comes.

        Only the number of the stream is told where what was taken back stands elsewhere.
        """
        leaving.control(self, (TAKEBACK, taken_back))

    # Copies and moments ------------------------------------------------------------------------------------------

    def fork(self) -> Table[S]:
        """A table of its own at this very moment, without record and listeners."""
        base = self._base
        if base is None:
            other = self._copy()
            other.asked = self.asked
            other._step = self._step
        else:
            other = base._copy()
            other._feed = list(self.since)
            if self.strands is not None:
                other._open = {seat: list(one.record or ()) for seat, one in self.strands.items()}
            other._run()
        if self.drafts:
            other.drafts = {seat: dict(filled) for seat, filled in self.drafts.items()}
        if self.script:
            other.script = self.script[:]
        return other

    def moment(self) -> Moment:
        """This moment as plain data: the last safe point, the answers since, and those that wait for others'."""
        return moment_of_table(self)

    @classmethod
    def of_moment(
        cls,
        game: Game[S],
        moment: Moment,
        *,
        feed: Sequence[Line] = (),
        opened: Mapping[int, Sequence[Line]] | None = None,
        listening: bool = False,
        recording: bool = False,
    ) -> Table[S]:
        """The table of a moment, and of the lines that followed it; what cannot be is `BadInput` or `Illegal`."""
        return table_of_moment(
            cls, game, moment, feed=feed, opened=opened, listening=listening, recording=recording
        )

    def listen(self) -> None:
        """From now on events are made and kept in `heard`."""
        heard: list[Event] = []
        self.heard = heard

        def tell(kind: type[Event], *fields: Any) -> None:
            heard.append(kind(*fields))

        self.tell = tell

    def run(self) -> None:
        """Sets a new table going."""
        self._run()

    # Running -----------------------------------------------------------------------------------------------------

    def _run(self) -> None:
        """Runs steps until somebody must answer, or the game is over."""
        steps = self.steps
        code = self.game.code
        while self.result is None:
            if not steps:
                if self._secret:
                    return
                raise RulesError(f"{self.game.name} has no step left, and no result")
            step = steps[-1]
            entry = code[step[0]]
            self._step = step
            if entry.copies:
                self._base = self._copy()
            steps.pop()
            gen = entry.run(self, *step[1:])
            if gen is not None and self._drive(gen, None):
                return
        self._halt()

    def _drive(self, gen: Asking[None], answer: Any) -> bool:
        """Answers a step's questions to chance until it waits for a seat (true) or ends (false)."""
        send = gen.send
        try:
            while True:
                ask = send(answer)
                if isinstance(ask, Decision):
                    if self._base is None and answer is not None and not self._secret:
                        raise RulesError(f"{self._step[0]} is marked as one question, and asked more")
                    if self._feed:
                        leaving.fed_controls(self)
                        if self.result is not None:
                            return False
                    if ask.seat in self.gone and not self._secret:
                        answer = self.game.answer_for_gone(self.state, ask)
                    elif self._feed:
                        answer = self._fed_choice(ask)
                    else:
                        self.asked = ask
                        self._gen = gen
                        return True
                elif isinstance(ask, Together):
                    answer = None
                    if not strands.ask_together(self, ask):
                        self._gen = gen
                        return self.result is None
                else:
                    answer = self._chance(ask)
        except StopIteration:
            pass
        if self._base is not None:
            self._base = None
            self.since = []
        return False

    def _wake(self) -> Asking[None]:
        """The generator of a forked table's step, started again up to its question."""
        gen = self.game.code[self._step[0]].run(self, *self._step[1:])
        if gen is None:
            raise RulesError(f"{self._step[0]} asked before and does not ask now")
        next(gen)
        return gen

    def _halt(self) -> None:
        """The game is over: nothing more is asked, nothing more is to come."""
        self.steps = []
        self.since = []
        self.asked = self._gen = self._base = self.strands = self.drafts = None

    def _note(self, line: Line) -> None:
        if self._base is not None:
            self.since.append(line)
        if self.record is not None:
            self.record.append(line)

    def _chance(self, question: Question) -> Any:
        if self.chance is None:
            raise RulesError(f"{self._step[0]} cannot ask chance while several seats answer in secret")
        name = NAMES[type(question)]
        if self._feed and self._feed[0][0] in _ANSWERS:
            answer = scripted(question, *self._feed[0])
            self._feed.pop(0)
            self.chance.counter += 1
        elif self.script:
            answer = scripted(question, *self.script[0])
            self.script.pop(0)
            self.chance.counter += 1
        else:
            answer = self.chance.answer(question)
        self._note((name, answer))
        # What the rule does with the list must leave the record as it is.
        return answer[:] if isinstance(answer, list) else answer

    def _fed_choice(self, ask: Decision[S, Any]) -> Any:
        """The next answer of those being run again: of a record in memory, or of a text."""
        assert self._feed
        head, value = self._feed[0]
        if isinstance(head, Decision):
            choice = value
        else:
            if head != ask.seat:
                names = self.game.seats(self.state)
                raise BadInput("error-other-must", field="record", rule=ask.rule, seat=names[ask.seat])
            choice = ask.read(value)
            refused = ask.refusal(self.state, choice)
            if refused is None and isinstance(ask, Form) and ask.missing(self.state, choice):
                raise BadInput("error-unfilled", field="record", rule=ask.rule)
            if refused is not None:
                raise Illegal.by(refused, self.game.texts)
        self._feed.pop(0)
        self._note((ask, choice))
        return choice

    def _answer_for_gone(self) -> None:
        """Whoever has left and is asked now is answered for."""
        asked = self.asked
        if asked is not None and asked.seat in self.gone:
            gen = self._gen or self._wake()
            self.asked = self._gen = None
            if not self._drive(gen, self.game.answer_for_gone(self.state, asked)):
                self._run()
        elif self.strands is not None:
            strands.play_gone_strands(self)
            strands.join_if_done(self)

    def _copy(self) -> Table[S]:
        chance = self.chance
        copied = None if chance is None else Chance(chance.key, chance.stream, chance.counter)
        other = Table(self.game, copier(type(self.state))(self.state), self.steps[:], copied)
        other.gone = self.gone
        other.result = self.result
        other._secret = self._secret
        return other


_ANSWERS = [*NAMES.values()]
"""A list: what it is asked about may be a decision, which is dear to hash."""
