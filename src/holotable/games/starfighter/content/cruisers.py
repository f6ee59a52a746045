"""The four cruisers: their armor, and the sectors in front of them."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

from msgspec import Meta, Struct

from holotable.games.starfighter.content.reading import read_rows
from holotable.games.starfighter.errors import BadInput

SECTORS: Final = 5
"""How many sectors every cruiser has."""


class Sector(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """One column of a cruiser's board."""

    spaces: tuple[Annotated[int, Meta(ge=0, le=3)], ...]
    """The levels of its spaces, from the lowest up."""
    draw: Annotated[int, Meta(ge=0, le=5)]
    """The draw symbols that its first card covers."""


class Cruiser(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """One cruiser's board."""

    id: Annotated[str, Meta(pattern=r"^[a-z]{2,20}$")]
    armor: Annotated[int, Meta(ge=1, le=99)]
    sectors: tuple[Sector, ...]

    @property
    def heights(self) -> tuple[int, ...]:
        """How many cards each sector holds."""
        return tuple(len(sector.spaces) for sector in self.sectors)


def load_cruisers(data: bytes, where: str = "cruisers.json") -> tuple[Cruiser, ...]:
    """Read a cruiser file; raises `BadInput` for the first board that cannot be, and names its place."""
    cruisers = read_rows(data, tuple[Cruiser, ...], where)
    seen: set[str] = set()
    for number, cruiser in enumerate(cruisers):
        place = f"{where}[{number}]"
        if cruiser.id in seen:
            raise BadInput("content-cruiser-twice", field=f"{place}.id", cruiser=cruiser.id)
        seen.add(cruiser.id)
        # SF-1-02
        if len(cruiser.sectors) != SECTORS:
            field, has = f"{place}.sectors", len(cruiser.sectors)
            raise BadInput(
                "content-sectors", field=field, rule="SF-1-02", cruiser=cruiser.id, has=has, wanted=SECTORS
            )
        for column, sector in enumerate(cruiser.sectors):
            if not sector.spaces or sector.spaces != tuple(range(len(sector.spaces))):
                spot = f"{place}.sectors[{column}].spaces"
                raise BadInput("content-spaces", field=spot, rule="SF-1-02")
    return cruisers


CRUISERS: Final = {
    cruiser.id: cruiser for cruiser in load_cruisers((Path(__file__).parent / "cruisers.json").read_bytes())
}

HEIGHTS: Final = {cruiser.id: cruiser.heights for cruiser in CRUISERS.values()}
"""How many cards each sector of a cruiser holds."""

# SF-2-03
TRAINING_CRUISERS: Final = ("ares", "athena")
