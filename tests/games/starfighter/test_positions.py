"""Positions: any moment as a document, and clear errors for those that cannot be."""

import json
from pathlib import Path
from random import Random

import jsonschema
import msgspec
import pytest

from games.starfighter.story import POSITIONS, Story, card, document, down, refused, side
from holotable.games.starfighter import game
from holotable.kernel.errors import BadInput
from holotable.kernel.position import document_of, moment_of, read_text


@pytest.mark.parametrize("mode", ["training", "skirmish", "total-war"])
def test_every_moment_of_a_game_comes_back_from_its_document(mode):
    random = Random(mode)
    story = Story.new(seed=mode, mode=mode)
    while story.match.result is None:
        moment = story.match.moment()
        written = json.loads(json.dumps(document_of(game, moment)))
        again = msgspec.structs.replace(moment_of(game, written), chance=moment.chance)
        assert again.digest() == moment.digest()
        table = story.match.table
        table.choose(table.asked.seat, random.choice(table.asked.options(table.state)))


@pytest.mark.parametrize("name", sorted(path.stem for path in POSITIONS.glob("*.json")))
def test_position_files_keep_to_the_schema(name):
    whole = read_text((POSITIONS / f"{name}.json").read_text("utf-8"))
    jsonschema.validate(whole["position"], msgspec.json.schema(game.Position))
    assert Story(whole).asked is not None


@pytest.mark.parametrize(
    ("phase", "asked"),
    [
        ("set-up", ("first", "Deploy")),
        ("reinforcements", ("first", "Deploy")),
        ("deployment", ("first", "Deploy")),
        ("combat", ("first", "MoveCruiser")),
    ],
)
def test_a_position_by_hand_goes_on_where_its_phase_begins(phase, asked):
    ares, athena = side("ares", hand=["0-02"]), side("athena", hand=["0-17"])
    assert Story(document(ares, athena, phase=phase)).asked == asked


def test_a_position_may_say_whose_turn_it_is_and_who_has_passed():
    ares, athena = side("ares", hand=["0-02"]), side("athena", hand=["0-17"])
    assert Story(document(ares, athena, turn="second")).asked == ("second", "Deploy")
    passed = Story(document({**ares, "passed": True}, athena))
    assert passed.asked == ("second", "Deploy")
    passed.choose("second", "0-17@1:down")
    assert passed.state.phase == "combat"


def test_battles_follow_at_once_where_their_order_is_chosen():
    ares = side("ares", {2: ["1-02"]})
    story = Story(document(ares, phase="combat", order="rightwards", round=1))
    assert (story.state.round, story.armor()) == (2, (20, 16))


def test_a_game_that_is_over_is_counted():
    story = Story(document(side("ares", armor=3), side("athena", armor=-1), phase="over"))
    assert story.match.result.places == ((0,), (1,))


def test_what_is_left_out_is_filled_in():
    story = Story(document(side("ares", hand=["0-02"]), side("atlas")))
    assert story.armor() == (20, 23)
    assert len(story.state.piles[0].deck) == 99


@pytest.mark.parametrize(
    ("position", "field", "rule"),
    [
        (document(side("argo")), "sides.first.cruiser", "SF-3-02"),
        (document(side("")), "sides.first.cruiser", "SF-3-02"),
        (document(side("ares", armor=21)), "sides.first.armor", "SF-3-04"),
        (document(side("ares", hand=["9-99"])), "sides.first.hand", "SF-1-03"),
        (document(side("ares", {1: ["0-02"]}, hand=["0-02"])), "sides.first.sectors[0][0]", "SF-1-03"),
        (document({"cruiser": "ares", "sectors": [[]] * 4}), "sides.first.sectors", "SF-1-02"),
        (document(side("ares", {3: ["0-02", "0-03", "0-04"]})), "sides.first.sectors[2]", "SF-5-04"),
        (
            document(side("ares", {1: [card("0-01", upper_hits=5)]})),
            "sides.first.sectors[0][0].upper_hits",
            "SF-6.2-04",
        ),
        (document(side("ares", {1: [card("0-02", upper_hits=1)]})), "sides.first.sectors[0][0]", "SF-6.2-06"),
        (
            document(side("ares", {1: [card("0-01", upper_hits=1), "1-06"]})),
            "sides.first.sectors[0][0].upper_hits",
            "SF-6.2-11",
        ),
        (
            document(side("ares", {1: [card("1-29", upper_shield_hits=4)]})),
            "sides.first.sectors[0][0].upper_shield_hits",
            "SF-7.1-02",
        ),
        (
            document(side("ares", {1: [card("0-02", known=False)]})),
            "sides.first.sectors[0][0].known",
            "SF-8-10",
        ),
        (document(offset=-4), "offset", "SF-6.1-02"),
        (document(waiting=[["first:2-09.upper:own-cruiser"]]), "waiting[0][0]", "SF-7-09"),
        (document(waiting=[["third:2-09.upper:own-cruiser"]]), "waiting[0]", None),
        (document(waiting=[["first:2-09.upper:draw"]]), "waiting[0]", None),
        (document(mode="total-war"), "sides.first.pile", "SF-8-06"),
        (document(side("ares", pile={"deck": ["0-02"]})), "sides.first.pile", "SF-3-05"),
        (document(pile={"deck": ["0-02"], "discard": ["0-02"]}), "pile.deck", "SF-1-03"),
        (document(pile={"deck": ["0-02"], "returned": {"0-02": 1}}), "pile.returned", "SF-8-08"),
        (document(pile={"deck": ["0-02"], "made_anew": 1}), "pile.deck", "SF-8-08"),
        ({**document(), "moon": 1}, "position", None),
        (document(round=-1), "position.round", None),
        (
            document(side("ares", {1: [down("0-02", upper_hits=-1)]})),
            "position.sides.first.sectors[0][0].upper_hits",
            None,
        ),
    ],
)
def test_a_position_that_cannot_be_is_refused_with_its_field_and_rule(position, field, rule):
    error = refused(position)
    assert (error.field, error.rule) == (field, rule)
    assert "\n" not in str(error)


@pytest.mark.parametrize(
    "steps",
    [[["battle", 9, 9]], [["turn", 7]], [["place-damage", 0, 9, 3]], [["choose-effect", 0]], [["end"]], []],
)
def test_steps_that_do_not_fit_are_refused(steps):
    envelope = {"holotable": "position 1", "game": "starfighter", "position": document(), "steps": steps}
    with pytest.raises(BadInput):
        Story(envelope)


def test_the_handbooks_position_is_one():
    page = (Path(__file__).parents[3] / "docs" / "starfighter.md").read_text("utf-8")
    examples = [block.split("```", 1)[0] for block in page.split("```json\n")[1:]]
    (example,) = [one for one in examples if '"position"' in one]
    assert Story(read_text(example)).asked == ("first", "Deploy")
