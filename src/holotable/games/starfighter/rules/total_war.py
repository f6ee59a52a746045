"""Total War: each player builds a draw deck of his own."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.resources import files

from msgspec import Struct

from holotable.games.starfighter.content import CARD_BY_ID, CRUISERS
from holotable.games.starfighter.errors import BadInput
from holotable.kernel.words import Value

FEWEST_CARDS = 25
"""A deck has at least so many cards, and no maximum. SF-8-04"""
LONGEST_DECK = 20_000
"""No deck's text is longer, in characters."""


class Deck(Struct, frozen=True):
    """A cruiser and the cards of a draw deck."""

    cruiser: str
    cards: tuple[str, ...]


def read_deck(text: str, where: str = "deck") -> Deck:
    """A deck out of its text, or the ready deck of that name; a broken rule is named.

    The first line is the cruiser, each other one an ID code; what follows a `#` is a comment.
    """
    return ready_decks()[text] if text in ready_decks() else _read(text, where)


def _read(text: str, where: str) -> Deck:
    if len(text) > LONGEST_DECK:
        raise BadInput("deck-long", field=where, most=LONGEST_DECK)
    lines = [(number, line.split("#", 1)[0].strip()) for number, line in enumerate(text.splitlines(), 1)]
    lines = [(number, line) for number, line in lines if line]
    if not lines or lines[0][1].lower() not in CRUISERS:
        number, found = lines[0] if lines else (1, "")
        known = ", ".join(CRUISERS)
        raise _wrong("deck-no-cruiser", where, number, "SF-8-04", known=known, found=found[:40])
    cards: dict[str, int] = {}
    for number, line in lines[1:]:
        if line not in CARD_BY_ID:
            raise _wrong("deck-no-card", where, number, "SF-1-03", found=line[:40])
        if line in cards:
            first = str(cards[line])
            raise _wrong("deck-card-twice", where, number, "SF-8-04", card=line, first=first)
        cards[line] = number
    if len(cards) < FEWEST_CARDS:
        last = lines[-1][0]
        raise _wrong("deck-few-cards", where, last, "SF-8-04", cards=len(cards), fewest=FEWEST_CARDS)
    return Deck(lines[0][1].lower(), tuple(sorted(cards)))


def write_deck(deck: Deck, title: str = "") -> str:
    """A deck as text: its title as a comment, the cruiser, and the cards by ID code."""
    head = [f"# {title}"] if title else []
    return "\n".join([*head, deck.cruiser, *sorted(deck.cards)]) + "\n"


def check_decks(decks: Sequence[Deck], copies: int) -> None:
    """From one copy of the game no card can be in two decks. SF-8-05"""
    if copies == 1:
        common = sorted(set(decks[0].cards) & set(decks[1].cards))
        if common:
            raise BadInput("decks-share", field="decks", rule="SF-8-05", cards=", ".join(common))


@cache
def ready_decks() -> dict[str, Deck]:
    """The decks that come with the game, by name."""
    folder = files("holotable.games.starfighter").joinpath("decks")
    texts = {entry.name.removesuffix(".txt"): entry.read_text("utf-8") for entry in folder.iterdir()}
    return {name: _read(text, f"decks/{name}.txt") for name, text in sorted(texts.items())}


def _wrong(key: str, where: str, number: int, rule: str, **about: Value) -> BadInput:
    """What is wrong in a line of a deck's text."""
    line, field = str(number), f"{where}, line {number}"
    why = BadInput(key, field=field, rule=rule, **about)
    return BadInput("text-line", field=field, rule=rule, where=where, line=line, why=why)
