"""Two worlds that are played side by side: one, and a twin that differs from it in what some viewers cannot know."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any

import msgspec

from holotable.kernel.checks.playing import any_choice
from holotable.kernel.checks.secrets import Renaming, StillHidden, secrets
from holotable.kernel.checks.shown import shown, worded
from holotable.kernel.errors import BadInput, Illegal, NotOwed
from holotable.kernel.events import Event, Viewers
from holotable.kernel.game import Twin
from holotable.kernel.lines import is_choice, said
from holotable.kernel.match import Match
from holotable.kernel.moment import ENCODER, Moment

CAME_TO_LIGHT = "the difference came to light"
NO_COMMON_CHOICE = "no choice that fits both worlds"
CHANCE_DIFFERS = "chance was asked something else"
ANSWERS_ARE_IN = "the secret answers were in"
NOTHING_RENAMED = Renaming({})


class Pair:
    """A world and its twin."""

    def __init__(
        self, one: Match[Any], other: Match[Any], viewers: Viewers, renaming: Renaming = NOTHING_RENAMED
    ) -> None:
        self.one = one
        self.other = other
        self.viewers = viewers
        self.renaming = renaming
        self.ended = ""
        """Why the worlds are compared no longer; empty while they are."""
        self._refused: tuple[str, bytes, bytes] | None = None
        self._still_hidden: StillHidden | None = None
        self._only_answers = False

    @classmethod
    def of_twin(
        cls, match: Match[Any], viewers: Viewers, twin: Twin[Any] | None, random: Random
    ) -> Pair | None:
        """From the last safe point of a match: with a twin's state, or with nothing but another key of chance."""
        start = beginning(match)
        renaming = Renaming({} if twin is None else twin.renamed)
        if twin is not None:
            # What is hidden is compared from before anything happens in either world.
            states = (msgspec.msgpack.decode(start.state, type=match.game.State), twin.state)
            found = [secrets(match.game, state, viewers) for state in states]
        one = type(match).at(match.game, start, seed=str(random.random()))
        answers = [(name, renaming.answer(answer)) for name, answer in map(said, one.lines)]
        fed = msgspec.structs.replace(start, since=answers)
        if twin is not None:
            fed = msgspec.structs.replace(fed, state=msgspec.Raw(ENCODER.encode(twin.state)))
        try:
            other = type(match).at(match.game, fed, seed=str(random.random()))
        except BadInput:
            return None
        pair = cls(one, other, viewers, renaming)
        if twin is not None:
            pair._still_hidden = StillHidden(renaming, *found)
            pair._see_whether_hidden()
            pair._watch(0, one)
            pair._watch(1, other)
        return pair

    @classmethod
    def with_other_answers(cls, match: Match[Any], viewers: Viewers, random: Random) -> Pair | None:
        """While several seats answer in secret: a world in which those who do not look have answered otherwise."""
        moment = match.moment()
        others = [seat for seat in moment.open if int(seat) not in viewers]
        if not others or match.table.strands is None:
            return None
        one = type(match).at(match.game, moment, seed=str(random.random()))
        kept = {seat: answers for seat, answers in moment.open.items() if seat not in others}
        start = msgspec.structs.replace(moment, open=kept)
        other = type(match).at(match.game, start, seed=str(random.random()))
        for seat in map(int, others):
            while seat in other.owing() and seat not in one.owing():
                decision = other.table.owed()[seat]
                other.choose(seat, any_choice(decision, other.table.state_of(seat), random))
        if other.moment().open == moment.open or other.owing() != one.owing():
            return None
        pair = cls(one, other, viewers)
        pair._only_answers = True
        return pair

    def differences(self, asked_about: Mapping[str, Sequence[str]]) -> Iterator[tuple[str, bytes, bytes]]:
        """By which channels the viewers could tell these worlds apart now, and what each shows."""
        if self._refused is not None:
            yield self._refused
        left = shown(self.one, self.viewers, asked_about)
        right = shown(self.other, self.viewers, asked_about)
        for channel in sorted(left.keys() | right.keys()):
            if left.get(channel) != right.get(channel):
                yield channel, left.get(channel, b"nothing"), right.get(channel, b"nothing")
        events = [worded(match.news(), self.viewers) for match in (self.one, self.other)]
        if events[0] != events[1]:
            yield "events", b" ".join(events[0]), b" ".join(events[1])

    def play_on(self, random: Random) -> None:
        """A seat makes the same choice in both worlds."""
        seats = sorted(set(self.one.owing()) & set(self.other.owing()))
        if not seats:
            self.ended = NO_COMMON_CHOICE
            return
        seat = random.choice(seats)
        found = self._common_choice(seat, random)
        if found is None:
            self.ended = "" if self._refused else NO_COMMON_CHOICE
            return
        before = len(self.one.lines)
        self.one.choose(seat, found[0])
        answers = [said(line) for line in self.one.lines[before:] if not is_choice(line)]
        self.other.table.script = [(name, self.renaming.answer(answer)) for name, answer in answers]
        try:
            self.other.choose(seat, found[1])
        except BadInput:
            self.ended = self.ended or CHANCE_DIFFERS
        if self.other.table.script:
            self.ended = self.ended or CHANCE_DIFFERS
        self._see_whether_hidden()

    def _watch(self, world: int, match: Match[Any]) -> None:
        """Looks at what is hidden whenever something is told: it may come to light and be hidden again before a seat is asked."""
        table = match.table
        tell = table.tell
        still_hidden = self._still_hidden
        assert still_hidden is not None

        def watched(kind: type[Event], *fields: Any) -> None:
            tell(kind, *fields)
            if not self.ended and not still_hidden.holds_in(world, self._secrets(match)):
                self.ended = CAME_TO_LIGHT

        table.tell = watched

    def _see_whether_hidden(self) -> None:
        if self.ended:
            return
        if self._only_answers and self.one.table.strands is None:
            self.ended = ANSWERS_ARE_IN
        elif self._still_hidden is not None and not self._still_hidden.holds(
            self._secrets(self.one), self._secrets(self.other)
        ):
            self.ended = CAME_TO_LIGHT

    def _common_choice(self, seat: int, random: Random) -> tuple[Any, Any] | None:
        """A choice and what it is called in the other world; legal in both, as far as others than the viewers choose."""
        decision = self.one.table.owed()[seat]
        state = self.one.table.state_of(seat)
        twin = self.other.table.owed()[seat]
        for _ in range(5):
            choice = any_choice(decision, state, random)
            if decision.refusal(state, choice) is not None:
                continue
            text = decision.write(choice)
            try:
                renamed = twin.read(text if seat in self.viewers else self.renaming.text(text))
                refused = twin.refusal(self.other.table.state_of(seat), renamed)
            except (BadInput, Illegal, NotOwed):
                continue
            if refused is None:
                return choice, renamed
            if seat in self.viewers:
                self._refused = (f"refusals of seat {seat}", text.encode(), refused.phrase.key.encode())
        return None

    def _secrets(self, match: Match[Any]) -> dict[str, Any]:
        return secrets(match.game, match.table.seen_state(self.viewers), self.viewers)


def beginning(match: Match[Any]) -> Moment:
    """The last safe point of a match, without what was answered since."""
    return msgspec.structs.replace(match.moment(), since=[], open={}, drafts={}, chance=None)
