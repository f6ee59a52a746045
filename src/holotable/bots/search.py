"""The bot that searches: Monte Carlo tree search over the worlds that fit what its seat knows.

Each iteration deals a world, with a key of chance of its own; walks down the tree, where every seat takes what
promises most to itself; plays on quickly from where the tree ends; and judges the position at the end of the chapter.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import msgspec

from holotable.bots.bot import Budget, Chosen, percent
from holotable.bots.greedy import chance_of, judged
from holotable.bots.knowledge import Knowledge
from holotable.bots.tree import Key, Memory, Node, Tally, key_of, select
from holotable.kernel.chance import Chance
from holotable.kernel.decisions import Decision, Phrase
from holotable.kernel.table import Table


class Style(msgspec.Struct, frozen=True):
    """How a search goes about it. docs/bots.md says how the usual figures were found."""

    exploration: float = 0.08
    """How much a choice that is little known is worth a look; in chances of winning."""
    trust: float = 3.0
    """How many visits the memory of a choice elsewhere is worth."""
    breadth: int = 8
    """So many options are tried at the root: those that the greedy bot likes best."""
    first_look: float = 2.0
    """How many visits the greedy judgement of an option at the root is worth."""
    ripe: int = 12
    """A node's answers are compared when it was visited so often; until then it is played out from."""
    chapters: int = 1
    """How many chapters are played to their end before a position is judged."""
    depth: int = 80
    """After so many choices a position is judged wherever it stands."""
    care: int = 4
    """In play-outs so many options are drawn blindly and tried, and what looks best at once is taken."""
    worlds: int = 40
    """So many worlds are dealt; further iterations begin with them again, with other chance."""


USUAL = Style()


class SearchBot:
    """Chooses what it tried most often in the time it had."""

    def __init__(self, style: Style = USUAL) -> None:
        self.style = style

    def choose(self, table: Table[Any], seat: int, budget: Budget, random: Random) -> Chosen:
        """The option at the root with the most visits."""
        clock = budget.clock()
        known = Knowledge(table, seat)
        options = known.options()
        if len(options) == 1:
            return Chosen(options[0], (Phrase("why-only"),))
        search = Search(known, options, self.style, random)
        while clock.goes_on():
            search.iterate()
        return search.chosen()


class Search:
    """One search for one choice."""

    def __init__(self, known: Knowledge[Any], options: Sequence[Any], style: Style, random: Random) -> None:
        self.known = known
        self.seat = known.seat
        self.style = style
        self.random = random
        self.root = Node()
        self.memory: Memory = {}
        self.worlds: list[Table[Any]] = []
        self.iterations = 0
        self.side = _sides(known)
        self.options, self.behind = self._look_first(options)

    def _look_first(self, options: Sequence[Any]) -> tuple[list[Any], list[float]]:
        """The options that the greedy bot likes best, and by how much each is behind the first in its judgement.

        Only the distances count: play-outs may see the whole position in another light.
        """
        chances = judged(self.known.world(self.random), self.seat, options)
        liked = sorted(range(len(options)), key=lambda at: -chances[at])[: self.style.breadth]
        best = chances[liked[0]]
        self.root.visits, self.root.total = 1, best
        return [options[at] for at in liked], [chances[at] - best for at in liked]

    def iterate(self) -> None:
        """One world, one way through the tree, one play-out, one judgement."""
        world = self._world()
        self.iterations += 1
        first = self.known.game.chapter(world.state)
        path: list[tuple[int, Tally]] = []
        depth = self._descend(world, path, first)
        world = self._play_out(world, path, first, depth)
        self._learn(world, path)

    def _world(self) -> Table[Any]:
        """A world to play in, with a chance of its own; dealing one costs as much as some choices in it."""
        worlds = self.worlds
        if len(worlds) < self.style.worlds:
            worlds.append(self.known.world(self.random))
            return worlds[-1].fork()
        world = worlds[self.iterations % len(worlds)].fork()
        world.chance = Chance(self.random.randbytes(16))
        return world

    def _descend(self, world: Table[Any], path: list[tuple[int, Tally]], first: int) -> int:
        """Down the tree to the first node that is new; each seat takes what promises most to it."""
        style, memory, node, depth = self.style, self.memory, self.root, 0
        came = self.seat
        while world.result is None and depth < style.depth:
            seat, asked = _next(world, self.seat)
            state = world.state_of(seat)
            options = self.options if depth == 0 else world.game.propose(state, asked)
            if depth and world.game.chapter(state) >= first + style.chapters:
                break
            depth += 1
            if len(options) == 1:
                world.play(options[0], seat)
                continue
            if depth > 1 and node.visits < style.ripe:
                break
            answers = node.questions.get(asked)
            if answers is None:
                answers = node.questions[asked] = {}
            keys = [key_of(asked, option) for option in options] if isinstance(options[0], dict) else options
            here = self._expected(node, came, seat)
            first_look = self.behind if depth == 1 else None
            at = select(
                answers,
                keys,
                memory,
                seat,
                exploration=style.exploration,
                trust=style.first_look if depth == 1 else style.trust,
                unknown=here,
                expectations=None if first_look is None else [here + behind for behind in first_look],
            )
            key = keys[at]
            _remember(memory, path, seat, key)
            world.play(options[at], seat)
            child = answers.get(key)
            if child is None:
                child = answers[key] = Node()
                path.append((seat, child))
                break
            path.append((seat, child))
            node, came = child, seat
        return depth

    def _expected(self, node: Node, came: int, seat: int) -> float:
        """What a seat may expect at a node that another came to, before it knows any of its answers."""
        if not node.visits:
            return 0.5
        if self.side[came] == self.side[seat]:
            return node.mean
        return 1 - node.mean if len(set(self.side)) == 2 else 0.5

    def _play_out(
        self, world: Table[Any], path: list[tuple[int, Tally]], first: int, depth: int
    ) -> Table[Any]:
        """On to the end of the chapter, each seat taking the best of a few options drawn blindly; where that leads."""
        style, random, game = self.style, self.random.random, world.game
        chapters = first + style.chapters
        while world.result is None and depth < style.depth:
            seat, asked = _next(world, self.seat)
            state = world.state_of(seat)
            if game.chapter(state) >= chapters:
                break
            options = game.propose(state, asked)
            depth += 1
            count = len(options)
            if count == 1:
                world.play(options[0], seat)
                continue
            if count > style.care:
                options = [options[int(random() * count)] for _ in range(style.care)]
            world, option = _best_of(world, seat, options)
            _remember(self.memory, path, seat, key_of(asked, option))
        return world

    def _learn(self, world: Table[Any], path: list[tuple[int, Tally]]) -> None:
        """The judgement goes to every choice on the way, as the chance of the seat that made it."""
        side = self.side
        chances: dict[int, float] = {}
        if len(set(side)) == 2:
            mine = chance_of(world, self.seat)
            chances = {0: mine, 1: 1 - mine} if side[self.seat] == 0 else {0: 1 - mine, 1: mine}
        for seat, tally in path:
            chance = chances.get(side[seat])
            if chance is None:
                chance = chances[side[seat]] = chance_of(world, seat)
            tally.visits += 1
            tally.total += chance
        self.root.visits += 1
        self.root.total += chances.get(side[self.seat], 0.5)

    def chosen(self) -> Chosen:
        """The most visited option, and how the two best compare."""
        asked = self.known.asked
        answers = self.root.questions[asked]
        nodes = [answers.get(key_of(asked, option)) or Node() for option in self.options]
        ranked = sorted(range(len(nodes)), key=lambda at: (-nodes[at].visits, -nodes[at].mean, at))
        best, second = nodes[ranked[0]], nodes[ranked[1]]
        why = Phrase(
            "why-search",
            {
                "iterations": self.iterations,
                "visits": round(best.visits),
                "chance": percent(best.mean),
                "options": len(self.options),
            },
        )
        next_best = Phrase(
            "why-next",
            {
                "option": asked.write(self.options[ranked[1]]),
                "chance": percent(second.mean),
                "visits": round(second.visits),
            },
        )
        return Chosen(self.options[ranked[0]], (why, next_best), best.mean)


def _sides(known: Knowledge[Any]) -> list[int]:
    """For each seat the number of its side."""
    state = known.world(Random(0)).state  # noqa: S311 - who plays with whom is the same in every world
    sides = known.game.sides(state)
    return [
        next(number for number, side in enumerate(sides) if seat in side)
        for seat in range(len(known.game.seats(state)))
    ]


def _next(world: Table[Any], first: int) -> tuple[int, Decision[Any, Any]]:
    """Who answers next: of several who are asked at once, the searching seat, and then the lowest."""
    asked = world.asked
    if asked is not None:
        return asked.seat, asked
    owed = world.owed()
    seat = first if first in owed else min(owed)
    return seat, owed[seat]


def _remember(memory: Memory, path: list[tuple[int, Tally]], seat: int, key: Key) -> None:
    tally = memory.get((seat, key))
    if tally is None:
        tally = memory[(seat, key)] = Tally()
    path.append((seat, tally))


def _best_of(world: Table[Any], seat: int, options: Sequence[Any]) -> tuple[Table[Any], Any]:
    """The table after the option that looks best at once, and the option."""
    best, best_world, best_chance = options[0], world, -1.0
    for option in options:
        tried = world.fork()
        tried.play(option, seat)
        chance = chance_of(tried, seat)
        if chance > best_chance:
            best, best_world, best_chance = option, tried, chance
    return best_world, best
