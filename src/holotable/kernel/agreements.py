"""Agreements: taking choices back, and draws, which need every other side's word.

A takeback is free while nobody else has chosen and neither chance nor anything hidden was shown since. Otherwise
every other side is asked, and told what was learned since, and by whom. Seats without a person never block it.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Literal

import msgspec

from holotable.kernel.errors import NotOwed
from holotable.kernel.events import Event, Viewers
from holotable.kernel.lines import is_choice, seat_of
from holotable.kernel.match import Match


class Learned(msgspec.Struct, frozen=True):
    """What a seat learned of something hidden since the choice that would be taken back."""

    seat: int
    event: Event


class Offer(msgspec.Struct, frozen=True):
    """Something that a seat wants and that others must agree to; it lapses with the next choice."""

    kind: Literal["takeback", "draw"]
    seat: int
    waiting: tuple[int, ...]
    """The seats whose word is still missing: one for each other side, its captain."""
    choices: int = 0
    learned: tuple[Learned, ...] = ()
    chance_answered: bool = False

    @property
    def agreed(self) -> bool:
        """Whether nobody's word is missing."""
        return not self.waiting

    def accepted_by(self, seat: int) -> Offer:
        """The offer after a seat has agreed."""
        if seat not in self.waiting:
            raise NotOwed("error-not-asked-to-agree")
        waiting = tuple(one for one in self.waiting if one != seat)
        return msgspec.structs.replace(self, waiting=waiting)


def offer_takeback(match: Match[Any], seat: int, persons: Viewers) -> Offer:
    """What it takes for a seat to take its last choice back, with whatever followed it.

    A secret answer that waits for others' is no matter of agreement: `match.table.reconsider` changes it.
    """
    if match.result is not None:
        raise NotOwed("refused-over")
    own = last_choice_of(match, seat)
    if own is None:
        raise NotOwed("error-no-own-choice")
    since = match.lines[own:]
    happened = match.events_since(own)
    free = takeback_is_free(match, seat, happened)
    return Offer(
        kind="takeback",
        seat=seat,
        waiting=() if free else _captains(match, seat, persons),
        choices=sum(is_choice(line) for line in since),
        learned=tuple(Learned(learner, event) for event in happened for learner in sorted(event.teaches())),
        chance_answered=any(not is_choice(line) for line in since),
    )


def last_choice_of(match: Match[Any], seat: int) -> int | None:
    """Where in the record a seat's last choice stands."""
    lines = match.lines
    own = (at for at in range(len(lines) - 1, -1, -1) if is_choice(lines[at]) and seat_of(lines[at]) == seat)
    return next(own, None)


def takeback_is_free(match: Match[Any], seat: int, happened: Iterable[Event]) -> bool:
    """Whether a seat may take its last choice back without asking, given the events that happened since."""
    own = last_choice_of(match, seat)
    if own is None:
        return False
    undisturbed = all(is_choice(line) and seat_of(line) == seat for line in match.lines[own:])
    return undisturbed and not any(event.teaches() for event in happened)


def offer_draw(match: Match[Any], seat: int, persons: Viewers) -> Offer:
    """What it takes for a draw that a seat offers."""
    if match.result is not None:
        raise NotOwed("refused-over")
    return Offer(kind="draw", seat=seat, waiting=_captains(match, seat, persons))


def settle(match: Match[Any], offer: Offer) -> None:
    """What all have agreed to happens."""
    if not offer.agreed:
        raise NotOwed("error-not-agreed")
    if offer.kind == "draw":
        match.agree_to_draw()
    else:
        match.take_back(offer.seat, offer.choices)


def _captains(match: Match[Any], seat: int, persons: Viewers) -> tuple[int, ...]:
    """The first person that is still there on each other side."""
    captains = []
    for side in match.game.sides(match.table.state):
        there = [one for one in side if one in persons and one not in match.table.gone]
        if seat not in side and there:
            captains.append(there[0])
    return tuple(captains)
