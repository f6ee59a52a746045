"""Leaks put in on purpose: a check that never fails proves nothing, so it must catch every one of these.

A game is wrapped so that it gives one hidden zone away through one channel, whatever the game is: its views carry what
is hidden, or its events, the words of its prompts and options, the number of its options, its refusals, the ids of its
decisions. What the kernel hides itself (the key of chance, secret answers) is given away by the match.
"""

from __future__ import annotations

import copy
from collections.abc import Callable, Generator, Sequence
from random import Random
from typing import Any, Final

import msgspec

from holotable.kernel.abstract import AbstractMeta
from holotable.kernel.checks.playing import moments, viewer_sets
from holotable.kernel.checks.secrets import secrets
from holotable.kernel.checks.twins import KEY, OPEN, SETUP, Twins, hides_in_setup
from holotable.kernel.decisions import Decision, Form, Number, Phrase, Refusal
from holotable.kernel.events import Event, Viewers
from holotable.kernel.game import Game
from holotable.kernel.match import Match
from holotable.kernel.moment import ENCODER
from holotable.kernel.steps import Code

SHOWN_IN: Final = {
    "view": "view",
    "events": "events",
    "prompt": "prompt",
    "words of options": "options",
    "number of options": "options",
    "refusals": "refusals",
    "why not": "why not",
    "ids": "ids",
    "odds": "odds",
    SETUP: SETUP,
}
"""For each way to give something away, where it must be caught."""
CHANNELS: Final = tuple(channel for channel in SHOWN_IN if channel not in ("odds", SETUP))
"""Those of every game; one with odds to ask for has them too."""
OF_THE_KERNEL: Final = {KEY: ("view", "events", "ids"), OPEN: ("view", "ids"), SETUP: (SETUP,)}
"""Through which channels what no zone of a game hides can be given away at all."""

FEWEST: Final = 40
"""So many moments are looked at in any case: secret answers may come late."""

Secret = Callable[[Any, Viewers], str]


class Given(Event, frozen=True):
    """An event that tells everybody what it should not."""

    hidden: dict[str, str]

    def seen_by(self, viewers: Viewers) -> Given:
        """What is hidden from just these viewers."""
        name = _named(viewers)
        return Given({name: self.hidden.get(name, "")})

    def phrase(self) -> Phrase:
        """The same in words."""
        return Phrase("given", dict(self.hidden))


class Proof(msgspec.Struct):
    """Which leaks were put in, and which of them were caught."""

    game: str
    caught: list[tuple[str, str]] = []
    missed: list[tuple[str, str]] = []


def prove(game: Game[Any], *, seed: str = "leaks", share: float = 0.2, most: int = 150) -> Proof:
    """Puts in one leak for each hidden zone and channel; so many moments are looked at before one counts as missed."""
    left = leaks_of(game)
    caught: list[tuple[str, str]] = []
    for seen, (match, random) in enumerate(moments(game, seed, share), 1):
        if any(match.moment().open):
            # Secret answers are a zone of those games only that ask several seats at once.
            left |= {(OPEN, channel) for channel in OF_THE_KERNEL[OPEN]} - set(caught)
        for zone, channel in sorted(left):
            if _is_caught(match, zone, channel, random):
                left.remove((zone, channel))
                caught.append((zone, channel))
        if seen == most or (seen >= FEWEST and not left):
            break
    return Proof(game.name, sorted(caught), sorted(left))


def leaks_of(game: Game[Any]) -> set[tuple[str, str]]:
    """Every zone of a game with every channel through which it could be given away."""
    channels = (*CHANNELS, "odds") if type(game).odds_asked is not Game.odds_asked else CHANNELS
    zones = [zone.name for zone in game.hidden] + [KEY] + ([SETUP] if hides_in_setup(game) else [])
    return {(zone, channel) for zone in zones for channel in OF_THE_KERNEL.get(zone, channels)}


def _is_caught(match: Match[Any], zone: str, channel: str, random: Random) -> bool:
    leaky = leaking(match.game, zone, channel)
    moment = match.moment()
    test = Twins(leaky, "proof")
    if zone == SETUP:
        test.of_setups(random)
    world = LeakyMatch.at(leaky, moment, seed="proof")
    for viewers in viewer_sets(match) if zone != SETUP else ():
        test.at_rest(world, viewers, zone, random)
        test.side_by_side(world, viewers, zone, random)
    return any(leak.zone == zone and leak.channel.startswith(SHOWN_IN[channel]) for leak in test.report.leaks)


class LeakyMatch(Match[Any]):
    """A match that gives away what the kernel hides, if its game is told to."""

    __slots__ = ()

    def view(self, viewers: Viewers) -> Any:
        """The view, and what should not be in it."""
        view = super().view(viewers)
        return (view, self._hidden(viewers)) if _leak_of(self.game) in KERNEL_VIEWS else view

    def decision_id(self, seat: int) -> str:
        """The id, and what should not be in it."""
        number = super().decision_id(seat)
        zone, channel = _leak_of(self.game)
        return f"{number}-{self._hidden(frozenset((seat,)))}" if channel == "ids" and zone else number

    def _hidden(self, viewers: Viewers) -> str:
        zone, _ = _leak_of(self.game)
        if zone == KEY:
            return "" if self.table.chance is None else self.table.chance.key.hex()
        if zone == OPEN:
            return str({seat: said for seat, said in self.moment().open.items() if int(seat) not in viewers})
        return _secret(self.game, zone)(self.table.seen_state(viewers), viewers)


KERNEL_VIEWS: Final = frozenset(((KEY, "view"), (OPEN, "view")))


def leaking(game: Game[Any], zone: str, channel: str) -> Game[Any]:
    """The same game, but for one leak."""
    leaky = copy.copy(game)
    changed = vars(leaky)
    changed["leak"] = (zone, channel)
    secret = _secret(game, zone)
    if channel == "events":
        changed["code"] = {name: _telling(code, game, zone, secret) for name, code in game.code.items()}
    elif channel == SETUP:
        changed["setup_seen"] = lambda setup, _: setup
    elif channel == "odds":
        changed["odds"] = lambda state, query: (game.odds(state, query), secret(state, frozenset()))
    elif zone in OF_THE_KERNEL or channel == "ids":
        # The match gives it away.
        pass
    elif channel == "view":
        changed["view"] = lambda state, viewers: (game.view(state, viewers), secret(state, viewers))
    elif channel == "why not":
        changed["why_not_now"] = lambda state, seat, about: Refusal(
            about, Phrase(secret(state, frozenset((seat,))))
        )
    else:
        changed["code"] = {name: _asking(code, channel, secret) for name, code in game.code.items()}
    return leaky


def _leak_of(game: Game[Any]) -> tuple[str, str]:
    leak: tuple[str, str] = getattr(game, "leak", ("", ""))
    return leak


def _secret(game: Game[Any], zone: str) -> Secret:
    def secret(state: Any, viewers: Viewers) -> str:
        return ENCODER.encode(secrets(game, state, viewers).get(zone)).hex()

    return secret


def _named(viewers: Viewers) -> str:
    return " ".join(map(str, sorted(viewers)))


def _telling(code: Code, game: Game[Any], zone: str, secret: Secret) -> Code:
    """A step that tells what is hidden whenever it was answered, and when it ends."""

    def tell(table: Any) -> None:
        if zone == KEY:
            found = "" if table.chance is None else table.chance.key.hex()
            table.tell(Given, {_named(viewers): found for viewers in _sets(game, table.state)})
        else:
            table.tell(
                Given, {_named(viewers): secret(table.state, viewers) for viewers in _sets(game, table.state)}
            )

    def run(table: Any, *args: Any) -> Generator[Any, Any, None] | None:
        asking = code.run(table, *args)
        if asking is None:
            tell(table)
            return None
        return _told(asking, lambda: tell(table))

    return Code(run, one_question=code.one_question, copies=code.copies)


def _sets(game: Game[Any], state: Any) -> list[Viewers]:
    seats = range(len(game.seats(state)))
    return [frozenset(), *(frozenset((seat,)) for seat in seats), *map(frozenset, game.sides(state))]


def _told(asking: Generator[Any, Any, None], tell: Callable[[], None]) -> Generator[Any, Any, None]:
    answer: Any = None
    while True:
        try:
            question = asking.send(answer)
        except StopIteration:
            tell()
            return
        answer = yield question


def _asking(code: Code, channel: str, secret: Secret) -> Code:
    """A step whose decisions give away what is hidden from those who are asked."""
    known: dict[str, int] = {}

    def run(table: Any, *args: Any) -> Generator[Any, Any, None] | None:
        asking = code.run(table, *args)
        return None if asking is None else _asked(asking, channel, secret, known)

    return Code(run, one_question=code.one_question, copies=code.copies)


def _asked(
    asking: Generator[Any, Any, None], channel: str, secret: Secret, known: dict[str, int]
) -> Generator[Any, Any, None]:
    answer: Any = None
    while True:
        try:
            question = asking.send(answer)
        except StopIteration:
            return
        answer = (
            yield _giving(question, channel, secret, known) if isinstance(question, Decision) else question
        )


def _giving(
    decision: Decision[Any, Any], channel: str, secret: Secret, known: dict[str, int]
) -> Decision[Any, Any]:
    """The decision with one method more talkative than it was; `known` are the secrets so far, by their number."""

    def hidden(state: Any) -> str:
        return secret(state, frozenset((decision.seat,)))

    def odd(state: Any) -> int:
        return known.setdefault(hidden(state), len(known)) % 16

    methods: dict[str, Any] = {}
    if channel == "prompt":
        methods["prompt"] = lambda _, state: _louder(decision.prompt(state), hidden(state))
    elif channel == "refusals":
        methods["refusal"] = lambda _, state, choice: _chattier(
            decision.refusal(state, choice), hidden(state)
        )
    elif isinstance(decision, Form):
        methods["fields"] = lambda _, state: {
            name: _giving(field, channel, secret, known) for name, field in decision.fields(state).items()
        }
    elif channel == "words of options":
        methods["phrase"] = lambda _, state, choice: _louder(decision.phrase(state, choice), hidden(state))
    elif isinstance(decision, Number):
        # What is offered beyond the bounds stays refused, so that the rules never meet it.
        methods["bounds"] = lambda _, state: _wider(decision.bounds(state), odd(state))
        methods["refusal"] = lambda _, state, choice: decision.refusal(state, choice)
    else:
        methods["candidates"] = lambda _, state: _longer(decision.candidates(state), odd(state))
    kind = type(decision)
    made: Any = AbstractMeta(kind.__name__, (kind,), methods, frozen=True, tag=kind.__name__)
    talkative: Decision[Any, Any] = made(*(getattr(decision, name) for name in kind.__struct_fields__))
    return talkative


def _louder(phrase: Phrase, hidden: str) -> Phrase:
    return Phrase(phrase.key, {**phrase.args, "hidden": hidden})


def _chattier(refusal: Refusal | None, hidden: str) -> Refusal | None:
    return None if refusal is None else Refusal(refusal.rule, _louder(refusal.phrase, hidden))


def _wider(bounds: tuple[int, int], odd: int) -> tuple[int, int]:
    least, most = bounds
    return least, most + odd


def _longer(candidates: Sequence[Any], odd: int) -> Sequence[Any]:
    return [*candidates, *[*candidates[:1]] * odd]
