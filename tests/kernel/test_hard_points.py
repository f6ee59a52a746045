"""Where the design is hard: what the kernel must get right, each point shown by a story."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from holotable.bots.knowledge import Knowledge
from holotable.kernel.agreements import offer_takeback, settle
from holotable.kernel.chance import Chance
from holotable.kernel.checks.shown import asked
from holotable.kernel.checks.twins import twins
from holotable.kernel.checks.worlds import worlds
from holotable.kernel.errors import NotOwed
from holotable.kernel.match import Match
from holotable.kernel.mending import mend
from holotable.kernel.moment import ENCODER, Moment
from holotable.kernel.table import Table
from kernel.games import every
from kernel.games.auction import auction
from kernel.games.conjurers import ALL_SPELLS, conjurers, windows
from kernel.games.conjurers import State as Conjuring
from kernel.games.convoy import PlaceBuoy, convoy
from kernel.games.smugglers import smugglers
from kernel.games.tiny import Ask, Tiny, rules

GAMES = {game.name: game for game in every()}
each_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


def play_any(match, random):
    seat = random.choice(match.owing())
    decision = match.pending(seat)
    match.choose(seat, random.choice(list(decision.candidates(match.table.state_of(seat)))))


# Everything a view or an option needs is in the state -----------------------------------------------------------------


@each_game
def test_options_and_views_from_the_state_read_back_are_those_of_the_live_one(game):
    random = Random(1)
    match = Match.new(game, seed="plain")
    while match.result is None:
        for seat in range(len(match.seats)):
            viewers = frozenset({seat})
            live = match.table.seen_state(viewers)
            stored = msgspec.msgpack.decode(ENCODER.encode(live), type=game.State)
            assert ENCODER.encode(game.view(stored, viewers)) == ENCODER.encode(game.view(live, viewers))
        for seat, decision in match.table.owed().items():
            live = match.table.state_of(seat)
            stored = msgspec.msgpack.decode(ENCODER.encode(live), type=game.State)
            assert asked(decision, stored, ()) == asked(decision, live, ())
        play_any(match, random)


# Several seats at once ------------------------------------------------------------------------------------------------


def test_answers_are_secret_changeable_and_safe_until_the_last_is_in():
    match = Match.new(auction, seed="secret")
    public = match.view(frozenset())
    match.choose(2, 5)
    match = Match.at(auction, Moment.decode(match.moment().encode()), seed="secret")
    assert match.owing() == [0, 1], "it survived"
    assert match.view(frozenset()) == public, "it is hidden"
    match.table.reconsider(2)
    match.choose(2, 4)
    match.choose(1, 0)
    match.choose(0, 0)
    assert match.table.state.players[2].coins == 6, "it was changed"


def test_neither_record_nor_digest_tells_who_answered_first():
    ends = set()
    for order in ((0, 1, 2), (2, 0, 1), (1, 2, 0)):
        match = Match.new(auction, seed="arrival")
        for seat in order:
            match.choose(seat, 3)
        ends.add((match.record().text(), match.digest()))
    assert len(ends) == 1


def test_eight_dials_are_set_in_any_order_by_every_seat_at_its_own_pace():
    match = Match.new(convoy, {"boats": 8}, seed="dials")
    for seat in (0, 1):
        match.choose(seat, match.pending(seat).candidates(match.table.state)[0])
    random = Random(2)
    dials = [(seat, f"{'abcd'[seat]}{number}") for seat in range(4) for number in range(8)]
    random.shuffle(dials)
    for seat, name in dials:
        assert seat in match.owing()
        match.choose(seat, {name: "sail"})
    assert match.owing() == [0], "all are in: a captain orders the boats"
    assert all(boat.dial == "sail" for boat in match.table.state.boats.values())


# A rule mended in the middle of a step --------------------------------------------------------------------------------


def three_numbers(most):
    steps = rules()

    class Narrow(Ask, frozen=True):
        def bounds(self, state):
            return 0, most

    @steps.step
    def three(table):
        for seat in range(3):
            table.state.numbers[str(seat)] = yield Narrow(seat)

    game = Tiny(steps, three(), ("over",))
    game.version = f"most {most}"
    return game


def test_the_choices_since_the_safe_point_that_still_fit_are_kept_and_the_rest_is_told():
    match = Match.new(three_numbers(9), seed="mended")
    match.choose(0, 3)
    match.choose(1, 8)
    assert match.owing() == [2]
    mended = mend(three_numbers(5), match.moment(), match.record())
    assert mended.match.owing() == [1], "an eight no longer fits: Y chooses again"
    assert mended.match.table.state.numbers == {"0": 3}
    assert mended.taken_back == ("y 8",)
    mended.match.choose(1, 5)
    assert mended.match.owing() == [2]


# Worlds for a bot -----------------------------------------------------------------------------------------------------


@each_game
def test_worlds_fit_what_the_seat_knows_and_come_from_nothing_else(game):
    report = worlds(game, count=25)
    assert report.faults == []
    assert report.share >= 0.5


def test_a_world_knows_nothing_of_other_seats_secret_answers():
    dealt = []
    for bid in (0, 9):
        match = Match.new(auction, seed="world")
        match.choose(1, bid)
        match.choose(2, bid)
        world = Knowledge(match.table, 0).world(Random(3))
        assert sorted(world.owed()) == [0, 1, 2], "the others are still to answer in it"
        dealt.append(world.moment().encode())
    assert dealt[0] == dealt[1]


def test_a_world_has_a_key_of_chance_of_its_own():
    match = Match.new(conjurers, seed="key")
    world = Knowledge(match.table, match.owing()[0]).world(Random(4))
    assert world.chance.key != match.table.chance.key


def test_some_deals_do_not_fit_what_all_have_heard_and_none_of_those_is_used():
    match = Match.new(smugglers, seed="misses")
    state = match.table.state
    for good in ("ale", "beans", "cloth", "dye", "eels", "furs"):
        if match.result is None and ("ask", "middle", f"for-{good}") in match.pending(
            match.owing()[0]
        ).options(state):
            seat = match.owing()[0]
            if seat != 1:
                match.choose(seat, ("ask", "middle", f"for-{good}"))
            state = match.table.state
    knowledge = Knowledge(match.table, match.owing()[0])
    for number in range(30):
        world = knowledge.world(Random(number))
        assert all(good not in world.state.hands[seat] for seat, good in world.state.misses)
    assert knowledge.fitting == 30


# Ids give nothing away ------------------------------------------------------------------------------------------------


@each_game
def test_twins_show_the_same_ids_options_and_questions(game):
    report = twins(game, seed="ids", count=15)
    assert report.leaks == []
    assert report.never_differed == []


def dueling(hand):
    bag = [spell for spell in sorted(ALL_SPELLS) if spell not in {"bless-0", *hand}]
    state = Conjuring(
        life=[4, 4], hands=[["bless-0"], list(hand)], bag=bag, spent=[], first=0, round=1, rounds=1, out=[]
    )
    table = Table(conjurers, state, [("round-ends",)], Chance(b"key"))
    table.then(windows.open("duel"))
    table.run()
    table.choose(0, ("bless", "bless-0"))
    return table


def test_a_seat_with_nothing_to_use_still_gets_its_window():
    counts = []
    for hand in (("fizzle-0", "shield-0"), ("shield-1", "shield-2")):
        table, asked_of = dueling(hand), []
        while table.result is None:
            ((seat, decision),) = table.owed().items()
            asked_of.append(seat)
            table.choose(seat, decision.options(table.state)[0])
        counts.append(asked_of)
    assert counts[0] == counts[1] == [1, 1]


# Undo -----------------------------------------------------------------------------------------------------------------


def test_a_takeback_is_free_while_nobody_else_chose_and_nothing_was_shown():
    match = Match.new(convoy, {"boats": 1, "rounds": 1}, seed="undo")
    match.choose(0, (10.0, 10.0, 0.0))
    offer = offer_takeback(match, 0, frozenset(range(4)))
    assert offer.agreed
    settle(match, offer)
    assert match.owing() == [0]


def test_otherwise_every_other_side_is_asked_and_told_what_was_learned():
    match = Match.new(smugglers, seed="learned")
    match.choose(0, ("take",))
    match.choose(1, ("take",))
    offer = offer_takeback(match, 0, frozenset({0, 1, 2}))
    assert offer.waiting == (1, 2)
    assert {learned.seat for learned in offer.learned} == {0, 1, 2}, "all saw what lay below the top"
    assert not offer.chance_answered
    with pytest.raises(NotOwed):
        settle(match, offer)
    settle(match, offer.accepted_by(1).accepted_by(2))
    assert match.owing() == [0]


def test_seats_without_a_person_never_block_a_takeback():
    match = Match.new(smugglers, seed="bots")
    match.choose(0, ("take",))
    match.choose(1, ("take",))
    assert offer_takeback(match, 0, frozenset({0})).agreed
    assert offer_takeback(match, 0, frozenset({0, 2})).waiting == (2,)


def test_dice_that_were_rolled_since_are_named():
    match = Match.new(auction, seed="dice")
    for seat in (0, 1, 2):
        match.choose(seat, 2)
    offer = offer_takeback(match, 2, frozenset({0, 1, 2}))
    assert offer.chance_answered
    assert offer.waiting == (0, 1)


def test_a_team_is_asked_through_its_captain():
    match = Match.new(convoy, seed="captains")
    match.choose(0, (10.0, 10.0, 0.0))
    match.choose(1, (90.0, 90.0, 0.0))
    assert offer_takeback(match, 0, frozenset(range(4))).waiting == (1,)
    assert offer_takeback(match, 0, frozenset({0, 2, 3})).waiting == (3,), "the first of them who is there"


# Long lists of options ------------------------------------------------------------------------------------------------


def test_where_something_may_stand_anywhere_a_region_is_offered_and_candidates_in_a_stable_order():
    match = Match.new(convoy, seed="anywhere")
    decision = match.pending(0)
    assert isinstance(decision, PlaceBuoy)
    assert decision.kind == "place"
    assert decision.candidates(match.table.state) == decision.candidates(match.table.fork().state)
    match.choose(0, (33.333, 66.667, 271.5))
    assert "a 33.333,66.667,271.500" in match.record().text()
