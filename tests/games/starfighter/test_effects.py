"""Chapter 7: what each effect does."""

import pytest

from games.starfighter.story import Story, card, document, down, side


def duel(hand=(), first=None, second=None, **more) -> Story:
    """Ares holds some cards and it is his turn; Athena has a board and a card to go on with."""
    athena = side("athena", second, hand=["0-17"])
    return Story(document(side("ares", first, hand=list(hand)), athena, **more))


@pytest.mark.rule("SF-7.1-03")
def test_damage_on_fighter_hits_the_highest_card_of_any_sector_and_no_cruiser():
    story = duel(["1-25"], {1: ["0-03"]}, {2: ["0-04", "1-02"], 4: ["0-07"]})
    story.choose("first", "1-25@1:up")
    assert story.offered("first") == ["first:1", "second:2", "second:4"]
    assert story.refusal("first", "second:3") == "SF-7.1-03"
    story.choose("first", "second:2")
    assert story.at("second", 2, 1).upper_hits == 1


@pytest.mark.rule("SF-7.1-03")
def test_damage_on_fighter_destroys_a_card_by_its_last_fighter():
    story = duel(["1-25"], {1: ["0-03"]}, {4: ["0-04"]})
    story.choose("first", "1-25@1:up", "second:4")
    assert story.board("second") == {}
    assert story.state.piles[0].discard == ["0-04"]


@pytest.mark.rule("SF-7.1-04", "SF-AMB-4")
def test_barrel_roll_turns_a_card_over_without_its_tokens_and_keeps_its_orientation():
    story = duel(["0-14"], None, {2: [card("1-02", pivoted=True, upper_hits=1)]})
    story.choose("first", "0-14@1:up", "second:2.0")
    assert story.board("second") == {2: ["~back"]}
    assert story.at("second", 2, 0).upper_hits == 0


@pytest.mark.rule("SF-7.1-04", "SF-AMB-5")
def test_a_highest_card_that_is_turned_up_triggers_both_of_its_sections():
    story = duel(["0-14"], {2: ["0-03", "1-06", down("2-09")]})
    story.choose("first", "0-14@1:up", "first:2.2")
    assert story.offered("first") == ["2-09.lower:enemy-cruiser", "2-09.upper:own-cruiser"]


@pytest.mark.rule("SF-AMB-5")
def test_a_covered_card_that_is_turned_up_triggers_its_lower_section_only():
    story = duel(["0-14"], {2: ["0-03", down("2-09"), "1-06"]})
    story.choose("first", "0-14@1:up", "first:2.1")
    assert story.armor() == (20, 19)
    assert story.asked == ("second", "Deploy")


@pytest.mark.rule("SF-7.1-05")
def test_draw_lays_the_top_card_aside_and_nobody_sees_it():
    story = duel(["0-02"]).will_draw("3-10")
    story.choose("first", "0-02@1:up")
    assert story.aside("first") == ["3-10"]
    assert story.hand("first") == []
    for seat in (0, 1):
        view = story.match.view(frozenset({seat}))
        assert view.sides["first"].aside == 1
        assert "3-10" not in repr(view)
    (event,) = story.heard("CardLaidAside")
    assert "3-10" not in repr(event)


@pytest.mark.rule("SF-AMB-7")
def test_with_nothing_left_to_draw_draw_does_nothing():
    story = duel(["0-02"], pile={"deck": []})
    story.choose("first", "0-02@1:up")
    assert story.aside("first") == []
    assert len(story.heard("NothingToDraw")) == 1


@pytest.mark.rule("SF-7.1-06", "SF-7-04")
def test_lateral_movement_takes_any_card_of_either_board_to_an_adjacent_sector():
    story = duel(["0-11"], {4: ["0-04"]}, {3: ["0-06", "1-06"]})
    story.choose("first", "0-11@1:up")
    assert story.offered("first") == [
        "first:1.0>2",
        "first:4.0>3",
        "first:4.0>5",
        "second:3.0>2",
        "second:3.1>2",
        "second:3.0>4",
        "second:3.1>4",
    ]
    assert story.refusal("first", "second:3.1>5") == "SF-7.1-06"
    assert story.refusal("first", "second:3.2>2") == "SF-7.1-06"
    story.choose("first", "second:3.0>4")
    assert story.board("second") == {3: ["1-06"], 4: ["0-06"]}


@pytest.mark.rule("SF-7.1-07")
def test_vertical_movement_makes_a_card_the_highest_of_its_sector():
    story = duel(["0-04"], None, {3: ["0-07", "1-06", "2-17"]})
    story.choose("first", "0-04@1:up", "second:3.0")
    assert story.board("second") == {3: ["1-06", "2-17", "0-07"]}


@pytest.mark.rule("SF-7.1-08", "SF-7-05")
def test_free_movement_reaches_every_other_sector_of_the_same_board():
    story = duel(["0-05"], None, {3: ["0-06"]})
    story.choose("first", "0-05@1:up")
    assert story.offered("first") == [
        *(f"first:1.0>{sector}" for sector in (2, 3, 4, 5)),
        *(f"second:3.0>{sector}" for sector in (1, 2, 4, 5)),
    ]
    assert story.refusal("first", "second:3.0>3") == "SF-7.1-08"
    story.choose("first", "second:3.0>5")
    assert story.board("first") == {1: ["0-05"]}
    assert story.board("second") == {5: ["0-06"]}


@pytest.mark.rule("SF-7.1-09", "SF-AMB-4")
def test_pivoting_the_highest_card_changes_nothing_that_can_be_seen():
    story = duel(["0-07"], None, {3: ["0-06", card("2-09", upper_hits=1)]})
    story.choose("first", "0-07@1:up", "second:3.1")
    placed = story.at("second", 3, 1)
    assert (placed.pivoted, placed.upper_hits) == (True, 1)
    assert story.armor() == (20, 20)


@pytest.mark.rule("SF-7.1-09", "SF-AMB-4")
def test_pivoting_a_covered_card_swaps_its_sections_and_takes_the_tokens_off_the_hidden_one():
    story = duel(["0-07"], None, {3: [card("1-01", pivoted=True, upper_hits=1), "1-06"]})
    story.choose("first", "0-07@1:up", "second:3.0")
    placed = story.at("second", 3, 0)
    assert (placed.pivoted, placed.upper_hits) == (False, 0)
    # The lower section of 1-01 has come to light: Lateral Movement, for its owner.
    assert story.asked == ("second", "MoveLaterally")


@pytest.mark.rule("SF-7.1-10", "SF-7.1-11")
def test_damage_to_the_enemy_and_to_the_own_cruiser_costs_one_armor_each():
    story = duel(["0-17", "0-01"][1:], None, None)
    story.choose("first", "0-01@1:up")
    assert story.armor() == (19, 20)
    story.choose("second", "0-17@1:up")
    assert story.armor() == (18, 20)


@pytest.mark.rule("SF-7.1-12")
def test_destruction_discards_any_card_of_either_board():
    story = duel(["1-12"], {1: ["0-03"]}, {2: ["0-04", "1-02", "2-17"]})
    story.choose("first", "1-12@1:up")
    assert story.offered("first") == ["first:1.0", "first:1.1", "second:2.0", "second:2.1", "second:2.2"]
    story.choose("first", "second:2.1")
    assert story.board("second") == {2: ["0-04", "2-17"]}
    assert story.state.piles[0].discard == ["1-02"]


@pytest.mark.rule("SF-AMB-2")
def test_no_card_moves_into_a_full_sector():
    story = duel(["0-11"], {3: ["0-04", "1-06"], 2: ["0-06"]})
    story.choose("first", "0-11@1:up")
    assert "first:2.0>3" not in story.offered("first")
    assert story.refusal("first", "first:2.0>3") == "SF-AMB-2"


@pytest.mark.rule("SF-AMB-2", "SF-7-03")
def test_a_movement_without_any_legal_target_is_skipped():
    cards = iter(f"0-{number:02}" for number in (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14))
    counts = {1: 2, 2: 3, 3: 3, 4: 3, 5: 3}
    board = {sector: [down(next(cards)) for _ in range(count)] for sector, count in counts.items()}
    story = Story(document(side("atlas", board, hand=["2-03"]), side("athena", hand=["0-17"])))
    story.choose("first", "2-03@1:up")
    assert [event.effect for event in story.heard("EffectSkipped")] == ["lateral"]
    assert story.asked == ("second", "Deploy")


@pytest.mark.rule("SF-AMB-14", "SF-7-07")
def test_a_moved_card_lands_on_top_whatever_its_level_and_keeps_its_tokens():
    board = {3: ["0-06", "1-06", card("2-15", upper_hits=1)], 4: ["0-08"]}
    story = duel(["0-11"], None, board)
    story.choose("first", "0-11@1:up", "second:3.2>4")
    assert story.board("second") == {3: ["0-06", "1-06"], 4: ["0-08", "2-15"]}
    assert story.at("second", 4, 1).upper_hits == 1


@pytest.mark.rule("SF-6.2-11", "SF-AMB-14")
def test_a_card_moved_onto_another_covers_its_tokens():
    story = duel(["0-11"], None, {3: ["0-06"], 4: [card("1-06", upper_hits=1)]})
    story.choose("first", "0-11@1:up", "second:3.0>4")
    assert story.at("second", 4, 0).upper_hits == 0


@pytest.mark.rule("SF-7-07")
def test_a_level_3_card_may_come_to_lie_on_level_0():
    story = duel(["0-05"], None, {3: ["0-06", "1-06", "2-17", "3-19"]})
    story.choose("first", "0-05@1:up", "second:3.3>1")
    assert story.board("second")[1] == ["3-19"]
