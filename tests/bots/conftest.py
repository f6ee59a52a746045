"""Makes the made-up games known to the registry, as if a package had announced them."""

from __future__ import annotations

import pytest

from holotable.kernel import registry
from kernel.games import every


@pytest.fixture(autouse=True, scope="module")
def made_up_games():
    """The made-up games are found by name here, and nowhere else."""
    installed = dict(registry._found)
    for one in every():
        registry.add(one)
    yield
    registry._found.clear()
    registry._found.update(installed)
