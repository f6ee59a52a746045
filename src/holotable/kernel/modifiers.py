"""Values and permissions: numbers and rights that cards change, folded in the game's own order."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, Generic, TypeVar

from holotable.kernel.effects import Effects, Modifier, WithEffects
from holotable.kernel.errors import BadInput

S = TypeVar("S", bound=WithEffects)
Way = Callable[[Any, Modifier, str, int], int]
Condition = Callable[[Any, Modifier, str], bool]

ORDER: Final = ("set", "times", "plus", "least", "most", "may", "cannot")
"""The usual order: first what sets a number, then what multiplies, adds and bounds it; what forbids has the last word."""


def _set(_state: Any, modifier: Modifier, _about: str, _number: int) -> int:
    return modifier.amount


def _times(_state: Any, modifier: Modifier, _about: str, number: int) -> int:
    return number * modifier.amount


def _plus(_state: Any, modifier: Modifier, _about: str, number: int) -> int:
    return number + modifier.amount


def _least(_state: Any, modifier: Modifier, _about: str, number: int) -> int:
    return max(number, modifier.amount)


def _most(_state: Any, modifier: Modifier, _about: str, number: int) -> int:
    return min(number, modifier.amount)


def _may(_state: Any, _modifier: Modifier, _about: str, _number: int) -> int:
    return 1


def _cannot(_state: Any, _modifier: Modifier, _about: str, _number: int) -> int:
    return 0


class Values(Generic[S]):
    """A game's values. One object a game; what is in force stands in the state."""

    def __init__(self, order: Sequence[str] = ORDER) -> None:
        """Ways are folded in this order; among the same way, what came into force first."""
        self._rank = {way: rank for rank, way in enumerate(order)}
        known: dict[str, Way] = {
            "set": _set,
            "times": _times,
            "plus": _plus,
            "least": _least,
            "most": _most,
            "may": _may,
            "cannot": _cannot,
        }
        self._ways = {way: known[way] for way in order if way in known}
        self._conditions: dict[str, Condition] = {}

    def way(self, function: Callable[[S, Modifier, str, int], int]) -> Callable[[S, Modifier, str, int], int]:
        """Marks a way of the game's own to change a number; its name must have a place in the order."""
        name = _name(function)
        if name not in self._rank:
            msg = f"the order of folding does not say when {name} comes"
            raise ValueError(msg)
        self._ways[name] = function
        return function

    def condition(self, function: Callable[[S, Modifier, str], bool]) -> Callable[[S, Modifier, str], bool]:
        """Marks a condition under which alone a modifier counts."""
        self._conditions[_name(function)] = function
        return function

    def add(self, state: S, modifier: Modifier) -> None:
        """From now on this modifier is in force."""
        if modifier.way not in self._ways:
            msg = f"there is no way to change a value that is called {modifier.way}"
            raise ValueError(msg)
        if modifier.only and modifier.only not in self._conditions:
            msg = f"there is no condition called {modifier.only}"
            raise ValueError(msg)
        there = state.effects.modifiers.get(modifier.value, ())
        rank = self._rank
        behind = [at for at, one in enumerate(there) if rank[one.way] > rank[modifier.way]]
        place = behind[0] if behind else len(there)
        state.effects.modifiers[modifier.value] = (*there[:place], modifier, *there[place:])

    def remove(self, state: S, modifier: Modifier) -> None:
        """One such modifier is no longer in force; nothing happens if there is none."""
        _keep(state.effects, modifier.value, list(state.effects.modifiers.get(modifier.value, ())), modifier)

    def number(self, state: S, value: str, base: int, about: str = "") -> int:
        """What a number amounts to for one thing, with all that is in force."""
        for modifier in state.effects.modifiers.get(value, ()):
            if self._counts(state, modifier, about):
                base = self._ways[modifier.way](state, modifier, about, base)
        return base

    def allowed(self, state: S, value: str, about: str = "", *, normally: bool) -> bool:
        """Whether one thing may do something: what the rules say normally, and all that is in force."""
        return self.number(state, value, int(normally), about) > 0

    def because(self, state: S, value: str, about: str = "") -> Modifier | None:
        """The modifier that had the last word on a value, so that a refusal can name its source."""
        there = [one for one in state.effects.modifiers.get(value, ()) if self._counts(state, one, about)]
        return there[-1] if there else None

    def broken(self, state: S) -> BadInput | None:
        """What is wrong with the modifiers of a state that somebody wrote; nothing if they are sound."""
        for value, some in state.effects.modifiers.items():
            ranks = [self._rank.get(one.way, -1) for one in some if one.way in self._ways]
            if len(ranks) < len(some) or ranks != sorted(ranks) or any(one.value != value for one in some):
                return BadInput("effects-no-way", value=value[:40])
            if any(one.only and one.only not in self._conditions for one in some):
                return BadInput("effects-no-condition", value=value[:40])
        return None

    def _counts(self, state: S, modifier: Modifier, about: str) -> bool:
        if modifier.about and modifier.about != about:
            return False
        return not modifier.only or self._conditions[modifier.only](state, modifier, about)


def _keep(effects: Effects, value: str, there: list[Modifier], without: Modifier) -> None:
    if without in there:
        there.remove(without)
        effects.modifiers[value] = tuple(there)
        if not there:
            del effects.modifiers[value]


def _name(function: Any) -> str:
    name: str = function.__name__
    return name.strip("_").replace("_", "-")
