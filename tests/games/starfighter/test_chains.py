"""Chapter 7: when effects trigger, in which order, and under whose control."""

import pytest

from games.starfighter.story import Story, card, document, side


def duel(hand=(), first=None, second=None, **more) -> Story:
    """Ares holds some cards and it is his turn; Athena has a board and a card to go on with."""
    athena = side("athena", second, hand=["0-17"])
    return Story(document(side("ares", first, hand=list(hand)), athena, **more))


def applied(story: Story) -> list[str]:
    """The effects that were applied, in order."""
    return [event.effect for event in story.heard("EffectApplied")]


@pytest.mark.rule("SF-7-01")
def test_a_section_revealed_by_moving_the_card_above_away_triggers():
    story = duel(["0-11"], None, {3: ["0-08", "1-06"]})
    story.choose("first", "0-11@1:up", "second:3.1>2")
    assert applied(story) == ["lateral", "pivot"]


@pytest.mark.rule("SF-7-01")
def test_a_section_revealed_by_destroying_the_card_above_triggers():
    story = duel(["1-12"], {1: ["0-03"]}, {3: ["0-08", "1-06"]})
    story.choose("first", "1-12@1:up", "second:3.1")
    assert applied(story) == ["destruction", "pivot"]


@pytest.mark.rule("SF-7-01")
def test_a_covered_card_that_moves_to_the_top_triggers_what_it_shows_now():
    story = duel(["0-04"], None, {3: ["0-08", "1-06"]})
    story.choose("first", "0-04@1:up", "second:3.0")
    assert applied(story) == ["vertical", "pivot"]


@pytest.mark.rule("SF-7-02")
def test_a_highest_card_that_moves_does_not_trigger_again():
    story = duel(["0-11"], None, {3: ["2-09"]})
    story.choose("first", "0-11@1:up", "second:3.0>2")
    assert applied(story) == ["lateral"]
    assert story.armor() == (20, 20)


@pytest.mark.rule("SF-7-02")
def test_the_lower_section_of_a_covered_card_does_not_trigger_when_it_moves_up():
    story = duel(["0-04"], None, {3: ["2-08", "1-06"]})
    story.choose("first", "0-04@1:up", "second:3.0")
    # Damage to Enemy Cruiser stands in the lower section, which could be seen all the time.
    assert applied(story) == ["vertical"]


@pytest.mark.rule("SF-7-03")
def test_an_effect_cannot_be_declined_but_may_change_nothing():
    story = duel(["0-04"])
    story.choose("first", "0-04@1:up")
    assert story.offered("first") == ["first:1.0"]
    story.choose("first", "first:1.0")
    assert story.board("first") == {1: ["0-04"]}


@pytest.mark.rule("SF-7-04", "SF-AMB-10")
def test_what_comes_to_light_on_the_opponents_cards_is_the_opponents_to_apply():
    story = duel(["1-12"], {1: ["0-03"]}, {3: ["0-08", "1-06"]})
    story.choose("first", "1-12@1:up", "second:3.1")
    assert story.asked == ("second", "PivotCard")
    # And he may apply it to either board.
    assert {option.split(":")[0] for option in story.offered("second")} == {"first", "second"}


@pytest.mark.rule("SF-7-05")
def test_no_move_changes_boards():
    story = duel(["0-05"], {2: ["0-06"]}, {3: ["0-07"]})
    story.choose("first", "0-05@1:up", "second:3.0>1")
    assert story.board("first") == {1: ["0-05"], 2: ["0-06"]}
    assert story.board("second") == {1: ["0-07"]}


@pytest.mark.rule("SF-7-06")
def test_cards_that_slide_into_a_gap_trigger_nothing():
    story = duel(["1-12"], {1: ["0-03"]}, {3: ["0-08", "1-06", "2-09"]})
    story.choose("first", "1-12@1:up", "second:3.1")
    assert story.board("second") == {3: ["0-08", "2-09"]}
    assert applied(story) == ["destruction"]


@pytest.mark.rule("SF-7-08")
def test_an_effect_revealed_by_another_goes_before_the_rest_of_its_group():
    story = duel(["3-10"], {2: ["0-02", "1-03", "2-01"]})
    story.choose("first", "3-10@2:up", "3-10.upper:lateral", "first:2.2>3")
    assert applied(story) == ["lateral", "enemy-cruiser", "draw"]


@pytest.mark.rule("SF-7-09")
@pytest.mark.parametrize("begin", ["2-09.lower:enemy-cruiser", "2-09.upper:own-cruiser"])
def test_the_controller_orders_effects_that_come_to_light_together(begin):
    story = duel(["2-09"], {2: ["0-02", "1-06"]})
    story.choose("first", "2-09@2:up")
    assert story.asked == ("first", "ChooseEffect")
    story.choose("first", begin)
    assert applied(story)[0] == begin.split(":")[1]
    assert story.armor() == (19, 19)


@pytest.mark.rule("SF-7-09")
def test_an_effect_that_is_covered_before_its_turn_lapses():
    story = duel(["2-07"], {2: ["0-02", "1-06"], 4: ["0-06"]})
    story.choose("first", "2-07@2:up", "2-07.lower:free", "first:4.0>2")
    # 0-06 covers the upper section of 2-07, and with it Pivoting.
    assert story.board("first") == {2: ["0-02", "1-06", "2-07", "0-06"]}
    assert applied(story) == ["free"]
    assert story.asked == ("second", "Deploy")


@pytest.mark.rule("SF-7-09")
def test_an_effect_whose_card_is_destroyed_before_its_turn_lapses():
    story = duel(["3-11"], {2: ["0-02", "1-06", "2-17"]})
    story.choose("first", "3-11@2:up", "3-11.lower:destruction", "first:2.3")
    assert applied(story) == ["destruction"]
    assert story.asked == ("second", "Deploy")


@pytest.mark.rule("SF-7-09")
def test_an_effect_that_was_not_revealed_now_cannot_be_chosen():
    story = duel(["2-09"], {2: ["0-08", "1-06"]})
    story.choose("first", "2-09@2:up")
    assert story.refusal("first", "0-08.upper:pivot") == "SF-7-09"


@pytest.mark.rule("SF-AMB-8")
def test_a_chain_ends_after_five_hundred_effects():
    first = side("ares", {1: ["2-09"]})
    waiting = [["first:2-09.upper:own-cruiser"], ["first:2-09.lower:enemy-cruiser"]]
    story = Story(document(first, side("athena", hand=["0-17"]), turn="second", waiting=waiting, links=499))
    assert applied(story) == ["enemy-cruiser"]
    assert [event.links for event in story.heard("ChainCut")] == [500]
    assert story.state.waiting == []


@pytest.mark.rule("SF-AMB-4", "SF-7-09")
def test_turning_a_card_face_down_takes_its_waiting_effects_with_it():
    board = {2: ["0-02", "1-06", "2-18"], 1: ["0-14"]}
    waiting = [["first:2-18.upper:barrel-roll", "first:2-18.lower:lateral"]]
    story = Story(
        document(side("ares", board), side("athena", hand=["0-17"]), turn="second", waiting=waiting)
    )
    story.choose("first", "2-18.upper:barrel-roll", "first:2.2")
    assert story.board("first")[2] == ["0-02", "1-06", "back"]
    assert story.asked == ("second", "Deploy")


@pytest.mark.rule("SF-AMB-4")
def test_tokens_on_a_card_that_is_pivoted_in_view_stay_with_their_section():
    story = duel(["0-07"], None, {3: [card("1-01", upper_hits=1, lower_hits=0)]})
    story.choose("first", "0-07@1:up", "second:3.0")
    assert story.at("second", 3, 0).far_hits == 0
    assert story.at("second", 3, 0).near_hits == 1
