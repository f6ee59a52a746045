"""The view rule: worlds that differ only in what is hidden from some viewers look the same to them, byte by byte.

A twin is a world in which one hidden zone holds something else, and in which chance has another key. Two things are
done with twins of states that random games reach, in the middle of steps too:

- at rest: what viewers are shown of the twin, and of the decisions that they owe, must be the same;
- side by side: both worlds are played on from the last safe point with the same choices and the same answers of
  chance (by other names where hidden things changed places), and whatever is shown on the way, the events included,
  must stay the same until the difference comes to light.

Who is asked, and how often, must be the same in both worlds for every seat: a question itself would tell.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any, Final

import msgspec

from holotable.kernel.checks.broken import parting
from holotable.kernel.checks.pairs import Pair
from holotable.kernel.checks.playing import dice, moments, viewer_sets
from holotable.kernel.checks.setups import setups
from holotable.kernel.checks.shown import asked, why_not_now
from holotable.kernel.decisions import Number
from holotable.kernel.errors import BadInput
from holotable.kernel.events import Viewers
from holotable.kernel.game import Game, Hidden
from holotable.kernel.match import Match
from holotable.kernel.moment import ENCODER

KEY: Final = "key of chance"
OPEN: Final = "open answers"
"""What the kernel itself hides: what chance will answer, and secret answers that wait for others'."""
SETUP: Final = "set-up"
"""What a game hides in the set-up of a match, if it does."""

MOST_LEAKS: Final = 10
PATIENCE: Final = 10
"""So many times as many moments are looked at as was asked for, if a zone is hard to come by."""


class Leak(msgspec.Struct, frozen=True):
    """Something that viewers could tell two worlds apart by."""

    zone: str
    viewers: tuple[int, ...]
    channel: str
    where: str
    shown: str
    """What the one world shows, and the other."""
    record: str


class Zone(msgspec.Struct):
    """How often a hidden zone was looked at."""

    twins: int = 0
    differed: int = 0
    """How many twins really held something else there."""


class TwinReport(msgspec.Struct):
    """What came of a game's twins."""

    game: str
    seed: str
    zones: dict[str, Zone]
    moments: int = 0
    comparisons: int = 0
    ended: dict[str, int] = {}
    """Why playing side by side ended, and how often."""
    leaks: list[Leak] = []

    @property
    def never_differed(self) -> list[str]:
        """The declared zones of which no twin ever held something else: nothing was proven about them."""
        return [name for name, zone in self.zones.items() if not zone.differed and name not in (KEY, OPEN)]


class Twins:
    """Makes twins of moments and compares what is shown of them."""

    def __init__(self, game: Game[Any], seed: str, longest: int = 12) -> None:
        self.game = game
        self.longest = longest
        self.zones: dict[str, Hidden[Any] | None] = {zone.name: zone for zone in game.hidden}
        self.zones |= {KEY: None, OPEN: None}
        if hides_in_setup(game):
            self.zones[SETUP] = None
        self.report = TwinReport(game.name, seed, {name: Zone() for name in self.zones})
        self.ended: Counter[str] = Counter()
        self._texts: dict[str, list[str]] = {}

    # At rest -----------------------------------------------------------------------------------------------------

    def at_rest(self, match: Match[Any], viewers: Viewers, name: str, random: Random) -> bool:
        """Compares what a twin of this very moment shows. False if there is no twin that differs."""
        zone = self.zones[name]
        table = match.table
        world = table.seen_state(viewers)
        if zone is None:
            return False
        other = self._twin(match, zone, world, viewers, random)
        if other is None:
            return False
        view = match.game.view
        seen = [ENCODER.encode(view(state, viewers)) for state in (world, other)]
        self._compare(match, name, viewers, "view", *seen)
        about = [text for texts in self._texts.values() for text in texts[:3]]
        for seat in sorted(viewers):
            one, two = (why_not_now(match.game, state, seat, about) for state in (world, other))
            self._compare(match, name, viewers, "why not", one, two)
            for query in match.game.odds_asked(world, seat):
                one, two = (_odds(match.game, state, query) for state in (world, other))
                self._compare(match, name, viewers, "odds", one, two)
        for seat, decision in table.owed().items():
            if seat not in viewers:
                continue
            own = table.state_of(seat)
            twin = self._twin(match, zone, own, viewers, random)
            if twin is None:
                continue
            texts = self._texts_for(match, seat)
            live, other_live = asked(decision, own, texts), asked(decision, twin, texts)
            for channel, data in live.items():
                self._compare(match, name, viewers, channel, data, other_live[channel])
        return True

    def _twin(
        self, match: Match[Any], zone: Hidden[Any], state: Any, viewers: Viewers, random: Random
    ) -> Any | None:
        counted = self.report.zones[zone.name]
        twin = zone.twin(state, viewers, random)
        if twin is None:
            return None
        counted.twins += 1
        wrong = match.game.broken(twin.state)
        if wrong is not None:
            self.tell(match, zone.name, viewers, "twin", "sound", str(wrong))
        if zone.secrets(state, viewers) == zone.secrets(twin.state, viewers):
            return None
        counted.differed += 1
        return twin.state

    def _compare(
        self,
        match: Match[Any],
        zone: str,
        viewers: Viewers,
        channel: str,
        left: bytes,
        right: bytes,
    ) -> None:
        self.report.comparisons += 1
        if left != right:
            self.tell(match, zone, viewers, channel, left, right)

    def of_setups(self, random: Random) -> None:
        """Compares what is shown of every simple set-up, and of one that differs in what is hidden there."""
        if SETUP not in self.zones:
            return
        counted = self.report.zones[SETUP]
        for setup in setups(self.game):
            match = Match.new(self.game, setup, seed="twins")
            for viewers in viewer_sets(match):
                twin = self.game.setup_twin(setup, viewers, random)
                if twin is not None:
                    counted.twins += 1
                    counted.differed += twin != setup
                    seen = [ENCODER.encode(self.game.setup_seen(one, viewers)) for one in (setup, twin)]
                    self._compare(match, SETUP, viewers, SETUP, *seen)

    # Side by side ------------------------------------------------------------------------------------------------

    def side_by_side(self, match: Match[Any], viewers: Viewers, name: str, random: Random) -> bool:
        """Plays a twin of the last safe point beside its original. False if there is no twin that differs."""
        counted = self.report.zones[name]
        if name == SETUP:
            return False
        if name == OPEN:
            pair = Pair.with_other_answers(match, viewers, random)
        else:
            state = msgspec.msgpack.decode(match.moment().state, type=match.game.State)
            zone = self.zones[name]
            twin = None if zone is None else zone.twin(state, viewers, random)
            if zone is not None and (
                twin is None or zone.secrets(state, viewers) == zone.secrets(twin.state, viewers)
            ):
                return False
            pair = Pair.of_twin(match, viewers, twin, random)
        if pair is None:
            return False
        counted.twins += 1
        counted.differed += 1
        for _ in range(self.longest):
            if pair.ended or not self._alike(pair, name, viewers) or pair.one.result is not None:
                break
            pair.play_on(random)
        self.ended[pair.ended or "played to the end"] += 1
        return True

    def _alike(self, pair: Pair, zone: str, viewers: Viewers) -> bool:
        for seat in pair.one.owing():
            self._texts_for(pair.one, seat)
        found = list(pair.differences(self._texts))
        for channel, left, right in found:
            self.tell(pair.one, zone, viewers, channel, left, right)
        self.report.comparisons += 1
        return not found

    # What is asked about, and what is told -------------------------------------------------------------------------

    def _texts_for(self, match: Match[Any], seat: int) -> Sequence[str]:
        """Choices to ask about: some that this kind of decision offered at other times, and some that it offers now."""
        decision = match.table.owed()[seat]
        state = match.table.state_of(seat)
        known = self._texts.setdefault(type(decision).__name__, [])
        if len(known) < 12:
            known += [decision.write(one) for one in decision.candidates(state)[:4]]
            if isinstance(decision, Number):
                known.append(str(decision.bounds(state)[1] + 1))
        return known

    def tell(
        self,
        match: Match[Any],
        zone: str,
        viewers: Viewers,
        channel: str,
        left: bytes | str,
        right: bytes | str,
    ) -> None:
        """Notes a leak."""
        if self._enough:
            return
        asked_now = ", ".join(type(one).__name__ for one in match.table.owed().values())
        self.report.leaks.append(
            Leak(
                zone=zone,
                viewers=tuple(sorted(viewers)),
                channel=channel,
                where=f"after {len(match.lines)} lines, at {asked_now or 'the end'}",
                shown=parting(left, right),
                record=match.record().text(),
            )
        )

    @property
    def _enough(self) -> bool:
        return len(self.report.leaks) >= MOST_LEAKS


def hides_in_setup(game: Game[Any]) -> bool:
    """Whether a game says that its set-ups hold secrets."""
    return type(game).setup_twin is not Game.setup_twin


def _odds(game: Game[Any], state: Any, query: Any) -> bytes:
    try:
        return ENCODER.encode(game.odds(state, query))
    except BadInput as error:
        return ENCODER.encode((error.key, str(error.about)))


def twins(
    game: Game[Any], *, seed: str = "twins", count: int = 60, share: float = 0.1, longest: int = 12
) -> TwinReport:
    """Examines so many moments of random games, about this share of all that are reached.

    It goes on for a while where a declared zone did not differ in any of them.
    """
    test = Twins(game, seed, longest)
    report = test.report
    test.of_setups(dice(seed))
    for match, random in moments(game, seed, share):
        report.moments += 1
        sets = viewer_sets(match)
        for viewers in sets:
            for name in test.zones:
                test.at_rest(match, viewers, name, random)
        for name in test.zones:
            test.side_by_side(match, random.choice(sets), name, random)
        if report.leaks or report.moments >= count * (PATIENCE if report.never_differed else 1):
            break
    report.ended = dict(sorted(test.ended.items()))
    return report
