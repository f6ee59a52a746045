"""Made-up games that stress what no single real game does."""

from __future__ import annotations

from typing import Any

from holotable.kernel.game import Game


def every() -> list[Game[Any]]:
    """All of them."""
    from kernel.games.auction import auction
    from kernel.games.conjurers import conjurers
    from kernel.games.convoy import convoy
    from kernel.games.smugglers import smugglers

    return [auction, conjurers, convoy, smugglers]
