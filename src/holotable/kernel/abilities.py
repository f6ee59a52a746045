"""Abilities: what cards can do, and at which moments of the rules.

A game has one `Abilities`, a register as `Steps` is one: its rows never change, and the state says by their ids which
of them are in play, and whose. An ability is a row and at most one small function beside it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from inspect import isgeneratorfunction
from typing import TYPE_CHECKING, Any, Generic, TypeVar

import msgspec

from holotable.kernel.effects import GAME, Active, Plain, Use, Window, WithEffects
from holotable.kernel.errors import BadInput
from holotable.kernel.steps import Asking
from holotable.kernel.table import Table

if TYPE_CHECKING:
    from holotable.kernel.ordering import Ordering

S = TypeVar("S", bound=WithEffects)
Run = Callable[[Table[S], Use], Asking[None] | None]
Requirement = Callable[[S, Active, tuple[Plain, ...]], bool]
Finder = Callable[[S, str, int], Iterable[Active]]


def _always(_state: Any, _active: Active, _about: tuple[Plain, ...]) -> bool:
    return True


def _never(_state: Any, _seat: int) -> bool:
    return False


class Ability(msgspec.Struct, Generic[S], frozen=True, kw_only=True):
    """One row: what an ability is, for everybody who has it."""

    id: str
    run: Run[S]
    moments: tuple[str, ...]
    """The moments that it listens to."""
    rule: str = ""
    """The rule, or the card's text, that refusals name; empty: the rule of the window."""
    when: Requirement[S] = _always
    """Its requirement."""
    optional: bool = True
    """Whether its owner may leave it; a forced one happens."""
    once: str = ""
    """The moment from which it may be used anew (`round`); empty: at every opportunity, once in each window."""
    instead: bool = False
    """Whether it replaces what was about to happen."""
    cost: Callable[[Table[S], Use], None] | None = None
    """What is done at the moment of its use, before others may counter it: paying, discarding, showing."""

    @property
    def asks(self) -> bool:
        """Whether running it is a procedure that may ask."""
        return isgeneratorfunction(self.run)


class Kind(msgspec.Struct, Generic[S], frozen=True):
    """What a game says of the windows at one moment."""

    moment: str
    order: Ordering[S]
    always: Callable[[S, int], bool]
    """Whether a seat is asked even if it can use nothing; what this says must be public."""
    counters: str
    """The moment at which others may counter an ability used here; empty: there is none."""


class Abilities(Generic[S]):
    """A game's abilities and the moments that they listen to."""

    def __init__(
        self,
        *,
        shown: Finder[S] | None = None,
        hidden: Finder[S] | None = None,
    ) -> None:
        """Where a seat's abilities are found at a moment, besides those that were brought into play.

        `shown` finds them in what all can see, such as tokens that may be spent. `hidden` finds them where nobody else
        sees them, such as in hands; it is consulted only at moments that ask every seat that might have such a thing,
        so that being asked tells nothing.
        """
        self.rows: dict[str, Ability[S]] = {}
        self.kinds: dict[str, Kind[S]] = {}
        self._shown = shown
        self._hidden = hidden

    # What a game declares ------------------------------------------------------------------------------------------

    def declare(
        self,
        moment: str,
        order: Ordering[S],
        *,
        always: Callable[[S, int], bool] = _never,
        counters: str = "",
    ) -> None:
        """Declares a moment: the order in which its windows are resolved, who is always asked, how to counter."""
        if moment in self.kinds:
            msg = f"two moments are called {moment}"
            raise ValueError(msg)
        if always is not _never and order.queues:
            msg = f"{moment} queues what all can see: nobody can be asked there for what is hidden"
            raise ValueError(msg)
        self.kinds[moment] = Kind(moment, order, always, counters)

    def ability(self, *moments: str, **fields: Any) -> Callable[[Run[S]], Ability[S]]:
        """Marks the function of an ability that listens to these moments; the other fields are those of its row."""

        def add(run: Run[S]) -> Ability[S]:
            return self.add(Ability(id=_name(run), run=run, moments=moments, **fields))

        return add

    def add(self, row: Ability[S]) -> Ability[S]:
        """One more row."""
        if row.id in self.rows:
            msg = f"two abilities are called {row.id}"
            raise ValueError(msg)
        for moment in row.moments:
            if moment not in self.kinds:
                msg = f"{row.id} listens to {moment}, and there is no such moment"
                raise ValueError(msg)
            if row.instead and self.kinds[moment].order.queues:
                msg = f"{row.id} replaces what is about to happen: it cannot wait in the queue of {moment}"
                raise ValueError(msg)
        self.rows[row.id] = row
        return row

    # What rules use ------------------------------------------------------------------------------------------------

    def bring(
        self,
        state: S,
        ability: str,
        owner: int,
        source: str,
        *args: Plain,
        until: str = "",
        once: bool = False,
    ) -> Active:
        """An ability comes into play, until a moment or as long as its source is there; `once`: for one use.

        An effect that is put off is brought in once, and listens to the moment it was put off to.
        """
        one = Active(ability, owner, source, args, until, once)
        active = state.effects.active
        for moment in self.rows[ability].moments:
            active[moment] = (*active.get(moment, ()), one)
        return one

    def drop(self, state: S, one: Active) -> None:
        """An ability goes out of play."""
        active = state.effects.active
        for moment in self.rows[one.ability].moments:
            left = list(active.get(moment, ()))
            if one in left:
                left.remove(one)
                active[moment] = tuple(left)
                if not left:
                    del active[moment]

    # What windows ask ------------------------------------------------------------------------------------------------

    def silent(self, state: S, moment: str) -> bool:
        """Whether nothing can listen to a moment, so that no window need be opened: most are, most of the time."""
        if moment in state.effects.active or self._shown is not None:
            return False
        return self.kinds[moment].always is _never

    def listening(self, state: S, moment: str, seat: int) -> list[Active]:
        """The abilities of a seat that listen to a moment: those in play, and those that the game finds elsewhere."""
        there = [one for one in state.effects.active.get(moment, ()) if one.owner == seat]
        if seat == GAME:
            return there
        if self._shown is not None:
            there += self._shown(state, moment, seat)
        if self._hidden is not None and self.kinds[moment].always is not _never:
            there += self._hidden(state, moment, seat)
        return there

    def usable(self, state: S, at: int, seat: int) -> list[Active]:
        """What a seat can use in the window at this place."""
        window = state.effects.windows[at]
        return [
            one
            for one in self.listening(state, window.moment, seat)
            if one not in window.used
            and not self.spent(state, one)
            and self.fits(one, window)
            and self.rows[one.ability].when(state, one, window.about)
        ]

    def triggered(self, state: S, moment: str, about: tuple[Plain, ...], seat: int) -> list[Active]:
        """What of a seat is triggered by an event, its requirement being met."""
        return [
            one
            for one in self.listening(state, moment, seat)
            if not self.spent(state, one) and self.rows[one.ability].when(state, one, about)
        ]

    def spent(self, state: S, one: Active) -> bool:
        """Whether it was used already, and may not be used again yet."""
        limit = self.rows[one.ability].once
        return bool(limit) and (one.ability, one.source) in state.effects.used.get(limit, ())

    def fits(self, one: Active, window: Window) -> bool:
        """Whether a window is one for it: what is replaced must be about to happen, and not be replaced yet."""
        return not self.rows[one.ability].instead or (window.over and window.instead is None)

    def forced(self, one: Active) -> bool:
        """Whether its owner has no say in it."""
        return one.owner == GAME or not self.rows[one.ability].optional

    # What strangers write ------------------------------------------------------------------------------------------------

    def broken(self, state: S, seats: int) -> BadInput | None:
        """What is wrong with the effects of a state that somebody wrote; nothing if they are sound."""
        effects = state.effects
        for moment, some in effects.active.items():
            if moment not in self.kinds:
                return BadInput("effects-no-moment", moment=moment[:40])
            for one in some:
                if one.ability not in self.rows or moment not in self.rows[one.ability].moments:
                    return BadInput("effects-deaf", ability=one.ability[:40], moment=moment)
        for window in effects.windows:
            waiting = [*window.queue, *([window.instead] if window.instead else [])]
            for moment in (window.moment, *(use.moment for use in waiting)):
                if moment not in self.kinds:
                    return BadInput("effects-no-moment", moment=moment[:40])
            if window.queue and not self.kinds[window.moment].order.queues:
                return BadInput("effects-no-queue", moment=window.moment)
            for one in (*window.used, *(use.active for use in waiting)):
                if one.ability not in self.rows:
                    return BadInput("effects-no-ability", ability=one.ability[:40])
            if any(not 0 <= use.window < len(effects.windows) for use in waiting):
                return BadInput("effects-no-window", moment=window.moment)
            if window.place < 0:
                return BadInput("effects-no-turn", moment=window.moment)
        owners = {one.owner for some in effects.active.values() for one in some}
        owners |= {use.active.owner for window in effects.windows for use in window.queue}
        if any(not GAME <= owner < seats for owner in owners):
            return BadInput("effects-no-owner")
        return None


def _name(function: Any) -> str:
    name: str = function.__name__
    return name.strip("_").replace("_", "-")
