"""A position may say which steps are to come, as long as the rules could come to them."""

from __future__ import annotations

import pytest

from holotable.games.starfighter.game import game
from holotable.kernel.errors import BadInput
from holotable.kernel.match import Match
from holotable.kernel.position import document_of, moment_of


@pytest.fixture
def document():
    match = Match.new(game, {"mode": "training"}, seed="steps")
    for _ in range(2):
        match.choose(match.owing()[0], "ares")
    return document_of(game, match.moment())


def test_the_steps_of_a_game_can_be_to_come(document):
    assert [step[0] for step in document["steps"]] == ["new-round", "end-of-round", "combat", "turn"]
    assert Match.at(game, moment_of(game, document)).pending(document["steps"][3][1])


@pytest.mark.parametrize(
    ("steps", "place", "why"),
    [
        ([["new-round"], ["dance"]], "steps[1]", "has no step"),
        ([["new-round"], 7], "steps[1]", "has no step"),
        ([["new-round", "twice"]], "steps[0]", "takes 0 arguments, not 1"),
        (
            [["new-round"], ["end-of-round"], ["combat"], ["turn", "first"]],
            "steps[3]",
            "its seat cannot be 'first'",
        ),
        ([["new-round"], ["end-of-round"], ["combat"], ["turn", 2]], "steps", "there is no seat 2"),
        (
            [["end-of-round"], ["combat"], ["turn", 0]],
            "steps",
            "end-of-round does not come right before the end",
        ),
        ([["new-round"], ["turn", 0]], "steps", "turn does not come right before new-round"),
        ([["new-round"], ["end-of-round"], ["battle", 0, 5]], "steps", "no such sector"),
        ([["new-round"], ["end-of-round"], ["place-damage", 0, 9, 1]], "steps", "no such sector"),
        (
            [
                ["new-round"],
                ["end-of-round"],
                ["combat"],
                ["turn", 0],
                ["next-effect"],
                ["pivoting", 0, "9-99"],
            ],
            "steps",
            "'9-99' does not lie face up on the board of first",
        ),
        (
            [
                ["new-round"],
                ["end-of-round"],
                ["combat"],
                ["turn", 0],
                ["next-effect"],
                ["destruction", 0, "3-10"],
            ],
            "steps",
            "'3-10' does not lie face up on the board of first",
        ),
        (
            [["new-round"], ["end-of-round"], ["place-damage", 0, 1, 100]],
            "steps",
            "no sector has 100 fighters",
        ),
        (
            [["new-round"], ["end-of-round"], ["combat"], ["turn", 0], ["choose-effect", 0]],
            "steps",
            "no two effects wait together",
        ),
        ([], "steps", "there is none"),
    ],
)
def test_steps_that_the_rules_never_come_to_are_refused(document, steps, place, why):
    with pytest.raises(BadInput, match=why) as refused:
        moment_of(game, {**document, "steps": steps})
    assert refused.value.field == place
