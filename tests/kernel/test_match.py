"""A match: the record, undo, takebacks, forks, replays, and what a seat gets."""

from __future__ import annotations

from random import Random

import pytest

from holotable.kernel.errors import BadInput, NotOwed
from holotable.kernel.lines import Takeback, seat_of
from holotable.kernel.match import Match, read_setup
from holotable.kernel.position import document_of, moment_of
from holotable.kernel.record import parse
from kernel.games import every
from kernel.games.auction import Setup, auction
from kernel.games.conjurers import conjurers
from kernel.games.convoy import Offer, convoy
from kernel.games.smugglers import smugglers

GAMES = {game.name: game for game in every()}
each_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


def play(match, random, choices=10_000):
    while match.result is None and choices:
        seat = random.choice(match.owing())
        decision = match.pending(seat)
        match.choose(seat, random.choice(list(decision.candidates(match.table.state_of(seat)))))
        choices -= 1
    return match


@each_game
def test_a_whole_match_replays_from_its_text(game):
    match = play(Match.new(game, seed="whole"), Random(1))
    text = match.record().text()
    again = Match.replay(game, parse(text))
    assert again.digest() == match.digest()
    assert again.result == match.result
    assert again.record().text() == text


@each_game
def test_undo_goes_back_exactly_chance_included(game):
    random = Random(2)
    match = play(Match.new(game, seed="undo"), random, 6)
    for _ in range(12):
        if match.result is not None:
            break
        before = match.moment().encode(), match.record().text()
        play(match, random, 1)
        after = match.moment().encode()
        done = match.lines[-1:] if not match.table.strands else None
        match.undo()
        assert (match.moment().encode(), match.record().text()) == before or match.table.strands
        if done and (match.moment().encode(), match.record().text()) == before:
            head, choice = done[0]
            if not isinstance(head, str):
                match.choose(head.seat, choice)
                assert match.moment().encode() == after, "and on again to the same"
                continue
        play(match, random, 1)


def test_there_is_nothing_to_undo_in_the_beginning():
    match = Match.new(auction, seed="new")
    for back in (match.undo, lambda: match.take_back(0, 1)):
        with pytest.raises(NotOwed):
            back()


@each_game
def test_a_fork_has_the_same_record_and_chance_and_its_own_future(game):
    match = play(Match.new(game, seed="fork"), Random(3), 5)
    text = match.record().text()
    fork = match.fork()
    assert fork.record().text() == text
    ends = [play(one, Random(4)).record().text() for one in (fork, match.fork())]
    assert ends[0] == ends[1], "the same choices meet the same chance"
    assert match.record().text() == text


# Takebacks ------------------------------------------------------------------------------------------------------------


def test_a_takeback_is_a_line_of_the_record_and_moves_chance_to_a_fresh_stream():
    match = play(Match.new(auction, seed="back"), Random(5), 9)
    choices = [line for line in match.lines if not isinstance(line[0], str)]
    match.take_back(1, 2)
    name, taken = match.lines[-1]
    assert name == "takeback"
    assert isinstance(taken, Takeback)
    assert (taken.seat, taken.stream) == (1, 1)
    assert match.table.chance.stream == 1
    assert choices[-1] in taken.dropped
    text = match.record().text()
    assert "! takeback b " in text
    again = Match.replay(auction, parse(text))
    assert again.record().text() == text
    assert again.digest() == match.digest()


def test_what_chance_answers_after_a_takeback_is_not_what_it_answered_before():
    rolled = set()
    match = Match.new(auction, {"lots": 1}, seed="fish")
    for _ in range(8):
        for seat in (0, 1, 2):
            match.choose(seat, 1)
        rolled.add(str(match.lines[-1][1]))
        match.take_back(0, 3)
    assert len(rolled) > 1, "the same bids meet fresh dice"


def test_every_takeback_has_a_stream_of_its_own_those_within_others_included():
    match = Match.new(smugglers, seed="streams")
    streams = []
    for _ in range(3):
        match.choose(match.owing()[0], ("take",))
        match.choose(match.owing()[0], ("take",))
        match.take_back(0, 1)
        streams.append(match.table.chance.stream)
        match.take_back(0, 1)
        streams.append(match.table.chance.stream)
    assert streams == [1, 2, 3, 4, 5, 6]


@pytest.mark.parametrize("choices", [0, -1, 3])
def test_nobody_takes_back_fewer_choices_than_one_or_more_than_there_are(choices):
    match = play(Match.new(smugglers, seed="how many"), Random(1), 2)
    before = match.record().text()
    with pytest.raises(NotOwed):
        match.take_back(0, choices)
    assert match.record().text() == before


def test_secret_answers_that_were_shown_together_go_back_together():
    match = Match.new(auction, seed="together")
    for seat in (0, 1, 2):
        match.choose(seat, seat)
    match.take_back(1, 1)
    assert match.owing() == [0, 1, 2]
    (taken,) = [value for name, value in match.lines if name == "takeback"]
    assert sum(not isinstance(head, str) for head, _ in taken.dropped) == 3


# Beginning, views, seats ------------------------------------------------------------------------------------------------


def test_the_same_seed_and_choices_make_the_same_match():
    one, other = (play(Match.new(conjurers, seed="same"), Random(7)) for _ in range(2))
    assert one.record().text() == other.record().text()
    assert one.digest() == other.digest()
    third = play(Match.new(conjurers, seed="another"), Random(7))
    assert third.record().text() != one.record().text()


def test_a_setup_is_read_from_plain_data_and_checked():
    assert read_setup(auction, None) == Setup()
    assert read_setup(auction, {"seats": 5}) == Setup(seats=5)
    assert read_setup(auction, Setup(lots=1)) == Setup(lots=1)
    for wrong in ({"seats": "many"}, {"chairs": 3}, [], 5):
        with pytest.raises(BadInput) as refused:
            read_setup(auction, wrong)
        assert refused.value.field == "setup"
    with pytest.raises(BadInput, match="2 to 6 seats"):
        Match.new(auction, {"seats": 7})


def test_seats_are_found_by_name():
    match = Match.new(auction, seed="names")
    assert [match.seat(name) for name in "abc"] == [0, 1, 2]
    with pytest.raises(BadInput, match="there are: a, b, c"):
        match.seat("z")


def test_events_are_told_once_and_made_again():
    match = Match.new(auction, seed="events")
    for seat in (0, 1, 2):
        match.choose(seat, seat)
    (revealed,) = match.news()
    assert revealed.bids == (0, 1, 2)
    assert match.news() == []
    match.choose(2, match.table.state.open[0])
    told = match.news()
    assert match.events_since(0) == [revealed, *told]
    assert match.events_since(len(match.lines)) == []


def test_what_happened_before_the_first_choice_is_told_again_as_well():
    match = Match.new(conjurers, seed="first events")
    begun = match.news()
    assert begun, "the first spells are drawn before anybody chooses"
    assert match.events_since(0) == begun
    play(match, Random(1), 1)
    assert match.events_since(0) == [*begun, *match.news()]


def test_decision_ids_grow_with_every_choice_and_are_never_used_twice_for_another():
    match = Match.new(smugglers, seed="ids")
    seen = []
    for _ in range(5):
        seat = match.owing()[0]
        seen.append(match.decision_id(seat))
        match.choose(seat, ("take",))
        if match.result is not None:
            break
    assert seen == sorted(set(seen), key=seen.index)


def test_an_answer_to_nothing_is_refused():
    match = Match.new(smugglers, seed="turns")
    with pytest.raises(NotOwed):
        match.choose(1, ("take",))
    with pytest.raises(NotOwed):
        match.choose_written(1, "take")
    with pytest.raises(BadInput):
        match.choose_written(0, "nonsense")


def test_a_match_goes_on_when_a_seat_resigns_and_ends_when_one_is_left():
    match = Match.new(conjurers, seed="leave")
    match.leave(1)
    assert match.result is None
    assert match.table.state.life[1] == 0
    text = match.record().text()
    assert "! resign east" in text
    assert Match.replay(conjurers, parse(text)).digest() == match.digest()
    match.leave(0, "timeout")
    assert match.result is not None
    assert match.result.places[0] == (2,)
    assert "! timeout north" in match.record().text()


@each_game
def test_a_match_may_begin_at_any_moment_of_another_with_chance_of_its_own(game):
    match = play(Match.new(game, seed="from"), Random(8), 7)
    document = document_of(game, match.moment())
    other = Match.at(game, moment_of(game, document), seed="another")
    assert other.digest() == match.digest()
    assert other.table.chance.key != match.table.chance.key
    play(other, Random(9))
    text = other.record().text()
    assert "position: " in text
    assert "setup: " not in text
    again = Match.replay(game, parse(text))
    assert (again.digest(), again.record().text()) == (other.digest(), text)


def test_undoing_a_takeback_brings_back_what_it_took():
    match = Match.new(auction, {"seats": 2}, seed="again")
    for seat in (0, 1):
        match.choose(seat, 1)
    before = match.moment().encode()
    match.take_back(1, 1)
    match.undo()
    assert match.moment().encode() == before


def test_undo_goes_back_behind_what_is_answered_for_a_seat_that_has_left():
    match = Match.new(convoy, {"seats": 4, "boats": 1, "rounds": 1}, seed="left")
    random = Random(1)
    while not isinstance(match.pending(0), Offer):
        play(match, random, 1)
    match.leave(1)
    before = match.digest()
    match.choose(0, 1)
    assert [seat_of(line) for line in match.lines[-2:]] == [0, 1]
    match.undo()
    assert match.owing() == [0]
    assert match.digest() == before


def test_a_takeback_goes_back_behind_what_was_answered_for_a_seat_that_has_left():
    match = Match.new(convoy, {"seats": 4, "boats": 1, "rounds": 1}, seed="left")
    random = Random(1)
    while not isinstance(match.pending(0), Offer):
        play(match, random, 1)
    match.leave(1)
    match.choose(0, 1)
    match.take_back(0, 1)
    assert match.owing() == [0]
    assert len(match.lines[-1][1].dropped) == 2
    assert Match.replay(convoy, parse(match.record().text())).digest() == match.digest()
