"""Chapter 7: force fields and shields."""

import pytest

from games.starfighter.story import Story, card, document, side


def hit(first, tokens_from, **more) -> Story:
    """Ares is hit in sector 2 by the cards that Athena has there."""
    position = document(side("ares", {2: first}), side("athena", {2: tokens_from}), phase="combat", **more)
    return Story(position).choose("first", "stay", "rightwards")


@pytest.mark.rule("SF-7.1-01")
def test_a_force_field_lets_one_point_through_and_absorbs_the_rest():
    story = hit(["2-25"], ["1-02"])
    assert story.at("first", 2, 0).upper_hits == 1
    assert story.armor()[0] == 20
    assert [event.amount for event in story.heard("FieldAbsorbs")] == [3]


@pytest.mark.rule("SF-7.1-01")
def test_a_covered_force_field_protects_nothing():
    story = hit(["2-25", "1-06"], ["1-02"])
    # Both fighters of 1-06 fall; then the field has come to light, and lets one point through.
    assert story.board("first") == {2: ["2-25"]}
    assert story.at("first", 2, 0).upper_hits == 1


@pytest.mark.rule("SF-AMB-1")
def test_a_force_field_absorbs_the_rest_even_if_its_card_falls():
    story = hit(["0-04", "0-18"], ["1-02"])
    assert story.board("first") == {2: ["0-04"]}
    assert story.armor()[0] == 20


@pytest.mark.rule("SF-AMB-1")
def test_by_option_the_rest_goes_on_when_the_card_with_the_field_falls():
    story = hit(["0-02", "0-18"], ["1-02"], force_field_absorbs_after_destruction=False)
    assert story.board("first") == {}
    assert story.armor()[0] == 20 - 2


@pytest.mark.rule("SF-AMB-1")
def test_by_option_a_surviving_field_still_absorbs_the_rest():
    story = hit(["2-25"], ["1-02"], force_field_absorbs_after_destruction=False)
    assert story.at("first", 2, 0).upper_hits == 1
    assert story.armor()[0] == 20


@pytest.mark.rule("SF-7.1-02")
def test_damage_goes_on_the_shields_before_it_goes_on_fighters():
    story = hit(["2-26"], ["1-02"])
    (event,) = [one for one in story.heard("CardHit") if one.seat == 0]
    assert (event.shields, event.fighters) == (3, 1)
    assert story.at("first", 2, 0).upper_hits == 1


@pytest.mark.rule("SF-AMB-12")
def test_shields_protect_their_own_card_only():
    story = hit(["0-20", "1-06"], ["1-02"])
    # Two tokens destroy 1-06; the other two go on the shields of the card below.
    assert story.board("first") == {2: ["0-20"]}
    assert story.at("first", 2, 0).upper_hits == 0


@pytest.mark.rule("SF-AMB-13", "SF-6.2-11")
def test_covered_tokens_on_shields_go_back_and_the_shields_are_whole():
    ares = side("ares", {2: ["0-03", card("1-29", upper_shield_hits=2)]}, hand=["2-03"])
    story = Story(document(ares))
    story.choose("first", "2-03@2:down")
    assert story.at("first", 2, 1).upper_shield_hits == 0


@pytest.mark.rule("SF-7.1-02", "SF-7.1-03")
def test_damage_on_fighter_hits_a_shield_first():
    athena = side("athena", {2: ["1-29"]})
    story = Story(document(side("ares", {1: ["0-03"]}, hand=["1-25", "0-02"]), athena))
    story.choose("first", "1-25@1:up", "second:2")
    assert (story.at("second", 2, 0).upper_shield_hits, story.at("second", 2, 0).upper_hits) == (1, 0)
