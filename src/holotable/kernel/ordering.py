"""Whose turn it is in a window: the rules by which games order abilities of the same moment.

`FirstPlayerFirst`: the first player resolves all of theirs, in an order of their own, then the next. `Alternating`:
one use or a pass in turn, until all pass one after another. `Queue`: what an event triggers is put in a queue in
player order, each owner ordering their own, and is resolved from the front; what is triggered meanwhile goes to the
front, or to the back. In all of them the game's own effects go first.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Generic, Literal, TypeVar

from msgspec.structs import replace

from holotable.kernel.effects import GAME, Active, Plain, Use, Window, WithEffects

if TYPE_CHECKING:
    from holotable.kernel.abilities import Abilities

S = TypeVar("S", bound=WithEffects)
Players = Callable[[S, tuple[Plain, ...]], Sequence[int]]
"""The seats that take part in a window about something, in their order."""


class Ordering(ABC, Generic[S]):
    """One rule for whose turn it is."""

    queues = False
    """Whether abilities are put in a queue when their moment comes, rather than used while it lasts."""

    def __init__(self, players: Players[S]) -> None:
        self.players = players

    @abstractmethod
    def turn(self, cards: Abilities[S], state: S, at: int) -> int | Use | None:
        """What comes next in the window at this place: a seat is asked, an ability happens, or the window closes."""

    def offered(self, cards: Abilities[S], state: S, at: int, seat: int) -> list[Active]:
        """What the seat that is asked may choose from."""
        return cards.usable(state, at, seat)

    def may_pass(self, cards: Abilities[S], state: S, at: int, seat: int) -> bool:
        """Whether the seat that is asked may use nothing (more): not while something of its own is forced."""
        return not any(cards.forced(one) for one in self.offered(cards, state, at, seat))

    def chosen(self, state: S, at: int, one: Active) -> Use | None:
        """The seat that was asked has chosen this: what is used now, if anything."""
        window = state.effects.windows[at]
        return Use(one, window.moment, window.about, at)

    def after_use(self, window: Window) -> Window:
        """The window after an ability was used in it."""
        return window

    def after_pass(self, window: Window, seat: int) -> Window:
        """The window after a seat has passed."""
        return window

    def _first(self, cards: Abilities[S], state: S, at: int, seat: int) -> int | Use | None:
        """Whether this seat is asked, or its only ability forced; nothing if it has none and need not be asked."""
        window = state.effects.windows[at]
        if cards.kinds[window.moment].always(state, seat):
            return seat
        found = cards.usable(state, at, seat)
        if len(found) == 1 and cards.forced(found[0]):
            return Use(found[0], window.moment, window.about, at)
        return seat if found else None


class FirstPlayerFirst(Ordering[S]):
    """Each player in turn resolves all that they have and want; nobody comes back."""

    def turn(self, cards: Abilities[S], state: S, at: int) -> int | Use | None:
        """The first seat, from the one whose turn it is, that has a use for the window or is always asked."""
        window = state.effects.windows[at]
        players = self.players(state, window.about)
        for place in range(window.place, len(players)):
            found = self._first(cards, state, at, players[place])
            if found is not None:
                put(state, at, replace(window, place=place))
                return found
        return None

    def after_pass(self, window: Window, seat: int) -> Window:
        """The next player's turn."""
        return replace(window, place=window.place + 1, passed=(*window.passed, seat))


class Alternating(Ordering[S]):
    """One use or a pass in turn, beginning with the first of the players."""

    def __init__(self, players: Players[S], *, passing: Literal["for now", "for good"] = "for now") -> None:
        """Who has passed may come back after somebody else's use, or has passed for good."""
        super().__init__(players)
        self.passing = passing

    def turn(self, cards: Abilities[S], state: S, at: int) -> int | Use | None:
        """The next seat in turn; who has nothing and need not be asked passes without a word."""
        window = state.effects.windows[at]
        players = self.players(state, window.about)
        while not all(seat in window.passed for seat in players):
            seat = players[window.place % len(players)]
            if seat not in window.passed:
                found = self._first(cards, state, at, seat)
                if found is not None:
                    put(state, at, window)
                    return found
                window = replace(window, passed=(*window.passed, seat))
            window = replace(window, place=window.place + 1)
        return None

    def after_use(self, window: Window) -> Window:
        """The next seat's turn; passes for now are forgotten."""
        passed = window.passed if self.passing == "for good" else ()
        return replace(window, place=window.place + 1, passed=passed)

    def after_pass(self, window: Window, seat: int) -> Window:
        """The next seat's turn."""
        return replace(window, place=window.place + 1, passed=(*window.passed, seat))


class Queue(Ordering[S]):
    """Triggered abilities wait in a queue, whose order is settled before the first of them is resolved."""

    queues = True

    def __init__(
        self,
        players: Players[S],
        *,
        new: Literal["front", "back"] = "front",
        requirements: Literal["when queued", "when resolved"] = "when queued",
    ) -> None:
        """Where that goes which is triggered meanwhile, and when a requirement must be met.

        Checked when queued: what does not meet it then is not queued, even if it would later, and what did is
        resolved, whatever has become of it. Checked when resolved as well: what no longer meets it drops out.
        """
        super().__init__(players)
        self.new = new
        self.requirements = requirements

    def enqueue(self, cards: Abilities[S], state: S, at: int, moment: str, about: tuple[Plain, ...]) -> None:
        """Puts all that an event triggers in the queue of the window at this place."""
        players = (GAME, *self.players(state, about))
        fresh = tuple(
            Use(one, moment, about, at, placed=False)
            for seat in players
            for one in cards.triggered(state, moment, about, seat)
        )
        window = state.effects.windows[at]
        queue = (*fresh, *window.queue) if self.new == "front" else (*window.queue, *fresh)
        put(state, at, replace(window, queue=queue))

    def turn(self, cards: Abilities[S], state: S, at: int) -> int | Use | None:
        """Whoever must put their own in order; then the front of the queue, if its owner wants it."""
        while True:
            window = state.effects.windows[at]
            queue = window.queue
            start, end = _unplaced(queue)
            if start < end:
                if end - start > 1 and queue[start].active.owner != GAME:
                    return queue[start].active.owner
                placed = tuple(replace(use, placed=True) for use in queue[start:end])
                put(state, at, replace(window, queue=(*queue[:start], *placed, *queue[end:])))
            elif not queue:
                return None
            elif not self._holds(cards, state, queue[0]):
                put(state, at, replace(window, queue=queue[1:]))
            elif not cards.forced(queue[0].active):
                return queue[0].active.owner
            else:
                put(state, at, replace(window, queue=queue[1:]))
                return queue[0]

    def offered(self, cards: Abilities[S], state: S, at: int, seat: int) -> list[Active]:
        """Which of the seat's own comes next; or the front of the queue, to use or to leave."""
        queue = state.effects.windows[at].queue
        start, end = _unplaced(queue)
        return [use.active for use in (queue[start:end] if start < end else queue[:1])]

    def may_pass(self, cards: Abilities[S], state: S, at: int, seat: int) -> bool:
        """What may be left is left when it comes to the front; all of it is put in order."""
        return not _waits_for_order(state.effects.windows[at])

    def chosen(self, state: S, at: int, one: Active) -> Use | None:
        """The next of its owner's, or the front of the queue, which is used."""
        window = state.effects.windows[at]
        queue = window.queue
        start, end = _unplaced(queue)
        if start == end:
            put(state, at, replace(window, queue=queue[1:]))
            return queue[0]
        place = next(place for place in range(start, end) if queue[place].active == one)
        moved = (
            *queue[:start],
            replace(queue[place], placed=True),
            *queue[start:place],
            *queue[place + 1 :],
        )
        put(state, at, replace(window, queue=moved))
        return None

    def after_pass(self, window: Window, seat: int) -> Window:
        """The front of the queue is left."""
        return replace(window, queue=window.queue[1:])

    def _holds(self, cards: Abilities[S], state: S, use: Use) -> bool:
        if cards.spent(state, use.active):
            return False
        if self.requirements == "when queued":
            return True
        there = cards.listening(state, use.moment, use.active.owner)
        return use.active in there and cards.rows[use.active.ability].when(state, use.active, use.about)


def put(state: WithEffects, at: int, window: Window) -> None:
    """The window at this place is now this one."""
    windows = state.effects.windows
    state.effects.windows = (*windows[:at], window, *windows[at + 1 :])


def _unplaced(queue: tuple[Use, ...]) -> tuple[int, int]:
    """Where the first abilities stand that one owner must still put in order: those of one event."""
    start = next((place for place, use in enumerate(queue) if not use.placed), len(queue))
    end = start
    while end < len(queue) and not queue[end].placed and _same_event(queue[start], queue[end]):
        end += 1
    return start, end


def _same_event(one: Use, other: Use) -> bool:
    return (one.active.owner, one.moment, one.about) == (other.active.owner, other.moment, other.about)


def _waits_for_order(window: Window) -> bool:
    start, end = _unplaced(window.queue)
    return start < end
