"""Timing windows: the steps by which abilities are used at the moments that they listen to.

A rule opens a window (`windows.open`), lets abilities come before something that is about to happen
(`windows.before`), or has an event trigger what waits for it (`windows.trigger`). All three are plain data on the
table's stack: each ability is used in a step of its own, with a safe point before it; what it opens in turn is
resolved before what it interrupts goes on, to any depth.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Generic, TypeVar

from msgspec import ValidationError, convert
from msgspec.structs import replace

from holotable.kernel.abilities import Abilities
from holotable.kernel.effects import GAME, Active, Plain, Use, Window, WithEffects
from holotable.kernel.errors import BadInput, RulesError
from holotable.kernel.ordering import Queue, put
from holotable.kernel.reactions import PASS, Passed, React, Used
from holotable.kernel.steps import Asking, Step, Steps
from holotable.kernel.table import Table

S = TypeVar("S", bound=WithEffects)

_UseAsStep = tuple[str, int, str, tuple[Plain, ...], str, bool, str, tuple[Plain, ...], int]
_NO_USE: Final = ("", 0, "", (), "", False, "", (), 0)


class Windows(Generic[S]):
    """A game's windows: the steps that resolve them, registered among the game's own."""

    def __init__(self, cards: Abilities[S], steps: Steps[Table[S]], question: type[React[S]]) -> None:
        """`question` is the game's own decision; from now on it knows the game's abilities."""
        self.cards = cards
        self._code = steps.code
        self._question = question
        question.cards = cards
        self.open = steps.step(self._window_opens)
        """A step that opens a window at a moment: `table.then(windows.open("hit", ("ship-3",)))`."""
        self.before = steps.step(self._window_before)
        """A step that opens a window before another, which then happens, or is cancelled, or replaced."""
        self._next = steps.step(self._window_turn)
        self._asked = steps.question(self._window_ask)
        self._happens = steps.step(self._window_then)
        self._run = steps.step(self._window_use)
        self._run_asking = steps.step(self._window_use_asking)

    # What rules use ------------------------------------------------------------------------------------------------

    def trigger(self, table: Table[S], moment: str, *about: Plain) -> None:
        """An event triggers what waits for it, in a queue.

        What is triggered while an ability of a queue is resolved goes into that queue, as its rule says, and waits
        until that ability has ended. Otherwise the queue comes next, before what lies on the stack already.
        """
        order = self.cards.kinds[moment].order
        if not isinstance(order, Queue):
            raise RulesError(f"what happens at {moment} is not queued: open a window")
        if self._silent(table.state, moment):
            return
        windows = table.state.effects.windows
        at = next(
            (at for at in reversed(range(len(windows))) if self._order(windows[at]).queues), len(windows)
        )
        if at == len(windows):
            self._push(table.state, Window(moment, about))
            table.then(self._next(at))
        order.enqueue(self.cards, table.state, at, moment, about)

    def cancel(self, table: Table[S], use: Use) -> None:
        """What was about to happen when this ability was used will not, and its window closes."""
        window = table.state.effects.windows[use.window]
        if not window.over:
            raise RulesError(f"{use.active.ability} cancels, and nothing is about to happen")
        put(table.state, use.window, replace(window, cancelled=True))

    def waiting(self, state: S) -> bool:
        """Whether something waits in a queue: a piece that is to be removed may have to stay until nothing does."""
        return any(window.queue for window in state.effects.windows)

    def wrong_steps(self, state: S, steps: Sequence[Step]) -> BadInput | None:
        """Why these steps, the last one first to come, cannot belong to the windows that are open; nothing if they can.

        For positions that somebody wrote: every open window has its step, in their order, and what it stands before
        below it.
        """
        windows = state.effects.windows
        name, happens, ask = self._next(0)[0], self._happens(0, ())[0], self._asked(0, 0)[0]
        turns = [step[1] for step in steps if step[0] == name]
        if turns != list(range(len(windows))):
            return BadInput("steps-of-windows")
        below = [step[1] for step in steps if step[0] == happens]
        if below != [at for at, window in enumerate(windows) if window.over]:
            return BadInput("steps-before-nothing")
        order = {step[:2]: place for place, step in enumerate(steps) if step[0] in (name, happens)}
        if any(at and order[happens, at] < order[name, at - 1] for at in below):
            return BadInput("steps-of-windows")
        if any(order[happens, at] > order[name, at] for at in below):
            return BadInput("steps-before-window")
        asked = [step for step in steps if step[0] == ask]
        if asked and (asked != [steps[-1]] or asked[0][1] != len(windows) - 1):
            return BadInput("steps-asked-too-early")
        uses = (self._run(*_NO_USE)[0], self._run_asking(*_NO_USE)[0])
        used = [step[-1] for step in steps if step[0] in uses]
        if len(used) != len(set(used)):
            return BadInput("steps-used-twice")
        for place, step in enumerate(steps):
            if step[0] == happens and not self._is_a_step(step[2]):
                return BadInput("steps-no-step")
            if step[0] in uses and not self._is_a_use(step):
                return BadInput("steps-no-ability")
            if step[0] in uses and order.get((name, step[-1]), place) >= place:
                return BadInput("steps-used-too-late")
        return None

    def _is_a_step(self, step: Any) -> bool:
        code = (
            self._code.get(step[0]) if isinstance(step, tuple) and step and isinstance(step[0], str) else None
        )
        return code is not None and code.wrong_with(step[1:]) is None

    def _is_a_use(self, step: Step) -> bool:
        try:
            ability, *_, moment, _, at = convert(step[1:], _UseAsStep)
        except ValidationError:
            return False
        return ability in self.cards.rows and moment in self.cards.kinds and at >= 0

    # The steps -----------------------------------------------------------------------------------------------------

    def _window_opens(self, table: Table[S], moment: str, about: tuple[Plain, ...] = ()) -> None:
        if not self._silent(table.state, moment):
            table.then(self._next(self._opened(table.state, Window(moment, about))))

    def _window_before(self, table: Table[S], moment: str, about: tuple[Plain, ...], step: Step) -> None:
        if self._silent(table.state, moment):
            table.then(step)
            return
        at = self._opened(table.state, Window(moment, about, over=True))
        table.then(self._next(at), self._happens(at, step))

    def _window_turn(self, table: Table[S], at: int) -> None:
        """Whatever comes next in a window."""
        state = table.state
        window = state.effects.windows[at]
        found = (
            None
            if window.cancelled
            else self._own(state, at) or self._order(window).turn(self.cards, state, at)
        )
        if isinstance(found, int):
            table.then(self._asked(at, found), self._next(at))
        elif found is not None:
            table.then(self._next(at))
            self._using(table, found)
        elif not window.over:
            self._close(state, at)

    def _window_ask(self, table: Table[S], at: int, seat: int) -> Asking[None]:
        """A seat's turn in a window."""
        choice = yield self._question(seat, at)
        state = table.state
        window = state.effects.windows[at]
        order = self._order(window)
        if choice == PASS:
            put(state, at, order.after_pass(window, seat))
            table.tell(Passed, seat, window.moment)
            return
        offered = order.offered(self.cards, state, at, seat)
        one = next(one for one in offered if (one.ability, one.source) == choice)
        use = order.chosen(state, at, one)
        if use is not None:
            self._using(table, use)

    def _window_then(self, table: Table[S], at: int, step: Step) -> None:
        """What a window stood before: it happens now, or something else does."""
        window = table.state.effects.windows[at]
        self._close(table.state, at)
        if window.instead is not None and not window.cancelled:
            self._run_it(table, window.instead)
        elif not window.cancelled:
            table.then(step)

    def _window_use(self, table: Table[S], *use: Any) -> None:
        """An ability that asks nobody happens."""
        self.cards.rows[use[0]].run(table, _use_of(use))

    def _window_use_asking(self, table: Table[S], *use: Any) -> Asking[None]:
        """An ability happens."""
        asking = self.cards.rows[use[0]].run(table, _use_of(use))
        if asking is not None:
            yield from asking

    # In them -------------------------------------------------------------------------------------------------------

    def _order(self, window: Window) -> Any:
        return self.cards.kinds[window.moment].order

    def _own(self, state: S, at: int) -> Use | None:
        """The game's own effects at this moment, which go first."""
        window = state.effects.windows[at]
        if self._order(window).queues:
            return None
        own = self.cards.usable(state, at, GAME)
        return Use(own[0], window.moment, window.about, at) if own else None

    def _opened(self, state: S, window: Window) -> int:
        at = self._push(state, window)
        order = self._order(window)
        if isinstance(order, Queue):
            order.enqueue(self.cards, state, at, window.moment, window.about)
        return at

    def _silent(self, state: S, moment: str) -> bool:
        if moment not in self.cards.kinds:
            raise RulesError(f"there is no moment called {moment}")
        return self.cards.silent(state, moment)

    def _push(self, state: S, window: Window) -> int:
        state.effects.windows = (*state.effects.windows, window)
        return len(state.effects.windows) - 1

    def _close(self, state: S, at: int) -> None:
        windows = state.effects.windows
        if len(windows) != at + 1:
            raise RulesError(f"{windows[at].moment} closes while {windows[-1].moment} is open")
        state.effects.windows = windows[:at]

    def _using(self, table: Table[S], use: Use) -> None:
        """An ability is used: it is taken down, paid for, and happens unless it is countered."""
        state = table.state
        one = use.active
        row = self.cards.rows[one.ability]
        window = state.effects.windows[use.window]
        put(
            state,
            use.window,
            replace(
                self._order(window).after_use(window) if one.owner != GAME else window,
                used=(*window.used, one),
                instead=use if row.instead else window.instead,
            ),
        )
        if row.once:
            used = state.effects.used
            used[row.once] = (*used.get(row.once, ()), (one.ability, one.source))
        if one.once:
            self.cards.drop(state, one)
        table.tell(Used, one.owner, one.ability, one.source)
        if row.cost is not None:
            row.cost(table, use)
        counters = self.cards.kinds[use.moment].counters
        if row.instead:
            return
        if counters:
            table.then(self.before(counters, (one.ability, one.owner, one.source), self._as_step(use)))
        else:
            self._run_it(table, use)

    def _run_it(self, table: Table[S], use: Use) -> None:
        table.then(self._as_step(use))

    def _as_step(self, use: Use) -> Step:
        one = use.active
        run = self._run_asking if self.cards.rows[one.ability].asks else self._run
        return run(
            one.ability,
            one.owner,
            one.source,
            one.args,
            one.until,
            one.once,
            use.moment,
            use.about,
            use.window,
        )


def _use_of(parts: tuple[Any, ...]) -> Use:
    ability, owner, source, args, until, once, moment, about, window = parts
    return Use(Active(ability, owner, source, args, until, once), moment, about, window)
