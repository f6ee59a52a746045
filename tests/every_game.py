"""Every game that there is: those that are installed, and the made-up ones of the kernel's tests."""

from __future__ import annotations

from holotable.kernel import registry
from kernel.games import every

GAMES = {name: registry.game(name) for name in registry.names()} | {game.name: game for game in every()}
