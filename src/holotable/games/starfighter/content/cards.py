"""The squadron cards: immutable, shared by every game, reached by their ID codes."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from holotable.games.starfighter.content.effects import FORCE_FIELD as FORCE_FIELD_EFFECT
from holotable.games.starfighter.content.effects import SHIELDS, STANDING, TRAINING_EFFECTS, Effect
from holotable.games.starfighter.content.reading import read_rows
from holotable.games.starfighter.errors import BadInput
from holotable.kernel.words import Value

Group = Literal["green", "blue"]
Source = Literal["booklet", "own"]

NUMBER_OF_CARDS: Final = 100  # SF-1-01


class Section(Struct, frozen=True, gc=False):
    """The upper or the lower half of a face, with what the rules ask of it most often worked out beforehand.

    The icons that recall the other half are no part of it. SF-1-04
    """

    fighters: int
    effects: tuple[Effect, ...]
    triggers: tuple[Effect, ...]
    """The effects that are applied when the section comes to light: all but shields and force fields."""
    shields: int
    force_field: bool


class Card(Struct, frozen=True, gc=False):
    """One face: a front, or the back that all cards share."""

    id: str
    group: Group
    level: int
    upper: Section
    lower: Section
    source: Source


class _SectionRow(Struct, frozen=True, forbid_unknown_fields=True):
    fighters: Annotated[int, Meta(ge=0, le=4)]
    effects: Annotated[tuple[Effect, ...], Meta(max_length=4)]


class _CardRow(Struct, frozen=True, forbid_unknown_fields=True):
    id: Annotated[str, Meta(pattern=r"^[0-3]-[0-9]{2}$")]
    group: Group
    level: Annotated[int, Meta(ge=0, le=3)]
    upper: _SectionRow
    lower: _SectionRow
    source: Source


def load_cards(data: bytes, where: str = "cards.json") -> tuple[Card, ...]:
    """Read a card file; the cards come back sorted by ID code.

    Raises `BadInput` for the first card that cannot be, and names its place in the file.
    """
    rows = read_rows(data, list[_CardRow], where)
    seen: dict[str, int] = {}
    fronts: dict[tuple[object, ...], str] = {}
    for number, row in enumerate(rows):
        _check_alone(row, f"{where}[{number}]")
        if row.id in seen:
            first = seen[row.id]
            # SF-1-03
            raise _wrong("content-id-twice", f"{where}[{number}].id", "SF-1-03", id=row.id, first=str(first))
        twin = fronts.setdefault((row.level, row.upper, row.lower), row.id)
        if twin != row.id:
            raise _wrong("content-alike", f"{where}[{number}]", "SF-1-03", id=row.id, twin=twin)
        seen[row.id] = number
    if len(rows) != NUMBER_OF_CARDS:
        raise _wrong("content-number", where, "SF-1-01", cards=len(rows), wanted=NUMBER_OF_CARDS)
    return tuple(_card(row) for row in sorted(rows, key=lambda row: row.id))


def _check_alone(row: _CardRow, place: str) -> None:
    if int(row.id[0]) != row.level:
        raise _wrong("content-level", f"{place}.level", id=row.id, wanted=row.id[0], level=row.level)
    fighters = row.upper.fighters + row.lower.fighters
    if not 1 <= fighters <= 4:
        # SF-AMB-6: damage always finds a fighter.
        raise _wrong("content-fighters", f"{place}.upper.fighters", id=row.id, fighters=fighters)
    if row.group == "green":
        for half, section in (("upper", row.upper), ("lower", row.lower)):
            for effect in section.effects:
                if effect not in TRAINING_EFFECTS:
                    # SF-2-06
                    field = f"{place}.{half}.effects"
                    raise _wrong("content-training", field, "SF-2-06", id=row.id, effect=effect)


def _wrong(key: str, place: str, rule: str | None = None, **about: Value) -> BadInput:
    return BadInput(key, field=place, rule=rule, **about)


def _card(row: _CardRow) -> Card:
    return Card(row.id, row.group, row.level, _section(row.upper), _section(row.lower), row.source)


def _section(row: _SectionRow) -> Section:
    return Section(
        fighters=row.fighters,
        effects=row.effects,
        triggers=tuple(effect for effect in row.effects if effect not in STANDING),
        shields=sum(SHIELDS.get(effect, 0) for effect in row.effects),
        force_field=FORCE_FIELD_EFFECT in row.effects,
    )


CARDS: Final = load_cards((Path(__file__).parent / "cards.json").read_bytes())
"""Every front, sorted by ID code."""

# SF-1-03
BACK: Final = Card(
    id="back",
    group="green",
    level=0,
    upper=_section(_SectionRow(2, ())),
    lower=_section(_SectionRow(0, ())),
    source="booklet",
)
"""The back of every card."""

CARD_BY_ID: Final = {card.id: card for card in CARDS}

# SF-2-03
TRAINING_CARDS: Final = tuple(card.id for card in CARDS if card.group == "green")
"""The cards with a green ID code."""

# SF-2-04
ALL_CARDS: Final = tuple(card.id for card in CARDS)
