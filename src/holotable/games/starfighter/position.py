"""Positions: any moment of a game as a document that people read and write."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from holotable.games.starfighter.checks import faults_of
from holotable.games.starfighter.choices import read_trigger, write_trigger
from holotable.games.starfighter.content import ALL_CARDS, CRUISERS, SECTORS, TRAINING_CARDS
from holotable.games.starfighter.errors import BadInput
from holotable.games.starfighter.hidden import cards_of_pile
from holotable.games.starfighter.rules.chain import next_effect
from holotable.games.starfighter.rules.combat import combat, facing_battles
from holotable.games.starfighter.rules.deployment import deployment, turn
from holotable.games.starfighter.rules.end import end_of_game, end_of_round
from holotable.games.starfighter.rules.reinforcements import reinforcements
from holotable.games.starfighter.rules.set_up import first_player, new_round
from holotable.games.starfighter.state import (
    SEATS,
    Aside,
    Mode,
    Phase,
    Pile,
    Placed,
    Sector,
    Side,
    State,
    Trigger,
)
from holotable.kernel.steps import Step

Count = Annotated[int, Meta(ge=0, le=1_000_000)]
Few = Annotated[int, Meta(ge=0, le=9)]
SeatName = Literal["first", "second"]


class CardOnBoard(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A card on a board. One that lies face up and undamaged may be written as its ID code alone."""

    card: str
    face: Literal["up", "down"] = "up"
    pivoted: bool = False
    known: bool | None = None
    """Whether everybody has seen the front; left out, that of a face-up card alone."""
    since: Count = 0
    upper_hits: Few = 0
    lower_hits: Few = 0
    upper_shield_hits: Few = 0
    lower_shield_hits: Few = 0


class CardAside(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A card beside a board. One drawn before the deck was ever made anew may be written as its ID code alone."""

    card: str
    since: Count = 0


class PileDocument(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A draw deck, its order unknown, and its discard pile."""

    deck: tuple[str, ...] | None = None
    """Left out: every card of the mode that lies nowhere else."""
    discard: tuple[str, ...] = ()
    made_anew: Count = 0
    returned: dict[str, Count] = {}


class SideDocument(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One seat's side."""

    cruiser: str = ""
    armor: Annotated[int, Meta(ge=-1000, le=1000)] | None = None
    """Left out: all of the cruiser's."""
    hand: tuple[str, ...] = ()
    aside: tuple[CardAside | str, ...] = ()
    sectors: tuple[tuple[CardOnBoard | str, ...], ...] = ((),) * SECTORS
    """Each from the lowest space up."""
    passed: bool = False
    pile: PileDocument | None = None
    """In Total War the seat's own draw deck."""


class Sides(Struct, frozen=True, forbid_unknown_fields=True):
    """Both sides."""

    first: SideDocument
    second: SideDocument


class Position(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A whole game."""

    sides: Sides
    mode: Mode = "skirmish"
    round: Count = 1
    phase: Phase = "deployment"
    initiative: SeatName = "first"
    turn: SeatName | None = None
    """In the deployment: whose turn it is; left out, the turn of the initiative's holder."""
    offset: int = 0
    """How many columns the second board stands to the right of the first."""
    order: Literal["", "rightwards", "leftwards"] = ""
    pile: PileDocument | None = None
    """The common draw deck."""
    waiting: tuple[tuple[str, ...], ...] = ()
    """Effects still to be applied, such as `first:3-10.lower:draw`, in groups that came to light together."""
    links: Count = 0
    force_field_absorbs_after_destruction: bool = True
    copies: Literal[1, 2] = 2


def position_of(state: State) -> Position:
    """The state as a document."""
    first, second = (
        _side_document(side, state.piles[seat] if len(state.piles) > 1 else None)
        for seat, side in enumerate(state.sides)
    )
    return Position(
        sides=Sides(first, second),
        mode=state.mode,
        round=state.round,
        phase=state.phase,
        initiative=_seat_name(state.initiative),
        offset=state.offset,
        order=state.order,
        pile=_pile_document(state.piles[0]) if len(state.piles) == 1 else None,
        waiting=tuple(
            tuple(f"{SEATS[one.seat]}:{write_trigger(one)}" for one in group) for group in state.waiting
        ),
        links=state.links,
        force_field_absorbs_after_destruction=state.field_absorbs,
        copies=_one_or_two(state.copies),
    )


def state_of(document: Position) -> tuple[State, list[Step]]:
    """The state of a document, and the steps that come next; what cannot be is `BadInput` with field and rule."""
    named = (("first", document.sides.first), ("second", document.sides.second))
    state = State(
        mode=document.mode,
        sides=[_side(side, f"sides.{name}") for name, side in named],
        piles=[],
        initiative=SEATS.index(document.initiative),
        round=document.round,
        phase=document.phase,
        offset=document.offset,
        order=document.order,
        waiting=[
            tuple(_trigger(text, f"waiting[{number}]") for text in group)
            for number, group in enumerate(document.waiting)
            if group
        ],
        links=document.links,
        field_absorbs=document.force_field_absorbs_after_destruction,
        copies=document.copies,
    )
    if document.mode == "total-war":
        for name, side in named:
            if side.pile is None:
                raise BadInput("position-own-deck", field=f"sides.{name}.pile", rule="SF-8-06")
            state.piles.append(_pile(state, side.pile))
        if document.pile is not None:
            raise BadInput("position-no-common-deck", field="pile", rule="SF-8-06")
    else:
        for name, side in named:
            if side.pile is not None:
                raise BadInput("position-no-own-deck", field=f"sides.{name}.pile", rule="SF-3-05")
        state.piles.append(_pile(state, document.pile or PileDocument()))
    for fault in faults_of(state):
        raise BadInput("error-at-field", field=fault.field, rule=fault.rule, why=fault)
    return state, _steps(state, document)


def _steps(state: State, document: Position) -> list[Step]:
    """What comes next, the nearest last, by what lies on the table."""
    seat = SEATS.index(document.turn or document.initiative)
    after_combat = [new_round(), end_of_round()]
    if state.phase == "set-up":
        steps = [first_player(state.initiative)]
    elif state.phase == "reinforcements":
        steps = [*after_combat, combat(), deployment(), reinforcements()]
    elif state.phase == "deployment":
        steps = [*after_combat, combat()]
        if not state.sides[seat].passed:
            steps.append(turn(seat))
        elif not state.sides[1 - seat].passed:
            steps.append(turn(1 - seat))
    elif state.phase == "combat":
        steps = (
            [*after_combat, *reversed(facing_battles(state))] if state.order else [*after_combat, combat()]
        )
    else:
        steps = [end_of_game()]
    return [*steps, next_effect()] if state.waiting else steps


def _side_document(side: Side, pile: Pile | None) -> SideDocument:
    return SideDocument(
        cruiser=side.cruiser,
        armor=side.armor,
        hand=tuple(side.hand),
        aside=tuple(CardAside(one.card, one.since) if one.since else one.card for one in side.aside),
        sectors=tuple(tuple(_card_document(placed) for placed in cards) for cards in side.sectors),
        passed=side.passed,
        pile=None if pile is None else _pile_document(pile),
    )


def _card_document(placed: Placed) -> CardOnBoard | str:
    if placed == Placed(placed.card):
        return placed.card
    return CardOnBoard(
        card=placed.card,
        face="up" if placed.up else "down",
        pivoted=placed.pivoted,
        known=None if placed.known == placed.up else placed.known,
        since=placed.since,
        upper_hits=placed.upper_hits,
        lower_hits=placed.lower_hits,
        upper_shield_hits=placed.upper_shield_hits,
        lower_shield_hits=placed.lower_shield_hits,
    )


def _pile_document(pile: Pile) -> PileDocument:
    return PileDocument(tuple(pile.deck), tuple(pile.discard), pile.made_anew, dict(pile.returned))


def _side(document: SideDocument, where: str) -> Side:
    armor = document.armor
    if armor is None:
        armor = CRUISERS[document.cruiser].armor if document.cruiser in CRUISERS else 0
    sectors: list[Sector] = [tuple(_placed(card) for card in cards) for cards in document.sectors]
    if len(sectors) != SECTORS:
        raise BadInput(
            "position-sectors", field=f"{where}.sectors", rule="SF-1-02", wanted=SECTORS, has=len(sectors)
        )
    return Side(
        cruiser=document.cruiser,
        armor=armor,
        hand=sorted(document.hand),
        aside=[Aside(one) if isinstance(one, str) else Aside(one.card, one.since) for one in document.aside],
        sectors=sectors,
        passed=document.passed,
    )


def _placed(card: CardOnBoard | str) -> Placed:
    if isinstance(card, str):
        return Placed(card)
    up = card.face == "up"
    return Placed(
        card.card,
        up,
        card.pivoted,
        up if card.known is None else card.known,
        card.since,
        card.upper_hits,
        card.lower_hits,
        card.upper_shield_hits,
        card.lower_shield_hits,
    )


def _pile(state: State, document: PileDocument) -> Pile:
    pile = Pile(
        list(document.deck or ()), list(document.discard), document.made_anew, dict(document.returned)
    )
    if document.deck is None and state.mode != "total-war":
        state.piles.append(pile)
        taken = set(cards_of_pile(state, 0))
        state.piles.clear()
        everything = TRAINING_CARDS if state.mode == "training" else ALL_CARDS
        pile.deck = [
            card for card in everything if card not in taken and pile.returned.get(card, 0) == pile.made_anew
        ]
    pile.deck.sort()
    return pile


def _trigger(text: str, where: str) -> Trigger:
    seat, _, effect = text.partition(":")
    if seat not in SEATS:
        raise BadInput("position-trigger", field=where, text=text[:40])
    try:
        return read_trigger(effect, SEATS.index(seat))
    except BadInput as wrong:
        raise BadInput("position-at", field=where, why=wrong) from None


def _seat_name(seat: int) -> SeatName:
    return "second" if seat else "first"


def _one_or_two(copies: int) -> Literal[1, 2]:
    return 1 if copies == 1 else 2
