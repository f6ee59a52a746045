"""Chapter 6: combat."""

import pytest

from games.starfighter.story import Story, card, document, refused, side


def combat(first=None, second=None, **more) -> Story:
    """The combat phase; the first seat has the initiative unless said otherwise."""
    return Story(document(side("ares", first), side("athena", second), phase="combat", **more))


def fought(first=None, second=None, **more) -> Story:
    """The same after the battles, from left to right, nobody having moved."""
    seat = more.get("initiative", "first")
    return combat(first, second, **more).choose(seat, "stay", "rightwards")


@pytest.mark.rule("SF-6.1-01", "SF-6.1-03")
def test_the_holder_of_the_initiative_may_move_one_sector_or_stay():
    story = combat(initiative="second")
    assert story.asked == ("second", "MoveCruiser")
    assert story.offered("second") == ["stay", "left", "right"]
    story.choose("second", "left")
    assert story.state.offset == -1


@pytest.mark.rule("SF-6.1-01")
def test_the_first_board_moving_right_is_the_second_one_standing_further_left():
    assert combat().choose("first", "right").state.offset == -1


@pytest.mark.rule("SF-6.1-02")
def test_two_sectors_of_each_cruiser_keep_facing_each_other():
    story = combat(offset=-3)
    assert story.offered("first") == ["stay", "left"]
    assert story.refusal("first", "right") == "SF-6.1-02"
    assert refused(document(offset=4)).rule == "SF-6.1-02"


@pytest.mark.rule("SF-6.1-04", "SF-6.1-05")
@pytest.mark.parametrize(
    ("order", "columns"),
    [("rightwards", [(2, 1), (3, 2), (4, 3), (5, 4)]), ("leftwards", [(5, 4), (4, 3), (3, 2), (2, 1)])],
)
def test_the_same_player_chooses_the_order_and_every_facing_pair_fights(order, columns):
    cards = ["0-02", "0-03", "0-04", "0-05", "0-07"]
    first = {number: [cards[number - 1]] for number in range(1, 6)}
    story = combat(first, offset=1).choose("first", "stay")
    assert story.asked == ("first", "ChooseOrder")
    story.choose("first", order)
    battles = [(event.first_sector + 1, event.second_sector + 1) for event in story.heard("BattleBegins")]
    assert battles == columns


@pytest.mark.rule("SF-6.1-06")
def test_the_boards_stay_shifted_in_the_next_round():
    story = combat(round=2).choose("first", "right", "rightwards")
    assert (story.state.round, story.state.offset) == (3, -1)


@pytest.mark.rule("SF-6.2-01", "SF-6.2-10")
def test_undamaged_visible_fighters_of_the_enemy_make_the_damage():
    story = fought({2: [card("1-02", upper_hits=2)]}, {2: ["0-04"]})
    (battle,) = story.heard("BattleBegins")
    assert (battle.first_fighters, battle.second_fighters) == (2, 1)


@pytest.mark.rule("SF-AMB-3")
def test_fighters_in_the_lower_sections_of_covered_cards_shoot_too():
    story = fought({2: ["0-06", "1-06"]})
    assert story.armor() == (20, 20 - 3)


@pytest.mark.rule("SF-6.2-02", "SF-6.2-03")
def test_forces_are_fixed_before_the_holder_of_the_initiative_places_first():
    story = fought({2: ["0-02"]}, {2: ["0-04"]}, initiative="second")
    # Athena's only fighter falls first, and still hits.
    assert [event.seat for event in story.heard("CardDestroyed")] == [1, 0]
    assert (story.board("first"), story.board("second")) == ({}, {})


@pytest.mark.rule("SF-6.2-04", "SF-6.2-05")
def test_one_token_goes_on_each_fighter_of_the_highest_card_first():
    story = fought({2: ["0-03", "1-02"]}, {2: ["1-06"]})
    assert (story.at("first", 2, 1).upper_hits, story.at("first", 2, 0).upper_hits) == (2, 0)


@pytest.mark.rule("SF-6.2-06")
def test_a_card_whose_last_fighter_is_damaged_is_discarded_without_its_tokens():
    story = fought({2: [card("1-02", upper_hits=2)]}, {2: ["1-06"]})
    assert story.board("first") == {}
    assert story.state.piles[0].discard == ["1-02", "1-06"]


@pytest.mark.rule("SF-6.2-07")
def test_a_revealed_effect_is_applied_before_the_next_token():
    story = fought({2: ["0-08", "1-06"]}, {2: ["1-02"]})
    assert story.asked == ("first", "PivotCard")
    assert story.at("first", 2, 0).upper_hits == 0
    story.choose("first", "second:2.0")
    # Two of the four tokens were left: one for 0-08, and one for the cruiser.
    assert story.board("first") == {}
    assert story.armor() == (19, 20)


@pytest.mark.rule("SF-6.2-08")
def test_damage_that_no_card_takes_goes_to_the_cruiser():
    story = fought({2: ["0-02"]}, {2: ["1-02"]})
    assert story.armor() == (20 - 3, 20)


@pytest.mark.rule("SF-6.2-09")
def test_in_an_empty_sector_all_damage_goes_to_the_cruiser():
    assert fought(None, {2: ["1-02"]}).armor() == (20 - 4, 20)


@pytest.mark.rule("SF-6.2-10")
def test_tokens_stay_on_surviving_cards_in_the_next_round():
    story = fought({2: ["1-02"]}, {2: ["0-04"]}, round=2)
    assert story.state.round == 3
    assert story.at("first", 2, 0).upper_hits == 1


@pytest.mark.rule("SF-6.2-05")
def test_tokens_go_on_the_section_towards_the_enemy_first():
    story = fought({2: [card("1-02", pivoted=True)]}, {2: ["0-04"]})
    assert (story.at("first", 2, 0).upper_hits, story.at("first", 2, 0).lower_hits) == (0, 1)


@pytest.mark.rule("SF-AMB-15")
def test_a_card_moved_on_top_meanwhile_takes_the_next_token():
    story = fought({2: [card("1-02"), "1-03", "0-03"]}, {2: ["1-01"]})
    # 0-03 has fallen and revealed 1-03; its Vertical Movement brings 1-02 to the top, which takes the other tokens.
    story.choose("first", "first:2.0")
    assert story.board("first") == {2: ["1-03", "1-02"]}
    assert story.at("first", 2, 1).upper_hits == 2


@pytest.mark.rule("SF-6.3-01")
def test_after_the_battles_the_initiative_changes_hands():
    story = fought(round=1)
    assert story.state.initiative == 1
    assert story.asked == ("second", "Deploy")


@pytest.mark.rule("SF-6.3-02", "SF-7.1-02")
def test_shields_are_whole_again_when_the_round_has_ended():
    story = fought({2: ["1-29"]}, {2: ["1-06"]})
    assert [event.shields for event in story.heard("CardHit") if event.seat == 0] == [2]
    assert story.at("first", 2, 0).upper_shield_hits == 0
