"""Chapter 8: Total War, and draw decks."""

from itertools import permutations
from random import Random

import pytest

from games.starfighter.story import Story, document, refused, side
from holotable.games.starfighter.content import ALL_CARDS
from holotable.games.starfighter.game import game
from holotable.games.starfighter.rules.total_war import Deck, read_deck, ready_decks, write_deck
from holotable.kernel.checks.playing import play_any
from holotable.kernel.errors import BadInput
from holotable.kernel.match import Match


def deck(cards=ALL_CARDS[:25], cruiser="atlas") -> str:
    return write_deck(Deck(cruiser, tuple(cards)), "A deck of mine")


def broken(text: str) -> BadInput:
    with pytest.raises(BadInput) as error:
        read_deck(text, "decks.first")
    return error.value


@pytest.mark.rule("SF-2-05", "SF-8-04")
def test_a_deck_names_its_cruiser_and_then_one_id_code_a_line():
    text = "# my fleet\nApollo\n\n" + "\n".join(f"{card}  # comment" for card in ALL_CARDS[:30])
    assert read_deck(text) == Deck("apollo", ALL_CARDS[:30])


@pytest.mark.rule("SF-8-04")
def test_a_deck_of_24_cards_is_refused_and_one_of_25_or_100_is_not():
    error = broken(deck(ALL_CARDS[:24]))
    assert (error.rule, str(error)) == (
        "SF-8-04",
        "decks.first, line 26: the deck has 24 cards, and must have at least 25.",
    )
    assert len(read_deck(deck(ALL_CARDS[:25])).cards) == 25
    assert len(read_deck(deck(ALL_CARDS)).cards) == 100


@pytest.mark.rule("SF-8-04")
def test_an_id_code_that_is_there_twice_is_refused():
    error = broken(deck() + "0-03\n")
    assert error.rule == "SF-8-04"
    assert "0-03 is in line 5 already" in str(error)


@pytest.mark.parametrize(
    ("text", "place", "rule"),
    [
        ("", "decks.first, line 1", "SF-8-04"),
        ("argo\n0-01", "decks.first, line 1", "SF-8-04"),
        ("ares\n9-01", "decks.first, line 2", "SF-1-03"),
        ("# x\n\nares\n0-01\n<script>", "decks.first, line 5", "SF-1-03"),
        ("ares\n" + "0-01\n" * 9000, "decks.first", None),
    ],
)
def test_a_broken_deck_is_refused_with_its_place(text, place, rule):
    error = broken(text)
    assert (error.field, error.rule) == (place, rule)


@pytest.mark.rule("SF-8-04")
def test_the_ready_decks_are_legal_and_come_back_the_same_as_text():
    assert len(ready_decks()) == 3
    for one in ready_decks().values():
        assert read_deck(write_deck(one)) == one


@pytest.mark.rule("SF-8-05")
@pytest.mark.parametrize("pair", list(permutations(ready_decks(), 2)), ids="-".join)
def test_any_two_ready_decks_can_be_played_from_one_copy_of_the_game(pair):
    first, second = pair
    match = Match.new(
        game, {"mode": "total-war", "copies": 1, "decks": {"first": first, "second": second}}, seed="one"
    )
    random = Random(1)
    while match.result is None:
        play_any(match, random)


@pytest.mark.rule("SF-8-05")
def test_whoever_brings_no_deck_can_play_from_one_copy_of_the_game_too():
    for brought in (None, *ready_decks()):
        for decks in ({"first": brought}, {"second": brought}):
            assert Match.new(game, {"mode": "total-war", "copies": 1, "decks": decks}, seed="none").owing()


@pytest.mark.rule("SF-8-05")
def test_from_one_copy_of_the_game_no_card_can_be_in_both_decks():
    both = {"first": deck(ALL_CARDS[:40]), "second": deck(ALL_CARDS[39:80])}
    with pytest.raises(BadInput) as error:
        Story.new(mode="total-war", decks=both, copies=1)
    assert error.value.rule == "SF-8-05"
    assert ALL_CARDS[39] in str(error.value)
    Story.new(mode="total-war", decks=both, copies=2)


@pytest.mark.rule("SF-2-05")
def test_decks_are_built_in_total_war_only_and_name_the_cruiser_there():
    with pytest.raises(BadInput) as error:
        Story.new(mode="skirmish", decks={"first": deck()})
    assert error.value.rule == "SF-2-05"
    with pytest.raises(BadInput) as error:
        Story.new(mode="total-war", cruisers={"first": "ares"})
    assert error.value.rule == "SF-8-04"


@pytest.mark.rule("SF-8-06", "SF-2-05")
def test_each_has_a_cruiser_that_everybody_sees_and_a_draw_deck_of_his_own():
    decks = {"first": deck(ALL_CARDS[:30], "apollo"), "second": deck(ALL_CARDS[50:], "athena")}
    story = Story.new(mode="total-war", decks=decks, first_player="first")
    assert story.asked == ("first", "Deploy")
    view = story.match.view(frozenset())
    assert [one.cruiser for one in view.sides.values()] == ["apollo", "athena"]
    assert [pile.deck for pile in view.piles] == [25, 45]
    assert set(story.hand("first")) < set(ALL_CARDS[:30])
    assert set(story.hand("second")) < set(ALL_CARDS[50:])


@pytest.mark.rule("SF-AMB-11", "SF-8-06")
def test_a_destroyed_card_goes_to_its_owners_discard_pile():
    first = side("ares", {1: ["0-03"]}, hand=["1-12"], pile={"deck": ["0-05"]})
    second = side("athena", {2: ["1-06"]}, hand=["0-17"], pile={"deck": ["0-06"]})
    story = Story(document(first, second, mode="total-war"))
    story.choose("first", "1-12@1:up", "second:2.0")
    assert [pile.discard for pile in story.state.piles] == [[], ["1-06"]]


@pytest.mark.rule("SF-8-06")
def test_two_decks_may_hold_the_same_card_and_a_common_one_may_not():
    first = side("ares", hand=["1-12"], pile={"deck": ["0-05"]})
    second = side("athena", hand=["1-12"], pile={"deck": ["0-05"]})
    Story(document(first, second, mode="total-war"))
    error = refused(document(side("ares", hand=["1-12"]), side("athena", hand=["1-12"])))
    assert (error.field, error.rule) == ("sides.second.hand", "SF-1-03")


@pytest.mark.rule("SF-8-08")
def test_an_empty_draw_deck_is_made_anew_from_the_discard_pile():
    pile = {
        "deck": ["0-05", "0-06"],
        "discard": ["1-06", "1-11", "2-03", "2-17", "3-10", "3-19", "3-20", "3-08"],
    }
    story = Story(document(phase="reinforcements", pile=pile))
    assert {"0-05", "0-06"} < set(story.hand("first"))
    assert len(story.hand("first")) == len(story.hand("second")) == 5
    assert story.state.piles[0].discard == []
    assert [event.cards for event in story.heard("DeckMadeAnew")] == [8]


@pytest.mark.rule("SF-8-08", "SF-AMB-7")
def test_who_draws_more_than_there_is_gets_what_there_is():
    story = Story(document(phase="reinforcements", pile={"deck": ["0-05"], "discard": ["1-06"]}))
    assert story.hand("first") == ["0-05", "1-06"]
    assert story.hand("second") == []


@pytest.mark.rule("SF-8-07")
def test_everybody_may_count_a_draw_deck_and_nobody_sees_into_it():
    story = Story(document(pile={"deck": ["0-05", "0-06", "0-07"]}))
    view = story.match.view(frozenset({0, 1}))
    assert view.piles[0].deck == 3
    assert "0-06" not in repr(view)
