"""Chapter 4: reinforcements."""

import pytest

from games.starfighter.story import Story, card, document, side
from holotable.games.starfighter import game


@pytest.mark.rule("SF-4-01")
def test_each_draws_as_many_cards_as_symbols_are_visible_on_the_own_board():
    ares, athena = side("ares", {1: ["0-02"]}), side("athena", {2: ["0-04"], 3: ["0-07"]})
    story = Story(document(ares, athena, phase="reinforcements"))
    assert [len(story.hand("first")), len(story.hand("second"))] == [4, 3]


@pytest.mark.rule("SF-4-02")
def test_a_face_down_card_covers_a_symbol_too():
    ares = side("ares", {number: [card(f"0-0{number}", face="down")] for number in range(1, 6)})
    story = Story(document(ares, phase="reinforcements"))
    assert story.hand("first") == []


@pytest.mark.rule("SF-4-03")
def test_draw_symbols_on_cards_bring_no_reinforcements():
    ares = side("ares", {1: ["0-02"], 2: ["0-10"], 3: ["1-06"]})
    story = Story(document(ares, phase="reinforcements"))
    assert len(story.hand("first")) == 2


@pytest.mark.rule("SF-4-04", "SF-7.1-05")
def test_cards_laid_aside_come_in_addition_at_the_start_of_the_next_round():
    story = Story(document(side("ares", {1: ["0-04"]}, aside=["3-10", "3-35"]), phase="reinforcements"))
    assert {"3-10", "3-35"} <= set(story.hand("first"))
    assert len(story.hand("first")) == 4 + 2
    assert story.aside("first") == []


@pytest.mark.rule("SF-4-05", "SF-8-09")
def test_only_its_owner_sees_a_hand_and_everybody_may_count_it():
    story = Story(document(side("ares", hand=["3-10", "3-35"])))
    own = story.match.view(frozenset({0})).sides["first"]
    other = story.match.view(frozenset({1})).sides["first"]
    spectator = story.match.view(frozenset()).sides["first"]
    assert own.hand == ("3-10", "3-35")
    assert (other.hand, spectator.hand) == (None, None)
    assert own.hand_count == other.hand_count == spectator.hand_count == 2


@pytest.mark.rule("SF-4-05")
def test_others_are_told_how_many_cards_were_drawn_and_not_which():
    story = Story(document(phase="reinforcements"))
    drawn = story.heard("Reinforced")[0]
    assert drawn.seen_by(frozenset({0})).cards == drawn.cards
    assert drawn.seen_by(frozenset({1})).cards == ()
    assert drawn.seen_by(frozenset({1})).count == 5


@pytest.mark.rule("SF-8-09")
def test_a_hand_has_no_limit():
    from holotable.games.starfighter.content import ALL_CARDS

    story = Story(document(side("ares", hand=list(ALL_CARDS[:60])), phase="reinforcements"))
    assert len(story.hand("first")) == 65


@pytest.mark.rule("SF-4-02")
def test_an_empty_sector_shows_its_draw_symbols_to_everybody_until_a_card_lies_there():
    story = Story(document(side("ares", hand=["0-02"])))
    before = story.match.view(frozenset()).sides["first"]
    story.choose("first", "0-02@3:down")
    after = story.match.view(frozenset()).sides["first"]
    assert [sector.draw_symbols for sector in before.sectors] == [1, 1, 1, 1, 1]
    assert [sector.draw_symbols for sector in after.sectors] == [1, 1, 0, 1, 1]
    assert (before.draw_symbols, after.draw_symbols) == (5, 4)


@pytest.mark.rule("SF-4-02")
def test_the_table_in_words_says_which_sectors_bring_cards():
    story = Story(document(side("ares", {2: ["0-02"]})))
    lines = game.in_words(story.match.view(frozenset()), "en")
    ours = lines[next(at for at, line in enumerate(lines) if "cruiser Ares" in line) :]
    said = [line.strip() for line in ours if "draw symbol" in line][1:]
    assert said == [f"Sector {number}, empty: 1 draw symbol" for number in (1, 3, 4, 5)]
