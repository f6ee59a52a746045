"""Events tell what happened, at the moment it happens."""

from __future__ import annotations

from abc import abstractmethod
from typing import Self

import msgspec

from holotable.kernel.abstract import AbstractMeta
from holotable.kernel.decisions import Phrase

Viewers = frozenset[int]
"""The seats that look together: one, a team, none (a spectator), or all (an open replay)."""


class Event(msgspec.Struct, metaclass=AbstractMeta, frozen=True, tag=True):
    """One thing that happened. Subclasses are the games' own; their fields are plain data.

    What an event shows must depend on its own fields alone, so that it can be worded for any viewer at any time.
    """

    def seen_by(self, viewers: Viewers) -> Self | None:
        """The event as these seats may see it together; nothing if they do not notice it at all."""
        return self

    def teaches(self) -> Viewers:
        """The seats that learned something hidden from it; before it is taken back, others are told so and asked."""
        return frozenset()

    @abstractmethod
    def phrase(self) -> Phrase:
        """The event in words."""

    def at(self) -> tuple[str, ...]:
        """The pieces and places that the event is about."""
        return ()
