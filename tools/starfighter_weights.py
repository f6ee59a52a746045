"""Find the weights by which Starfighter positions are judged.

Greedy bots play one another, with a random choice now and then so that lost causes are seen too. Each position in
which a turn begins is measured, and the weights are the logistic regression of who won on what was measured.

    python tools/starfighter_weights.py --games 2000 --seed 2115

prints the set for `evaluation.py`. Weights that play well against themselves are not always good play: hold new
ones against the old ones in the arena before you take them over.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from math import exp
from random import Random

from msgspec.structs import fields

from holotable.bots.bot import Budget
from holotable.bots.greedy import GreedyBot
from holotable.games.starfighter import game
from holotable.games.starfighter.evaluation import Weights, measures_of
from holotable.kernel.chance import Chance, seeded_key
from holotable.kernel.table import Table

Row = tuple[tuple[float, ...], float]

BLIND = 0.1
"""So large a share of the choices is made at random."""
LONGEST = 40
"""Games that take more rounds are not looked at."""
PRIOR = 2.0
"""How strongly a weight without evidence is held at nothing."""
STEPS = 12


def main() -> None:
    """Play, fit, print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--seed", default="2115")
    options = parser.parse_args()
    rows: list[Row] = []
    for number in range(options.games):
        rows += _positions(f"{options.seed}:{number}")
    names = [field.name for field in fields(Weights)]
    print(f"{len(rows)} positions")
    for name, weight in zip(names, regression(rows, len(names)), strict=True):
        print(f"    {name}={weight:.3f},")


def _positions(seed: str) -> Iterator[Row]:
    """The measured positions of one game, with the first seat's score."""
    random = Random(seed)  # noqa: S311 - nothing is kept secret by these
    state, steps = game.start(game.Setup(mode=random.choice(["training", "skirmish"])))
    table = Table(game, state, steps, Chance(seeded_key(seed)))
    table.run()
    bot = GreedyBot()
    seen: list[tuple[float, ...]] = []
    while table.result is None and table.state.round <= LONGEST:
        asked = table.asked
        assert asked is not None
        if asked.begins_turn:
            seen.append(measures_of(table.state))
        if random.random() < BLIND:
            choice = random.choice(asked.candidates(table.state))
        else:
            choice = bot.choose(table, asked.seat, Budget(), random).choice
        table.play(choice)
    if table.result is not None:
        score = table.result.score_of(0)
        for measures in seen:
            yield measures, score


def regression(rows: Sequence[Row], width: int) -> list[float]:
    """The weights of a logistic regression without a constant, by Newton's method."""
    weights = [0.0] * width
    for _ in range(STEPS):
        slope = [-PRIOR * weight for weight in weights]
        bend = [[PRIOR if at == other else 0.0 for other in range(width)] for at in range(width)]
        for measures, score in rows:
            lead = sum(weight * one for weight, one in zip(weights, measures, strict=True))
            chance = 1 / (1 + exp(-max(-30.0, min(30.0, lead))))
            wrong, spread = score - chance, chance * (1 - chance)
            for at, one in enumerate(measures):
                if one:
                    slope[at] += wrong * one
                    row = bend[at]
                    scaled = spread * one
                    for other, value in enumerate(measures):
                        row[other] += scaled * value
        weights = [weight + step for weight, step in zip(weights, _solved(bend, slope), strict=True)]
    return weights


def _solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """The solution of a system of linear equations, by elimination."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    size = len(rows)
    for at in range(size):
        pivot = max(range(at, size), key=lambda row: abs(rows[row][at]))
        rows[at], rows[pivot] = rows[pivot], rows[at]
        for row in range(size):
            if row != at:
                factor = rows[row][at] / rows[at][at]
                rows[row] = [value - factor * above for value, above in zip(rows[row], rows[at], strict=True)]
    return [rows[at][size] / rows[at][at] for at in range(size)]


if __name__ == "__main__":
    main()
