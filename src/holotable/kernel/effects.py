"""What cards and rules have brought into force: plain data in a game's state.

A game whose cards listen to moments derives its state from `WithEffects`. Everything in here is a frozen record in a
tuple, so that a copy shares it; who may see which part of it is for the game's view to say.
"""

from __future__ import annotations

from typing import Final

import msgspec

Plain = str | int | None
"""What an event or an effect is about, one by one: ids and numbers."""

GAME: Final = -1
"""The owner of an effect that is nobody's: the game's own, which goes before those of players."""


class Active(msgspec.Struct, frozen=True, gc=False):
    """An ability that is in play: whose it is, the card or piece it comes from, and what it was told."""

    ability: str
    owner: int
    source: str
    args: tuple[Plain, ...] = ()
    until: str = ""
    """The moment that ends it; empty: it stays as long as its source does."""
    once: bool = False
    """Whether it is gone after its first use: an effect that was put off until its moment."""


class Use(msgspec.Struct, frozen=True, gc=False):
    """An ability that is used, or waits in a queue: the moment, what that is about, and the window it is used in."""

    active: Active
    moment: str
    about: tuple[Plain, ...]
    window: int
    placed: bool = True
    """In a queue: whether its owner has already said where among his own it stands."""


class Window(msgspec.Struct, frozen=True, gc=False):
    """A window that is open: abilities may be used in it now, or as soon as those opened later are closed."""

    moment: str
    about: tuple[Plain, ...] = ()
    place: int = 0
    """Whose turn it is: a place in the order of the players, as the window's own rule counts them."""
    passed: tuple[int, ...] = ()
    """The seats that want nothing (more)."""
    used: tuple[Active, ...] = ()
    """What was used in this window already: each ability has one opportunity."""
    queue: tuple[Use, ...] = ()
    """Where abilities are queued: those that wait, the next in front."""
    over: bool = False
    """Whether the window stands before something that is about to happen."""
    cancelled: bool = False
    """Whether what was about to happen will not."""
    instead: Use | None = None
    """What happens in place of what was about to."""


class Modifier(msgspec.Struct, frozen=True, gc=False):
    """Something that changes a number or a permission for as long as it is in force."""

    value: str
    """What is changed: `dice`, `speed`, `attack`."""
    way: str
    """How: `set`, `times`, `plus`, `least`, `most`, `may`, `cannot`, or a way of the game's own."""
    amount: int = 0
    source: str = ""
    owner: int = GAME
    about: str = ""
    """The one thing it is for; empty: for all."""
    only: str = ""
    """The name of a condition; empty: always."""
    until: str = ""
    """The moment that ends it; empty: it stays as long as its source does."""


class Effects(msgspec.Struct):
    """All that is in force."""

    active: dict[str, tuple[Active, ...]] = {}
    """The abilities in play, by the moments that they listen to."""
    modifiers: dict[str, tuple[Modifier, ...]] = {}
    """The modifiers in force, by the value that they change, in the order in which they are folded."""
    used: dict[str, tuple[tuple[str, str], ...]] = {}
    """What was used already, ability and source, by the moment at which it may be used anew."""
    windows: tuple[Window, ...] = ()
    """The windows that are open; the last one is resolved first."""


class WithEffects(msgspec.Struct, kw_only=True):
    """What a game's state derives from, so that windows and values find what is in force."""

    effects: Effects = msgspec.field(default_factory=Effects)
