"""Makes the record of a failure shorter: leaves moves out as long as the same thing still goes wrong."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from holotable.kernel.checks.fuzz import Failure, Fuzzer
from holotable.kernel.checks.moves import Move
from holotable.kernel.game import Game

MOST_TRIALS: Final = 200


def shorter(game: Game[Any], failure: Failure, trials: int = MOST_TRIALS) -> Failure:
    """The same failure after fewer moves, if so many trials find one; otherwise what was given."""
    fuzzer = Fuzzer(game, failure.seed)
    found = failure
    size = max(1, len(failure.moves) // 2)
    while trials and size:
        at = 0
        while trials and at < len(found.moves):
            left = [*found.moves[:at], *found.moves[at + size :]]
            trials -= 1
            again = _fails(fuzzer, failure, left)
            if again is None:
                at += size
            else:
                found = again
        size //= 2
    return found


def _fails(fuzzer: Fuzzer, failure: Failure, moves: Sequence[Move]) -> Failure | None:
    again = fuzzer.again(failure.seed, failure.setup, moves)
    return again if again is not None and again.check == failure.check else None
