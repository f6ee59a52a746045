"""Chapters 1 to 3: what the game is played with, its modes, and its set-up."""

import json

import pytest

from games.starfighter.story import Story, card, document, refused, side
from holotable.games.starfighter import content
from holotable.games.starfighter.content.cards import load_cards
from holotable.games.starfighter.content.cruisers import load_cruisers
from holotable.games.starfighter.rules.battle import fighters_in
from holotable.kernel.errors import BadInput


def rows() -> list[dict]:
    """The card file as it would be written."""
    return [
        {
            "id": one.id,
            "group": one.group,
            "level": one.level,
            "upper": {"fighters": one.upper.fighters, "effects": list(one.upper.effects)},
            "lower": {"fighters": one.lower.fighters, "effects": list(one.lower.effects)},
            "source": one.source,
        }
        for one in content.CARDS
    ]


def broken_by(change) -> BadInput:
    """The error with which a changed card file is refused."""
    changed = rows()
    change(changed)
    with pytest.raises(BadInput) as error:
        load_cards(json.dumps(changed).encode())
    return error.value


@pytest.mark.rule("SF-1-01", "SF-1-03")
def test_there_are_a_hundred_cards_whose_fronts_all_differ():
    assert len(content.CARDS) == 100
    assert len({(one.level, one.upper, one.lower) for one in content.CARDS}) == 100
    assert broken_by(lambda cards: cards.pop()).rule == "SF-1-01"
    assert broken_by(lambda cards: cards[0].update(cards[1], id="0-99")).rule == "SF-1-03"
    assert broken_by(lambda cards: cards[0].update(id=cards[1]["id"])).rule == "SF-1-03"


@pytest.mark.rule("SF-1-03", "SF-5-09")
def test_the_back_is_level_0_with_two_fighters_above():
    assert (content.BACK.level, content.BACK.upper.fighters, content.BACK.lower.fighters) == (0, 2, 0)


@pytest.mark.rule("SF-1-02")
def test_every_cruiser_has_five_sectors_with_spaces_from_level_0_up():
    for cruiser in content.CRUISERS.values():
        assert len(cruiser.sectors) == 5
        assert all(1 <= height <= 4 for height in cruiser.heights)
    board = [{"id": "argo", "armor": 9, "sectors": [{"spaces": [0], "draw": 1}] * 4}]
    with pytest.raises(BadInput) as error:
        load_cruisers(json.dumps(board).encode())
    assert error.value.rule == "SF-1-02"


@pytest.mark.rule("SF-1-04")
def test_a_covered_section_counts_for_nothing_though_icons_recall_it():
    story = Story(document(side("ares", {2: ["1-06", "2-15"]})))
    # 1-06 has two fighters above, and 2-15 has covered them.
    assert fighters_in(story.state.sides[0].sectors[1]) == 2 + 1


@pytest.mark.rule("SF-1-05")
def test_twenty_five_damage_tokens_may_lie_on_the_table_at_once():
    first = {
        1: [card("0-01", upper_hits=3)],
        2: [card("1-02", upper_hits=3)],
        3: [card("2-09", upper_hits=2)],
        4: [card("2-17", upper_hits=2)],
        5: [card("2-21", upper_hits=3)],
    }
    second = {
        1: [card("2-22", lower_hits=2)],
        2: [card("3-17", upper_hits=3)],
        3: [card("3-21", upper_hits=2, lower_hits=1)],
        4: [card("2-20", lower_hits=2)],
        5: [card("2-15", upper_hits=2)],
    }
    story = Story(document(side("ares", first), side("athena", second)))
    hits = [
        placed.upper_hits + placed.lower_hits
        for one in story.state.sides
        for cards in one.sectors
        for placed in cards
    ]
    assert sum(hits) == 25


@pytest.mark.rule("SF-2-02")
def test_a_round_is_reinforcements_then_deployment_then_combat():
    ares, athena = side("ares", hand=["0-02"]), side("athena", hand=["0-08"])
    story = Story(document(ares, athena, phase="reinforcements", round=1))
    assert story.state.phase == "deployment"
    assert len(story.heard("Reinforced")) == 2
    story.play("first pass", "second pass")
    assert story.state.phase == "combat"
    story.play("first stay", "first rightwards")
    assert (story.state.round, story.state.phase) == (2, "deployment")


@pytest.mark.rule("SF-2-03")
def test_training_is_played_with_ares_athena_and_green_cards():
    story = Story.new(mode="training", first_player="first")
    assert story.offered("first") == ["ares", "athena"]
    assert story.refusal("first", "atlas") == "SF-2-03"
    assert sorted(story.state.piles[0].deck) == sorted(
        one.id for one in content.CARDS if one.group == "green"
    )
    assert len(story.state.piles[0].deck) == 40
    with pytest.raises(BadInput) as error:
        Story.new(mode="training", cruisers={"first": "apollo"})
    assert (error.value.rule, error.value.field) == ("SF-2-03", "cruisers.first")
    assert refused(document(side("ares", hand=["0-09"]), mode="training")).rule == "SF-2-03"
    assert refused(document(side("atlas"), mode="training")).rule == "SF-2-03"


@pytest.mark.rule("SF-2-04")
def test_skirmish_is_played_with_all_cruisers_and_all_cards():
    story = Story.new(mode="skirmish", first_player="first")
    assert story.offered("first") == ["ares", "athena", "atlas", "apollo"]
    assert len(story.state.piles[0].deck) == 100


@pytest.mark.rule("SF-2-06")
def test_training_cards_carry_the_eight_training_effects_only():
    training = {
        "draw",
        "lateral",
        "vertical",
        "free",
        "pivot",
        "enemy-cruiser",
        "own-cruiser",
        "destruction",
    }
    green = [one for one in content.CARDS if one.group == "green"]
    assert {effect for one in green for effect in (*one.upper.effects, *one.lower.effects)} <= training
    wrong = broken_by(lambda cards: cards[0]["upper"].update(effects=["barrel-roll"]))
    assert (wrong.rule, wrong.field) == ("SF-2-06", "cards.json[0].upper.effects")


@pytest.mark.rule("SF-AMB-6")
def test_a_card_without_fighters_is_refused():
    def disarm(cards):
        cards[0]["upper"]["fighters"] = cards[0]["lower"]["fighters"] = 0

    assert "has 0 fighters" in str(broken_by(disarm))


@pytest.mark.rule("SF-3-01")
def test_chance_decides_who_begins_and_takes_the_initiative():
    first_players = {Story.new(seed=str(number)).state.initiative for number in range(20)}
    assert first_players == {0, 1}


@pytest.mark.rule("SF-3-01", "SF-3-02")
def test_cruisers_are_chosen_beginning_with_the_first_player():
    story = Story.new(first_player="second")
    assert story.asked == ("second", "ChooseCruiser")
    story.choose("second", "atlas")
    assert story.asked == ("first", "ChooseCruiser")
    story.choose("first", "apollo")
    assert [one.cruiser for one in story.state.sides] == ["apollo", "atlas"]
    assert story.asked == ("second", "Deploy")


@pytest.mark.rule("SF-3-02")
def test_a_cruiser_that_the_set_up_names_is_not_asked_for():
    story = Story.new(first_player="first", cruisers={"first": "atlas"})
    assert story.asked == ("second", "ChooseCruiser")


@pytest.mark.rule("SF-3-03", "SF-3-04", "SF-3-05")
def test_a_game_begins_face_to_face_with_whole_armor_and_one_common_deck():
    story = Story.new(first_player="first", cruisers={"first": "atlas", "second": "apollo"})
    assert story.state.offset == 0
    assert story.armor() == (23, 20)
    (pile,) = story.state.piles
    assert (len(pile.deck), pile.discard) == (100 - 10, [])


@pytest.mark.rule("SF-3-05")
def test_two_games_with_other_seeds_are_shuffled_differently():
    hands = {
        tuple(Story.new(seed=str(n), cruisers={"first": "ares", "second": "ares"}).hand("first"))
        for n in range(5)
    }
    assert len(hands) == 5
