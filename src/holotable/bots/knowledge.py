"""What a bot may know: the one door between a table and whoever thinks about it.

A bot is handed a whole table, hidden things and the key of chance included. It looks at none of it: it makes a
`Knowledge` of the seat it plays for, and asks that for the decision, for the options, and for worlds. A world is a
table of its own in which everything that the seat cannot know is dealt anew: hands and piles by the game's `deal`,
other seats' secret answers forgotten, and chance with a key of its own. Equal knowledge and equal random numbers give
equal worlds, whatever the real table hides.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Generic, TypeVar

import msgspec

from holotable.kernel.chance import Chance
from holotable.kernel.decisions import Decision
from holotable.kernel.errors import BadInput, Illegal, NotOwed, RulesError
from holotable.kernel.moment import ENCODER, Moment
from holotable.kernel.steps import settled
from holotable.kernel.table import Table

S = TypeVar("S", bound=msgspec.Struct)

MOST_TRIES = 200
"""So many deals in a row that do not fit are a mistake of the game's."""


class Knowledge(Generic[S]):
    """What one seat knows of a table at this moment."""

    __slots__ = (
        "_moment",
        "_plain",
        "_state",
        "_steps",
        "_view",
        "asked",
        "dealt",
        "fitting",
        "game",
        "seat",
    )

    def __init__(self, table: Table[S], seat: int) -> None:
        asked = table.owed().get(seat)
        if asked is None:
            raise NotOwed("error-not-asked")
        self.game = table.game
        self.seat = seat
        self.asked: Decision[S, Any] = asked
        self.dealt = 0
        """How many worlds were dealt, those that did not fit included."""
        self.fitting = 0
        """How many of them fitted what the seat knows."""
        self._moment = _own_part(table.moment(), seat)
        self._state: S = msgspec.msgpack.decode(self._moment.state, type=table.game.State)
        self._steps = [settled(step) for step in self._moment.steps]
        self._plain = not (self._moment.since or self._moment.open or self._moment.drafts)
        self._view = b"" if self._plain else self._seen(table)

    def candidates(self) -> Sequence[Any]:
        """The answers that there are, in a stable order."""
        world = self.world(Random(0))  # noqa: S311 - the options are the same in every world
        return world.owed()[self.seat].candidates(world.state_of(self.seat))

    def options(self) -> Sequence[Any]:
        """The answers that are worth a look, in a stable order."""
        world = self.world(Random(0))  # noqa: S311 - the options are the same in every world
        return self.game.propose(world.state_of(self.seat), world.owed()[self.seat])

    def world(self, random: Random) -> Table[S]:
        """A table as it may really be, standing where the seat is asked."""
        for _ in range(MOST_TRIES):
            self.dealt += 1
            dealt = self.game.deal(self._state, self.seat, random)
            key = Chance(random.randbytes(16))
            if dealt is None:
                continue
            world = self._at_safe_point(dealt, key) if self._plain else self._within_step(dealt, key)
            if world is not None:
                self.fitting += 1
                return world
        raise RulesError(f"{self.game.name} deals no world that fits what a seat knows")

    def _at_safe_point(self, dealt: S, key: Chance) -> Table[S]:
        world = Table(self.game, dealt, self._steps[:], key)
        world.gone = self._moment.gone
        world.run()
        return world

    def _within_step(self, dealt: S, key: Chance) -> Table[S] | None:
        """A step that has asked already is run again in the dealt world; what the seat saw must come out again."""
        moment = msgspec.structs.replace(self._moment, state=msgspec.Raw(ENCODER.encode(dealt)), chance=key)
        try:
            world = Table.of_moment(self.game, moment)
        except (BadInput, Illegal, NotOwed):
            return None
        if world.owed().get(self.seat) != self.asked or self._seen(world) != self._view:
            return None
        return world

    def _seen(self, table: Table[S]) -> bytes:
        viewers = frozenset((self.seat,))
        return ENCODER.encode(self.game.view(table.seen_state(viewers), viewers))


def _own_part(moment: Moment, seat: int) -> Moment:
    """A moment without other seats' secret answers and half-filled forms, and without the key of chance."""
    mine = str(seat)
    return msgspec.structs.replace(
        moment,
        open={name: answers for name, answers in moment.open.items() if name == mine},
        drafts={name: filled for name, filled in moment.drafts.items() if name == mine},
        chance=None,
    )
