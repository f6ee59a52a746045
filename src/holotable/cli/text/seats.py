"""Who plays: people at this keyboard, and bots."""

from __future__ import annotations

from collections.abc import Sequence

from holotable.bots.levels import player
from holotable.cli.frame.errors import BadInput
from holotable.cli.text.terminal import TEXTS
from holotable.kernel import errors
from holotable.kernel.words import Lang

PERSON = "me"


def read_seats(text: str | None, seats: Sequence[str]) -> tuple[str, ...]:
    """Who sits where: `me` or a bot's name for each seat. Left out: a person at the first, a pilot at each other."""
    if text is None:
        return (PERSON, *("pilot" for _ in seats[1:]))
    named = tuple(part.strip() for part in text.split(","))
    if len(named) != len(seats):
        raise BadInput(
            "seats-count", field="--seats", seats=len(seats), known=", ".join(seats), named=len(named)
        )
    for name in named:
        if name != PERSON:
            player(name)
    return named


def seats_again(players: Sequence[str], seats: Sequence[str]) -> tuple[str, ...]:
    """Who sits where in a match that is taken up: bots as before, and a person wherever a person's name stands."""
    if len(players) != len(seats):
        return read_seats(None, seats)
    return tuple(name if _is_bot(name) else PERSON for name in players)


def _is_bot(name: str) -> bool:
    try:
        player(name)
    except errors.BadInput:
        return False
    return True


def persons(named: Sequence[str]) -> frozenset[int]:
    """The seats where people sit."""
    return frozenset(seat for seat, name in enumerate(named) if name == PERSON)


def spoken(name: str, lang: Lang) -> str:
    """A player as people are told."""
    return (
        TEXTS.say(lang, "player-person") if name == PERSON else TEXTS.say(lang, "player-bot", {"level": name})
    )
