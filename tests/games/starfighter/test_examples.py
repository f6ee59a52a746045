"""The rule book's own examples, replayed from position files."""

import pytest

from games.starfighter.story import Story, document, side

PLAYED_SET = True


def athenas_combat() -> Story:
    return Story.of("combat-of-ares-and-athena")


@pytest.mark.rule("SF-X-01", "SF-6.1-01", "SF-6.1-04", "SF-6.1-05")
def test_athena_moves_to_the_right_and_three_of_seven_columns_have_battles():
    story = athenas_combat().choose("second", "right")
    assert story.state.offset == 2
    story.choose("second", "rightwards")
    battles = [(event.first_sector + 1, event.second_sector + 1) for event in story.heard("BattleBegins")]
    # Columns 3 and 4; in column 5, the last of the three, there is nobody to fight.
    assert battles == [(3, 1), (4, 2)]


@pytest.mark.rule("SF-X-02", "SF-6.2-09")
def test_two_fighters_over_an_empty_sector_cost_ares_two_armor():
    story = athenas_combat().choose("second", "right", "rightwards")
    first_battle = story.heard("BattleBegins")[0]
    assert (first_battle.first_fighters, first_battle.second_fighters) == (0, 2)
    assert story.armor()[0] == 20 - 2


@pytest.mark.rule("SF-X-03", "SF-6.2-07", "SF-6.2-10")
def test_the_fourth_column_costs_athena_a_card_and_its_neighbour_below_an_armor_point():
    story = athenas_combat().choose("second", "right", "rightwards")
    second_battle = story.heard("BattleBegins")[1]
    assert (second_battle.first_fighters, second_battle.second_fighters) == (4, 3)
    # Athena's level 1 card is gone, her level 0 card has come to light and taken the fourth token.
    assert story.board("second")[2] == ["0-01"]
    assert story.at("second", 2, 0).upper_hits == 1
    assert story.armor()[1] == 20 - 1
    # One of the four fighters of Ares is left, and so are the card and its three tokens.
    ares = story.at("first", 4, 1)
    assert (ares.card, ares.upper_hits, ares.lower_hits) == ("1-02", 3, 0)


@pytest.mark.rule("SF-X-04")
def test_the_fifth_column_sees_nothing_happen_and_the_sum_is_two_and_one():
    story = athenas_combat().choose("second", "right", "rightwards")
    assert len(story.heard("BattleBegins")) == 2
    assert story.armor() == (18, 19)


@pytest.mark.rule("SF-X-05", "SF-7-06", "SF-7-09")
def test_3_10_draws_and_moves_the_card_below_whose_effect_comes_to_light_again():
    story = Story.of("chain-of-3-10").will_draw("0-20")
    story.choose("first", "3-10@2:up")
    assert story.offered("first") == ["3-10.lower:draw", "3-10.upper:lateral"]
    story.choose("first", "3-10.lower:draw")
    assert story.aside("first") == ["0-20"]
    story.choose("first", "first:2.2>3")
    # Damage to Enemy Cruiser of the moved card, and nothing else.
    assert story.armor() == (20, 19)
    assert story.board("first") == {2: ["0-02", "1-03", "3-10"], 3: ["2-01"]}
    assert story.asked == ("second", "Deploy")


@pytest.mark.rule("SF-X-06", "SF-7-01", "SF-7.1-09")
def test_3_35_pivots_3_10_which_moves_itself_and_draws_once_more():
    story = Story.of("chain-of-3-35").will_draw("0-19").will_draw("0-20")
    story.choose("first", "3-35@2:up", "3-35.upper:draw")
    story.choose("first", "first:2.2")
    # The pivoted 3-10 shows Lateral Movement now, and moves itself to the left.
    assert story.asked == ("first", "MoveLaterally")
    story.choose("first", "first:2.2>1")
    assert story.aside("first") == ["0-19", "0-20"]
    assert story.board("first") == {1: ["~3-10"], 2: ["0-02", "1-03", "3-35"], 3: ["2-01"]}
    assert story.asked == ("second", "Deploy")


@pytest.mark.rule("SF-X-07", "SF-AMB-15")
def test_a_vertical_movement_is_covered_and_comes_to_light_again_under_four_damage():
    story = Story.of("combat-after-3-35").choose("first", "stay", "rightwards")
    # Token 1 has destroyed 3-35.
    assert story.board("first") == {2: ["back", "1-03"]}
    assert story.asked == ("first", "MoveVertically")
    story.choose("first", "first:2.0")
    # Tokens 2 and 3 have destroyed the card that covered it; the effect is there once more, for the enemy's board.
    assert story.board("first") == {2: ["1-03"]}
    story.choose("first", "second:3.0")
    assert story.board("second")[3] == ["1-11", "3-10"]
    # What came to light there is the opponent's; the fourth token waits for it.
    story.choose("second", "second:2.0>1")
    assert story.at("first", 2, 0).upper_hits == 1


@pytest.mark.rule("SF-4-06")
def test_in_round_one_athena_and_ares_draw_five_each():
    story = Story.new(mode="training", cruisers={"first": "athena", "second": "ares"})
    assert [len(story.hand("first")), len(story.hand("second"))] == [5, 5]


@pytest.mark.rule("SF-4-07", "SF-4-02")
def test_in_round_two_ares_draws_two_for_the_two_symbols_that_are_not_covered():
    ares = side("ares", {2: ["0-02"], 3: ["0-04", "1-06"], 5: ["0-07"]})
    story = Story(document(ares, round=2, phase="reinforcements"))
    assert len(story.hand("first")) == 2


@pytest.mark.rule("SF-5-15", "SF-5-09")
def test_a_sector_grows_with_backs_where_a_level_is_missing():
    ares = side("ares", hand=["1-04", "2-03", "1-11", "3-10"])
    story = Story(document(ares, side("athena", hand=["0-08"]))).will_draw("0-20")
    story.play("first 2-03@2:down", "second pass", "first 1-04@2:up")
    assert story.aside("first") == ["0-20"]
    story.play("first 1-11@2:down")
    assert story.board("first") == {2: ["back", "1-04", "back"]}
    assert "3-10@2:up" in story.offered("first")
