"""What is hidden from whom, and what a bot may imagine instead."""

from collections import Counter
from random import Random

import msgspec
import pytest

from games.starfighter.story import Story, card, document, down, side
from holotable.games.starfighter import game
from holotable.games.starfighter.content import ALL_CARDS

FIRST, SECOND, NOBODY = frozenset({0}), frozenset({1}), frozenset()


def seen(state, viewers) -> bytes:
    return msgspec.json.encode(game.view(state, viewers))


def deals(state, seat: int, count: int = 60):
    """Worlds that the seat cannot tell from the real one."""
    random = Random("deals")
    for _ in range(count):
        world = game.deal(state, seat, random)
        assert world is not None
        assert game.broken(world) is None
        assert seen(world, frozenset({seat})) == seen(state, frozenset({seat}))
        yield world


def put_by(deck: list[str], discard: list[str], **times: int) -> dict:
    """A draw deck that was made anew once."""
    return {"deck": deck, "discard": discard, "made_anew": 1, "returned": dict.fromkeys(deck, 1) | times}


@pytest.mark.rule("SF-8-10")
def test_the_owner_sees_both_faces_of_his_cards_and_the_opponent_only_what_lies_open():
    story = Story(document(side("ares", {2: [down("3-10"), "1-06", down("3-35", known=True)]})))
    own = story.match.view(FIRST).sides["first"].sectors[1].cards
    for viewers in (SECOND, NOBODY):
        others = story.match.view(viewers).sides["first"].sectors[1].cards
        assert [one.card for one in own] == ["3-10", "1-06", "3-35"]
        # What was seen before it was turned over is known; parts under other cards belong to open faces.
        assert [one.card for one in others] == [None, "1-06", "3-35"]


@pytest.mark.rule("SF-8-10")
def test_a_card_that_is_turned_over_and_back_stays_known():
    athena = side("athena", {3: ["1-06"]}, hand=["0-17"])
    story = Story(document(side("ares", hand=["0-14"]), athena))
    story.choose("first", "0-14@1:up", "second:3.0")
    assert story.at("second", 3, 0).known
    assert story.match.view(FIRST).sides["second"].sectors[2].cards[0].card == "1-06"


def test_a_card_played_face_down_is_named_to_its_owner_alone():
    story = Story(document(side("ares", hand=["3-10"]), side("athena", hand=["0-17"])))
    story.choose("first", "3-10@1:down")
    (event,) = story.heard("CardPlayed")
    assert event.seen_by(FIRST).card == "3-10"
    assert event.seen_by(SECOND).card == event.seen_by(NOBODY).card == ""


def test_options_on_a_face_down_card_do_not_name_it():
    ares = side("ares", hand=["0-14", "0-02"])
    story = Story(document(ares, side("athena", {3: [down("3-10")]}, hand=["0-17"])))
    story.choose("first", "0-14@1:up")
    decision = story.match.pending(0)
    for choice in decision.options(story.state):
        assert "3-10" not in repr((decision.write(choice), decision.phrase(story.state, choice)))


def test_everybody_learns_a_face_down_card_that_is_destroyed():
    athena = side("athena", {3: [down("3-10")]}, hand=["0-17"])
    story = Story(document(side("ares", {1: ["0-03"]}, hand=["1-12"]), athena))
    story.choose("first", "1-12@1:up", "second:3.0")
    (event,) = story.heard("CardDestroyed")
    assert event.seen_by(NOBODY).card == "3-10"
    assert event.teaches() == FIRST


def test_before_any_shuffle_an_unseen_card_may_lie_in_every_hidden_place():
    pile = {"deck": ["0-05", "0-06"]}
    athena = side("athena", {3: [down("3-10")]}, hand=["3-19"], aside=["0-20"])
    story = Story(document(side("ares", hand=["0-02"]), athena, pile=pile))
    hands = Counter(world.sides[1].hand[0] for world in deals(story.state, 0, 200))
    assert set(hands) == {"0-05", "0-06", "0-20", "3-10", "3-19"}
    assert min(hands.values()) > 200 / 5 / 2


def test_after_a_shuffle_the_deck_holds_what_was_seen_to_go_into_it():
    pile = put_by(["0-05", "0-06"], [], **{"3-19": 1})
    athena = side("athena", {3: [down("3-10"), down("3-20", since=1)]}, hand=["3-19", "3-35"], aside=["0-20"])
    story = Story(document(side("ares", hand=["0-02"]), athena, pile=pile))
    held = set()
    for world in deals(story.state, 0):
        # Of the three cards that went back, two are in the deck; what never did cannot be there.
        assert set(world.piles[0].deck) < {"0-05", "0-06", "3-19"}
        # What lay face down before the shuffle cannot be one of them either, nor what was drawn before it.
        assert not {world.sides[1].sectors[2][0].card, world.sides[1].aside[0].card} & {
            "0-05",
            "0-06",
            "3-19",
        }
        held |= {world.sides[1].sectors[2][1].card, *world.sides[1].hand}
    assert {"0-05", "0-06", "3-19", "3-10", "3-20", "3-35", "0-20"} == held


def test_a_seat_knows_its_own_cards_in_every_world():
    pile = {"deck": ["0-05", "0-06"]}
    ares = side("ares", {3: [down("3-10")]}, hand=["3-19"])
    story = Story(document(ares, side("athena", hand=["0-17"]), pile=pile))
    for world in deals(story.state, 0):
        assert (world.sides[0].hand, world.sides[0].sectors[2][0].card) == (["3-19"], "3-10")


def test_an_opponents_deck_in_total_war_could_be_built_of_anything():
    first = side("ares", hand=["1-12"], pile={"deck": ["0-05", "0-06"]})
    second = side("athena", hand=["1-06"], pile={"deck": ["0-05"], "discard": ["3-10"]})
    story = Story(document(first, second, mode="total-war"))
    imagined = {world.sides[1].hand[0] for world in deals(story.state, 0, 600)}
    assert imagined == set(ALL_CARDS) - {"3-10"}


def test_from_one_copy_an_opponents_deck_has_none_of_the_own_cards():
    first = side("ares", hand=["1-12"], pile={"deck": ["0-05", "0-06"]})
    second = side("athena", hand=["1-06"], pile={"deck": ["0-08"], "discard": ["3-10"]})
    story = Story(document(first, second, mode="total-war", copies=1))
    for world in deals(story.state, 0):
        assert not {*world.sides[1].hand, *world.piles[1].deck} & {"1-12", "0-05", "0-06", "3-10"}


@pytest.mark.parametrize("mode", ["training", "skirmish", "total-war"])
def test_worlds_do_not_depend_on_what_is_hidden(mode):
    random = Random(mode)
    story = Story.new(seed=mode, mode=mode)
    while story.match.result is None:
        table = story.match.table
        options = table.asked.options(table.state)
        if random.random() < 0.1:
            for zone in game.hidden:
                twin = zone.twin(table.state, FIRST, random)
                if twin is not None:
                    assert zone.secrets(twin.state, FIRST) != zone.secrets(table.state, FIRST)
                    worlds = [game.deal(state, 0, Random(5)) for state in (table.state, twin.state)]
                    assert worlds[0] == worlds[1]
        table.choose(table.asked.seat, random.choice(options))


@pytest.mark.parametrize("mode", ["training", "skirmish", "total-war"])
def test_the_judgement_of_a_position_does_not_depend_on_what_is_hidden(mode):
    random = Random(mode)
    story = Story.new(seed=mode, mode=mode)
    while story.match.result is None:
        table = story.match.table
        if table.state.round:
            world = game.deal(table.state, 1, random)
            assert game.evaluate(world, 1) == game.evaluate(table.state, 1)
        table.choose(table.asked.seat, random.choice(table.asked.options(table.state)))


def test_armor_fighters_and_cards_are_good_for_their_owner():
    even = Story(document()).state
    assert game.evaluate(even, 0) == pytest.approx(1 - game.evaluate(even, 1))
    for better in (
        side("ares", {2: ["1-02"]}),
        side("ares", hand=["0-02"]),
        side("ares", {4: ["0-04", card("1-06", upper_hits=1)]}),
    ):
        assert game.evaluate(Story(document(better)).state, 0) > game.evaluate(even, 0)
    hurt = Story(document(side("ares", armor=12))).state
    assert game.evaluate(hurt, 0) < game.evaluate(even, 0)


def test_an_effect_that_could_be_played_now_is_worth_more_to_its_holder_and_nothing_to_others():
    ready = Story(document(side("ares", hand=["0-02"]))).state
    waiting = Story(document(side("ares", hand=["2-03"]))).state
    assert game.evaluate(ready, 0) > game.evaluate(waiting, 0)
    assert game.evaluate(ready, 1) == game.evaluate(waiting, 1)
