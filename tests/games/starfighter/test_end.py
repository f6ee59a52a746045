"""Chapter 8: the end of the game."""

import pytest

from games.starfighter.story import Story, document, side


def last_round(first: dict, second: dict) -> Story:
    """The battles of a round that ends the game."""
    return Story(document(first, second, phase="combat", round=6)).choose("first", "stay", "rightwards")


@pytest.mark.rule("SF-2-01", "SF-8-01", "SF-8-02")
def test_the_game_ends_with_the_round_in_which_a_cruiser_has_no_armor_left():
    story = last_round(side("ares", {2: ["1-02"]}), side("athena", armor=4))
    assert story.match.result is not None
    assert story.match.result.places == ((0,), (1,))
    assert (story.match.result.reason, story.match.result.rule) == ("armor", "SF-8-02")


@pytest.mark.rule("SF-8-01")
def test_battles_after_the_fatal_one_are_fought_and_armor_goes_below_zero():
    first, second = side("ares", {1: ["1-02"]}, armor=3), side("athena", {2: ["0-01"]}, armor=1)
    story = last_round(first, second)
    assert story.armor() == (-1, -3)
    assert story.match.result.places == ((0,), (1,))


@pytest.mark.rule("SF-8-01", "SF-AMB-16")
def test_a_cruiser_without_armor_in_the_deployment_fights_the_round_to_its_end():
    ares = side("ares", {2: ["0-02"]}, hand=["0-01", "1-02"], armor=1)
    story = Story(document(ares, side("athena", hand=["0-17"])))
    story.choose("first", "0-01@1:up")
    assert story.armor()[0] == 0
    assert story.match.result is None
    story.play("second 0-17@5:up", "first pass")
    assert story.armor()[0] == -1
    story.play("first stay", "first rightwards")
    assert story.match.result.places == ((1,), (0,))


@pytest.mark.rule("SF-8-02")
def test_of_two_fallen_cruisers_the_one_with_more_armor_wins():
    story = last_round(side("ares", armor=-1), side("athena", armor=0))
    assert story.match.result.places == ((1,), (0,))


@pytest.mark.rule("SF-8-03")
def test_with_equal_armor_cards_in_hand_aside_and_on_the_board_decide():
    first = side("ares", {1: ["0-03"]}, armor=0, hand=["0-02"], aside=["3-10"])
    second = side("athena", armor=0, hand=["0-17", "0-18"])
    story = last_round(first, second | {"armor": 1})
    assert (story.armor(), story.match.result.rule) == ((0, 0), "SF-8-03")
    assert story.match.result.places == ((0,), (1,))


@pytest.mark.rule("SF-AMB-9")
def test_equal_armor_and_equal_cards_are_a_draw():
    story = last_round(side("ares", armor=0, hand=["0-02"]), side("athena", armor=0, hand=["0-17"]))
    assert story.match.result.places == ((0, 1),)
    assert story.match.result.rule == "SF-AMB-9"
