"""What goes wrong at the worst moment: stories in which several promises of the kernel meet."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from every_game import GAMES
from holotable.kernel.agreements import offer_draw, offer_takeback, settle
from holotable.kernel.chance import Roll
from holotable.kernel.checks.playing import play_any
from holotable.kernel.checks.whole import whole
from holotable.kernel.errors import BadInput, HolotableError, NotOwed
from holotable.kernel.events import Event
from holotable.kernel.lines import is_choice
from holotable.kernel.match import Match
from holotable.kernel.mending import mend
from holotable.kernel.moment import Moment
from holotable.kernel.position import document_of, moment_of
from holotable.kernel.record import parse
from holotable.kernel.table import Table
from holotable.kernel.together import Together
from holotable.kernel.verify import verify
from kernel.games.conjurers import conjurers
from kernel.games.smugglers import smugglers
from kernel.games.tiny import Ask, Tiny, rules

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


def finished(match, random):
    while match.result is None:
        play_any(match, random)
    return match


def replays(match):
    """The record's text gives the very same match again, and nothing in it fails."""
    text = match.record().text()
    again = Match.replay(match.game, parse(text))
    text = "\n".join(row for row in text.split("\n") if not row.startswith(";"))
    assert (again.digest(), again.record().text(), again.result) == (match.digest(), text, match.result)
    if match.result is not None:
        assert [one for one in verify(match.game, parse(text)) if one.verdict == "fails"] == []


# Taking back what was shown ---------------------------------------------------------------------------------------


@every_game
def test_what_was_shown_is_taken_back_by_consent_again_and_again(game):
    random = Random(3)
    everybody = frozenset(range(9))
    match = Match.new(game, seed="consent")
    asked = learned = 0
    for _ in range(400):
        if match.result is not None:
            break
        play_any(match, random)
        # Whoever has just lost does not get the match back, and secret answers are no matter of agreement.
        if match.result is not None or match.table.strands or match.table.drafts or random.random() > 0.2:
            continue
        seat = random.randrange(len(match.seats))
        try:
            offer = offer_takeback(match, seat, everybody)
        except NotOwed:
            continue
        stream = match.table.chance.stream
        asked += bool(offer.waiting)
        learned += bool(offer.learned)
        for other in offer.waiting:
            with pytest.raises(NotOwed):
                settle(match, offer)
            offer = offer.accepted_by(other)
        settle(match, offer)
        assert match.table.chance.stream > stream, "nobody may know what chance will say now"
        replays(match)
    assert asked
    assert not learned or any(kind.teaches is not Event.teaches for kind in game.events)
    assert learned or game.name not in ("smugglers", "conjurers", "starfighter")
    replays(finished(match, random))


# Mended twice, and played on from its text --------------------------------------------------------------------------


def rolled(version, most):
    """Four numbers of at most so many, and a die after each, in one step."""
    steps = rules()

    class Bounded(Ask, frozen=True):
        def bounds(self, state):
            return 0, most

    @steps.step
    def four(table):
        for turn in range(4):
            number = yield Bounded(turn % 3)
            (die,) = yield Roll(1, 1000)
            table.state.log.append(f"{number} {die}")

    game = Tiny(steps, four(), four(), ("over",))
    game.version = version
    return game


def choose_all(match, *numbers):
    for number in numbers:
        match.choose(match.owing()[0], number)
    return match


def test_a_match_is_mended_twice_each_time_from_its_text():
    match = choose_all(Match.new(rolled("1", 9), seed="twice"), 1, 2, 3, 9, 4, 9)
    match = mend(rolled("2", 5), match.moment(), match.record()).match
    assert len(match.table.state.log) == 5, "the nine of the step that is over stays, that of the other goes"
    choose_all(match, 5)
    again = Match.replay(rolled("2", 5), parse(match.record().text()))
    assert again.digest() == match.digest()
    match = mend(rolled("3", 4), again.moment(), again.record()).match
    finished(match, Random(0))
    replays(match)
    rows = match.record().text().split("\n")
    assert [row.split()[2] for row in rows if row.startswith("! rules")] == ["2", "3"]


def test_nobody_takes_back_what_was_played_under_other_rules():
    match = choose_all(Match.new(rolled("1", 9), seed="beyond"), 1, 2, 3, 4, 5)
    match = mend(rolled("2", 9), match.moment(), match.record()).match
    before = whole(match)
    with pytest.raises(NotOwed):
        match.take_back(0, 2)
    assert whole(match) == before
    match.take_back(0, 1)
    assert match.owing() == [0]
    replays(match)


# Records that are cut, and forged -----------------------------------------------------------------------------------


@every_game
def test_a_record_cut_anywhere_is_a_shorter_match_or_one_clear_error(game):
    random = Random(5)
    text = finished(Match.new(game, seed="cut"), random).record().text()
    errors = []
    shorter = 0
    for at in sorted(random.sample(range(len(text)), min(120, len(text)))):
        try:
            match = Match.replay(game, parse(text[:at]))
        except HolotableError as error:
            errors.append(error)
            continue
        shorter += 1
        if not match.table.strands:
            replays(match)
    assert shorter
    assert all(error.say("de") != error.key for error in errors)


@every_game
def test_a_forged_choice_is_refused_with_its_line_or_leads_to_another_match(game):
    random = Random(6)
    match = finished(Match.new(game, seed="forged"), random)
    rows = match.record().text().split("\n")
    first = rows.index("") + 1
    names = set(match.seats)
    played = [at for at in range(first, len(rows)) if rows[at].partition(" ")[0] in names]
    refused = 0
    choices = sorted({rows[at].partition(" ")[2] for at in played})
    for at in random.sample(played, min(25, len(played))):
        seat, _, choice = rows[at].partition(" ")
        forged = random.choice(
            [
                f"{random.choice(sorted(names - {seat}))} {choice}",
                f"{seat} {random.choice(choices)}",
                f"{seat} {choice}\n{seat} {choice}",
                f"{seat} ",
                f"! resign {seat}",
            ]
        )
        text = "\n".join([*rows[:at], forged, *rows[at + 1 :]])
        try:
            replayed = Match.replay(game, parse(text))
        except HolotableError:
            refused += 1
            continue
        assert forged == rows[at] or replayed.record().text() != match.record().text()
    assert refused


@every_game
def test_a_forged_answer_of_chance_never_passes(game):
    random = Random(7)
    match = finished(Match.new(game, seed="dice"), random)
    rows = match.record().text().split("\n")
    answers = [at for at, row in enumerate(rows) if row.startswith("~ ") and len(row.split()) > 3]
    for at in answers[:12]:
        head, name, *things = rows[at].split()
        turned = [*things[1:], things[0]]
        if turned == things:
            continue
        text = "\n".join([*rows[:at], " ".join([head, name, *turned]), *rows[at + 1 :]])
        assert any(one.verdict == "fails" for one in verify(game, parse(text)))


# Windows within windows ---------------------------------------------------------------------------------------------


def deep_moments(depth):
    """Matches of conjurers in the middle of so many windows, one a game."""
    for seed in range(400):
        random = Random(seed)
        match = Match.new(conjurers, {"seats": 4, "hand": 5}, seed=str(seed))
        while match.result is None:
            if len(match.table.state.effects.windows) >= depth:
                yield match, random
                break
            play_any(match, random)


def test_five_windows_deep_a_fork_a_saved_game_and_an_undo_are_the_same_moment():
    for found, (match, random) in enumerate(deep_moments(5), 1):
        fork = match.fork()
        saved = Match(
            conjurers,
            Table.of_moment(
                conjurers, Moment.decode(match.moment().encode()), listening=True, recording=True
            ),
            match.start,
        )
        written = moment_of(conjurers, document_of(conjurers, match.moment()))
        assert whole(fork) == whole(saved) == whole(match)
        assert written.digest() == match.digest()
        before = whole(match)
        play_any(match, random)
        match.undo()
        assert whole(match) == before
        one, other = Random(1), Random(1)
        assert finished(fork, one).digest() == finished(saved, other).digest()
        replays(fork)
        if found == 3:
            return
    pytest.fail("nobody came so deep")


# Positions that contradict themselves -------------------------------------------------------------------------------


def test_a_good_that_is_in_two_places_is_refused():
    document = document_of(smugglers, Match.new(smugglers, seed="two").moment())
    stack, hands = document["position"]["stack"], document["position"]["hands"]
    for place in (stack, hands[0], hands[1]):
        place.append(hands[2][0])
        with pytest.raises(BadInput):
            moment_of(smugglers, document)
        place.pop()
    assert Match.at(smugglers, moment_of(smugglers, document)).owing()


def test_a_card_that_is_in_two_places_is_refused_with_both_and_the_rule():
    game = GAMES["starfighter"]
    match = Match.new(game, {"mode": "skirmish"}, seed="two")
    for _ in range(2):
        match.choose(match.owing()[0], "ares")
    document = document_of(game, match.moment())
    held = document["position"]["sides"]["first"]["hand"][0]
    for spoil, place in (
        (lambda sides, pile: sides["second"]["hand"].append(held), "sides.second.hand"),
        (lambda sides, pile: sides["second"].setdefault("aside", []).append(held), "sides.second.aside[0]"),
        (
            lambda sides, pile: sides["second"].setdefault("sectors", [[], [], [], [], []])[2].append(held),
            "sides.second.sectors[2][0]",
        ),
        (lambda sides, pile: pile.setdefault("discard", []).append(held), "pile.discard"),
        (lambda sides, pile: pile["deck"].append(held), "pile.deck"),
    ):
        other = msgspec.json.decode(msgspec.json.encode(document))
        spoil(other["position"]["sides"], other["position"]["pile"])
        with pytest.raises(BadInput) as refused:
            moment_of(game, other)
        assert (refused.value.field, refused.value.rule) == (place, "SF-1-03")
        assert str(refused.value) == f"{place}: {held} is in sides.first.hand already."


# Leaving and agreeing at any moment ---------------------------------------------------------------------------------


@every_game
def test_a_seat_may_resign_at_any_moment_and_the_match_goes_on_or_ends(game):
    random = Random(8)
    match = Match.new(game, seed="resign")
    while match.result is None:
        before = whole(match)
        for seat in range(len(match.seats)):
            if random.random() < 0.4:
                fork = match.fork()
                how = random.choice(["resign", "timeout"])
                fork.leave(seat, how)
                assert seat in fork.table.gone
                assert seat not in fork.owing()
                with pytest.raises(NotOwed):
                    fork.leave(seat)
                fork.undo()
                assert whole(fork) == before, "an undo brings the seat back"
                fork.leave(seat, how)
                replays(finished(fork, random))
        assert whole(match) == before
        play_any(match, random)


@every_game
def test_a_draw_may_be_agreed_at_any_moment(game):
    random = Random(9)
    everybody = frozenset(range(9))
    match = Match.new(game, seed="draw")
    while match.result is None:
        before = whole(match)
        fork = match.fork()
        offer = offer_draw(fork, random.randrange(len(match.seats)), everybody)
        for seat in offer.waiting:
            offer = offer.accepted_by(seat)
        settle(fork, offer)
        assert fork.result.places == (tuple(range(len(match.seats))),)
        assert fork.owing() == []
        replays(fork)
        fork.undo()
        assert whole(fork) == before
        play_any(match, random)


# All or nothing -----------------------------------------------------------------------------------------------------


def test_chance_that_does_not_fit_after_the_last_secret_answer_changes_nothing():
    steps = rules()

    @steps.question
    def number(table, seat):
        table.state.numbers[str(seat)] = yield Ask(seat)

    @steps.step
    def all_then_dice(table):
        yield Together({seat: number(seat) for seat in range(3)})
        (die,) = yield Roll(1, 6)
        table.state.log.append(str(die))

    match = Match.new(Tiny(steps, all_then_dice(), ("over",)), seed="whole")
    match.choose(2, 4)
    match.choose(0, 1)
    before, lines = whole(match), [*match.lines]
    for script in ([("roll", [9])], [("draw", ["x"])], [("roll", [1, 2])]):
        match.table.script = script
        with pytest.raises(BadInput):
            match.choose(1, 7)
        assert match.owing() == [1]
        assert (whole(match), match.lines) == (before, lines)
    match.table.script = [("roll", [6])]
    match.choose(1, 7)
    assert match.table.state.log == ["6"]
    assert [line[1] for line in match.lines if is_choice(line)] == [1, 7, 4]
