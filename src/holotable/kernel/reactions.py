"""What a seat is asked in a window, and what is told of its answer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Generic, TypeVar

from holotable.kernel.abilities import Abilities
from holotable.kernel.decisions import Choose, Phrase, Refusal
from holotable.kernel.effects import Active, Window, WithEffects
from holotable.kernel.errors import BadInput
from holotable.kernel.events import Event

S = TypeVar("S", bound=WithEffects)
Reaction = tuple[str, ...]
"""An ability and its source; or nothing, for a pass."""

PASS: Reaction = ()


class Used(Event, frozen=True):
    """An ability was used."""

    seat: int
    ability: str
    source: str

    def phrase(self) -> Phrase:
        """Who used what; a game's catalogue knows the names."""
        return Phrase("ability-used", {"seat": self.seat, "ability": self.ability, "source": self.source})

    def at(self) -> tuple[str, ...]:
        """The card or piece that the ability comes from."""
        return (self.source,)


class Passed(Event, frozen=True):
    """A seat wanted to use nothing (more)."""

    seat: int
    moment: str

    def phrase(self) -> Phrase:
        """Who passed, and when."""
        return Phrase("window-passed", {"seat": self.seat, "moment": self.moment})


class React(Choose[S, Reaction], Generic[S], frozen=True):
    """Which ability a seat uses in a window, or puts next in its queue; or that it passes.

    A game derives its own from this, with the rule of its windows.
    """

    window: int = 0

    cards: ClassVar[Abilities[Any]]

    def options(self, state: S) -> Sequence[Reaction]:
        """The pass first, where there is one, and then what can be used."""
        order = self._order(state)
        passes = [PASS] if order.may_pass(self.cards, state, self.window, self.seat) else []
        offered = order.offered(self.cards, state, self.window, self.seat)
        return [*passes, *dict.fromkeys((one.ability, one.source) for one in offered)]

    def refusal(self, state: S, choice: Reaction) -> Refusal | None:
        """Why the seat may not use this now, by the ability's own rule where it has one."""
        if choice in self.options(state):
            return None
        if choice == PASS:
            return Refusal(self.rule, Phrase("refused-pass"))
        window = state.effects.windows[self.window]
        for one in self.cards.listening(state, window.moment, self.seat):
            if (one.ability, one.source) == choice:
                return Refusal(self.cards.rows[one.ability].rule or self.rule, self._why(state, one, window))
        return Refusal(self.rule, Phrase("refused-ability-unheard"))

    def write(self, choice: Reaction) -> str:
        """`pass`, or the ability and its source."""
        return "@".join(choice) or "pass"

    def read(self, text: str) -> Reaction:
        """What was written."""
        ability, at, source = text.partition("@")
        if text == "pass":
            return PASS
        if not at:
            raise BadInput("error-no-reaction", text=text[:20])
        return (ability, source)

    def prompt(self, state: S) -> Phrase:
        """The question in words: a key for each moment."""
        return Phrase(f"window-{state.effects.windows[self.window].moment}")

    def phrase(self, state: S, choice: Reaction) -> Phrase:
        """The option in words: a key for each ability."""
        if choice == PASS:
            return Phrase("window-pass")
        return Phrase(f"ability-{choice[0]}", {"source": choice[1]})

    def on(self, state: S, choice: Reaction) -> tuple[str, ...]:
        """The card or piece that the ability comes from."""
        return choice[1:]

    def _order(self, state: S) -> Any:
        return self.cards.kinds[state.effects.windows[self.window].moment].order

    def _why(self, state: S, one: Active, window: Window) -> Phrase:
        if self.cards.spent(state, one):
            return Phrase("refused-ability-spent")
        if one in window.used:
            return Phrase("refused-ability-used")
        if not self.cards.fits(one, window):
            return Phrase("refused-ability-replaced")
        return Phrase("refused-ability-requirement")
