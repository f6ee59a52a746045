"""Games are found by name, and imported only when somebody asks for one."""

from __future__ import annotations

from importlib import import_module
from importlib.metadata import entry_points
from threading import Lock
from typing import Any

from holotable.kernel.errors import BadInput
from holotable.kernel.game import Game
from holotable.kernel.learned import learn

GROUP = "holotable.games"

_found: dict[str, Game[Any]] = {}
_ADDING = Lock()


def names() -> list[str]:
    """The names of all games that are installed, and of those that were added by hand."""
    return sorted({point.name for point in entry_points(group=GROUP)} | set(_found))


def game(name: str) -> Game[Any]:
    """The game of a name; `BadInput` if there is none."""
    if name not in _found:
        points = {point.name: point for point in entry_points(group=GROUP)}
        if name not in points:
            known = ", ".join(sorted(points))
            raise BadInput("error-no-game", field="game", name=name[:40], known=known)
        _keep(name, points[name].load())
    return _found[name]


def content_of(name: str) -> dict[str, Any]:
    """Everything that a game is played with, as plain values: what its `content` package lists."""
    module = f"{type(game(name)).__module__.rpartition('.')[0]}.content"
    try:
        listing: dict[str, Any] = import_module(module).listing()
    except ModuleNotFoundError as error:
        if error.name != module:
            raise
        raise BadInput("error-no-content", field="game", game=game(name).title) from None
    return listing


def add(one: Game[Any]) -> None:
    """Makes a game known that no installed package announces, such as one in a test."""
    _keep(one.name, one)


def _keep(name: str, one: Game[Any]) -> None:
    with _ADDING:
        learn(one.State, one.Setup, one.Position)
        _found[name] = one
