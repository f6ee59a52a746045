"""The ways to begin a game that the checks try: every combination of what its set-up leaves to a simple choice."""

from __future__ import annotations

from itertools import product
from typing import Any, Final

import msgspec

from holotable.kernel.errors import BadInput
from holotable.kernel.game import Game

MOST: Final = 24
"""No more set-ups are tried of one game."""


def setups(game: Game[Any]) -> list[Any]:
    """The usual set-up first, and then every other one of literals and truth values that the game takes."""
    shape = msgspec.inspect.type_info(game.Setup)
    if not isinstance(shape, msgspec.inspect.StructType):
        return [game.Setup()]
    usual = game.Setup()
    names = [field.encode_name for field in shape.fields]
    ways = [_values(field.type, getattr(usual, field.name)) for field in shape.fields]
    found = []
    for values in product(*ways):
        chosen = msgspec.convert(
            msgspec.to_builtins(usual) | dict(zip(names, values, strict=True)), game.Setup
        )
        if chosen not in found and _begins(game, chosen):
            found.append(chosen)
    # Where they are too many, some from everywhere.
    count = min(MOST, len(found))
    return [found[number * len(found) // count] for number in range(count)]


def _values(kind: msgspec.inspect.Type, usual: Any) -> list[Any]:
    if isinstance(kind, msgspec.inspect.LiteralType):
        others = list(kind.values)
    elif isinstance(kind, msgspec.inspect.BoolType):
        others = [False, True]
    elif isinstance(kind, msgspec.inspect.EnumType):
        others = [one.value for one in kind.cls]
    else:
        return [msgspec.to_builtins(usual)]
    usual = msgspec.to_builtins(usual)
    return [usual, *(value for value in others if value != usual)]


def _begins(game: Game[Any], setup: Any) -> bool:
    try:
        game.start(setup)
    except BadInput:
        return False
    return True
