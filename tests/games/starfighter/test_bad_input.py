"""Broken and hostile documents get one clear error, and change nothing."""

import json
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from games.starfighter.story import POSITIONS, Story
from holotable.games.starfighter.content.cards import load_cards
from holotable.games.starfighter.rules.total_war import read_deck
from holotable.kernel.errors import BadInput

SCRAPS = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-3, 12),
    st.floats(),
    st.sampled_from(
        ["3-10", "0-02", "ares", "atlas", "second", "combat", "over", "total-war", "down", "draw", ""]
    ),
    st.text(max_size=8),
    st.lists(st.sampled_from(["3-10", "0-02", "1-06"]), max_size=4),
    st.dictionaries(st.sampled_from(["card", "face", "deck", "0-02"]), st.integers(-1, 3), max_size=2),
)
DOCUMENTS = [json.loads(path.read_text("utf-8")) for path in sorted(POSITIONS.glob("*.json"))]


def places(value, path=()):
    """Every place of a document."""
    if path:
        yield path
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, one in inner:
        yield from places(one, (*path, key))


@settings(max_examples=150)
@given(document=st.sampled_from(DOCUMENTS), random=st.randoms(use_true_random=False), scrap=SCRAPS)
def test_a_damaged_position_is_refused_or_can_be_played(document, random, scrap):
    damaged = json.loads(json.dumps(document))
    *path, last = random.choice(list(places(damaged["position"])))
    target = damaged["position"]
    for key in path:
        target = target[key]
    target[last] = scrap
    story, error = outcome(Story, damaged)
    if error is None:
        play(story, Random(1), 20)
    else:
        assert "\n" not in str(error)


def outcome(read, *given):
    """What came out of something that was read, or the error with which it was refused."""
    try:
        return read(*given), None
    except BadInput as error:
        return None, error


def play(story: Story, random: Random, choices: int) -> None:
    table = story.match.table
    for _ in range(choices):
        if story.match.result is not None:
            return
        table.choose(table.asked.seat, random.choice(table.asked.options(table.state)))


@given(
    st.text(max_size=200)
    | st.lists(st.sampled_from(["ares", "0-01", "3-35", "# x", "  1-06 # y"]), max_size=30).map("\n".join)
)
def test_any_text_is_a_deck_or_is_refused_with_its_line(text):
    deck, error = outcome(read_deck, text)
    assert error.field.startswith("deck") if error else len(deck.cards) >= 25


@given(
    st.binary(max_size=100)
    | st.lists(st.dictionaries(st.sampled_from(["id", "level"]), SCRAPS)).map(
        lambda v: json.dumps(v).encode()
    )
)
def test_any_bytes_are_no_card_file(data):
    _, error = outcome(load_cards, data)
    assert error is not None
    assert error.field.startswith("cards.json")
