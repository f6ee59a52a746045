"""Ships and remotes of the game as far as geometry needs them: the size of the base, printed weapons, the dial."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import Final

import msgspec

REMOTES: Final = ("shuttle", "satellite", "keycargo", "warhead", "turret")
"""The remotes of the scenarios, which all stand on the same tile (XW-SCEN-51)."""


class Ship(msgspec.Struct, frozen=True):
    """One type of ship: its name, the size of its base, the arcs of its weapons, and its dial by speed."""

    name: str
    size: str
    arcs: tuple[str, ...]
    dial: dict[str, tuple[str, ...]]
    aliases: tuple[str, ...] = ()

    def has(self, speed: int, bearing: str) -> bool:
        """Whether the maneuver is on the dial."""
        return bearing in self.dial.get(str(speed), ())

    def maneuvers(self) -> list[tuple[int, str]]:
        """Every maneuver of the dial, from slow to fast."""
        return [(int(speed), bearing) for speed, bearings in self.dial.items() for bearing in bearings]


@cache
def ships() -> dict[str, Ship]:
    """Every ship by its id."""
    source = files("holotable.games.xwing").joinpath("data/ships.json").read_text("utf-8")
    return msgspec.convert(json.loads(source), dict[str, Ship])


@cache
def _ids() -> dict[str, str]:
    known = {_plain(ship.name): name for name, ship in ships().items()}
    known |= {alias: name for name, ship in ships().items() for alias in ship.aliases}
    return known | {name: name for name in ships()}


def ship_id(name: str) -> str | None:
    """The id of the ship with this id or name, in any spelling; nothing if there is none."""
    return _ids().get(name) or _ids().get(_plain(name))


def _plain(name: str) -> str:
    return "".join(letter for letter in name.lower() if letter.isalnum())
