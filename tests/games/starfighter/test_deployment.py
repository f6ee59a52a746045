"""Chapter 5: deployment."""

import pytest

from games.starfighter.story import Story, card, document, down, side


def duel(hand=(), board=None, *, other=("0-08", "0-07"), **more) -> Story:
    """Ares holds some cards, and so does Athena; it is the turn of Ares."""
    return Story(document(side("ares", board, hand=list(hand)), side("athena", hand=list(other)), **more))


@pytest.mark.rule("SF-5-01")
def test_players_take_turns_at_playing_one_card_beginning_with_the_initiative():
    story = duel(["0-02", "0-04"], initiative="second")
    assert story.asked == ("second", "Deploy")
    story.choose("second", "0-07@1:down")
    assert story.asked == ("first", "Deploy")
    story.choose("first", "0-02@1:down")
    assert story.asked == ("second", "Deploy")
    assert story.refusal("second", "0-04@1:down") == "SF-5-01"


@pytest.mark.rule("SF-5-02", "SF-5-03")
def test_cards_pile_up_from_level_0_and_the_new_one_covers_the_upper_section_below():
    story = duel(["0-04", "0-05"])
    story.play("first 0-04@2:down", "second pass", "first 0-05@2:down")
    assert story.board("first") == {2: ["back", "back"]}
    # Of the lower card only its lower section counts now, which on a back is empty.
    assert story.match.view(frozenset()).sides["first"].sectors[1].fighters == 2


@pytest.mark.rule("SF-5-04")
def test_a_full_sector_takes_no_card():
    story = duel(["0-04"], {3: ["0-02", "1-06"]})
    assert not [option for option in story.offered("first") if "@3:" in option]
    assert story.refusal("first", "0-04@3:up") == "SF-5-04"
    assert story.refusal("first", "0-04@3:down") == "SF-5-04"


@pytest.mark.rule("SF-5-05", "SF-5-07", "SF-5-09")
def test_a_level_0_card_goes_face_up_or_down_onto_any_free_space():
    story = duel(["0-04"], {1: ["0-02"], 2: ["0-03", "1-06"]})
    assert set(story.offered("first")) == {
        *(f"0-04@{sector}:up" for sector in range(1, 6)),
        *(f"0-04@{sector}:down" for sector in range(1, 6)),
        "pass",
    }


@pytest.mark.rule("SF-5-08", "SF-5-09")
def test_a_level_2_card_goes_face_up_onto_level_2_only_and_face_down_anywhere():
    story = duel(["2-03"], {1: ["0-02"], 2: ["0-03", "1-06"]})
    assert set(story.offered("first")) == {
        "2-03@2:up",
        *(f"2-03@{sector}:down" for sector in range(1, 6)),
        "pass",
    }
    assert story.refusal("first", "2-03@1:up") == "SF-5-08"


@pytest.mark.rule("SF-5-06")
def test_a_card_is_played_with_its_upper_section_towards_the_opponent():
    story = duel(["0-04"])
    story.choose("first", "0-04@1:up")
    placed = story.at("first", 1, 0)
    assert not placed.pivoted
    assert placed.far == placed.face.upper


@pytest.mark.rule("SF-5-10", "SF-7-01")
def test_all_visible_effects_of_a_played_card_are_applied_at_once():
    story = duel(["2-09"], {2: ["0-03", "1-06"]})
    story.choose("first", "2-09@2:up", "2-09.upper:own-cruiser")
    assert story.armor() == (19, 19)
    assert story.asked == ("second", "Deploy")


@pytest.mark.rule("SF-5-10")
def test_a_card_played_face_down_applies_nothing():
    story = duel(["2-09"])
    story.choose("first", "2-09@2:down")
    assert story.armor() == (20, 20)


@pytest.mark.rule("SF-5-11", "SF-5-13")
def test_who_has_passed_plays_no_more_while_the_other_goes_on():
    story = duel(["0-02", "0-04"])
    story.choose("first", "pass")
    story.choose("second", "0-08@1:down", "0-07@1:down")
    assert story.board("second") == {1: ["back", "back"]}
    assert story.asked == ("first", "MoveCruiser")


@pytest.mark.rule("SF-5-12")
def test_who_passes_first_takes_the_initiative():
    story = duel(["0-02"])
    story.play("first 0-02@1:down", "second pass")
    assert story.state.initiative == 1


@pytest.mark.rule("SF-5-12")
def test_who_has_the_initiative_and_passes_first_keeps_it():
    story = duel(["0-02"]).play("first pass", "second 0-08@1:down", "second pass")
    assert story.state.initiative == 0


@pytest.mark.rule("SF-5-14")
def test_the_phase_ends_when_both_have_passed():
    story = duel(["0-02"]).play("first pass", "second pass")
    assert story.state.phase == "combat"


@pytest.mark.rule("SF-5-14")
def test_a_seat_without_cards_passes_by_itself():
    story = duel(["0-02"], other=())
    story.choose("first", "0-02@1:down")
    assert [event.seat for event in story.heard("Passed")] == [1, 0]
    assert story.state.initiative == 1


@pytest.mark.rule("SF-5-14")
def test_a_seat_with_cards_and_a_full_board_is_asked_and_must_pass():
    full = {1: "abc", 2: "abcd", 3: "ab", 4: "abcd", 5: "abc"}
    cards = iter(f"0-{number:02}" for number in range(1, 17))
    board = {sector: [down(next(cards)) for _ in spaces] for sector, spaces in full.items()}
    story = duel(["3-10"], board, other=["3-35"])
    assert story.offered("first") == ["pass"]


@pytest.mark.rule("SF-6.2-11")
def test_a_new_card_sends_the_tokens_it_covers_back_to_the_stock():
    story = duel(["2-03"], {2: ["0-03", card("1-02", upper_hits=2)]})
    story.choose("first", "2-03@2:down")
    assert story.at("first", 2, 1).upper_hits == 0
