"""The table in words and as a simple drawing, for terminals and for people who cannot see a board."""

from __future__ import annotations

from collections.abc import Iterator

from holotable.games.starfighter.content import BACK, CARD_BY_ID, SECTORS, Card, Section
from holotable.games.starfighter.state import SEATS
from holotable.games.starfighter.view import CardView, SectorView, SideView, View
from holotable.kernel.words import Lang, Texts, Value

WIDTH = 14
"""Of a column of the drawing; five of them fit on a terminal of 80 characters."""

_TEXTS = Texts("holotable.games.starfighter", "holotable")


def table_in_words(view: View, lang: Lang) -> list[str]:
    """The whole table: where the game stands, both sides, the drawing, and every sector with cards."""
    return list(_Teller(view, lang).lines())


class _Teller:
    """Tells one view in one language."""

    def __init__(self, view: View, lang: Lang) -> None:
        self.view = view
        self.lang = lang

    def say(self, key: str, **args: Value) -> str:
        return _TEXTS.say(self.lang, key, args)

    def lines(self) -> Iterator[str]:
        view = self.view
        yield self.say(
            "board-head", round=view.round, phase=self.say(f"phase-{view.phase}"), initiative=view.initiative
        )
        for number, pile in enumerate(view.piles):
            owner = SEATS[number] if len(view.piles) > 1 else "both"
            yield self.say("board-pile", owner=owner, deck=pile.deck, discard=len(pile.discard))
        if any(sector.cards for side in view.sides.values() for sector in side.sectors):
            yield ""
            yield from self.drawing()
        for seat, side in reversed(view.sides.items()):
            yield ""
            yield from self.side(seat, side)

    # The drawing ------------------------------------------------------------------------------------------------------

    def drawing(self) -> Iterator[str]:
        """The boards face to face: a line a space, the highest cards in the middle, shifted as the cruisers are."""
        first, second = (self.view.sides[seat] for seat in SEATS)
        offset = self.view.offset
        yield self.row([str(sector + 1) for sector in range(SECTORS)], max(offset, 0))
        for space in range(4):
            yield self.row([self.cell(sector, space) for sector in second.sectors], max(offset, 0))
        yield "- " * ((SECTORS + abs(offset)) * WIDTH // 2)
        for space in reversed(range(4)):
            yield self.row([self.cell(sector, space) for sector in first.sectors], max(-offset, 0))
        yield self.row([str(sector + 1) for sector in range(SECTORS)], max(-offset, 0))

    def row(self, cells: list[str], shift: int) -> str:
        return (" " * WIDTH * shift + "".join(cell[: WIDTH - 1].ljust(WIDTH) for cell in cells)).rstrip()

    def cell(self, sector: SectorView, space: int) -> str:
        """What can be seen on a space: the card's id and, in short, its visible sections."""
        if space >= sector.spaces:
            return ""
        if space >= len(sector.cards):
            symbols = 0 if space else sector.draw_symbols
            return f". {symbols}{self.say('short-draw')}" if symbols else "."
        card = sector.cards[space]
        name = card.card if card.up and card.card else "##"
        sections = [self.short(card, near=True)]
        if space == len(sector.cards) - 1:
            sections.append(self.short(card, near=False))
        return f"{name} {'/'.join(sections)}"

    def short(self, card: CardView, *, near: bool) -> str:
        section, hits = _section(card, near=near)
        fighters = section.fighters - hits
        parts = [str(fighters)] if fighters else []
        parts += [self.say(f"short-{effect}") for effect in section.effects]
        return "".join(parts) or "-"

    # The words --------------------------------------------------------------------------------------------------------

    def side(self, seat: str, side: SideView) -> Iterator[str]:
        cruiser = side.cruiser or "none"
        yield self.say(
            "board-side",
            seat=seat,
            cruiser=cruiser,
            armor=side.armor,
            hand=side.hand_count,
            aside=side.aside,
            draws=side.draw_symbols,
            passed="yes" if side.passed else "no",
        )
        for number, sector in enumerate(side.sectors):
            if sector.draw_symbols:
                yield self.say("board-draw-symbols", sector=number + 1, draws=sector.draw_symbols)
            if sector.cards:
                yield from self.sector(number, sector, self.faces(seat, number))
        if side.hand:
            yield self.say("board-hand")
            for card in side.hand:
                yield f"  {self.whole(CARD_BY_ID[card])}"

    def faces(self, seat: str, sector: int) -> int:
        """The number of the enemy's sector that this one faces, from 1; 0 if none does."""
        shift = self.view.offset if seat == SEATS[1] else -self.view.offset
        column = sector + shift
        return column + 1 if 0 <= column < SECTORS else 0

    def sector(self, number: int, sector: SectorView, faces: int) -> Iterator[str]:
        yield self.say(
            "board-sector",
            sector=number + 1,
            faces=faces,
            used=len(sector.cards),
            spaces=sector.spaces,
            fighters=sector.fighters,
        )
        for space in reversed(range(len(sector.cards))):
            card = sector.cards[space]
            top = space == len(sector.cards) - 1
            yield f"    {self.placed(card, space, top=top)}"

    def placed(self, card: CardView, space: int, *, top: bool) -> str:
        visible = self.section(*_section(card, near=True))
        covered = self.section(*_section(card, near=False))
        key = "board-card-top" if top else "board-card-covered"
        return self.say(
            key,
            space=space,
            card=self.name(card),
            near=visible,
            far=covered,
            pivoted="yes" if card.pivoted else "no",
        )

    def name(self, card: CardView) -> str:
        if card.up and card.card:
            return self.say("board-card-up", card=card.card)
        if card.card:
            return self.say("board-card-down-known", card=card.card)
        return self.say("board-card-down")

    def whole(self, card: Card) -> str:
        """A card in the hand, both sections."""
        upper, lower = self.section(card.upper, 0), self.section(card.lower, 0)
        return self.say("board-hand-card", card=card.id, level=card.level, upper=upper, lower=lower)

    def section(self, section: Section, hits: int) -> str:
        """What a section shows: its fighters, the damaged ones, and its effects."""
        parts = []
        if section.fighters:
            parts.append(self.say("board-fighters", ready=section.fighters - hits, hits=hits))
        parts += [self.say("board-effect", effect=effect) for effect in section.effects]
        return ", ".join(parts) or self.say("board-nothing")


def _section(card: CardView, *, near: bool) -> tuple[Section, int]:
    """The near section, which is always visible, or the far one, with the damage on its fighters."""
    face = CARD_BY_ID[card.card] if card.up and card.card else BACK
    upper = card.pivoted if near else not card.pivoted
    return (face.upper, card.upper_hits) if upper else (face.lower, card.lower_hits)
