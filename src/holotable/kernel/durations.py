"""How long effects last: until a moment, or as long as the card or piece that they come from is there."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeVar

from holotable.kernel.effects import Active, Effects, Modifier

K = TypeVar("K", Active, Modifier)


def end(effects: Effects, moment: str) -> None:
    """A moment has come: what lasts until it ends, and what may be used once until it may be used anew.

    A moment is a name of the game's own; one that concerns a single thing carries its id, as in `activation:ship-3`.
    """
    effects.active = _kept(effects.active, lambda one: one.until != moment)
    effects.modifiers = _kept(effects.modifiers, lambda one: one.until != moment)
    effects.used.pop(moment, None)


def leave_play(effects: Effects, source: str) -> None:
    """A card or piece has left: its abilities and modifiers go with it, those that last until a moment stay."""
    effects.active = _kept(effects.active, lambda one: bool(one.until) or one.once or one.source != source)
    effects.modifiers = _kept(effects.modifiers, lambda one: bool(one.until) or one.source != source)


def _kept(there: Mapping[str, tuple[K, ...]], keeps: Callable[[K], bool]) -> dict[str, tuple[K, ...]]:
    """What stays; a value or moment for which nothing stays leaves no trace."""
    kept = {name: tuple(filter(keeps, some)) for name, some in there.items()}
    return {name: some for name, some in kept.items() if some}
