"""Makes the made-up games known to the registry, as if a package had announced them."""

from __future__ import annotations

from holotable.kernel import registry
from kernel.games import every

for game in every():
    registry.add(game)
