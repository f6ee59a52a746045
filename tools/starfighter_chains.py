"""Search for chains without end among a few of Starfighter's cards, by the rules themselves.

Every way in which the cards can lie on one board, upright, beside some that lie face down, is tried with every answer to
every effect. A chain that can come back to where it was can go on for ever.

    python tools/starfighter_chains.py 1-03 3-10 --others 2
    python tools/starfighter_chains.py 1-03 ~0-05 --others 1      (~: the card is pivoted)
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from itertools import combinations_with_replacement, permutations

from holotable.games.starfighter import game
from holotable.games.starfighter.content import ALL_CARDS, HEIGHTS, SECTORS
from holotable.games.starfighter.decisions import Deploy
from holotable.games.starfighter.rules.chain import next_effect
from holotable.games.starfighter.rules.combat import combat
from holotable.games.starfighter.rules.deployment import turn
from holotable.games.starfighter.state import FIRST, SECOND, Pile, Placed, Sector, State, Trigger, new_side
from holotable.kernel.table import Table

CRUISER = "atlas"
Key = tuple[object, ...]


def endless(cards: Sequence[str], others: int) -> list[Sector] | None:
    """A board from which a chain of these cards can go on for ever; nothing if every chain ends."""
    done: set[Key] = set()
    for board in boards(cards, others):
        for table in chains(board):
            if _comes_back(table, done):
                return board
    return None


def boards(cards: Sequence[str], others: int) -> Iterator[list[Sector]]:
    """Every way in which the cards and so many face-down ones can lie in the sectors of a board."""
    named = [Placed(card.removeprefix("~"), pivoted=card.startswith("~")) for card in cards]
    spare = [card for card in ALL_CARDS if card not in {placed.card for placed in named}]
    lying = [*named, *(Placed(card, up=False) for card in spare[:others])]
    heights = HEIGHTS[CRUISER]
    for order in permutations(lying):
        for cuts in combinations_with_replacement(range(len(lying) + 1), SECTORS - 1):
            ends = (0, *cuts, len(lying))
            board = [order[ends[at] : ends[at + 1]] for at in range(SECTORS)]
            if all(len(sector) <= height for sector, height in zip(board, heights, strict=True)):
                yield board


def chains(board: list[Sector]) -> Iterator[Table[State]]:
    """The board, with the effects of one of its highest cards come to light."""
    for sector in board:
        if sector and sector[-1].far.triggers:
            top = sector[-1]
            sides = [new_side(CRUISER), new_side(CRUISER)]
            sides[FIRST].sectors = list(board)
            sides[SECOND].hand = [ALL_CARDS[-1]]
            state = State("skirmish", sides, [Pile([], [])], round=1, phase="deployment")
            state.waiting = [
                (Trigger(FIRST, top.card, not top.pivoted, effect),) for effect in top.far.triggers
            ]
            table = Table(game, state, [combat(), turn(SECOND), next_effect()], None)
            table.run()
            yield table


def _comes_back(start: Table[State], done: set[Key]) -> bool:
    """Whether some line of choices leads to a place of the line itself; what was looked at before is left out."""
    way = [(_key(start), _further(start))]
    line = {way[0][0]}
    while way:
        key, further = way[-1]
        table = next(further, None)
        if table is None:
            way.pop()
            line.discard(key)
            done.add(key)
            continue
        reached = _key(table)
        if reached in line:
            return True
        if reached not in done and not _ended(table):
            way.append((reached, _further(table)))
            line.add(reached)
    return False


def _further(table: Table[State]) -> Iterator[Table[State]]:
    if _ended(table):
        return
    assert table.asked is not None
    for choice in table.asked.candidates(table.state):
        after = table.fork()
        after.play(choice)
        yield after


def _ended(table: Table[State]) -> bool:
    return isinstance(table.asked, Deploy)


def _key(table: Table[State]) -> Key:
    state = table.state
    return (table.asked, *(tuple(side.sectors) for side in state.sides), tuple(state.waiting))


def main() -> int:
    """Say whether the cards can chain for ever."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("cards", nargs="+")
    parser.add_argument("--others", type=int, default=1, help="so many face-down cards lie there too")
    asked = parser.parse_args()
    found = endless(asked.cards, asked.others)
    if found is None:
        print("Every chain ends.")
        return 0
    names = [
        [("~" if one.pivoted else "") + (one.card if one.up else "back") for one in sector]
        for sector in found
    ]
    print(f"A chain can go on for ever: {names}")
    return 1


if __name__ == "__main__":
    sys.exit(main())
