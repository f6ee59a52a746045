"""Every game that there is: those that are installed, and the made-up ones of the kernel's tests."""

from __future__ import annotations

from holotable.kernel import registry
from kernel.games import every

for made_up in every():
    registry.add(made_up)

GAMES = {name: registry.game(name) for name in registry.names()}
