"""The fuzzer that every game gets for free: many games of legal, extreme, malformed and interrupted play.

After every move the cheap checks of `points` are made, and at some moments of each game the dear ones. The same seed
plays the same games everywhere; game number N of a seed can be played alone.
"""

from __future__ import annotations

import copy
import time
import traceback
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from random import Random
from typing import Any, Final

import msgspec

from holotable.kernel import registry
from holotable.kernel.checks.broken import Broken, broken
from holotable.kernel.checks.moves import POLICIES, Move, made, make, next_move
from holotable.kernel.checks.playing import LONGEST, dice
from holotable.kernel.checks.points import ALWAYS, SAMPLED, has_words
from holotable.kernel.checks.refusing import refused, some_texts
from holotable.kernel.checks.setups import setups
from holotable.kernel.checks.strange_steps import strange_steps
from holotable.kernel.game import Game
from holotable.kernel.lines import is_choice
from holotable.kernel.match import Match
from holotable.kernel.steps import Code

SHARE: Final = 0.04
"""At which share of moments each of the dear checks is made."""
MOST_KNOWN: Final = 40


class Failure(msgspec.Struct):
    """Something that does not hold, and how to come to see it again."""

    check: str
    what: str
    seed: str
    """The seed of this game alone: the fuzzer's own, a colon, and the game's number."""
    setup: Any
    moves: list[Move]
    record: str
    """The record up to there; the last move is the one that failed, if it is not in the record."""


class FuzzReport(msgspec.Struct):
    """What came of fuzzing a game."""

    game: str
    seed: str
    games: int = 0
    decisions: int = 0
    choices: dict[str, int] = {}
    """How often each kind of decision was answered."""
    steps: dict[str, int] = {}
    """How often each step of the rules was run; those that never were are named with 0."""
    events: dict[str, int] = {}
    checks: dict[str, int] = {}
    moves: dict[str, int] = {}
    longest_game: int = 0
    longest_step: int = 0
    """The most choices between two safe points, and in which step."""
    in_step: str = ""
    seconds: float = 0.0
    failures: list[Failure] = []

    @property
    def decisions_per_second(self) -> float:
        """With all checks, not without: a measure of the fuzzer, not of the game."""
        return round(self.decisions / self.seconds, 1) if self.seconds else 0.0

    def add(self, other: FuzzReport) -> None:
        """Takes what came of other games in."""
        self.games += other.games
        self.decisions += other.decisions
        for name in ("choices", "steps", "events", "checks", "moves"):
            counted = Counter(getattr(self, name))
            counted.update(getattr(other, name))
            setattr(self, name, dict(sorted(counted.items())))
        self.longest_game = max(self.longest_game, other.longest_game)
        if other.longest_step > self.longest_step:
            self.longest_step, self.in_step = other.longest_step, other.in_step
        self.seconds += other.seconds
        self.failures += other.failures


class Counting(dict[str, Code]):
    """A game's steps by name, counted whenever one is run."""

    def __init__(self, code: Mapping[str, Code]) -> None:
        super().__init__(code)
        self.counted: Counter[str] = Counter(dict.fromkeys(code, 0))

    def __getitem__(self, name: str) -> Code:
        self.counted[name] += 1
        return super().__getitem__(name)


class Fuzzer:
    """Plays games of one kind and makes the checks."""

    def __init__(self, game: Game[Any], seed: str, share: float = SHARE) -> None:
        self.seed = seed
        self.share = share
        self.game = copy.copy(game)
        self.steps = Counting(game.code)
        vars(self.game)["code"] = self.steps
        self.setups = setups(game)
        self.known: dict[str, list[str]] = {}

    def play(self, number: int) -> FuzzReport:
        """Plays the game of this number."""
        began = time.perf_counter()
        self.known = {}
        own = f"{self.seed}:{number}"
        random = dice(own)
        # Every policy comes together with every set-up.
        setup = self.setups[(number + number // len(POLICIES)) % len(self.setups)]
        moves: list[Move] = []
        game = FuzzReport(self.game.name, self.seed, games=1)
        match: Match[Any] | None = None
        try:
            match = Match.new(self.game, setup, seed=own)
            policy = POLICIES[number % len(POLICIES)]
            self.check(match, random, game)
            while match.result is None:
                if len(moves) == LONGEST:
                    broken("endless", f"the game is not over after {LONGEST} moves")
                moves.append(next_move(match, policy, random))
                self._make(match, moves[-1], game)
                self.check(match, random, game)
        except Exception as error:  # noqa: BLE001 - whatever a game does wrong is what is looked for
            game.failures.append(self._failure(error, own, setup, moves, match))
        game.longest_game = len(moves)
        game.steps, self.steps.counted = dict(self.steps.counted), Counter(dict.fromkeys(self.steps, 0))
        game.seconds = time.perf_counter() - began
        return game

    def again(self, own: str, setup: Any, moves: Sequence[Move]) -> Failure | None:
        """Makes these moves, as far as they are possible, and then every check: the failure, if there is one."""
        self.known = {}
        match: Match[Any] | None = None
        try:
            match = Match.new(self.game, setup, seed=own)
            for move in moves:
                if match.result is None:
                    made(match, move)
            for trial in range(3):
                self.check(match, dice(f"{own}:{trial}"), FuzzReport("", ""), all_of_them=True)
        except Exception as error:  # noqa: BLE001 - whatever a game does wrong is what is looked for
            return self._failure(error, own, setup, moves, match)
        return None

    def _make(self, match: Match[Any], move: Move, game: FuzzReport) -> None:
        decision = match.pending(move.seat)
        table = match.table
        step = str(table._step[0])
        since = sum(map(is_choice, table.since))
        since += sum(len(one.record or ()) for one in (table.strands or {}).values())
        make(match, move)
        game.moves[move.what] = game.moves.get(move.what, 0) + 1
        if move.what == "choose":
            name = type(decision).__name__
            game.decisions += 1
            game.choices[name] = game.choices.get(name, 0) + 1
            if since + 1 > game.longest_step:
                game.longest_step, game.in_step = since + 1, step

    def check(
        self, match: Match[Any], random: Random, game: FuzzReport, *, all_of_them: bool = False
    ) -> None:
        """Makes the checks that are due."""
        for name, check in ALWAYS.items():
            check(match, random)
            game.checks[name] = game.checks.get(name, 0) + 1
        for name, check in SAMPLED.items():
            if all_of_them or random.random() < self.share or (match.result and name == "replayed"):
                check(match, random)
                game.checks[name] = game.checks.get(name, 0) + 1
        if all_of_them or random.random() < self.share:
            refused(match, random, self.known)
            game.checks["refused"] = game.checks.get("refused", 0) + 1
        if all_of_them or random.random() < self.share:
            strange_steps(match, random)
            game.checks["strange steps"] = game.checks.get("strange steps", 0) + 1
        self._learn(match, random)
        self._hear(match, random, game)

    def _learn(self, match: Match[Any], random: Random) -> None:
        """Remembers some choices by kind of decision, to be tried where they are not offered."""
        if random.random() < 0.3:
            for seat, decision in match.table.owed().items():
                known = self.known.setdefault(type(decision).__name__, [])
                known += some_texts(decision, match.table.state_of(seat), random)
                del known[:-MOST_KNOWN]

    def _hear(self, match: Match[Any], random: Random, game: FuzzReport) -> None:
        for event in match.news():
            name = type(event).__name__
            game.events[name] = game.events.get(name, 0) + 1
            if random.random() < self.share:
                has_words(match, event.phrase())

    def _failure(
        self, error: Exception, own: str, setup: Any, moves: Sequence[Move], match: Match[Any] | None
    ) -> Failure:
        if isinstance(error, Broken):
            check, what = error.check, error.what
        else:
            last = traceback.extract_tb(error.__traceback__)[-1]
            check = f"{type(error).__name__} in {last.name}"
            what = f"{error} ({last.filename.rpartition('/')[2]}:{last.lineno})"
        record = "" if match is None else match.record().text()
        return Failure(check, what, own, msgspec.to_builtins(setup), list(moves), record)


def fuzz(
    game: Game[Any], numbers: Iterable[int], *, seed: str = "fuzz", share: float = SHARE
) -> Iterator[FuzzReport]:
    """Plays the games of these numbers; a report of each."""
    fuzzer = Fuzzer(game, seed, share)
    for number in numbers:
        yield fuzzer.play(number)


def fuzz_by_name(name: str, numbers: Sequence[int], seed: str, share: float) -> FuzzReport:
    """Plays the games of these numbers in a process of their own, where a game is known by its name alone."""
    game = registry.game(name)
    report = FuzzReport(game.name, seed)
    for one in fuzz(game, numbers, seed=seed, share=share):
        report.add(one)
    return report
